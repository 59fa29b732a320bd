#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
import Testing

@testable import Pixels

@Suite struct ShadowedMeshTests {
  static let mesh = MeshGradient([
    .init(x: 0.02, y: 0, sigma: 0.3, color: Color(0xFF, 0xEB, 0xDD)), .init(x: 1, y: 0.46, sigma: 0.32, color: Color(0xCD, 0xBB, 0xFF)),
    .init(x: 0.1, y: 1, sigma: 0.34, color: Color(0xFF, 0xD0, 0xA0)),
  ])
  static let body = Path.rect(Rect(x: 60, y: 70, width: 80, height: 200))
  static let shadows = [
    Shadow(color: Color(0x5A, 0x1F, 0x4A), y: 12, sigma: 24, opacity: 0.26), Shadow(color: Color(0x5A, 0x1F, 0x4A), y: 5, sigma: 9, opacity: 0.2),
  ]

  /// Colour of the mesh at a pixel's centre in double precision, sRGB values 0…255.
  private func ground(_ x: Int, _ y: Int, width: Int, height: Int) -> [Double] {
    let (px, py) = ((Double(x) + 0.5) / Double(width), (Double(y) + 0.5) / Double(height))
    var sum = 0.0
    var lab = OKLab(lightness: 0, a: 0, b: 0)
    for spot in Self.mesh.spots {
      let weight = exp(-((px - spot.x) * (px - spot.x) + (py - spot.y) * (py - spot.y)) / (2 * spot.sigma * spot.sigma))
      let color = OKLab(spot.color)
      sum += weight
      lab.lightness += weight * color.lightness
      lab.a += weight * color.a
      lab.b += weight * color.b
    }
    let light = OKLab(lightness: lab.lightness / sum, a: lab.a / sum, b: lab.b / sum).linear
    return [light.red, light.green, light.blue].map { SRGB.encoded(max(0, min(1, $0))) * 255 }
  }

  /// The shadow of a rectangle is a product of two error functions.
  private func coverage(_ shadow: Shadow, _ x: Int, _ y: Int) -> Double {
    func edge(_ at: Double, _ low: Double, _ high: Double) -> Double {
      (erf((at - low) / (shadow.sigma * 2.0.squareRoot())) - erf((at - high) / (shadow.sigma * 2.0.squareRoot()))) / 2
    }
    return edge(Double(x) + 0.5, 60, 140) * edge(Double(y) + 0.5 - shadow.y, 70, 270)
  }

  @Test func isMixedUnroundedAndRoundedOnce() {
    var canvas = Pixmap(width: 200, height: 160)
    canvas.fill(Self.mesh, under: Self.shadows, of: Self.body)
    var off = 0
    for y in stride(from: 0, to: 160, by: 3) {
      for x in stride(from: 0, to: 200, by: 3) {
        var wanted = ground(x, y, width: 200, height: 160)
        for shadow in Self.shadows {
          let alpha = coverage(shadow, x, y) * shadow.opacity
          let color = [shadow.color.red, shadow.color.green, shadow.color.blue].map(Double.init)
          for channel in 0..<3 { wanted[channel] += (color[channel] - wanted[channel]) * alpha }
        }
        for channel in 0..<3 {
          let got = Double(canvas[x, y] >> UInt32(8 * channel) & 255)
          #expect(abs(got - wanted[channel]) < 0.75, "\(x) \(y) channel \(channel): \(got) instead of \(wanted[channel])")
          if abs(got - wanted[channel]) > 0.52 { off += 1 }
        }
      }
    }
    // the blur itself is within a fraction of a level of the true Gaussian
    #expect(off < 54 * 67 * 3 / 50)
  }

  @Test func hiddenPixelsShowTheMeshAlone() {
    var plain = Pixmap(width: 200, height: 160)
    plain.fill(.mesh(Self.mesh, in: Rect(plain.bounds)))
    var canvas = plain
    canvas.fill(Self.mesh, under: Self.shadows, of: Self.body, hidden: PixelRect(x: 70, y: 90, width: 60, height: 60))
    #expect(canvas[100, 120] == plain[100, 120])
    #expect(canvas[65, 120] != plain[65, 120])
  }
}
