#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where `Fonts/`, `Templates/` and `Devices/` are looked for: the project, `$POLYSHOT_HOME`, `<binary>/../share/polyshot`, and the package's root when
/// the binary lies in its `.build`. What is found first wins.
public struct ResourceFolders: Sendable, Hashable {
  /// The folders that are searched, in order.
  public let roots: [String]

  public init(roots: [String]) { self.roots = roots }

  /// - Parameters:
  ///   - project: absolute path of the project folder; `nil` outside a project.
  ///   - executable: absolute path of the running program, links resolved.
  public init(project: String?, environment: [String: String], executable: String) {
    var roots = [project, environment["POLYSHOT_HOME"].flatMap { $0.isEmpty ? nil : $0 }].compactMap { $0 }
    roots.append(ProjectPath.normalized(executable + "/../../share/polyshot"))
    let parts = executable.split(separator: "/")
    if let build = parts.firstIndex(of: ".build") { roots.append("/" + parts[..<build].joined(separator: "/")) }
    self.roots = roots
  }

  /// For the running process.
  public static func standard(project: String?) -> ResourceFolders {
    let linked = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first ?? ""
    let executable = URL(filePath: linked).resolvingSymlinksInPath().path
    return ResourceFolders(project: project, environment: ProcessInfo.processInfo.environment, executable: executable)
  }

  /// Every existing folder of this name (`Fonts`), in search order, each once.
  public func folders(_ name: String) -> [String] {
    var seen: Set<String> = []
    return roots.map { ProjectPath.joined($0, name) }.filter { TextFile.isFolder($0) && seen.insert($0).inserted }
  }

  /// The first existing file of this path (`Templates/aurora/template.json`).
  public func file(_ path: String) -> String? {
    roots.map { ProjectPath.joined($0, path) }.first(where: TextFile.isFile)
  }

  /// The templates that can be named: every folder in a `Templates/` that holds a `template.json`, sorted.
  public var templateNames: [String] {
    Set(folders("Templates").flatMap { folder in TextFile.names(inFolder: folder).filter { TextFile.isFile("\(folder)/\($0)/template.json") } })
      .sorted()
  }
}
