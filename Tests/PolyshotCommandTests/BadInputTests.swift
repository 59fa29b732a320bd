import Foundation
import Testing

@testable import Polyshot
@testable import PolyshotCommand

/// One bad thing each: one clear finding, the rest is drawn, nothing half written.
@Suite struct BadInputTests {
  private static let capture = "captures/card/de/two.png"
  private static let path = "AppStore/card/de/02-two.png"

  /// Renders and checks that this one shot alone failed with this one finding.
  private func oneFails(_ project: CommandProject, _ code: String, _ message: String, file: String = capture) throws {
    let render = try project.render()
    #expect(render.status == .failed)
    #expect(render.paths("failed") == [Self.path])
    #expect(render.counts((7, 0, 1)))
    #expect(render.findings.map(\.code) == [code])
    let finding = try #require(render.findings.first)
    #expect(finding.message == message)
    #expect(finding.file == file)
    #expect(finding.severity == "error")
    #expect([finding.device, finding.locale, finding.scene] == ["card", "de", "two"])
    #expect(render.messages.hasPrefix("error: \(file): \(message)\n"))
    #expect(!project.exists(Self.path))
    #expect(try project.leftovers() == [])
  }

  // MARK: Captures

  @Test func missing() throws {
    let project = try CommandProject()
    try project.remove(Self.capture)
    try oneFails(project, "capture.missing", "no such capture")
  }

  @Test func truncated() throws {
    let project = try CommandProject()
    let whole = try project.data(Self.capture)
    try project.write(Self.capture, whole.prefix(whole.count - 20))
    try oneFails(project, "capture.unreadable", "broken picture (IDAT ends early)")
  }

  @Test(arguments: [
    (Data(), "the file is empty"), (Data("<html></html>".utf8), "not a picture (starts with `3c 68 74 6d`)"),
    (Data([0, 0, 0, 0x18] + "ftypheic".utf8 + [0, 0, 0, 0] + "mif1heic".utf8), "a HEIC file"),
  ])
  func notReadable(_ bytes: Data, _ message: String) throws {
    let project = try CommandProject()
    try project.write(Self.capture, bytes)
    try oneFails(project, "capture.unreadable", message)
  }

  @Test func aFolderIsNoCapture() throws {
    let project = try CommandProject()
    try project.remove(Self.capture)
    try project.write(Self.capture + "/x", "x")
    try oneFails(project, "capture.missing", "no such capture")
  }

  /// What was drawn of a capture that broke since is left alone, and fresh again when the capture is mended.
  @Test func anOlderPictureIsLeftAlone() throws {
    let project = try CommandProject()
    _ = try project.render()
    let (old, capture) = try (project.data(Self.path), project.data(Self.capture))
    try project.write(Self.capture, Data())
    let render = try project.render("--prune")
    #expect(render.paths("failed") == [Self.path])
    #expect(render.counts((0, 7, 1)))
    #expect(try project.data(Self.path) == old)
    try project.write(Self.capture, capture)
    #expect(try project.render().counts((0, 8, 0)))
  }

  @Test func aJPEGUnderAPNGsNameIsDrawn() throws {
    let project = try CommandProject()
    try project.write(Self.capture, Self.greyJPEG)
    for status in ["rendered", "fresh"] {
      let render = try project.render()
      #expect(render.status == .done)
      #expect(render.paths(status).contains(Self.path))
      #expect(render.findings.map { "\($0.severity) \($0.code) \($0.file ?? "")" } == ["warning capture.format \(Self.capture)"])
    }
    #expect(try project.pixel(Self.path, x: 18, y: 48) == 0xFF80_8080)
  }

