#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Testing

@testable import Pixels

@Suite struct ScaleTests {
  /// Lanczos3 in double precision, every weight unrounded: one axis, four channels a pixel.
  static func exact(_ line: [[Double]], from: Double, length: Double, count: Int) -> [[Double]] {
    let scale = length / Double(count)
    let width = max(1, scale)
    let (first, end) = (max(0, Int(from.rounded(.down))), min(line.count, Int((from + length).rounded(.up))))
    return (0..<count).map { index in
      let center = from + (Double(index) + 0.5) * scale
      var sum = [0.0, 0, 0, 0]
      var total = 0.0
      for j in first..<end {
        let x = (Double(j) + 0.5 - center) / width
        guard abs(x) < 3 else { continue }
        let weight = x == 0 ? 1 : 3 * sin(.pi * x) * sin(.pi * x / 3) / (.pi * .pi * x * x)
        total += weight
        for c in 0..<4 { sum[c] += weight * line[j][c] }
      }
      return sum.map { $0 / total }
    }
  }

  static func exact(_ picture: Pixmap, from part: Rect, width: Int, height: Int) -> [[[Double]]] {
    let columns = (0..<picture.width).map { x in
      exact((0..<picture.height).map { y in channels(picture[x, y]).map(Double.init) }, from: part.y, length: part.height, count: height)
    }
    return (0..<height).map { y in exact(columns.map { $0[y] }, from: part.x, length: part.width, count: width) }
  }

  static func greatestError(_ result: Pixmap, _ exact: [[[Double]]]) -> Double {
    var worst = 0.0
    for y in 0..<result.height {
      for x in 0..<result.width {
        let alpha = max(0, min(255, exact[y][x][3]))
        for (value, true_) in zip(channels(result[x, y]), exact[y][x]) {
          worst = max(worst, abs(Double(value) - max(0, min(alpha, true_))))
        }
      }
    }
    return worst
  }

  @Test(arguments: [(19, 23), (48, 61), (7, 5), (1, 1), (40, 13), (33, 80)])
  func agreesWithDoublePrecision(_ width: Int, _ height: Int) {
    let picture = Pixmap.noise(width: 40, height: 33, alpha: true)
    let exact = Self.exact(picture, from: Rect(picture.bounds), width: width, height: height)
    let result = picture.scaled(toWidth: width, height: height)
    #expect(Self.greatestError(result, exact) < 0.62)
    #expect(result.isPossible)
  }

  @Test func aPartWithFractionalEdges() {
    let picture = Pixmap.noise(width: 40, height: 33)
    let part = Rect(x: 3.3, y: 5, width: 21.4, height: 17.25)
    #expect(Self.greatestError(picture.scaled(from: part, toWidth: 15, height: 15), Self.exact(picture, from: part, width: 15, height: 15)) < 0.62)
    let whole = PixelRect(x: 4, y: 6, width: 20, height: 20)
    #expect(picture.scaled(from: Rect(whole), toWidth: 13, height: 9) == picture.cropped(to: whole).scaled(toWidth: 13, height: 9))
  }

  @Test func sameSizeIsACopy() {
    let picture = Pixmap.noise(width: 21, height: 34, alpha: true)
    #expect(picture.scaled(toWidth: 21, height: 34) == picture)
    let part = PixelRect(x: 2, y: 3, width: 8, height: 5)
    #expect(picture.scaled(from: Rect(part), toWidth: 8, height: 5) == picture.cropped(to: part))
    let stretched = picture.scaled(toWidth: 21, height: 50)
    #expect(stretched == picture.rotated(quarterTurns: 1).scaled(toWidth: 50, height: 21).rotated(quarterTurns: -1))
  }

  @Test(arguments: [(20, 20), (13, 31), (64, 40), (3, 3)])
  func aMirroredPictureGivesTheMirroredResult(_ width: Int, _ height: Int) {
    let picture = Pixmap.noise(width: 37, height: 30, alpha: true)
    let mirrored = picture.flippedHorizontally().scaled(toWidth: width, height: height)
    #expect(mirrored == picture.scaled(toWidth: width, height: height).flippedHorizontally())
    let turned = picture.oriented(.down).scaled(toWidth: width, height: height)
    #expect(turned == picture.scaled(toWidth: width, height: height).oriented(.down))
  }

  /// A made-up screen: flat areas, hard edges, a vertical ramp and a few dots, so that the copied and the computed parts meet.
  @Test func flatPartsChangeNothing() {
    let screen = Pixmap(width: 90, height: 120) { x, y in
      if y > 80 { return Color(UInt8(y), 40, 90) }
      if (x, y) == (40, 33) || (x, y) == (71, 60) { return .black }
      return (20..<60).contains(x) && (10..<70).contains(y) ? Color(240, 241, 250) : Color(30, 120, 255)
    }
    let exact = Self.exact(screen, from: Rect(screen.bounds), width: 71, height: 95)
    #expect(Self.greatestError(screen.scaled(toWidth: 71, height: 95), exact) < 0.62)
    let color = Color(13, 200, 77)
    #expect(Pixmap(width: 50, height: 60, color: color).scaled(toWidth: 31, height: 17) == Pixmap(width: 31, height: 17, color: color))
  }

