import CLittleCMS
import ImageFiles
import Pixels
import Testing

struct JPEGReaderTests {
  static func rgb(_ pixel: UInt32) -> [Int] { [0, 8, 16].map { Int(pixel >> $0 & 255) } }

  /// ITU-T T.871 §7.
  static func fromYCC(_ y: Int, _ cb: Int, _ cr: Int) -> [Int] {
    let (y, b, r) = (Double(y), Double(cb - 128), Double(cr - 128))
    return [y + 1.402 * r, y - 0.344136286 * b - 0.714136286 * r, y + 1.772 * b].map { min(255, max(0, Int($0.rounded()))) }
  }

  static let color = JPEGBuilder(blocksWide: 2, blocksHigh: 1, components: [[76, 150], [85, 44], [255, 21]])

  @Test(arguments: [false, true]) func grayAndColor(isProgressive: Bool) throws {
    var gray = JPEGBuilder(blocksWide: 3, blocksHigh: 2, components: [[0, 255, 128, 77, 1, 254]])
    gray.isProgressive = isProgressive
    let image = try ImageFile.read(gray.bytes)
    #expect(image.header.format == .jpeg && image.header.colorType == .gray && image.header.isInterlaced == isProgressive)
    #expect(image.pixmap.width == 24 && image.pixmap.height == 16 && image.warnings.isEmpty)
    for (block, value) in gray.components[0].enumerated() {
      #expect(image.pixmap[block % 3 * 8 + 5, block / 3 * 8 + 3] == 0xFF00_0000 | UInt32(value) * 0x010101)
    }
    var color = Self.color
    color.isProgressive = isProgressive
    let second = try ImageFile.read(color.bytes)
    for block in 0..<2 {
      let expected = Self.fromYCC(color.components[0][block], color.components[1][block], color.components[2][block])
      #expect(zip(Self.rgb(second.pixmap[block * 8, 7]), expected).allSatisfy { abs($0 - $1) <= 1 })
    }
    #expect(try ImageFile.header(color.bytes) == second.header)
  }

  @Test func orientationOfEXIF() throws {
    var jpeg = JPEGBuilder(blocksWide: 2, blocksHigh: 1, components: [[10, 200]])
    jpeg.segments = [(0xE1, Array("Exif\0\0".utf8) + exif(orientation: 6, littleEndian: true))]
    let image = try ImageFile.read(jpeg.bytes)
    #expect(image.header.orientation == .right && image.pixmap.width == 8 && image.pixmap.height == 16)
    #expect(image.pixmap[0, 0] & 255 == 10 && image.pixmap[7, 15] & 255 == 200)
  }

  /// The profile in two parts, out of order; then with a part missing.
  @Test func profileInParts() throws {
    let profile = Profiles.rgb(Profiles.displayP3, .sRGB)
    func part(_ number: UInt8, _ data: ArraySlice<UInt8>) -> (marker: UInt8, data: [UInt8]) {
      (0xE2, Array("ICC_PROFILE\0".utf8) + [number, 2] + data)
    }
    // Stored as RGB by Adobe's marker, so that the samples are exact.
    var jpeg = JPEGBuilder(blocksWide: 1, blocksHigh: 1, components: [[200], [60], [60]])
    jpeg.segments = [JPEGBuilder.adobe(transform: 0), part(2, profile[200...]), part(1, profile[..<200])]
    let image = try ImageFile.read(jpeg.bytes)
    #expect(Self.rgb(image.pixmap[0, 0]) == [217, 42, 52] && image.header.profile.kind == .icc)
    #expect(Self.rgb(try ImageFile.read(jpeg.bytes, assuming: .sRGB).pixmap[0, 0]) == [200, 60, 60])
    jpeg.segments.removeLast()
    let part = try ImageFile.read(jpeg.bytes)
    #expect(Self.rgb(part.pixmap[0, 0]) == [200, 60, 60])
    #expect(part.warnings == [.profileIgnored(reason: "ICC profile in 2 parts of which some are missing")])
  }

  @Test func inks() throws {
    let inks = [[10], [200], [128], [230]]
    var jpeg = JPEGBuilder(blocksWide: 1, blocksHigh: 1, components: inks)
    jpeg.segments = [JPEGBuilder.adobe(transform: 0)]
    let inverted = try ImageFile.read(jpeg.bytes)
    #expect(inverted.header.colorType == .cmyk && inverted.warnings == [.unprofiledCMYK])
    #expect(Self.rgb(inverted.pixmap[0, 0]) == [10, 200, 128].map { Int((Double($0 * 230) / 255).rounded()) })
    jpeg.segments = []
    let plain = try ImageFile.read(jpeg.bytes)
    #expect(Self.rgb(plain.pixmap[0, 0]) == [245, 55, 127].map { Int((Double($0 * 25) / 255).rounded()) })

    let profile = Profiles.table(cmsSigCmykData, channels: 4) { ink in
      let shade = 1 - (ink[0] + ink[1] + ink[2]) / 4
      return cmsCIELab(L: 100 * (1 - ink[3]) * shade, a: 60 * (ink[1] - ink[0]), b: 60 * (ink[2] - ink[0]))
    }
    jpeg.segments = [JPEGBuilder.adobe(transform: 0), (0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1] + profile)]
    let profiled = try ImageFile.read(jpeg.bytes)
    #expect(profiled.warnings.isEmpty && profiled.header.profile.kind == .icc)
    let want = Profiles.convert(profile, inks.map { Double(255 - $0[0]) / 2.55 }, space: 6)
    for (got, expected) in zip(Self.rgb(profiled.pixmap[0, 0]), want) { #expect(abs(Double(got) - min(1, max(0, expected)) * 255) <= 2) }
  }

  @Test func cutAnywhereIsRefused() {
    let bytes = Self.color.bytes
    for count in 3..<bytes.count {
      #expect(throws: ImageError.self, "cut at \(count)") { try ImageFile.read(Array(bytes[..<count])) }
    }
    #expect(throws: ImageError.truncated(part: "scan")) { try ImageFile.read(Array(bytes.dropLast(4))) }
    #expect(throws: ImageError.truncated(part: "header")) { try ImageFile.read(Array(bytes[..<80])) }
  }

  @Test func anyChangedByteIsSurvived() {
    for index in Self.color.bytes.indices {
      for mask: UInt8 in [0x01, 0x10, 0xFF] {
        var bytes = Self.color.bytes
        bytes[index] ^= mask
        guard let image = try? ImageFile.read(bytes) else { continue }
        #expect(image.pixmap.width * image.pixmap.height == image.header.width * image.header.height)
      }
    }
  }

  @Test func refusedByName() {
    func changed(_ from: [UInt8], _ to: [UInt8]) -> [UInt8] {
      var bytes = Self.color.bytes
      let at = bytes.indices.first { bytes[$0...].starts(with: from) }!
      bytes.replaceSubrange(at..<at + to.count, with: to)
      return bytes
    }
    let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8]
    #expect(throws: ImageError.unsupported("12-bit JPEG")) { try ImageFile.read(changed(frame, [0xFF, 0xC1, 0, 17, 12])) }
    #expect(throws: ImageError.unsupported("lossless JPEG")) { try ImageFile.read(changed(frame, [0xFF, 0xC3, 0, 17, 8])) }
    #expect(throws: ImageError.tooLarge(width: 65535, height: 65535)) {
      try ImageFile.read(changed(frame, frame + [0xFF, 0xFF, 0xFF, 0xFF]))
    }
    #expect(throws: ImageError.corrupt(part: "frame", detail: "bad size")) { try ImageFile.header(changed(frame, frame + [0, 0, 0, 16])) }
  }
}
