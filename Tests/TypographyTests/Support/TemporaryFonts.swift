import Foundation

@testable import Typography

/// A folder of fonts that a test makes; gone with the value.
final class TemporaryFonts {
  let folder = FileManager.default.temporaryDirectory.appending(path: "typography-\(UUID().uuidString)")
  var path: String { folder.path(percentEncoded: false) }

  init(_ files: [String: [UInt8]]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, bytes) in files { try Data(bytes).write(to: folder.appending(path: name)) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The families of the folder and no others.
  var manifest: FontManifest {
    FontManifest(folders: [], families: [], profiles: Support.manifest.profiles, fallback: []).adding(fontsIn: path).manifest
  }

  var library: FontLibrary { FontLibrary(manifest: manifest, folders: [path]) }
}
