/// A locale by its canonical BCP 47 name: `pt-BR`, `zh-Hant`, `zh-HK`, `nb`, `es-419`.
///
/// Any common spelling is read: case, `_` for `-`, Android's `pt-rBR` and `b+sr+Latn`, old codes (`iw`, `in`, `no`, `cmn-Hans`), and Chinese by
/// region (`zh-CN`, `zh-TW`). A script that goes without saying is dropped (`en-Latn-US` is `en-US`), and Chinese of the mainland and of Taiwan is
/// named by its script.
public struct LocaleTag: Sendable, Hashable, Comparable, CustomStringConvertible {
  public enum Direction: String, Sendable, Hashable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The canonical name.
  public let name: String
  /// ISO 639 code, never an outdated one.
  public let language: String
  /// ISO 15924 code where the name carries one.
  public let script: String?
  /// ISO 3166 or UN M.49 code where the name carries one.
  public let region: String?

  /// `nil` when the spelling names no locale: not well formed, or a language that neither ISO 639-1 nor CLDR knows.
  public init?(_ spelling: String) {
    guard let parts = Subtags(spelling) else { return nil }
    self.init(parts)
  }

  init(_ subtags: Subtags) {
    let canonical = subtags.canonical
    language = canonical.language
    script = canonical.script
    region = canonical.region
    name = ([language] + [script, region].compactMap { $0 } + canonical.variants).joined(separator: "-")
  }

  /// `en`.
  static let english = LocaleTag("en")!

  public var description: String { name }

  public static func < (left: LocaleTag, right: LocaleTag) -> Bool { left.name < right.name }

  /// The script that text of this locale is written in (ISO 15924; `Jpan`, `Kore`, `Hans`, `Hant` for these).
  public var likelyScript: String {
    if let script { return script }
    if let region, let special = LikelySubtags.scriptByRegion["\(language)-\(region)"] { return special }
    return LikelySubtags.byLanguage[language]?.script ?? "Latn"
  }

  var likelyRegion: String {
    if let region { return region }
    if let script, let special = LikelySubtags.regionByScript["\(language)-\(script)"] { return special }
    return LikelySubtags.byLanguage[language]?.region ?? ""
  }

  public var direction: Direction {
    ["Arab", "Hebr", "Thaa", "Syrc", "Nkoo", "Adlm", "Rohg", "Mand", "Samr"].contains(likelyScript) ? .rightToLeft : .leftToRight
  }

  /// The same locale under another name: equal once what goes without saying is written out (`de` and `de-DE`, `pt` and `pt-BR`).
  public func isSame(as other: LocaleTag) -> Bool {
    self == other
      || language == other.language && likelyScript == other.likelyScript && likelyRegion == other.likelyRegion && variants == other.variants
  }

  /// How well a folder's or file's locale name fits this locale; less is better, `nil` is not at all.
  public enum Fit: Int, Sendable, Comparable {
    case exact, sameLocale, storeName

    public static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }

  public func fit(of candidate: LocaleTag) -> Fit? {
    if candidate == self { return .exact }
    if candidate.isSame(as: self) { return .sameLocale }
    return StoreLocales.twins[name] == candidate.name ? .storeName : nil
  }

  /// App Store Connect's code, or `nil` when that store does not have the locale.
  public var appStore: String? { StoreLocales.appStoreCode(for: self) }

  /// Google Play's code, or `nil` when that store does not have the locale.
  public var play: String? { StoreLocales.playCode(for: self) }

  private var variants: [Substring] {
    name.split(separator: "-").dropFirst(1 + (script == nil ? 0 : 1) + (region == nil ? 0 : 1)).map { $0 }
  }
}
