/// What browsers change in UAX #14 (Blink's table of printable ASCII pairs, which other engines follow): a line may begin after any space, after `-`
/// and `?` but not before closing marks, and before an opening bracket only after punctuation; elsewhere between ASCII characters never.
enum BrowserBreaks {
  static func adjust(_ offsets: [Int], in text: [UInt16], language: String) -> [Int] {
    let natural = Set(offsets)
    return (1..<text.count).filter { offset in
      if let decided = allows(offset, in: text) { return decided }
      return natural.contains(offset) && !(language == "ja" && japaneseDashes.contains(text[offset]))
    }
  }

  /// 〜 and ゠, which CSS would let begin a line and browsers do not.
  private static let japaneseDashes: Set<UInt16> = [0x301C, 0x30A0]

  /// Whether a break between two printable ASCII characters is one no reader expects, such as in `C++`.
  static func forbids(_ offset: Int, in text: [UInt16]) -> Bool {
    text[offset - 1] < 0x80 && !isSpace(text[offset - 1]) && allows(offset, in: text) == false
  }

  /// Nil where ICU decides.
  private static func allows(_ offset: Int, in text: [UInt16]) -> Bool? {
    let before = text[offset - 1]
    let after = text[offset]
    if isSpace(after) { return false }
    if isSpace(before) { return true }
    guard (0x21...0x7F).contains(before), (0x21...0x7F).contains(after) else { return nil }
    if before == hyphen, (0x30...0x39).contains(after) { return offset > 1 && isAlphanumeric(text[offset - 2]) }
    return table[Int(before)]?.contains(after) ?? false
  }

  private static let hyphen: UInt16 = 0x2D

  private static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 }

  private static func isAlphanumeric(_ unit: UInt16) -> Bool {
    (0x30...0x39).contains(unit) || (0x41...0x5A).contains(unit) || (0x61...0x7A).contains(unit)
  }

  /// By the character before: the characters a line may begin with.
  private static let table: [Int: Set<UInt16>] = {
    let all = Set(UInt16(0x21)...0x7F)
    let closing = Set("!),./:;?]}".utf16)
    var rows: [Int: Set<UInt16>] = [:]
    for character in "!\"#%&)*+,.:;=>\\]|}~".utf16 { rows[Int(character)] = Set("(<[{".utf16) }
    rows[Int(hyphen)] = all.subtracting(closing).subtracting("$".utf16)
    rows[0x3F] = all.subtracting(closing).subtracting("\"'".utf16)
    return rows
  }()
}
