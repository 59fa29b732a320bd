/// Part of stage 8, on request: where words that are wider than a line may be divided.
struct Hyphenation {
  let hyphenator: Hyphenator
  let rule: HyphenationRule
  let language: LanguageTag

  /// Offsets in a text. Words with soft hyphens or joiners of the author's are divided there only; words with digits or with capitals after the first
  /// letter are abbreviations and names, and stay whole, as do the parts of addresses.
  func points(in text: [UInt16]) -> [Int] {
    var points: [Int] = []
    var start = 0
    while start < text.count {
      guard isPart(text[start]) else {
        start += 1
        continue
      }
      let end = text[start...].firstIndex { !isPart($0) } ?? text.count
      if isWord(start..<end, in: text) { points += divide(Array(text[start..<end])).map { $0 + start } }
      start = end
    }
    return points
  }

  private func divide(_ word: [UInt16]) -> [Int] {
    let lower = CaseTransform(letterCase: .lower, language: language.tag).apply(word)
    guard lower.count == word.count else { return [] }
    let letters = word.map { CharacterProperties(of: UInt32($0)).contains(.letter) ? 1 : 0 }
    return hyphenator.points(in: lower).filter { point in
      letters[..<point].reduce(0, +) >= rule.before && letters[point...].reduce(0, +) >= rule.after
    }
  }

  private func isPart(_ unit: UInt16) -> Bool {
    !CharacterProperties(of: UInt32(unit)).isDisjoint(with: [.letter, .mark, .digit, .defaultIgnorable])
  }

  private func isWord(_ range: Range<Int>, in text: [UInt16]) -> Bool {
    guard range.count >= rule.before + rule.after, !touchesAddress(range, in: text) else { return false }
    return range.allSatisfy { index in
      let properties = CharacterProperties(of: UInt32(text[index]))
      return properties.isDisjoint(with: [.digit, .defaultIgnorable]) && (index == range.lowerBound || !properties.contains(.uppercase))
    }
  }

  /// Beside a mark that joins the parts of an address or a path.
  private func touchesAddress(_ range: Range<Int>, in text: [UInt16]) -> Bool {
    func joins(_ mark: Int, _ beyond: Int) -> Bool {
      guard text.indices.contains(mark), text.indices.contains(beyond) else { return false }
      return Self.joiners.contains(text[mark]) && isPart(text[beyond])
    }
    return joins(range.lowerBound - 1, range.lowerBound - 2) || joins(range.upperBound, range.upperBound + 1)
  }

  private static let joiners = Set("./@_:\\".utf16)
}
