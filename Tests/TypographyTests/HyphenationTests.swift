import Foundation
import Testing

@testable import Typography

/// Words divided by the system's patterns, by Finnish syllables and by patterns of the tests' own.
struct HyphenationTests {
  /// A word with `-` where a line may end.
  private func divided(_ word: String, _ points: [Int]) -> String {
    let units = Array(word.utf16)
    let edges = [0] + points + [units.count]
    return zip(edges, edges.dropFirst()).map { String(decoding: units[$0..<$1], as: UTF16.self) }.joined(separator: "-")
  }

  // MARK: Finnish

  /// Divided by hand, by the language office's rule; seams between two vowels stay closed.
  @Test(arguments: [
    "len-to-ko-ne", "kes-kit-ty-mi-nen", "suo-ma-lai-nen", "jär-jes-tel-mä", "kon-sert-ti", "mark-ka-ta-lous", "työ-pai-kat", "yö", "pork-ka-na",
    "stra-te-gi-a".replacingOccurrences(of: "gi-a", with: "gia"), "kau-pun-ki-pyö-rä", "ää-nen-voi-mak-kuus",
  ])
  func dividesFinnishBySyllable(expected: String) {
    let word = expected.replacingOccurrences(of: "-", with: "")
    #expect(divided(word, FinnishSyllables.points(in: Array(word.utf16))) == expected)
  }

  // MARK: Patterns

  private func dictionary(_ lines: [String], encoding: String.Encoding = .utf8) throws -> HyphenationDictionary {
    let file = FileManager.default.temporaryDirectory.appending(path: "hyph-\(UUID().uuidString).dic")
    try #require((lines.joined(separator: "\n") + "\n").data(using: encoding)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try #require(HyphenationDictionary(path: file.path(percentEncoded: false)))
  }

  /// Liang's own example: hy3ph he2n hena4 hen5at 1na n2at 1tio 2io make hy-phen-ation of hyphenation.
  @Test func dividesByLiangsPatterns() throws {
    let patterns = ["UTF-8", "hy3ph", "he2n", "hena4", "hen5at", "1na", "n2at", "1tio", "2io"]
    #expect(divided("hyphenation", try dictionary(patterns).points(in: Array("hyphenation".utf16))) == "hy-phen-ation")
  }

  /// The same rule, a break before `ž` and `щ`, in every character set: offsets are those of the text, not of the file's bytes.
  @Test func readsEveryCharacterSet() throws {
    let sets: [(String, String.Encoding, String, String)] = [
      ("UTF-8", .utf8, "1ž", "dé-žíž".replacingOccurrences(of: "íž", with: "í-ž")), ("ISO8859-2", .isoLatin2, "1ž", "ú-žas"),
      ("microsoft-cp1251", .windowsCP1251, "1щ", "по-щада"), ("ISO8859-1", .isoLatin1, "1ß", "grö-ße"),
    ]
    for (name, encoding, pattern, expected) in sets {
      let word = expected.replacingOccurrences(of: "-", with: "")
      #expect(divided(word, try dictionary([name, pattern], encoding: encoding).points(in: Array(word.utf16))) == expected, "\(name)")
    }
  }

  @Test func leavesOutDivisionsThatChangeLetters() throws {
    let hungarian = try dictionary(["UTF-8", "s1s", "s3sz/sz=sz,1,3"])
    #expect(hungarian.points(in: Array("asszony".utf16)).isEmpty)
    #expect(divided("tessek", hungarian.points(in: Array("tessek".utf16))) == "tes-sek")
  }

  @Test func knowsNoLettersOutsideTheCharacterSet() throws {
    let latin = try dictionary(["ISO8859-1", "a1b"], encoding: .isoLatin1)
    #expect(latin.points(in: Array("abщab".utf16)).isEmpty)
    #expect(latin.points(in: [0xD83D, 0xDE00]).isEmpty)
    #expect(latin.points(in: [UInt16](repeating: 0x61, count: 5000)).isEmpty)
    #expect(latin.points(in: []).isEmpty)
  }

  @Test func refusesWhatIsNoDictionary() throws {
    #expect(HyphenationDictionary(path: "/nowhere/hyph.dic") == nil)
    let file = FileManager.default.temporaryDirectory.appending(path: "hyph-\(UUID().uuidString).dic")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("KLINGON-8\na1b\n".utf8).write(to: file)
    #expect(HyphenationDictionary(path: file.path(percentEncoded: false)) == nil)
  }

  // MARK: What is a word

