import Testing

@testable import Typography

@Suite struct UnicodeTests {
  /// Unicode SpecialCasing.txt and CLDR; Georgian stays as it is, Dutch ij is one letter.
  @Test(arguments: [
    ("tr", TextCase.upper, "ışık ilk", "IŞIK İLK"), ("az", .upper, "indi ışıqlı", "İNDİ IŞIQLI"), ("en", .upper, "istanbul", "ISTANBUL"),
    ("el", .upper, "ρολόι άυλος ή", "ΡΟΛΟΪ ΑΫΛΟΣ Ή"), ("de", .upper, "großer spaß", "GROSSER SPASS"),
    ("nl", .title, "ijskoude ijsjes", "IJskoude IJsjes"),
    ("hy", .upper, "և", "ԵՎ"), ("ka", .upper, "გამარჯობა", "გამარჯობა"), ("el", .lower, "ΟΔΟΣ", "οδος"), ("lt", .lower, "Ì", "i\u{307}\u{300}"),
    ("en", .sentence, "focus on your iPhone now", "Focus on your iPhone now"), ("en", .title, "focus on what", "Focus On What"),
    ("en", .none, "As Is", "As Is"),
  ])
  func casesByTheLanguage(language: String, letterCase: TextCase, text: String, expected: String) {
    let cased = CaseTransform(letterCase: letterCase, language: language).apply(Array(text.utf16))
    #expect(String(decoding: cased, as: UTF16.self) == expected)
  }

  @Test func carriesOffsetsOverACaseThatGrows() {
    let text = Array("Spaß macht".utf16)
    #expect(CaseTransform(letterCase: .upper, language: "de").offset(5, in: text) == 6)
  }

  @Test(arguments: [
    ("a\nb", [0..<1, 2..<3]), ("a\r\nb", [0..<1, 3..<4]), ("", [0..<0]), ("a\n", [0..<1, 2..<2]), ("a\u{2028}b\u{2029}c", [0..<1, 2..<3, 4..<5]),
  ])
  func splitsParagraphs(text: String, expected: [Range<Int>]) { #expect(Paragraphs.split(Array(text.utf16)) == expected) }

  /// UAX #9: the base direction decides where a Latin name and its punctuation stand.
  @Test func resolvesLevelsByTheBaseDirection() {
    let text = Array("GlowFit: لياقتك!".utf16)
    #expect(BidiLevels.resolve(text, base: .rightToLeft) == [UInt8](repeating: 2, count: 7) + [UInt8](repeating: 1, count: 9))
    let leftToRight = BidiLevels.resolve(text, base: .leftToRight)
    #expect(leftToRight == [UInt8](repeating: 0, count: 9) + [UInt8](repeating: 1, count: 6) + [0])
    #expect(BidiLevels.visualOrder([1, 2, 2, 1]) == [3, 1, 2, 0])
    #expect(BidiLevels.resolve([], base: .leftToRight).isEmpty)
  }

  /// UAX #24 §5: brackets pair, marks follow, leading common takes what comes.
  @Test func resolvesScripts() {
    func runs(_ text: String) -> String {
      let units = Array(text.utf16)
      let scripts = ScriptRuns.resolve(units, fallback: .latin)
      return scripts.indices.filter { $0 == 0 || scripts[$0] != scripts[$0 - 1] }.map { "\($0)\(scripts[$0])" }.joined(separator: " ")
    }
    #expect(runs("«Привет» (App) мир") == "0Cyrl 10Latn 13Cyrl 14Latn 15Cyrl")
    #expect(runs("12:30") == "0Latn")
    #expect(runs("ダウンロードする") == "0Kana 6Hira")
    #expect(runs("e\u{301}あ\u{3099}") == "0Latn 2Hira")
    #expect(runs("(שלום)") == "0Hebr")
  }

  @Test(arguments: [
    ("1", GraphemeCluster.Kind.neverEmoji), ("©", .neverEmoji), ("™", .neverEmoji), ("#\u{FE0F}\u{20E3}", .emoji), ("😀", .emoji), ("☀", .text),
    ("☀\u{FE0F}", .emoji), ("☀\u{FE0E}", .textPresentation), (" ", .blank), ("\u{3000}", .blank), ("\u{200F}", .ignorable), ("a", .text),
    ("🇩🇪", .emoji),
  ])
  func tellsEmojiFromText(text: String, kind: GraphemeCluster.Kind) {
    #expect(GraphemeClusters.kind(of: text.unicodeScalars.map(\.value)) == kind)
  }

  @Test func keepsStackedConsonantsInOneCluster() {
    let text = Array("ក្រុម".utf16)
    let clusters = GraphemeClusters.find(in: text, offset: 0, breaker: TextBreaker(.grapheme, locale: "en"))
    #expect(clusters.map(\.start) == [0, 4])
  }

  @Test func survivesLoneSurrogates() {
    let units: [UInt16] = [0x61, 0xD83D, 0x62, 0xDE00]
    #expect(units.codePoints(in: 0..<4) == [0x61, 0xFFFD, 0x62, 0xFFFD])
    #expect(units.codePoint(before: 2) == 0xFFFD)
  }

  @Test func findsLineBreaks() throws {
    let breaker = try #require(TextBreaker(.line, locale: "en"))
    let found = breaker.boundaries(in: Array("Hi there\nyou".utf16))
    #expect(found == [.init(offset: 3, isHard: false), .init(offset: 9, isHard: true), .init(offset: 12, isHard: false)])
    #expect(breaker.boundaries(in: []).isEmpty)
  }
}

/// CLDR's charts are the source of the expected forms.
@Suite struct LocaleFormatterTests {
  @Test(arguments: [
    ("en", "1,234.5"), ("de", "1.234,5"), ("fr", "1\u{202F}234,5"), ("ar-EG", "١٬٢٣٤٫٥"), ("hi", "1,234.5"), ("pl", "1234,5"), ("es", "1234,5"),
  ])
  func writesNumbers(locale: String, expected: String) {
    #expect(LocaleFormatter(locale: locale).number(1234.5) == expected)
  }

