#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Testing

@testable import Pixels

@Suite struct BlurTests {
  /// A Gaussian in double precision, ten standard deviations wide, for one line with zeros around it.
  static func exact(_ line: [Double], sigma: Double, margin: Int) -> [Double] {
    let reach = Int((10 * sigma).rounded(.up))
    let kernel = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = kernel.reduce(0, +)
    return (-margin..<line.count + margin).map { x in
      var value = 0.0
      for j in max(0, x - reach)..<max(0, min(line.count, x + reach + 1)) { value += line[j] * kernel[j - x + reach] }
      return value / sum
    }
  }

  static func exact(_ mask: Mask, sigma: Double, margin: Int) -> [[Double]] {
    let rows = (0..<mask.height).map { y in exact((0..<mask.width).map { Double(mask[$0, y]) }, sigma: sigma, margin: margin) }
    let columns = (0..<mask.width + 2 * margin).map { x in exact(rows.map { $0[x] }, sigma: sigma, margin: margin) }
    return (0..<mask.height + 2 * margin).map { y in columns.map { $0[y] } }
  }

  @Test(arguments: [0.3, 1, 2.5, 7.9, 8.1, 17, 33])
  func agreesWithDoublePrecision(_ sigma: Double) {
    let mask = Mask(.continuousRoundedRect(Rect(x: 5.4, y: 3.7, width: 63, height: 41), radius: 9), bounds: PixelRect(width: 71, height: 47))
    let margin = Int(2 * sigma) + 3
    let result = mask.blurred(sigma: sigma, margin: margin)
    let exact = Self.exact(mask, sigma: sigma, margin: margin)
    var worst = 0.0
    for y in 0..<result.height { for x in 0..<result.width { worst = max(worst, abs(Double(result[x, y]) - exact[y][x])) } }
    #expect(worst < 1)
  }

  @Test func noBlurIsACopy() {
    let mask = Mask(.circle(center: Point(5, 5), radius: 4), bounds: PixelRect(width: 10, height: 10))
    #expect(mask.blurred(sigma: 0) == mask)
    #expect(mask.blurred(sigma: .nan, margin: 2)[7, 7] == mask[5, 5])
  }

  @Test func nothingIsLostOrMoved() {
    let mask = Mask(.rect(Rect(x: 0, y: 0, width: 21, height: 21)), bounds: PixelRect(width: 21, height: 21))
    for sigma in [3.0, 9, 20] {
      let blurred = mask.blurred(sigma: sigma, margin: Int(4.5 * sigma))
      #expect(abs(blurred.area / 441 - 1) < 0.03)
      for y in 0..<blurred.height {
        for x in 0..<blurred.width {
          #expect(abs(Int(blurred[x, y]) - Int(blurred[blurred.width - 1 - x, y])) <= 1)
          #expect(blurred[x, y] == blurred[y, x])
        }
      }
    }
  }

  /// The blur of a half plane is the normal distribution's integral.
  @Test(arguments: [Shadow.Blending.values, .linearLight], [2.0, 12.0, 40.0])
  func shadowOfAHalfPlane(_ blending: Shadow.Blending, _ sigma: Double) {
    var canvas = Pixmap(width: 150, height: 3, color: Color(200, 220, 240))
    let plane = Path.rect(Rect(x: 60.3, y: -1000, width: 5000, height: 2000))
    canvas.drawShadow(of: plane, Shadow(color: Color(90, 31, 74), x: 10, y: 20, sigma: sigma, opacity: 0.4, blending: blending))
    for x in 0..<150 {
      let alpha = 0.4 * 0.5 * (1 + erf((Double(x) + 0.5 - 70.3) / sigma / 2.0.squareRoot()))
      for (value, (ground, color)) in zip(channels(canvas[x, 1]), [(200.0, 90.0), (220, 31), (240, 74)]) {
        let mixed =
          blending == .values
          ? ground + (color - ground) * alpha
          : 255 * SRGB.encoded(SRGB.linear(ground / 255) * (1 - alpha) + SRGB.linear(color / 255) * alpha)
        #expect(abs(Double(value) - mixed) < 0.85)
      }
    }
  }

  @Test func shadowOnNothingIsItsColor() {
    for blending in [Shadow.Blending.values, .linearLight] {
      var canvas = Pixmap(width: 30, height: 30)
      let path = Path.rect(Rect(x: -200, y: -200, width: 500, height: 500))
      canvas.drawShadow(of: path, Shadow(color: Color(90, 31, 74), y: 0, sigma: 5, opacity: 0.4, blending: blending))
      for (value, wanted) in zip(channels(canvas[15, 15]), [36, 12, 30, 102]) { #expect(abs(value - wanted) <= 1) }
    }
  }

  @Test func hiddenPixelsAreLeftAloneAndTheOthersAreTheSame() {
    let path = Path.continuousRoundedRect(Rect(x: 20, y: 25, width: 60, height: 90), radius: 14)
    let shadow = Shadow(color: .black, y: 6, sigma: 9, opacity: 0.5)
    let hidden = PixelRect(x: 30, y: 35, width: 40, height: 65)
    var (whole, cut) = (Pixmap(width: 100, height: 100, color: .white), Pixmap(width: 100, height: 100, color: .white))
    whole.drawShadow(of: path, shadow)
    cut.drawShadow(of: path, shadow, hidden: hidden)
    for y in 0..<100 {
      for x in 0..<100 {
        let isHidden = !PixelRect(x: x, y: y, width: 1, height: 1).intersection(hidden).isEmpty
        #expect(cut[x, y] == (isHidden ? Color.white.premultiplied : whole[x, y]))
      }
    }
  }

  @Test func shadowHasNoBands() {
    var canvas = Pixmap(width: 120, height: 120, color: Color(255, 210, 74))
    canvas.drawShadow(of: .rect(Rect(x: 30, y: 30, width: 200, height: 200)), Shadow(color: Color(122, 31, 58), y: 10, sigma: 50, opacity: 0.3))
    for y in 0..<120 {
      for x in 1..<120 {
        for (left, right) in zip(channels(canvas[x - 1, y]), channels(canvas[x, y])) { #expect(right <= left && left - right <= 1) }
      }
    }
  }

  @Test func clippedShadowIsAPartOfTheWhole() {
    let path = Path.circle(center: Point(30, 28), radius: 17.3)
    let shadow = Shadow(color: .black, x: 3, y: 6, sigma: 6, opacity: 0.8)
    let part = PixelRect(x: 33, y: 21, width: 14, height: 25)
    var (whole, cut) = (Pixmap(width: 64, height: 64, color: .white), Pixmap(width: 64, height: 64, color: .white))
    whole.drawShadow(of: path, shadow)
    cut.drawShadow(of: path, shadow, clip: part)
    for y in part.top..<part.bottom {
      for x in part.left..<part.right { #expect(abs(channels(cut[x, y])[0] - channels(whole[x, y])[0]) <= 1) }
    }
    #expect(cut[32, 30] == Color.white.premultiplied)
  }
}
