import Foundation
import ImageFiles
import Pixels
import Testing

@testable import PolyshotCommand

/// A project folder that lives as long as the value: small canvases, captures of a few pixels, the fonts it names, the repository's templates.
final class CommandProject {
  let folder = FileManager.default.temporaryDirectory.appending(path: "polyshot-\(UUID().uuidString)").resolvingSymlinksInPath().path

  static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// Two canvases, two locales, two scenes: eight shots.
  static let settings = """
    { sourceLocale: 'en', locales: ['en', 'de'], scenes: ['one', 'two'],
      devices: [{ name: 'card', size: [60, 100] }, { name: 'tile', size: [80, 64] }] }
    """

  /// The default settings with more keys before the end.
  static func settings(_ more: String) -> String { settings.trimmingCharacters(in: .whitespacesAndNewlines).dropLast() + ", \(more) }" }

  /// A project of the default settings has captures and captions of its own for every shot.
  init(_ settings: String = CommandProject.settings, fonts families: [String] = ["Inter Display"]) throws {
    try write("polyshot.json", settings)
    try write("captions/en.json", "{ one: 'One', two: 'Two' }")
    try write("captions/de.json", "{ one: 'Eins', two: 'Zwei' }")
    for device in ["card", "tile"] {
      for locale in ["en", "de"] {
        for scene in ["one", "two"] { try capture("captures/\(device)/\(locale)/\(scene).png", Self.color("\(device)\(locale)\(scene)")) }
      }
    }
    try useFonts(families)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// A colour of its own for each name.
  private static func color(_ name: String) -> UInt32 { name.utf8.reduce(0x21_0305) { ($0 &* 31 &+ UInt32($1)) & 0xFF_FFFF } }

  // MARK: Files

  func path(_ path: String) -> String { path.hasPrefix("/") ? path : folder + "/" + path }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  func write(_ path: String, _ data: Data) throws {
    let url = URL(filePath: self.path(path))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func data(_ path: String) throws -> Data { try Data(contentsOf: URL(filePath: self.path(path))) }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: self.path(path)) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: self.path(path)) }

  /// A capture of one colour (0xRRGGBB), with one pixel of another where `spot` is true.
  func capture(_ path: String, _ rgb: UInt32, spot: Bool = false, width: Int = 30, height: Int = 52) throws {
    try write(path, Self.png(rgb, spot: spot, width: width, height: height))
  }

  static func png(_ rgb: UInt32, spot: Bool = false, width: Int = 30, height: Int = 52) throws -> Data {
    // red lies in the lowest byte of a pixel
    let color = 0xFF00_0000 | (rgb & 0xFF) << 16 | rgb & 0xFF00 | rgb >> 16
    var pixmap = Pixmap(width: width, height: height, color: Color(premultiplied: color))
    if spot { pixmap[width / 2, height / 2] = color ^ 0xFF_FFFF }
    return Data(PNGEncoder().encode(pixmap))
  }

  /// A picture whose pixels are asked for row by row.
  static func png(width: Int, height: Int, pixel: () -> UInt32) throws -> Data {
    let pixels = ContiguousArray((0..<width * height).map { _ in pixel() })
    return Data(PNGEncoder().encode(try #require(Pixmap(width: width, height: height, pixels: pixels))))
  }

  /// Gives the project a font list of its own: the repository's with these families only.
  func useFonts(_ families: [String]) throws {
    let own = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: Self.packageRoot + "/Fonts/fonts.json")))
    var manifest = try #require(own as? [String: Any])
    let all = try #require(manifest["families"] as? [[String: Any]])
    manifest["families"] = all.filter { families.contains($0["name"] as? String ?? "") }
    manifest["fallback"] = families
    try write("Fonts/fonts.json", try JSONSerialization.data(withJSONObject: manifest, options: .sortedKeys))
  }

  /// Every file below a folder with its bytes, by path relative to it, the record left out.
  func files(_ folder: String = "AppStore") throws -> [String: Data] {
    var files: [String: Data] = [:]
    let root = path(folder)
    for name in (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? [] {
      let kind = try FileManager.default.attributesOfItem(atPath: root + "/" + name)[.type] as? FileAttributeType
      if kind != .typeDirectory, !name.hasPrefix(".polyshot/record") { files[name] = try data(root + "/" + name) }
    }
    return files
  }

  func modified(_ path: String) throws -> Date {
    try #require(try FileManager.default.attributesOfItem(atPath: self.path(path))[.modificationDate] as? Date)
  }

  // MARK: Running

  /// Runs the program in the project's folder.
  func run(_ line: String, terminal: Bool = false, environment: [String: String] = [:]) -> Outcome {
    let recorder = Recorder()
    let tool = Tool(environment: environment.merging(["POLYSHOT_HOME": Self.packageRoot]) { own, _ in own })
    let status = tool.run(
      line.split(separator: " ").map(String.init), console: recorder.console(isTerminal: terminal, usesColour: terminal), folder: folder)
    return Outcome(status, recorder.output, recorder.error)
  }

  /// `render --format json` with more words.
  func render(_ words: String = "", environment: [String: String] = [:]) throws -> Render {
    let outcome = run("render --format json \(words)", environment: environment)
    return Render(outcome, try JSONDecoder().decode(RenderJSON.self, from: Data(outcome.output.utf8)))
  }
}

/// The answer of `render --format json`: the contract's keys and no others are looked at by tests of its shape.
struct RenderJSON: Decodable, Equatable {
  struct Shot: Decodable, Equatable {
    let device: String
    let locale: String
    let scene: String
    let path: String
    let width: Int
    let height: Int
    let status: String
    let milliseconds: Double
    let findings: [FindingJSON]
  }

  struct Summary: Decodable, Equatable {
    let rendered: Int
    let fresh: Int
    let failed: Int
    let pending: Int
    let pruned: Int
    let seconds: Double
  }

  let shots: [Shot]
  let summary: Summary
}

struct FindingJSON: Decodable, Equatable {
  let severity: String
  let code: String
  let message: String
  var hint: String?
  var device: String?
  var devices: [String]?
  var locale: String?
  var scene: String?
  var file: String?
  var line: Int?
  var column: Int?
  var ignored: Bool?
}

/// A render and its answer.
struct Render {
  let status: PolyshotCommand.ExitStatus
  let messages: String
  let shots: [RenderJSON.Shot]
  let summary: RenderJSON.Summary

  init(_ outcome: Outcome, _ json: RenderJSON) {
    status = outcome.status
    messages = outcome.error
    shots = json.shots
    summary = json.summary
  }

  /// Paths of the shots with a status, in plan order.
  func paths(_ status: String) -> [String] { shots.filter { $0.status == status }.map(\.path) }

  /// Each finding of the shots once, as `code file-or-shot`.
  var findings: [FindingJSON] { shots.flatMap(\.findings) }

  func counts(_ numbers: (rendered: Int, fresh: Int, failed: Int)) -> Bool {
    (summary.rendered, summary.fresh, summary.failed) == numbers
  }
}