  /// 8 × 16 pixels of middle grey: a baseline JPEG (ITU-T T.81) whose Huffman tables know one code each, "no difference" and "end of block".
  private static let greyJPEG: Data = {
    var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    bytes += [0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 8, 1, 1, 0x11, 0]
    bytes += [0xFF, 0xC4, 0, 20, 0x00, 1] + [UInt8](repeating: 0, count: 16)
    bytes += [0xFF, 0xC4, 0, 20, 0x10, 1] + [UInt8](repeating: 0, count: 16)
    return Data(bytes + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x0F, 0xFF, 0xD9])
  }()

  // MARK: Captions

  @Test func syntaxErrorInACaptionFile() throws {
    let project = try CommandProject()
    _ = try project.render()
    let old = try project.files()
    try project.write("captions/de.json", "{ one: 'Eins',\n  two: }")
    let render = try project.render()
    #expect(render.status == .failed)
    // the German pictures are neither drawn in English nor removed
    #expect(render.counts((0, 4, 4)))
    #expect(try project.files() == old)
    #expect(
      Set(render.findings.map { "\($0.code) \($0.file ?? "") \($0.line ?? 0):\($0.column ?? 0) \($0.message)" }) == [
        "caption.syntax captions/de.json 2:8 expected a value, found `}`"
      ])
    #expect(render.messages == "error: captions/de.json:2:8: expected a value, found `}`\n8 shots: 4 fresh, 4 failed in 0 s\n")
  }

  @Test func aBrokenFileOfAllLocales() throws {
    let project = try CommandProject(CommandProject.settings.replacing("locales: ['en', 'de'], ", with: ""))
    _ = try project.render()
    let old = try project.files()
    try project.remove("captions")
    try project.write("captions/captions.csv", "key,en,de\none,\"One,Eins\n")
    let render = try project.render("--prune")
    #expect(render.status == .failed)
    #expect(render.messages.hasPrefix("error: captions/captions.csv:2:5: this quote does not end\n"))
    #expect(render.summary.pruned == 0)
    #expect(try project.files() == old)
  }

  @Test func aTitleThatIsNowhere() throws {
    let project = try CommandProject()
    try project.write("captions/en.json", "{ one: 'One' }")
    let render = try project.render("--device card")
    #expect(render.status == .failed)
    #expect(render.paths("failed") == ["AppStore/card/en/02-two.png"])
    #expect(render.findings.map { "\($0.code) \($0.device ?? "") \($0.locale ?? "") \($0.scene ?? "")" } == ["caption.missing card en two"])
  }

  // MARK: Fonts and templates

  @Test func fontsWithoutAScript() throws {
    let project = try CommandProject()
    try project.write("captions/de.json", "{ one: '集中 Zeit 集', two: 'Zwei' }")
    let render = try project.render()
    #expect(render.status == .failed)
    #expect(render.paths("failed") == ["AppStore/card/de/01-one.png", "AppStore/tile/de/01-one.png"])
    #expect(
      Set(render.findings.map { "\($0.code) \($0.message)" }) == [
        "font.missing-glyph no font can draw `集` (U+96C6), `中` (U+4E2D) of `one.title`"
      ])
    #expect(render.messages.hasPrefix("error: card, tile de one: no font can draw"))
  }

  @Test func noFontAtAll() throws {
    let project = try CommandProject()
    try project.edit("Fonts/fonts.json", "InterDisplay-Bold.otf", "NotThere.otf")
    try project.edit("Fonts/fonts.json", "\"InterDisplay-", "\"Gone-")
    let render = try project.render("--device card --locale en --scene one")
    #expect(render.status == .failed)
    #expect(render.findings.map(\.code) == ["font.missing-glyph"])
    #expect(render.findings[0].message == "no font can draw `O` (U+004F), `n` (U+006E), `e` (U+0065) of `one.title`")
  }

  @Test func aBrokenTemplate() throws {
    let project = try CommandProject()
    try project.copyTemplate()
    try project.write("Templates/mine/template.json", "{ name: 'mine',\n slots: }")
    try project.write("polyshot.json", CommandProject.settings.replacing("'two']", with: "{ name: 'two', template: 'mine' }]"))
    let render = try project.render()
    #expect(render.status == .failed)
    #expect(render.counts((4, 0, 4)))
    #expect(
      Set(render.findings.map { "\($0.code) \($0.file ?? "") \($0.line ?? 0):\($0.column ?? 0)" }) == [
        "template.syntax Templates/mine/template.json 2:9"
      ])
    #expect(render.messages.hasPrefix("error: Templates/mine/template.json:2:9: expected a value, found `}`\n8 shots: "))
  }

  // MARK: Output

  @Test func aFileInTheOutputFoldersPlace() throws {
    let project = try CommandProject()
    try project.write("AppStore", "x")
    let render = try project.render("--device card --scene one")
    #expect(render.status == .failed)
    #expect(render.counts((0, 0, 2)))
    #expect(
      render.findings.map { "\($0.code) \($0.file ?? "") \($0.message)" } == [
        "output.missing AppStore/card/en/01-one.png cannot be written (not a directory)",
        "output.missing AppStore/card/de/01-one.png cannot be written (not a directory)",
      ])
    #expect(try project.data("AppStore") == Data("x".utf8))
  }

  @Test func aFolderInThePicturesPlace() throws {
    let project = try CommandProject()
    try project.write(Self.path + "/x", "x")
    let render = try project.render()
    #expect(render.paths("failed") == [Self.path])
    #expect(render.findings.map(\.message) == ["cannot be written (is a directory)"])
    #expect(try project.leftovers() == [])
  }

  @Test(arguments: ["AppStore/card", "AppStore/card/de", "AppStore/.polyshot"]) func aLinkOutOfTheOutput(_ place: String) throws {
    let project = try CommandProject()
    try project.write("AppStore/readme.txt", "")
    try project.write("AppStore/card/readme.txt", "")
    try? project.remove(place)
    try FileManager.default.createDirectory(atPath: project.path("outside"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: project.path(place), withDestinationPath: project.path("outside"))
    let render = try project.render()
    let failed = ["AppStore/card": 4, "AppStore/card/de": 2, "AppStore/.polyshot": 8]
    #expect(render.summary.failed == failed[place])
    #expect(render.status == .failed)
    #expect(Set(render.findings.map(\.message)) == ["not written: `\(project.folder)/\(place)` is a link"])
    #expect(try project.files("outside").isEmpty)
    #expect(!project.exists("outside/record.json"))
  }

  /// A link in the picture's own place is replaced, not followed.
  @Test func aLinkInThePicturesPlace() throws {
    let project = try CommandProject()
    try project.write("precious.png", "keep")
    try project.write("AppStore/card/de/readme.txt", "")
    try FileManager.default.createSymbolicLink(atPath: project.path(Self.path), withDestinationPath: project.path("precious.png"))
    #expect(try project.render().counts((8, 0, 0)))
    #expect(try project.data("precious.png") == Data("keep".utf8))
    #expect(PNGFacts(try project.data(Self.path)).chunks.first == "IHDR")
  }

  @Test(.enabled(if: TinyDisk.isOffered, "needs the right to mount a file system")) func aFullDisk() throws {
    let disk = try TinyDisk()
    let project = try CommandProject()
    for device in ["card", "tile"] {
      for locale in ["en", "de"] { try project.write("captures/\(device)/\(locale)/one.png", Self.noise(seed: device + locale)) }
    }
    let render = try project.render("--jobs 1 --output=\(disk.folder)/out")
    #expect(render.status == .failed)
    #expect(render.summary.failed > 0 && render.summary.rendered > 0)
    for finding in render.findings where finding.code == "output.missing" {
      #expect(finding.message == "cannot be written (no space left on device)")
    }
    let whole = try CommandProject()
    for (path, bytes) in try project.files("captures") { try whole.write("captures/\(path)", bytes) }
    _ = try whole.render()
    let expected = try whole.files()
    for (path, bytes) in try project.files("\(disk.folder)/out") { #expect(expected[path] == bytes, "\(path) is not whole") }
  }

  /// What a killed run left is taken away by the next; what a run at work or another machine has is not.
  @Test func leftoversOfAKilledRun() throws {
    let project = try CommandProject()
    let own = OutputFolder.unfinishedPrefix
    // no process has the largest number there is; process 1 always lives; in a container a process often has its predecessor's number
    for owner in ["\(own)2147483647-1", "\(own)1-1", "\(own)\(getpid())-1", "unfinished-elsewhere-2147483647-1"] {
      try project.write("AppStore/.polyshot/\(owner)-3", "half a picture")
    }
    _ = try project.render()
    #expect(try project.leftovers() == ["\(own)1-1-3", "unfinished-elsewhere-2147483647-1-3"].sorted())
  }

  /// A picture that compresses badly, so that a small disk fills.
  private static func noise(seed: String) throws -> Data {
    var state = seed.utf8.reduce(UInt32(7)) { $0 &* 31 &+ UInt32($1) }
    return try CommandProject.png(width: 60, height: 100) {
      state = state &* 1_664_525 &+ 1_013_904_223
      return 0xFF00_0000 | state >> 8
    }
  }
}

extension CommandProject {
  /// Names of unfinished files in the output folder.
  func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path("AppStore/.polyshot")).filter { !$0.hasPrefix("record") }.sorted()
  }
}
