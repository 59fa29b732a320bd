#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reading whole files of text and listing folders, with faults as facts.
enum TextFile {
  enum Problem: Error, Sendable, Hashable {
    case missing
    case notAFile
    case unreadable
    case tooLarge(limit: Int)
  }

  /// Files of text beyond this many bytes are refused.
  static let limit = 64 << 20

  static func bytes(atPath path: String) throws(Problem) -> [UInt8] {
    let attributes: [FileAttributeKey: Any]
    do {
      let target = URL(filePath: path).resolvingSymlinksInPath().path
      attributes = try FileManager.default.attributesOfItem(atPath: target)
    } catch {
      throw FileManager.default.fileExists(atPath: path) ? .unreadable : .missing
    }
    // Anything but a regular file could block for ever or never end.
    guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .notAFile }
    if let size = attributes[.size] as? Int, size > limit { throw .tooLarge(limit: limit) }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable }
    return [UInt8](data)
  }

  /// The names in a folder, sorted by their bytes, hidden ones left out; empty when there is no such folder.
  static func names(inFolder path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { !$0.hasPrefix(".") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func isFolder(_ path: String) -> Bool { kind(path) == .typeDirectory }

  static func isFile(_ path: String) -> Bool { kind(path) == .typeRegular }

  /// What lies at the path, links followed; `nil` when there is nothing.
  private static func kind(_ path: String) -> FileAttributeType? {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    return (try? FileManager.default.attributesOfItem(atPath: target))?[.type] as? FileAttributeType
  }
}
