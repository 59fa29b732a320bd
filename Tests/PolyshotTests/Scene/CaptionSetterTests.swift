import Pixels
import Testing
import Typography

@testable import Polyshot

/// Sizes and places of aurora's captions, against what its numbers give by hand.
@Suite struct CaptionSetterTests {
  private func setter(_ locale: String, width: Int, height: Int) throws -> CaptionSetter {
    let canvas = PixelSize(width: width, height: height)
    let template = try Builtin.template("aurora")
    let fonts = try FontLibrary.standard(ResourceFolders(roots: [TemporaryProject.packageRoot]), project: TemporaryProject.packageRoot).library
    return CaptionSetter(
      typesetter: Typesetter(library: fonts), layout: try #require(template.layouts[DeviceClass(canvas)]), tracking: template.tracking,
      canvas: canvas,
      locale: try #require(LocaleTag(locale)), fonts: ProjectFonts(title: [], body: []), keepTogether: [])
  }

  private func captions(_ title: String, _ subtitle: String? = nil) -> ShotCaptions {
    var captions = ShotCaptions(texts: [.title: MarkedCaption(title, names: [MarkedCaption.emphasis])])
    captions.texts[.subtitle] = subtitle.map { MarkedCaption(plain: $0) }
    return captions
  }

  /// Title of two lines, subtitle of one, on 1320 × 2868: both at their ceilings; total height .727 × 145.2 + 1.07 × 145.2 + 81.84 + .727 × 62.04
  /// = 387.9, the region from 149.1 to 672.2, 56 % of what is free above.
  @Test func englishOnThePhone() throws {
    let setter = try setter("en", width: 1320, height: 2868)
    let text = captions("Deep focus,\nevery day", "One timer, no noise")
    let sizes = setter.sizes(for: [text])
    #expect(isNear(try #require(sizes.sizes[.title]), 145.2, 1e-9))
    #expect(isNear(try #require(sizes.sizes[.subtitle]), 62.04, 1e-9))
    #expect(sizes.overflows == [[:]])
    let placed = setter.place(text, sizes: sizes.sizes, theme: Theme())
    try #require(placed.map(\.slot) == [.title, .subtitle])
    #expect(placed.map(\.layout.lines.count) == [2, 1])
    #expect(isNear((placed[0].origin.y - 0.727 * 145.2) / 2868, 0.078, 0.0006))
    #expect(isNear((placed[1].origin.y + placed[1].layout.lastBaseline) / 2868, 0.214, 0.0006))
    for caption in placed {
      let ink = try #require(caption.ink)
      #expect(isNear(ink.midX, 660, 8), "centred, give or take side bearings")
    }
  }

  /// One size for a set: the longest caption sets it, and nothing is larger than its ceiling or wider than its box.
  @Test func oneSizeForASet() throws {
    let setter = try setter("de", width: 1320, height: 2868)
    let set = [captions("Kurz"), captions("Konzentrationsübungen\nfür Fortgeschrittene")]
    let size = try #require(setter.sizes(for: set).sizes[.title])
    #expect(size < 145.2 && size >= 0.076 * 1320)
    let widest = setter.place(set[1], sizes: [.title: size], theme: Theme()).compactMap(\.ink).map(\.width).max()
    #expect(try #require(widest) <= 0.85 * 1320 + 1)
  }

  @Test func aWordThatNeverFitsIsTold() throws {
    let setter = try setter("de", width: 1320, height: 2868)
    let set = [captions("Gut"), captions(String(repeating: "Donaudampfschiff", count: 3))]
    let sizes = setter.sizes(for: set)
    #expect(sizes.overflows[0].isEmpty)
    #expect(try #require(sizes.overflows[1][.title]) > 0)
  }

  @Test func tooManyLinesAreTold() throws {
    let setter = try setter("en", width: 1320, height: 2868)
    let sizes = setter.sizes(for: [captions("a\nb\nc\nd\ne")])
    #expect(sizes.overflows[0][.title] == 0)
    let layout = setter.place(captions("a\nb\nc\nd\ne"), sizes: sizes.sizes, theme: Theme())[0].layout
    let finding = Finding.layoutOverflow(key: CaptionKey("x"), CaptionOverflow(layout, by: 0, lines: 3, excess: 0))
    #expect(finding.message == "`x.title` needs 5 lines at the smallest size, 3 fit")
  }

  /// Wide canvases set in one line what is written in two: with a space, in Japanese without one.
  @Test(arguments: [("en", "Deep focus,\nevery day", "Deep focus, every day"), ("ja", "深い\n集中", "深い集中")])
  func wideCanvasesJoinLines(_ locale: String, _ text: String, _ joined: String) throws {
    let setter = try setter(locale, width: 2880, height: 1800)
    #expect(setter.request(captions(text), slot: .title, size: 10)?.text == joined)
  }

  /// An English sentence that stands in for a missing Arabic one runs from left to right and is shaped as English.
  @Test func aBorrowedTextKeepsItsLanguage() throws {
    let setter = try setter("ar", width: 1320, height: 2868)
    let english = try #require(LocaleTag("en"))
    var caption = captions("Find it.")
    let own = try #require(setter.request(caption, slot: .title, size: 10))
    caption.origins[.title] = english
    let borrowed = try #require(setter.request(caption, slot: .title, size: 10))
    #expect(own.direction == .rightToLeft)
    #expect(borrowed.direction == .leftToRight && borrowed.language == "en")
    #expect(borrowed.style.weight == own.style.weight)
  }

  /// The script's factor holds for ceiling and floor: Arabic 1.02, Japanese .90.
  @Test(arguments: [("ar", "ركز", 0.1122), ("ja", "集中", 0.0990), ("th", "จดจ่อ", 0.1056)])
  func scriptsHaveSizesOfTheirOwn(_ locale: String, _ text: String, _ size: Double) throws {
    let sizes = try setter(locale, width: 1320, height: 2868).sizes(for: [captions(text)])
    #expect(isNear(try #require(sizes.sizes[.title]) / 1320, size, 1e-9))
  }

  /// Marks are taken out, go with their words when lines are joined, and point to what the theme paints.
  @Test func marksBecomeSpans() throws {
    let wide = try setter("en", width: 2880, height: 1800)
    let caption = captions("Deep\n*focus, every* day")
    let request = try #require(wide.request(caption, slot: .title, size: 100))
    #expect(request.text == "Deep focus, every day")
    #expect(request.spans == [TextSpan(start: 5, end: 17, appearanceIndex: 0)])
    var theme = Theme()
    theme.accent = Color(1, 2, 3)
    let placed = wide.place(caption, sizes: [.title: 100], theme: theme)
    #expect(placed[0].appearance == TextAppearance(fill: .color(theme.title), spans: [SpanAppearance(fill: .color(Color(1, 2, 3)))]))
    // Japanese and Chinese lines meet without a blank
    let chinese = try setter("zh-Hans", width: 2880, height: 1800)
    #expect(try #require(chinese.request(captions("专注\n*每一天*"), slot: .title, size: 100)).spans.map { [$0.start, $0.end] } == [[2, 5]])
  }

  /// A mark's weight widens the words, so the common size knows of it.
  @Test func marksOfWeightAreMeasured() throws {
    let setter = try setter("en", width: 1320, height: 2868)
    var caption = captions("*Illuminated*", nil)
    func width(_ weight: Int?) throws -> Double {
      caption.type.markWeights = weight.map { ["emphasis": $0] } ?? [:]
      return setter.typesetter.layout(try #require(setter.request(caption, slot: .title, size: 100))).width
    }
    #expect(try width(900) > width(nil))
    #expect(try width(400) < width(nil))
  }

  /// Plates keep to the captions' margin and apart from each other, and letters make room for them.
  @Test(arguments: [
    ("de", "Alle deine Aufgaben an\neinem ruhigen Ort", "Ein Timer, kein Lärm, jeden Tag"),
    ("ar", "خطّط ليومك بهدوء\nوركّز أكثر", "مؤقت واحد بلا ضجيج"),
    ("ja", "深い集中を、\nもっとつづける。", "ひとつのタイマーで静かに"), ("hi", "गहरा ध्यान,\nहर दिन नया समय", "एक टाइमर, कोई शोर नहीं"),
    ("th", "จดจ่อได้ลึกขึ้น\nในทุก ๆ วัน", "ตัวจับเวลาเดียว ไม่มีเสียงรบกวน"),
  ])
  func platesHaveRoom(locale: String, title: String, subtitle: String) throws {
    let setter = try setter(locale, width: 1320, height: 2868)
    var theme = Theme()
    let plate = SlotStyle.Plate(shape: .lines, color: .fixed(.black), opacity: 1, padding: Size(0.4, 0.3), radius: 0.3)
    theme.styles = [.title: SlotStyle(plate: plate), .subtitle: SlotStyle(plate: plate)]
    var text = captions(title, subtitle)
    text.type = CaptionType(theme)
    let sizes = setter.sizes(for: [text])
    #expect(sizes.overflows == [[:]])
    let areas = setter.place(text, sizes: sizes.sizes, theme: theme).compactMap(\.painted)
    try #require(areas.count == 2)
    for area in areas { #expect(area.left > 0.075 * 1320 - 1 && area.right < 0.925 * 1320 + 1) }
    #expect(areas[0].bottom < areas[1].top)
    #expect(areas[0].top > 0.03 * 2868 && areas[1].bottom < 0.262 * 2868)
    // without plates the letters may be larger
    let plain = setter.sizes(for: [captions(title, subtitle)])
    #expect(try #require(sizes.sizes[.title]) <= #require(plain.sizes[.title]))
  }
}
