import Foundation

/// The arguments of `demo-captures`.
struct Options: Sendable {
  var output: URL
  var strings: URL
  var fonts: URL
  /// Empty: all.
  var locales: [String] = []
  var devices: [String] = []
  var scenes: [String] = []
  var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)

  static let usage = """
    usage: demo-captures [--output FOLDER] [--strings FOLDER] [--locale NAME,…] [--device NAME,…] [--scene NAME,…] [--jobs N]
    """

  enum Failure: Error, Equatable {
    case help
    case unknownOption(String)
    case missingValue(String)
    case unknownName(String, option: String)
  }

  init(_ arguments: [String], root: URL) throws {
    output = root.appending(path: "captures")
    strings = root.appending(path: "Sources/DemoCaptures/Strings")
    fonts = root.appending(path: "Fonts/fonts.json")
    var rest = arguments[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.first != "--help" else { throw Failure.help }
      guard word.hasPrefix("--"), Self.names.contains(parts[0]) else { throw Failure.unknownOption(word) }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else { throw Failure.missingValue(parts[0]) }
      try set(parts[0], value)
    }
  }

  private static let names: Set = ["--output", "--strings", "--locale", "--device", "--scene", "--jobs"]

  private mutating func set(_ name: String, _ value: String) throws {
    let list = value.split(separator: ",").map(String.init)
    switch name {
    case "--output": output = URL(filePath: value)
    case "--strings": strings = URL(filePath: value)
    case "--locale": locales += list
    case "--device": devices += try Self.known(list, Device.all.map(\.name), name)
    case "--scene": scenes += try Self.known(list, Device.all.flatMap(\.screens).map(\.name), name)
    default:
      guard let jobs = Int(value), jobs > 0 else { throw Failure.unknownName(value, option: name) }
      self.jobs = jobs
    }
  }

  private static func known(_ names: [String], _ all: [String], _ option: String) throws -> [String] {
    if let stranger = names.first(where: { !all.contains($0) }) { throw Failure.unknownName(stranger, option: option) }
    return names
  }
}
