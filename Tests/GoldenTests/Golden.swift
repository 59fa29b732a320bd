import Foundation
import ImageFiles
import Pixels
import Testing

/// Reference pictures and dumps beside the tests. `POLYSHOT_RECORD=1` writes what differs and fails, so that a recording run never passes;
/// every picture is to be opened at 400 % before it is committed.
enum Golden {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
  /// The package's root: fonts, templates and devices lie there.
  static let package = root.deletingLastPathComponent().deletingLastPathComponent()
  private static let records = ProcessInfo.processInfo.environment["POLYSHOT_RECORD"] == "1"

  /// Compares a picture with its reference; one level a channel is allowed, as other processors may round a last bit elsewhere.
  static func expect(_ pixmap: Pixmap, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = root.appending(path: "Pictures/\(name).png")
    guard let data = try? Data(contentsOf: url) else { return try record(pixmap, url, "no reference picture", sourceLocation) }
    let reference = try ImageFile.read([UInt8](data)).pixmap
    guard reference.width == pixmap.width, reference.height == pixmap.height else {
      return try record(pixmap, url, "\(pixmap.width)×\(pixmap.height) instead of \(reference.width)×\(reference.height)", sourceLocation)
    }
    let (worst, count) = difference(reference, pixmap)
    if worst > 1 { try record(pixmap, url, "\(count) pixels differ, by \(worst) at most", sourceLocation) }
  }

  /// Compares a text with its reference, to the letter.
  static func expect(_ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = root.appending(path: "Dumps/\(name).txt")
    let reference = try? String(contentsOf: url, encoding: .utf8)
    if reference == text { return }
    let written = records ? url : try failureURL(url)
    try Data(text.utf8).write(to: written)
    Issue.record("\(name): the dump differs; it is now in \(written.path)", sourceLocation: sourceLocation)
  }

  /// The greatest difference in a channel, and how many pixels differ by more than one level.
  static func difference(_ a: Pixmap, _ b: Pixmap) -> (worst: Int, count: Int) {
    var worst = 0
    var count = 0
    for (p, q) in zip(a.pixels, b.pixels) where p != q {
      var most = 0
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        let one = Int(p >> shift & 255)
        let other = Int(q >> shift & 255)
        most = max(most, abs(one - other))
      }
      worst = max(worst, most)
      if most > 1 { count += 1 }
    }
    return (worst, count)
  }

  private static func record(_ pixmap: Pixmap, _ url: URL, _ what: String, _ sourceLocation: SourceLocation) throws {
    let written = records ? url : try failureURL(url)
    try Data(PNGEncoder().encode(pixmap, effort: .small)).write(to: written)
    Issue.record("\(url.lastPathComponent): \(what); the picture is now in \(written.path)", sourceLocation: sourceLocation)
  }

  private static func failureURL(_ url: URL) throws -> URL {
    let folder = package.appending(path: ".build/golden-failures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: url.lastPathComponent)
  }
}
