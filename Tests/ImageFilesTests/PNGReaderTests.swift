import ImageFiles
import Pixels
import Testing

struct PNGReaderTests {
  static func rgb(_ pixel: UInt32) -> [Int] { [0, 8, 16].map { Int(pixel >> $0 & 255) } }

  static let small: [UInt8] = {
    var png = PNGBuilder(width: 5, height: 3, (0..<45).map { UInt8($0 * 5) })
    png.before = [("sRGB", [0]), ("tEXt", Array("Title\0small".utf8))]
    return png.bytes
  }()

  @Test func facts() throws {
    var png = PNGBuilder(width: 3, height: 2, wide: [UInt16](repeating: 0x8000, count: 24))
    png.before = [("sRGB", [0]), ("eXIf", exif(orientation: 6, littleEndian: false))]
    let header = try ImageFile.header(png.bytes)
    #expect(header.format == .png && header.storedWidth == 3 && header.storedHeight == 2 && header.width == 2 && header.height == 3)
    #expect(header.bitDepth == 16 && header.colorType == .rgba && header.hasAlpha && !header.isInterlaced && header.orientation == .right)
    #expect(header.profile == ImageColorProfile(kind: .sRGB, description: "sRGB"))
    #expect(try ImageFile.read(png.bytes).header == header)
  }

  @Test func cutAnywhereIsRefusedOrWhole() throws {
    let whole = try ImageFile.read(Self.small).pixmap
    let ending = 12
    for count in Self.small.indices {
      do throws(ImageError) {
        let image = try ImageFile.read(Array(Self.small[..<count]))
        #expect(count >= Self.small.count - ending)
        #expect(image.pixmap == whole && image.warnings == [.missingEnd])
      } catch {
        #expect(count < Self.small.count - ending, "cut at \(count): \(error)")
        switch error {
        case .truncated: #expect(count >= 4)
        case .emptyFile: #expect(count == 0)
        case .notAnImage: #expect((1...3).contains(count))
        default: Issue.record("cut at \(count): \(error)")
        }
      }
    }
  }

  @Test func anyChangedByteIsRefusedWarnedOrHarmless() {
    // The end mark's own checksum guards nothing.
    for index in Self.small.indices.dropLast(4) {
      for mask: UInt8 in [0x01, 0x20, 0xFF] {
        var bytes = Self.small
        bytes[index] ^= mask
        guard let image = try? ImageFile.read(bytes) else { continue }
        // Checksums guard everything; what is read with a changed byte has lost an ancillary chunk or its end, never pixels.
        #expect(image.pixmap.pixels == (try? ImageFile.read(Self.small))?.pixmap.pixels, "byte \(index)")
        #expect(!image.warnings.isEmpty || image.header.profile.kind == .untagged, "byte \(index)")
      }
    }
  }

