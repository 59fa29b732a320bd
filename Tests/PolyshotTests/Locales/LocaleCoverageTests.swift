import Foundation
import Testing

@testable import Polyshot
@testable import Typography

/// The fonts of the repository's own list.
private enum LocaleFonts {
  static let library = try? FontLibrary(manifest: StoreLocaleTests.manifest.get())
  static let areInstalled = ["Inter Display", "Noto Sans Thai", "Noto Sans CJK JP", "Noto Color Emoji"].allSatisfy {
    library?.resolve(family: $0, weight: 700).face != nil
  }
}

/// Whether the families of every store locale have what its language is written with.
@Suite(.enabled(if: LocaleFonts.areInstalled, "needs the fonts of `make setup`"))
struct LocaleCoverageTests {
  /// The digits that numbers have in the language beside the ASCII ones (CLDR's default and native numbering systems).
  static let digits: [String: ClosedRange<UInt32>] = [
    "ar": 0x660...0x669, "bn": 0x9E6...0x9EF, "fa": 0x6F0...0x6F9, "gu": 0xAE6...0xAEF, "hi": 0x966...0x96F, "km": 0x17E0...0x17E9,
    "kn": 0xCE6...0xCEF, "lo": 0xED0...0xED9, "ml": 0xD66...0xD6F, "mr": 0x966...0x96F, "my": 0x1040...0x1049, "ne": 0x966...0x96F,
    "or": 0xB66...0xB6F, "pa": 0xA66...0xA6F, "ta": 0xBE6...0xBEF, "te": 0xC66...0xC6F, "th": 0xE50...0xE59, "ur": 0x6F0...0x6F9,
  ]
  /// What else numbers, prices and ratings are written with.
  static let numerals = Array("0123456789.,%‰+−-×:/ €$£¥₹₩₺₽₴₪₫★☆".unicodeScalars.map(\.value)) + [0xA0, 0x202F, 0x2019, 0x66A, 0x66B, 0x66C]

  private static func exemplars(_ tag: LocaleTag) throws -> ExemplarCharacters.Set {
    try #require(ExemplarCharacters.byLanguage[tag.language] ?? ExemplarCharacters.byLanguage["\(tag.language)-\(tag.likelyScript)"], "\(tag)")
  }

  private static func faces(_ tag: LocaleTag, weight: Int) throws -> [FontFace] {
    let library = try #require(LocaleFonts.library)
    return library.manifest.families(for: LanguageTag(tag.name)).compactMap { library.resolve(family: $0, weight: weight).face }
  }

  private static func text(_ codePoints: [UInt32]) -> String { codePoints.map { String(UnicodeScalar($0)!) }.joined(separator: " ") }

  /// Counts of CLDR's own sets.
  @Test func exemplarsAreWhole() {
    let counts = ["de": 30, "am": 282, "th": 73, "ja": 2311, "ko": 11172, "zh-Hans": 2210, "zh-Hant": 2179]
    for (language, count) in counts { #expect(ExemplarCharacters.byLanguage[language]?.letters.count == count, "\(language)") }
    for (language, set) in ExemplarCharacters.byLanguage { #expect(set.letters.count > 20 && set.punctuation.count > 8, "\(language)") }
  }

  /// A word is drawn in one typeface: the language's own has every letter, small and capital, in both weights.
  @Test(arguments: StoreLocaleTests.codes) func ownFamilyHasTheLetters(code: String) throws {
    let tag = try #require(LocaleTag(code))
    let small = try Self.exemplars(tag).letters
    // Georgian is never set in capitals.
    let capitals = tag.language == "ka" ? [] : small.flatMap { UnicodeScalar($0)!.properties.uppercaseMapping.unicodeScalars.map(\.value) }
    for weight in [400, 700] {
      let own = try #require(Self.faces(tag, weight: weight).first)
      #expect(Self.text((small + capitals).filter { !own.covers($0) }) == "", "\(own.family)")
    }
  }

  /// Punctuation, digits and signs may come from any family of the stack, but not from the emoji.
  @Test(arguments: StoreLocaleTests.codes) func stackHasPunctuationAndNumerals(code: String) throws {
    let tag = try #require(LocaleTag(code))
    let faces = try Self.faces(tag, weight: 700).filter { !$0.isColor }
    let wanted = try Self.exemplars(tag).punctuation + Self.numerals + (Self.digits[tag.language].map(Array.init) ?? [])
    #expect(Self.text(wanted.filter { codePoint in !faces.contains { $0.covers(codePoint) } }) == "")
  }

  /// The language's own digits are in its own family.
  @Test(arguments: digits.keys.sorted()) func ownFamilyHasTheDigits(language: String) throws {
    let tag = try #require(LocaleTag(language))
    let own = try #require(Self.faces(tag, weight: 700).first)
    #expect(Self.text(Self.digits[language]!.filter { !own.covers($0) }) == "", "\(own.family)")
  }
}
