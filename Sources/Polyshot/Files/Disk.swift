#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Why a file operation failed.
enum DiskError: Error, Sendable, Hashable {
  /// The operating system refused; the code is `errno`.
  case system(code: Int32)
  /// A folder, a pipe or a device where a file should be.
  case notAFile
  /// Larger than so many bytes.
  case tooLarge(limit: Int)

  static var current: DiskError { .system(code: errno) }

  /// The system's own words for a code.
  static func words(for code: Int32) -> String { unsafe String(cString: strerror(code)).lowercased() }

  /// There is nothing at the path.
  var isMissing: Bool { self == .system(code: ENOENT) || self == .system(code: ENOTDIR) }
}

/// Plain file operations, each whole or not at all.
enum Disk {
  /// Files beyond this many bytes are refused: more than the largest raw capture, less than a machine's memory.
  static let limit = 1 << 30
  /// The same for files of text.
  static let textLimit = 64 << 20

  /// The whole of a regular file of text: settings, captions, records.
  static func readText(_ path: String) throws(DiskError) -> [UInt8] { try read(path, limit: textLimit) }

  /// The whole of a regular file. Pipes, devices and folders are refused: a name in a project may stand for anything.
  static func read(_ path: String, limit: Int = Disk.limit) throws(DiskError) -> [UInt8] {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .current }
    defer { close(descriptor) }
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0 else { throw .current }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    let size = Int(facts.st_size)
    guard size <= limit else { throw .tooLarge(limit: limit) }
    var failure: DiskError?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = unsafe systemRead(descriptor, buffer.baseAddress! + count, size - count)
        if got < 0 { failure = .current }
        if got <= 0 { break }
        count += got
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes a file that is either whole or not there: to `temporary` first (on the same file system), then renamed over `path`.
  static func write(_ bytes: [UInt8], to path: String, temporary: String) throws(DiskError) {
    let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw .current }
    var failure = writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, failure == nil { failure = .current }
    if failure == nil, unsafe rename(temporary, path) != 0 { failure = .current }
    if let failure {
      unsafe unlink(temporary)
      throw failure
    }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> DiskError? {
    unsafe bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = unsafe systemWrite(descriptor, buffer.baseAddress! + written, buffer.count - written)
        if count < 0 { return .current }
        written += count
      }
      return nil
    }
  }

  /// Makes a folder and those above it.
  static func makeFolder(_ path: String) throws(DiskError) {
    if unsafe mkdir(path, 0o755) == 0 { return }
    if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try makeFolder(String(path[..<slash]))
      if unsafe mkdir(path, 0o755) == 0 { return }
    }
    guard errno == EEXIST else { throw .current }
    guard isFolder(path) else { throw .system(code: ENOTDIR) }
  }

  static func remove(_ path: String) throws(DiskError) {
    guard unsafe unlink(path) == 0 else { throw .current }
  }

  /// Removes a folder when nothing is in it.
  static func removeEmptyFolder(_ path: String) { _ = unsafe rmdir(path) }

  static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }
  static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  private static func kind(of path: String) -> mode_t? {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 ? facts.st_mode & S_IFMT : nil
  }

  static func isLink(_ path: String) -> Bool {
    var facts = stat()
    return unsafe lstat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFLNK
  }

  /// Names in a folder, hidden ones left out, sorted by their bytes so that the order never depends on the disk; empty when it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let handle = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(handle) }
    var names: [String] = []
    while let entry = unsafe readdir(handle) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// `read` and `write` go on after a signal. Named apart from the methods above that bear the same names.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  while true {
    let got = unsafe read(descriptor, buffer, count)
    if got >= 0 || errno != EINTR { return got }
  }
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  while true {
    let written = unsafe write(descriptor, buffer, count)
    if written >= 0 || errno != EINTR { return written }
  }
}
