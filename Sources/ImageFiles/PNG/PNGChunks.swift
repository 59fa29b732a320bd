import CDeflate

/// The chunks of a PNG file (W3C PNG third edition, §5 and §11): bounds and checksums are checked here, so that a decoder need see only what makes pixels
/// and no ancillary chunk, however long or packed, costs more than its bytes.
struct PNGChunks {
  /// The spans a decoder needs: signature, IHDR, PLTE, tRNS, IDAT…, in file order, whole chunks.
  private(set) var pixelSpans: [Range<Int>] = []
  private(set) var width = 0
  private(set) var height = 0
  private(set) var bitDepth = 0
  private(set) var colorCode = 0
  private(set) var isInterlaced = false
  private(set) var hasTransparentColor = false
  /// Data of the chunks that speak of the picture; the first of a name counts. Colour chunks only where they may stand, before the pixels.
  private(set) var ancillary: [String: ArraySlice<UInt8>] = [:]
  private(set) var warnings: [ImageWarning] = []

  private var seenPixels = false
  private var pixelsEnded = false

  private static let colorChunks: Set = ["cICP", "iCCP", "sRGB", "gAMA", "cHRM"]
  private static let pixelChunks: Set = ["IHDR", "PLTE", "tRNS", "IDAT"]

  /// - Parameter verifyingPixels: check the pixel data's checksums too; the other chunks' are always checked.
  init(_ bytes: [UInt8], verifyingPixels: Bool) throws(ImageError) {
    let reader = ByteReader(bytes: bytes)
    var offset = ImageFormat.pngSignature.count
    pixelSpans.append(0..<offset)
    while true {
      guard let length = reader.uint32(offset), let name = Self.name(bytes, at: offset + 4) else {
        if seenPixels { break }
        throw offset + 8 > bytes.count ? .truncated(part: width == 0 ? "IHDR" : "IDAT") : .corrupt(part: "chunk", detail: "bad name")
      }
      let isCritical = bytes[offset + 4] & 0x20 == 0
      if length > Int(Int32.max) { throw .corrupt(part: name, detail: "bad length") }
      if width == 0 && name != "IHDR" {
        throw name == "CgBI" ? .unsupported("CgBI") : .corrupt(part: name, detail: "stands before IHDR")
      }
      let data = offset + 8..<offset + 8 + length
      guard data.upperBound + 4 <= bytes.count else {
        if seenPixels && name != "IDAT" { break }
        throw .truncated(part: name)
      }
      offset = data.upperBound + 4
      if name == "IEND" {
        if !seenPixels { throw .corrupt(part: "IDAT", detail: "missing") }
        return
      }
      if verifyingPixels || name != "IDAT", Self.checksum(bytes, data.lowerBound - 4..<data.upperBound) != reader.uint32(data.upperBound) {
        if isCritical { throw .corrupt(part: name, detail: "wrong checksum") }
        warnings.append(.checksum(chunk: name))
        continue
      }
      try take(name, bytes[data], isCritical: isCritical)
    }
    warnings.append(.missingEnd)
  }

  private mutating func take(_ name: String, _ data: ArraySlice<UInt8>, isCritical: Bool) throws(ImageError) {
    if seenPixels && name != "IDAT" { pixelsEnded = true }
    if pixelsEnded && Self.pixelChunks.contains(name) {
      // Out of place: of no use if the pixels are whole, and if not, the decoder will say so.
      warnings.append(.malformed(chunk: name))
    } else if Self.pixelChunks.contains(name) {
      if name == "IHDR" { try readHeader(Array(data)) }
      if name == "IDAT" { seenPixels = true }
      if name == "tRNS" { hasTransparentColor = true }
      pixelSpans.append(data.startIndex - 8..<data.endIndex + 4)
    } else if isCritical {
      throw .corrupt(part: name, detail: "unknown critical chunk")
    } else if name == "eXIf" || !seenPixels && Self.colorChunks.contains(name), ancillary[name] == nil {
      ancillary[name] = data
    }
  }

  /// PNG §11.2.1. The decoder checks the rest of it again.
  private mutating func readHeader(_ data: [UInt8]) throws(ImageError) {
    let reader = ByteReader(bytes: data)
    guard width == 0, data.count == 13, let width = reader.uint32(0), let height = reader.uint32(4) else {
      throw .corrupt(part: "IHDR", detail: width == 0 ? "bad length" : "stands twice")
    }
    guard width > 0, height > 0, width <= Int(Int32.max), height <= Int(Int32.max) else { throw .corrupt(part: "IHDR", detail: "bad size") }
    try ImageFile.checkSize(width: width, height: height)
    let depths: [Int: Set<Int>] = [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]]
    (self.width, self.height, bitDepth, colorCode, isInterlaced) = (width, height, Int(data[8]), Int(data[9]), data[12] == 1)
    guard let allowed = depths[colorCode] else { throw .corrupt(part: "IHDR", detail: "bad colour type \(colorCode)") }
    if !allowed.contains(bitDepth) { throw .corrupt(part: "IHDR", detail: "bad bit depth \(bitDepth)") }
    if data[10] != 0 || data[11] != 0 || data[12] > 1 { throw .corrupt(part: "IHDR", detail: "unknown method") }
  }

  private static func name(_ bytes: [UInt8], at offset: Int) -> String? {
    guard offset + 4 <= bytes.count else { return nil }
    let name = bytes[offset..<offset + 4]
    return name.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) && $0 & 0x80 == 0 } ? String(decoding: name, as: UTF8.self) : nil
  }

  private static func checksum(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
    unsafe bytes.withUnsafeBytes { Int(unsafe libdeflate_crc32(0, $0.baseAddress! + range.lowerBound, range.count)) }
  }
}
