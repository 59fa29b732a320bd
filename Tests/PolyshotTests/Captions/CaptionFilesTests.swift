import Foundation
import Testing

@testable import Polyshot

@Suite struct CaptionFilesTests {
  private func read(_ files: [String: String], source: String = "en") throws -> CaptionFiles {
    let project = try TemporaryProject(files)
    return CaptionFiles(folder: project.folder, captions: "captions", sourceLocale: try #require(LocaleTag(source)))
  }

  private func text(_ files: CaptionFiles, _ key: String, _ locale: String) throws -> String? {
    files.table.lookup(CaptionKey(key), locale: try #require(LocaleTag(locale))).entry?.text
  }

  /// The same three captions in every form.
  @Test(arguments: [
    ["captions/en.json": #"{ "timer.title": "Go\nnow", "timer.subtitle": "Sub", "stats": "S" }"#],
    ["captions/en_us.json": #"{ timer: { title: "Go\nnow", subtitle: "Sub" }, stats: "S", }"#],
    [
      "captions/captions.json":
        #"{ "timer.title": { "en": "Go\nnow" }, "timer": { "subtitle": { "en": "Sub" } }, "stats": { "en": "S", "de": null } }"#
    ],
    ["captions/en.strings": #""timer.title" = "Go\nnow"; "timer.subtitle" = "Sub"; stats = "S";"#],
    ["captions/en-US/title.strings": #""timer" = "Go\nnow"; "stats" = "S";"#, "captions/en-US/subtitle.strings": #""timer" = "Sub";"#],
    ["captions/en.lproj/Localizable.strings": #""timer" = "Go\nnow"; "stats" = "S"; "timer.subtitle" = "Sub";"#],
    ["captions/captions.csv": "key,en,de\ntimer,\"Go\r\nnow\",\ntimer.subtitle,Sub,\nstats,S,\n"],
    ["captions/captions.csv": "key;en;de\r\ntimer;\"Go\nnow\";\r\ntimer.subtitle;Sub;\r\nstats;S;\r\n"],
  ])
  func everyForm(_ files: [String: String]) throws {
    let read = try read(files)
    #expect(read.findings == [])
    #expect(try text(read, "timer.title", "en") == "Go\nnow")
    #expect(try text(read, "timer.subtitle", "en") == "Sub")
    #expect(try text(read, "stats", "en") == "S")
    #expect(try text(read, "timer.badge", "en") == nil)
  }

  @Test func keywordIsTheBadge() throws {
    let read = try read(["captions/de-DE/keyword.strings": #""01_home" = "Neu";"#], source: "de")
    #expect(try text(read, "01_home.badge", "de") == "Neu")
  }

  @Test func otherFoldersAreNoLocales() throws {
    let line = #""timer" = "T";"#
    let read = try read([
      "captions/en/title.strings": line, "captions/default/title.strings": line, "captions/iMessage/title.strings": line,
      "captions/iMessage/en-US/title.strings": line, "captions/appleTV/en-US/title.strings": line, "captions/notes/readme.txt": "x",
      "captions/README.md": "x", "captions/english/title.strings": line,
    ])
    #expect(read.findings.map(\.code) == [.localeUnknown])
    #expect(read.findings.first?.file == "captions/english")
    #expect(read.table.entries.keys.map(\.name) == ["en"])
  }

  @Test func aBrokenFileIsOneFindingAndTheRestGoesOn() throws {
    let read = try read([
      "captions/de.json": "{ \"timer\": \"T\",\n  \"stats\" }", "captions/en.json": #"{ "timer": "T" }"#, "captions/fr.strings": "\"k\" : \"v\";",
      "captions/it.json": "[]", "captions/ja.json": #"{ "timer": 3, "stats": "S" }"#,
    ])
    #expect(
      read.findings.sorted().map { "\($0.code.rawValue) \($0.file ?? ""):\($0.line ?? 0):\($0.column ?? 0)" } == [
        "caption.syntax captions/de.json:2:11", "caption.syntax captions/fr.strings:1:5", "caption.syntax captions/it.json:1:1",
        "caption.syntax captions/ja.json:1:12",
      ])
    #expect(try text(read, "timer", "en") == "T")
    #expect(try text(read, "stats", "ja") == "S")
  }

  @Test func formsThatAreNotReadAreTold() throws {
    let read = try read(["captions/Captions.xcstrings": "{}", "captions/de.xliff": "<xliff/>", "captions/en.json": "{}"])
    #expect(
      read.findings.map { "\($0.code.rawValue) \($0.file ?? "")" } == [
        "caption.syntax captions/Captions.xcstrings", "caption.syntax captions/de.xliff",
      ])
  }

  @Test func aTableUnderAnotherNameIsTold() throws {
    let read = try read(["captions/texts.csv": "key,en\na,b\n", "captions/en.json": "{}"])
    #expect(read.findings.map { "\($0.severity) \($0.file ?? "")" } == ["warning captions/texts.csv"])
  }

  @Test func csvFaults() throws {
    let read = try read(["captions/captions.csv": "key,en,xyz\na,\"b\" c,d\n"])
    #expect(read.findings.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.message)" } == ["2:6 text after a closing quote"])
    let open = try self.read(["captions/captions.csv": "key,en,xyz\na,b,\n\"c\",\"\",\n"])
    #expect(open.findings.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.message)" } == ["1:8 `xyz` is no locale"])
    #expect(open.table.lookup(CaptionKey("c"), locale: .english) == .none)
    #expect(open.table.lookup(CaptionKey("a"), locale: .english).entry?.position == SourcePosition(line: 2, column: 3))
  }

  @Test func twoSpellingsOfOneLocaleAreTold() throws {
    let read = try read(["captions/en_US.json": #"{ "a": "1" }"#, "captions/en-US.json": #"{ "a": "2" }"#, "captions/en.json": #"{ "a": "3" }"#])
    #expect(read.findings.map(\.code) == [.captionDuplicateKey, .captionDuplicateKey])
    #expect(try text(read, "a", "en") == "3")
    #expect(read.table.locales.map(\.name) == ["en"])
  }

  @Test func duplicateKeysAreTold() throws {
    let read = try read(["captions/en.json": "{ \"a\": \"1\",\n \"a\": \"2\" }"])
    #expect(read.findings.map { "\($0.code.rawValue):\($0.line ?? 0)" } == ["caption.duplicate-key:2"])
    #expect(try text(read, "a", "en") == "2")
  }

  @Test func lookupFollowsParentsThenTheSource() throws {
    let read = try read([
      "captions/en.json": #"{ "a": "en", "b": "en", "c.subtitle": "en", "d": "en" }"#, "captions/es.json": #"{ "a": "es", "d": "es" }"#,
      "captions/es-419.json": #"{ "d": "" }"#, "captions/zh-TW.json": #"{ "a": "hant" }"#, "captions/zh-CN.json": #"{ "a": "hans" }"#,
    ])
    func lookup(_ key: String, _ locale: String) throws -> String {
      switch read.table.lookup(CaptionKey(key), locale: try #require(LocaleTag(locale))) {
      case .own(let entry): "own \(entry.text)"
      case .fallback(let entry, let origin): "\(origin) \(entry.text)"
      case .none: "none"
      case .missing: "missing"
      case .unreadable(let finding): "unreadable \(finding.file ?? "")"
      }
    }
    #expect(try lookup("a", "es-419") == "es es")
    #expect(try lookup("b", "es-419") == "en en")
    #expect(try lookup("d", "es-419") == "none")
    #expect(try lookup("c.subtitle", "es") == "en en")
    #expect(try lookup("c.badge", "es") == "none")
    #expect(try lookup("e", "es") == "missing")
    #expect(try lookup("a", "zh-HK") == "zh-Hant hant")
    #expect(try lookup("a", "zh-Hans") == "own hans")
    #expect(try lookup("a", "es-ES") == "own es")
    #expect(try lookup("a", "en-US") == "own en")
    #expect(try lookup("a", "en-GB") == "en en")
  }

  /// What may stand in a broken file is neither taken from elsewhere nor called missing; its locale stays.
  @Test func captionsOfBrokenFilesAreUnreadable() throws {
    let read = try read([
      "captions/en.json": #"{ "a": "en" }"#, "captions/de.json": "{", "captions/de-AT.json": #"{ "a": "at" }"#,
      "captions/fr/title.strings": #""a" = "fr";"#, "captions/fr/subtitle.strings": #""a" = ;"#,
    ])
    func lookup(_ key: String, _ locale: String) throws -> CaptionLookup {
      read.table.lookup(CaptionKey(key), locale: try #require(LocaleTag(locale)))
    }
    #expect(read.table.locales.map(\.name) == ["en", "de", "de-AT", "fr"])
    #expect(try lookup("a", "de") == .unreadable(try #require(read.findings.first { $0.file == "captions/de.json" })))
    #expect(try lookup("a", "de-AT").entry?.text == "at")
    #expect(try lookup("a.subtitle", "de-AT") == lookup("a", "de"))
    #expect(try lookup("a", "fr").entry?.text == "fr")
    #expect(try lookup("a.subtitle", "fr") == .unreadable(try #require(read.findings.first { $0.file == "captions/fr/subtitle.strings" })))
    #expect(try lookup("b", "it") == .missing)
    let table = try self.read(["captions/captions.csv": "key,en\na,\"x"]).table
    #expect(table.locales == [.english])
    #expect(table.isIncomplete)
    #expect(table.lookup(CaptionKey("a"), locale: .english).entry == nil)
  }

  @Test(.enabled(if: Samples.has("captions/listen-anonymously"), "needs the samples folder")) func realCaptions() throws {
    for (folder, count) in [("listen-anonymously", 29), ("aitranslator", 17)] {
      let source = try #require(LocaleTag("en"))
      let read = CaptionFiles(folder: Samples.folder + "/captions", captions: folder, sourceLocale: source)
      #expect(read.findings == [])
      #expect(read.table.locales.count == count)
      #expect(read.table.locales.first == source)
    }
    let read = CaptionFiles(folder: Samples.folder, captions: "captions/aitranslator", sourceLocale: .english)
    #expect(try text(read, "01_Home.badge", "ja") == "AI翻訳")
    #expect(try text(read, "01_Home", "ar") == read.table.entries[try #require(LocaleTag("ar-SA"))]?[CaptionKey("01_Home")]?.text)
  }
}
