import Testing

@testable import Typography

/// Letters that look otherwise in one language than in its neighbours', in the fonts that captions get when nobody names any.
/// Glyph numbers by another program (uharfbuzz on the same files).
@Suite(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`"))
struct NationalLetterTests {
  let typesetter = Typesetter(library: Support.library)

  private func glyphs(_ text: String, _ language: String, families: [String]? = nil, weight: Int = 700) -> [UInt32] {
    var request = Support.request(text, language)
    request.style.weight = weight
    if let families { request.style.families = families }
    return typesetter.layout(request).runs.flatMap { $0.glyphs.map(\.glyph) }
  }

  /// The default face of Russian has no Serbian б, so Serbian and Macedonian have one that does.
  @Test func serbianAndMacedonianHaveTheirOwnBe() {
    #expect(glyphs("б", "sr") == [2406])
    #expect(glyphs("б", "mk-MK") == [2406])
    #expect(glyphs("б", "ru", families: ["Noto Sans"]) == [458])
  }

  @Test(arguments: ["ro", "ro-RO", "ro-MD"]) func romanianHasCommasBelow(language: String) {
    #expect(glyphs("ŞşŢţ", language) == glyphs("ȘșȚț", "en"))
    #expect(glyphs("ŞşŢţ", "tr") != glyphs("ȘșȚț", "en"))
  }

  @Test(arguments: ["tr", "az"]) func turkishKeepsTheDotOfI(language: String) {
    #expect(glyphs("fi", language, families: ["Noto Sans"], weight: 400) == [73, 76])
    #expect(glyphs("fi", "en", families: ["Noto Sans"], weight: 400) == [1967])
  }

  @Test func catalanHasAnElWithADot() {
    #expect(glyphs("l·l", "ca", families: ["Noto Sans"], weight: 400) == [257, 79])
  }

  @Test func marathiAndNepaliHaveTheirForms() {
    #expect(glyphs("लश५८झ", "hi", weight: 400) == [54, 58, 111, 114, 33])
    #expect(glyphs("लश५८झ", "mr", weight: 400) == [580, 585, 111, 114, 33])
    #expect(glyphs("लश५८झ", "ne", weight: 400) == [54, 58, 601, 602, 593])
  }

  @Test func urduHasItsOwnDigits() {
    #expect(glyphs("۴۷۶", "ur", weight: 400).sorted() == [174, 175, 176])
    #expect(glyphs("۴۷۶", "fa", families: ["Noto Nastaliq Urdu"], weight: 400).sorted() == [171, 173, 1042])
  }
}
