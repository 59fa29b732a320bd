import Testing

@testable import Typography

/// Han characters as each region writes them: by the face of the region and by its language, which must agree.
/// The glyphs are what the faces' own character maps give (read with fontTools from Noto Sans CJK of January 2022).
@Suite(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`"))
struct RegionalFormTests {
  static let text = "骨直海返器与次今曜令"
  static let glyphs: [String: [UInt32]] = [
    "JP": [45132, 27873, 23486, 40109, 12922, 9497, 22495, 9770, 20607, 9808],
    "KR": [45132, 27873, 58933, 62850, 58920, 9497, 62443, 9770, 62377, 9808],
    "SC": [45133, 27874, 23487, 40110, 58920, 9498, 22496, 9771, 20608, 9809],
    "TC": [45134, 27874, 23487, 40111, 12923, 9498, 22497, 9772, 20609, 9810],
    "HK": [45132, 27875, 23487, 40112, 12923, 9499, 22496, 9772, 20609, 9810],
  ]
  static let regions: [(language: String, region: String)] = [
    ("ja", "JP"), ("ja-JP", "JP"), ("ko", "KR"), ("ko-KR", "KR"), ("zh-Hans", "SC"), ("zh-CN", "SC"), ("zh", "SC"), ("zh-SG", "SC"),
    ("zh-Hant", "TC"), ("zh-TW", "TC"), ("zh-HK", "HK"), ("zh-MO", "HK"), ("zh-Hant-HK", "HK"), ("yue", "HK"),
  ]
  let typesetter = Typesetter(library: Support.library)

  private func layout(_ language: String, weight: Int, families: [String]? = nil) -> TextLayout {
    var request = Support.request(Self.text, language)
    request.style.weight = weight
    if let families { request.style.families = families }
    return typesetter.layout(request)
  }

  @Test(arguments: regions.map(\.language), [400, 700]) func faceAndLanguageAreTheRegions(language: String, weight: Int) throws {
    let region = try #require(Self.regions.first { $0.language == language }).region
    let layout = layout(language, weight: weight)
    #expect(Set(layout.runs.map(\.face.family)) == ["Noto Sans CJK \(region)"])
    #expect(layout.runs.flatMap { $0.glyphs.map(\.glyph) } == Self.glyphs[region])
  }

  /// With another region's face named by the template, the language still has its forms (`locl`).
  @Test(arguments: ["ko", "zh-Hans", "zh-Hant", "zh-HK"]) func languageRulesInAnotherRegionsFace(language: String) throws {
    let region = try #require(Self.regions.first { $0.language == language }).region
    let glyphs = layout(language, weight: 400, families: ["Noto Sans CJK JP"]).runs.flatMap { $0.glyphs.map(\.glyph) }
    #expect(glyphs == Self.glyphs[region])
  }

}
