#if canImport(Darwin)
  import Darwin
#endif
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

  /// For the running program.
  public static func standard(project: String?, environment: [String: String]) -> ResourceFolders {
    let executable = URL(filePath: executable).resolvingSymlinksInPath().path
    return ResourceFolders(project: project, environment: environment, executable: executable)
  }

  /// Where the running program lies; its own first argument need not say.
  private static var executable: String {
    #if canImport(Darwin)
      var length: UInt32 = 4096
      var path = [CChar](repeating: 0, count: Int(length))
      guard unsafe _NSGetExecutablePath(&path, &length) == 0 else { return "" }
      return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    #endif
  }

  /// Every existing folder of this name (`Fonts`), in search order, each once.
  public func folders(_ name: String) -> [String] {
    var seen: Set<String> = []
    return roots.map { ProjectPath.joined($0, name) }.filter { Disk.isFolder($0) && seen.insert($0).inserted }
  }

  /// The first existing file of this path (`Templates/aurora/template.json`).
  public func file(_ path: String) -> String? {
    roots.map { ProjectPath.joined($0, path) }.first(where: Disk.isFile)
  }

  /// The templates that can be named: every folder in a `Templates/` that holds a `template.json`, sorted.
  public var templateNames: [String] {
    Set(folders("Templates").flatMap { folder in Disk.names(in: folder).filter { Disk.isFile("\(folder)/\($0)/template.json") } })
      .sorted()
  }
}
