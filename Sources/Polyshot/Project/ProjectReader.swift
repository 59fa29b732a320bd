/// Why a project cannot be used: every problem of its settings, sorted.
public struct ProjectProblems: Error, Sendable, Hashable {
  public let findings: [Finding]
}

extension Project {
  /// The settings' file in a project folder.
  public static let fileName = "polyshot.json"

  public static func exists(inFolder folder: String) -> Bool { Disk.isFile(ProjectPath.joined(folder, fileName)) }

  /// Reads and checks a project folder. Throws all problems of the settings at once; broken caption files only become `findings`.
  ///
  /// - Parameter folder: absolute path.
  public static func load(folder: String, resources: ResourceFolders, catalog: DeviceCatalog) throws(ProjectProblems) -> Project {
    let reader = FieldReader(file: fileName, codes: .project)
    let bytes: [UInt8]
    do throws(DiskError) {
      bytes = try Disk.readText(ProjectPath.joined(folder, fileName))
    } catch {
      throw ProjectProblems(findings: [.unreadableProjectFile(error).at(file: ProjectPath.joined(folder, fileName))])
    }
    let project = reader.root(of: bytes, keys: ProjectReader.keys).flatMap {
      ProjectReader(root: $0, folder: ProjectPath.normalized(folder), catalog: catalog, templates: resources.templateNames).project()
    }
    guard let project, reader.findings.isEmpty else { throw ProjectProblems(findings: reader.findings.sorted()) }
    return project
  }
}

/// Turns the fields of `polyshot.json` into a project; problems gather in the fields' reader.
struct ProjectReader {
  static let keys = [
    "$schema", "name", "sourceLocale", "locales", "devices", "captures", "captureLocale", "captions", "template", "theme", "fonts", "scenes",
    "keepTogether", "protectedTerms", "markup", "textSizes", "hyphenation", "ignore", "output",
  ]

  let root: Fields
  let folder: String
  let catalog: DeviceCatalog
  /// The templates that can be named.
  let templates: [String]

  var reader: FieldReader { root.reader }

  /// `nil` when something required is missing, which has been reported then.
  func project() -> Project? {
    _ = root.string("$schema")
    let source = root.required("sourceLocale").flatMap { locale($0, path: "sourceLocale") }
    let captionsFolder = root.string("captions") ?? "captions"
    let files = CaptionFiles(folder: folder, captions: captionsFolder, sourceLocale: source ?? LocaleTag.english)
    let locales = locales(captions: files.table, captionsFolder: captionsFolder)
    let scenes = scenes()
    let devices = devices(scenes: scenes.map(\.name))
    checkDeviceNames(devices)
    let name = root.string("name") ?? folder.split(separator: "/").last.map(String.init) ?? "polyshot"
    let captures = pattern("captures", fallback: "captures/{device}/{locale}/{scene}.png", refused: [])
    let captureLocale = root["captureLocale"].flatMap { locale($0, path: "captureLocale") }
    let template = templateName(root) ?? defaultTemplate()
    let fonts = fonts()
    let ignore = ignore()
    let output = output()
    let theme = root.object("theme")
    let markup = root.bool("markup") ?? true
    let textSizes = root["textSizes"].flatMap { _ in root.name("textSizes", of: TextSizes.self) } ?? .locale
    let hyphenation = root.bool("hyphenation") ?? false
    let (terms, together) = (root.strings("protectedTerms"), root.strings("keepTogether"))
    guard let source, let captures, let output, reader.findings.isEmpty else { return nil }
    let project = Project(
      folder: folder, name: name, sourceLocale: source, locales: locales, devices: devices, scenes: scenes, capturePattern: captures,
      captureLocale: captureLocale, template: template, theme: theme, fonts: fonts, keepTogether: together, protectedTerms: terms, markup: markup,
      textSizes: textSizes, hyphenation: hyphenation,
      ignore: ignore, output: output, captions: files.table, findings: files.findings.sorted())
    checkPathsDiffer(project)
    return project
  }

  // MARK: Locales

  func locale(_ value: JSONValue, path: String) -> LocaleTag? {
    guard let text = root.string(value, path: path) else { return nil }
    if let tag = LocaleTag(text) { return tag }
    reader.report(value, path: path, .unknownLocale(text))
    return nil
  }

  private func locales(captions: CaptionTable, captionsFolder: String) -> [LocaleTag] {
    guard let field = root["locales"] else { return captionLocales(captions, captionsFolder) }
    switch field.string {
    case "captions": return captionLocales(captions, captionsFolder)
    case "appstore": return StoreLocales.appStore.map(\.tag)
    case "play": return distinct(StoreLocales.play.map(\.tag))
    case let name?:
      root.report("locales", .unknownName(name, known: ["captions", "appstore", "play"]))
      return []
    case nil: break
    }
    var locales: [LocaleTag] = []
    for (value, path) in root.list("locales") {
      guard let tag = locale(value, path: path) else { continue }
      if locales.contains(where: { $0.isSame(as: tag) }) { reader.report(value, path: path, .duplicateName(tag.name)) }
      locales.append(tag)
    }
    if case .array(let values) = field.content, values.isEmpty { root.report("locales", .emptyList) }
    return locales
  }

