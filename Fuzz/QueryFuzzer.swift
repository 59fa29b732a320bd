import Foundation
import Polyshot

/// Lines of JSON, as `polyshot text` reads them.
///
/// `@unchecked Sendable`: libFuzzer has one thread.
final class QueryFuzzer: @unchecked Sendable {
  static let shared = QueryFuzzer()

  private let engine = try! TextEngine(
    folders: ResourceFolders(roots: [FileManager.default.currentDirectoryPath]), workingFolder: FileManager.default.currentDirectoryPath)

  func run(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")).prefix(4) {
      let reply = engine.reply(to: Array(line))
      // What answers a line is a line of JSON that can be read.
      precondition(!reply.text.utf8.contains(UInt8(ascii: "\n")), "an answer is one line")
      precondition((try? JSONSerialization.jsonObject(with: Data(reply.text.utf8))) != nil, "an answer is JSON")
    }
  }
}
