/// The part of a plan that the command line asks for; empty sets stand for all.
public struct Selection: Sendable, Hashable {
  public var devices: Set<String> = []
  public var locales: Set<LocaleTag> = []
  public var scenes: Set<String> = []

  public static let all = Selection()

  public init() {}

  /// A value of `--device`, `--locale` or `--scene` that the project does not have.
  public struct UnknownName: Error, Sendable, Hashable {
    public let option: String
    public let value: String
    public let nearest: String?
    public let known: [String]
  }

  /// Looks every name up in the project; a locale may come in any spelling. Throws all unknown names at once.
  public init(devices: [String], locales: [String], scenes: [String], in project: Project) throws(UnknownNames) {
    var unknown: [UnknownName] = []
    func find(_ option: String, _ names: [String], _ known: [String]) -> Set<String> {
      for name in names where !known.contains(name) {
        unknown.append(UnknownName(option: option, value: name, nearest: NearestName.of(name, in: known), known: known))
      }
      return Set(names)
    }
    self.devices = find("--device", devices, project.devices.map(\.name))
    self.scenes = find("--scene", scenes, project.scenes.map(\.name))
    for name in locales {
      let found = LocaleTag(name).flatMap { tag in
        project.locales.compactMap { own in own.fit(of: tag).map { (fit: $0, tag: own) } }.min { $0.fit < $1.fit }?.tag
      }
      if let found { self.locales.insert(found) } else { _ = find("--locale", [name], project.locales.map(\.name)) }
    }
    if !unknown.isEmpty { throw UnknownNames(names: unknown) }
  }

  /// All names that a selection could not find.
  public struct UnknownNames: Error, Sendable, Hashable {
    public let names: [UnknownName]
  }

  public func contains(device: String, locale: LocaleTag, scene: String) -> Bool {
    (devices.isEmpty || devices.contains(device)) && (locales.isEmpty || locales.contains(locale)) && (scenes.isEmpty || scenes.contains(scene))
  }
}
