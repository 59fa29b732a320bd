import ImageFiles
import Pixels
import Testing

/// The standard test pictures and other projects' collections of odd ones.
@Suite(.enabled(if: Samples.areThere, "no samples folder: set POLYSHOT_SAMPLES"))
struct PNGSuiteTests {
  /// Every `step`-th pixel against the second reader; gamma conversion may differ by one step where single precision meets a tie.
  static func compare(_ path: String, step: Int = 1) throws {
    let bytes = Samples.bytes(path)
    let image = try ImageFile.read(bytes)
    let reference = ReferencePNG(bytes)
    #expect(image.header.storedWidth == reference.width && image.header.storedHeight == reference.height, "\(path)")
    #expect(image.warnings.isEmpty, "\(path)")
    let isExact = reference.gamma == nil
    var wrong = 0
    for index in stride(from: 0, to: reference.width * reference.height, by: step) {
      let (got, expected) = (image.pixmap.pixels[index], reference.expected(index))
      if got == expected { continue }
      if isExact || Self.isFar(got, expected) { wrong += 1 }
    }
    #expect(wrong == 0, "\(path)")
  }

  private static func isFar(_ got: UInt32, _ expected: UInt32) -> Bool {
    for shift: UInt32 in [0, 8, 16, 24] {
      let (a, b) = (Int(got >> shift & 255), Int(expected >> shift & 255))
      if abs(a - b) > 1 { return true }
    }
    return false
  }

  @Test func validPicturesOfTheSuite() throws {
    let names = Samples.names("pngsuite/png").filter { !$0.hasPrefix("x") }
    #expect(names.count > 150)
    for name in names { try Self.compare("pngsuite/png/" + name) }
  }

  @Test func libpngsPictures() throws {
    for name in Samples.names("libpng-testpngs") + Samples.names("libpng-testpngs/badpal").map({ "badpal/" + $0 }) {
      try Self.compare("libpng-testpngs/" + name, step: 23)
    }
  }

  @Test(arguments: [
    ("xc1n0g08", ImageError.corrupt(part: "IHDR", detail: "bad colour type 1")),
    ("xc9n2c08", .corrupt(part: "IHDR", detail: "bad colour type 9")),
    ("xcrn0g04", .corrupt(part: "signature", detail: "line ends were converted")),
    ("xcsn0g01", .corrupt(part: "IDAT", detail: "wrong checksum")),
    ("xd0n2c08", .corrupt(part: "IHDR", detail: "bad bit depth 0")),
    ("xd3n2c08", .corrupt(part: "IHDR", detail: "bad bit depth 3")),
    ("xd9n2c08", .corrupt(part: "IHDR", detail: "bad bit depth 99")),
    ("xdtn0g01", .corrupt(part: "IDAT", detail: "missing")),
    ("xhdn0g08", .corrupt(part: "IHDR", detail: "wrong checksum")),
    ("xlfn0g04", .corrupt(part: "signature", detail: "line ends were converted")),
    ("xs1n0g01", .notAnImage(firstBytes: [0x09, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])),
    ("xs2n0g01", .notAnImage(firstBytes: [0x89, 0x51, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])),
    ("xs4n0g01", .notAnImage(firstBytes: [0x89, 0x50, 0x4E, 0x67, 0x0D, 0x0A, 0x1A, 0x0A])),
    ("xs7n0g01", .corrupt(part: "signature", detail: "line ends were converted")),
  ])
  func corruptPicturesOfTheSuite(name: String, error: ImageError) {
    #expect(throws: error) { try ImageFile.read(Samples.bytes("pngsuite/png/\(name).png")) }
  }

  /// What becomes of each odd file: read clean, read with these warnings, or refused. A file that is not listed is read clean.
  static let decisions: [String: Decision] = [
    "png-imagepng-tests/broken_iccp": .warned([.malformed(chunk: "iCCP")]),
    "png-imagepng-tests/issue#430": .warned([.checksum(chunk: "iCCP")]),
    "png-imagepng-tests/cicp_pq": .warned([.checksum(chunk: "cLLI"), .checksum(chunk: "mDCV"), .highDynamicRange(transfer: "PQ")]),
    "png-imagepng-tests/x_consecutive_idat": .refused,
    "png-imagepng-tests/x_ihdr_missing": .refused,
    "png-imagepng-tests/x_image-issue#1075": .refused,
    "png-imagepng-tests/x_interlaced_chck": .refused,
    "png-imagepng-tests/x_issue#214": .refused,
    "png-imagepng-tests/x_issue#230.0": .refused,
    "png-imagepng-tests/x_issue#230.1": .refused,
    "png-imagepng-tests/x_unexpected_eof": .refused,
    "libpng-testpngs/crashers/bad_iCCP": .refused,
    "libpng-testpngs/crashers/badadler": .refused,
    "libpng-testpngs/crashers/badcrc": .refused,
    "libpng-testpngs/crashers/empty_ancillary_chunks": .warned(["iCCP", "sRGB", "gAMA"].map { .malformed(chunk: $0) }),
  ]

  enum Decision: Equatable {
    case clean
    case warned([ImageWarning])
    case refused
  }

  @Test(arguments: ["png-imagepng-tests", "libpng-testpngs/crashers", "libpng-testpngs/png-3"])
  func oddPictures(folder: String) {
    for name in Samples.names(folder) {
      let path = folder + "/" + name.dropLast(4)
      var decision = Decision.refused
      if let image = try? ImageFile.read(Samples.bytes(folder + "/" + name)) {
        decision = image.warnings.isEmpty ? .clean : .warned(image.warnings)
      }
      // Chunks that claim more bytes than the file has.
      let expected = name.hasPrefix("huge_") ? Decision.refused : Self.decisions[path] ?? .clean
      #expect(decision == expected, "\(path)")
    }
  }

  @Test func colorBlocksOfACodedDisplayP3Picture() throws {
    let image = try ImageFile.read(Samples.bytes("libpng-testpngs/png-3/cicp-display-p3_reencoded.png"))
    #expect(image.header.profile == ImageColorProfile(kind: .cicp, description: "Display P3"))
    let reference = ReferencePNG(Samples.bytes("libpng-testpngs/png-3/cicp-display-p3_reencoded.png"))
    for index in stride(from: 0, to: image.pixmap.pixels.count, by: 7) {
      let stored = reference.straight(index).prefix(3).map { Double($0) / 65535 }
      let expected = ReferenceColor.displayP3ToSRGB(stored)
      for channel in 0..<3 {
        let got = Int(image.pixmap.pixels[index] >> UInt32(channel * 8) & 255)
        #expect(abs(Double(got) - expected[channel] * 255) <= 0.51)
      }
    }
  }
}
