import Pixels
import Testing

@testable import Typography

/// What letters, spans and grounds look like, checked by areas, places and colours that were worked out from the outlines.
@Suite(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`"))
struct AppearanceTests {
  private let typesetter = Typesetter(library: Support.library)
  private let painter = GlyphPainter()

  private func layout(
    _ text: String, _ language: String = "en", size: Double = 100, families: [String] = ["Noto Sans"], spans: [TextSpan] = []
  ) -> TextLayout {
    var request = Support.request(text, language, size: size)
    if !families.isEmpty { request.style.families = families }
    request.spans = spans
    return typesetter.layout(request)
  }

  private func painted(_ layout: TextLayout, _ appearance: TextAppearance, at origin: Point = Point(100, 150), width: Int = 500, height: Int = 300)
    -> Pixmap
  {
    var canvas = Pixmap(width: width, height: height)
    painter.paint(layout, at: origin, appearance, into: &canvas)
    return canvas
  }

  /// The sum of opacity, in pixels.
  private func area(_ canvas: Pixmap) -> Double { canvas.pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } }

  private func pixels(_ canvas: Pixmap, where isWanted: (Color) -> Bool) -> [PixelPoint] {
    (0..<canvas.height).flatMap { y in
      (0..<canvas.width).filter { isWanted(Color(premultiplied: canvas[$0, y])) }.map { PixelPoint($0, y) }
    }
  }

  private let red = Color(255, 0, 0)
  private let blue = Color(0, 0, 255)

  // MARK: Letters

  /// Steiner's formula: a convex shape grown by r gains its outline's length times r and a disc.
  @Test(arguments: [0.02, 0.06, 0.2]) func theOutlineGrowsLettersByItsWidth(width: Double) throws {
    let text = layout("l")
    let ink = try #require(text.ink)
    let canvas = painted(text, TextAppearance(fill: .color(red), outline: .init(width: width, color: blue)))
    let r = width * 100
    let expected = ink.width * ink.height + 2 * (ink.width + ink.height) * r + Double.pi * r * r
    #expect(abs(area(canvas) - expected) < expected * 0.004)
  }

  /// Outlines are below all letters, so none bites into a neighbour it touches or joins.
  @Test(arguments: [("rry", "en"), ("بسيط", "ar"), ("नमस्ते", "hi")]) func outlinesStayBelowLetters(text: String, language: String) throws {
    let text = layout(text, language, families: [])
    let origin = Point(100, 150)
    let letters = try #require(painter.mask(of: text, at: origin))
    let canvas = painted(text, TextAppearance(fill: .color(red), outline: .init(width: 0.08, color: blue)), at: origin)
    for y in 0..<letters.mask.height {
      for x in 0..<letters.mask.width where letters.mask[x, y] == 255 {
        #expect(canvas[letters.corner.x + x, letters.corner.y + y] == red.premultiplied)
      }
    }
  }

  /// Pictures have no outline.
  @Test func emojiHaveNoOutline() {
    let text = layout("🟥", families: [])
    let plain = painted(text, TextAppearance(fill: .color(red)))
    #expect(painted(text, TextAppearance(fill: .color(red), outline: .init(width: 0.1, color: blue))) == plain)
  }

  /// A blur moves opacity about and loses none.
  @Test func aShadowHasTheOpacityAndPlaceAsked() throws {
    let text = layout("H🟥", families: [])
    let ink = TextAppearance(fill: .color(.black))
    let shadow = TextAppearance.SoftShadow(x: 0.5, y: -0.25, blur: 0.08, color: blue, opacity: 0.5)
    var both = ink
    both.shadows = [shadow]
    var canvas = Pixmap(width: 500, height: 300)
    painter.paint(text, at: Point(100, 150), both, clip: PixelRect(x: 0, y: 0, width: 500, height: 300), into: &canvas)
    let letters = painted(text, ink)
    // letters that cannot be seen leave the shadow alone
    var alone = both
    alone.fill = .color(Color(0, 0, 0, 0))
    let shadows = painted(layout("H", families: []), alone)
    let plain = painted(layout("H", families: []), ink)
    #expect(abs(area(shadows) - 0.5 * area(plain)) < 0.01 * area(plain))
    #expect(abs(centroid(shadows).x - centroid(plain).x - 50) < 0.1)
    #expect(abs(centroid(shadows).y - centroid(plain).y + 25) < 0.1)
    #expect(area(canvas) > area(letters))
  }

  private func centroid(_ canvas: Pixmap) -> Point {
    var (sum, x, y) = (0.0, 0.0, 0.0)
    for row in 0..<canvas.height {
      for column in 0..<canvas.width {
        let share = Double(canvas[column, row] >> 24)
        (sum, x, y) = (sum + share, x + share * Double(column), y + share * Double(row))
      }
    }
    return Point(x / sum, y / sum)
  }

  /// From the first colour at the block's top to the last at its bottom, or along each line.
  @Test func aGradientRunsOverBlockOrLine() throws {
    let text = layout("lll\nlll")
    let gradient = Gradient([red, blue])
    func column(_ canvas: Pixmap) -> [(y: Int, color: Color)] {
      // the middle of a stem
      let x = 100 + Int(text.lines[0].x + text.lines[0].width / 6)
      return (0..<canvas.height).filter { canvas[x, $0] >> 24 == 255 }.map { ($0, Color(premultiplied: canvas[x, $0])) }
    }
    let block = column(painted(text, TextAppearance(fill: .gradient(TextGradient(gradient)))))
    let first = try #require(block.first)
    let last = try #require(block.last)
    #expect(first.color.red > 245 && last.color.blue > 245)
    for (one, next) in zip(block, block.dropFirst()) { #expect(next.color.red <= one.color.red) }
    let lines = column(painted(text, TextAppearance(fill: .gradient(TextGradient(gradient, perLine: true)))))
    let reds = lines.map(\.color.red)
    #expect(zip(reds, reds.dropFirst()).filter { $1 > $0 }.count == 1, "starts anew once")
  }

  /// A plate has the same padding at both ends, whatever empty half a mark has there.
  @Test(arguments: [("「集中」", "ja"), ("集中。", "ja"), ("休息，", "zh-Hans")]) func aPlateIsCentredOnWhatIsSeen(text: String, language: String) throws {
    let set = layout(text, language, families: [])
    let plate = TextPlate(color: red, horizontalPadding: 0.3, verticalPadding: 0.1, radius: 0)
    let canvas = painted(set, TextAppearance(fill: .color(.black), plate: plate))
    let row = (0..<canvas.width).filter { canvas[$0, 130] != 0 }
    let ink = try #require(set.ink)
    let (first, last) = (try #require(row.first), try #require(row.last))
    let (left, right) = (100 + ink.left - Double(first), Double(last) + 1 - 100 - ink.right)
    #expect(left > 25 && left < 45 && right > 25 && right < 50)
  }

  // MARK: Spans

  /// A band reaches over its words' advances and the padding, nowhere else.
  @Test(arguments: [("nnn", "en", 1), ("ששש", "he", 1), ("ששש", "he", 0), ("अअअ", "hi", 2)])
  func aHighlightLiesBehindItsWords(text: String, language: String, index: Int) throws {
    let set = layout(text, language, families: [], spans: [TextSpan(start: index, end: index + 1, appearanceIndex: 0)])
    let step = set.width / 3
    let highlight = TextHighlight(color: blue, padding: 0.05, radius: 0)
    let canvas = painted(set, TextAppearance(fill: .color(Color(0, 0, 0, 0)), spans: [SpanAppearance(highlight: highlight)]))
    let place = Double(language == "he" ? 2 - index : index)
    let ink = try #require(set.ink)
    let expected = (step + 10) * (ink.height + 10)
    #expect(abs(area(canvas) - expected) < expected * 0.01)
    #expect(abs(centroid(canvas).x + 0.5 - (100 + (place + 0.5) * step)) < 0.1)
  }

  /// One stretch of the text, two of the line: the band is in two pieces.
  @Test func aHighlightFollowsTheVisualOrder() {
    var request = Support.request("abc אבג", "he")
    request.direction = .rightToLeft
    // c, the blank and the alef: seen from the left it is bet and gimel, alef and blank, a and b, c
    request.spans = [TextSpan(start: 2, end: 5, appearanceIndex: 0)]
    let highlight = TextHighlight(color: blue, padding: 0, radius: 0)
    let canvas = painted(
      typesetter.layout(request), TextAppearance(fill: .color(Color(0, 0, 0, 0)), spans: [SpanAppearance(highlight: highlight)]))
    let row = (0..<canvas.width).map { canvas[$0, 130] >> 24 == 255 }
    #expect(zip(row, row.dropFirst()).filter { !$0 && $1 }.count == 2)
  }

  /// Marks inside marks share one band and one rule: a half-transparent one is not laid twice where they meet.
  @Test func equalNeighboursShareBandAndRule() {
    let span = SpanAppearance(highlight: TextHighlight(color: Color(0, 0, 255, 128)), underline: TextUnderline(color: Color(255, 0, 0, 128)))
    let fill = TextAppearance.Fill.color(.black)
    let one = painted(layout("nnnn", spans: [TextSpan(start: 1, end: 3, appearanceIndex: 0)]), TextAppearance(fill: fill, spans: [span]))
    let two = painted(
      layout("nnnn", spans: [TextSpan(start: 1, end: 2, appearanceIndex: 0), TextSpan(start: 2, end: 3, appearanceIndex: 1)]),
      TextAppearance(fill: fill, spans: [span, span]))
    #expect(one == two)
  }

  /// Noto Sans Bold's own numbers: 100 units below the baseline, 50 thick; thinner than can be seen beside bold letters is made thicker.
  @Test func theUnderlineLiesWhereTheFontSays() {
    func rows(_ underline: TextUnderline) -> [Int] {
      let set = layout("nnn", spans: [TextSpan(start: 0, end: 3, appearanceIndex: 0)])
      let found = pixels(painted(set, TextAppearance(fill: .color(.black), spans: [SpanAppearance(underline: underline)]))) { $0 == red }
      return Set(found.map(\.y)).sorted()
    }
    #expect(rows(TextUnderline(color: red, thickness: 0.05)) == Array(160..<165))
    #expect(rows(TextUnderline(color: red)) == Array(160..<167))
  }

  @Test func theUnderlineLeavesDescendersAlone() throws {
    func columns(_ text: String) -> (rule: [Int], letters: [Int]) {
      let set = layout(text, spans: [TextSpan(start: 0, end: text.utf16.count, appearanceIndex: 0)])
      let canvas = painted(set, TextAppearance(fill: .color(.black), spans: [SpanAppearance(underline: TextUnderline(color: red))]))
      func columns(_ color: Color) -> [Int] {
        (0..<canvas.width).filter { x in (160..<167).contains { Color(premultiplied: canvas[x, $0]) == color } }
      }
      return (columns(red), columns(.black))
    }
    let plain = columns("nnn")
    let (left, right) = (try #require(plain.rule.first), try #require(plain.rule.last))
    #expect(plain.letters.isEmpty && plain.rule == Array(left...right))
    let crossed = columns("nqn")
    let stem = try #require(crossed.letters.first)...(try #require(crossed.letters.last))
    #expect(crossed.rule.contains { $0 < stem.lowerBound } && crossed.rule.contains { $0 > stem.upperBound })
    #expect(crossed.rule.allSatisfy { $0 < stem.lowerBound - 3 || $0 > stem.upperBound + 3 })
  }

  /// No crumb of a rule where hardly anything of it is left.
  @Test(arguments: ["quiet,", "gg", "jjj", "a,", "(y)"]) func theUnderlineLeavesNoCrumbs(text: String) throws {
    let spans = [TextSpan(start: 0, end: text.utf16.count, appearanceIndex: 0)]
    let set = layout(text, size: 44, families: ["Inter Display"], spans: spans)
    let canvas = painted(set, TextAppearance(fill: .color(.black), spans: [SpanAppearance(underline: TextUnderline(color: red))]))
    let rule = pixels(canvas) { $0 == red }
    let row = rule.filter { $0.y == rule.first?.y }.map(\.x)
    let breaks = zip(row, row.dropFirst()).filter { $1 - $0 > 1 }.count
    #expect(row.count > (breaks + 1) * 5 || row.isEmpty)
  }

  @Test(arguments: [("خطط ليومك", "ar"), ("अच्छे कुछ", "hi"), ("ぎょくyg", "ja"), ("ปฎิทิน ฐาน", "th")])
  func theUnderlineLiesBelowInkThatHangs(text: String, language: String) throws {
    let set = layout(text, language, families: [], spans: [TextSpan(start: 0, end: text.utf16.count, appearanceIndex: 0)])
    let canvas = painted(set, TextAppearance(fill: .color(.black), spans: [SpanAppearance(underline: TextUnderline(color: red))]))
    let top = try #require(pixels(canvas) { $0 == red }.map(\.y).min())
    let ink = try #require(set.ink)
    #expect(Double(top) > 150 + ink.bottom)
  }

  /// The ground does not shine through where two colours meet inside a stroke.
  @Test(arguments: [("سلام", "ar", 1, 3), ("समय", "hi", 1, 2), ("बहुत", "hi", 0, 1), ("office", "en", 1, 3)])
  func coloursMeetWithoutASeam(text: String, language: String, start: Int, end: Int) {
    let plain = painted(layout(text, language, families: []), TextAppearance(fill: .color(blue)))
    let colored = painted(
      layout(text, language, families: [], spans: [TextSpan(start: start, end: end, appearanceIndex: 0)]),
      TextAppearance(fill: .color(blue), spans: [SpanAppearance(fill: .color(red))]))
    #expect(colored != plain)
    #expect(plain.pixels.map { $0 >> 24 } == colored.pixels.map { $0 >> 24 })
  }

  /// A cluster has one colour, whatever glyphs it is made of: consonant, vowel signs before, behind, above.
  @Test(arguments: [("कामना", 0, 2), ("किताब", 0, 2), ("एक काम पर", 3, 6), ("हिन्दी", 0, 6)]) func vowelSignsGoWithTheirLetter(
    text: String, start: Int, end: Int
  ) {
    let set = layout(text, "hi", families: [], spans: [TextSpan(start: start, end: end, appearanceIndex: 0)])
    let canvas = painted(set, TextAppearance(fill: .color(blue), spans: [SpanAppearance(fill: .color(red))]))
    let reds = pixels(canvas) { $0.red > 128 && $0.alpha > 128 }.map(\.x)
    let blues = Set(pixels(canvas) { $0.blue > 128 && $0.alpha > 128 }.map(\.x))
    #expect(reds.allSatisfy { !blues.contains($0) })
    if let low = reds.min(), let high = reds.max() { #expect(!blues.contains { low < $0 && $0 < high }) }
  }

  // MARK: Order and bad input

  @Test func groundsLieBelowLettersInOrder() {
    let set = layout("l", spans: [TextSpan(start: 0, end: 1, appearanceIndex: 0)])
    let canvas = painted(
      set,
      TextAppearance(
        fill: .color(red), plate: TextPlate(color: Color(0, 255, 0), horizontalPadding: 0.3, verticalPadding: 0.3, radius: 0),
        spans: [SpanAppearance(highlight: TextHighlight(color: blue, padding: 0.1, radius: 0))]))
    let middle = 100 + Int(set.width / 2)
    #expect(Color(premultiplied: canvas[middle, 130]) == red)
    #expect(Color(premultiplied: canvas[100 - 8, 130]) == blue)
    #expect(Color(premultiplied: canvas[100 - 20, 130]) == Color(0, 255, 0))
    #expect(canvas[100 - 35, 130] == 0)
  }

  private static let everything = TextAppearance(
    fill: .gradient(TextGradient(Gradient([Color(1, 2, 3), Color(200, 100, 50)]), angle: 30, perLine: true)),
    outline: .init(width: 0.5, color: .black), shadows: [.init(x: 2, y: -2, blur: 2, color: .black, opacity: 1)],
    plate: TextPlate(shape: .lines, color: .white, horizontalPadding: 4, verticalPadding: 4, radius: 4),
    spans: [
      SpanAppearance(fill: .color(.white), highlight: TextHighlight(color: .black, padding: 3, radius: 9), underline: TextUnderline(thickness: 0.5))
    ])

  /// Nothing to draw, spans beyond the text or over controls of direction, numbers that point nowhere.
  @Test(arguments: ["", " ", "\n\n", "\u{0}", "\u{202E}\u{2067}ab\u{2069}ج\u{202C}", "🟥", "a\u{301}\u{301}\u{301}", "\u{200D}", "\u{FFFD}\u{FEFF}"])
  func takesAnything(text: String) {
    let spans = [
      TextSpan(start: -5, end: 3, appearanceIndex: 0), TextSpan(start: 1, end: 900, appearanceIndex: 7),
      TextSpan(start: 2, end: 2, appearanceIndex: -1),
    ]
    let set = layout(text, "ar", size: 20, families: [], spans: spans)
    _ = painted(set, Self.everything, width: 60, height: 40)
    _ = painted(set, Self.everything, at: Point(1e5, -1e5), width: 60, height: 40)
  }
}
