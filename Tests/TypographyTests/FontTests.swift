import Foundation
import Pixels
import Testing

@testable import Typography

@Suite struct ManifestTests {
  let manifest = Support.manifest

  @Test func everyFamilyOfAProfileIsListed() {
    let names = Set(manifest.families.map(\.name))
    for profile in manifest.profiles {
      #expect(names.isSuperset(of: profile.sans + profile.serif), "\(profile.name)")
      #expect(profile.referenceTop != nil || profile.referenceLetter != nil)
    }
    #expect(names.isSuperset(of: manifest.fallback))
    #expect(throws: DecodingError.self) { try FontManifest(json: Array(#"{"folders":[],"families":[],"profiles":[],"fallback":[]}"#.utf8)) }
    #expect(names.count == manifest.families.count)
  }

  @Test(arguments: [
    ("en-US", "latin"), ("sr", "serbian"), ("sr-Latn", "latin"), ("mk-MK", "serbian"), ("bg", "latin"), ("ar", "arabic"), ("fa", "arabic"),
    ("ur", "nastaliq"), ("he", "hebrew"), ("iw", "hebrew"),
    ("ja", "japanese"),
    ("ko-KR", "korean"), ("zh", "chinese-simplified"), ("zh-CN", "chinese-simplified"), ("zh-Hant", "chinese-traditional"),
    ("zh-TW", "chinese-traditional"),
    ("zh-HK", "chinese-hong-kong"), ("yue", "chinese-hong-kong"), ("th", "thai"), ("hi", "devanagari"), ("mr", "devanagari"), ("my", "myanmar"),
    ("pa", "gurmukhi"), ("nonsense-tag", "latin"), ("", "latin"),
  ])
  func choosesTheProfileOfALanguage(tag: String, profile: String) {
    #expect(manifest.profile(for: LanguageTag(tag)).name == profile)
  }

  @Test func putsBrandFamiliesFirstAndKeepsEveryFamilyInReach() {
    let stack = manifest.families(for: LanguageTag("ja"), brand: ["Brand", "Inter"])
    #expect(stack.prefix(3) == ["Brand", "Inter", "Noto Sans CJK JP"])
    #expect(Set(stack).count == stack.count)
    #expect(Set(stack).isSuperset(of: manifest.families.map(\.name)))
  }

  @Test(arguments: [(400, 400), (500, 400), (450, 400), (600, 700), (700, 700), (900, 700), (300, 400)])
  func findsTheNearestWeight(wanted: Int, used: Int) throws {
    let family = try #require(manifest.families.first { $0.name == "Noto Sans" })
    #expect(family.weights(nearestTo: wanted).first == used)
  }

  @Test(arguments: [("ar", true), ("he", true), ("ur", true), ("fa-IR", true), ("ckb", true), ("en", false), ("ja", false), ("az-Arab", true)])
  func knowsTheDirection(tag: String, isRightToLeft: Bool) {
    #expect(LanguageTag(tag).isRightToLeft == isRightToLeft)
  }
}

