import Foundation
import Testing

@testable import PolyshotCommand

@Suite struct CheckTests {
  private static let locales = ["en", "ja", "ko", "zh-Hans", "ar", "el"]

  /// Captions in several scripts, drawn with these families alone.
  private func project(_ families: [String], more: String = "") throws -> CommandProject {
    let project = try CommandProject(
      """
      { sourceLocale: 'en', locales: ['en', 'ja', 'ko', 'zh-Hans', 'ar', 'el'], scenes: ['one'],
        devices: [{ name: 'card', size: [36, 60] }, { name: 'tile', size: [48, 38] }]\(more) }
      """, fonts: families)
    try project.remove("captions/de.json")
    try project.write(
      "captions/captions.json",
      """
      { one: { ja: '集中する時間', ko: '집중', 'zh-Hans': '专注', ar: 'تركيز', el: 'Εστίαση 🎯' } }
      """)
    return project
  }

  private func check(_ project: CommandProject, _ words: String = "--only fonts") throws -> (outcome: Outcome, findings: [FindingJSON]) {
    struct Answer: Decodable {
      let findings: [FindingJSON]
    }
    let outcome = project.run("check --format json \(words)")
    return (outcome, try JSONDecoder().decode(Answer.self, from: Data(outcome.output.utf8)).findings)
  }

  @Test func namesEveryClusterThatNoFontHas() throws {
    let (outcome, findings) = try check(try project(["Inter Display", "Noto Sans Arabic", "Noto Color Emoji"]))
    #expect(outcome.status == .failed)
    #expect(findings.allSatisfy { $0.code == "font.missing-glyph" && $0.severity == "error" && $0.devices == ["card", "tile"] && $0.scene == "one" })
    #expect(
      Dictionary(findings.map { ($0.locale ?? "", $0.message) }) { $1 } == [
        "ja": "no font can draw `集` (U+96C6), `中` (U+4E2D), `す` (U+3059), `る` (U+308B), `時` (U+6642), `間` (U+9593) of `one.title`",
        "ko": "no font can draw `집` (U+C9D1), `중` (U+C911) of `one.title`",
        "zh-Hans": "no font can draw `专` (U+4E13), `注` (U+6CE8) of `one.title`",
      ])
    #expect(outcome.error.hasSuffix("3 errors, 0 warnings\n"))
  }

  @Test func withAllFontsThereIsNothingToSay() throws {
    let all = [
      "Inter Display", "Noto Sans Arabic", "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Color Emoji",
    ]
    let outcome = try project(all).run("check --only fonts --format json")
    let json = #"{"findings":[],"summary":{"errors":0,"warnings":0,"ignored":0}}"#
    #expect(outcome == Outcome(.done, json + "\n", "fonts checked: 0 errors, 0 warnings\n"))
  }

  /// Told once, however often it stands there; joiners, which nothing draws, are left out.
  @Test func anEmojiIsOneCluster() throws {
    let project = try project(["Inter Display"], more: ", ignore: []")
    try project.write("captions/captions.json", "{ one: { el: 'Ω 👩🏽‍🚀 👩🏽‍🚀' } }")
    let (_, findings) = try check(project, "--only fonts --locale el")
    #expect(findings.map(\.message) == ["no font can draw `👩🏽‍🚀` (U+1F469 U+1F3FD U+1F680) of `one.title`"])
  }

  @Test func selectionAndIgnoreRules() throws {
    let project = try project(
      ["Inter Display", "Noto Sans Arabic", "Noto Color Emoji"],
      more: ", ignore: [{ code: 'font.missing-glyph', locales: ['ja', 'ko'], reason: 'later' }]")
    let (outcome, findings) = try check(project)
    #expect(outcome.status == .failed)
    #expect(findings.filter { $0.ignored == true }.compactMap(\.locale).sorted() == ["ja", "ko"])
    #expect(findings.filter { $0.ignored == nil }.map(\.locale) == ["zh-Hans"])
    #expect(outcome.output.hasSuffix(#""summary":{"errors":1,"warnings":0,"ignored":2}}"# + "\n"))
    #expect(outcome.error.hasSuffix("1 error, 0 warnings, 2 ignored\n"))
    #expect(try check(project, "--only fonts --locale ja,ar").outcome.status == .done)
    #expect(try check(project, "--only=fonts --locale zh_CN --device tile").findings.map(\.device) == ["tile"])
  }

  /// With `--strict` a warning counts like an error.
  @Test func strict() throws {
    let project = try CommandProject()
    try project.write("captions/de.json", "{ \"one\": \"A\",\n  \"one\": \"Eins\", two: 'Zwei' }")
    #expect(project.run("check").status == .done)
    #expect(project.run("check").error.hasPrefix("warning: captions/de.json:2:10: `one.title` stands in `captions/de.json:1` too"))
    #expect(project.run("check --strict").status == .failed)
    #expect(project.run("check --strict --only fonts").status == .done)
    #expect(!project.exists("AppStore"))
  }

  /// What keeps a font that was asked for from being used belongs to `fonts`.
  @Test func fontsThatCannotBeHadAreFontFindings() throws {
    let project = try CommandProject("{ sourceLocale: 'en', locales: ['en'], scenes: ['one'], devices: ['mac'], fonts: { title: ['Nowhere'] } }")
    try project.write("Fonts/Broken.ttf", "not a font at all")
    try project.write("Fonts/._Broken.ttf", "what macOS leaves on other disks")
    let (outcome, findings) = try check(project)
    #expect(outcome.status == .failed)
    #expect(findings.map(\.code).sorted() == ["font.corrupt", "font.unknown-family"])
  }

  /// Captions that cannot be looked at are never passed over, whatever is asked for.
  @Test(arguments: ["", "--only fonts"]) func aBrokenCaptionFileIsOne(_ words: String) throws {
    let project = try CommandProject()
    try project.write("captions/de.json", "{ one }")
    let (outcome, findings) = try check(project, words)
    #expect(outcome.status == .failed)
    #expect(findings.map { "\($0.code) \($0.file ?? ""):\($0.line ?? 0):\($0.column ?? 0)" } == ["caption.syntax captions/de.json:1:7"])
    #expect(try check(project, "--only fonts --locale en").outcome.status == .done)
  }

  @Test(arguments: ["", "--only fonts"]) func aBrokenTemplateIsOne(_ words: String) throws {
    let project = try CommandProject()
    try project.write("Templates/aurora/template.json", "[]")
    let (outcome, findings) = try check(project, words)
    #expect(outcome.status == .failed)
    #expect(
      findings.map { "\($0.code) \($0.file ?? "") \($0.message)" } == [
        "template.value Templates/aurora/template.json the file must be an object, not a list"
      ])
  }
}
