import Foundation
import Testing

@testable import PolyshotCommand

/// Captures and captions that come from somewhere else.
@Suite struct FallbackTests {
  private func project(_ locales: String, devices: String = "[{ name: 'card', size: [36, 60] }]", more: String = "") throws -> CommandProject {
    let project = try CommandProject("{ sourceLocale: 'en', locales: [\(locales)], scenes: ['one'], devices: \(devices)\(more) }")
    try project.remove("captions/de.json")
    try project.remove("captures")
    return project
  }

  @Test func capturesFromAnotherDevice() throws {
    let project = try project(
      "'en'", devices: "[{ name: 'card', size: [36, 60] }, { name: 'tile', size: [48, 38], capturesFrom: 'card' }]")
    try project.capture("captures/card/en/one.png", 0x20_8040)
    #expect(try project.render().counts((2, 0, 0)))
    #expect(try project.pixel("AppStore/tile/en/01-one.png", x: 24, y: 33) == 0xFF40_8020)
  }

  @Test func captureLocaleServesAllWithoutAWord() throws {
    let project = try project("'en', 'de'", more: ", captureLocale: 'en-US'")
    try project.capture("captures/card/en/one.png", 0x20_8040)
    try project.write("captions/de.json", "{ one: 'Eins' }")
    let render = try project.render()
    #expect(render.counts((2, 0, 0)))
    #expect(render.findings.isEmpty)
  }

