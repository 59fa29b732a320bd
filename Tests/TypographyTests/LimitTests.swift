import Pixels
import Testing

@testable import Typography

/// Numbers that no picture has, and texts that are no captions: a clean answer, in the time and memory of one.
@Suite(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`")) struct LimitTests {
  private let typesetter = Typesetter(library: Support.library)

  private func layout(_ change: (inout TextRequest) -> Void) -> TextLayout {
    var request = Support.request("Focus better", "en", size: 40, width: 200)
    change(&request)
    return typesetter.layout(request)
  }

  /// What is beyond the limits is as what lies on them.
  @Test(arguments: [(-1, 0.01), (0, 0.01), (.nan, 0.01), (1e300, 16_384), (.infinity, 16_384), (-.infinity, 0.01)])
  func sizes(given: Double, taken: Double) {
    let found = layout { $0.style.size = given }
    #expect(found.size == taken)
    #expect(found.advance == layout { $0.style.size = taken }.advance)
  }

  @Test func widths() {
    #expect(layout { $0.width = .nan }.lines.count == 1)
    #expect(layout { $0.width = .infinity }.boxWidth == 1_000_000)
    for width in [-1, 0, -Double.infinity] { #expect(layout { $0.width = width }.lines.count == 2) }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude]) func otherNumbers(value: Double) {
    let found = layout {
      $0.style.tracking = value
      $0.style.lineHeight = value
      $0.style.axes = ["wght": value]
      $0.style.weight = .max
      $0.spans = [TextSpan(start: 0, end: 3, weight: .min)]
    }
    #expect(found.lines.allSatisfy { $0.width.isFinite && $0.baseline.isFinite })
    #expect(found.linePitch.isFinite && found.advance.isFinite)
  }

  /// Two thousand lines of great letters, of which the canvas shows four: neither the shadows' silhouette nor the underlines' ink may be as large.
  @Test func paintsNoMoreThanIsSeen() {
    var request = Support.request(String(repeating: "ag\n", count: 2000), "en", size: 400)
    request.spans = [TextSpan(start: 0, end: 6000, appearanceIndex: 0)]
    let tall = typesetter.layout(request)
    request.text = String(request.text.prefix(12))
    let short = typesetter.layout(request)
    let appearance = TextAppearance(
      fill: .color(.black), outline: TextAppearance.Outline(width: 0.02, color: .white),
      shadows: [TextAppearance.SoftShadow(x: 0.02, y: 0.02, blur: 0.02, color: .black, opacity: 0.5)],
      spans: [SpanAppearance(underline: TextUnderline())])
    // Of the four lines all is seen in both, and no edge of what is left out.
    let pictures = [tall, short].map { layout in
      var canvas = Pixmap(width: 600, height: 1900)
      GlyphPainter().paint(layout, at: Point(20, 400), appearance, clip: PixelRect(width: 600, height: 1500), into: &canvas)
      return canvas
    }
    #expect(pictures[0] == pictures[1])
  }

  /// A colour glyph in tiles is the same picture as in one.
  @Test(arguments: [30.0, 300]) func drawsColorGlyphsInTiles(size: Double) {
    let layout = typesetter.layout(Support.request("🚀👩‍🚀", "en", size: size))
    let painter = GlyphPainter()
    var whole = Pixmap(width: 400, height: 400)
    var tiled = whole
    painter.paint(layout, at: Point(-20.3, 300), color: .black, into: &whole)
    for x in stride(from: 0, to: 400, by: 80) {
      for y in stride(from: 0, to: 400, by: 100) {
        painter.paint(layout, at: Point(-20.3, 300), color: .black, clip: PixelRect(x: x, y: y, width: 80, height: 100), into: &tiled)
      }
    }
    #expect(whole == tiled)
    #expect(whole.pixels.contains { $0 >> 24 == 255 })
  }

  /// Far off the canvas nothing is drawn, however large it would be.
  @Test func drawsNoColorGlyphThatIsNotSeen() {
    let layout = typesetter.layout(Support.request(String(repeating: "🚀", count: 50), "en", size: 8000))
    var canvas = Pixmap(width: 20, height: 20)
    GlyphPainter().paint(layout, at: Point(40, 10), color: .black, into: &canvas)
    #expect(!canvas.pixels.contains { $0 != 0 })
  }

  /// Paragraphs and stretches that are too wide, many of each: time grows with their number, not with its square.
  @Test func longTextsAreSetInTime() {
    let words = typesetter.layout(Support.request(String(repeating: "abc ", count: 1500), "en", size: 100, width: 50))
    #expect(words.lines.count == 1500)
    // a Korean word that is too wide is cut at its syllables
    let syllables = typesetter.layout(Support.request(String(repeating: "가나다 ", count: 500), "ko", size: 100, width: 50))
    #expect(syllables.lines.allSatisfy { $0.end - $0.start == 1 })
    #expect(syllables.lines.count == 1500)
    let lines = typesetter.layout(Support.request(String(repeating: "a\u{7}\n", count: 2000), "en", size: 100, width: 50))
    #expect(lines.lines.count == 2001)
    #expect(lines.missing.isEmpty)
  }
}
