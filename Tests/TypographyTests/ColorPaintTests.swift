import Foundation
import Pixels
import Testing

@testable import Typography

/// Colour glyphs of fonts made here: 1000 units an em, drawn at 100 pixels, so that ten units are a pixel.
@Suite struct ColorPaintTests {
  private static let red = Color(230, 0, 0)
  private static let green = Color(0, 200, 40)
  private static let blue = Color(20, 40, 250)
  private static let palette = [red, green, blue]
  private static let stops: [TestPaint.Stop] = [.init(0, 0), .init(0.5, 1), .init(1, 2, alpha: 0.5)]
  /// Square from 100, 0 to 900, 800; square from 300, 200 to 700, 600.
  private static let squares: [[[(Int, Int)]]] = [[], [square(100, 0, 900, 800)], [square(300, 200, 700, 600)]]

  private static func square(_ left: Int, _ bottom: Int, _ right: Int, _ top: Int) -> [(Int, Int)] {
    [(left, bottom), (left, top), (right, top), (right, bottom)]
  }

  private static func face(
    _ paints: [Int: TestPaint], layers: [TestPaint] = [], clips: [Int: (Int, Int, Int, Int)] = [:], table: [UInt8]? = nil
  ) throws -> FontFace {
    var font = TestFont(glyphs: squares + [[], [], []], characters: [0x41, 0x42, 0x43, 0x44, 0x45])
    font.tables["COLR"] = table ?? TestPaint.table(paints, layers: layers, clips: clips)
    font.tables["CPAL"] = TestPaint.palette(palette.map { (Int($0.red), Int($0.green), Int($0.blue), 255) })
    return try font.face()
  }

  /// Paints glyph 3 with its origin on the corner of a pixel.
  private struct Drawn {
    let picture: Pixmap
    let corner: PixelPoint

    init?(_ face: FontFace, glyph: UInt32 = 3, size: Double = 100) {
      let painter = ColorGlyphPainter(rasterizer: GlyphRasterizer())
      let placed = PlacedGlyph(glyph: glyph, cluster: 0, x: 0, y: 0)
      guard let found = painter.picture(of: placed, face, size: size, pen: .zero, foreground: Color(90, 80, 70)) else { return nil }
      (picture, corner) = found
    }

    /// The pixel whose centre is `x`, `y` in font units, y up.
    func at(_ x: Double, _ y: Double) -> [Int] {
      let (column, row) = (Int((x / 10).rounded(.down)) - corner.x, Int((-y / 10).rounded(.down)) - corner.y)
      guard picture.bounds.width > column, picture.bounds.height > row, column >= 0, row >= 0 else { return [0, 0, 0, 0] }
      let pixel = picture[column, row]
      return [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
    }
  }

  /// Premultiplied colour of `stops` at a place between 0 and 1.
  private static func mixed(_ t: Double) -> [Double] {
    let colors = [premultiplied(red, 1), premultiplied(green, 1), premultiplied(blue, 0.5)]
    let (from, to, share) = t < 0.5 ? (colors[0], colors[1], t * 2) : (colors[1], colors[2], t * 2 - 1)
    return zip(from, to).map { $0 + ($1 - $0) * share }
  }

  private static func premultiplied(_ color: Color, _ alpha: Double) -> [Double] {
    [Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, 255 * alpha]
  }

  private static func isNear(_ one: [Int], _ other: [Double]) -> Bool { zip(one, other).allSatisfy { abs(Double($0) - $1) <= 1.5 } }

  /// Centres of pixels well inside the large square.
  private static let samples = stride(from: 125.0, to: 890, by: 90).flatMap { x in stride(from: 25.0, to: 790, by: 90).map { Point(x, $0) } }

  @Test func stacksLayersAndTakesTheTextsColour() throws {
    let face = try Self.face(
      [3: .layers(first: 0, count: 2)], layers: [.glyph(1, .solid(entry: 0, alpha: 0.5)), .glyph(2, .solid(entry: 0xFFFF))])
    let drawn = try #require(Drawn(face))
    #expect(drawn.picture.bounds == PixelRect(width: 80, height: 80))
    #expect(drawn.corner == PixelPoint(10, -80))
    #expect(Self.isNear(drawn.at(155, 55), Self.premultiplied(Self.red, 0.5)))
    #expect(drawn.at(505, 405) == [90, 80, 70, 255])
  }

