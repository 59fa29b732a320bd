/// Letters that a language has of its own and that old texts write with a neighbour's code points. Fonts that know the language put the right ones in;
/// many do not, so the house rules do it for all.
enum NationalLetters {
  /// The text with the language's own letters, unit for unit.
  static func apply(_ text: [UInt16], language: LanguageTag) -> [UInt16] {
    guard language.language == "ro" || language.language == "mo" else { return text }
    return text.map { romanian[$0] ?? $0 }
  }

  /// Romanian has a comma below s and t, where the first character sets had a cedilla only (Unicode Standard, chapter 7.1).
  private static let romanian: [UInt16: UInt16] = [0x015E: 0x0218, 0x015F: 0x0219, 0x0162: 0x021A, 0x0163: 0x021B]
}
