/// The language's own rules above UAX #14: what may not begin or end a line, units, prices, stranded short words.
struct HouseRules {
  let language: LanguageTag
  let languages: LanguageRules
  let rules: LanguageRules.Rule
  let text: [UInt16]

  /// Takes out what a typographer would not do and prices what she would rather not.
  func apply(to opportunities: inout [BreakOpportunity]) {
    opportunities.removeAll { isForbidden($0.offset) }
    for index in opportunities.indices {
      let offset = opportunities[index].offset
      if endsInShortWord(offset, of: rules.shortWords) {
        opportunities[index].tier = max(opportunities[index].tier, .avoided)
        opportunities[index].costs.rules += BreakCosts.shortWord
      }
      if beginsWithDash(offset) {
        opportunities[index].tier = max(opportunities[index].tier, .avoided)
        opportunities[index].costs.rules += BreakCosts.dash
      }
      if endsInShortWord(offset, of: rules.softWords) { opportunities[index].costs.preference += BreakCosts.softWord }
      if !rules.leaningWords.isEmpty, rules.leaningWords.contains(word(at: offset)) { opportunities[index].costs.preference += BreakCosts.softWord }
      priceNumber(&opportunities[index])
      if endsInHyphen(offset) { opportunities[index].costs.preference += BreakCosts.hyphen }
      opportunities[index].costs.endsSentence = endsSentence(offset)
      opportunities[index].costs.ignoresBlanks = dividesByBlanks && text[offset - 1] != 0x20
    }
  }

  /// Scripts that write words without blanks between them and have blanks where a phrase ends.
  var dividesByBlanks: Bool { language.script.map(Self.undividedScripts.contains) ?? false }

  /// Whether the line would end in one of the words; capitals are a name or an abbreviation and no such word, but for the first of the text.
  private func endsInShortWord(_ offset: Int, of words: Set<String>) -> Bool {
    guard !words.isEmpty, text[offset - 1] == 0x20 else { return false }
    var end = offset
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, end - start <= Self.longestShortWord, isWordUnit(text[start - 1]) { start -= 1 }
    guard start < end, end - start <= Self.longestShortWord else { return false }
    let word = text.string(in: start..<end)
    return words.contains(end - start == 1 || !CharacterProperties(of: UInt32(text[end - 1])).contains(.uppercase) ? word.lowercased() : word)
  }

  private static let longestShortWord = 8
  private static let undividedScripts: Set<Script> = [Script("Thai"), Script("Laoo"), Script("Khmr"), Script("Mymr")]

  private func isWordUnit(_ unit: UInt16) -> Bool {
    let properties = CharacterProperties(of: UInt32(unit))
    return properties.contains(.letter) || properties.contains(.mark) || unit == 0x27 || unit == 0x2019
  }

  /// A dash between words closes the line before it.
  private func beginsWithDash(_ offset: Int) -> Bool { (text[offset] == 0x2013 || text[offset] == 0x2014) && text[offset - 1] == 0x20 }

  private func endsInHyphen(_ offset: Int) -> Bool { text[offset - 1] == PreparedParagraph.softHyphen || text[offset - 1] == Self.maqaf }

  /// Sentences read best on a line each. A full stop after a short word is an abbreviation's (`z. B.`, `max. 5`), and what goes on in lower case is no
  /// new sentence.
  private func endsSentence(_ offset: Int) -> Bool {
    guard let last = lastVisible(before: offset), KinsokuTables.sentenceEnds.contains(last) else { return false }
    let next = CharacterProperties(of: text.codePoint(at: offset).value)
    if next.contains(.letter), startsInLowerCase(offset) { return false }
    return last != 0x2E || (!next.contains(.digit) && word(endingAt: offset).utf16.count > Self.longestAbbreviation)
  }

  private func startsInLowerCase(_ offset: Int) -> Bool {
    text.string(in: offset..<offset + text.codePoint(at: offset).length).unicodeScalars.first?.properties.isLowercase ?? false
  }

  /// With its full stop.
  private static let longestAbbreviation = 3

  private func isForbidden(_ offset: Int) -> Bool {
    let after = text.codePoint(at: offset).value
    guard let before = text.codePoint(before: offset) else { return true }
    let spaced = CharacterProperties(of: before).contains(.whiteSpace)
    let last = lastVisible(before: offset) ?? before
    return isJoined(before, after) || mayNotBegin(after, last: last) || mayNotEnd(last)
      || splitsQuantity(offset, last: last, next: after, spaced: spaced) || splitsSyllable(offset, after) || PatternBreaks.isMinus(offset, in: text)
      || splitsAbbreviation(offset) || BrowserBreaks.forbids(offset, in: text)
  }

