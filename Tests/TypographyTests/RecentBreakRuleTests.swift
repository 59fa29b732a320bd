import Testing

@testable import Typography

/// Rules of UAX #14 (Unicode 16) that ICU 72 does not have; every case is read off the rule.
struct RecentBreakRuleTests {
  private let finder = BreakFinder(languages: LanguageRules())

  private func pieces(_ text: String, _ language: String, _ rules: BreakRules = .css) -> [String] {
    let units = Array(text.utf16)
    let offsets = finder.opportunities(in: units, language: LanguageTag(language), rules: rules, keepTogether: []).map(\.offset)
    return zip([0] + offsets, offsets + [units.count]).map { units.string(in: $0..<$1) }
  }

  /// LB19a: a line may begin with an opening quotation mark and after a closing one when both neighbours of the mark are wide.
  @Test(arguments: [
    ("ko", "나‘다’라", ["나", "‘다’", "라"]), ("ko", "나“다”라", ["나", "“다”", "라"]), ("ja", "な“だ”ら", ["な", "“だ”", "ら"]),
    ("ja", "な«だ»ら", ["な", "«だ»", "ら"]), ("zh-Hans", "说‘真’的", ["说", "‘真’", "的"]), ("en", "说‘真’的", ["说", "‘真’", "的"]),
    // one narrow neighbour, and the mark holds on to both
    ("ja", "な“a”ら", ["な“a”ら"]), ("ko", "나‘a’라", ["나‘a’라"]), ("en", "a‘b’c", ["a‘b’c"]),
    // Chinese tailors the double ones
    ("zh-Hans", "说“a”的", ["说", "“a”", "的"]),
  ])
  func quotesBetweenWideCharacters(language: String, text: String, wanted: [String]) {
    #expect(pieces(text, language) == wanted)
  }

  /// LB20a: a hyphen that begins a word stays with its letters.
  @Test(arguments: [
    ("a –b", ["a ", "–b"]), ("a ‐b", ["a ", "‐b"]), ("–b", ["–b"]), ("a –1", ["a ", "–", "1"]), ("a–b", ["a–", "b"]), ("я -я", ["я ", "-я"]),
  ])
  func hyphenAtAWordsStart(text: String, wanted: [String]) { #expect(pieces(text, "en") == wanted) }

  /// LB21a: after a Hebrew letter and a hyphen a line begins with a Hebrew letter only.
  @Test(arguments: [
    ("בית־ספר", ["בית־", "ספר"]), ("אנטי-וירוס", ["אנטי-", "וירוס"]), ("ב־é", ["ב־é"]), ("ב־1", ["ב־1"]), ("ב–א", ["ב–", "א"]),
  ])
  func hebrewHyphens(text: String, wanted: [String]) {
    #expect(pieces(text, "he") == wanted)
    #expect(pieces(text, "he", .house) == wanted)
  }

  /// Browsers let 〜 begin a line in Chinese, not in Japanese, whatever CSS says of `line-break: normal`.
  @Test func waveDash() {
    #expect(pieces("七〜八", "ja") == ["七〜", "八"])
    #expect(pieces("七〜八", "zh-Hans") == ["七", "〜", "八"])
  }
}
