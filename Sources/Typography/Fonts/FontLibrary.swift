import Synchronization

/// A font that was asked for and could not be served as asked.
public enum FontSubstitution: Error, Hashable, Sendable {
  case unknownFamily(String)
  /// None of the family's files is on this machine.
  case missingFamily(String, files: [String])
  /// Another weight of the family is used.
  case otherWeight(family: String, wanted: Int, used: Int)
  case corrupt(family: String, path: String, FontError)
  /// Emoji were wanted as text and no font has these so; they are drawn in colour.
  case colorEmoji([String])
}

extension FontSubstitution {
  /// A weight that stood in matters only where its face was drawn with; a family that was wanted and is not there always does.
  func concerns(_ faces: Set<FontFace>) -> Bool {
    guard case .otherWeight(let family, _, let used) = self else { return true }
    return faces.contains { $0.family == family && $0.weight == used }
  }
}

/// The fonts of a run: finds files, opens each once, shares the faces between workers.
public final class FontLibrary: Sendable {
  public let manifest: FontManifest
  public let hyphenators: Hyphenators
  private let searchPath: [String]
  private let families: [String: FontManifest.Family]
  private let state = Mutex(State())

  private struct State {
    var files: [String: Result<FontFile, FontError>] = [:]
    var faces: [FaceKey: Result<FontFace, FontError>] = [:]
    var resolutions: [ResolutionKey: Resolution] = [:]
  }

  private struct FaceKey: Hashable {
    let path: String
    let index: Int
    let family: String
    let weight: Int
    let axes: [String: Double]
  }

  private struct ResolutionKey: Hashable {
    let family: String
    let weight: Int
    let axes: [String: Double]
  }

  /// The face that serves a family and weight, if any, and what it had to give way on.
  public struct Resolution: Sendable {
    public let face: FontFace?
    public let substitution: FontSubstitution?
  }

  /// `folders` (the project's `Fonts/` and the like) come before the manifest's; `home` is what `~` stands for.
  public init(manifest: FontManifest, folders: [String] = [], home: String? = nil) {
    self.manifest = manifest
    hyphenators = Hyphenators(languages: manifest.languages, home: home)
    searchPath = folders + FontFolders.expand(manifest.folders, home: home)
    families = Dictionary(manifest.families.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The face for a family, weight and, if it is variable, place on its axes (see `TextStyle.axes`); opened on first use. Every use after gives the same
  /// answer.
  public func resolve(family: String, weight: Int, axes: [String: Double] = [:]) -> Resolution {
    let key = ResolutionKey(family: family, weight: weight, axes: axes)
    return state.withLock { state in
      if let known = state.resolutions[key] { return known }
      let found = search(key, &state)
      state.resolutions[key] = found
      return found
    }
  }

  /// A family's files that are not on this machine, by file name.
  public func missingFiles(of family: FontManifest.Family) -> [String] {
    Set(family.files.values).filter { path(of: $0) == nil }.sorted()
  }

  /// Where a file is found, in the order of the search path.
  public func path(of file: String) -> String? {
    searchPath.lazy.map { "\($0)/\(file)" }.first { FontFolders.isFile($0) }
  }

  private func search(_ key: ResolutionKey, _ state: inout State) -> Resolution {
    let (name, weight) = (key.family, key.weight)
    guard let family = families[name] else { return Resolution(face: nil, substitution: .unknownFamily(name)) }
    var failure: FontSubstitution?
    for candidate in family.weights(nearestTo: weight) {
      guard let file = family.files["\(candidate)"], let path = path(of: file) else { continue }
      switch open(
        FaceKey(path: path, index: family.faces?["\(candidate)"] ?? family.face ?? 0, family: name, weight: candidate, axes: key.axes), &state)
      {
      case .success(let face):
        let other = FontSubstitution.otherWeight(family: name, wanted: weight, used: candidate)
        return Resolution(face: face, substitution: failure ?? (candidate == weight || !family.variesInWeight ? nil : other))
      case .failure(let error):
        failure = failure ?? .corrupt(family: name, path: path, error)
      }
    }
    return Resolution(face: nil, substitution: failure ?? .missingFamily(name, files: Set(family.files.values).sorted()))
  }

  private func open(_ key: FaceKey, _ state: inout State) -> Result<FontFace, FontError> {
    if let known = state.faces[key] { return known }
    let file = state.files[key.path] ?? Result { () throws(FontError) in try FontFile(path: key.path) }
    state.files[key.path] = file
    let face = file.flatMap { file in
      Result { () throws(FontError) in
        try FontFace(file: file, index: key.index, family: key.family, weight: key.weight, axes: key.axes)
      }
    }
    state.faces[key] = face
    return face
  }
}
