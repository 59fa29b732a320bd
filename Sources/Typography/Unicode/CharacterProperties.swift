import CShims

/// Unicode properties of a code point.
public struct CharacterProperties: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(of codePoint: UInt32) { rawValue = unicode_properties(codePoint) }

  public static let emojiPresentation = CharacterProperties(rawValue: UInt32(UNICODE_IS_EMOJI_PRESENTATION))
  public static let extendedPictographic = CharacterProperties(rawValue: UInt32(UNICODE_IS_EXTENDED_PICTOGRAPHIC))
  public static let emojiModifier = CharacterProperties(rawValue: UInt32(UNICODE_IS_EMOJI_MODIFIER))
  public static let regionalIndicator = CharacterProperties(rawValue: UInt32(UNICODE_IS_REGIONAL_INDICATOR))
  public static let defaultIgnorable = CharacterProperties(rawValue: UInt32(UNICODE_IS_DEFAULT_IGNORABLE))
  public static let whiteSpace = CharacterProperties(rawValue: UInt32(UNICODE_IS_WHITE_SPACE))
  public static let mark = CharacterProperties(rawValue: UInt32(UNICODE_IS_MARK))
  public static let digit = CharacterProperties(rawValue: UInt32(UNICODE_IS_DIGIT))
  public static let letter = CharacterProperties(rawValue: UInt32(UNICODE_IS_LETTER))
  public static let currency = CharacterProperties(rawValue: UInt32(UNICODE_IS_CURRENCY))
  public static let uppercase = CharacterProperties(rawValue: UInt32(UNICODE_IS_UPPERCASE))
  public static let ideographic = CharacterProperties(rawValue: UInt32(UNICODE_IS_IDEOGRAPHIC))
  public static let emoji = CharacterProperties(rawValue: UInt32(UNICODE_IS_EMOJI))
  public static let control = CharacterProperties(rawValue: UInt32(UNICODE_IS_CONTROL))
  /// East_Asian_Width wide, full or half.
  public static let eastAsian = CharacterProperties(rawValue: UInt32(UNICODE_IS_EAST_ASIAN))
}

/// A script by its ISO 15924 code, packed into four bytes.
public struct Script: Sendable, Hashable, CustomStringConvertible {
  public let tag: UInt32

  public init(tag: UInt32) { self.tag = tag }
  /// `code` has four ASCII letters, such as `Latn`.
  public init(_ code: StaticString) {
    precondition(code.utf8CodeUnitCount == 4)
    tag = unsafe UnsafeBufferPointer(start: code.utf8Start, count: 4).reduce(0) { $0 << 8 | UInt32($1) }
  }
  public init(of codePoint: UInt32) { tag = unicode_script(codePoint) }

  /// Script_Extensions of a code point.
  public static func extensions(of codePoint: UInt32) -> [Script] {
    let tags = unsafe [UInt32](unsafeUninitializedCapacity: 64) { buffer, count in
      count = min(64, max(0, Int(unsafe unicode_script_extensions(codePoint, buffer.baseAddress, 64))))
    }
    return tags.map { Script(tag: $0) }
  }

  public var description: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }, as: UTF8.self)
  }

  static let common = Script("Zyyy")
  static let inherited = Script("Zinh")
  static let unknown = Script("Zzzz")
  static let latin = Script("Latn")
  static let arabic = Script("Arab")
  static let han = Script("Hani")
  static let hiragana = Script("Hira")
  static let katakana = Script("Kana")
}

/// The bracket that belongs to a code point (BidiBrackets).
enum PairedBracket {
  case opening(closing: UInt32)
  case closing

  init?(_ codePoint: UInt32) {
    var kind: Int32 = 0
    let other = unsafe unicode_paired_bracket(codePoint, &kind)
    switch kind {
    case 1: self = .opening(closing: other)
    case 2: self = .closing
    default: return nil
    }
  }
}
