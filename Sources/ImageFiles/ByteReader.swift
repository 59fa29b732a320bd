/// Bounds-checked integers out of a file's bytes. Offsets come from the file itself and may be anything non-negative.
struct ByteReader {
  let bytes: [UInt8]
  var littleEndian = false

  func uint8(_ offset: Int) -> Int? {
    bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
  }

  func uint16(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    let (first, second) = (Int(bytes[offset]), Int(bytes[offset + 1]))
    return littleEndian ? second << 8 | first : first << 8 | second
  }

  func uint32(_ offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 4, let first = uint16(offset), let second = uint16(offset + 2) else { return nil }
    return littleEndian ? second << 16 | first : first << 16 | second
  }
}
