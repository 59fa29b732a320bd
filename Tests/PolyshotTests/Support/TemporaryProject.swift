import Foundation

@testable import Polyshot

/// A project folder that lives as long as the value; with a template `aurora`, and the real devices.
final class TemporaryProject {
  let folder: String

  static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path

  /// The devices of the repository, read once.
  static let catalog = Result { try DeviceCatalog.load(from: ResourceFolders(roots: [packageRoot])) }

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "polyshot ö \(UUID().uuidString)").resolvingSymlinksInPath().path
    try write("Templates/aurora/template.json", "{}")
    try write("Templates/plain/template.json", "{}")
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  func write(_ path: String, _ data: Data) throws {
    let url = URL(filePath: folder).appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  var resources: ResourceFolders { ResourceFolders(roots: [folder, Self.packageRoot]) }

  func load() throws -> Project {
    try Project.load(folder: folder, resources: resources, catalog: try Self.catalog.get())
  }

  /// The problems of a `polyshot.json`; empty when it is fine.
  static func problems(_ settings: String, _ files: [String: String] = ["captions/en.json": #"{ "timer": "T" }"#]) throws -> [Finding] {
    let project = try TemporaryProject(files)
    try project.write("polyshot.json", settings)
    do {
      _ = try project.load()
      return []
    } catch let error as ProjectProblems {
      return error.findings
    }
  }
}

/// Real input that is not part of the repository.
enum Samples {
  static let folder = ProcessInfo.processInfo.environment["POLYSHOT_SAMPLES"] ?? TemporaryProject.packageRoot + "/../shared"

  static func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/" + path) }
}
