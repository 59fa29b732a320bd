#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is wrong with a font file.
public enum FontError: Error, Hashable, Sendable {
  case unreadable
  /// Neither TrueType, OpenType nor a collection.
  case notAFont
  case noSuchFace(Int)
  /// A table that every use needs is missing or broken.
  case broken(table: String)
}

/// The bytes of a font file, mapped once and shared by its faces.
///
/// `@unchecked Sendable`: the bytes are never written after `init`.
@safe public final class FontFile: @unchecked Sendable {
  public let path: String
  private let bytes: UnsafeRawBufferPointer

  /// Files above this size are no fonts we would want (the largest CJK collections have 0.2 GB).
  private static let limit = 1 << 30

  public init(path: String) throws(FontError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable }
    defer { close(descriptor) }
    var facts = stat()
    guard unsafe fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { throw .unreadable }
    let count = Int(facts.st_size)
    guard count >= 12, count <= Self.limit else { throw .notAFont }
    guard let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0), unsafe start != MAP_FAILED else { throw .unreadable }
    self.path = path
    unsafe bytes = UnsafeRawBufferPointer(start: start, count: count)
  }

  deinit { unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }

  /// What stands for the content without reading all of it: the file's size, the table directories of all its faces, which hold every table's checksum,
  /// and their `head` tables, which hold the checksum of the whole. Files whose directories cannot be read give all their bytes.
  public var fingerprint: [UInt8] { unsafe withBytes { unsafe SFNTDirectory($0).map { $0.fingerprint } ?? Array($0) } }

  /// Lends the bytes, for a content key or a renderer's own face.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try unsafe body(bytes)
  }
}
