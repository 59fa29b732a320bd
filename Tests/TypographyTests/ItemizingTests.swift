import Foundation
import Pixels
import Testing

@testable import Typography

/// Which font draws what. Each test has captions of its own.
@Suite(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`")) struct ItemizingTests {
  private let typesetter = Typesetter(library: Support.library)

  /// Parts of one family as text and family, in the order of the text.
  private func runs(_ text: String, _ language: String, _ change: (inout TextRequest) -> Void = { _ in }) -> [[String]] {
    var request = Support.request(text, language)
    change(&request)
    let layout = typesetter.layout(request)
    let units = Array(text.utf16)
    #expect(layout.missing.isEmpty, "\(layout.missing)")
    var parts: [[String]] = []
    for run in layout.runs.sorted(by: { $0.start < $1.start }) {
      let text = String(decoding: units[run.start..<run.end], as: UTF16.self)
      if parts.last?[1] == run.face.family { parts[parts.count - 1][0] += text } else { parts.append([text, run.face.family]) }
    }
    return parts
  }

  private func glyphs(_ text: String, _ language: String = "en") -> [ShapedGlyph] {
    typesetter.layout(Support.request(text, language)).runs.flatMap(\.glyphs)
  }

  @Test(arguments: ["1️⃣", "#️⃣", "*️⃣", "9\u{20E3}"]) func keepsAKeycapWhole(text: String) {
    #expect(runs("A\(text)B", "en").map(\.[0]) == ["A", text, "B"])
    #expect(glyphs(text).filter { $0.xAdvance > 0 }.count == 1)
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "👩🏽‍🚀", "🏳️‍🌈", "🇺🇦", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "👍🏿", "❤️‍🔥", "🧑🏻‍🤝‍🧑🏿"]) func drawsASequenceAsOnePicture(text: String) {
    #expect(runs("nach \(text) vorn", "de").map(\.[1]) == ["Inter Display", "Noto Color Emoji", "Inter Display"])
    #expect(glyphs(text).filter { $0.xAdvance > 0 }.count == 1)
  }

  @Test func heedsVariationSelectors() {
    #expect(runs("☀\u{FE0F}☀\u{FE0E}", "en").map(\.[1]).first == "Noto Color Emoji")
    #expect(runs("☀\u{FE0F}☀\u{FE0E}", "en").map(\.[1]).last != "Noto Color Emoji")
    #expect(runs("✔\u{FE0E} OK", "en").allSatisfy { $0[1] != "Noto Color Emoji" })
    // a picture where the text style is asked for and no text font has it
    #expect(runs("🦩\u{FE0E}", "en").map(\.[1]) == ["Noto Color Emoji"])
  }

  @Test(arguments: ["Spare 1,200 €", "№ 4 # 5 * 6", "© 2026 Acme® Flow™", "24/7 – 0 %"]) func neverTakesDigitsAndSignsFromTheEmojiFont(text: String) {
    for language in ["de", "ar", "ja", "hi"] {
      let families = runs(text, language) { $0.style.families.insert("Noto Color Emoji", at: 0) }.map(\.[1])
      #expect(!families.contains("Noto Color Emoji"), "\(language)")
    }
  }

  @Test(arguments: ["x̱̂", "Ṩmall ë̄", "q̃q̱"]) func keepsMarksInTheFontOfTheirBase(text: String) {
    for part in runs(text, "en") { #expect(CharacterProperties(of: part[0].unicodeScalars.first!.value).contains(.letter)) }
  }

  @Test(arguments: [("ja", "「今日」、“明日”…—です。", "Noto Sans CJK JP"), ("zh-Hans", "“轻点”一下，《照片》……——完成！", "Noto Sans CJK SC")])
  func takesPunctuationFromTheCJKFont(language: String, text: String, family: String) {
    #expect(runs(text, language).map(\.[1]) == [family])
  }

  /// A character that only the emoji font has is no neighbour to take a blank from: there it is as wide as a picture.
  @Test func blanksAreNeverTheEmojiFonts() {
    var request = Support.request("☺ ☺", "en", size: 100)
    request.style.families = ["Noto Sans", "Noto Color Emoji"]
    let runs = typesetter.layout(request).runs
    #expect(runs.map(\.face.family) == ["Noto Color Emoji", "Noto Sans", "Noto Color Emoji"])
    #expect(runs.map { $0.start..<$0.end } == [0..<1, 1..<2, 2..<3])
  }

  @Test func givesASpaceToTheBetterNeighbour() {
    // the space before and behind the Thai word is as wide as the Latin font's
    let found = runs("App ฟรี now", "en")
    #expect(found == [["App ", "Inter Display"], ["ฟรี", "Noto Sans Thai"], [" now", "Inter Display"]])
    // at an emoji it is the text's own
    #expect(runs("Go 🚀 on", "en") == [["Go ", "Inter Display"], ["🚀", "Noto Color Emoji"], [" on", "Inter Display"]])
  }

  @Test func leavesHebrewVowelsOnTheirLetters() {
    let text = "אָהַבְתִּי וֹ"
    #expect(runs(text, "he").map(\.[1]) == ["Noto Sans Hebrew"])
    // vav with holam is one cluster, drawn without a box
    #expect(glyphs("וֹ", "he").allSatisfy { $0.glyph != 0 })
  }

  @Test(arguments: [("ckb", "ڕێکخستنی ڵاپەڕە"), ("sd", "ڳالهه ٻولي"), ("ur", "ایکسیسبیلٹی گنیں"), ("fa", "نیم‌فاصله ۱۲۳")])
  func joinsTheLettersOfItsNeighbours(language: String, text: String) {
    #expect(Set(runs(text, language).map(\.[1])).count == 1)
    #expect(glyphs(text, language).allSatisfy { $0.glyph != 0 })
  }

  @Test func drawsUrduInNastaliqOfTheWeightAskedFor() throws {
    let faces = [400, 700].map { weight in
      var request = Support.request("ایکسیسبیلٹی", "ur")
      request.style.weight = weight
      return typesetter.layout(request).runs[0].face
    }
    #expect(faces.map(\.weight) == [400, 700])
    #expect(faces[0].file.path.hasSuffix("Regular.ttf") && faces[1].file.path.hasSuffix("Bold.ttf"))
  }

  @Test func splitsNoWordAtABracketOrASharedLetter() {
    // brackets have the script of what they stand in; ー belongs to the kana around it
    let paired = ScriptRuns.resolve(Array("abc (שלום) def".utf16), fallback: .latin)
    #expect(paired[4] == .latin && paired[9] == .latin)
    #expect(Set(ScriptRuns.resolve(Array("スーパーらーめん".utf16), fallback: .latin)).count == 2)
    #expect(runs("ダウンロード", "ja").count == 1)
    #expect(ScriptRuns.resolve(Array("१२।".utf16), fallback: .latin).allSatisfy { $0 == Script("Deva") })
  }

  @Test(arguments: [40.0, 109, 180]) func scalesAnEmojiWithTheText(size: Double) throws {
    // pictures and letters keep their proportion at any size
    let layout = typesetter.layout(Support.request("🟦H", "en", size: size))
    let glyphs = layout.lines[0].runs.flatMap(\.glyphs)
    #expect(abs((glyphs[1].x - glyphs[0].x) / size - 2550.0 / 2048) < 1e-9)
    let ink = try #require(layout.ink)
    #expect(abs(ink.height / size - 128.0 / 109) < 0.02)
  }
}

/// Emoji as text.
@Suite struct MonoEmojiTests {
  /// Emoji without colours, a text font that has one of them, and a colour font that has all.
  private func fonts(withMono: Bool) throws -> TemporaryFonts {
    let shape: [[(Int, Int)]] = [[(0, 0), (0, 700), (700, 700)]]
    let mono = TestFont(glyphs: [[], shape], characters: [0x1F600], names: [1: "Mono Emoji", 2: "Regular"])
    let text = TestFont(glyphs: [[], shape, shape], characters: [0x41, 0x2764], names: [1: "Letters", 2: "Regular"])
    var color = TestFont(
      glyphs: [[], shape, shape, shape], characters: [0x1F600, 0x2764, 0x1F680], names: [1: "Color Emoji", 2: "Regular"])
    color.tables["COLR"] = TestPaint.table([
      1: .glyph(1, .solid(entry: 0)), 2: .glyph(1, .solid(entry: 0)), 3: .glyph(1, .solid(entry: 0)),
    ])
    color.tables["CPAL"] = TestPaint.palette([(255, 0, 0, 255)])
    var files = ["text.ttf": text.bytes, "color.ttf": color.bytes]
    if withMono { files["mono.ttf"] = mono.bytes }
    return try TemporaryFonts(files)
  }

  private func layout(_ fonts: TemporaryFonts, _ emoji: EmojiStyle) -> TextLayout {
    let style = TextStyle(families: ["Letters", "Color Emoji", "Mono Emoji"], size: 50, emoji: emoji)
    return Typesetter(library: fonts.library).layout(TextRequest(text: "A😀❤\u{FE0F}🚀", language: "en", style: style))
  }

  @Test func knowsEmojiFamiliesInTheProjectsFolder() throws {
    let families = try fonts(withMono: true).manifest.families
    #expect(families.filter(\.isEmoji).map(\.name) == ["Color Emoji", "Mono Emoji"])
  }

  @Test func takesColoursUnlessToldOtherwise() throws {
    let layout = layout(try fonts(withMono: true), .color)
    #expect(layout.runs.map(\.face.family) == ["Letters", "Color Emoji"])
    #expect(layout.substitutions.isEmpty)
  }

  @Test func takesMonochromeFamiliesThenTextFontsThenColours() throws {
    let found = layout(try fonts(withMono: true), .mono)
    #expect(found.runs.map(\.face.family) == ["Letters", "Mono Emoji", "Letters", "Color Emoji"])
    #expect(found.substitutions == [.colorEmoji(["🚀"])])
    #expect(found.missing.isEmpty)
  }

  @Test func saysWhatIsInColourAllTheSame() throws {
    let layout = layout(try fonts(withMono: false), .mono)
    #expect(layout.runs.map(\.face.family) == ["Letters", "Color Emoji", "Letters", "Color Emoji"])
    #expect(layout.substitutions.contains(.colorEmoji(["😀", "🚀"])))
  }
}
