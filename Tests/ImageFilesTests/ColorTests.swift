import CLittleCMS
import ImageFiles
import Pixels
import Testing

struct ColorTests {
  static func rgb(_ pixel: UInt32) -> [Int] { [0, 8, 16].map { Int(pixel >> $0 & 255) } }

  /// A few saturated and quiet colours; 8 × 8 × 8 of them would say no more.
  static let colors: [[UInt8]] = [
    [200, 60, 60], [0, 0, 0], [255, 255, 255], [255, 0, 0], [0, 255, 0], [0, 0, 255], [10, 12, 9], [128, 128, 128], [33, 150, 243],
    [250, 120, 30], [1, 2, 3], [254, 253, 255], [90, 200, 140], [240, 230, 140],
  ]

  static func picture(_ before: [(name: String, data: [UInt8])]) -> PNGBuilder {
    var png = PNGBuilder(width: colors.count, height: 1, colors.flatMap { $0 })
    png.before = before
    return png
  }

  static func expect(_ image: DecodedImage, _ expected: ([Double]) -> [Double], within tolerance: Double, _ comment: Comment) {
    for (index, color) in colors.enumerated() {
      let want = expected(color.map { Double($0) / 255 })
      for (got, value) in zip(rgb(image.pixmap[index, 0]), want) {
        #expect(abs(Double(got) - min(1, max(0, value)) * 255) <= tolerance, "\(comment) \(color)")
      }
    }
  }

  /// The same bytes (200, 60, 60) untagged, tagged sRGB, tagged Display P3 in both ways, and claimed to be P3 by the caller.
  @Test func oneColorUnderEachStatement() throws {
    func first(_ before: [(name: String, data: [UInt8])], _ choice: ColorProfileChoice? = nil) throws -> [Int] {
      Self.rgb(try ImageFile.read(Self.picture(before).bytes, assuming: choice).pixmap[0, 0])
    }
    let p3: (name: String, data: [UInt8]) = Profiles.chunk(Profiles.rgb(Profiles.displayP3, .sRGB))
    #expect(try first([]) == [200, 60, 60])
    #expect(try first([("sRGB", [0])]) == [200, 60, 60])
    #expect(try first([("gAMA", be32(45455))]) == [200, 60, 60])
    #expect(try first([("cICP", [12, 13, 0, 1])]) == [217, 42, 52])
    #expect(try first([p3]) == [217, 42, 52])
    #expect(try first([], .displayP3) == [217, 42, 52])
    #expect(try first([("sRGB", [0])], .displayP3) == [217, 42, 52])
    #expect(try first([p3], .sRGB) == [200, 60, 60])
  }

