#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Broken and unusual pictures from outside, in the folder `POLYSHOT_SAMPLES` or `../shared` beside the package.
enum Samples {
  static let folder: String = {
    if let named = unsafe getenv("POLYSHOT_SAMPLES") { return unsafe String(cString: named) }
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    return root + "/../shared"
  }()

  static let malformed = folder + "/malformed"
  static let areThere = unsafe access(malformed + "/pngsuite/png", R_OK) == 0

  /// Names in a folder, sorted.
  static func names(_ folder: String) -> [String] {
    guard let directory = unsafe opendir(malformed + "/" + folder) else { return [] }
    defer { unsafe _ = closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let name = unsafe withUnsafePointer(to: entry.pointee.d_name) {
        unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name.hasSuffix(".png") { names.append(name) }
    }
    return names.sorted()
  }

  static func bytes(_ path: String) -> [UInt8] {
    guard let file = unsafe fopen(malformed + "/" + path, "rb") else { return [] }
    defer { unsafe _ = fclose(file) }
    unsafe _ = fseek(file, 0, SEEK_END)
    let count = unsafe ftell(file)
    unsafe rewind(file)
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, read in
      read = unsafe fread(buffer.baseAddress, 1, count, file)
    }
  }
}
