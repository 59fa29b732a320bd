import Typography

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A project with all that it names found and read: templates and fonts.
public struct ProjectResources: Sendable {
  public let project: Project
  let templates: [String: Template]
  /// What is wrong with the templates that could not be read: the shots that use them fail with it.
  let brokenTemplates: [String: [Finding]]
  public let fonts: FontLibrary
  /// Of everything outside the project that may change a picture: the program's version, the devices' facts, the fonts and how they are set.
  let environmentKey: ContentKey
  /// What is odd about templates and fonts without stopping the work.
  public let findings: [Finding]

  /// Reads what `project` needs. Throws all problems of themes and of the built-in data at once.
  public static func load(_ project: Project, folders: ResourceFolders) throws(ProjectProblems) -> ProjectResources {
    var findings: [Finding] = []
    let plan = Plan(project)
    var templates: [String: Template] = [:]
    var broken: [String: [Finding]] = [:]
    for name in Set(plan.shots.map(\.template)).sorted() {
      let (template, found) = readTemplate(name, folders, project: project)
      templates[name] = template
      if template == nil { broken[name] = found.filter { $0.severity == .error } }
      findings += found
    }
    let problems = Set(plan.shots.flatMap { shot in templates[shot.template].map { themeProblems(shot, $0) } ?? [] })
    if !problems.isEmpty { throw ProjectProblems(findings: problems.sorted()) }

    let (fonts, refused) = try FontLibrary.standard(folders, project: project.folder)
    findings += refused + brandProblems(project.fonts, in: fonts)
    var key = ContentKeyBuilder()
    key.add(Version.current)
    for path in folders.folders("Devices").map({ $0 + "/devices.json" }) + [folders.file("Fonts/fonts.json")].compactMap({ $0 }) {
      if let bytes = try? Disk.readText(path) { key.add(ContentKey(of: bytes)) }
    }
    key.add(fonts.contentKey)
    return ProjectResources(
      project: project, templates: templates, brokenTemplates: broken, fonts: fonts, environmentKey: key.key, findings: findings.sorted())
  }

  private static func readTemplate(_ name: String, _ folders: ResourceFolders, project: Project) -> (Template?, [Finding]) {
    let relative = "Templates/\(name)/template.json"
    guard let path = folders.file(relative) else { return (nil, [.templateUnreadable(.system(code: ENOENT)).at(file: relative)]) }
    let display = ProjectPath.display(path, relativeTo: project.folder)
    do throws(DiskError) {
      return Template.read(try Disk.readText(path), name: name, file: display)
    } catch {
      return (nil, [.templateUnreadable(error).at(file: display)])
    }
  }

  /// Families that the project asks for by name and that cannot be served.
  private static func brandProblems(_ wanted: ProjectFonts, in fonts: FontLibrary) -> [Finding] {
    Set(wanted.title + wanted.body).sorted().compactMap { name in
      switch fonts.resolve(family: name, weight: 400).substitution {
      case .unknownFamily: .fontUnknownFamily(name, known: fonts.manifest.families.map(\.name))
      case .missingFamily(_, let files): .fontFilesMissing(name, files: files)
      case .otherWeight, .corrupt, .colorEmoji, nil: nil
      }
    }
  }

  private static func themeProblems(_ shot: Shot, _ template: Template) -> [Finding] {
    template.theme(for: shot).problems.map {
      .theme($0, template: template.name, themes: template.themeNames).at(file: Project.fileName, $0.position)
    }
  }
}

extension Template {
  /// Every template that can be named and read, by name.
  public static func all(in folders: ResourceFolders) -> [Template] {
    folders.templateNames.compactMap { name in
      guard let path = folders.file("Templates/\(name)/template.json"), let bytes = try? Disk.readText(path) else { return nil }
      return read(bytes, name: name, file: path).template
    }
  }
}

extension FontLibrary {
  /// The fonts of `Fonts/fonts.json`, with every `Fonts/` folder of the search list before the system's.
  /// Font files in these folders that the list does not know come in by the names they bear themselves.
  ///
  /// - Parameter project: the folder that findings name files from.
  static func standard(_ folders: ResourceFolders, project: String) throws(ProjectProblems) -> (library: FontLibrary, findings: [Finding]) {
    guard let path = folders.file("Fonts/fonts.json") else {
      throw ProjectProblems(findings: [.noResource("Fonts/fonts.json", searched: folders.roots)])
    }
    var manifest: FontManifest
    do {
      manifest = try FontManifest(json: try Disk.readText(path))
    } catch {
      throw ProjectProblems(findings: [.fontManifestBroken(path)])
    }
    var findings: [Finding] = []
    for folder in folders.folders("Fonts") {
      let (extended, refused) = manifest.adding(fontsIn: folder)
      manifest = extended
      findings += refused.map { .fontCorrupt($0.error).at(file: ProjectPath.display("\(folder)/\($0.file)", relativeTo: project)) }
    }
    return (FontLibrary(manifest: manifest, folders: folders.folders("Fonts")), findings)
  }

  /// Of every font file that is found: name and what its tables' checksums say of its content; reading 100 MB at every start takes longer than a shot.
  var contentKey: ContentKey {
    var key = ContentKeyBuilder()
    for file in Set(manifest.families.flatMap { $0.files.values }).sorted() {
      guard let path = path(of: file), let font = try? FontFile(path: path) else { continue }
      key.add(file)
      key.add(ContentKey(of: font.fingerprint))
    }
    return key.key
  }
}
