import Pixels

extension Orientation {
  /// The EXIF orientation (tag 0x0112 of the first directory; EXIF 2.32 §4.6.4, a TIFF structure in either byte order); nil when there is no such tag,
  /// its value is none of 1…8, or the structure is broken.
  init?(tiff bytes: [UInt8]) {
    var reader = ByteReader(bytes: bytes)
    if bytes.starts(with: [0x49, 0x49, 0x2A, 0x00]) {
      reader.littleEndian = true
    } else if !bytes.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) {
      return nil
    }
    guard let directory = reader.uint32(4), let count = reader.uint16(directory) else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + entry * 12
      guard let tag = reader.uint16(offset) else { return nil }
      if tag != 0x0112 { continue }
      // SHORT by the standard; some writers use BYTE or LONG.
      let value =
        switch reader.uint16(offset + 2) {
        case 1: reader.uint8(offset + 8)
        case 3: reader.uint16(offset + 8)
        case 4: reader.uint32(offset + 8)
        default: nil as Int?
        }
      guard let orientation = value.flatMap(Orientation.init(rawValue:)) else { return nil }
      self = orientation
      return
    }
    return nil
  }
}
