import Foundation
import Testing

@testable import Typography

@Suite struct StyleWeightTests {
  @Test(arguments: [
    // number, family, subfamily, typographic subfamily, marked bold; the first is Noto Nastaliq Urdu Bold as Debian has it
    (400, "Noto Nastaliq Urdu", "Bold", nil, false, 700), (700, "Brand", "Bold", nil, true, 700), (400, "Brand", "Regular", nil, true, 700),
    (700, "Brand", "Regular", nil, false, 400), (300, "Brand Light", "Regular", nil, false, 300), (250, "Brand", "Regular", "Thin", false, 100),
    (400, "Brand", "Regular", "Medium", false, 500), (400, "Brand", "Bold", "SemiBold", false, 600), (800, "Brand", "Bold", nil, true, 800),
    (400, "Black Ops One", "Regular", nil, false, 400), (900, "Archivo Black", "Regular", nil, false, 900),
    (5, "Brand", "Regular", nil, false, 400), (400, "Brand", "Italic", "ExtraLight Italic", false, 200), (500, "Brand", "Regular", nil, false, 500),
    (400, "Brand", "Regular", "Condensed", false, 400), (400, "Brand", "Bold Italic", "Extra-Bold Italic", true, 800),
  ])
  func readsTheWeightPeopleRead(
    number: Int, family: String, subfamily: String, typographic: String?, isMarkedBold: Bool, weight: Int
  ) {
    let style = StyleWeight(
      number: number, family: family, subfamily: subfamily, typographicSubfamily: typographic, isMarkedBold: isMarkedBold)
    #expect(style.weight == weight)
  }

  @Test func weighsFilesByTheirNames() throws {
    let regular = TestFont(characters: [], names: [1: "Brand", 2: "Regular"])
    let bold = TestFont(characters: [], names: [1: "Brand", 2: "Bold"])
    let medium = TestFont(characters: [], names: [1: "Brand Medium", 2: "Regular", 16: "Brand", 17: "Medium"])
    let marked = TestFont(characters: [], names: [1: "Other", 2: "Regular"], isMarkedBold: true)
    let fonts = try TemporaryFonts(["a.ttf": bold.bytes, "b.ttf": regular.bytes, "c.ttf": medium.bytes, "d.ttf": marked.bytes])
    let families = fonts.manifest.families
    #expect(families.map(\.name) == ["Brand", "Other"])
    #expect(families[0].files == ["400": "b.ttf", "500": "c.ttf", "700": "a.ttf"])
    #expect(families[1].files == ["700": "d.ttf"])
  }

  @Test(
    .enabled(if: Support.hasFonts, "needs the fonts of `make setup`")) func findsTheBoldThatCallsItselfRegular() throws
  {
    let source = URL(filePath: try #require(Support.library.path(of: "NotoNastaliqUrdu-Bold.ttf")))
    let bytes = Array(try Data(contentsOf: source))
    let fonts = try TemporaryFonts(["heavy.ttf": bytes])
    #expect(fonts.manifest.families.map(\.files) == [["700": "heavy.ttf"]])
  }
}

@Suite struct CollectionTests {
  @Test func servesEveryWeightOfACollection() throws {
    let fonts = [("Regular", 500), ("Bold", 600)].map { name, advance in
      TestFont(glyphs: [[], []], advance: advance, characters: [0x41], names: [1: "Gathered", 2: name])
    }
    let folder = try TemporaryFonts(["all.ttc": TestFont.collection(fonts)])
    let family = try #require(folder.manifest.families.first)
    #expect(family.files == ["400": "all.ttc", "700": "all.ttc"])
    #expect(family.faces == ["400": 0, "700": 1])
    let typesetter = Typesetter(library: folder.library)
    let widths = [400, 700].map { weight in
      typesetter.layout(TextRequest(text: "A", language: "en", style: TextStyle(families: ["Gathered"], weight: weight, size: 1000))).advance
    }
    #expect(widths == [500, 600])
  }
}

@Suite struct FontOrderTests {
  /// Two faces that claim the same family and weight, told apart by their advance.
  private let one = TestFont(glyphs: [[], []], advance: 500, characters: [0x41], names: [1: "Twin", 2: "Regular"])
  private let other = TestFont(glyphs: [[], []], advance: 700, characters: [0x41], names: [1: "Twin", 2: "Regular"])

  private func width(_ fonts: TemporaryFonts) -> Double {
    Typesetter(library: fonts.library).layout(TextRequest(text: "A", language: "en", style: TextStyle(families: ["Twin"], size: 1000))).advance
  }

  @Test func takesTheSameFaceWhateverTheFilesAreCalled() throws {
    let names = [["a.ttf", "b.ttf"], ["b.ttf", "a.ttf"], ["Z.TTF", "m.otf"]]
    let widths = try names.map { width(try TemporaryFonts([$0[0]: one.bytes, $0[1]: other.bytes])) }
    #expect(Set(widths).count == 1)
    #expect([500, 700].contains(widths[0]))
  }

  @Test func listsTheSameFamiliesWhateverTheOrderOfWriting() throws {
    let files = ["c.ttf": one.bytes, "a.ttf": other.bytes, "b.ttf": TestFont(characters: [], names: [1: "Third", 2: "Bold"]).bytes]
    let forwards = try TemporaryFonts([:])
    let backwards = try TemporaryFonts([:])
    for name in files.keys.sorted() { try Data(files[name]!).write(to: forwards.folder.appending(path: name)) }
    for name in files.keys.sorted().reversed() { try Data(files[name]!).write(to: backwards.folder.appending(path: name)) }
    #expect(forwards.manifest.families == backwards.manifest.families)
  }
}

@Suite struct FingerprintTests {
  private func fingerprint(_ bytes: [UInt8]) throws -> [UInt8] {
    let fonts = try TemporaryFonts(["font.ttf": bytes])
    return try FontFile(path: "\(fonts.path)/font.ttf").fingerprint
  }

  @Test func changesWithTheContentAndIsShort() throws {
    let font = TestFont(glyphs: [[], [[(0, 0), (0, 500), (500, 500)]]], characters: [0x41])
    var moved = font
    moved.glyphs[1] = [[(0, 0), (0, 501), (500, 500)]]
    let prints = try [font, moved].map { try fingerprint($0.bytes) }
    #expect(prints[0] == (try fingerprint(font.bytes)))
    #expect(prints[0] != prints[1])
    // ten tables and `head`
    #expect(prints[0].count == 8 + 12 + 16 * 10 + 54)
  }

  @Test func takesEveryFaceOfACollection() throws {
    let font = TestFont(characters: [])
    let other = TestFont(characters: [], names: [1: "Test", 2: "Italic"])
    let prints = try [[font, font], [font, other]].map { try fingerprint(TestFont.collection($0)) }
    #expect(prints[0] != prints[1])
    #expect(prints[0].count == 8 + 2 * (12 + 16 * 10 + 54))
  }

  @Test func takesAllBytesOfWhatHasNoDirectory() throws {
    let noise = (0..<3000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try fingerprint(noise) == noise)
    let cut = Array(TestFont(characters: []).bytes.prefix(100))
    #expect(try fingerprint(cut) == cut)
  }
}
