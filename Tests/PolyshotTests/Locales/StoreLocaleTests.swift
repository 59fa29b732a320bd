import Foundation
import Testing

@testable import Polyshot
@testable import Typography

/// What every locale of the two stores is set with: canonical name, direction, first family, where its lines break. Tables by hand.
@Suite struct StoreLocaleTests {
  static let codes = (StoreLocales.appStore + StoreLocales.play).map(\.code)
  static let manifest = Result { try FontManifest(json: Array(Data(contentsOf: URL(filePath: "\(TemporaryProject.packageRoot)/Fonts/fonts.json")))) }

  static let families: [(family: String, codes: String)] = [
    (
      "Inter Display",
      """
      af az-AZ be bg ca cs cs-CZ da da-DK de-DE el el-GR en-AU en-CA en-GB en-IN en-SG en-US en-ZA es-419 es-ES es-MX es-US et eu-ES fi fi-FI fil
      fr-CA fr-FR gl-ES hr hu hu-HU id is-IS it it-IT kk ky-KG lt lv mn-MN ms ms-MY nl-NL no no-NO pl pl-PL pt-BR pt-PT rm ro ru ru-RU sk sl sl-SI
      sq sv sv-SE sw tr tr-TR uk vi zu
      """
    ),
    ("Noto Sans", "mk-MK sr"),
    ("Noto Sans Arabic", "ar ar-SA fa fa-AE fa-AF fa-IR"),
    ("Noto Nastaliq Urdu", "ur ur-PK"),
    ("Noto Sans Hebrew", "he iw-IL"),
    ("Noto Sans Devanagari", "hi hi-IN mr-IN ne-NP"),
    ("Noto Sans Bengali", "bn-BD"),
    ("Noto Sans Gujarati", "gu gu-IN"),
    ("Noto Sans Gurmukhi", "pa pa-IN"),
    ("Noto Sans Kannada", "kn-IN"),
    ("Noto Sans Malayalam", "ml-IN"),
    ("Noto Sans Oriya", "or-IN"),
    ("Noto Sans Tamil", "ta-IN"),
    ("Noto Sans Telugu", "te-IN"),
    ("Noto Sans Sinhala", "si-LK"),
    ("Noto Sans Thai", "th"),
    ("Noto Sans Lao", "lo-LA"),
    ("Noto Sans Khmer", "km-KH"),
    ("Noto Sans Myanmar", "my-MM"),
    ("Noto Sans Ethiopic", "am"),
    ("Noto Sans Armenian", "hy-AM"),
    ("Noto Sans Georgian", "ka-GE"),
    ("Noto Sans CJK JP", "ja ja-JP"),
    ("Noto Sans CJK KR", "ko ko-KR"),
    ("Noto Sans CJK SC", "zh-CN zh-Hans"),
    ("Noto Sans CJK TC", "zh-Hant zh-TW"),
    ("Noto Sans CJK HK", "zh-HK"),
  ]

  static let rightToLeft = Set("ar ar-SA fa fa-AE fa-AF fa-IR he iw-IL ur ur-PK".split(separator: " ").map(String.init))

  @Test func everyLocaleHasOneFamily() throws {
    let listed = Self.families.flatMap { $0.codes.split(whereSeparator: \.isWhitespace).map(String.init) }
    #expect(listed.count == Set(listed).count)
    #expect(Set(listed) == Set(Self.codes))
    #expect(StoreLocales.appStore.count == 50)
    #expect(StoreLocales.play.count == 87)
  }

  /// The stack begins with the language's own family, in a store's spelling as in the canonical one, and goes on to all that may help.
  @Test(arguments: families.map(\.family)) func stackBeginsWithTheLanguagesOwn(family: String) throws {
    let manifest = try Self.manifest.get()
    for code in try #require(Self.families.first { $0.family == family }).codes.split(whereSeparator: \.isWhitespace) {
      let tag = try #require(LocaleTag(String(code)))
      for name in [tag.name, String(code)] {
        let stack = manifest.families(for: LanguageTag(name))
        #expect(stack.first == family, "\(name)")
        #expect(Set(stack) == Set(manifest.families.map(\.name)) && stack.count == Set(stack).count, "\(name)")
      }
    }
  }

  @Test(arguments: codes) func directionIsTheScripts(code: String) throws {
    let tag = try #require(LocaleTag(code))
    let isRightToLeft = Self.rightToLeft.contains(code)
    #expect((tag.direction == .rightToLeft) == isRightToLeft)
    for name in [tag.name, code] {
      #expect(LanguageTag(name).isRightToLeft == isRightToLeft)
      #expect(LanguageTag(name).script?.description == tag.likelyScript, "\(name)")
      #expect(LanguageTag(name).language == tag.language)
    }
  }

  /// "In", in each language that has it in one letter.
  static let prepositions: [Substring: String] = [
    "be": "у", "bg": "в", "cs": "v", "hr": "u", "mk": "в", "pl": "w", "ru": "в", "sk": "v", "sl": "v", "sr": "у", "uk": "в",
  ]

  /// Where lines may begin.
  @Test(arguments: codes) func linesBreakByTheLanguagesRules(code: String) throws {
    let rule = try Self.manifest.get().languages.rule(for: LanguageTag(try #require(LocaleTag(code)).name))
    let language = code.prefix { $0 != "-" }
    let breaks: [Substring: LanguageRules.Breaks] = ["ja": .phrases, "ko": .keepAll, "zh": .words]
    #expect(rule.breaks == breaks[language] ?? .lines)
    // A preposition of one letter stays with the next word in the Slavic languages, by their typographers' rule.
    #expect(rule.shortWords.contains(Self.prepositions[language] ?? "") == (Self.prepositions[language] != nil))
    #expect(rule.shortWords.isEmpty == (Self.prepositions[language] == nil))
  }
}

/// The stores' own lists.
@Suite(.enabled(if: Samples.has("data/appstore-locales.json"), "needs the samples folder"))
struct StoreListTests {
  private struct Entry: Decodable {
    let code: String
    let script: String
    let direction: String
  }
  private struct AppStoreFile: Decodable { let locales: [Entry] }
  private struct PlayFile: Decodable {
    struct Locales: Decodable { let list: [Entry] }
    let locales: Locales
  }

  private func check(_ entries: [Entry], _ codes: [String]) throws {
    #expect(Set(entries.map(\.code)) == Set(codes))
    for entry in entries {
      let tag = try #require(LocaleTag(entry.code))
      #expect(tag.direction.rawValue == entry.direction, "\(entry.code)")
      #expect(tag.likelyScript == entry.script, "\(entry.code)")
    }
  }

  @Test func appStore() throws {
    let data = try Data(contentsOf: URL(filePath: "\(Samples.folder)/data/appstore-locales.json"))
    try check(JSONDecoder().decode(AppStoreFile.self, from: data).locales, StoreLocales.appStore.map(\.code))
  }

  @Test func play() throws {
    let data = try Data(contentsOf: URL(filePath: "\(Samples.folder)/data/play.json"))
    try check(JSONDecoder().decode(PlayFile.self, from: data).locales.list, StoreLocales.play.map(\.code))
  }
}
