import Synchronization

/// What looking for a capture gave. Paths are absolute.
public enum CaptureLookup: Sendable, Hashable {
  case found(String)
  /// Taken from a CLDR parent: never silent.
  case fallback(String, from: LocaleTag)
  /// Where it was looked for: under the locale that serves all if there is one, since that is the file to bring.
  case missing(String)

  public var path: String? {
    switch self {
    case .found(let path), .fallback(let path, _): path
    case .missing: nil
    }
  }
}

/// Finds the raw captures of a project. Locale folders may be spelled in any common way; every folder is listed at most once.
public final class CaptureFinder: Sendable {
  private let project: Project
  private let listings = Mutex<[String: [String]]>([:])

  public init(_ project: Project) { self.project = project }

  /// The capture that a shot asks for: the locale's own, then along CLDR parents, then that of the project's `captureLocale`.
  public func find(_ request: CaptureRequest, for shot: Shot) -> CaptureLookup {
    let locales = hasLocale ? [shot.locale] + shot.locale.parents + [project.captureLocale].compactMap { $0 } : [shot.locale]
    for locale in locales {
      guard let path = path(request, shot.device, locale) else { continue }
      let isMeant = locale.isSame(as: shot.locale) || project.captureLocale.map(locale.isSame) ?? false
      return isMeant ? .found(path) : .fallback(path, from: locale)
    }
    return .missing(expectedPath(request, shot.device, project.captureLocale ?? shot.locale))
  }

  /// What to say about it; `nil` when there is nothing.
  public func finding(_ lookup: CaptureLookup, for shot: Shot) -> Finding? {
    let finding: Finding
    switch lookup {
    case .found: return nil
    case .fallback(let path, let origin):
      finding = Finding.captureFallback(origin: origin).at(file: ProjectPath.display(path, relativeTo: project.folder))
    case .missing(let path):
      finding = Finding.captureMissing(pattern: project.capturePattern.text, captureLocale: project.captureLocale)
        .at(file: ProjectPath.display(path, relativeTo: project.folder))
    }
    return finding.about(device: shot.device.name, locale: shot.locale.name, scene: shot.scene.name)
  }

  private var hasLocale: Bool { project.capturePattern.contains(.locale) || project.capturePattern.contains(.storeLocale) }

  // MARK: Search

  private func values(_ request: CaptureRequest, _ device: ProjectDevice, _ locale: LocaleTag) -> [PlaceholderValues] {
    let facts = device.captureFacts
    let simulators = project.capturePattern.contains(.simulator) ? facts?.simulators ?? [] : []
    return request.devices.flatMap { name in
      (simulators.isEmpty ? [name] : simulators).map {
        PlaceholderValues(
          device: name, folder: facts?.displayType ?? name, locale: locale, store: (facts ?? device.facts)?.store, number: request.number,
          scene: request.scene, simulator: $0)
      }
    }
  }

  private func path(_ request: CaptureRequest, _ device: ProjectDevice, _ locale: LocaleTag) -> String? {
    let components = project.capturePattern.components
    for values in values(request, device, locale) {
      if let path = path(components[...], base: base, values) { return path }
    }
    return nil
  }

  private func expectedPath(_ request: CaptureRequest, _ device: ProjectDevice, _ locale: LocaleTag) -> String {
    let text = values(request, device, locale).first.map { values in project.capturePattern.path(values.text) }
    return ProjectPath.joined(project.folder, text ?? project.capturePattern.text)
  }

  private var base: String { project.capturePattern.text.hasPrefix("/") ? "" : project.folder }

  /// The first existing file below `base` that the components lead to: the names as written first, then other spellings of the locale, best fit first.
  private func path(_ components: ArraySlice<[PathPattern.Piece]>, base: String, _ values: PlaceholderValues) -> String? {
    guard let component = components.first else { return Disk.isFile(base) ? base : nil }
    let rest = components.dropFirst()
    guard !component.isEmpty else { return path(rest, base: base, values) }
    let name = component.map { text(of: $0, values) }.joined()
    if let exact = path(rest, base: base + "/" + name, values) { return exact }
    let places = component.indices.filter { component[$0] == .placeholder(.locale) || component[$0] == .placeholder(.storeLocale) }
    guard places.count == 1 else { return nil }
    let prefix = component[..<places[0]].map { text(of: $0, values) }.joined()
    let suffix = component[(places[0] + 1)...].map { text(of: $0, values) }.joined()
    for spelling in spellings(inFolder: base.isEmpty ? "/" : base, prefix: prefix, suffix: suffix, locale: values.locale) where spelling != name {
      if let path = path(rest, base: base + "/" + spelling, values) { return path }
    }
    return nil
  }

  private func text(of piece: PathPattern.Piece, _ values: PlaceholderValues) -> String {
    switch piece {
    case .text(let text): text
    case .placeholder(let placeholder): values.text(placeholder)
    }
  }

  private func spellings(inFolder folder: String, prefix: String, suffix: String, locale: LocaleTag) -> [String] {
    names(inFolder: folder).compactMap { name -> (fit: Int, name: String)? in
      guard name.count > prefix.count + suffix.count, name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
      let middle = String(name.dropFirst(prefix.count).dropLast(suffix.count))
      guard let fit = LocaleTag(middle).flatMap(locale.fit) else { return nil }
      return (fit.rawValue, name)
    }.sorted { $0 < $1 }.map(\.name)
  }

  private func names(inFolder folder: String) -> [String] {
    if let known = listings.withLock({ $0[folder] }) { return known }
    let names = Disk.names(in: folder)
    listings.withLock { $0[folder] = names }
    return names
  }
}
