/// Paths with `/`, taken apart without asking the disk.
public enum ProjectPath {
  /// `path` below `folder`; `path` itself when it is absolute.
  public static func joined(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty || folder == "." { return normalized(path) }
    return normalized(folder + "/" + path)
  }

  /// `.` and doubled slashes taken out, and `..` where a folder stands before it.
  public static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// How a finding or a report names a path: relative to `folder` when below it, absolute when outside.
  public static func display(_ path: String, relativeTo folder: String) -> String {
    let absolute = joined(folder, path)
    let root = normalized(folder)
    return absolute.hasPrefix(root + "/") ? String(absolute.dropFirst(root.count + 1)) : absolute
  }

  /// A relative path that cannot lead out of the folder it is joined to (by its own text; links are another matter).
  static func staysInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
  }

  /// A name that can stand as one folder or file name on every system: no separator, no control character, not `.` or `..`.
  static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name.unicodeScalars.allSatisfy { $0 != "/" && $0 != "\\" && $0.value >= 32 && $0.value != 127 }
  }
}
