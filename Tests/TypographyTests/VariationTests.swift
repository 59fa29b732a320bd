import Foundation
import Pixels
import Testing

@testable import Typography

/// Variable fonts by axis. Expected numbers are those of the instances that fontTools makes (4.68, `varLib.instancer`).
@Suite struct VariationTests {
  private static let path = Support.packageRoot.appending(path: ".build/fixtures/harfbuzz/test/subset/data/fonts/RobotoFlex-Variable.ttf")
  private static let hasFont = FileManager.default.fileExists(atPath: path.path(percentEncoded: false))

  private struct Instance {
    let weight: Int
    let axes: [String: Double]
    /// Of the letter H, in 2048 units an em.
    let advance: Double
    let left: Double
    let right: Double
  }

  private static let instances = [
    Instance(weight: 400, axes: [:], advance: 1458, left: 170, right: 1288),
    Instance(weight: 650, axes: ["wdth": 80, "opsz": 100], advance: 1109, left: 79, right: 1030),
    Instance(weight: 100, axes: ["wdth": 80, "opsz": 100, "wght": 650], advance: 1109, left: 79, right: 1030),
    Instance(weight: 400, axes: ["wdth": 151], advance: 1617, left: 170, right: 1447),
    Instance(weight: 400, axes: ["opsz": 144], advance: 1170, left: 130, right: 1040),
    // beyond the ends, and what is no axis, no tag or no number
    Instance(weight: 400, axes: ["wdth": 9999], advance: 1617, left: 170, right: 1447),
    Instance(weight: 400, axes: ["wdth": .infinity, "opsz": .nan], advance: 1617, left: 170, right: 1447),
    Instance(weight: 400, axes: ["ABCD": 5, "width": 50, "": 1, "é": 2], advance: 1458, left: 170, right: 1288),
  ]

  @Test(.enabled(if: hasFont, "needs `make fixtures`"), arguments: instances.indices) func shapesAndDrawsFromTheSameNumbers(index: Int) throws {
    let expected = Self.instances[index]
    let face = try FontFace(
      file: FontFile(path: Self.path.path(percentEncoded: false)), index: 0, family: "Flex", weight: expected.weight, axes: expected.axes)
    let settings = Shaper.Settings(face: face, script: .latin, level: 0, language: "en", features: [:])
    let glyph = try #require(Shaper().shape([0x48], item: 0..<1, context: 0..<1, settings).first)
    #expect(abs(Double(glyph.xAdvance) - expected.advance) <= 1)
    // 2048 pixels an em: a pixel is a unit
    let mask = GlyphRasterizer().mask(glyph.glyph, face, size: 2048, fraction: 0)
    #expect(abs(Double(mask.left) - expected.left) <= 2)
    #expect(abs(Double(mask.left + mask.mask.width) - expected.right) <= 2)
  }

  @Test(.enabled(if: hasFont, "needs `make fixtures`")) func setsACaptionByAxis() throws {
    let fonts = try TemporaryFonts([:])
    try FileManager.default.copyItem(at: Self.path, to: fonts.folder.appending(path: "Flex.ttf"))
    let family = try #require(fonts.manifest.families.first)
    let typesetter = Typesetter(library: fonts.library)
    func width(_ axes: [String: Double]) -> Double {
      let style = TextStyle(families: [family.name], weight: 400, size: 2048, axes: axes)
      return typesetter.layout(TextRequest(text: "HHHH", language: "en", style: style)).advance
    }
    #expect(abs(width([:]) - 4 * 1458) <= 4)
    #expect(abs(width(["wdth": 151]) - 4 * 1617) <= 4)
    #expect(abs(width(["opsz": 144]) - 4 * 1170) <= 4)
  }

  /// Two bars with the same left edge at 10.3 pixels, of which one ends where the other goes on.
  private func overlapping(isVariable: Bool, saysOverlap: Bool) throws -> GlyphMask {
    let bars: [[(Int, Int)]] = [[(103, 0), (103, 400), (500, 400), (500, 0)], [(103, 100), (103, 800), (300, 800), (300, 100)]]
    var font = TestFont(glyphs: [[], bars], characters: [0x41], saysOverlap: saysOverlap)
    if isVariable {
      font.tables["fvar"] = .u16(1, 0, 16, 2, 1, 20, 0, 8) + Array("wght".utf8) + .fixed(100, 400, 900) + .u16(0, 256)
      // no variations: one axis, no shared tuples, two glyphs without data
      font.tables["gvar"] = .u16(1, 0, 1, 0) + .u32(26) + .u16(2, 0) + .u32(26) + .u16(0, 0, 0)
    }
    return GlyphRasterizer().mask(1, try font.face(), size: 100, fraction: 0)
  }

  @Test(arguments: [(true, false), (false, true)]) func smudgesNoEdgesWhereContoursOverlap(isVariable: Bool, saysOverlap: Bool) throws {
    let found = try overlapping(isVariable: isVariable, saysOverlap: saysOverlap)
    #expect(found.left == 10)
    // seven tenths of the first pixel are covered where both bars are as well as where one is; not 14 tenths
    let both = Double(found.mask[0, found.mask.height - 20]) / 255
    let one = Double(found.mask[0, 10]) / 255
    #expect(abs(one - 0.7) < 0.01)
    #expect(abs(both - 0.7) < 0.06)
    #expect(found.mask[3, 10] == 255 && found.mask[3, found.mask.height - 20] == 255)
  }
}

@Suite(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`")) struct FeatureTests {
  private let typesetter = Typesetter(library: Support.library)

  private func glyphs(_ text: String, _ features: [String: UInt32], family: String = "Inter Display", tracking: Double = 0) -> [ShapedGlyph] {
    let style = TextStyle(families: [family], weight: 400, size: 100, tracking: tracking, features: features)
    return typesetter.layout(TextRequest(text: text, language: "en", style: style)).runs.flatMap(\.glyphs)
  }

  @Test func setsFiguresToOneWidth() {
    func advance(_ text: String, _ features: [String: UInt32]) -> Int32 {
      glyphs(text, features, family: "Inter").reduce(0) { $0 + $1.xAdvance }
    }
    #expect(advance("1111", [:]) != advance("8080", [:]))
    #expect(advance("1111", ["tnum": 1]) == advance("8080", ["tnum": 1]))
  }

  @Test(arguments: [("zero", "0"), ("case", "(a)"), ("ss01", "3469"), ("frac", "1/2")]) func changesGlyphs(feature: String, text: String) {
    #expect(glyphs(text, [feature: 1]).map(\.glyph) != glyphs(text, [:]).map(\.glyph))
    #expect(glyphs(text, [feature: 0]) == glyphs(text, [:]))
  }

  @Test func goesOverDefaults() {
    #expect(glyphs("fi", [:], family: "Noto Sans").count == 1)
    #expect(glyphs("fi", ["liga": 0], family: "Noto Sans").count == 2)
    // tracking switches ligatures off, a setting on again
    #expect(glyphs("fi", [:], family: "Noto Sans", tracking: 0.05).count == 2)
    #expect(glyphs("fi", ["liga": 1], family: "Noto Sans", tracking: 0.05).count == 1)
    #expect(glyphs("AV", ["kern": 0])[0].xAdvance > glyphs("AV", [:])[0].xAdvance)
  }

  @Test(arguments: ["", "liga1", "é", "lig\u{0}", "🙂"]) func leavesWhatIsNoTagAlone(name: String) {
    #expect(glyphs("fi 10", [name: 0], family: "Noto Sans") == glyphs("fi 10", [:], family: "Noto Sans"))
  }
}
