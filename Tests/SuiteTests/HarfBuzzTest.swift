import Foundation

@testable import Typography

/// A line of HarfBuzz's shaping tests: `font;options;U+0061,U+0062;[glyphs]`.
struct HarfBuzzTest {
  let line: String
  let font: URL
  let codePoints: [UInt32]
  /// `*` is whatever comes out.
  let expected: String
  private(set) var options = Options()

  struct Options {
    var features: [String: UInt32] = [:]
    var axes: [String: Double] = [:]
    var faceIndex = 0
    var script: String?
    var language = "und"
    var isRightToLeft: Bool?
    var before: [UInt32] = []
    var after: [UInt32] = []
    var beginsText = false
    var fontSize: Double?
    var clustersByCharacter = false
    var removesIgnorables = false
    var showsNames = true
    var showsClusters = true
    var showsPositions = true
    var showsAdvances = true
    var showsExtents = false
  }

  /// The folder of the sets of tests in the source package that `make fixtures` fetches.
  static let sets = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: ".build/fixtures/harfbuzz/test/shape/data")
  static let areFetched = FileManager.default.fileExists(atPath: sets.path)

  /// What `Shaper` has no way to be asked for.
  struct Unsupported: Error {
    let reason: String
  }

  /// Nil for comments and blank lines. `folder` is where the test file lies.
  init?(_ line: String, folder: URL) throws(Unsupported) {
    guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
    let fields = line.fields(";")
    guard fields.count == 4 else { return nil }
    self.line = line
    guard !fields[0].hasPrefix("/") else { throw Unsupported(reason: "a font of macOS") }
    font = folder.appending(path: fields[0])
    codePoints = Self.codePoints(fields[2])
    expected = fields[3]
    var words = fields[1].split(separator: " ").map(String.init)[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("--") else { throw Unsupported(reason: word) }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1).map(String.init)
      let takesValue = Self.withValue.contains(parts[0])
      let value = takesValue ? (parts.count == 2 ? parts[1] : words.popFirst() ?? "") : ""
      try set(parts[0], value.replacing("\"", with: ""))
    }
    guard !codePoints.contains(where: { $0 > 0x10FFFF }) else { throw Unsupported(reason: "no code point of Unicode") }
  }

  private static let withValue: Set<String> = [
    "features", "variations", "face-index", "script", "language", "direction", "unicodes-before", "unicodes-after", "font-size", "font-ptem",
    "cluster-level", "font-funcs", "shaper",
  ]

  private mutating func set(_ name: String, _ value: String) throws(Unsupported) {
    switch name {
    case "features": for feature in value.split(separator: ",") { try setFeature(String(feature)) }
    case "variations":
      for axis in value.split(separator: ",").map({ $0.split(separator: "=") }) where axis.count == 2 {
        options.axes[String(axis[0])] = Double(axis[1])
      }
    case "face-index": options.faceIndex = Int(value) ?? 0
    case "script": options.script = value
    case "language": options.language = value
    case "direction" where value.hasPrefix("l"): options.isRightToLeft = false
    case "direction" where value.hasPrefix("r"): options.isRightToLeft = true
    case "direction": throw Unsupported(reason: "vertical text")
    case "unicodes-before": options.before = Self.codePoints(value)
    case "unicodes-after": options.after = Self.codePoints(value)
    case "font-size": options.fontSize = Double(value)
    case "font-ptem": throw Unsupported(reason: "a size in points (AAT tracking)")
    case "cluster-level" where value == "0" || value == "1": options.clustersByCharacter = value == "1"
    case "shaper" where value != "ot": throw Unsupported(reason: "another shaper")
    case "show-flags": throw Unsupported(reason: "flags of glyphs")
    default: try setSwitch(name)
    }
  }

  private mutating func setSwitch(_ name: String) throws(Unsupported) {
    switch name {
    case "bot": options.beginsText = true
    case "remove-default-ignorables": options.removesIgnorables = true
    case "no-glyph-names": options.showsNames = false
    case "no-clusters": options.showsClusters = false
    case "no-positions": options.showsPositions = false
    case "no-advances": options.showsAdvances = false
    case "ned": (options.showsClusters, options.showsAdvances) = (false, false)
    case "show-extents": options.showsExtents = true
    case "single-par", "font-funcs", "shaper", "unsafe-to-concat": break
    default: throw Unsupported(reason: "--" + name)
    }
  }

  /// `liga`, `+liga`, `-liga`, `liga=0`; those of a part of the text have brackets.
  private mutating func setFeature(_ text: String) throws(Unsupported) {
    guard !text.contains("[") else { throw Unsupported(reason: "a feature of a part of the text") }
    let parts = text.split(separator: "=")
    let isOff = text.hasPrefix("-")
    let name = parts[0].drop { "+-".contains($0) }
    options.features[String(name)] = parts.count == 2 ? UInt32(parts[1]) ?? 1 : isOff ? 0 : 1
  }

  private static func codePoints(_ text: String) -> [UInt32] {
    text.split { ", <>{}-;".contains($0) }.compactMap { UInt32($0.drop { "Uu+x".contains($0) }, radix: 16) }
  }
}
