/// A place where a line may begin.
struct BreakOpportunity: Equatable {
  let offset: Int
  var tier: Tier
  var costs = BreakCosts()

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
  func opportunities(in text: [UInt16], language: LanguageTag, rules: BreakRules, keepTogether: [[UInt16]]) -> [BreakOpportunity] {
    guard text.count > 1 else { return [] }
    var found: [BreakOpportunity]
    switch rules {
    case .css:
      found = lines(text, locale: "\(language.tag)@lb=normal").map { BreakOpportunity(offset: $0, tier: .natural) }
      found = BrowserBreaks.adjust(found, in: text)
    case .house:
      let rules = languages.rule(for: language)
      found = tiers(text, language, rules.breaks)
      HouseRules(language: language, rules: rules, text: text).apply(to: &found)
    }
    for phrase in keepTogether { found.removeAll { Self.isInside(phrase, text, at: $0.offset) } }
    return found
  }

  func graphemes() -> TextBreaker? { breaker(.grapheme, locale: "en") }

  private func tiers(_ text: [UInt16], _ language: LanguageTag, _ breaks: LanguageRules.Breaks) -> [BreakOpportunity] {
    switch breaks {
    case .phrases:
      let phrases = Set(lines(text, locale: "ja@lw=phrase"))
      let words = Set(boundaries(.word, text, locale: "ja"))
      return lines(text, locale: "ja@lb=strict").map { offset in
        let isPhrase = phrases.contains(offset) || PhraseRules.endsPhrase(offset, in: text)
        if isPhrase, PhraseRules.allows(offset, in: text) { return BreakOpportunity(offset: offset, tier: .natural) }
        return BreakOpportunity(
          offset: offset, tier: .avoided, costs: BreakCosts(rules: words.contains(offset) ? BreakCosts.phraseSplit : BreakCosts.wordSplit))
      }
    case .words:
      let words = Set(boundaries(.word, text, locale: "zh"))
      return lines(text, locale: "zh@lb=strict").map { offset in
        let isWord = words.contains(offset) && ChineseBreaks.allows(offset, in: text, words: words)
        return isWord
          ? BreakOpportunity(offset: offset, tier: .natural)
          : BreakOpportunity(offset: offset, tier: .avoided, costs: BreakCosts(rules: BreakCosts.wordSplit))
      }
    case .keepAll:
      return lines(text, locale: "ko@lb=strict").map { offset in
        KoreanBreaks.isBetweenWords(offset, in: text)
          ? BreakOpportunity(offset: offset, tier: .natural)
          : BreakOpportunity(offset: offset, tier: .emergency, costs: BreakCosts(rules: BreakCosts.wordSplit))
      }
    case .lines:
      return lines(text, locale: "\(language.tag)@lb=strict").map { BreakOpportunity(offset: $0, tier: .natural) }
    }
  }

  private func lines(_ text: [UInt16], locale: String) -> [Int] { boundaries(.line, text, locale: locale) }

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

  private static func isInside(_ phrase: [UInt16], _ text: [UInt16], at offset: Int) -> Bool {
    guard phrase.count > 1 else { return false }
    let first = max(0, offset - phrase.count + 1)
    return (first..<offset).contains { start in start + phrase.count <= text.count && text[start..<start + phrase.count].elementsEqual(phrase) }
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
