import Foundation
import Pixels
import Testing

@testable import Typography

/// Bitmaps in fonts: sbix tables made here, and CBDT and sbix fonts of other projects' tests.
@Suite struct BitmapGlyphTests {
  /// One colour: 20 × 20 red, 40 × 40 blue, 40 × 40 green at half alpha.
  private static let red = png("iVBORw0KGgoAAAANSUhEUgAAABQAAAAUCAYAAACNiR0NAAAAHklEQVR42mP4z8Dwn5qYYdTAUQNHDRw1cNTAkWogAPbLHQ5BMeA0AAAAAElFTkSuQmCC")
  private static let blue = png(
    "iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAYAAACM/rhtAAAANUlEQVR42u3OoQ0AAAwCMP5/ml1BMlFR3yTtb4KCgoKCgoKCgoKCgoKCgoKCgoKCgoKCghMHmJ90NUpkV2YAAAAASUVORK5CYII="
  )
  private static let glass = png(
    "iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAYAAACM/rhtAAAANElEQVR42u3OMQkAAAwDsEqv9KoY7AgxkKTPCQoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK3hiUakBbgbUK1QAAAABJRU5ErkJggg=="
  )

  private static func png(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64)!) }

  private struct Picture {
    var kind = "png "
    var x = 0
    var y = 0
    let bytes: [UInt8]
  }

  /// Strikes by pixels an em, each with the picture of glyph 1.
  private static func sbix(_ strikes: [(size: Int, picture: Picture)]) -> [UInt8] {
    var offsets: [UInt8] = []
    var body: [UInt8] = []
    for (size, picture) in strikes {
      offsets += .u32(8 + 4 * strikes.count + body.count)
      let data = [UInt8].u16(picture.x, picture.y) + Array(picture.kind.utf8) + picture.bytes
      body += .u16(size, 72) + .u32(16, 16, 16 + data.count) + data
    }
    return .u16(1, 1) + .u32(strikes.count) + offsets + body
  }

  private static func font(_ strikes: [(size: Int, picture: Picture)], family: String = "Pictures") -> TestFont {
    var font = TestFont(glyphs: [[], []], characters: [0x1F600], names: [1: family, 2: "Regular"])
    font.tables["sbix"] = sbix(strikes)
    return font
  }

  private static func draw(_ face: FontFace, _ glyph: UInt32 = 1, size: Double, x: Double = 0) -> (picture: Pixmap, corner: PixelPoint)? {
    ColorGlyphPainter(rasterizer: GlyphRasterizer()).picture(
      of: PlacedGlyph(glyph: glyph, cluster: 0, x: x, y: 0), face, size: size, pen: .zero, foreground: .black)
  }

  @Test(arguments: [(12.0, true), (20, true), (21, false), (40, false), (90, false)])
  func takesTheStrikeThatNeedNotBeEnlarged(size: Double, isRed: Bool) throws {
    let face = try Self.font([(40, Picture(bytes: Self.blue)), (20, Picture(bytes: Self.red))]).face()
    let found = try #require(Self.draw(face, size: size))
    let middle = found.picture[found.picture.width / 2, found.picture.height / 2]
    #expect(middle == (isRed ? Color(255, 0, 0) : Color(0, 0, 255)).premultiplied)
    #expect(abs(found.picture.width - Int(size)) <= 1)
  }

  @Test func putsABitmapAtItsOrigin() throws {
    let face = try Self.font([(40, Picture(x: 4, y: -8, bytes: Self.blue))]).face()
    let same = try #require(Self.draw(face, size: 40))
    #expect(same.corner == PixelPoint(4, -32) && same.picture.bounds == PixelRect(width: 40, height: 40))
    #expect(same.picture[20, 20] == Color(0, 0, 255).premultiplied)
    let half = try #require(Self.draw(face, size: 20))
    #expect(half.corner == PixelPoint(2, -16))
    #expect(face.extents(of: 1) == FontFace.Extents(left: 100, top: 800, right: 1100, bottom: -200))
  }

  @Test(arguments: [13.0, 26, 40, 61, 100]) func keepsColoursWhenScaled(size: Double) throws {
    let face = try Self.font([(40, Picture(bytes: Self.glass))]).face()
    let found = try #require(Self.draw(face, size: size, x: 0.3))
    // premultiplied: an edge is the colour at less alpha, never darker or lighter than it
    for pixel in found.picture.pixels where pixel != 0 {
      let alpha = Double(pixel >> 24)
      #expect(pixel & 255 == 0 && pixel >> 16 & 255 == 0)
      #expect(abs(Double(pixel >> 8 & 255) - alpha * 128 / 255) <= 1)
      // the filter overshoots a little at edges
      #expect(alpha <= 138)
    }
    let sum = found.picture.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    #expect(abs(sum / (size * size * 128 / 255) - 1) < 0.02)
  }

  @Test func drawsNothingOfABrokenPicture() throws {
    let cut = Picture(bytes: Array(Self.blue.prefix(50)))
    for picture in [cut, Picture(bytes: []), Picture(bytes: [UInt8](repeating: 7, count: 90)), Picture(kind: "jpg ", bytes: [0xFF, 0xD8, 0xFF])] {
      let face = try Self.font([(40, picture)]).face()
      _ = face.extents(of: 1)
      #expect(Self.draw(face, size: 40)?.picture.pixels.allSatisfy { $0 == 0 } ?? true)
    }
  }

  @Test func passesOverAFontWhosePicturesItCannotRead() throws {
    let jpeg = Self.font([(40, Picture(kind: "jpg ", bytes: [0xFF, 0xD8, 0xFF]))], family: "Photos")
    let fonts = try TemporaryFonts(["photos.ttf": jpeg.bytes, "pictures.ttf": Self.font([(40, Picture(bytes: Self.blue))]).bytes])
    let layout = Typesetter(library: fonts.library).layout(
      TextRequest(text: "😀", language: "en", style: TextStyle(families: ["Photos", "Pictures"], size: 40)))
    #expect(layout.runs.map(\.face.family) == ["Pictures"])
    #expect(layout.missing.isEmpty)
  }

  private static let fixtures = Support.packageRoot.appending(path: ".build/fixtures/harfbuzz/test/api/fonts")
  private static let hasFixtures = FileManager.default.fileExists(atPath: fixtures.path(percentEncoded: false))

  private static func fixture(_ name: String) throws -> FontFace {
    try FontFace(file: FontFile(path: fixtures.appending(path: name).path(percentEncoded: false)), index: 0, family: name, weight: 400)
  }

  @Test(
    .enabled(if: hasFixtures, "needs `make fixtures`"),
    arguments: [
      ("chromacheck-cbdt.ttf", 0xE903), ("chromacheck-sbix.ttf", 0xE901), ("chromacheck-colr.ttf", 0xE900), ("TwemojiMozilla.subset.ttf", 0x3299),
      ("NotoColorEmoji.subset.ttf", 0x2049), ("sbix.ttf", 0x58),
    ])
  func drawsFontsOfOthers(name: String, codePoint: Int) throws {
    let face = try Self.fixture(name)
    #expect(face.isColor)
    let glyph = try #require(face.nominalGlyph(UInt32(codePoint)))
    let found = try #require(Self.draw(face, glyph, size: 80))
    #expect(found.picture.pixels.contains { $0 >> 24 == 255 })
    // HarfBuzz leaves out that these bitmaps stand in the corner of the outline's box
    guard name != "sbix.ttf" else { return }
    // what is seen lies where layout was told that it does
    let ink = try #require(face.extents(of: glyph))
    let scale = 80 / Double(face.unitsPerEm)
    #expect(Double(found.corner.x) >= (ink.left * scale).rounded(.down) - 1)
    #expect(Double(-found.corner.y) <= (ink.top * scale).rounded(.up) + 1)
    #expect(Double(found.corner.x + found.picture.width) <= (ink.right * scale).rounded(.up) + 1)
    #expect(Double(found.corner.y + found.picture.height) <= (-ink.bottom * scale).rounded(.up) + 1)
  }

  @Test(.enabled(if: hasFixtures, "needs `make fixtures`")) func paintsTwemojisColours() throws {
    let face = try Self.fixture("TwemojiMozilla.subset.ttf")
    let glyph = try #require(face.nominalGlyph(0x3299))
    let found = try #require(Self.draw(face, glyph, size: 100))
    // a red square with a white character in it
    let colors = Dictionary(grouping: found.picture.pixels) { $0 }.mapValues(\.count)
    let two = colors.sorted { ($0.value, $0.key) > ($1.value, $1.key) }.prefix(3).map(\.key).filter { $0 >> 24 == 255 }
    #expect(Set(two).isSuperset(of: [Color(0xDD, 0x2E, 0x44).premultiplied, Color.white.premultiplied]))
  }
}