  @Test func writesPercentagesAndPrices() {
    #expect(LocaleFormatter(locale: "en").number(0.42, style: .percent) == "42%")
    #expect(LocaleFormatter(locale: "de").number(0.42, style: .percent) == "42\u{A0}%")
    #expect(LocaleFormatter(locale: "tr").number(0.42, style: .percent) == "%42")
    #expect(LocaleFormatter(locale: "en-US").number(4.99, style: .currency("USD")) == "$4.99")
    #expect(LocaleFormatter(locale: "ja").number(500, style: .currency("JPY")) == "￥500")
    #expect(LocaleFormatter(locale: "de").number(4.99, style: .currency("EUR")) == "4,99\u{A0}€")
    #expect(LocaleFormatter(locale: "en").integer(25) == "25")
    #expect(LocaleFormatter(locale: "en").number(2, fractionDigits: 1...1) == "2.0")
  }

  /// 2025-06-09T09:41:00Z, a Monday.
  private static let moment = 1_749_462_060.0

  @Test(arguments: [
    ("en", "yMMMMd", "June 9, 2025"), ("de", "yMMMMd", "9. Juni 2025"), ("ja", "yMMMMd", "2025年6月9日"), ("en", "EEEEMMMMd", "Monday, June 9"),
    ("de", "Hm", "09:41"), ("en", "hm", "9:41 AM"), ("fr", "EEEE", "lundi"), ("ko", "MMMMd", "6월 9일"),
  ])
  func writesDates(locale: String, skeleton: String, expected: String) {
    // CLDR changes the kind of space before AM from version to version.
    let written = LocaleFormatter(locale: locale).date(Self.moment, skeleton: skeleton)
    #expect(String(written.map { $0 == "\u{202F}" ? " " : $0 }) == expected)
  }

  @Test func namesMonthsAndWeekdays() {
    #expect(LocaleFormatter(locale: "ru").monthName(6) == "июнь")
    #expect(LocaleFormatter(locale: "en").monthName(12, .short) == "Dec")
    #expect(LocaleFormatter(locale: "en").weekdayName(1) == "Sunday")
    #expect(LocaleFormatter(locale: "de").weekdayName(2, .narrow) == "M")
    #expect(LocaleFormatter(locale: "en").monthName(13) == "")
  }

  @Test(arguments: [("en-US", 1), ("de", 2), ("fr", 2), ("he", 1), ("pt-PT", 1), ("pt-BR", 1), ("ar-EG", 7)])
  func knowsTheFirstWeekday(locale: String, day: Int) {
    #expect(LocaleFormatter(locale: locale).firstWeekday == day)
  }

  @Test(arguments: [
    ("en", 1, "one"), ("en", 2, "other"), ("ru", 1, "one"), ("ru", 3, "few"), ("ru", 5, "many"), ("ar", 0, "zero"), ("ar", 2, "two"),
    ("ar", 11, "many"),
    ("ja", 1, "other"), ("pl", 22, "few"),
  ])
  func picksPlurals(locale: String, count: Int, category: String) {
    #expect(LocaleFormatter(locale: locale).pluralCategory(Double(count)).rawValue == category)
  }
}
