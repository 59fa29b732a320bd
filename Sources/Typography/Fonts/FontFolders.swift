#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Looking for files, without Foundation.
enum FontFolders {
  static func isFile(_ path: String) -> Bool {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
  }

  /// Folders with `~` replaced; those in a home that is unknown are left out.
  static func expand(_ folders: [String], home: String?) -> [String] {
    let home = home ?? Self.home
    return folders.compactMap { folder in
      guard folder.hasPrefix("~/") else { return folder }
      return home.map { "\($0)/\(folder.dropFirst(2))" }
    }
  }

  /// The user's home folder; nil when the environment names none.
  static var home: String? { unsafe getenv("HOME").map { unsafe String(cString: $0) } }
}
