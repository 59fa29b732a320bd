import Testing

@testable import Pixels

@Suite struct PathTests {
  @Test func boundsAreOfTheOutline() throws {
    let box = try #require(Path.circle(center: Point(10, 20), radius: 5).bounds)
    for (value, wanted) in zip([box.left, box.top, box.right, box.bottom], [5.0, 15, 15, 25]) { #expect(abs(value - wanted) < 1e-4) }
    var curve = Path()
    curve.move(to: Point(0, 0))
    curve.cubic(to: Point(30, 0), control1: Point(10, 40), control2: Point(20, 40))
    #expect(abs(try #require(curve.bounds).bottom - 30) < 0.01)
    #expect(Path().bounds == nil)
  }

  @Test func shapesAreRound() {
    for contour in Path.circle(center: Point(3, 4), radius: 1000).flattened(tolerance: Path.flatteningTolerance) {
      for point in contour.points { #expect(abs((point - Point(3, 4)).length - 1000) < 0.006) }
    }
    let ring = Path.arc(center: .zero, radius: 10, start: 90, sweep: 90).flattened(tolerance: 0.01)
    #expect(ring.count == 1 && !ring[0].isClosed)
    #expect((ring[0].points[0] - Point(0, 10)).length < 1e-9)
    #expect((ring[0].points[ring[0].points.count - 1] - Point(-10, 0)).length < 1e-9)
  }

  /// The points where PaintCode's pieces meet, for a radius of 100 at each corner of a rectangle of 1000 × 800.
  @Test func continuousCornerPassesThroughItsPoints() {
    let path = Path.continuousRoundedRect(Rect(x: 0, y: 0, width: 1000, height: 800), radius: 100)
    let ends = path.elements.compactMap { element -> Point? in
      switch element {
      case .move(let p), .line(let p), .quad(_, let p), .cubic(_, _, let p): p
      case .close: nil
      }
    }
    let along = [(152.866483, 0), (66.993427, 6.5496), (63.149399, 7.4911), (7.491176, 63.149399), (0, 152.866483)]
    for (a, b) in along {
      let wanted = [Point(1000 - a, b), Point(1000 - b, 800 - a), Point(a, 800 - b), Point(b, a)]
      for point in wanted { #expect(ends.contains { ($0 - point).length < 1e-9 }) }
    }
    #expect(path.bounds == Rect(x: 0, y: 0, width: 1000, height: 800))
  }

  @Test func radiiShrinkUntilTheyFit() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 60)
    let fitted = CornerRadii(all: 500).fitted(to: rect, reach: 1.52866483)
    #expect(abs(fitted.topLeft - 60 / 2 / 1.52866483) < 1e-12)
    let top = CornerRadii(topLeft: 40, topRight: 40).fitted(to: rect, reach: 1)
    #expect(top == CornerRadii(topLeft: 40, topRight: 40))
    #expect(CornerRadii(topLeft: -3, topRight: .nan).fitted(to: rect, reach: 1) == CornerRadii())
    #expect(Path.continuousRoundedRect(rect, radii: CornerRadii(topLeft: 20)).bounds == rect)
  }

  @Test func roundedRectangleAreas() {
    let bounds = PixelRect(width: 80, height: 60)
    let rect = Rect(x: 5, y: 5, width: 70, height: 50)
    #expect(abs(Mask(.roundedRect(rect, radius: 10), bounds: bounds).area - (3500 - 100 * (4 - .pi))) < 0.5)
    #expect(abs(Mask(.capsule(rect), bounds: bounds).area - (20 * 50 + .pi * 625)) < 0.5)
    #expect(abs(Mask(.roundedRect(rect, radii: CornerRadii(topLeft: 20)), bounds: bounds).area - (3500 - 400 * (1 - .pi / 4))) < 0.3)
  }

  @Test func transformedPath() {
    let square = Path.rect(Rect(x: 0, y: 0, width: 2, height: 2)).transformed(by: .scale(x: 3, y: 4))
    #expect(square == Path.rect(Rect(x: 0, y: 0, width: 6, height: 8)))
    #expect(Path.rect(Rect(x: 1, y: 1, width: 1, height: 1)).translated(x: 2, y: 3).bounds == Rect(x: 3, y: 4, width: 1, height: 1))
  }
}

@Suite struct StrokeTests {
  let bounds = PixelRect(width: 60, height: 60)

  func area(_ path: Path, _ style: StrokeStyle) -> Double { Mask(path.stroked(style), bounds: bounds).area }

  @Test(arguments: [(StrokeStyle.Cap.butt, 0.0), (.square, 4 * 4.0), (.round, 4 * .pi)])
  func capsAddTheirArea(_ cap: StrokeStyle.Cap, _ extra: Double) {
    let line = Path.polygon([Point(10, 20), Point(40, 20)], closed: false)
    #expect(abs(area(line, StrokeStyle(width: 4, cap: cap)) - 120 - extra) < 0.1)
    let slanted = line.transformed(by: .rotation(degrees: 27, about: Point(25, 20)))
    #expect(abs(area(slanted, StrokeStyle(width: 4, cap: cap)) - 120 - extra) < 0.4)
  }