  /// The last code point before the offset that is no blank.
  func lastVisible(before offset: Int) -> UInt32? {
    var index = offset
    while index > 0 {
      guard let codePoint = text.codePoint(before: index) else { return nil }
      if !CharacterProperties(of: codePoint).contains(.whiteSpace) { return codePoint }
      index -= codePoint > 0xFFFF ? 2 : 1
    }
    return nil
  }

  private func mayNotBegin(_ codePoint: UInt32, last: UInt32) -> Bool {
    if KinsokuTables.noStart.contains(codePoint) { return true }
    if rules.noStart.contains(codePoint) { return true }
    return KinsokuTables.percent.contains(codePoint) && CharacterProperties(of: last).contains(.digit)
  }

  private func mayNotEnd(_ codePoint: UInt32) -> Bool {
    KinsokuTables.noEnd.contains(codePoint) || rules.noEnd.contains(codePoint)
  }

  /// A Burmese consonant with a killer or a stacker closes the syllable before it; a dot may stand between the two.
  private func splitsSyllable(_ offset: Int, _ after: UInt32) -> Bool {
    guard (0x1000...0x102A).contains(after) || after == 0x103F || (0x1075...0x1081).contains(after) else { return false }
    let sign = text[(offset + 1)...].first { $0 != 0x1037 }
    return sign == 0x103A || sign == 0x1039
  }

  /// `z. B.`, `т. е.`: between letters that have a full stop each.
  private func splitsAbbreviation(_ offset: Int) -> Bool {
    guard text[offset - 1] == 0x20, text.count > offset + 1, text[offset + 1] == 0x2E, CharacterProperties(of: UInt32(text[offset])).contains(.letter)
    else { return false }
    let before = word(endingAt: offset)
    return before.utf16.count == 2 && before.last == "." && before.first?.isLetter == true
  }

  /// No-break spaces and joiners hold on to both sides; blanks stay with the line before.
  private func isJoined(_ before: UInt32, _ after: UInt32) -> Bool {
    Self.joiners.contains(before) || Self.joiners.contains(after) || CharacterProperties(of: after).contains(.whiteSpace)
  }

  private static let joiners: Set<UInt32> = [0xA0, 0x2007, 0x202F, 0x2060, 0x200D, 0xFEFF]
  /// Hebrew's hyphen.
  static let maqaf: UInt16 = 0x05BE

  /// More of a word tells nothing: no rule names one as long.
  private static let longestWord = 64

  func word(at offset: Int) -> String {
    let limit = min(text.count, offset + Self.longestWord)
    var end = offset
    while end < limit, !CharacterProperties(of: UInt32(text[end])).contains(.whiteSpace), !isSeparator(text[end]) { end += 1 }
    return text.string(in: offset..<end)
  }

  /// All up to the next blank, as far as it matters.
  func token(at offset: Int) -> String {
    let limit = min(text.count, offset + Self.longestWord)
    return text.string(in: offset..<(text[offset..<limit].firstIndex { CharacterProperties(of: UInt32($0)).contains(.whiteSpace) } ?? limit))
  }

  func word(endingAt offset: Int) -> String {
    var end = offset
    while end > 0, CharacterProperties(of: UInt32(text[end - 1])).contains(.whiteSpace) { end -= 1 }
    var start = end
    while start > 0, end - start < Self.longestWord, !CharacterProperties(of: UInt32(text[start - 1])).contains(.whiteSpace) { start -= 1 }
    return text.string(in: start..<end)
  }

  private func isSeparator(_ unit: UInt16) -> Bool { ",.;:!?)»”".utf16.contains(unit) }
}

/// Breaks that only look like one.
enum PatternBreaks {
  /// A hyphen at the beginning of a word is a minus and stays with its number.
  static func isMinus(_ offset: Int, in text: [UInt16]) -> Bool {
    guard text[offset - 1] == 0x2D || text[offset - 1] == 0x2212, CharacterProperties(of: text.codePoint(at: offset).value).contains(.digit) else {
      return false
    }
    guard offset > 1 else { return true }
    return CharacterProperties(of: UInt32(text[offset - 2])).isDisjoint(with: [.letter, .digit])
  }
}
