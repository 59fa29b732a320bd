import ImageFiles
import Pixels
import Testing

struct PNGEncoderTests {
  static func pixmap(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> Pixmap {
    var pixels = ContiguousArray<UInt32>()
    for y in 0..<height { for x in 0..<width { pixels.append(color(x, y) | 0xFF00_0000) } }
    return Pixmap(width: width, height: height, pixels: pixels)!
  }

  static func noise(_ width: Int, _ height: Int) -> Pixmap {
    var state: UInt32 = 0x2545_F491
    return pixmap(width, height) { _, _ in
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      return state & 0xFFFFFF
    }
  }

  static func gradient(_ width: Int, _ height: Int) -> Pixmap {
    pixmap(width, height) { x, y in UInt32(x * 3 & 255) | UInt32(y * 2 & 255) << 8 | UInt32((x + y) & 255) << 16 }
  }

  /// Both readers must give back every pixel.
  static func expectRoundTrip(_ pixmap: Pixmap, _ bytes: [UInt8]) throws {
    #expect(try ImageFile.read(bytes).pixmap == pixmap)
    let reference = ReferencePNG(bytes)
    #expect(reference.width == pixmap.width && reference.height == pixmap.height && reference.colorType == 2 && reference.bitDepth == 8)
    #expect(pixmap.pixels.indices.allSatisfy { reference.expected($0) == pixmap.pixels[$0] })
  }

  @Test(arguments: [(1, 1), (1, 31), (37, 1), (2, 3), (3, 5), (16, 16), (17, 13), (61, 29), (127, 3)])
  func sizes(width: Int, height: Int) throws {
    let encoder = PNGEncoder()
    for picture in [Self.noise(width, height), Self.gradient(width, height), Self.pixmap(width, height) { _, _ in 0x123456 }] {
      for effort in PNGEffort.allCases { try Self.expectRoundTrip(picture, encoder.encode(picture, effort: effort)) }
    }
  }

  @Test func chunksAreExactlyThese() throws {
    let bytes = PNGFile.encode(Self.gradient(20, 10))
    let reference = ReferencePNG(bytes)
    #expect(reference.names == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(Array(bytes[..<46]) == PNGBuilder.signature + chunk("IHDR", be32(20) + be32(10) + [8, 2, 0, 0, 0]) + chunk("sRGB", [0]))
    #expect(Array(bytes.suffix(12)) == chunk("IEND", []))
    let length = bytes.count - 46 - 12 - 12
    #expect(Array(bytes[46...].prefix(length + 12)) == chunk("IDAT", Array(bytes[54..<54 + length])))
    #expect(try ImageFile.read(bytes).warnings.isEmpty)
  }

  @Test func aGrayPictureStaysRGB() throws {
    let header = try ImageFile.header(PNGFile.encode(Self.pixmap(4, 4) { x, _ in UInt32(x) * 0x101010 }))
    #expect(header.colorType == .rgb && header.bitDepth == 8 && !header.hasAlpha)
  }

  @Test func alphaIsNotLookedAt() {
    let opaque = Self.gradient(9, 9)
    let cleared = Pixmap(width: 9, height: 9, pixels: ContiguousArray(opaque.pixels.map { $0 & 0xFFFFFF }))!
    #expect(PNGFile.encode(cleared) == PNGFile.encode(opaque))
  }

  /// What an encoder has made before leaves no trace, in either order of sizes.
  @Test func sameBytesFromAUsedEncoder() {
    let encoder = PNGEncoder()
    let pictures = [Self.noise(40, 30), Self.gradient(120, 40), Self.pixmap(5, 5) { _, _ in 7 }, Self.gradient(33, 7)]
    for picture in pictures + pictures.reversed() {
      #expect(encoder.encode(picture) == PNGFile.encode(picture))
    }
  }

  @Test func flatPicturesPackWell() {
    let picture = Self.pixmap(180, 180) { x, y in x > 20 && x < 60 && y > 20 && y < 90 ? 0x2244CC : 0xF4F4F4 }
    #expect(PNGFile.encode(picture).count < 700)
    #expect(PNGFile.encode(picture, effort: .small).count <= PNGFile.encode(picture, effort: .fast).count)
  }
}