  @Test func pixelDataDefects() {
    let rows: [UInt8] = [0, 1, 2, 3, 4, 5, 6]
    func file(_ idat: [UInt8]) -> [UInt8] {
      PNGBuilder.signature + chunk("IHDR", be32(2) + be32(1) + [8, 2, 0, 0, 0]) + chunk("IDAT", idat) + chunk("IEND", [])
    }
    #expect(throws: Never.self) { try ImageFile.read(file(storedZlib(rows))) }
    #expect(throws: ImageError.truncated(part: "IDAT")) { try ImageFile.read(file(storedZlib(Array(rows.dropLast())))) }
    #expect(throws: ImageError.truncated(part: "IDAT")) { try ImageFile.read(file(Array(storedZlib(rows).dropLast(8)))) }
    #expect(throws: ImageError.corrupt(part: "IDAT", detail: "bad adaptive filter value")) {
      try ImageFile.read(file(storedZlib([9] + rows.dropFirst())))
    }
    var wrongSum = storedZlib(rows)
    wrongSum[wrongSum.count - 1] ^= 1
    #expect(throws: ImageError.self) { try ImageFile.read(file(wrongSum)) }
    #expect(throws: ImageError.self) { try ImageFile.read(file([0x78, 0x01, 0xFF, 0xFF])) }
  }

  @Test func sizesAreBoundedBeforeAllocation() {
    func file(_ width: Int, _ height: Int) -> [UInt8] {
      PNGBuilder.signature + chunk("IHDR", be32(width) + be32(height) + [8, 2, 0, 0, 0]) + chunk("IDAT", storedZlib([0])) + chunk("IEND", [])
    }
    #expect(throws: ImageError.tooLarge(width: 8001, height: 8000)) { try ImageFile.read(file(8001, 8000)) }
    #expect(throws: ImageError.tooLarge(width: 65537, height: 1)) { try ImageFile.header(file(65537, 1)) }
    #expect(throws: ImageError.tooLarge(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)) { try ImageFile.read(file(0x7FFF_FFFF, 0x7FFF_FFFF)) }
    #expect(throws: ImageError.corrupt(part: "IHDR", detail: "bad size")) { try ImageFile.read(file(0x8000_0000, 1)) }
    #expect(throws: ImageError.corrupt(part: "IHDR", detail: "bad size")) { try ImageFile.read(file(0, 5)) }
    #expect(throws: ImageError.truncated(part: "IDAT")) { try ImageFile.read(file(4000, 2)) }
  }

  @Test func otherFormatsAreNamed() {
    let heads: [(String, ImageFormat)] = [
      ("\0\0\0\u{18}ftypheic\0\0\0\0mif1heic", .heic), ("\0\0\0\u{18}ftypmif1\0\0\0\0mif1heic", .heic),
      ("\0\0\0\u{18}ftypavif\0\0\0\0mif1avif", .avif), ("GIF89a\u{1}\0\u{1}\0", .gif), ("RIFF\0\0\0\0WEBPVP8 ", .webp),
      ("II*\0\u{8}\0\0\0", .tiff), ("MM\0*\0\0\0\u{8}", .tiff), ("BM\0\0\0\0\0\0\0\0" + String(repeating: "\0", count: 20), .bmp),
      ("%PDF-1.7\n", .pdf),
    ]
    for (head, format) in heads { #expect(throws: ImageError.unsupportedFormat(format)) { try ImageFile.read(Array(head.utf8)) } }
    #expect(throws: ImageError.emptyFile) { try ImageFile.read([]) }
    #expect(throws: ImageError.notAnImage(firstBytes: Array("hello".utf8))) { try ImageFile.read(Array("hello".utf8)) }
    #expect(throws: ImageError.notAnImage(firstBytes: Array("\0\0\0\u{18}ftyp".utf8))) {
      try ImageFile.read(Array("\0\0\0\u{18}ftypisom\0\0\0\0mp41".utf8))
    }
    let optimized = PNGBuilder.signature + chunk("CgBI", [0x50, 0, 0x20, 2])
    #expect(throws: ImageError.unsupported("CgBI")) { try ImageFile.read(optimized) }
  }

  @Test func unusualButValidFilesAreRead() throws {
    let pixels: [UInt8] = [10, 20, 30, 40, 50, 60]
    let plain = try ImageFile.read(PNGBuilder(width: 2, height: 1, pixels).bytes).pixmap
    var odd = PNGBuilder(width: 2, height: 1, pixels)
    let animation: [(name: String, data: [UInt8])] = [("acTL", be32(1) + be32(0)), ("fcTL", [UInt8](repeating: 0, count: 26))]
    odd.before = animation + [("iDOT", [UInt8](repeating: 7, count: 28)), ("prIv", [UInt8](repeating: 1, count: 100_000))]
    odd.after = [("fdAT", be32(1) + storedZlib([0, 9, 9, 9, 9, 9, 9])), ("tIME", [7, 234, 1, 1, 0, 0, 0])]
    let image = try ImageFile.read(odd.bytes + Array("trailing".utf8))
    #expect(image.pixmap == plain && image.warnings.isEmpty)

    // The pixel data in one-byte chunks, with empty ones between.
    let data = storedZlib([0] + pixels)
    let split =
      PNGBuilder.signature + chunk("IHDR", PNGBuilder(width: 2, height: 1, pixels).header)
      + data.flatMap { chunk("IDAT", [$0]) + chunk("IDAT", []) } + chunk("IEND", [])
    #expect(try ImageFile.read(split).pixmap == plain)
  }

  @Test func badAncillaryChunksAreWarnedOf() throws {
    var png = PNGBuilder(width: 1, height: 1, [200, 60, 60])
    png.before = [("iCCP", Array("P3\0\0".utf8) + storedZlib([UInt8](repeating: 0, count: 200)))]
    var bytes = png.bytes
    var image = try ImageFile.read(bytes)
    #expect(image.warnings == [.profileIgnored(reason: "broken ICC profile")] && Self.rgb(image.pixmap[0, 0]) == [200, 60, 60])

    // The same with a wrong checksum: the chunk ends where IDAT's length begins.
    let checksum = 8 + 25 + 8 + png.before[0].data.count
    bytes[checksum] ^= 0x40
    image = try ImageFile.read(bytes)
    #expect(image.warnings == [.checksum(chunk: "iCCP")] && image.header.profile.kind == .untagged)

    png.before = [("cICP", [12, 13, 1, 1]), ("gAMA", [0, 0, 0, 0]), ("sRGB", [])]
    image = try ImageFile.read(png.bytes)
    #expect(Set(image.warnings.map { "\($0)" }).count == 3 && Self.rgb(image.pixmap[0, 0]) == [200, 60, 60])
  }

  /// A stored profile that unpacks to 64 MB is given up, not unpacked.
  @Test func packedProfilesAreBounded() throws {
    var png = PNGBuilder(width: 1, height: 1, [200, 60, 60])
    png.before = [("iCCP", Array("bomb\0\0".utf8) + Bombs.zlib(zeros: 64 << 20))]
    let image = try ImageFile.read(png.bytes)
    #expect(image.warnings == [.malformed(chunk: "iCCP")])
  }

  /// EXIF 2.32 §4.6.4: where row 0 and column 0 of the stored picture are seen. The stored picture is 3 × 2, numbered 1…6.
  @Test(arguments: [
    (1, [1, 2, 3, 4, 5, 6]), (2, [3, 2, 1, 6, 5, 4]), (3, [6, 5, 4, 3, 2, 1]), (4, [4, 5, 6, 1, 2, 3]),
    (5, [1, 4, 2, 5, 3, 6]), (6, [4, 1, 5, 2, 6, 3]), (7, [6, 3, 5, 2, 4, 1]), (8, [3, 6, 2, 5, 1, 4]),
  ])
  func orientation(value: Int, upright: [Int]) throws {
    for littleEndian in [false, true] {
      for isAfter in [false, true] {
        var png = PNGBuilder(width: 3, height: 2, (1...6).flatMap { [UInt8($0), 0, 0] })
        let block: (name: String, data: [UInt8]) = ("eXIf", exif(orientation: value, littleEndian: littleEndian))
        if isAfter { png.after = [block] } else { png.before = [block] }
        let image = try ImageFile.read(png.bytes)
        #expect(image.pixmap.width == (value < 5 ? 3 : 2) && image.pixmap.height == (value < 5 ? 2 : 3))
        #expect(image.pixmap.pixels.map { Int($0 & 255) } == upright)
        #expect(image.header.orientation.rawValue == value)
      }
    }
  }

  @Test func brokenOrientationIsUpright() throws {
    let whole = exif(orientation: 6, littleEndian: true)
    for count in whole.indices.dropLast(6) {
      var png = PNGBuilder(width: 1, height: 1, [1, 2, 3])
      png.before = [("eXIf", Array(whole[..<count]))]
      #expect(try ImageFile.header(png.bytes).orientation == .up, "cut at \(count)")
    }
    var png = PNGBuilder(width: 1, height: 1, [1, 2, 3])
    png.before = [("eXIf", exif(orientation: 9, littleEndian: true))]
    #expect(try ImageFile.header(png.bytes).orientation == .up)
  }

  /// Every 8-bit value under every alpha, in one picture, against the rounded product.
  @Test func premultiplication() throws {
    var samples: [UInt8] = []
    for row in 0..<64 { for value in 0..<256 { samples += [UInt8(value), UInt8(255 - value), 77, UInt8(row * 4 + 3)] } }
    let image = try ImageFile.read(PNGBuilder(width: 256, height: 64, samples).bytes)
    var wrong = 0
    for row in 0..<64 {
      let alpha = Double(row * 4 + 3)
      for value in 0..<256 {
        let expected = [Double(value), Double(255 - value), 77].map { Int(($0 * alpha / 255).rounded()) }
        if Self.rgb(image.pixmap[value, row]) != expected { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  @Test func wideSamplesAreRoundedOnce() throws {
    let samples: [UInt16] = [0, 128, 129, 65535, 32767, 32768, 65406, 32768, 1000, 40000, 65535, 12345]
    let image = try ImageFile.read(PNGBuilder(width: 3, height: 1, wide: samples).bytes)
    for pixel in 0..<3 {
      let alpha = Double(samples[pixel * 4 + 3]) / 65535
      let expected = (0..<3).map { Int((Double(samples[pixel * 4 + $0]) / 65535 * alpha * 255).rounded()) }
      #expect(Self.rgb(image.pixmap[pixel, 0]) == expected)
      #expect(Int(image.pixmap[pixel, 0] >> 24) == Int((alpha * 255).rounded()))
    }
  }
}