@Suite(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`")) struct FallbackTests {
  private func library(without prefix: String) -> FontLibrary {
    let all = Support.manifest
    return FontLibrary(
      manifest: FontManifest(
        folders: all.folders, families: all.families.filter { !$0.name.contains(prefix) }, profiles: all.profiles, fallback: all.fallback))
  }

  @Test func namesEachMissingCluster() {
    let typesetter = Typesetter(library: library(without: "CJK"))
    let layout = typesetter.layout(Support.request("App 骨直 e\u{301} か\u{3099}", "ja"))
    #expect(layout.missing.map(\.text) == ["骨", "直", "か\u{3099}"])
    #expect(layout.missing.map(\.codePoints) == [[0x9AA8], [0x76F4], [0x304B, 0x3099]])
    #expect(layout.missing.map(\.start) == [4, 5, 10])
    #expect(layout.substitutions.contains(.unknownFamily("Noto Sans CJK JP")))
  }

  @Test func findsNothingMissingInWhatDrawsNothing() {
    let typesetter = Typesetter(library: Support.library)
    let layout = typesetter.layout(Support.request("a\u{200B}b\u{2060}\u{200E}\u{FEFF}\u{AD}c\u{E0001}", "en"))
    #expect(layout.missing.isEmpty)
  }

  @Test func tellsAMissingFileFromAnUnknownFamily() {
    let family = FontManifest.Family(
      name: "Nowhere", scripts: ["Latn"], files: ["400": "Nowhere-Regular.ttf"], face: nil, apt: nil, brew: nil, license: "OFL-1.1")
    let library = FontLibrary(
      manifest: FontManifest(folders: [], families: [family], profiles: Support.manifest.profiles, fallback: []), folders: [], home: nil)
    #expect(library.resolve(family: "Nowhere", weight: 400).substitution == .missingFamily("Nowhere", files: ["Nowhere-Regular.ttf"]))
    #expect(library.resolve(family: "Interr", weight: 400).substitution == .unknownFamily("Interr"))
    #expect(library.missingFiles(of: family) == ["Nowhere-Regular.ttf"])
    let layout = Typesetter(library: library).layout(
      TextRequest(text: "abc", language: "en", style: TextStyle(families: ["Nowhere"], size: 50), width: 100))
    #expect(layout.missing.map(\.text) == ["a", "b", "c"])
    #expect(layout.lines.map(\.width) == [0])
  }

  @Test func saysWhichWeightStoodIn() {
    let resolution = Support.library.resolve(family: "Noto Sans Arabic", weight: 500)
    #expect(resolution.substitution == .otherWeight(family: "Noto Sans Arabic", wanted: 500, used: 400))
    #expect(Support.library.resolve(family: "Noto Color Emoji", weight: 700).substitution == nil)
    // The bold file of this family says 400 of itself.
    #expect(Support.library.resolve(family: "Noto Nastaliq Urdu", weight: 400).face?.file.path.hasSuffix("Regular.ttf") == true)
  }

  @Test(arguments: [("ja", "JP"), ("ko", "KR"), ("zh-Hans", "SC"), ("zh-Hant", "TC"), ("zh-HK", "HK")])
  func drawsHanInTheRegionsForm(language: String, region: String) {
    let layout = Typesetter(library: Support.library).layout(Support.request("骨直海", language))
    #expect(layout.runs.map(\.face.family) == ["Noto Sans CJK \(region)"])
  }

  @Test func keepsDigitsAndSignsOutOfTheEmojiFont() {
    var request = Support.request("1 # * © ® ™ 50", "en")
    request.style.families = ["Noto Color Emoji", "Noto Sans"]
    let layout = Typesetter(library: Support.library).layout(request)
    #expect(layout.runs.map(\.face.family) == ["Noto Sans"])
  }

  @Test(arguments: [
    ("❤\u{FE0F}", true), ("❤\u{FE0E}", false), ("☎\u{FE0E}", false), ("1\u{FE0F}\u{20E3}", true), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", true), ("👩🏽‍🚀", true), ("🇯🇵", true),
  ])
  func followsVariationSelectors(text: String, isColor: Bool) {
    let layout = Typesetter(library: Support.library).layout(Support.request(text, "en"))
    #expect(layout.runs.map(\.face.isColor) == [isColor])
    #expect(layout.runs.flatMap(\.glyphs).filter { $0.xAdvance != 0 }.count == 1)
  }

  @Test func keepsMarksWithTheirBase() {
    let layout = Typesetter(library: Support.library).layout(Support.request("x\u{331}\u{302}", "en"))
    #expect(layout.runs.count == 1)
    #expect(layout.missing.isEmpty)
  }
}

@Suite struct BrokenFontTests {
  static let corpora = Support.samples.appending(path: "malformed/fonts-freetype-corpora")
  static let files = ((try? FileManager.default.contentsOfDirectory(atPath: corpora.path(percentEncoded: false))) ?? []).sorted()

  @Test(.enabled(if: !files.isEmpty, "needs the samples folder"), .timeLimit(.minutes(1)), arguments: files)
  func refusesOrDrawsButNeverCrashes(file: String) {
    let face: FontFace
    do throws(FontError) {
      face = try FontFace(file: FontFile(path: Self.corpora.appending(path: file).path(percentEncoded: false)), index: 0, family: file, weight: 400)
    } catch {
      return
    }
    let shaper = Shaper()
    let rasterizer = GlyphRasterizer()
    let units = Array("Ag fi 1 م ひ".utf16)
    let settings = Shaper.Settings(face: face, script: .latin, level: 0, language: "en", features: [:])
    for glyph in shaper.shape(units, item: 0..<units.count, context: 0..<units.count, settings) + (0..<8).map({ .plain($0) }) {
      _ = face.extents(of: glyph.glyph)
      _ = rasterizer.mask(glyph.glyph, face, size: 40, fraction: 0)
      _ = rasterizer.strike(glyph.glyph, face, size: 40)
      _ = face.colorPaint(glyph.glyph)
    }
  }

  @Test func refusesWhatIsNoFont() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "typography-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let noise = folder.appending(path: "noise.ttf")
    try Data((0..<5000).map { UInt8(truncatingIfNeeded: $0 &* 31) }).write(to: noise)
    let short = folder.appending(path: "short.ttf")
    try Data([0, 1, 0, 0]).write(to: short)
    #expect(throws: FontError.notAFont) { try FontFace(file: FontFile(path: noise.path(percentEncoded: false)), index: 0, family: "", weight: 400) }
    #expect(throws: FontError.notAFont) { try FontFile(path: short.path(percentEncoded: false)) }
    #expect(throws: FontError.unreadable) { try FontFile(path: folder.appending(path: "none.ttf").path(percentEncoded: false)) }
    #expect(throws: FontError.unreadable) { try FontFile(path: folder.path(percentEncoded: false)) }
    // a pipe that nobody writes to would be waited for without end
    let pipe = folder.appending(path: "pipe.ttf").path(percentEncoded: false)
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    #expect(throws: FontError.unreadable) { try FontFile(path: pipe) }
  }

  @Test(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`")) func refusesAFaceThatIsNotThere() throws {
    let path = try #require(Support.library.path(of: "NotoSans-Regular.ttf"))
    #expect(throws: FontError.noSuchFace(3)) { try FontFace(file: FontFile(path: path), index: 3, family: "", weight: 400) }
  }

  @Test(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`")) func passesABrokenFileOverAndSaysSo() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "typography-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(repeating: 7, count: 4000).write(to: folder.appending(path: "NotoSans-Bold.ttf"))
    let library = FontLibrary(manifest: Support.manifest, folders: [folder.path(percentEncoded: false)])
    let resolution = library.resolve(family: "Noto Sans", weight: 700)
    #expect(resolution.face?.weight == 400)
    guard case .corrupt(family: "Noto Sans", path: _, .notAFont) = resolution.substitution else {
      Issue.record("\(String(describing: resolution.substitution))")
      return
    }
  }
}

@Suite(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`")) struct OwnFontTests {
  @Test func findsFamiliesInTheProjectsFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "typography-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = try #require(Support.library.path(of: "NotoSansThai-Bold.ttf"))
    try FileManager.default.copyItem(atPath: source, toPath: folder.appending(path: "Brand Heavy.TTF").path(percentEncoded: false))
    let adlam = URL(filePath: source).deletingLastPathComponent().appending(path: "NotoSansAdlam-Regular.ttf")
    try FileManager.default.copyItem(at: adlam, to: folder.appending(path: "NotoSansAdlam-Regular.ttf"))
    try Data("no font, only a name".utf8).write(to: folder.appending(path: "broken.otf"))
    try Data("notes".utf8).write(to: folder.appending(path: "README.md"))
    let (manifest, refused) = Support.manifest.adding(fontsIn: folder.path(percentEncoded: false))
    #expect(refused == [.init(file: "broken.otf", error: .notAFont)])
    let own = try #require(manifest.families.first { $0.name == "Noto Sans Adlam" })
    #expect(own.files == ["400": "NotoSansAdlam-Regular.ttf"])
    let thai = try #require(manifest.families.first { $0.name == "Noto Sans Thai" })
    #expect(thai.files == ["400": "NotoSansThai-Regular.ttf", "700": "Brand Heavy.TTF"])
    let library = FontLibrary(manifest: manifest, folders: [folder.path(percentEncoded: false)])
    #expect(library.resolve(family: "Noto Sans Adlam", weight: 400).face?.covers(0x1E900) == true)
    #expect(library.resolve(family: "Noto Sans Thai", weight: 700).face?.file.path.hasSuffix("Brand Heavy.TTF") == true)
  }

  @Test func leavesAFolderThatIsNotThereAlone() {
    let (manifest, refused) = Support.manifest.adding(fontsIn: "/nowhere/at/all")
    #expect(manifest.families == Support.manifest.families)
    #expect(refused.isEmpty)
  }
}

extension ShapedGlyph {
  fileprivate static func plain(_ glyph: UInt32) -> ShapedGlyph {
    ShapedGlyph(glyph: glyph, cluster: 0, xAdvance: 0, xOffset: 0, yOffset: 0, isUnsafeToBreak: false)
  }
}
