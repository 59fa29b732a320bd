#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Synchronization

/// Why a finished picture could not be put in its place.
enum OutputError: Error, Sendable, Hashable {
  case disk(DiskError)
  /// A folder on the way is a link: following it could lead out of the output folder.
  case link(String)
}

/// The folder that finished pictures go to. Files appear in it whole or not at all: each is written under `.polyshot/` first and renamed into place.
final class OutputFolder: Sendable {
  /// Absolute.
  let path: String
  /// Where the record and unfinished files lie.
  let recordFolder: String

  init(path: String) {
    self.path = path
    recordFolder = path + "/.polyshot"
  }

  /// What became of a picture.
  enum Outcome: Sendable {
    case written
    /// The file already held these bytes and was left alone, time stamp and all.
    case unchanged
  }

  /// Puts `bytes` at an absolute path.
  func write(_ bytes: [UInt8], to file: String) throws(OutputError) -> Outcome {
    let folder = Self.folder(of: file)
    if let link = link(to: folder) { throw .link(link) }
    if !Disk.isLink(file), let old = try? Disk.read(file), old == bytes { return .unchanged }
    do throws(DiskError) {
      try Disk.makeFolder(recordFolder)
      try Disk.makeFolder(folder)
      try replace(file, with: bytes)
    } catch {
      throw .disk(error)
    }
    return .written
  }

  private func replace(_ file: String, with bytes: [UInt8]) throws(DiskError) {
    do throws(DiskError) {
      try Disk.write(bytes, to: file, temporary: recordFolder + "/" + temporaryName())
    } catch {
      guard error == .system(code: EXDEV) else { throw error }
      // a pattern or a mount has put the file on another disk, where it can only be renamed from beside its place
      try Disk.write(bytes, to: file, temporary: Self.folder(of: file) + "/." + temporaryName())
    }
  }

  /// How the record names a file: relative to the folder, or absolute when a pattern leads elsewhere.
  func relative(_ file: String) -> String { ProjectPath.display(file, relativeTo: path) }

  /// The bytes of a file named by the record; `nil` when it is not there, is a link, or lies behind one.
  func readOwn(_ name: String) -> [UInt8]? {
    let file = ProjectPath.joined(path, name)
    guard isOwn(file) else { return nil }
    return try? Disk.read(file)
  }

  /// Removes a file named by the record, and the folders below the output folder that it leaves empty.
  func removeOwn(_ name: String) throws(DiskError) {
    let file = ProjectPath.joined(path, name)
    guard isOwn(file), file.hasPrefix(path + "/") else { throw .system(code: ELOOP) }
    try Disk.remove(file)
    var folder = Self.folder(of: file)
    while folder.hasPrefix(path + "/") {
      Disk.removeEmptyFolder(folder)
      folder = Self.folder(of: folder)
    }
  }

  private func isOwn(_ file: String) -> Bool { !Disk.isLink(file) && link(to: Self.folder(of: file)) == nil }

  private static func folder(of file: String) -> String { String(file[..<(file.lastIndex(of: "/") ?? file.startIndex)]) }

  /// The record's folder, or the first folder below `path` on the way to `folder`, when it is a link.
  private func link(to folder: String) -> String? {
    if Disk.isLink(recordFolder) { return recordFolder }
    guard folder.hasPrefix(path + "/") else { return nil }
    var way = path
    for part in folder.dropFirst(path.count).split(separator: "/") {
      way += "/" + part
      if Disk.isLink(way) { return way }
    }
    return nil
  }

  // MARK: Unfinished files

  /// Tells this machine's files from those of others that share the folder: their processes cannot be asked after here.
  static let unfinishedPrefix = "unfinished-\(machine)-"
  private static let machine: String = {
    var name = [CChar](repeating: 0, count: 256)
    unsafe gethostname(&name, name.count - 1)
    let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return ContentKey(of: Array(bytes)).description
  }()
  /// Tells this process from an earlier one of the same number, as containers have.
  private static let process = "\(getpid())-\(UInt64.random(in: 0...UInt64.max))"
  private static let counter = Atomic(0)

  private func temporaryName() -> String {
    "\(Self.unfinishedPrefix)\(Self.process)-\(Self.counter.wrappingAdd(1, ordering: .relaxed).newValue)"
  }

  /// Removes what killed runs of this machine left behind; files of processes that still live are theirs.
  func removeLeftovers() {
    for name in Disk.names(in: recordFolder) where name.hasPrefix(Self.unfinishedPrefix) {
      let owner = name.dropFirst(Self.unfinishedPrefix.count)
      guard let id = pid_t(owner.prefix { $0 != "-" }), !owner.hasPrefix(Self.process + "-") else { continue }
      let isDead = id == getpid() || kill(id, 0) != 0 && errno == ESRCH
      if isDead { try? Disk.remove("\(recordFolder)/\(name)") }
    }
  }
}
