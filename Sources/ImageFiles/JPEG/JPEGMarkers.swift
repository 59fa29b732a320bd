import Pixels

/// The marker segments of a JPEG file before its first scan (ITU-T T.81 annex B).
struct JPEGMarkers {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var precision = 0
  private(set) var components = 0
  private(set) var isProgressive = false
  private(set) var orientation = Orientation.up
  /// Adobe's programs store CMYK with 255 for no ink.
  private(set) var hasAdobeMarker = false
  /// The ICC profile put together from its APP2 parts (ICC.1:2022 annex B.4); nil when there is none.
  private(set) var profile: [UInt8]?
  private(set) var warnings: [ImageWarning] = []

  private var profileParts: [Int: ArraySlice<UInt8>] = [:]
  private var profilePartCount = 0

  init(_ bytes: [UInt8]) throws(ImageError) {
    let reader = ByteReader(bytes: bytes)
    var offset = 2
    while true {
      while reader.uint8(offset) == 0xFF, reader.uint8(offset + 1) == 0xFF { offset += 1 }
      guard let prefix = reader.uint8(offset), let marker = reader.uint8(offset + 1) else { throw .truncated(part: "header") }
      if prefix != 0xFF { throw .corrupt(part: "header", detail: "no marker where one must stand") }
      offset += 2
      if marker == 0x01 || (0xD0...0xD7).contains(marker) { continue }
      if marker == 0xD9 { throw .truncated(part: "header") }
      guard let length = reader.uint16(offset), offset + length <= bytes.count else { throw .truncated(part: "header") }
      if length < 2 { throw .corrupt(part: "header", detail: "bad segment length") }
      try take(marker, bytes[offset + 2..<offset + length])
      if marker == 0xDA { break }
      offset += length
    }
    if components == 0 { throw .corrupt(part: "header", detail: "no frame before the first scan") }
    joinProfile()
  }

  private mutating func take(_ marker: Int, _ data: ArraySlice<UInt8>) throws(ImageError) {
    switch marker {
    case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker): try readFrame(marker, Array(data))
    case 0xE1 where data.starts(with: "Exif\0\0".utf8): orientation = Orientation(tiff: Array(data.dropFirst(6))) ?? orientation
    case 0xE2 where data.starts(with: "ICC_PROFILE\0".utf8) && data.count > 14:
      let head = Array(data.dropFirst(12).prefix(2))
      profileParts[Int(head[0])] = data.dropFirst(14)
      profilePartCount = Int(head[1])
    case 0xEE where data.starts(with: "Adobe".utf8): hasAdobeMarker = true
    default: break
    }
  }

  private mutating func readFrame(_ marker: Int, _ data: [UInt8]) throws(ImageError) {
    let reader = ByteReader(bytes: data)
    guard components == 0, let height = reader.uint16(1), let width = reader.uint16(3), let components = reader.uint8(5) else {
      throw .corrupt(part: "frame", detail: components == 0 ? "too short" : "stands twice")
    }
    if width == 0 || height == 0 { throw .corrupt(part: "frame", detail: "bad size") }
    try ImageFile.checkSize(width: width, height: height)
    (self.width, self.height, self.components, precision) = (width, height, components, Int(data[0]))
    isProgressive = [0xC2, 0xC6, 0xCA, 0xCE].contains(marker)
    if precision != 8 { throw .unsupported("\(precision)-bit JPEG") }
    if [0xC3, 0xC7, 0xCB, 0xCF].contains(marker) { throw .unsupported("lossless JPEG") }
    if ![1, 3, 4].contains(components) { throw .unsupported("JPEG of \(components) components") }
  }

  private mutating func joinProfile() {
    if profileParts.isEmpty { return }
    let parts = (1...max(1, profilePartCount)).compactMap { profileParts[$0] }
    if parts.count == profilePartCount {
      profile = parts.flatMap { $0 }
    } else {
      warnings.append(.profileIgnored(reason: "ICC profile in \(profilePartCount) parts of which some are missing"))
    }
  }
}
