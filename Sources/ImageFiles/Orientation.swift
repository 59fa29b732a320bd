/// The EXIF orientation (tag 0x0112 of the first directory; EXIF 2.32 §4.6.4, a TIFF structure in either byte order).
enum Orientation {
  /// 1…8, nil when there is no such tag or the structure is broken.
  static func parse(tiff bytes: [UInt8]) -> Int? {
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
      return value.flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }

  /// Turns stored rows upright.
  ///
  /// - Parameters:
  ///   - pixels: `width` × `height`, rows top-down, as stored.
  ///   - orientation: 1…8.
  /// - Returns: the upright rows; for 5…8 they are `height` long.
  static func upright(_ pixels: ContiguousArray<UInt32>, width: Int, height: Int, orientation: Int) -> ContiguousArray<UInt32> {
    if orientation <= 1 { return pixels }
    let turned = orientation >= 5
    let outWidth = turned ? height : width
    let outHeight = turned ? width : height
    // Where the upright picture's first pixel lies in the file, and the steps to its right-hand and lower neighbours.
    let fromRight = [2, 3, 7, 8].contains(orientation)
    let fromBottom = [3, 4, 6, 7].contains(orientation)
    let start = (fromBottom ? (height - 1) * width : 0) + (fromRight ? width - 1 : 0)
    let across = fromRight ? -1 : 1
    let down = fromBottom ? -width : width
    let (stepX, stepY) = turned ? (down, across) : (across, down)
    return unsafe ContiguousArray(unsafeUninitializedCapacity: pixels.count) { target, count in
      unsafe pixels.withUnsafeBufferPointer { source in
        var to = 0
        for y in 0..<outHeight {
          var from = start + y * stepY
          let end = to + outWidth
          while to < end {
            unsafe target.initializeElement(at: to, to: source[from])
            from += stepX
            to += 1
          }
        }
      }
      count = pixels.count
    }
  }
}