  private func captionLocales(_ captions: CaptionTable, _ captionsFolder: String) -> [LocaleTag] {
    let locales = captions.locales
    if locales.isEmpty { root.report("locales", .noCaptions(folder: captionsFolder)) }
    return locales
  }

  /// Play knows `ms` and `ms-MY`, `fa` and `fa-IR`: one locale each.
  private func distinct(_ tags: [LocaleTag]) -> [LocaleTag] {
    tags.reduce(into: []) { unique, tag in
      if !unique.contains(where: { $0.isSame(as: tag) }) { unique.append(tag) }
    }
  }

  // MARK: Small settings

  func templateName(_ fields: Fields) -> String? {
    guard let name = fields.string("template") else { return nil }
    if !ProjectPath.staysInside(name) {
      fields.report("template", .leavesProject(name))
    } else if !templates.contains(name) {
      fields.report("template", .unknownName(name, known: templates))
    }
    return name
  }

  private func defaultTemplate() -> String {
    let name = "aurora"
    if !templates.contains(name) { root.report("template", .unknownName(name, known: templates)) }
    return name
  }

  private func fonts() -> ProjectFonts {
    guard let value = root["fonts"], let fields = reader.fields(of: value, path: "fonts", keys: ["title", "body"]) else {
      return ProjectFonts(title: [], body: [])
    }
    func families(_ key: String) -> [String] {
      fields.list(key).compactMap { value, path in
        guard let name = fields.string(value, path: path) else { return nil }
        if !ProjectPath.staysInside(name) { reader.report(value, path: path, .leavesProject(name)) }
        return name
      }
    }
    return ProjectFonts(title: families("title"), body: families("body"))
  }

  private func ignore() -> [IgnoreRule] {
    root.list("ignore").compactMap { element in
      let keys = ["code", "locales", "devices", "scenes", "reason"]
      guard let fields = reader.fields(of: element.value, path: element.path, keys: keys),
        let code = fields.name("code", of: Finding.Code.self)
      else { return nil }
      return IgnoreRule(
        code: code, locales: fields.list("locales").compactMap { locale($0.value, path: $0.path) }, devices: fields.strings("devices"),
        scenes: fields.strings("scenes"), reason: fields.string("reason", allowsEmpty: true), position: element.value.position)
    }
  }

  // MARK: Paths

  private static let layouts = ["devices": "{device}/{locale}/{number}-{scene}.png"]

  private func output() -> OutputSettings? {
    guard let value = root["output"] else {
      return pattern(nil, fallback: Self.layouts["devices"] ?? "", refused: []).map { OutputSettings(folder: "AppStore", layout: $0) }
    }
    guard let fields = reader.fields(of: value, path: "output", keys: ["folder", "layout"]) else { return nil }
    let folder = fields.string("folder") ?? "AppStore"
    let layout = fields.string("layout") ?? "devices"
    if !layout.contains(where: { "{}/.".contains($0) }), Self.layouts[layout] == nil {
      fields.report("layout", .layoutNotOffered(layout, offered: Self.layouts.keys.sorted()))
      return nil
    }
    let pattern = pattern(fields["layout"], path: "output.layout", text: Self.layouts[layout] ?? layout, refused: [.simulator])
    return pattern.map { OutputSettings(folder: folder, layout: $0) }
  }

  private func pattern(_ key: String?, fallback: String, refused: [PathPattern.Placeholder]) -> PathPattern? {
    guard let key, let text = root.string(key) else {
      if let key, root[key] != nil { return nil }
      return pattern(nil, path: key ?? "", text: fallback, refused: refused)
    }
    return pattern(root[key], path: key, text: text, refused: refused)
  }

  private func pattern(_ value: JSONValue?, path: String, text: String, refused: [PathPattern.Placeholder]) -> PathPattern? {
    do throws(PathPattern.Problem) {
      let pattern = try PathPattern(text)
      guard let stranger = refused.first(where: pattern.contains) else { return pattern }
      reader.report(value ?? root.value, path: path, .pattern(.notHere(stranger.rawValue)))
    } catch {
      switch error {
      case .unknownPlaceholder(let name): reader.report(value ?? root.value, path: path, .pattern(.unknownPlaceholder(name)))
      case .unbalancedBrace: reader.report(value ?? root.value, path: path, .pattern(.unbalancedBrace))
      case .empty: reader.report(value ?? root.value, path: path, .emptyText)
      }
    }
    return nil
  }

  /// Two shots may never be written to one file, not even on a disk that takes upper and lower case for the same.
  private func checkPathsDiffer(_ project: Project) {
    var owners: [String: Shot] = [:]
    for shot in Plan(project).shots {
      guard let first = owners.updateValue(shot, forKey: shot.path.lowercased()) else { continue }
      let names = [first, shot].map { "`\($0.device.name)` `\($0.locale)` `\($0.scene.name)`" }
      let output = root["output"].flatMap { $0["layout"] ?? $0 } ?? root.value
      reader.report(output, path: "output.layout", .samePath(path: shot.path, first: names[0], second: names[1]))
      return
    }
  }
}
