#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FontManifest {
  /// A font file in a folder that cannot be used.
  public struct RefusedFile: Sendable, Hashable {
    public let file: String
    public let error: FontError
  }

  /// The manifest with the families of the font files that lie in a folder and that it does not list; these are named and weighed as the files say.
  /// Families of a project's own come so into reach by name. Italic faces are left out.
  public func adding(fontsIn folder: String) -> (manifest: FontManifest, refused: [RefusedFile]) {
    let listed = Set(families.flatMap(\.files.values))
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var faces: [(name: String, face: Int, weights: ClosedRange<Int>, file: String)] = []
    var refused: [RefusedFile] = []
    for file in found.sorted() where Self.isFontName(file) && !listed.contains(file) {
      do throws(FontError) {
        let opened = try FontFile(path: "\(folder)/\(file)")
        for facts in try FontFace.facts(of: opened) where !facts.isItalic { faces.append((facts.family, facts.index, facts.weights, file)) }
      } catch {
        refused.append(RefusedFile(file: file, error: error))
      }
    }
    return (replacing(with: Self.families(faces)), refused)
  }

  private static func families(_ faces: [(name: String, face: Int, weights: ClosedRange<Int>, file: String)]) -> [Family] {
    var files: [String: [String: String]] = [:]
    var indices: [String: Int] = [:]
    for face in faces where indices[face.name] == nil || indices[face.name] == face.face {
      indices[face.name] = face.face
      // A variable font serves every hundred of its axis.
      let hundreds = stride(from: 100, through: 900, by: 100).filter(face.weights.contains)
      for weight in hundreds.isEmpty ? [face.weights.lowerBound] : hundreds where files[face.name]?["\(weight)"] == nil {
        files[face.name, default: [:]]["\(weight)"] = face.file
      }
    }
    return files.keys.sorted().map {
      Family(name: $0, scripts: [], files: files[$0]!, face: indices[$0] == 0 ? nil : indices[$0], apt: nil, brew: nil, license: "")
    }
  }

  /// Own weights go before those of a family of the same name.
  private func replacing(with own: [Family]) -> FontManifest {
    let names = Set(own.map(\.name))
    let merged = own.map { family -> Family in
      guard let known = families.first(where: { $0.name == family.name && $0.face == family.face }) else { return family }
      return Family(
        name: known.name, scripts: known.scripts, files: known.files.merging(family.files) { $1 }, face: known.face, apt: known.apt, brew: known.brew,
        license: known.license)
    }
    return FontManifest(
      folders: folders, families: families.filter { !names.contains($0.name) } + merged, profiles: profiles, fallback: fallback, languages: languages)
  }

  /// Hidden files are none: macOS puts a `._Name.ttf` beside a font on other disks.
  private static func isFontName(_ file: String) -> Bool {
    if file.hasPrefix(".") { return false }
    let name = file.lowercased()
    return [".ttf", ".otf", ".ttc", ".otc"].contains { name.hasSuffix($0) }
  }
}