  @Test func precedence() throws {
    let p3 = Profiles.chunk(Profiles.rgb(Profiles.displayP3, .sRGB))
    let order: [(kind: ImageColorProfile.Kind, chunk: (name: String, data: [UInt8]))] = [
      (.cicp, ("cICP", [1, 13, 0, 1])), (.icc, p3), (.sRGB, ("sRGB", [0])), (.gamma, ("gAMA", be32(100_000))),
    ]
    for start in order.indices {
      // In any order in the file.
      for chunks in [order[start...].map(\.chunk), order[start...].reversed().map(\.chunk)] {
        #expect(try ImageFile.header(Self.picture(chunks).bytes).profile.kind == order[start].kind)
      }
    }
    // cHRM alone says nothing, and colour chunks after the pixels say nothing.
    let chromaticities = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000].flatMap(be32)
    #expect(try ImageFile.header(Self.picture([("cHRM", chromaticities)]).bytes).profile.kind == .untagged)
    var late = Self.picture([])
    late.after = [("cICP", [12, 13, 0, 1])]
    #expect(try ImageFile.header(late.bytes).profile.kind == .untagged)
  }

  @Test func displayP3AgainstPublishedMatrices() throws {
    let image = try ImageFile.read(Self.picture([("cICP", [12, 13, 0, 1])]).bytes)
    Self.expect(image, ReferenceColor.displayP3ToSRGB, within: 0.51, "cICP")
    let chromaticities = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000].flatMap(be32)
    let byPrimaries = try ImageFile.read(Self.picture([("gAMA", be32(45455)), ("cHRM", chromaticities)]).bytes)
    #expect(byPrimaries.pixmap == image.pixmap)
  }

  @Test(arguments: ["cICP", "iCCP"])
  func grayRampOfDisplayP3IsTheIdentity(chunk: String) throws {
    var png = PNGBuilder(width: 256, height: 1, (0...255).flatMap { [UInt8($0), UInt8($0), UInt8($0)] })
    png.before = chunk == "cICP" ? [("cICP", [12, 13, 0, 1])] : [Profiles.chunk(Profiles.rgb(Profiles.displayP3, .sRGB))]
    let image = try ImageFile.read(png.bytes)
    #expect((0...255).allSatisfy { Self.rgb(image.pixmap[$0, 0]) == [$0, $0, $0] })
  }

  @Test func anSRGBProfileChangesNothing() throws {
    let image = try ImageFile.read(Self.picture([Profiles.chunk(Profiles.rgb(Profiles.sRGB, .sRGB))]).bytes)
    #expect(image.header.profile.kind == .icc && image.header.profile.description == "RGB built-in")
    for (index, color) in Self.colors.enumerated() { #expect(Self.rgb(image.pixmap[index, 0]) == color.map(Int.init)) }
  }

  @Test func matrixProfilesAgainstLittleCMS() throws {
    let cases: [([Double], Profiles.Curve)] = [(Profiles.displayP3, .sRGB), (Profiles.adobeRGB, .gamma(563.0 / 256)), (Profiles.sRGB, .gamma(1.8))]
    for (primaries, curve) in cases {
      let profile = Profiles.rgb(primaries, curve)
      let image = try ImageFile.read(Self.picture([Profiles.chunk(profile)]).bytes)
      Self.expect(image, { Profiles.convert(profile, $0, space: 4) }, within: 0.6, "\(primaries)")
    }
  }

  @Test func wideSamplesAreConvertedBeforeTheyAreRounded() throws {
    let samples: [UInt16] = [51400, 15420, 15420, 257, 300, 340, 65000, 100, 200, 8000, 9000, 60000]
    var png = PNGBuilder(width: 4, height: 1, wide: samples)
    for chunk in [("cICP", [12, 13, 0, 1]), Profiles.chunk(Profiles.rgb(Profiles.displayP3, .sRGB))] {
      png.before = [chunk]
      let image = try ImageFile.read(png.bytes)
      for pixel in 0..<4 {
        let expected = ReferenceColor.displayP3ToSRGB((0..<3).map { Double(samples[pixel * 3 + $0]) / 65535 })
        for (got, want) in zip(Self.rgb(image.pixmap[pixel, 0]), expected) { #expect(abs(Double(got) - want * 255) <= 0.51) }
      }
    }
  }

  @Test func translucentColorsAreConvertedStraight() throws {
    var png = PNGBuilder(width: 3, height: 1, [200, 60, 60, 128, 200, 60, 60, 0, 200, 60, 60, 255])
    png.before = [("cICP", [12, 13, 0, 1])]
    let image = try ImageFile.read(png.bytes)
    let full = ReferenceColor.displayP3ToSRGB([200, 60, 60].map { $0 / 255 })
    #expect(Self.rgb(image.pixmap[0, 0]) == full.map { Int(($0 * 128).rounded()) } && image.pixmap[0, 0] >> 24 == 128)
    #expect(image.pixmap[1, 0] == 0)
    #expect(Self.rgb(image.pixmap[2, 0]) == [217, 42, 52])
  }

  @Test func profileWorksOnPaletteAndGray() throws {
    let p3 = Profiles.chunk(Profiles.rgb(Profiles.displayP3, .sRGB))
    var palette = PNGBuilder(width: 2, height: 1, [0, 1])
    palette.colorType = 3
    palette.before = [p3, ("PLTE", [200, 60, 60, 10, 20, 30])]
    #expect(Self.rgb(try ImageFile.read(palette.bytes).pixmap[0, 0]) == [217, 42, 52])

    var gray = PNGBuilder(width: 256, height: 1, (0...255).map { UInt8($0) })
    let profile = Profiles.gray(exponent: 1.8)
    gray.before = [Profiles.chunk(profile)]
    let image = try ImageFile.read(gray.bytes)
    for value in stride(from: 0, through: 255, by: 15) {
      let want = Profiles.convert(profile, [Double(value) / 255], space: 3)
      for (got, expected) in zip(Self.rgb(image.pixmap[value, 0]), want) { #expect(abs(Double(got) - expected * 255) <= 0.6) }
    }
    gray.before = [p3]
    #expect(try ImageFile.read(gray.bytes).warnings.isEmpty)
    let wrong = try ImageFile.read(Self.picture([Profiles.chunk(profile)]).bytes)
    #expect(wrong.warnings == [.profileIgnored(reason: "ICC profile of another colour model than the picture")])
  }

  /// Profiles with tables go through Little CMS itself; its double-precision path is the oracle.
  @Test func tableProfiles() throws {
    let profile = Profiles.table(cmsSigRgbData, channels: 3) { rgb in
      cmsCIELab(L: 10 + 30 * (rgb[0] + rgb[1] + rgb[2]), a: 40 * (rgb[0] - rgb[1]), b: 40 * (rgb[1] - rgb[2]))
    }
    let image = try ImageFile.read(Self.picture([Profiles.chunk(profile)]).bytes)
    #expect(image.warnings.isEmpty)
    Self.expect(image, { Profiles.convert(profile, $0, space: 4) }, within: 1.5, "table")
    var translucent = PNGBuilder(width: 1, height: 1, [200, 60, 60, 51])
    translucent.before = [Profiles.chunk(profile)]
    let pixel = try ImageFile.read(translucent.bytes).pixmap[0, 0]
    #expect(pixel >> 24 == 51 && Self.rgb(pixel).allSatisfy { $0 <= 51 } && Self.rgb(pixel) != [40, 12, 12])
  }

  /// Reference white of BT.2408: PQ 0.58 and HLG 0.75 are about 203 nits.
  @Test func highDynamicRangeIsShownAtReferenceWhite() throws {
    for (transfer, name, white) in [(UInt8(16), "PQ", UInt8(149)), (18, "HLG", 192)] {
      var png = PNGBuilder(width: 3, height: 1, [0, 0, 0, white, white, white, 255, 255, 255])
      png.before = [("cICP", [9, transfer, 0, 1])]
      let image = try ImageFile.read(png.bytes)
      #expect(image.warnings == [.highDynamicRange(transfer: name)])
      #expect(Self.rgb(image.pixmap[0, 0]) == [0, 0, 0] && Self.rgb(image.pixmap[2, 0]) == [255, 255, 255])
      #expect(Self.rgb(image.pixmap[1, 0]).allSatisfy { $0 >= 252 })
    }
  }

  @Test func narrowRange() throws {
    var png = PNGBuilder(width: 4, height: 1, [16, 16, 16, 235, 235, 235, 0, 0, 0, 126, 126, 126])
    png.before = [("cICP", [1, 13, 0, 0])]
    let image = try ImageFile.read(png.bytes)
    let expected = [0, 255, 0, Int((110.0 / 219 * 255).rounded())]
    for (index, value) in expected.enumerated() { #expect(Self.rgb(image.pixmap[index, 0]) == [value, value, value]) }
  }
}
