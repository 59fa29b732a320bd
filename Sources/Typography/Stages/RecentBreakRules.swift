/// Rules of UAX #14 that the ICU in use may not have yet and browsers do: LB19a (quotation marks) and LB20a (hyphens at a word's start) of Unicode 16,
/// LB21a (Hebrew hyphens) of 15.1. An ICU that has them gives the same answers.
enum RecentBreakRules {
  /// LB19a: between wide characters a quotation mark is a bracket, which an older ICU has to be shown; elsewhere it holds on to both its neighbours.
  ///
  /// - Parameter gluesOthers: also where the language's own tailoring has them as brackets.
  static func withQuotesAsBrackets(_ text: [UInt16], language: String, gluesOthers: Bool) -> [UInt16] {
    // Chinese has these as brackets everywhere, in Unicode's rules as well.
    let untouched: Set<UInt16> = language == "zh" || language == "yue" ? [0x201C, 0x201D] : []
    var result = text
    for (index, unit) in text.enumerated() where !untouched.contains(unit) {
      guard let bracket = quotes[unit] else { continue }
      if isEastAsian(text.codePoint(before: index)), index + 1 < text.count, isEastAsian(text.codePoint(at: index + 1).value) {
        result[index] = bracket
      } else if gluesOthers {
        result[index] = 0x22
      }
    }
    return result
  }

  /// LB20a and LB21a: what a line may begin with after a hyphen.
  static func adjust(_ offsets: [Int], in text: [UInt16]) -> [Int] {
    guard text.contains(where: hyphens.contains) else { return offsets }
    let natural = Set(offsets)
    return (1..<text.count).filter { allows($0, in: text) ?? natural.contains($0) }
  }

  /// Nil where the rules say nothing.
  private static func allows(_ offset: Int, in text: [UInt16]) -> Bool? {
    guard hyphens.contains(text[offset - 1]) else { return nil }
    let next = text.codePoint(at: offset).value
    let before = text.codePoint(before: offset - 1)
    if let before, isHebrewLetter(before) { return isHebrewLetter(next) }
    let beginsWord = before.map { $0 == 0x200B || CharacterProperties(of: $0).contains(.whiteSpace) } ?? true
    let properties = CharacterProperties(of: next)
    return beginsWord && properties.contains(.letter) && !properties.contains(.eastAsian) ? false : nil
  }

  private static func isEastAsian(_ codePoint: UInt32?) -> Bool { codePoint.map { CharacterProperties(of: $0).contains(.eastAsian) } ?? false }

  private static func isHebrewLetter(_ codePoint: UInt32) -> Bool {
    Script(of: codePoint) == hebrew && CharacterProperties(of: codePoint).contains(.letter)
  }

  private static let hebrew = Script("Hebr")
  /// Line_Break HY and HH.
  private static let hyphens: Set<UInt16> = [0x2D, 0x058A, 0x05BE, 0x2010, 0x2012, 0x2013]
  /// Initial and final quotation marks (Line_Break QU with General_Category Pi or Pf), and the bracket of the same side.
  private static let quotes: [UInt16: UInt16] = {
    let opening: [UInt16] = [0xAB, 0x2018, 0x201B, 0x201C, 0x201F, 0x2039]
    let closing: [UInt16] = [0xBB, 0x2019, 0x201D, 0x203A]
    return Dictionary(uniqueKeysWithValues: opening.map { ($0, 0x300C) } + closing.map { ($0, 0x300D) })
  }()
}
