import Foundation
import Testing
import Typography

@testable import Polyshot

/// The repository's own data.
enum Builtin {
  /// Whether the machine has the fonts `make setup` installs.
  static let hasFonts = {
    let resources = ResourceFolders(roots: [TemporaryProject.packageRoot])
    guard let fonts = try? FontLibrary.standard(resources, project: TemporaryProject.packageRoot).library else { return false }
    return ["Inter Display", "Noto Sans", "Noto Sans CJK JP", "Noto Color Emoji"].allSatisfy { fonts.resolve(family: $0, weight: 700).face != nil }
  }()

  static func template(_ name: String) throws -> Template {
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: "\(TemporaryProject.packageRoot)/Templates/\(name)/template.json")))
    return try #require(Template.read(bytes, name: name, file: name).template)
  }

  static func layout(_ deviceClass: DeviceClass) throws -> Template.Layout { try #require(template("aurora").layouts[deviceClass]) }

  /// The frame around the first screen of a device.
  static func geometry(_ device: String) throws -> FrameGeometry {
    let facts = try #require(try TemporaryProject.catalog.get()[device])
    return FrameGeometry(kind: facts.frame, model: try #require(facts.models.first))
  }
}

/// Whether two numbers differ by no more than that.
func isNear(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool { abs(a - b) <= tolerance }
