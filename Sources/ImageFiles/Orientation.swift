import Pixels

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

  /// A stored picture turned upright; sides are swapped for the orientations 5…8.
  static func upright(_ stored: Pixmap, _ orientation: Int) -> Pixmap {
    if orientation <= 1 { return stored }
    let (width, height) = (stored.width, stored.height)
    let turned = orientation >= 5
    let outWidth = turned ? height : width
    // Where the upright picture's first pixel lies in the file, and the steps to its right-hand and lower neighbours.
    let fromRight = [2, 3, 7, 8].contains(orientation)
    let fromBottom = [3, 4, 6, 7].contains(orientation)
    let start = (fromBottom ? (height - 1) * width : 0) + (fromRight ? width - 1 : 0)
    let across = fromRight ? -1 : 1
    let down = fromBottom ? -width : width
    let (stepX, stepY) = turned ? (down, across) : (across, down)
    return unsafe stored.withUnsafePixels { source in
      unsafe Pixmap(width: outWidth, height: turned ? width : height) { target in
        var to = 0
        var row = start
        while to < target.count {
          var from = row
          let end = to + outWidth
          while to < end {
            unsafe target[to] = source[from]
            from += stepX
            to += 1
          }
          row += stepY
        }
      }
    }
  }
}
