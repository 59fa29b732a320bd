import Pixels
import Testing
import Typography

@testable import Polyshot

/// What is said of captions that do not fit, with figures worked out by hand from the font's advances: an M of Inter Display Bold is 1753 of 2048 units
/// wide, aurora's tracking is −0.024 em.
@Suite(.enabled(if: Builtin.hasFonts, "needs the fonts of `make setup`")) struct CaptionChecksTests {
  private func setter(_ locale: String = "en", align: TextAlignment = .center, placing: Double = 0.56) throws -> CaptionSetter {
    let template = try Builtin.template("aurora")
    let fonts = try FontLibrary.standard(ResourceFolders(roots: [TemporaryProject.packageRoot]), project: TemporaryProject.packageRoot).library
    let layout = try #require(template.layouts[.tall])
    let region = layout.caption
    let own = Template.CaptionRegion(
      margin: region.margin, subtitleInset: region.subtitleInset, top: region.top, clearance: region.clearance, placing: placing, gap: region.gap,
      joinLines: false, align: align)
    return CaptionSetter(
      typesetter: Typesetter(library: fonts), layout: Template.Layout(caption: own, slots: layout.slots, device: layout.device),
      tracking: template.tracking, canvas: PixelSize(width: 1320, height: 2868), locale: try #require(LocaleTag(locale)),
      fonts: ProjectFonts(title: [], body: []), keepTogether: [])
  }

  private func captions(_ title: String) -> ShotCaptions { ShotCaptions(texts: [.title: MarkedCaption(plain: title)]) }

  private func overflow(_ title: String) throws -> String {
    let setter = try setter()
    let sizes = setter.sizes(for: [captions(title)])
    let layout = setter.place(captions(title), sizes: sizes.sizes, theme: Theme())[0].layout
    let pixels = try #require(sizes.overflows[0][.title])
    return Finding.layoutOverflow(key: CaptionKey("x"), CaptionOverflow(layout, by: pixels, lines: 3, excess: 0)).message
  }

  /// 20 M at 0.8 of the floor (80.256 px): (20 × 1753 / 2048 − 19 × 0.024) × 80.256 = 1337.3 px in a box of 1122 px.
  @Test func aWordTooWideForItsBox() throws {
    #expect(
      try overflow(String(repeating: "M", count: 20)) == "`x.title` is 20 % too wide at the smallest size; about 16 characters fit in a line")
  }

  /// Eight words of 10 M, (10 × 1753 / 2048 − 9 × 0.024) × 100.32 = 837 px each: one a line. 80 × 0.9 × 3 × 1122 / (8 × 837) = 36.2 characters.
  @Test func tooManyLines() throws {
    #expect(
      try overflow(Array(repeating: String(repeating: "M", count: 10), count: 8).joined(separator: " "))
        == "`x.title` needs 8 lines at the smallest size, 3 fit; about 36 characters fit")
  }

  /// A title of 13 M is (13 × 1753 / 2048 − 12 × 0.024) em wide: 1122 px of it are 103.52 px an em, above the floor of 100.32; of 14 M it is 96.05.
  @Test func aWordThatIsTooLongIsTold() throws {
    let setter = try setter()
    func isTooLong(_ count: Int) -> Bool { setter.hasTooLongWord(captions(String(repeating: "M", count: count)), slot: .title) }
    #expect(!isTooLong(13) && isTooLong(14))
    #expect(abs(setter.floor(of: .title) - 100.32) < 1e-9)
    #expect(
      Finding.layoutShrunk(key: CaptionKey("x"), percent: 96).message
        == "a word of `x.title` is too long: its group is set at 96 % of the template's smallest size")
  }

  // MARK: Places

  /// A caption whose origin is moved to where a test wants it.
  private func placed(_ text: String, slot: CaptionSlot, at origin: Point, appearance: TextAppearance? = nil) throws -> PlacedCaption {
    let style = TextStyle(families: ["Noto Sans"], weight: 700, size: 100)
    let layout = try setter().typesetter.layout(TextRequest(text: text, language: "en", style: style))
    return PlacedCaption(slot: slot, layout: layout, origin: origin, appearance: appearance ?? TextAppearance(fill: .color(.black)))
  }

  /// An H of Noto Sans Bold reaches 71.4 px above its baseline at 100 px, from 9.2 to 67.3 px in x.
  @Test func captionsThatOverlapAreTold() throws {
    let title = try placed("H", slot: .title, at: Point(100, 200))
    func overlaps(_ y: Double, device: Rect? = nil) throws -> [String] {
      let checks = CaptionChecks(
        captions: [title, try placed("H", slot: .subtitle, at: Point(100, y))], device: device, canvas: PixelSize(width: 1000, height: 2000))
      return checks.overlaps.map { Finding.layoutOverlap(key: CaptionKey(scene: "x", slot: $0.slot), $0.neighbour, pixels: $0.pixels).message }
    }
    #expect(try overlaps(272) == [])
    #expect(try overlaps(260) == ["`x.title` runs into `x.subtitle` by 12 px"])
    #expect(try overlaps(300, device: Rect(x: 0, y: 290, width: 1000, height: 900)) == ["`x.subtitle` runs into the device by 10 px"])
    #expect(try overlaps(280, device: Rect(x: 400, y: 0, width: 100, height: 900)) == [])
  }

  /// The plate of a caption and its outline count, its shadow does not.
  @Test func whatIsPaintedRoundTheLettersCounts() throws {
    let plain = try #require(try placed("H", slot: .title, at: Point(100, 200)).painted)
    var appearance = TextAppearance(fill: .color(.black), shadows: [.init(y: 3, blur: 1, color: .black, opacity: 1)])
    #expect(try placed("H", slot: .title, at: Point(100, 200), appearance: appearance).painted == plain)
    appearance.outline = .init(width: 0.1, color: .white)
    #expect(try placed("H", slot: .title, at: Point(100, 200), appearance: appearance).painted == plain.inset(by: -10))
    appearance.plate = TextPlate(color: .white, horizontalPadding: 0.5, verticalPadding: 0.25)
    let plate = try #require(try placed("H", slot: .title, at: Point(100, 200), appearance: appearance).painted)
    #expect(abs(plate.left - 50) < 0.01 && abs(plate.bottom - 225) < 0.01)
  }

  /// 2 % of the shorter side stay free.
  @Test func captionsNearTheEdgeAreTold() throws {
    func edges(_ origin: Point) throws -> [Int] {
      CaptionChecks(
        captions: [try placed("H", slot: .title, at: origin)], device: nil, canvas: PixelSize(width: 1000, height: 2000)
      ).edges.map(\.pixels)
    }
    #expect(try edges(Point(100, 200)) == [])
    #expect(try edges(Point(0, 200)) == [11])
    #expect(try edges(Point(-100, 200)) == [111])
    #expect(try edges(Point(100, 1990)) == [10])
  }

  // MARK: Alignment

  @Test func linesStandAtTheStartOfTheDirection() throws {
    func ink(_ locale: String, _ text: String, _ align: TextAlignment) throws -> Rect {
      let setter = try setter(locale, align: align)
      return try #require(setter.place(captions(text), sizes: [.title: 100], theme: Theme())[0].ink)
    }
    // the box is 1122 px wide, 99 px from either side; side bearings are under a tenth of an em
    for (locale, text) in [("en", "Hello"), ("ar", "مرحبا")] {
      let (start, end) = locale == "ar" ? (TextAlignment.end, TextAlignment.start) : (.start, .end)
      #expect(abs(try ink(locale, text, start).left - 99) < 10)
      #expect(abs(try ink(locale, text, end).right - 1221) < 10)
      #expect(abs(try ink(locale, text, .center).midX - 660) < 10)
    }
  }

  /// Reference tops hang from the region's top, 0.052 of the height; at the bottom the last baseline stands 0.06 W above the device.
  @Test func blocksStandAtTopMiddleAndBottom() throws {
    func ink(_ placing: Double) throws -> Rect {
      try #require(try setter(placing: placing).place(captions("H"), sizes: [.title: 100], theme: Theme())[0].ink)
    }
    let (top, bottom) = (0.052 * 2868, 0.262 * 2868 - 0.06 * 1320)
    #expect(abs(try ink(0).top - top) < 2)
    #expect(abs(try ink(1).bottom - bottom) < 2)
    #expect(abs(try ink(0.5).midY - (top + bottom) / 2) < 2)
  }

  /// One caption in scripts of every kind hangs from the same line: the painted tops of their reference letters differ by less than a fortieth of an em.
  @Test(arguments: [
    ("en", "H"), ("ru", "Н"), ("sr", "Н"), ("el", "Η"), ("ar", "ا"), ("he", "ה"), ("hi", "क"), ("mr", "क"), ("bn", "ক"), ("pa", "ਕ"), ("gu", "ક"),
    ("or", "କ"), ("ta", "க"), ("te", "క"), ("kn", "ಕ"), ("ml", "ക"), ("si", "ක"), ("hy", "Ա"), ("ka", "ა"), ("am", "ሀ"), ("ja", "国"), ("ko", "한"),
    ("zh-Hans", "国"), ("zh-Hant", "國"), ("zh-HK", "國"),
  ])
  func allScriptsHangFromOneLine(locale: String, letter: String) throws {
    let setter = try setter(locale, placing: 0)
    let placed = setter.place(captions(letter), sizes: [.title: 100], theme: Theme())[0]
    var canvas = Pixmap(width: 1320, height: 400, color: .white)
    GlyphPainter().paint(placed.layout, at: placed.origin, color: .black, into: &canvas)
    let top = try #require((0..<400).first { y in (0..<1320).contains { canvas[$0, y] & 0xFF < 0x80 } })
    #expect(abs(Double(top) - 0.052 * 2868) <= 2.5, "\(top)")
  }
}
