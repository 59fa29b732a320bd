import Pixels
import Testing

@testable import Typography

@Suite(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`"))
struct PainterTests {
  let typesetter = Typesetter(library: Support.library)
  let painter = GlyphPainter()

  private func layout(_ text: String, _ language: String, size: Double) -> TextLayout {
    typesetter.layout(Support.request(text, language, size: size))
  }

  private func coverage(_ mask: Mask) -> Double { mask.values.reduce(0.0) { $0 + Double($1) / 255 } }

  private func centroid(_ found: (mask: Mask, corner: PixelPoint)) -> Double {
    var sum = 0.0
    for y in 0..<found.mask.height {
      for x in 0..<found.mask.width { sum += Double(found.mask[x, y]) / 255 * (Double(found.corner.x + x) + 0.5) }
    }
    return sum / coverage(found.mask)
  }

  @Test func joinsArabicLettersWithoutASeam() throws {
    let found = try #require(painter.mask(of: layout("بسيط", "ar", size: 60)))
    // Every column of a joined word has a pixel wholly inside the stroke.
    for x in 2..<found.mask.width - 2 {
      #expect((0..<found.mask.height).contains { found.mask[x, $0] == 255 }, "column \(x)")
    }
  }

  /// Neighbours overlap by less than a pixel: at most places both cover the pixel they share in part.
  @Test(arguments: [("मयपनचमसय", "hi"), ("কমবনর", "bn"), ("ਕਮਨਰਸ", "pa")], [24.0, 31, 44, 60, 97])
  func joinsTheHeadLine(_ item: (text: String, language: String), size: Double) throws {
    let text = layout(item.text, item.language, size: size)
    for step in 0..<8 {
      let found = try #require(painter.mask(of: text, at: Point(Double(step) / 8, 0)))
      let ends = Int(size / 8)
      let dark = (0..<found.mask.width).map { x in (0..<found.mask.height).map { found.mask[x, $0] }.max() ?? 0 }
      #expect(dark[ends..<found.mask.width - ends].allSatisfy { $0 > 250 }, "\(step)")
    }
  }

  /// What is gathered glyph by glyph is what all outlines cover together, worked out 16 times as finely.
  /// FreeType's chords for the curves of large letters account for the difference; a seam has three times as much.
  @Test(arguments: [("पहचानें", "hi"), ("خطّط", "ar"), ("سکون", "ur"), ("Totally", "en"), ("ဖြေရှင်း", "my")])
  func coversWhatTheOutlinesCover(text: String, language: String) throws {
    var request = Support.request(text, language, size: 41)
    request.style.tracking = language == "en" ? -0.07 : 0
    let layout = typesetter.layout(request)
    let found = try #require(painter.mask(of: layout))
    let side = 16
    var sums = Array(repeating: 0, count: found.mask.values.count * side * side)
    for line in layout.lines {
      for run in line.runs {
        for glyph in run.glyphs {
          let outline = run.face.outline(glyph.glyph, size: 41, at: Point(line.x + glyph.x, line.baseline + glyph.y.rounded()))
          let placed = outline.translated(x: -Double(found.corner.x), y: -Double(found.corner.y)).transformed(by: .scale(Double(side)))
          guard let area = placed.bounds.map({ PixelRect(covering: $0) }) else { continue }
          let fine = Mask(placed, bounds: area)
          for y in 0..<area.height {
            for x in 0..<area.width {
              let index = (area.y + y) * found.mask.width * side + area.x + x
              sums[index] = min(255, sums[index] + Int(fine.values[y * area.width + x]))
            }
          }
        }
      }
    }
    for y in 0..<found.mask.height {
      for x in 0..<found.mask.width {
        var sum = 0
        for row in 0..<side { for column in 0..<side { sum += sums[(y * side + row) * found.mask.width * side + x * side + column] } }
        #expect(abs(sum / (side * side) - Int(found.mask[x, y])) <= 40, "\(x) \(y)")
      }
    }
  }

  @Test func putsGlyphsAtFractionsOfAPixel() throws {
    let text = layout("Hamburg", "en", size: 30)
    let whole = try #require(painter.mask(of: text, at: Point(5, 40)))
    for fraction in [0.25, 0.5, 0.8125] {
      let moved = try #require(painter.mask(of: text, at: Point(5 + fraction, 40)))
      #expect(abs(centroid(moved) - centroid(whole) - fraction) < 0.01)
      #expect(abs(coverage(moved.mask) - coverage(whole.mask)) < coverage(whole.mask) * 0.002)
    }
  }

  @Test func paintsTheColourAtFullCoverage() {
    var canvas = Pixmap(width: 80, height: 60, color: Color(255, 255, 255))
    painter.paint(layout("■I", "en", size: 50), at: Point(4, 50), color: Color(10, 20, 200), into: &canvas)
    #expect(canvas.pixels.contains(Color(10, 20, 200).premultiplied))
    #expect(canvas.pixels.allSatisfy { $0 >> 24 == 255 })
  }

  @Test(arguments: [Point(-5000, 20), Point(5000, 20), Point(20, -5000), Point(20, 5000), Point(70, 58), Point(-30, 3)])
  func clipsToTheCanvas(origin: Point) {
    var canvas = Pixmap(width: 80, height: 60, color: Color(255, 255, 255))
    painter.paint(layout("Wide 🎉 text", "en", size: 40), at: origin, color: Color(0, 0, 0), into: &canvas)
    #expect(canvas.width == 80 && canvas.height == 60)
  }

  @Test(arguments: [20.0, 64, 109, 150]) func scalesEmojiWithTheText(size: Double) throws {
    var canvas = Pixmap(width: 200, height: 200)
    let text = layout("🟥", "en", size: size)
    painter.paint(text, at: Point(2, 160), color: Color(0, 0, 0), into: &canvas)
    let rows = (0..<200).filter { y in (0..<200).contains { canvas.pixels[y * 200 + $0] >> 24 > 127 } }
    let columns = (0..<200).filter { x in (0..<200).contains { canvas.pixels[$0 * 200 + x] >> 24 > 127 } }
    // The strike is 136 × 128 pixels for 109 pixels an em; the square fills it but for a small margin.
    #expect(abs(Double(columns.count) / size - Double(rows.count) / size) < 0.12)
    #expect(Double(rows.count) / size > 0.95 && Double(rows.count) / size < 1.19)
    #expect(abs(text.advance - size * 2550 / 2048) < 1e-9)
  }

  @Test func colorsHalfALigature() throws {
    var request = Support.request("سلام", "ar", size: 60)
    let plain = typesetter.layout(request)
    request.spans = [TextSpan(start: 1, end: 2, appearanceIndex: 0)]
    let colored = typesetter.layout(request)
    #expect(colored.runs.map(\.glyphs) == plain.runs.map(\.glyphs))
    var one = Pixmap(width: 150, height: 90)
    var two = Pixmap(width: 150, height: 90)
    painter.paint(plain, at: Point(10, 60), color: Color(0, 0, 255), into: &one)
    painter.paint(colored, at: Point(10, 60), color: Color(0, 0, 255), spanColors: [Color(255, 0, 0)], into: &two)
    #expect(two.pixels.contains(Color(255, 0, 0).premultiplied) && two.pixels.contains(Color(0, 0, 255).premultiplied))
    // The parts meet at whole pixels; nothing is lost or added.
    for (a, b) in zip(one.pixels, two.pixels) { #expect(abs(Int(a >> 24) - Int(b >> 24)) <= 1) }
  }

  @Test func keepsArabicJoinedAcrossWeights() {
    let word = "المحترفون"
    func glyphs(_ weight: Int, _ spans: [TextSpan] = []) -> [Int: UInt32] {
      var request = Support.request(word, "ar", size: 60)
      request.style.weight = weight
      request.spans = spans
      let all = typesetter.layout(request).runs.flatMap(\.glyphs)
      return Dictionary(all.map { ($0.cluster, $0.glyph) }, uniquingKeysWith: { first, _ in first })
    }
    let bold = glyphs(700)
    let regular = glyphs(400)
    let mixed = glyphs(400, [TextSpan(start: 3, end: 6, weight: 700)])
    for (cluster, glyph) in mixed { #expect(glyph == ((3..<6).contains(cluster) ? bold[cluster] : regular[cluster])) }
  }

  @Test func spacesLettersButNeverJoinedOnes() {
    func width(_ text: String, _ language: String, tracking: Double, rules: BreakRules = .house) -> Double {
      var request = Support.request(text, language, size: 100, rules: rules)
      request.style.tracking = tracking
      return typesetter.layout(request).lines[0].width
    }
    #expect(abs(width("abcd", "en", tracking: 0.05) - width("abcd", "en", tracking: 0) - 15) < 0.01)
    #expect(abs(width("שלום", "he", tracking: 0.05) - width("שלום", "he", tracking: 0) - 15) < 0.01)
    #expect(width("تسوق", "ar", tracking: 0.05) == width("تسوق", "ar", tracking: 0))
    #expect(width("सर्व", "hi", tracking: 0.05) == width("सर्व", "hi", tracking: 0))
    // Two clusters: स and र्व. CSS moves them apart, though the head line breaks.
    #expect(abs(width("सर्व", "hi", tracking: 0.05, rules: .css) - width("सर्व", "hi", tracking: 0) - 5) < 0.01)
    #expect(width("تسوق", "ar", tracking: 0.05, rules: .css) == width("تسوق", "ar", tracking: 0))
    // A sequence of emoji is one cluster; CSS tracks it, the house does not.
    #expect(abs(width("👨‍👩‍👧a", "en", tracking: 0.05, rules: .css) - width("👨‍👩‍👧a", "en", tracking: 0) - 5) < 0.01)
    #expect(width("👨‍👩‍👧a", "en", tracking: 0.05) == width("👨‍👩‍👧a", "en", tracking: 0))
  }

  @Test func takesLigaturesApartWhenTracked() {
    var request = Support.request("office", "en", size: 100)
    request.style.families = ["Noto Sans"]
    request.style.tracking = 0.05
    #expect(typesetter.layout(request).runs.flatMap(\.glyphs).count == 6)
  }

  @Test func centresAJapaneseLineWithoutItsEmptyHalf() {
    var request = Support.request("集中。", "ja", size: 100, width: 600)
    request.alignment = .center
    let layout = typesetter.layout(request)
    #expect(abs(layout.lines[0].x - (150 + 25)) < 0.01)
    request.language = "zh-Hant"
    request.style = Support.style("zh-Hant")
    #expect(abs(typesetter.layout(request).lines[0].x - 150) < 0.01)
  }

  @Test func keepsInkOfNeighbouringLinesApart() throws {
    var request = Support.request("ẪỮẪ gpqy\nẪỮẪ gpqy", "vi", size: 100)
    request.style.lineHeight = 0.7
    let layout = typesetter.layout(request)
    let upper = try #require(layout.lines[0].ink)
    #expect(layout.linePitch > 70)
    #expect(layout.linePitch >= upper.bottom)
    request.style.lineHeight = 2
    #expect(typesetter.layout(request).linePitch == 200)
  }

  @Test func alignsByTheBaseDirection() {
    for (language, text, atLeft) in [("en", "one", true), ("he", "שלום", false)] {
      var request = Support.request(text, language, size: 20, width: 300)
      let line = typesetter.layout(request).lines[0]
      #expect(abs(line.x - (atLeft ? 0 : 300 - line.width)) < 1e-9)
      request.alignment = .end
      #expect(abs(typesetter.layout(request).lines[0].x - (atLeft ? 300 - line.width : 0)) < 1e-9)
    }
  }

  @Test func givesEveryWorkerTheSameMask() async {
    let library = FontLibrary(manifest: Support.manifest)
    let texts = [("ar", "ركّز على ما يهمك"), ("ja", "静かに整え、深く集中。"), ("hi", "सर्वश्रेष्ठ"), ("en", "AVATAR fi 🎉")]
    let masks = await withTaskGroup(of: [Mask?].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let typesetter = Typesetter(library: library)
          let painter = GlyphPainter()
          return texts.map { language, text in painter.mask(of: typesetter.layout(Support.request(text, language, size: 40, width: 300)))?.mask }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(masks.count == 4)
    for other in masks.dropFirst() { #expect(other == masks[0]) }
  }

  @Test func setsNothingForNothing() {
    for text in ["", " ", "\n", "\u{200B}", "\u{202E}"] {
      let layout = typesetter.layout(Support.request(text, "en", width: 100))
      #expect(layout.width < 1)
      #expect(layout.missing.isEmpty)
      #expect(painter.mask(of: layout) == nil)
    }
  }
}