  @Test func runsALinearGradientAlongItsThirdPoint() throws {
    let (p0, p1, p2) = ((200, 100), (700, 300), (100, 500))
    let drawn = try #require(Drawn(try Self.face([3: .glyph(1, .linear(Self.stops, p0: p0, p1: p1, p2: p2))])))
    for sample in Self.samples {
      // sample − p0 = t·(p1 − p0) + u·(p2 − p0)
      let (ax, ay, bx, by) = (500.0, 200.0, -100.0, 400.0)
      let t = ((sample.x - 200) * by - (sample.y - 100) * bx) / (ax * by - ay * bx)
      #expect(Self.isNear(drawn.at(sample.x, sample.y), Self.mixed(max(0, min(1, t)))), "\(sample)")
    }
  }

  @Test(arguments: [(1, "repeat"), (2, "reflect")]) func goesOnBeyondTheLastStop(extend: Int, name: String) throws {
    let paint = TestPaint.linear(Self.stops, extend: extend, p0: (300, 0), p1: (500, 0), p2: (300, 100))
    let drawn = try #require(Drawn(try Self.face([3: .glyph(1, paint)])))
    for sample in Self.samples {
      let t = (sample.x - 300) / 200
      let folded = extend == 1 ? t - t.rounded(.down) : 1 - abs(1 - (t / 2 - (t / 2).rounded(.down)) * 2)
      #expect(Self.isNear(drawn.at(sample.x, sample.y), Self.mixed(folded)), "\(sample)")
    }
  }

  @Test func growsARadialGradientFromCircleToCircle() throws {
    // between circles that lie in one another, each point is on one circle only, found by bisection
    let paint = TestPaint.radial(Self.stops, c0: (420, 380), r0: 60, c1: (500, 400), r1: 460)
    let drawn = try #require(Drawn(try Self.face([3: .glyph(1, paint)])))
    for sample in Self.samples {
      var (low, high) = (-1.0, 4.0)
      for _ in 0..<60 {
        let t = (low + high) / 2
        let distance = (sample - Point(420 + 80 * t, 380 + 20 * t)).length
        if distance > 60 + 400 * t { low = t } else { high = t }
      }
      #expect(Self.isNear(drawn.at(sample.x, sample.y), Self.mixed(max(0, min(1, low)))), "\(sample)")
    }
  }

  @Test func sweepsCounterClockwise() throws {
    let paint = TestPaint.sweep(Self.stops, center: (500, 400), start: 45, end: 270)
    let drawn = try #require(Drawn(try Self.face([3: .glyph(1, paint)])))
    for sample in Self.samples {
      let degrees = atan2(sample.y - 400, sample.x - 500) * 180 / .pi
      let t = ((degrees < 0 ? degrees + 360 : degrees) - 45) / 225
      #expect(Self.isNear(drawn.at(sample.x, sample.y), Self.mixed(max(0, min(1, t)))), "\(sample)")
    }
  }

