/// The locale codes of the stores, and which of them an app's locale goes to.
package enum StoreLocales {
  /// App Store Connect's 50 codes. Sources: fastlane `languages.rb` of 2026-05-05, codemagic-cli-tools 0.70.0 of 2026-10,
  /// Apple's list of locale shortcodes as read 2026-10-12; all three give this set.
  package static let appStore = codes(
    """
    ar-SA bn-BD ca cs da de-DE el en-AU en-CA en-GB en-US es-ES es-MX fi fr-CA fr-FR gu-IN he hi hr hu id it ja kn-IN ko ml-IN mr-IN
    ms nl-NL no or-IN pa-IN pl pt-BR pt-PT ro ru sk sl-SI sv ta-IN te-IN th tr uk ur-PK vi zh-Hans zh-Hant
    """)

  /// Google Play's 87 codes. Sources: codemagic-cli-tools 0.70.0 of 2026-10 (87), Google's help page 9844778 as read 2026-10-12 (86).
  package static let play = codes(
    """
    af am ar az-AZ be bg bn-BD ca cs-CZ da-DK de-DE el-GR en-AU en-CA en-GB en-IN en-SG en-US en-ZA es-419 es-ES es-US et eu-ES fa
    fa-AE fa-AF fa-IR fi-FI fil fr-CA fr-FR gl-ES gu hi-IN hr hu-HU hy-AM id is-IS it-IT iw-IL ja-JP ka-GE kk km-KH kn-IN ko-KR ky-KG
    lo-LA lt lv mk-MK ml-IN mn-MN mr-IN ms ms-MY my-MM ne-NP nl-NL no-NO pa pl-PL pt-BR pt-PT rm ro ru-RU si-LK sk sl sq sr sv-SE sw
    ta-IN te-IN th tr-TR uk ur vi zh-CN zh-HK zh-TW zu
    """)

  /// The App Store code for a locale, or `nil` when the store has none: nothing is ever mapped to another language.
  static func appStoreCode(for locale: LocaleTag) -> String? {
    code(for: locale, in: appStore, twins: ["ar": "ar-SA", "es-419": "es-MX", "zh-HK": "zh-Hant", "nn": "no"])
  }

  /// The Google Play code for a locale, or `nil` when the store has none.
  static func playCode(for locale: LocaleTag) -> String? { code(for: locale, in: play, twins: ["ar-SA": "ar", "es-MX": "es-419", "nn": "no-NO"]) }

  /// Names that a store gives to a locale and that mean the same there: a folder `ar-SA` holds what the project calls `ar`.
  static let twins: [String: String] = ["ar": "ar-SA", "ar-SA": "ar", "es-419": "es-MX", "es-MX": "es-419"]

  private static func codes(_ text: String) -> [(code: String, tag: LocaleTag)] {
    text.split(whereSeparator: \.isWhitespace).compactMap { word in LocaleTag(String(word)).map { (String(word), $0) } }
  }

  /// By the exact name, the table of twins, the full form with likely subtags, then the same for each CLDR parent. English stops at the
  /// exact names: which of the regional forms speaks for another region is the people's choice.
  private static func code(for locale: LocaleTag, in codes: [(code: String, tag: LocaleTag)], twins: [String: String]) -> String? {
    for candidate in [locale] + (locale.language == "en" ? [] : locale.parents + locale.home) where candidate.language == locale.language {
      if let exact = codes.first(where: { $0.tag == candidate }) { return exact.code }
      if let twin = twins[candidate.name] { return twin }
      if let same = codes.first(where: { $0.tag.isSame(as: candidate) }) { return same.code }
    }
    return nil
  }
}

extension LocaleTag {
  /// Every locale that a store knows, each once, sorted.
  public static var storeLocales: [LocaleTag] {
    (StoreLocales.play + StoreLocales.appStore).map(\.tag).reduce(into: []) { unique, tag in
      if !unique.contains(where: { $0.fit(of: tag) != nil }) { unique.append(tag) }
    }.sorted()
  }
}
