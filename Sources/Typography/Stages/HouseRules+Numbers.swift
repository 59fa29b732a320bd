extension HouseRules {
  /// Whether a line would end inside a number with its unit, a price, a rating or a date's parts.
  func splitsQuantity(_ offset: Int, last: UInt32, next: UInt32, spaced: Bool) -> Bool {
    let lastProperties = CharacterProperties(of: last)
    let nextProperties = CharacterProperties(of: next)
    if lastProperties.contains(.digit) {
      if nextProperties.contains(.digit) { return !spaced || isThousands(offset) }
      // 25分钟, 3ステップ, 10นาที: a counter needs no blank.
      if !spaced, nextProperties.contains(.letter) { return true }
      return (nextProperties.contains(.currency) && !(spaced && isPrice(offset))) || KinsokuTables.percent.contains(next) || isUnit(offset)
    }
    guard nextProperties.contains(.digit) else { return false }
    return lastProperties.contains(.currency) || last == 0x2605 || languages.beforeNumbers.contains(word(endingAt: offset))
      || (!spaced && rules.numberPrefixes.contains(last))
  }

  /// A currency sign with its own number behind it, as in `$10 ¥1500`.
  private func isPrice(_ offset: Int) -> Bool {
    text.indices.contains(offset + 1) && CharacterProperties(of: UInt32(text[offset + 1])).contains(.digit)
  }

  /// `GB`, also before a mark; `p.m.`, `kr.`, whose full stops are their own.
  private func isUnit(_ offset: Int) -> Bool { languages.units.contains(word(at: offset)) || languages.units.contains(token(at: offset)) }

  /// A number that would end the line is read with what it counts: without a unit's name that is a broken rule, without another word a wish.
  func priceNumber(_ opportunity: inout BreakOpportunity) {
    let offset = opportunity.offset
    guard text[offset - 1] == 0x20, offset > 1 else { return }
    if CharacterProperties(of: UInt32(text[offset - 2])).contains(.digit) {
      if beginsWithUnit(offset) {
        opportunity.tier = max(opportunity.tier, .avoided)
        opportunity.costs.rules += BreakCosts.unit
      } else {
        opportunity.costs.endsInNumber = CharacterProperties(of: text.codePoint(at: offset).value).contains(.letter)
      }
    } else if CharacterProperties(of: text.codePoint(at: offset).value).contains(.digit), endsInName(offset) {
      opportunity.costs.preference += BreakCosts.name
    }
  }

  private func beginsWithUnit(_ offset: Int) -> Bool {
    guard !rules.unitWords.isEmpty else { return false }
    let word = word(at: offset).lowercased()
    return dividesByBlanks || rules.breaks == .words || rules.breaks == .phrases
      ? rules.unitWords.contains { word.hasPrefix($0) } : rules.unitWords.contains(word)
  }

  /// `iPhone 15`, `Swift 6`: a word with a capital inside, or before it a word that goes on, is a name, and a number after it is part of it.
  private func endsInName(_ offset: Int) -> Bool {
    let word = word(endingAt: offset)
    if word.dropFirst().contains(where: \.isUppercase) { return true }
    guard word.first?.isUppercase == true, let start = text[..<offset].lastIndex(where: { $0 != 0x20 }).map({ $0 + 1 - word.utf16.count }),
      let before = lastVisible(before: start)
    else { return false }
    return !CharacterProperties(of: before).isDisjoint(with: [.letter, .digit])
  }

  /// Three digits after a blank, which then groups a number.
  private func isThousands(_ offset: Int) -> Bool {
    let digits = text[offset...].prefix { CharacterProperties(of: UInt32($0)).contains(.digit) }
    return digits.count == 3
  }
}
