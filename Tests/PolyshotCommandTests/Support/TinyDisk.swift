import Foundation

/// A file system of a few pages that lives as long as the value. Linux, and only for who may mount.
final class TinyDisk {
  let folder = FileManager.default.temporaryDirectory.appending(path: "polyshot-disk-\(UUID().uuidString)").path

  static let isOffered = (try? TinyDisk()) != nil

  private struct NotMounted: Error {}

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    guard Self.run("mount", ["-t", "tmpfs", "-o", "size=36k", "tmpfs", folder]) else {
      try? FileManager.default.removeItem(atPath: folder)
      throw NotMounted()
    }
  }

  deinit {
    if Self.run("umount", [folder]) { try? FileManager.default.removeItem(atPath: folder) }
  }

  private static func run(_ program: String, _ arguments: [String]) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return false
    }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
