import Foundation
import Testing

@testable import PolyshotCommand

@Suite struct RenderTests {
  private static let everyPath = [
    "AppStore/card/en/01-one.png", "AppStore/card/en/02-two.png", "AppStore/card/de/01-one.png", "AppStore/card/de/02-two.png",
    "AppStore/tile/en/01-one.png", "AppStore/tile/en/02-two.png", "AppStore/tile/de/01-one.png", "AppStore/tile/de/02-two.png",
  ]

  // MARK: What is written

  @Test func writesEveryShotExactly() throws {
    let project = try CommandProject()
    let render = try project.render()
    #expect(render.status == .done)
    #expect(render.paths("rendered") == Self.everyPath)
    #expect(try project.files().keys.sorted() == Self.everyPath.map { String($0.dropFirst("AppStore/".count)) }.sorted())
    for shot in render.shots {
      let png = PNGFacts(try project.data(shot.path))
      #expect(png.chunks == ["IHDR", "sRGB", "IDAT", "IEND"])
      let size: [Int] = shot.device == "card" ? [36, 60] : [48, 38]
      let (written, told): ([Int], [Int]) = ([png.width, png.height], [shot.width, shot.height])
      #expect(written == size)
      #expect(told == size)
      // 8 bits a channel, colour type 2 (RGB), deflate, adaptive filters, not interlaced
      #expect(png.header == [8, 2, 0, 0, 0])
    }
    #expect(render.messages.hasPrefix("8 shots: 8 rendered in "))
  }

  @Test func answerHasTheKeysOfTheContract() throws {
    let project = try CommandProject()
    let outcome = project.run("render --format json --device card --locale de --scene two")
    let answer = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(Set(answer.keys) == ["shots", "summary"])
    let shots = try #require(answer["shots"] as? [[String: Any]])
    #expect(shots.count == 1)
    #expect(Set(shots[0].keys) == ["device", "locale", "scene", "path", "width", "height", "status", "milliseconds", "findings"])
    let summary = try #require(answer["summary"] as? [String: Any])
    #expect(Set(summary.keys) == ["rendered", "fresh", "failed", "pending", "pruned", "seconds"])
  }

  @Test func capturesColourTheScreen() throws {
    let project = try CommandProject("{ sourceLocale: 'en', scenes: ['one'], devices: [{ name: 'card', size: [36, 60] }] }")
    try project.remove("captions/de.json")
    try project.capture("captures/card/en/one.png", 0x20_8040)
    _ = try project.render()
    #expect(try project.pixel("AppStore/card/en/01-one.png", x: 18, y: 48) == 0xFF40_8020)
  }

  // MARK: What is drawn again

  @Test func secondRunDrawsNoneAndTouchesNothing() throws {
    let project = try CommandProject()
    _ = try project.render()
    let times = try Self.everyPath.map(project.modified)
    let record = try project.data("AppStore/.polyshot/record.json")
    let again = try project.render()
    #expect(again.counts((0, 8, 0)))
    #expect(try Self.everyPath.map(project.modified) == times)
    #expect(try project.data("AppStore/.polyshot/record.json") == record)
  }

  @Test func onePixelOfACaptureDrawsOneShot() throws {
    let project = try CommandProject()
    _ = try project.render()
    try project.capture("captures/card/de/two.png", 0x12_3456)
    _ = try project.render()
    try project.capture("captures/card/de/two.png", 0x12_3456, spot: true)
    #expect(try project.render().paths("rendered") == ["AppStore/card/de/02-two.png"])
  }

