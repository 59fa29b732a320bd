import Foundation
import Testing

@testable import Polyshot

@Suite struct LocaleTagTests {
  @Test(arguments: [
    ("en_US", "en-US"), ("en-us", "en-US"), ("zh-hans", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh_TW", "zh-Hant"), ("zh-HK", "zh-HK"),
    ("zh-Hant-HK", "zh-HK"), ("zh-Hant-TW", "zh-Hant"), ("zh-Hans-CN", "zh-Hans"), ("zh", "zh-Hans"), ("zh-Hans-HK", "zh-Hans-HK"),
    ("zh-SG", "zh-SG"),
    ("cmn-Hans", "zh-Hans"), ("cmn-Hant", "zh-Hant"), ("iw", "he"), ("iw-IL", "he-IL"), ("in", "id"), ("no", "nb"), ("no-NO", "nb-NO"), ("nb", "nb"),
    ("pt_br", "pt-BR"), ("pt-rBR", "pt-BR"), ("b+sr+Latn", "sr-Latn"), ("sr-Cyrl", "sr"), ("en-Latn-US", "en-US"), ("es-419", "es-419"),
    ("pa-Guru", "pa"),
    ("pa-PK", "pa-PK"), ("vi-VI", "vi"), ("en-UK", "en-GB"), ("ca-valencia", "ca-valencia"), ("tl", "fil"), ("sh", "sr-Latn"), ("fil", "fil"),
  ])
  func canonicalName(_ spelling: String, _ name: String) throws {
    #expect(try #require(LocaleTag(spelling)).name == name)
    #expect(LocaleTag(name)?.name == name, "a canonical name stays as it is")
  }

  @Test(arguments: [
    "", "default", "iMessage", "appleTV", "Base", "xx", "qqq", "english", "en-", "-en", "en--US", "en-USA1", "e", "images", "a/b", "en US",
  ])
  func notALocale(_ spelling: String) { #expect(LocaleTag(spelling) == nil) }

  @Test(arguments: [
    ("es-MX", ["es-419", "es"]), ("es-419", ["es"]), ("pt-PT", ["pt"]), ("pt-AO", ["pt-PT", "pt"]), ("zh-HK", ["zh-Hant"]),
    ("zh-MO", ["zh-HK", "zh-Hant"]),
    ("zh-Hant", []), ("zh-Hans", []), ("zh-SG", ["zh-Hans"]), ("en-AU", ["en-001", "en"]), ("en-DE", ["en-150", "en-001", "en"]), ("en-US", ["en"]),
    ("fr-CA", ["fr"]), ("sr-Latn", []),
    ("nb", []), ("nn", ["nb"]), ("pa-PK", ["pa-Arab"]), ("de", []), ("ca-valencia", ["ca"]), ("sr-Latn-ME", ["sr-Latn"]),
  ])
  func parents(_ name: String, _ chain: [String]) throws {
    #expect(try #require(LocaleTag(name)).parents.map(\.name) == chain)
  }

  /// Every parent must be one that Foundation's own likely subtags put into the same script.
  @Test func parentsKeepTheScript() {
    for tag in LocaleTag.storeLocales {
      for parent in tag.parents { #expect(parent.likelyScript == tag.likelyScript, "\(tag) -> \(parent)") }
    }
  }

  @Test func scriptAndRegionAgreeWithFoundation() {
    for tag in LocaleTag.storeLocales where !tag.name.contains("valencia") {
      let maximal = Foundation.Locale.Language(identifier: Foundation.Locale.Language(identifier: tag.name).maximalIdentifier)
      // Newer CLDR writes Urdu's script as `Aran`, the Nastaliq form of `Arab`.
      #expect(maximal.script?.identifier.replacing("Aran", with: "Arab") == tag.likelyScript, "\(tag)")
      #expect(maximal.region?.identifier == tag.likelyRegion, "\(tag)")
      let isRightToLeft = Foundation.Locale.Language(identifier: tag.name).characterDirection == .rightToLeft
      #expect(isRightToLeft == (tag.direction == .rightToLeft), "\(tag)")
    }
  }

  @Test(arguments: [
    ("en", "en-US", "en-US"), ("en-GB", "en-GB", "en-GB"), ("en-AU", "en-AU", "en-AU"), ("ar", "ar-SA", "ar"), ("ca", "ca", "ca"),
    ("cs", "cs", "cs-CZ"),
    ("da", "da", "da-DK"), ("de", "de-DE", "de-DE"), ("el", "el", "el-GR"), ("es", "es-ES", "es-ES"), ("es-419", "es-MX", "es-419"),
    ("fi", "fi", "fi-FI"),
    ("fr", "fr-FR", "fr-FR"), ("fr-CA", "fr-CA", "fr-CA"), ("he", "he", "iw-IL"), ("hi", "hi", "hi-IN"), ("hr", "hr", "hr"), ("hu", "hu", "hu-HU"),
    ("id", "id", "id"), ("it", "it", "it-IT"), ("ja", "ja", "ja-JP"), ("ko", "ko", "ko-KR"), ("ms", "ms", "ms"), ("nb", "no", "no-NO"),
    ("nl", "nl-NL", "nl-NL"), ("pl", "pl", "pl-PL"), ("pt-BR", "pt-BR", "pt-BR"), ("pt-PT", "pt-PT", "pt-PT"), ("ro", "ro", "ro"),
    ("ru", "ru", "ru-RU"),
    ("sk", "sk", "sk"), ("sv", "sv", "sv-SE"), ("th", "th", "th"), ("tr", "tr", "tr-TR"), ("uk", "uk", "uk"), ("vi", "vi", "vi"),
    ("zh-Hans", "zh-Hans", "zh-CN"), ("zh-Hant", "zh-Hant", "zh-TW"), ("zh-HK", "zh-Hant", "zh-HK"), ("es-MX", "es-MX", "es-419"),
    ("pt", "pt-BR", "pt-BR"),
    ("es-AR", "es-MX", "es-419"), ("de-AT", "de-DE", "de-DE"), ("nn", "no", "no-NO"), ("fr-BE", "fr-FR", "fr-FR"), ("zh-MO", "zh-Hant", "zh-HK"),
    ("ur", "ur-PK", "ur"), ("bn", "bn-BD", "bn-BD"), ("ar-SA", "ar-SA", "ar"),
  ])
  func storeCodes(_ name: String, _ appStore: String, _ play: String) throws {
    let tag = try #require(LocaleTag(name))
    #expect(tag.appStore == appStore)
    #expect(tag.play == play)
  }

  @Test(
    arguments: [
      ("bg", nil, "bg"), ("en-IN", nil, "en-IN"), ("en-NZ", nil, nil), ("fa", nil, "fa"), ("or", "or-IN", nil), ("pa-PK", nil, nil),
      ("sr-Latn", nil, nil),
    ] as [(String, String?, String?)])
  func storeHasItNot(_ name: String, _ appStore: String?, _ play: String?) throws {
    let tag = try #require(LocaleTag(name))
    #expect(tag.appStore == appStore)
    #expect(tag.play == play)
  }

  @Test func countsOfTheStores() {
    #expect(StoreLocales.appStore.count == 50)
    #expect(StoreLocales.play.count == 87)
  }

  @Test func fit() throws {
    let german = try #require(LocaleTag("de"))
    #expect(german.fit(of: try #require(LocaleTag("de"))) == .exact)
    #expect(german.fit(of: try #require(LocaleTag("de_DE"))) == .sameLocale)
    #expect(german.fit(of: try #require(LocaleTag("de-AT"))) == nil)
    #expect(try #require(LocaleTag("ar")).fit(of: try #require(LocaleTag("ar-SA"))) == .storeName)
    #expect(try #require(LocaleTag("es-419")).fit(of: try #require(LocaleTag("es-MX"))) == .storeName)
    #expect(try #require(LocaleTag("zh-HK")).fit(of: try #require(LocaleTag("zh-Hant"))) == nil)
  }
}
