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

  /// The user's home folder; nil when the environment names none.
  static var home: String? { unsafe getenv("HOME").map { unsafe String(cString: $0) } }
}