  private func points(_ text: String, _ language: String = "fi") -> String {
    let rule = Support.manifest.languages.rule(for: LanguageTag(language)).hyphenation
    let hyphenation = Hyphenation(hyphenator: .syllables(.finnish), rule: rule, language: LanguageTag(language))
    return divided(text, hyphenation.points(in: Array(text.utf16)))
  }

  /// Four letters before and four after at least.
  @Test(arguments: [
    ("lentokone", "lento-kone"), ("Lentokone", "Lento-kone"), ("LENTOKONE", "LENTOKONE"), ("LentoKone", "LentoKone"),
    ("lento\u{AD}kone", "lento\u{AD}kone"),
    ("kone", "kone"), ("suomalainen ja lentokone", "suoma-lainen ja lento-kone"), ("lentokone.fi", "lentokone.fi"), ("lentokone2", "lentokone2"),
    ("lentokone. Ja", "lento-kone. Ja"), ("«lentokone»", "«lento-kone»"), ("lento\u{2060}kone", "lento\u{2060}kone"), ("a@lentokone", "a@lentokone"),
  ])
  func dividesPlainWordsOnly(text: String, expected: String) { #expect(points(text) == expected) }

  // MARK: Layouts

  private static let finnish = "suihkuturbiinimoottori"

  private func lines(_ text: String, width: Double, hyphenates: Bool = true, keepTogether: [String] = []) -> (TextLayout, [String]) {
    var request = Support.request(text, "fi", size: 100, width: width)
    request.hyphenates = hyphenates
    request.keepTogether = keepTogether
    let layout = Typesetter(library: Support.library).layout(request)
    return (layout, Support.lines(layout))
  }

  @Test(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`")) func dividesOnlyWhatIsWiderThanTheLine() {
    let wide = lines(Self.finnish, width: 3000)
    #expect(wide.1 == [Self.finnish])
    // suih-ku-tur-bii-ni-moot-to-ri with four letters at both ends; the halves are the most even ones
    let narrow = lines(Self.finnish, width: 700)
    #expect(narrow.1 == ["suihkutur", "biinimoottori"] || narrow.1 == ["suihkuturbii", "nimoottori"], "\(narrow.1)")
    #expect(narrow.0.width <= 700)
    #expect(lines(Self.finnish, width: 700, hyphenates: false).1 == [Self.finnish])
    #expect(lines(Self.finnish, width: 700, keepTogether: [Self.finnish]).1 == [Self.finnish])
    // the words beside it are not divided for evenness
    #expect(lines("lentokone \(Self.finnish)", width: 1300).1 == ["lentokone", Self.finnish])
  }

  /// The line is as wide as the same letters with a hyphen of the author's, and shows the same glyphs.
  @Test(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`"), arguments: [0, -0.024]) func showsAHyphenAtTheLinesEnd(tracking: Double) {
    var request = Support.request("lentokone", "fi", size: 100, width: 350)
    request.hyphenates = true
    request.style.tracking = tracking
    let typesetter = Typesetter(library: Support.library)
    let layout = typesetter.layout(request)
    #expect(Support.lines(layout) == ["lento", "kone"])
    var written = Support.request("lento\u{2010}", "fi", size: 100)
    written.style.tracking = tracking
    let expected = typesetter.layout(written)
    #expect(layout.lines[0].runs.flatMap(\.glyphs).map(\.glyph) == expected.lines[0].runs.flatMap(\.glyphs).map(\.glyph))
    #expect(abs(layout.lines[0].width - expected.width) < abs(tracking) * 100 + 0.01)
    #expect(abs(layout.lines[0].width - layout.lines[0].runs.last!.right) < 0.01)
    #expect(layout.lines[0].visualOrder == [0, 1, 2, 3, 4])
  }

  @Test(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`")) func dividesAtTheFloorBeforeItShrinksFurther() {
    let em = lines(Self.finnish, width: 9000, hyphenates: false).0.advance / 100
    var request = Support.request(Self.finnish, "fi")
    let limits = SlotLimits(ceiling: 120, floor: 100, lines: 2, width: em * 90)
    let typesetter = Typesetter(library: Support.library)
    #expect(typesetter.fit([request], to: limits).size < 100)
    request.hyphenates = true
    let fit = typesetter.fit([request], to: limits)
    #expect(fit.size == 100 && fit.lines == [2] && fit.fits)
    // where the word has room at a size above the floor it stays whole
    let roomy = typesetter.fit([request], to: SlotLimits(ceiling: 120, floor: 80, lines: 2, width: em * 90))
    #expect(roomy.size > 80 && roomy.lines == [1])
  }

  // MARK: The system's patterns

  @Test func saysWhatIsMissing() throws {
    let json =
      #"{"units":"","beforeNumbers":"","hyphenation":{"folders":["/nowhere"],"before":3,"after":2},"#
      + #""rules":[{"language":"de","hyphenation":{"de":"hyph_de_DE.dic"}},{"language":"sv","hyphenation":{"sv":"a.dic"},"before":5},"#
      + #"{"language":"pt","hyphenation":{"pt":"a.dic","pt-PT":"b.dic"}}]}"#
    let rules = try JSONDecoder().decode(LanguageRules.self, from: Data(json.utf8))
    #expect(rules.rule(for: LanguageTag("de")).hyphenation.before == 3 && rules.rule(for: LanguageTag("de")).hyphenation.after == 2)
    #expect(rules.rule(for: LanguageTag("sv")).hyphenation.before == 5)
    let hyphenators = Hyphenators(languages: rules)
    func gap(_ tag: String) -> HyphenationGap? {
      if case .failure(let gap) = hyphenators.hyphenator(for: LanguageTag(tag)) { gap } else { nil }
    }
    #expect(gap("de-AT") == .missingDictionary(file: "hyph_de_DE.dic", folders: ["/nowhere"]))
    #expect(gap("pt-PT") == .missingDictionary(file: "b.dic", folders: ["/nowhere"]))
    #expect(gap("pt-BR") == .missingDictionary(file: "a.dic", folders: ["/nowhere"]))
    #expect(gap("xx") == .noRule(language: "xx"))
    #expect(hyphenators.dictionaryPath(for: LanguageTag("de")) == nil)
  }

  /// A missing dictionary is a fact of the layout, and the word stays whole.
  @Test(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`")) func layoutsSayWhatIsMissing() {
    var request = Support.request("ฟ้า", "th", width: 10)
    #expect(Typesetter(library: Support.library).layout(request).hyphenationGap == nil)
    request.hyphenates = true
    #expect(Typesetter(library: Support.library).layout(request).hyphenationGap == .noRule(language: "th"))
  }

  /// Divided by hand; the installed patterns, most of them in a character set of their own, may leave points out and add none.
  private static let words = [
    ("de", "Ge-schwin-dig-keit"), ("en-US", "no-ti-fi-ca-tion"), ("ru", "на-по-ми-на-ни-е"),
    ("pl", "po-wia-do-mie-nia"), ("el", "ει-δο-ποι-ή-σεις"), ("lt", "pra-ne-ši-mai"), ("bg", "на-пом-ня-ни-я"),
    ("fr", "syn-chro-ni-sa-tion"), ("cs", "při-po-me-nu-tí"), ("sr", "ба-ве-ште-ња"), ("et", "tea-vi-tu-sed"), ("hu", "ér-te-sí-té-sek"),
  ]
  private static let installed = words.filter { Support.library.hyphenators.dictionaryPath(for: LanguageTag($0.0)) != nil }

  @Test(.enabled(if: !installed.isEmpty, "needs a hyphen-… package"), arguments: installed)
  func dividesByTheSystemsPatterns(language: String, example: String) throws {
    let tag = LanguageTag(language)
    let hyphenator = try Support.library.hyphenators.hyphenator(for: tag).get()
    let rule = Support.manifest.languages.rule(for: tag).hyphenation
    let word = Array(example.filter { $0 != "-" }.utf16)
    let points = Hyphenation(hyphenator: hyphenator, rule: rule, language: tag).points(in: word)
    let allowed = example.split(separator: "-").dropLast().reduce(into: [0]) { $0.append($0.last! + $1.utf16.count) }.dropFirst()
    #expect(Set(points).isSubset(of: Set(allowed)), "\(divided(example.replacingOccurrences(of: "-", with: ""), points))")
    #expect(!points.isEmpty && points.allSatisfy { $0 >= 4 && word.count - $0 >= 4 })
  }

  /// `asz-szony` has a letter more than `asszony`; `ész-szerű` has not.
  @Test(.enabled(if: Support.library.hyphenators.dictionaryPath(for: LanguageTag("hu")) != nil, "needs hyphen-hu"))
  func leavesHungarianLongConsonantsWhole() throws {
    let hungarian = try Support.library.hyphenators.hyphenator(for: LanguageTag("hu")).get()
    #expect(divided("asszonyok", hungarian.points(in: Array("asszonyok".utf16))) == "asszo-nyok")
  }
}