  @Test(arguments: ["scale", "rotate", "skew", "translate", "transform", "nested"]) func transformsWhatIsBelow(kind: String) throws {
    let fill = TestPaint.glyph(2, .solid(entry: 1))
    let radians = 30 * Double.pi / 180
    // maps a point back to where the square from 300, 200 to 700, 600 lies
    let (paint, back): (TestPaint, (Point) -> Point) =
      switch kind {
      case "scale": (.scaleAround(0.5, 1.5, center: (500, 400), fill), { Point(500 + ($0.x - 500) / 0.5, 400 + ($0.y - 400) / 1.5) })
      case "rotate":
        (
          .rotateAround(30, center: (500, 400), fill),
          { p in
            let (x, y) = (p.x - 500, p.y - 400)
            return Point(500 + x * cos(radians) + y * sin(radians), 400 - x * sin(radians) + y * cos(radians))
          }
        )
      // a positive angle leans to the left, as a counter-clockwise turn of the y axis does
      case "skew": (.skew(30, 0, fill), { Point($0.x + $0.y * tan(radians), $0.y) })
      case "translate": (.translate(120, -90, fill), { Point($0.x - 120, $0.y + 90) })
      case "transform": (.transform(0, 1, -1, 0, 900, -100, fill), { Point($0.y + 100, 900 - $0.x) })
      default: (.translate(100, 0, .scale(0.5, 0.5, fill)), { Point(($0.x - 100) * 2, $0.y * 2) })
      }
    let drawn = try #require(Drawn(try Self.face([3: paint])))
    for x in stride(from: -395.0, to: 1200, by: 50) {
      for y in stride(from: -295.0, to: 1200, by: 50) {
        let point = back(Point(x, y))
        let inside = min(point.x - 300, 700 - point.x, point.y - 200, 600 - point.y)
        if inside > 25 { #expect(drawn.at(x, y) == [0, 200, 40, 255], "\(x) \(y)") }
        if inside < -25 { #expect(drawn.at(x, y) == [0, 0, 0, 0], "\(x) \(y)") }
      }
    }
  }

  @Test func turnsAGradientInsideAGlyphThatStands() throws {
    let line = TestPaint.linear(Self.stops, p0: (100, 400), p1: (900, 400), p2: (100, 500))
    let drawn = try #require(Drawn(try Self.face([3: .glyph(1, .rotateAround(90, center: (500, 400), line))])))
    for sample in Self.samples { #expect(Self.isNear(drawn.at(sample.x, sample.y), Self.mixed(max(0, min(1, sample.y / 800))))) }
  }

  /// Modes by their number in the table: source over the large square, green in the middle over red.
  @Test(arguments: [
    (0, [0, 0, 0, 0], [0, 0, 0, 0]), (1, [0, 0, 0, 0], [0, 200, 40, 255]), (2, [230, 0, 0, 255], [230, 0, 0, 255]),
    (3, [230, 0, 0, 255], [0, 200, 40, 255]), (5, [0, 0, 0, 0], [0, 200, 40, 255]), (6, [0, 0, 0, 0], [230, 0, 0, 255]),
    (8, [230, 0, 0, 255], [0, 0, 0, 0]), (12, [230, 0, 0, 255], [230, 200, 40, 255]), (13, [230, 0, 0, 255], [230, 200, 40, 255]),
    (16, [230, 0, 0, 255], [230, 200, 40, 255]), (21, [230, 0, 0, 255], [230, 200, 40, 255]), (23, [230, 0, 0, 255], [0, 0, 0, 255]),
  ])
  func compositesByMode(mode: Int, outside: [Int], inside: [Int]) throws {
    let paint = TestPaint.composite(.glyph(2, .solid(entry: 1)), mode: mode, backdrop: .glyph(1, .solid(entry: 0)))
    let drawn = Drawn(try Self.face([3: paint]))
    #expect(drawn?.at(155, 55) ?? [0, 0, 0, 0] == outside)
    #expect(drawn?.at(505, 405) ?? [0, 0, 0, 0] == inside)
  }

  @Test func clipsAGroupToAnOutline() throws {
    let group = TestPaint.layers(first: 0, count: 2)
    let layers: [TestPaint] = [.glyph(1, .solid(entry: 0)), .translate(300, 0, .glyph(1, .solid(entry: 2)))]
    let drawn = try #require(Drawn(try Self.face([3: .glyph(2, group)], layers: layers)))
    #expect(drawn.at(355, 405) == [230, 0, 0, 255])
    #expect(drawn.at(655, 405) == [20, 40, 250, 255])
    #expect(drawn.at(155, 405) == [0, 0, 0, 0])
    #expect(drawn.at(755, 405) == [0, 0, 0, 0])
  }

  @Test func keepsToTheClipBox() throws {
    let face = try Self.face([3: .solid(entry: 0), 4: .solid(entry: 1)], clips: [3: (0, -100, 200, 105)])
    let drawn = try #require(Drawn(face))
    #expect(drawn.at(5, -95) == [230, 0, 0, 255])
    #expect(drawn.at(195, 95) == [230, 0, 0, 255])
    // half a pixel of the top edge
    #expect(Self.isNear(drawn.at(100, 105), Self.premultiplied(Self.red, 0.5)))
    // without an outline or a box, a paint has no end: such a glyph is not drawn
    #expect(Drawn(face, glyph: 4) == nil)
  }

  @Test func paintsOneGlyphInsideAnother() throws {
    let drawn = try #require(Drawn(try Self.face([3: .translate(100, 0, .colorGlyph(4)), 4: .glyph(2, .solid(entry: 2))])))
    #expect(drawn.at(405, 405) == [20, 40, 250, 255])
    #expect(drawn.at(355, 405) == [0, 0, 0, 0])
  }

  @Test func readsVersionZero() throws {
    // one base glyph, 3, with layers 0 and 1
    let table = [UInt8].u16(0, 1) + .u32(14, 20) + .u16(2) + .u16(3, 0, 2) + .u16(1, 2, 2, 0xFFFF)
    let face = try Self.face([:], table: table)
    let drawn = try #require(Drawn(face))
    #expect(drawn.at(155, 55) == [20, 40, 250, 255])
    #expect(drawn.at(505, 405) == [90, 80, 70, 255])
    #expect(Drawn(face, glyph: 1) == nil)
  }

  @Test func knowsTheInkOfAGlyphWithoutAnOutline() throws {
    let face = try Self.face(
      [3: .layers(first: 0, count: 2)], layers: [.glyph(2, .solid(entry: 0)), .translate(-50, 30, .glyph(2, .solid(entry: 1)))])
    #expect(face.isColor)
    #expect(face.extents(of: 3) == FontFace.Extents(left: 250, top: 630, right: 700, bottom: 200))
    #expect(face.extents(of: 1) == FontFace.Extents(left: 100, top: 800, right: 900, bottom: 0))
  }

  @Test(arguments: [100, 400, 650, 900]) func varies(weight: Int) throws {
    var font = TestFont(glyphs: Self.squares + [[]], characters: [0x41, 0x42, 0x43])
    // alpha 0.25, at the heaviest 0.75 more; variable solid with the first delta
    let solid = TestPaint.raw([3] + .u16(0) + .f2dot14(0.25) + .u32(0))
    var table = TestPaint.table([3: .glyph(1, solid)])
    let store =
      [UInt8].u16(1) + .u32(12) + .u16(1) + .u32(22) + .u16(1, 1) + .f2dot14(0, 1, 1) + .u16(1, 1, 1, 0) + .f2dot14(0.75)
    table.replaceSubrange(30..<34, with: [UInt8].u32(table.count))
    font.tables["COLR"] = table + store
    font.tables["CPAL"] = TestPaint.palette([(230, 0, 0, 255)])
    font.tables["fvar"] =
      .u16(1, 0, 16, 2, 1, 20, 0, 8) + Array("wght".utf8) + .fixed(100, 400, 900) + .u16(0, 256)
    let drawn = try #require(Drawn(try font.face(weight: weight)))
    let alpha = 0.25 + 0.75 * max(0, Double(weight - 400) / 500)
    #expect(Self.isNear(drawn.at(505, 405), [230 * alpha, 0, 0, 255 * alpha]))
  }
}

@Suite struct BrokenColorTests {
  private func face(_ table: [UInt8]) throws -> FontFace {
    var font = TestFont(glyphs: [[], [[(0, 0), (0, 500), (500, 500)]], [], []], characters: [0x41, 0x42, 0x43])
    font.tables["COLR"] = table
    font.tables["CPAL"] = TestPaint.palette([(255, 0, 0, 255)])
    return try font.face()
  }

  private func draw(_ face: FontFace) -> Bool {
    let painter = ColorGlyphPainter(rasterizer: GlyphRasterizer())
    let all = (UInt32(0)..<5).map { glyph in
      _ = face.extents(of: glyph)
      return painter.picture(of: PlacedGlyph(glyph: glyph, cluster: 0, x: 0, y: 0), face, size: 40, pen: .zero, foreground: .black) != nil
    }
    return all.contains(true)
  }

  @Test(.timeLimit(.minutes(1))) func endsWhereAGlyphRefersToItself() throws {
    _ = draw(try face(TestPaint.table([2: .colorGlyph(2)])))
    _ = draw(try face(TestPaint.table([2: .colorGlyph(3), 3: .translate(1, 1, .colorGlyph(2))])))
    // its own layers, twice each: 2⁶⁴ paints if nobody counted
    let layers: [TestPaint] = [.layers(first: 0, count: 2), .layers(first: 0, count: 2), .glyph(1, .solid(entry: 0))]
    _ = draw(try face(TestPaint.table([2: .layers(first: 0, count: 3)], layers: layers)))
    #expect(draw(try face(TestPaint.table([2: .composite(.colorGlyph(2), mode: 23, backdrop: .glyph(1, .solid(entry: 0)))]))))
  }

  @Test func leavesOutWhatItDoesNotKnow() throws {
    let layers: [TestPaint] = [.raw([99, 0, 0, 0]), .glyph(1, .solid(entry: 0)), .glyph(1, .solid(entry: 7))]
    #expect(draw(try face(TestPaint.table([2: .layers(first: 0, count: 3)], layers: layers))))
  }

  @Test(.timeLimit(.minutes(1))) func survivesAnyBytes() throws {
    let stops: [TestPaint.Stop] = [.init(0, 0), .init(1, 0xFFFF)]
    let whole = TestPaint.table(
      [
        2: .layers(first: 0, count: 3),
        3: .composite(.glyph(1, .radial(stops, c0: (0, 0), r0: 0, c1: (9, 9), r1: 300)), mode: 5, backdrop: .colorGlyph(2)),
      ],
      layers: [
        .glyph(1, .linear(stops, p0: (0, 0), p1: (300, 0), p2: (0, 300))), .transform(1, 0, 0, 1, 5, 5, .glyph(1, .solid(entry: 0))),
        .rotateAround(20, center: (1, 1), .glyph(1, .sweep(stops, center: (9, 9), start: 0, end: 90))),
      ], clips: [2: (0, 0, 500, 500)])
    #expect(draw(try face(whole)))
    for length in stride(from: 0, to: whole.count, by: 3) { _ = draw(try face(Array(whole.prefix(length)))) }
    var state: UInt64 = 88_172_645_463_325_252
    func random(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0...random(6) { bytes[random(bytes.count)] = [0, 1, 2, 255, UInt8(random(256))][random(5)] }
      _ = draw(try face(bytes))
    }
  }
}
