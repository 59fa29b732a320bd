/// PNG files made by hand, so that every byte of a test's picture is known: no compression, checksums by their definition.
struct PNGBuilder {
  var width: Int
  var height: Int
  var bitDepth = 8
  var colorType: UInt8 = 2
  var interlaced: UInt8 = 0
  /// Rows as stored, without the filter bytes.
  var rows: [[UInt8]]
  /// Chunks between IHDR and IDAT, in order.
  var before: [(name: String, data: [UInt8])] = []
  var after: [(name: String, data: [UInt8])] = []

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// 8-bit RGB or RGBA by the number of samples.
  init(width: Int, height: Int, _ samples: [UInt8]) {
    let channels = samples.count / (width * height)
    (self.width, self.height) = (width, height)
    colorType = [1: 0, 2: 4, 3: 2, 4: 6][channels]!
    rows = (0..<height).map { Array(samples[$0 * width * channels..<($0 + 1) * width * channels]) }
  }

  /// 16-bit RGB or RGBA by the number of samples.
  init(width: Int, height: Int, wide samples: [UInt16]) {
    self.init(width: width, height: height, samples.map { UInt8($0 >> 8) })
    bitDepth = 16
    let count = samples.count / height
    rows = (0..<height).map { row in samples[row * count..<(row + 1) * count].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
  }

  var header: [UInt8] { be32(width) + be32(height) + [UInt8(bitDepth), colorType, 0, 0, interlaced] }

  var bytes: [UInt8] {
    Self.signature + chunk("IHDR", header) + before.flatMap { chunk($0.name, $0.data) } + chunk("IDAT", storedZlib(rows.flatMap { [0] + $0 }))
      + after.flatMap { chunk($0.name, $0.data) } + chunk("IEND", [])
  }
}

func be32(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
  be32(data.count) + name.utf8 + data + be32(Int(crc32(name.utf8 + data)))
}

/// A zlib stream of stored blocks (RFC 1950, RFC 1951 §3.2.4).
func storedZlib(_ data: [UInt8]) -> [UInt8] {
  var out: [UInt8] = [0x78, 0x01]
  var start = 0
  repeat {
    let piece = data[start..<min(data.count, start + 65535)]
    start += piece.count
    let (low, high) = (UInt8(piece.count & 255), UInt8(piece.count >> 8))
    out += [start == data.count ? 1 : 0, low, high, ~low, ~high] + piece
  } while start < data.count
  var (a, b) = (1, 0)
  for byte in data {
    a = (a + Int(byte)) % 65521
    b = (b + a) % 65521
  }
  return out + be32(b << 16 | a)
}

func crc32(_ data: [UInt8]) -> UInt32 {
  var crc: UInt32 = 0xFFFF_FFFF
  for byte in data {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
  }
  return ~crc
}

/// An EXIF block whose only entry is the orientation.
func exif(orientation: Int, littleEndian: Bool) -> [UInt8] {
  let value = UInt8(orientation)
  return littleEndian
    ? [0x49, 0x49, 0x2A, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, value, 0, 0, 0, 0, 0, 0, 0]
    : [0x4D, 0x4D, 0, 0x2A, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0, 0, 0, 0, 0]
}
