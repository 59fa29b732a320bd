import CShims

enum PluralRulesError: Error {
  case unknownLocale(String)
}

/// The cardinal plural categories of a language (CLDR).
struct PluralRules: Sendable {
  let locale: String

  init(locale: String) throws {
    self.locale = locale
    guard Self.category(locale, 1) != nil else { throw PluralRulesError.unknownLocale(locale) }
  }

  /// `zero`, `one`, `two`, `few`, `many` or `other`.
  func category(of count: Int) -> String { Self.category(locale, Double(count)) ?? "other" }

  private static func category(_ locale: String, _ value: Double) -> String? {
    var name = [CChar](repeating: 0, count: 16)
    let length = unsafe unicode_plural_category(locale, value, &name, Int32(name.count))
    guard length > 0, length < name.count else { return nil }
    return String(decoding: name.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
