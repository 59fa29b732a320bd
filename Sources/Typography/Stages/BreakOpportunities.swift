/// A place where a line may begin.
struct BreakOpportunity: Equatable {
  let offset: Int
  var tier: Tier
  var costs = BreakCosts()
  /// A line that ends here shows a hyphen that the text does not have.
  var showsHyphen = false

  /// Which opportunities are looked at first.
  enum Tier: Int, Comparable {
    /// Where a reader of the language expects it.
    case natural
    /// Where UAX #14 and the language allow it and the house would rather not: inside a phrase, after a short word. Taken to save a line, or inside a
    /// stretch that is wider than a line.
    case avoided
    /// Inside a word; only in a stretch that is wider than a line.
    case emergency

    static func < (one: Tier, other: Tier) -> Bool { one.rawValue < other.rawValue }
  }
}

/// Stage 8: where lines may begin, by ICU's iterators and the rules above them. Keeps the iterators; one a worker.
final class BreakFinder {
  private let languages: LanguageRules
  private var breakers: [String: TextBreaker] = [:]

  init(languages: LanguageRules) { self.languages = languages }

  /// Opportunities inside one paragraph, ascending, its ends out. Offsets are the paragraph's own.
  ///
  /// - Parameter hyphenation: of words that are wider than a line; with house rules only.
  func opportunities(
    in text: [UInt16], language: LanguageTag, rules: BreakRules, keepTogether: [[UInt16]], hyphenation: Hyphenation? = nil
  ) -> [BreakOpportunity] {
    guard text.count > 1 else { return [] }
    var found: [BreakOpportunity]
    switch rules {
    case .css:
      let quoted = RecentBreakRules.withQuotesAsBrackets(text, language: language.language, gluesOthers: true)
      let offsets = RecentBreakRules.adjust(boundaries(.line, quoted, locale: "\(language.tag)@lb=normal"), in: text)
      found = BrowserBreaks.adjust(offsets, in: text, language: language.language).map { BreakOpportunity(offset: $0, tier: .natural) }
    case .house:
      let rules = languages.rule(for: language)
      found = tiers(text, language, rules.breaks)
      HouseRules(language: language, languages: languages, rules: rules, text: text).apply(to: &found)
      if let hyphenation { addHyphens(hyphenation.points(in: text), to: &found) }
    }
    let together = PhraseMatcher(text)
    for phrase in keepTogether where phrase.count > 1 {
      let inside = together.insides(of: phrase)
      found.removeAll { inside.contains($0.offset) }
    }
    return found
  }

  func graphemes() -> TextBreaker? { breaker(.grapheme, locale: "en") }

  private func addHyphens(_ points: [Int], to opportunities: inout [BreakOpportunity]) {
    let known = Set(opportunities.map(\.offset))
    opportunities += points.filter { !known.contains($0) }.map {
      BreakOpportunity(offset: $0, tier: .emergency, costs: BreakCosts(rules: BreakCosts.hyphenation), showsHyphen: true)
    }
    opportunities.sort { $0.offset < $1.offset }
  }

  private func tiers(_ text: [UInt16], _ language: LanguageTag, _ breaks: LanguageRules.Breaks) -> [BreakOpportunity] {
    switch breaks {
    case .phrases:
      let phrases = Set(lines(text, language, locale: "ja@lw=phrase"))
      let words = Set(boundaries(.word, text, locale: "ja"))
      return lines(text, language, locale: "ja@lb=strict").map { offset in
        let isPhrase = phrases.contains(offset) || PhraseRules.endsPhrase(offset, in: text)
        if isPhrase, PhraseRules.allows(offset, in: text) { return BreakOpportunity(offset: offset, tier: .natural) }
        return BreakOpportunity(
          offset: offset, tier: .avoided, costs: BreakCosts(rules: words.contains(offset) ? BreakCosts.phraseSplit : BreakCosts.wordSplit))
      }
    case .words:
      let words = Set(boundaries(.word, text, locale: "zh"))
      return lines(text, language, locale: "zh@lb=strict").map { offset in
        let isWord = words.contains(offset) && ChineseBreaks.allows(offset, in: text, words: words)
        return isWord
          ? BreakOpportunity(offset: offset, tier: .natural)
          : BreakOpportunity(offset: offset, tier: .avoided, costs: BreakCosts(rules: BreakCosts.wordSplit))
      }
    case .keepAll:
      return lines(text, language, locale: "ko@lb=strict").map { offset in
        if KoreanBreaks.isBetweenWords(offset, in: text) { return BreakOpportunity(offset: offset, tier: .natural) }
        if case .opening = PairedBracket(text.codePoint(at: offset).value) {
          return BreakOpportunity(offset: offset, tier: .avoided, costs: BreakCosts(rules: BreakCosts.phraseSplit))
        }
        return BreakOpportunity(offset: offset, tier: .emergency, costs: BreakCosts(rules: BreakCosts.wordSplit))
      }
    case .lines:
      return lines(text, language, locale: "\(language.tag)@lb=strict").filter { !isBehindPrefix($0, text) }.map {
        BreakOpportunity(offset: $0, tier: .natural)
      }
    }
  }

  /// Behind Hebrew's hyphen where a single letter stands before it, which is a prefix of the next word.
  private func isBehindPrefix(_ offset: Int, _ text: [UInt16]) -> Bool {
    func isLetter(_ index: Int) -> Bool { text.indices.contains(index) && CharacterProperties(of: UInt32(text[index])).contains(.letter) }
    return text[offset - 1] == HouseRules.maqaf && isLetter(offset - 2) && !isLetter(offset - 3)
  }

  private func lines(_ text: [UInt16], _ language: LanguageTag, locale: String) -> [Int] {
    let quoted = RecentBreakRules.withQuotesAsBrackets(text, language: language.language, gluesOthers: false)
    return RecentBreakRules.adjust(boundaries(.line, quoted, locale: locale), in: text)
  }

  private func boundaries(_ kind: TextBreaker.Kind, _ text: [UInt16], locale: String) -> [Int] {
    (breaker(kind, locale: locale)?.boundaries(in: text) ?? []).map(\.offset).filter { $0 < text.count }
  }

  private func breaker(_ kind: TextBreaker.Kind, locale: String) -> TextBreaker? {
    let key = "\(kind) \(locale)"
    if let known = breakers[key] { return known }
    let opened = TextBreaker(kind, locale: locale)
    breakers[key] = opened
    return opened
  }
}

/// Chinese words that lean on a neighbour: a line neither begins with a particle nor ends in a preposition.
enum ChineseBreaks {
  /// `words` are the ends of the words.
  static func allows(_ offset: Int, in text: [UInt16], words: Set<Int>) -> Bool {
    if particles.contains(text[offset]), offset + 1 == text.count || words.contains(offset + 1) { return false }
    return !(prepositions.contains(text[offset - 1]) && (offset == 1 || words.contains(offset - 1)))
  }

  private static let particles = Set("的地得了着著过過们們上下里裡裏中内內外吗嗎吧呢啊".utf16)
  private static let prepositions = Set("在从從把被将將对對向与與和为為让讓给給".utf16)
}

/// Korean lines break between words (`word-break: keep-all`), not between syllables.
enum KoreanBreaks {
  static func isBetweenWords(_ offset: Int, in text: [UInt16]) -> Bool {
    guard let before = text.codePoint(before: offset) else { return true }
    if CharacterProperties(of: before).contains(.whiteSpace) { return true }
    switch before {
    case 0x200B, 0xAD, 0x2D, 0x2010, 0x2013, 0x2014, 0x2F, 0x00B7, 0x30FB: return true
    default: return false
    }
  }
}
