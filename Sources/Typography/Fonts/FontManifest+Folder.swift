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
  /// Families of a project's own come so into reach by name. Italic faces are left out. Of two faces with the same family and weight the one of normal width
  /// is taken, then by what is in the files, so that their names and their order on disk decide nothing.
  public func adding(fontsIn folder: String) -> (manifest: FontManifest, refused: [RefusedFile]) {
    let listed = Set(families.flatMap(\.files.values))
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var faces: [OwnFace] = []
    var refused: [RefusedFile] = []
    for file in found.sorted() where Self.isFontName(file) && !listed.contains(file) {
      do throws(FontError) {
        let opened = try FontFile(path: "\(folder)/\(file)")
        let fingerprint = opened.fingerprint
        for facts in try FontFace.facts(of: opened) where !facts.isItalic {
          faces.append(OwnFace(file: file, facts: facts, fingerprint: fingerprint))
        }
      } catch {
        refused.append(RefusedFile(file: file, error: error))
      }
    }
    return (replacing(with: Self.families(faces)), refused)
  }

  private struct OwnFace {
    let file: String
    let facts: FontFace.Facts
    let fingerprint: [UInt8]

    func isBetter(than other: OwnFace) -> Bool {
      let (one, two) = (facts, other.facts)
      if (one.widthDeviation, one.index) != (two.widthDeviation, two.index) {
        return (one.widthDeviation, one.index) < (two.widthDeviation, two.index)
      }
      return fingerprint == other.fingerprint ? file < other.file : fingerprint.lexicographicallyPrecedes(other.fingerprint)
    }
  }

  private static func families(_ faces: [OwnFace]) -> [Family] {
    var files: [String: [String: String]] = [:]
    var indices: [String: [String: Int]] = [:]
    var emoji = Set<String>()
    for own in faces.sorted(by: { $0.isBetter(than: $1) }) {
      let (name, face) = (own.facts.family, own.facts)
      if face.isEmoji { emoji.insert(name) }
      // A variable font serves every hundred of its axis.
      let hundreds = stride(from: 100, through: 900, by: 100).filter(face.weights.contains)
      for weight in hundreds.isEmpty ? [face.weights.lowerBound] : hundreds where files[name]?["\(weight)"] == nil {
        files[name, default: [:]]["\(weight)"] = own.file
        indices[name, default: [:]]["\(weight)"] = face.index
      }
    }
    return files.keys.sorted().map { name in
      let faces = Set(indices[name]!.values)
      return Family(
        name: name, scripts: emoji.contains(name) ? [Family.emojiScript] : [], files: files[name]!,
        face: faces.count == 1 && faces.first != 0 ? faces.first : nil, faces: faces.count > 1 ? indices[name] : nil, apt: nil, brew: nil, license: ""
      )
    }
  }

  /// Own weights go before those of a family of the same name.
  private func replacing(with own: [Family]) -> FontManifest {
    let names = Set(own.map(\.name))
    let merged = own.map { family -> Family in
      guard let known = families.first(where: { $0.name == family.name && $0.face == family.face }) else { return family }
      return Family(
        name: known.name, scripts: known.scripts, files: known.files.merging(family.files) { $1 }, face: known.face, faces: family.faces,
        apt: known.apt, brew: known.brew,
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