  /// Two arms of 20 × 6 overlap in a square quarter; the outer corner is 9 for a miter, 4.5 for a bevel, a quarter disc for a round join.
  @Test(arguments: [(StrokeStyle.Join.miter, 9.0), (.bevel, 4.5), (.round, 9 * .pi / 4)])
  func joinsAddTheirArea(_ join: StrokeStyle.Join, _ corner: Double) {
    let angle = Path.polygon([Point(10, 30), Point(30, 30), Point(30, 50)], closed: false)
    #expect(abs(area(angle, StrokeStyle(width: 6, join: join)) - (240 - 9 + corner)) < 0.1)
    let other = Path.polygon([Point(30, 50), Point(30, 30), Point(10, 30)], closed: false)
    #expect(abs(area(other, StrokeStyle(width: 6, join: join)) - (240 - 9 + corner)) < 0.1)
  }

  @Test func sharpMitersAreCut() {
    let spike = Path.polygon([Point(5, 30), Point(50, 31), Point(5, 32)], closed: false)
    let cut = Mask(spike.stroked(StrokeStyle(width: 4, miterLimit: 4)), bounds: bounds)
    #expect((0..<60).allSatisfy { cut[55, $0] == 0 })
  }

  @Test func rings() {
    let circle = Path.circle(center: Point(30, 30), radius: 20)
    #expect(abs(area(circle, StrokeStyle(width: 5)) - .pi * 2 * 20 * 5) < 0.6)
    let mask = Mask(circle.stroked(StrokeStyle(width: 5)), bounds: bounds)
    #expect(mask[30, 30] == 0 && mask[50, 30] == 255)
    #expect(abs(area(.rect(Rect(x: 10, y: 10, width: 30, height: 20)), StrokeStyle(width: 4)) - (34 * 24 - 26 * 16)) < 0.01)
  }

  /// A ring's edge must not show where the pieces of its outline meet: every radius crosses the same width.
  @Test func ringsAreEven() {
    let mask = Mask(Path.circle(center: Point(30, 30), radius: 20).stroked(StrokeStyle(width: 5, join: .round)), bounds: bounds)
    let exact = Mask(.circle(center: Point(30, 30), radius: 22.5), bounds: bounds)
    let hole = Mask(.circle(center: Point(30, 30), radius: 17.5), bounds: bounds)
    for i in mask.values.indices { #expect(abs(Int(mask.values[i]) - (Int(exact.values[i]) - Int(hole.values[i]))) <= 2) }
  }

  @Test func widerThanItsBend() {
    #expect(abs(area(.circle(center: Point(30, 30), radius: 4), StrokeStyle(width: 30)) - .pi * 19 * 19) < 2)
  }

  @Test func dashes() {
    let line = Path.polygon([Point(5, 20), Point(55, 20)], closed: false)
    #expect(abs(area(line, StrokeStyle(width: 2, dash: [6, 4])) - 60) < 0.1)
    let shifted = Mask(line.stroked(StrokeStyle(width: 2, dash: [6, 4], dashOffset: 3)), bounds: bounds)
    #expect(shifted[7, 19] == 255 && shifted[8, 19] == 0 && shifted[11, 19] == 0 && shifted[12, 19] == 255)
    #expect(area(line, StrokeStyle(width: 2, dash: [5])) == area(line, StrokeStyle(width: 2, dash: [5, 5])))
    for dash in [[0.0, 0], [-1, 2], [.nan, 1], [1e-12, 1e-12]] { #expect(abs(area(line, StrokeStyle(width: 2, dash: dash)) - 100) < 0.1) }
  }

  /// A closed outline that is drawn at its beginning and at its end has no gap or cap there.
  @Test func dashesMeetWhereAShapeCloses() {
    let square = Path.rect(Rect(x: 10, y: 10, width: 20, height: 20))
    let mask = Mask(square.stroked(StrokeStyle(width: 2, dash: [30, 10, 40, 0])), bounds: bounds)
    #expect(mask[9, 9] == 255)
    #expect(abs(mask.area - (22 * 22 - 18 * 18 - 20)) < 0.1)
  }

  @Test func dots() {
    var dot = Path()
    dot.move(to: Point(20, 20))
    dot.line(to: Point(20, 20))
    #expect(abs(area(dot, StrokeStyle(width: 10, cap: .round)) - .pi * 25) < 0.1)
    #expect(area(dot, StrokeStyle(width: 10, cap: .square)) == 100)
    #expect(area(dot, StrokeStyle(width: 10)) == 0)
    #expect(area(dot, StrokeStyle(width: -1)) == 0 && area(dot, StrokeStyle(width: .nan)) == 0)
  }
}
