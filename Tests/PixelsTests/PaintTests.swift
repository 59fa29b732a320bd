#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Testing

@testable import Pixels

@Suite struct GradientTests {
  /// A mixed colour computed from the definition, premultiplied, not rounded.
  static func exact(_ a: Color, _ b: Color, _ t: Double) -> [Double] {
    let (p, q) = (OKLab(a), OKLab(b))
    let (pa, qa) = (Double(a.alpha) / 255, Double(b.alpha) / 255)
    let alpha = pa + (qa - pa) * t
    func mixed(_ x: Double, _ y: Double) -> Double { alpha == 0 ? 0 : (x * pa * (1 - t) + y * qa * t) / alpha }
    let light = OKLab(lightness: mixed(p.lightness, q.lightness), a: mixed(p.a, q.a), b: mixed(p.b, q.b)).linear
    return [light.red, light.green, light.blue].map { max(0, min(1, SRGB.encoded($0))) * alpha * 255 } + [alpha * 255]
  }

  @Test(arguments: [
    (Color(255, 240, 230), Color(240, 150, 200)), (.black, .white), (Color(20, 90, 200), .clear), (Color(9, 200, 9, 40), Color(250, 0, 99, 200)),
  ])
  func linearAgreesWithDoublePrecision(_ first: Color, _ last: Color) {
    var canvas = Pixmap(width: 100, height: 60)
    let (from, to) = (Point(10, 5), Point(90, 47))
    canvas.fill(.linear(from: from, to: to, first, last))
    for y in stride(from: 0, to: 60, by: 7) {
      for x in 0..<100 {
        let axis = to - from
        let t = max(0, min(1, (Point(Double(x) + 0.5, Double(y) + 0.5) - from).dot(axis) / axis.dot(axis)))
        for (value, wanted) in zip(channels(canvas[x, y]), Self.exact(first, last, t)) { #expect(abs(Double(value) - wanted) < 0.55) }
      }
    }
  }

  @Test func endsAndHardEdges() {
    let gradient = Gradient([.init(0, .black), .init(0.5, .black), .init(0.5, .white), .init(1, .white)])
    var canvas = Pixmap(width: 20, height: 1)
    canvas.fill(.horizontal(Rect(x: 0, y: 0, width: 20, height: 1), gradient))
    for x in 0..<20 { #expect(canvas[x, 0] == (x < 10 ? Color.black : .white).premultiplied) }
    #expect(Gradient([.init(0.7, .black), .init(0.2, .white), .init(9, .black)]).stops.map(\.offset) == [0.7, 0.7, 1])
    canvas.reset(width: 3, height: 1)
    canvas.fill(.horizontal(Rect(x: 0, y: 0, width: 3, height: 1), Gradient([Color]())))
    #expect(canvas == Pixmap(width: 3, height: 1))
    canvas.fill(.linear(from: Point(1, 1), to: Point(1, 1), .black, .white))
    #expect(canvas[0, 0] == Color.white.premultiplied)
  }

  @Test func radialAndConic() {
    var canvas = Pixmap(width: 41, height: 21)
    let gradient = Gradient([.black, .white])
    canvas.fill(.radial(center: Point(20.5, 10.5), radii: Size(20, 10), gradient))
    #expect(canvas[20, 10] == Color.black.premultiplied)
    #expect(canvas[30, 10] == Color(99, 99, 99).premultiplied && canvas[20, 15] == Color(99, 99, 99).premultiplied)
    #expect(canvas[40, 10] == Color.white.premultiplied && canvas[0, 0] == Color.white.premultiplied)
    canvas.fill(.conic(center: Point(20.5, 10.5), start: -90, gradient))
    #expect(canvas[20, 20] == Color(99, 99, 99).premultiplied)
    #expect(channels(canvas[30, 10])[0] < channels(canvas[10, 10])[0])
  }

  @Test func opacityAndClip() {
    var canvas = Pixmap(width: 10, height: 10, color: .black)
    canvas.fill(
      Rect(x: 0, y: 0, width: 10, height: 10), .vertical(Rect(x: 0, y: 0, width: 10, height: 10), Gradient([.white])), opacity: 0.5,
      clip: PixelRect(x: 0, y: 0, width: 5, height: 10))
    #expect(canvas[2, 2] == Color(128, 128, 128).premultiplied && canvas[7, 2] == Color.black.premultiplied)
  }
}

@Suite struct MeshGradientTests {
  static func color(_ hex: String) -> Color { Color(hex: hex) ?? .clear }

  static let dawn = MeshGradient([
    .init(x: 0.02, y: 0, sigma: 0.30, color: color("#FFEBDD")), .init(x: 0.52, y: 0.07, sigma: 0.26, color: color("#FFF4EC")),
    .init(x: 1, y: 0.02, sigma: 0.30, color: color("#FFD9CE")), .init(x: 0, y: 0.42, sigma: 0.30, color: color("#FFC3B8")),
    .init(x: 0.5, y: 0.45, sigma: 0.26, color: color("#F9BFD8")), .init(x: 1, y: 0.46, sigma: 0.32, color: color("#CDBBFF")),
    .init(x: 0.1, y: 1, sigma: 0.34, color: color("#FFD0A0")), .init(x: 0.95, y: 1, sigma: 0.34, color: color("#F39CC6")),
  ])

  static let night = MeshGradient([
    .init(x: 0, y: 0, sigma: 0.32, color: color("#0D0F2A")), .init(x: 0.5, y: 0.05, sigma: 0.26, color: color("#16153C")),
    .init(x: 0, y: 0.4, sigma: 0.28, color: color("#3A2A92")), .init(x: 0.55, y: 0.44, sigma: 0.24, color: color("#5B3DB8")),
    .init(x: 1, y: 0.42, sigma: 0.26, color: color("#B0478F")), .init(x: 0.05, y: 0.95, sigma: 0.34, color: color("#0F3E78")),
  ])

  static func exact(_ mesh: MeshGradient, _ u: Double, _ v: Double) -> [Double] {
    var (sum, l, a, b) = (0.0, 0.0, 0.0, 0.0)
    for spot in mesh.spots {
      let weight = exp(-((u - spot.x) * (u - spot.x) + (v - spot.y) * (v - spot.y)) / (2 * spot.sigma * spot.sigma))
      let lab = OKLab(spot.color)
      sum += weight
      l += weight * lab.lightness
      a += weight * lab.a
      b += weight * lab.b
    }
    let light = OKLab(lightness: l / sum, a: a / sum, b: b / sum).linear
    return [light.red, light.green, light.blue].map { max(0, min(1, SRGB.encoded($0))) * 255 }
  }

  /// A window onto a full-size mesh, compared pixel by pixel.
  @Test(
    arguments: [dawn, night],
    [Rect(x: -600, y: -900, width: 1320, height: 2868), Rect(x: 0, y: -300, width: 410, height: 502), Rect(x: 0, y: 0, width: 70, height: 90)])
  func agreesWithDoublePrecision(_ mesh: MeshGradient, _ frame: Rect) {
    var canvas = Pixmap(width: 75, height: 95)
    canvas.fill(.mesh(mesh, in: frame))
    var wrong = 0
    for y in 0..<95 {
      for x in 0..<75 {
        let exact = Self.exact(mesh, (Double(x) + 0.5 - frame.x) / frame.width, (Double(y) + 0.5 - frame.y) / frame.height)
        for (value, wanted) in zip(channels(canvas[x, y]), exact) {
          #expect(abs(Double(value) - wanted) < 0.505)
          if Double(value) != wanted.rounded() { wrong += 1 }
        }
      }
    }
    #expect(wrong <= 2)
  }

  @Test func fullSizeHasNoBands() {
    var canvas = Pixmap(width: 200, height: 20)
    for (x, y) in [(0.0, 0.0), (560, 600), (1120, 1300), (300, 2500)] {
      canvas.fill(.mesh(Self.dawn, in: Rect(x: -x, y: -y, width: 1320, height: 2868)))
      for row in 1..<20 {
        for column in 1..<200 {
          for neighbour in [canvas[column - 1, row], canvas[column, row - 1]] {
            for (a, b) in zip(channels(canvas[column, row]), channels(neighbour)) { #expect(abs(a - b) <= 1) }
          }
        }
      }
    }
  }

  @Test func mirroredMeshMirrorsThePicture() {
    var (plain, mirrored) = (Pixmap(width: 44, height: 30), Pixmap(width: 44, height: 30))
    plain.fill(.mesh(Self.dawn, in: Rect(plain.bounds)))
    mirrored.fill(.mesh(Self.dawn.mirrored, in: Rect(plain.bounds)))
    for (a, b) in zip(plain.flippedHorizontally().pixels, mirrored.pixels) {
      for (c, d) in zip(channels(a), channels(b)) { #expect(abs(c - d) <= 1) }
    }
  }

  /// Reaches so small that every weight is below the least number there is.
  @Test func farFromEverySpotTheNearestWins() {
    let mesh = MeshGradient([.init(x: 0, y: 0, sigma: 0.001, color: .black), .init(x: 1, y: 0, sigma: 0.001, color: .white)])
    var canvas = Pixmap(width: 10, height: 3)
    canvas.fill(.mesh(mesh, in: Rect(canvas.bounds)))
    for x in 0..<10 { #expect(canvas[x, 1] == (x < 5 ? Color.black : .white).premultiplied) }
  }

  @Test func nothingToPaint() {
    var canvas = Pixmap(width: 4, height: 4)
    canvas.fill(.mesh(MeshGradient([]), in: Rect(canvas.bounds)))
    canvas.fill(.mesh(Self.dawn, in: Rect(x: 0, y: 0, width: 0, height: 3)))
    #expect(canvas == Pixmap(width: 4, height: 4))
  }
}
