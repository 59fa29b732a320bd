/// The language's own rules above UAX #14: what may not begin or end a line, units, prices, stranded short words.
struct HouseRules {
  let language: LanguageTag
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
      if endsInShortWord(offset, of: rules.softWords) { opportunities[index].costs.preference += BreakCosts.softWord }
      if text[offset - 1] == PreparedParagraph.softHyphen { opportunities[index].costs.preference += BreakCosts.hyphen }
      opportunities[index].costs.endsInNumber = endsInNumber(offset)
      opportunities[index].costs.endsSentence = endsSentence(offset)
      opportunities[index].costs.ignoresBlanks = dividesByBlanks && text[offset - 1] != 0x20
    }
  }

  /// Scripts that write words without blanks between them and have blanks where a phrase ends.
  private var dividesByBlanks: Bool { language.script.map(Self.undividedScripts.contains) ?? false }

  /// Whether the line would end in one of the words; capitals are a name or an abbreviation and no such word, but for the first of the text.
  private func endsInShortWord(_ offset: Int, of words: Set<String>) -> Bool {
    guard !words.isEmpty, text[offset - 1] == 0x20 else { return false }
    var end = offset
    while end > 0, text[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, isWordUnit(text[start - 1]) { start -= 1 }
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

  /// A number is read with the word that says what is counted.
  private func endsInNumber(_ offset: Int) -> Bool {
    guard text[offset - 1] == 0x20, offset > 1, CharacterProperties(of: text.codePoint(at: offset).value).contains(.letter) else { return false }
    return CharacterProperties(of: UInt32(text[offset - 2])).contains(.digit)
  }

  /// Two sentences read best on a line each.
  private func endsSentence(_ offset: Int) -> Bool {
    lastVisible(before: offset).map { KinsokuTables.sentenceEnds.contains($0) } ?? false
  }

  private func isForbidden(_ offset: Int) -> Bool {
    let after = text.codePoint(at: offset).value
    guard let before = text.codePoint(before: offset) else { return true }
    let spaced = CharacterProperties(of: before).contains(.whiteSpace)
    let last = lastVisible(before: offset) ?? before
    return mayNotBegin(after, last: last, spaced: spaced) || mayNotEnd(last)
      || splitsQuantity(offset, last: last, next: after, spaced: spaced) || splitsSyllable(offset, after) || PatternBreaks.isMinus(offset, in: text)
      || BrowserBreaks.forbids(offset, in: text)
  }

  /// The last code point before the offset that is no blank.
  private func lastVisible(before offset: Int) -> UInt32? {
    var index = offset
    while index > 0 {
      guard let codePoint = text.codePoint(before: index) else { return nil }
      if !CharacterProperties(of: codePoint).contains(.whiteSpace) { return codePoint }
      index -= codePoint > 0xFFFF ? 2 : 1
    }
    return nil
  }

  private func mayNotBegin(_ codePoint: UInt32, last: UInt32, spaced: Bool) -> Bool {
    if KinsokuTables.noStart.contains(codePoint) { return true }
    // A dash between words closes the line before it.
    if spaced, codePoint == 0x2013 || codePoint == 0x2014 { return true }
    if rules.noStart.contains(codePoint) { return true }
    return KinsokuTables.percent.contains(codePoint) && CharacterProperties(of: last).contains(.digit)
  }

  private func mayNotEnd(_ codePoint: UInt32) -> Bool {
    KinsokuTables.noEnd.contains(codePoint) || rules.noEnd.contains(codePoint)
  }

  /// Inside a number with its unit, a price or a rating.
  private func splitsQuantity(_ offset: Int, last: UInt32, next: UInt32, spaced: Bool) -> Bool {
    let lastProperties = CharacterProperties(of: last)
    let nextProperties = CharacterProperties(of: next)
    if lastProperties.contains(.digit) {
      if nextProperties.contains(.digit) { return !spaced || isThousands(offset) }
      // 25分钟: a counter needs no blank.
      if !spaced, nextProperties.contains(.ideographic) { return true }
      if nextProperties.contains(.currency) || KinsokuTables.percent.contains(next) { return true }
      return Units.contains(word(at: offset))
    }
    guard nextProperties.contains(.digit) else { return false }
    return lastProperties.contains(.currency) || last == 0x2605 || Units.isCurrencyCode(word(endingAt: offset))
  }

  /// Three digits after a blank, which then groups a number.
  private func isThousands(_ offset: Int) -> Bool {
    let digits = text[offset...].prefix { CharacterProperties(of: UInt32($0)).contains(.digit) }
    return digits.count == 3
  }

  private func splitsSyllable(_ offset: Int, _ after: UInt32) -> Bool {
    // A Burmese consonant with a killer or a stacker closes the syllable before it.
    guard (0x1000...0x1021).contains(after), offset + 1 < text.count else { return false }
    return text[offset + 1] == 0x103A || text[offset + 1] == 0x1039
  }

  private func word(at offset: Int) -> String {
    var end = offset
    while end < text.count, !CharacterProperties(of: UInt32(text[end])).contains(.whiteSpace), !isSeparator(text[end]) { end += 1 }
    return text.string(in: offset..<end)
  }

  private func word(endingAt offset: Int) -> String {
    var end = offset
    while end > 0, CharacterProperties(of: UInt32(text[end - 1])).contains(.whiteSpace) { end -= 1 }
    var start = end
    while start > 0, !CharacterProperties(of: UInt32(text[start - 1])).contains(.whiteSpace) { start -= 1 }
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

/// Units and currency codes that stay with their number, as they are written in the languages of the stores.
enum Units {
  static func contains(_ word: String) -> Bool { names.contains(word) }
  static func isCurrencyCode(_ word: String) -> Bool { currencies.contains(word) }

  private static let names: Set<String> = [
    "B", "kB", "KB", "MB", "GB", "TB", "ko", "Ko", "Mo", "Go", "To", "КБ", "МБ", "ГБ", "ТБ", "Mbit/s", "km", "m", "cm", "mm", "mi", "ft", "in", "км",
    "м",
    "см", "мм", "kg", "g", "mg", "lb", "oz", "кг", "г", "l", "ml", "L", "мл", "h", "hr", "hrs", "min", "mn", "s", "sec", "ms", "ч", "мин", "сек", "с",
    "год",
    "хв", "°C", "°F", "px", "Hz", "kHz", "MHz", "GHz", "W", "kW", "kWh", "V", "mAh", "cal", "kcal", "kJ", "bpm", "dB", "fps", "mph", "km/h", "км/ч",
    "x",
    "zł", "Kč", "Ft", "kr", "kr.", "lei", "Lei", "руб", "руб.", "р.", "грн", "TL", "USD", "EUR", "GBP", "CHF", "AM", "PM", "a.m.", "p.m.", "%", "‰",
  ]
  private static let currencies: Set<String> = [
    "USD", "EUR", "GBP", "CHF", "R$", "US$", "A$", "C$", "NT$", "HK$", "S$", "Rp", "RM", "kr", "₹", "No.", "№", "Nº", "n°",
  ]
}