  @Test func aTimeStampDrawsNone() throws {
    let project = try CommandProject()
    _ = try project.render()
    for file in ["captures/card/de/two.png", "captions/de.json", "polyshot.json"] {
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: project.path(file))
    }
    #expect(try project.render().counts((0, 8, 0)))
  }

  @Test func aDeletedOrAlteredOutputIsDrawn() throws {
    let project = try CommandProject()
    _ = try project.render()
    let whole = try project.files()
    try project.remove("AppStore/card/en/01-one.png")
    #expect(try project.render().paths("rendered") == ["AppStore/card/en/01-one.png"])
    var bytes = try project.data("AppStore/tile/de/02-two.png")
    bytes[bytes.count - 20] ^= 1
    try project.write("AppStore/tile/de/02-two.png", bytes)
    #expect(try project.render().paths("rendered") == ["AppStore/tile/de/02-two.png"])
    #expect(try project.files() == whole)
  }

  @Test func aCaptionDrawsItsLocaleAndScene() throws {
    let project = try CommandProject()
    _ = try project.render()
    try project.write("captions/de.json", "{ one: 'Eine', two: 'Zwei' }")
    #expect(try project.render().paths("rendered") == ["AppStore/card/de/01-one.png", "AppStore/tile/de/01-one.png"])
  }

  /// A caption that needs a smaller size makes the whole group smaller.
  @Test func aCaptionThatChangesTheSizeDrawsItsGroup() throws {
    let project = try CommandProject()
    _ = try project.render()
    try project.write("captions/de.json", "{ one: 'Eine sehr lange und ausführliche Überschrift', two: 'Zwei' }")
    let paths = try project.render("--device card").paths("rendered")
    #expect(paths == ["AppStore/card/de/01-one.png", "AppStore/card/de/02-two.png"])
  }

  @Test(arguments: [
    ("theme: { name: 'midnight' }", 8), ("theme: { shadow: '#000000' }", 8), ("keepTogether: ['A B']", 8), ("name: 'Other'", 0),
    ("ignore: [{ code: 'capture.size' }]", 0),
  ])
  func settingsThatReachThePictureDraw(_ more: String, _ count: Int) throws {
    let project = try CommandProject()
    _ = try project.render()
    try project.write("polyshot.json", CommandProject.settings(more))
    #expect(try project.render().summary.rendered == count)
  }

  @Test func fontsTheirSettingsDevicesAndTemplatesDraw() throws {
    let project = try CommandProject()
    try project.copyTemplate()
    _ = try project.render()
    try project.edit("Templates/aurora/template.json", "\"placing\": 0.56", "\"placing\": 0.50")
    #expect(try project.render().summary.rendered == 8)
    try project.edit("Fonts/fonts.json", "\"titleLineHeight\":1.07", "\"titleLineHeight\":1.17")
    #expect(try project.render().summary.rendered == 8)
    try project.useFonts(["Inter Display", "Noto Sans"])
    #expect(try project.render().summary.rendered == 8)
    try project.write("Devices/devices.json", "{ devices: [{ name: 'fridge', store: 'play', frame: 'none', sizes: [[7, 9]] }] }")
    #expect(try project.render().summary.rendered == 8)
    #expect(try project.render().counts((0, 8, 0)))
  }

  @Test func forceDrawsAllAndTheBytesStay() throws {
    let project = try CommandProject()
    _ = try project.render("--jobs 1")
    let bytes = try project.files()
    let times = try Self.everyPath.map(project.modified)
    #expect(try project.render("--force --jobs 2").counts((8, 0, 0)))
    #expect(try project.files() == bytes)
    #expect(try Self.everyPath.map(project.modified) == times)
    #expect(try project.render("--output elsewhere --jobs 2").counts((8, 0, 0)))
    #expect(try project.files("elsewhere") == bytes)
  }

  @Test func effortIsPartOfTheResult() throws {
    let project = try CommandProject()
    _ = try project.render("--effort fast")
    #expect(try project.render("--effort fast").counts((0, 8, 0)))
    let fast = try project.files().values.map(\.count).reduce(0, +)
    #expect(try project.render("--effort small").counts((8, 0, 0)))
    #expect(try project.files().values.map(\.count).reduce(0, +) < fast)
  }

  // MARK: What a run takes

  @Test func aSelectionDrawsOneShotAndMeasuresTheGroup() throws {
    let long = "{ one: 'Eine sehr lange und ausführliche Überschrift', two: 'Zwei' }"
    let whole = try CommandProject()
    try whole.write("captions/de.json", long)
    _ = try whole.render()
    let one = try CommandProject()
    try one.write("captions/de.json", long)
    let render = try one.render("--device card --locale de_DE --scene two")
    #expect(render.shots.map(\.path) == ["AppStore/card/de/02-two.png"])
    #expect(render.counts((1, 0, 0)))
    #expect(try one.files().keys.sorted() == ["card/de/02-two.png"])
    #expect(try one.data("AppStore/card/de/02-two.png") == whole.data("AppStore/card/de/02-two.png"))
    #expect(try one.render("--scene two --locale=de,en").counts((3, 1, 0)))
    #expect(try one.render().counts((4, 4, 0)))
    #expect(try one.render("--locale en").counts((0, 4, 0)))
  }

  @Test func dryRunSaysWhatItWouldDo() throws {
    let project = try CommandProject()
    _ = try project.render("--device card")
    let bytes = try project.files()
    let dry = try project.render("--dry-run --prune")
    #expect(dry.paths("fresh") == Array(Self.everyPath[..<4]))
    #expect(dry.paths("pending") == Array(Self.everyPath[4...]))
    #expect(dry.summary.pending == 4)
    #expect(try project.files() == bytes)
    #expect(try project.render("--dry-run --force --device card").summary.pending == 4)
    let untouched = try CommandProject()
    _ = try untouched.render("--dry-run")
    #expect(!untouched.exists("AppStore"))
  }

  @Test func outputFolderIsRelativeToWhereTheProgramStands() throws {
    let project = try CommandProject()
    #expect(try project.render("--output out/../dist --scene one --device card --locale en").shots[0].path == "dist/card/en/01-one.png")
    let outside = try CommandProject()
    let shot = try project.render("--output=\(outside.folder)/new --scene one --device card --locale en").shots[0]
    #expect(shot.path == "\(outside.folder)/new/card/en/01-one.png")
    #expect(shot.status == "rendered")
    #expect(outside.exists("new/card/en/01-one.png"))
    #expect(outside.exists("new/.polyshot/record.json"))
    #expect(try project.render("--output=\(outside.folder)/new --scene one --device card --locale en").counts((0, 1, 0)))
  }

  // MARK: Prune

  @Test func pruneRemovesOwnUnchangedUnplannedFilesOnly() throws {
    let project = try CommandProject()
    _ = try project.render()
    try project.write("AppStore/card/de/foreign.png", "mine")
    try project.write("AppStore/tile/de/02-two.png", "retouched")
    try project.write("polyshot.json", CommandProject.settings.replacing("['one', 'two']", with: "['two']"))
    let kept = try project.render()
    #expect(kept.summary.pruned == 0)
    #expect(project.exists("AppStore/card/en/01-one.png"))
    // a selection prunes no more and no less than the whole plan
    let dry = try project.render("--prune --dry-run --device card --locale en")
    #expect(dry.summary.pruned == 7 && dry.messages.contains("7 to be pruned"))
    let pruned = try project.render("--prune --device card --locale en")
    #expect(pruned.summary.pruned == 7)
    let left = ["card/de/01-two.png", "card/de/foreign.png", "card/en/01-two.png", "tile/de/01-two.png", "tile/de/02-two.png", "tile/en/01-two.png"]
    #expect(try project.files().keys.sorted() == left)
    #expect(pruned.messages.contains("7 pruned"))
    #expect(try project.render("--prune").counts((0, 4, 0)))
  }

  @Test func pruneRemovesFoldersItLeavesEmpty() throws {
    let project = try CommandProject()
    _ = try project.render()
    try project.write("polyshot.json", CommandProject.settings.replacing("['en', 'de']", with: "['en']"))
    #expect(try project.render("--prune").summary.pruned == 4)
    #expect(!project.exists("AppStore/card/de"))
    #expect(project.exists("AppStore/card/en"))
  }

  @Test func pruneFollowsNoLink() throws {
    let project = try CommandProject()
    _ = try project.render()
    try FileManager.default.moveItem(atPath: project.path("AppStore/card"), toPath: project.path("kept"))
    try FileManager.default.createSymbolicLink(atPath: project.path("AppStore/card"), withDestinationPath: project.path("kept"))
    try project.write("polyshot.json", CommandProject.settings.replacing("['one', 'two']", with: "['one']"))
    #expect(try project.render("--prune").summary.pruned == 2)
    #expect(project.exists("kept/en/02-two.png"))
  }

  // MARK: Shards

  @Test func shardsMakeTheWhole() throws {
    let whole = try CommandProject()
    _ = try whole.render()
    let parts = try CommandProject()
    let first = try parts.render("--shard 1/2")
    let second = try parts.render("--shard auto", environment: ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "2"])
    #expect(first.shots.map(\.path) == [0, 2, 4, 6].map { Self.everyPath[$0] })
    #expect(second.shots.map(\.path) == [1, 3, 5, 7].map { Self.everyPath[$0] })
    #expect(first.counts((4, 0, 0)) && second.counts((4, 0, 0)))
    #expect(try parts.files() == whole.files())
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: parts.path("AppStore/.polyshot")).sorted() == ["record-1-of-2.json", "record-2-of-2.json"])
    #expect(try parts.render().counts((0, 8, 0)))
    #expect(try parts.render("--shard auto/2", environment: ["CIRCLE_NODE_INDEX": "0"]).counts((0, 4, 0)))
  }

  /// Machines that each have their own copy of the folder: what they wrote is put together afterwards.
  @Test func recordsOfSeveralMachinesMerge() throws {
    let machines = try [CommandProject(), CommandProject()]
    for (index, machine) in machines.enumerated() {
      #expect(try machine.render("--shard \(index + 1)/2").counts((4, 0, 0)))
    }
    for (name, bytes) in try machines[1].files() { try machines[0].write("AppStore/\(name)", bytes) }
    try machines[0].write("AppStore/.polyshot/record-2-of-2.json", try machines[1].data("AppStore/.polyshot/record-2-of-2.json"))
    #expect(try machines[0].render().counts((0, 8, 0)))
  }

  /// An older whole record does not bring back what a shard has drawn since.
  @Test func aRunKeepsItsOwnRecordOnly() throws {
    let project = try CommandProject()
    _ = try project.render()
    try project.capture("captures/card/en/one.png", 0x77_0000)
    #expect(try project.render("--shard 1/2").counts((1, 3, 0)))
    try project.capture("captures/card/de/one.png", 0x00_7700)
    #expect(try project.render("--shard 1/2 --locale de").counts((1, 1, 0)))
    #expect(try project.render().counts((0, 8, 0)))
  }

  @Test func aBrokenRecordCountsAsNone() throws {
    let project = try CommandProject()
    _ = try project.render()
    try project.write("AppStore/.polyshot/record.json", "{ broken")
    #expect(try project.render().counts((8, 0, 0)))
    #expect(try project.render().counts((0, 8, 0)))
  }

  // MARK: Messages

  @Test func colourAndBarOnATerminalOnly() throws {
    let project = try CommandProject()
    try project.write("captures/card/en/one.png", "")
    let line = "render --device card --locale en --scene one"
    let plain = project.run(line)
    #expect(
      plain.error == "error: captures/card/en/one.png: the file is empty\nhint: take the capture again\n1 shot: 1 failed in 0 s\n")
    let coloured = project.run(line, terminal: true)
    #expect(
      coloured.error.contains(
        "\u{1B}[1;31merror:\u{1B}[0m captures/card/en/one.png: the file is empty\n\u{1B}[36mhint:\u{1B}[0m take the capture again\n"))
    #expect(coloured.error.contains("[########################] 1/1"))
    #expect(plain.output.isEmpty && coloured.output.isEmpty)
  }

  @Test func aHintIsSaidOnceForARow() throws {
    let project = try CommandProject()
    for scene in ["one", "two"] { try project.write("captures/card/en/\(scene).png", "") }
    let messages = project.run("render --device card --locale en").error
    #expect(
      messages.hasPrefix(
        """
        error: captures/card/en/one.png: the file is empty
        error: captures/card/en/two.png: the file is empty
        hint: take the capture again
        2 shots: 2 failed in
        """))
  }

  @Test func progressLine() {
    #expect(ProgressBar.line(done: 25, of: 100, elapsed: .seconds(10)) == "[######------------------] 25/100  2.5/s  30 s left")
    #expect(ProgressBar.line(done: 0, of: 100, elapsed: .zero) == "[------------------------] 0/100")
    #expect(ProgressBar.line(done: 10, of: 819, elapsed: .seconds(5)) == "[------------------------] 10/819  2.0/s  6 min 45 s left")
  }
}