  @Test func meanIsKept() {
    func mean(_ picture: Pixmap) -> Double { picture.pixels.reduce(0) { $0 + Double($1 & 255) } / Double(picture.pixels.count) }
    let picture = Pixmap(width: 60, height: 60) { x, y in Color(UInt8(80 + (x * y) % 97), 0, 0) }
    #expect(abs(mean(picture.scaled(toWidth: 20, height: 30)) - mean(picture)) < 0.5)
  }

  @Test func aCentredCircleStaysOne() {
    var picture = Pixmap(width: 101, height: 101, color: .white)
    picture.fill(.circle(center: Point(50.5, 50.5), radius: 40), .color(.black))
    let small = picture.scaled(toWidth: 47, height: 47)
    #expect(small == small.flippedHorizontally())
    #expect(small == small.rotated(quarterTurns: 1))
    let dark = small.pixels.reduce(0) { $0 + (255 - Double($1 & 255)) / 255 }
    #expect(abs(dark / (.pi * 1600 * (47.0 / 101) * (47.0 / 101)) - 1) < 0.002)
  }

  @Test func reusedStorageGivesTheSame() {
    let picture = Pixmap.noise(width: 30, height: 30, alpha: true)
    var result = Pixmap.noise(width: 50, height: 50)
    result.become(picture, from: Rect(picture.bounds), toWidth: 12, height: 19)
    #expect(result == picture.scaled(toWidth: 12, height: 19))
  }

  @Test func nothingIsRefused() {
    let dot = Pixmap(width: 1, height: 1, color: Color(1, 2, 3))
    #expect(dot.scaled(toWidth: 9, height: 4) == Pixmap(width: 9, height: 4, color: Color(1, 2, 3)))
    #expect(Pixmap(width: 0, height: 0).scaled(toWidth: 2, height: 2) == Pixmap(width: 2, height: 2))
    #expect(dot.scaled(toWidth: 0, height: 5).pixels.isEmpty)
    for part in [
      Rect(x: .nan, y: 0, width: 1, height: 1), Rect(x: 0, y: 0, width: -1, height: 1), Rect(x: 50, y: 50, width: 3, height: 3),
      Rect(x: -1e300, y: 0, width: .infinity, height: 1), Rect(x: -1e18, y: -5, width: 2e18, height: 11), Rect(x: -3, y: -3, width: 5, height: 5),
    ] { #expect(dot.scaled(from: part, toWidth: 3, height: 3).pixels.count == 9) }
  }
}

/// Mistakes seen in other programs when pictures with transparent parts are scaled.
@Suite struct TransparencyTests {
  @Test func whiteUnderAlphaZeroLeavesNoHalo() {
    let frame = Pixmap(width: 60, height: 60) { x, y in
      (10..<50).contains(x) && (10..<50).contains(y) && !((20..<40).contains(x) && (20..<40).contains(y)) ? .black : Color(255, 255, 255, 0)
    }
    var canvas = Pixmap(width: 30, height: 30, color: Color(64, 64, 64))
    canvas.draw(frame.scaled(toWidth: 30, height: 30))
    #expect(canvas.pixels.allSatisfy { channels($0)[0] <= 64 })
  }

  @Test func anEnlargedWhiteDiscHasNoFringe() {
    var disc = Pixmap(width: 40, height: 40)
    disc.fill(.circle(center: Point(20, 20), radius: 15), .color(.white))
    var canvas = Pixmap(width: 80, height: 80, color: .white)
    canvas.draw(disc.scaled(toWidth: 80, height: 80))
    #expect(canvas == Pixmap(width: 80, height: 80, color: .white))
  }

  @Test func aReducedWhiteShapeNeverGreys() {
    var shape = Pixmap(width: 100, height: 100)
    shape.fill(.roundedRect(Rect(x: 11, y: 13, width: 71, height: 60), radius: 14), .color(.white))
    var canvas = Pixmap(width: 30, height: 30, color: .white)
    canvas.draw(shape.scaled(toWidth: 30, height: 30))
    #expect(canvas.pixels.allSatisfy { channels($0)[0] >= 254 })
  }

  @Test func lowAlphaKeepsItsHue() {
    let ramp = Pixmap(width: 256, height: 8) { x, _ in Color(250, 120, 30, UInt8(x)) }
    for pixel in ramp.scaled(toWidth: 95, height: 3).pixels where pixel >> 24 > 8 {
      let exact = channels(Color(250, 120, 30, UInt8(pixel >> 24)).premultiplied)
      for (value, wanted) in zip(channels(pixel), exact) { #expect(abs(value - wanted) < 2) }
    }
  }

  @Test func maskingThenScalingMultipliesOnce() {
    var masked = Pixmap(width: 40, height: 40)
    masked.draw(Pixmap(width: 40, height: 40, color: Color(200, 100, 50)), mask: Mask(width: 40, height: 40, value: 128))
    var canvas = Pixmap(width: 20, height: 20, color: .black)
    canvas.draw(masked.scaled(toWidth: 20, height: 20))
    for pixel in canvas.pixels {
      for (value, wanted) in zip(channels(pixel), [100, 50, 25, 255]) { #expect(abs(value - wanted) <= 1) }
    }
  }
}