  /// The file to bring is the one that would serve all, and it is asked for once.
  @Test func aMissingCaptureOfTheCaptureLocaleIsNamedOnce() throws {
    let project = try project("'en', 'de'", more: ", captureLocale: 'en'")
    try project.write("captions/de.json", "{ one: 'Eins' }")
    let render = try project.render()
    #expect(render.paths("failed").count == 2)
    #expect(
      render.messages.hasPrefix(
        "error: captures/card/en/one.png: no such capture (for de, en)\nhint: captures are looked for by `captures/{device}/{locale}/{scene}.png`; "
          + "`capturesFrom` lets a device take those of another\n"))
  }

  /// English in place of a missing Hebrew title is set as English; as Hebrew's own caption the same letters run from right to left, so that the
  /// full stop changes sides.
  @Test func aBorrowedCaptionIsSetInItsOwnLanguage() throws {
    let project = try project("'en', 'he'", devices: "[{ name: 'card', size: [120, 200] }]", more: ", captureLocale: 'en'")
    try project.write("captions/en.json", "{ one: 'Oh.' }")
    try project.capture("captures/card/en/one.png", 1)
    #expect(try project.render().findings.map { "\($0.code) \($0.locale ?? "")" } == ["caption.fallback he"])
    let borrowed = try project.data("AppStore/card/he/01-one.png")
    try project.write("captions/he.json", "{ one: 'Oh.' }")
    #expect(try project.render().counts((1, 1, 0)))
    #expect(try project.data("AppStore/card/he/01-one.png") != borrowed)
  }

  /// The source locale's captures serve nobody else unless that is said.
  @Test func capturesAlongParentsOnly() throws {
    let project = try project("'en', 'es-419', 'de'")
    try project.write("captions/es.json", "{ one: 'Uno' }")
    try project.write("captions/de.json", "{ one: 'Eins' }")
    try project.capture("captures/card/en/one.png", 1)
    try project.capture("captures/card/es/one.png", 2)
    let render = try project.render()
    #expect(render.status == .failed)
    #expect(render.paths("failed") == ["AppStore/card/de/01-one.png"])
    #expect(
      render.findings.map { "\($0.severity) \($0.code) \($0.locale ?? "") \($0.message)" } == [
        "warning caption.fallback es-419 no caption `one.title`; taken from `es`",
        "warning capture.fallback es-419 no capture of its own; taken from `es`",
        "error capture.missing de no such capture",
      ])
    // its own capture and caption with the same content: nothing to draw, and nothing to say any more
    try project.write("captions/es-MX.json", "{ one: 'Uno' }")
    try project.write("captures/card/es-MX/one.png", try project.data("captures/card/es/one.png"))
    let again = try project.render("--locale es-419")
    #expect(again.counts((0, 1, 0)))
    #expect(again.findings.isEmpty)
  }

  @Test func captionsFromTheSourceAreSaid() throws {
    let project = try project("'en', 'it'")
    try project.capture("captures/card/en/one.png", 1)
    try project.capture("captures/card/it/one.png", 2)
    for status in ["rendered", "fresh"] {
      let render = try project.render()
      #expect(render.status == .done)
      #expect(render.paths(status).count == 2)
      #expect(
        render.findings.map { "\($0.code) \($0.locale ?? "") \($0.message)" } == ["caption.fallback it no caption `one.title`; taken from `en`"])
      #expect(render.messages.hasPrefix("warning: card it one: no caption `one.title`; taken from `en`\nhint: translate it"))
    }
  }

  /// The rules hold for what reading the project had to say as well.
  @Test func ignoredFindingsOfCaptionFilesAreNotSaid() throws {
    let project = try CommandProject(CommandProject.settings("ignore: [{ code: 'caption.duplicate-key', locales: ['de'] }]"))
    try project.write("captions/de.json", "{ one: 'A', 'one.title': 'Eins', two: 'Zwei' }")
    #expect(!project.run("render --dry-run").error.contains("warning"))
    #expect(project.run("check").error == "fonts checked: 0 errors, 0 warnings, 1 ignored\n")
  }

  @Test func ignoredFindingsAreNotSaid() throws {
    let project = try project("'en', 'it'", more: ", ignore: [{ code: 'caption.fallback', locales: ['it'] }, { code: 'capture.missing' }]")
    try project.capture("captures/card/it/one.png", 2)
    let render = try project.render()
    #expect(!render.messages.contains("caption"))
    // a rule cannot make a picture of a capture that is not there
    #expect(render.status == .failed)
    #expect(render.messages.hasPrefix("error: captures/card/en/one.png: no such capture\n"))
  }

  @Test(arguments: [
    ("raw/{scene}/{locale}@{number}.png", "raw/one/en@01.png"), ("raw/{folder}-{storeLocale}-{scene}.png", "raw/phoneScreenshots-en-US-one.png"),
    ("{device}/{simulator}.png", "play-phone/Pixel 9 Pro.png"),
  ])
  func patterns(_ pattern: String, _ file: String) throws {
    let project = try project("'en'", devices: "[{ name: 'small', size: [36, 60], capturesFrom: 'play-phone' }]", more: ", captures: '\(pattern)'")
    try project.capture(file, 0x20_8040, width: 27, height: 60)
    let render = try project.render()
    #expect(render.paths("rendered") == ["AppStore/small/en/01-one.png"], "\(render.findings)")
  }

  @Test func theLayoutOfTheOutputIsAPattern() throws {
    let project = try CommandProject(CommandProject.settings("output: { folder: 'out', layout: '{locale}/{device}/{scene}.png' }"))
    #expect(try project.render("--device tile --scene two").shots.map(\.path) == ["out/en/tile/two.png", "out/de/tile/two.png"])
    #expect(project.exists("out/de/tile/two.png"))
  }

  @Test func aSceneMayShowAnotherScenesCapture() throws {
    let project = try CommandProject(
      """
      { sourceLocale: 'en', locales: ['en'], devices: [{ name: 'card', size: [36, 60] }],
        scenes: [{ name: 'one', captures: ['two'] }, { name: 'two', captures: [{ device: 'tile', scene: 'one' }] }] }
      """.replacing("'tile'", with: "'play-phone'"))
    try project.capture("captures/card/en/two.png", 0x20_8040)
    try project.capture("captures/play-phone/en/one.png", 0x80_2040)
    #expect(try project.render().counts((2, 0, 0)))
    #expect(try project.pixel("AppStore/card/en/01-one.png", x: 18, y: 48) == 0xFF40_8020)
    #expect(try project.pixel("AppStore/card/en/02-two.png", x: 18, y: 48) == 0xFF40_2080)
  }
}
