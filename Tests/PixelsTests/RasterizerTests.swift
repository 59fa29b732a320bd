import Testing

@testable import Pixels

@Suite struct RasterizerTests {
  let bounds = PixelRect(width: 40, height: 40)

  @Test func rectangleIsItsArea() {
    for (left, top, right, bottom) in [(3.25, 4.5, 20.75, 9.125), (7.0, 7.0, 8.0, 8.0), (5.2, 5.2, 5.4, 5.9), (-3.5, 30.1, 99.0, 31.9)] {
      let mask = Mask(.rect(Rect(left: left, top: top, right: right, bottom: bottom)), bounds: bounds)
      for y in 0..<40 {
        for x in 0..<40 {
          let w = max(0, min(right, Double(x + 1)) - max(left, Double(x)))
          let h = max(0, min(bottom, Double(y + 1)) - max(top, Double(y)))
          #expect(abs(Double(mask[x, y]) - w * h * 255) <= 0.5 + 1e-9)
        }
      }
    }
  }

  @Test func triangleIsItsArea() {
    let (a, b, c) = (Point(2.3, 1.7), Point(37.9, 12.4), Point(11.1, 38.6))
    let mask = Mask(.polygon([a, b, c]), bounds: bounds)
    #expect(abs(mask.area - (b - a).cross(c - a) / 2) < 0.15)
    #expect(Mask(.polygon([c, b, a]), bounds: bounds) == mask)
  }

  /// The lower left half of every pixel on the diagonal.
  @Test func diagonalCoversHalf() {
    let mask = Mask(.polygon([Point(0, 0), Point(40, 40), Point(0, 40)]), bounds: bounds)
    for i in 0..<40 { #expect(mask[i, i] == 128) }
    #expect(mask[3, 2] == 0 && mask[2, 3] == 255)
  }

  @Test func circleIsItsArea() {
    for radius in [0.4, 3.3, 17.71] {
      let mask = Mask(.circle(center: Point(20.2, 19.9), radius: radius), bounds: bounds)
      #expect(abs(mask.area / (.pi * radius * radius) - 1) < 0.001 + 0.02 / (radius * radius))
    }
  }

  @Test func rulesDifferWhereContoursOverlap() {
    var path = Path.rect(Rect(x: 2, y: 2, width: 20, height: 20))
    path.append(.rect(Rect(x: 10.5, y: 10.5, width: 5, height: 5)))
    let (whole, holed) = (Mask(path, bounds: bounds), Mask(path, bounds: bounds, rule: .evenOdd))
    #expect(whole.area == 400)
    #expect(abs(holed.area - 375) < 0.05)
    #expect(holed[10, 10] == 191 && holed[12, 12] == 0 && whole[12, 12] == 255)
  }

  @Test func oppositeContoursMakeAHole() {
    var path = Path.rect(Rect(x: 2, y: 2, width: 20, height: 20))
    path.append(.polygon([Point(5, 5), Point(5, 9), Point(9, 9), Point(9, 5)]))
    #expect(Mask(path, bounds: bounds).area == 384)
  }

  @Test func clippingChangesNoPixel() {
    let path = Path.ellipse(in: Rect(x: 1.3, y: 2.2, width: 36.1, height: 33.3)).transformed(by: .rotation(degrees: 31, about: Point(20, 20)))
    let whole = Mask(path, bounds: bounds)
    let part = PixelRect(x: 9, y: 7, width: 13, height: 21)
    let cut = Mask(path, bounds: part)
    for y in 0..<part.height {
      for x in 0..<part.width { #expect(abs(Int(cut[x, y]) - Int(whole[x + 9, y + 7])) <= 1) }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e12, Double.leastNonzeroMagnitude])
  func strangeCoordinatesDoNoHarm(_ value: Double) {
    var path = Path()
    path.line(to: Point(value, 3))
    path.move(to: Point(5, value))
    path.line(to: Point(value, value))
    path.cubic(to: Point(20, 20), control1: Point(value, 0), control2: Point(0, -value))
    path.quad(to: Point(value, 1), control: Point(3, value))
    path.close()
    path.close()
    path.line(to: Point(30, 10))
    #expect(Mask(path, bounds: bounds).values.count == 1600)
    #expect(Mask(path.stroked(StrokeStyle(width: 3, cap: .round, join: .round, dash: [1, 2])), bounds: bounds).values.count == 1600)
    #expect(Mask(.circle(center: Point(value, 3), radius: value), bounds: bounds).values.count == 1600)
    #expect(Mask(.arc(center: Point(5, 5), radius: 3, start: value, sweep: value), bounds: bounds).values.count == 1600)
    _ = Path.continuousRoundedRect(Rect(x: 1, y: 1, width: 30, height: 30), radius: value)
    var canvas = Pixmap(width: 8, height: 8)
    canvas.drawShadow(of: path, Shadow(color: .black, x: value, y: value, sigma: value, opacity: value))
    canvas.fill(.radial(center: Point(value, 1), radius: value, Gradient([.black, .white])))
    canvas.fill(.linear(from: Point(value, 1), to: Point(2, value), .black, .white))
    canvas.fill(.conic(center: Point(value, 1), start: value, Gradient([.black, .white])))
    canvas.fill(.mesh(MeshGradient([.init(x: value, y: 0, sigma: value, color: .black)]), in: Rect(x: value, y: 0, width: value, height: 5)))
    #expect(canvas.isPossible)
  }

  @Test func aCircleThatHoldsThePictureCoversIt() {
    #expect(Mask(.circle(center: Point(20, 20), radius: 1e6), bounds: bounds).area == 1600)
  }

  @Test func fillingPaintsWhatTheMaskSays() {
    let path = Path.circle(center: Point(11.3, 9.2), radius: 7.7)
    var direct = Pixmap(width: 20, height: 20, color: .white)
    var masked = direct
    direct.fill(path, .color(Color(20, 90, 160, 77)), opacity: 0.8)
    masked.fill(Mask(path, bounds: direct.bounds), .color(Color(20, 90, 160, 77)), opacity: 0.8)
    #expect(direct == masked)
  }
}
