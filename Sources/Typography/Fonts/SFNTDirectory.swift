/// The table directories of a font file (OpenType 1.9, "Organization of an OpenType Font"), one a face.
struct SFNTDirectory {
  /// The file's size, big-endian, then directories and `head` tables byte for byte.
  let fingerprint: [UInt8]

  private static let collectionTag: UInt32 = 0x7474_6366  // ttcf
  private static let headTag: UInt32 = 0x6865_6164
  private static let versions: Set<UInt32> = [0x0001_0000, 0x4F54_544F, 0x7472_7565]  // TrueType, OTTO, true
  private static let mostFaces = 256

  /// Nil when a directory is broken or of another kind.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard let tag = unsafe bytes.number(at: 0) else { return nil }
    var starts = [0]
    if tag == Self.collectionTag {
      guard let count = unsafe bytes.number(at: 8), count > 0, count <= Self.mostFaces else { return nil }
      starts = []
      for face in 0..<Int(count) {
        guard let start = unsafe bytes.number(at: 12 + 4 * face) else { return nil }
        starts.append(Int(start))
      }
    }
    var result = (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> (56 - 8 * $0)) }
    for start in starts {
      guard let part = unsafe Self.face(bytes, at: start) else { return nil }
      result += part
    }
    fingerprint = result
  }

  private static func face(_ bytes: UnsafeRawBufferPointer, at start: Int) -> [UInt8]? {
    guard let version = unsafe bytes.number(at: start), versions.contains(version), let counts = unsafe bytes.number(at: start + 4) else {
      return nil
    }
    let count = Int(counts >> 16)
    let end = start + 12 + 16 * count
    guard count > 0, end <= bytes.count else { return nil }
    var result = unsafe Array(bytes[start..<end])
    for record in stride(from: start + 12, to: end, by: 16) where unsafe bytes.number(at: record) == headTag {
      guard let offset = unsafe bytes.number(at: record + 8), let length = unsafe bytes.number(at: record + 12),
        Int(offset) + Int(length) <= bytes.count, length <= 256
      else { return nil }
      result += unsafe Array(bytes[Int(offset)..<Int(offset) + Int(length)])
      return result
    }
    return nil
  }
}

extension UnsafeRawBufferPointer {
  /// Four bytes, big-endian.
  fileprivate func number(at offset: Int) -> UInt32? {
    guard offset >= 0, offset + 4 <= count else { return nil }
    return (0..<4).reduce(0) { unsafe $0 << 8 | UInt32(self[offset + $1]) }
  }
}
