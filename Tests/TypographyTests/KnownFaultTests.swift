import Testing

@testable import Typography

/// What other text engines got wrong in captions. Glyphs and advances were taken from another program (uharfbuzz on the same files), visual orders were
/// worked out by hand from UAX #9.
@Suite(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`"))
struct KnownFaultTests {
  let typesetter = Typesetter(library: Support.library)

  private func layout(_ text: String, _ language: String, weight: Int = 400, spans: [TextSpan] = [], rules: BreakRules = .house) -> TextLayout {
    var request = Support.request(text, language, rules: rules)
    request.style.weight = weight
    request.spans = spans
    return typesetter.layout(request)
  }

  private func glyphs(_ layout: TextLayout) -> [[UInt32]] { layout.runs.map { $0.glyphs.map(\.glyph) } }

  /// Joins hold where the weight changes: alef, lam, meem and hah in bold, hah still medial; then teh medial, reh … in regular.
  @Test func arabicJoinsAcrossWeights() {
    let whole = layout("المحترفون", "ar")
    #expect(glyphs(whole) == [[831, 1468, 306, 979, 1269, 419, 773, 667, 46]])
    let split = layout("المحترفون", "ar", spans: [TextSpan(start: 0, end: 4, weight: 700)])
    #expect(glyphs(split) == [[419, 773, 667, 46], [831, 1468, 306, 979, 1269]])
    #expect(split.runs.map(\.face.weight) == [700, 400])
    #expect(split.runs[0].glyphs.map(\.xAdvance) == [654, 624, 297, 273])
  }

  @Test func lamAlefStaysOneLigatureUnderColour() {
    let plain = layout("سلام", "ar")
    let colored = layout("سلام", "ar", spans: [TextSpan(start: 1, end: 2, appearanceIndex: 0)])
    #expect(glyphs(colored) == glyphs(plain) && plain.runs[0].glyphs.count == 3)
  }

  /// The vowel sign i stands before its consonant, long over long letters.
  @Test func devanagariShortIStandsBefore() {
    #expect(glyphs(layout("विचार", "hi")) == [[607, 57, 30, 66, 52]])
    #expect(glyphs(layout("कहानियों", "hi")) == [[25, 61, 66, 607, 44, 51, 461]])
  }

  @Test func kurdishLettersJoin() { #expect(glyphs(layout("ڕێکخستن", "ckb")) == [[832, 1269, 1079, 647, 621, 1579, 1005]]) }

  /// Holam is drawn over vav, without an advance of its own.
  @Test func niqqudStandsOnItsLetter() {
    let run = layout("וֹ", "he").runs[0]
    #expect(run.glyphs.map { [Int32($0.glyph), $0.xAdvance, $0.xOffset] } == [[46, 0, 92], [124, 301, 0]])
  }

  // MARK: Order

  @Test(arguments: [
    // the mark ends the Arabic sentence, not the Latin word
    ("ar", "جرب Pro!", [7, 4, 5, 6, 3, 2, 1, 0]),
    // after Arabic letters digits are Arabic numbers, and a hyphen between two of them is a neutral
    ("ar", "من 10-20", [6, 7, 5, 3, 4, 2, 1, 0]),
    // brackets go with the paragraph
    ("he", "(אב)", [3, 2, 1, 0]),
    ("en", "a (אב)", [0, 1, 2, 4, 3, 5]),
    // a brand first, and still a right-to-left caption
    ("ar", "Go: نعم", [6, 5, 4, 3, 2, 0, 1]),
    ("he", "5 GB פנוי", [8, 7, 6, 5, 4, 2, 3, 1, 0]),
  ])
  func ordersLikeTheAlgorithm(language: String, text: String, expected: [Int]) {
    #expect(layout(text, language, rules: .css).lines[0].visualOrder == expected)
  }

  /// Each line of a mixed caption is ordered on its own.
  @Test func ordersEachLine() {
    var request = Support.request("breakfast, إفطار, lunch (غداء)", "en", size: 50, wrap: .greedy)
    request.width = typesetter.layout(Support.request("breakfast, إفطار,", "en", size: 50)).width + 1
    let lines = typesetter.layout(request).lines
    #expect(lines.map { [$0.start, $0.end] } == [[0, 17], [18, 30]])
    #expect(lines[0].visualOrder == Array(0...10) + [15, 14, 13, 12, 11, 16])
    #expect(lines[1].visualOrder == Array(18...24) + [28, 27, 26, 25, 29])
  }

  // MARK: Breaks

  @Test(arguments: [BreakRules.css, .house]) func khmerBreaksOnceAtABlank(rules: BreakRules) {
    #expect(layout("អស់ នឹង", "km", rules: rules).opportunities == [4])
  }

  @Test(arguments: [BreakRules.css, .house]) func wordJoinerHoldsThaiWordsTogether(rules: BreakRules) {
    #expect(layout("กินข้าว", "th", rules: rules).opportunities == [3])
    #expect(layout("กิน\u{2060}ข้าว", "th", rules: rules).opportunities == [])
  }
}
