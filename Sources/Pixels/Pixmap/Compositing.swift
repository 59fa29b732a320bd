/// How a source picture is put onto a backdrop: Porter and Duff's operators and the blend modes (W3C Compositing and Blending Level 1), in sRGB values.
public enum CompositeMode: Sendable, Hashable, CaseIterable {
  case clear, source, destination, sourceOver, destinationOver, sourceIn, destinationIn, sourceOut, destinationOut, sourceAtop, destinationAtop
  case xor, plus
  case screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference, exclusion, multiply
  case hue, saturation, color, luminosity
}

extension Pixmap {
  /// Puts a picture of the same size onto this one. Pictures of another size are left alone.
  public mutating func composite(_ source: Pixmap, _ mode: CompositeMode) {
    guard source.width == width, source.height == height else { return }
    unsafe withUnsafeMutablePixels { target in
      unsafe source.withUnsafePixels { pixels in
        for index in 0..<target.count { unsafe target[index] = mode.mix(pixels[index], over: target[index]) }
      }
    }
  }
}

extension CompositeMode {
  /// One premultiplied pixel over another, rounded once.
  func mix(_ source: UInt32, over backdrop: UInt32) -> UInt32 {
    if source == 0, backdrop == 0 { return 0 }
    let (s, b) = (Premultiplied(source), Premultiplied(backdrop))
    if let (ofSource, ofBackdrop) = factors(s.alpha, b.alpha) {
      return Premultiplied(s.color * ofSource + b.color * ofBackdrop, s.alpha * ofSource + b.alpha * ofBackdrop).pixel
    }
    // co = cs·(1 − αb) + cb·(1 − αs) + αs·αb·B(Cb, Cs), §5.1.1 with premultiplied cs and cb.
    let blended = blend(b.straight, s.straight) * (s.alpha * b.alpha)
    return Premultiplied(s.color * (1 - b.alpha) + b.color * (1 - s.alpha) + blended, s.alpha + b.alpha - s.alpha * b.alpha).pixel
  }

  /// The shares of source and backdrop of Porter and Duff's operators (§9.1); nil for blend modes.
  private func factors(_ source: Double, _ backdrop: Double) -> (Double, Double)? {
    switch self {
    case .clear: (0, 0)
    case .source: (1, 0)
    case .destination: (0, 1)
    case .sourceOver: (1, 1 - source)
    case .destinationOver: (1 - backdrop, 1)
    case .sourceIn: (backdrop, 0)
    case .destinationIn: (0, source)
    case .sourceOut: (1 - backdrop, 0)
    case .destinationOut: (0, 1 - source)
    case .sourceAtop: (backdrop, 1 - source)
    case .destinationAtop: (1 - backdrop, source)
    case .xor: (1 - backdrop, 1 - source)
    case .plus: (1, 1)
    default: nil
    }
  }

  private func blend(_ backdrop: SIMD3<Double>, _ source: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .hue: source.withSaturation(backdrop.saturation).withLuminosity(backdrop.luminosity)
    case .saturation: backdrop.withSaturation(source.saturation).withLuminosity(backdrop.luminosity)
    case .color: source.withLuminosity(backdrop.luminosity)
    case .luminosity: backdrop.withLuminosity(source.luminosity)
    default: SIMD3(blend(backdrop.x, source.x), blend(backdrop.y, source.y), blend(backdrop.z, source.z))
    }
  }

  /// The separable modes (§10.1).
  private func blend(_ b: Double, _ s: Double) -> Double {
    switch self {
    case .multiply: b * s
    case .screen: b + s - b * s
    case .overlay: Self.hardLight(s, b)
    case .darken: min(b, s)
    case .lighten: max(b, s)
    case .colorDodge: b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: Self.hardLight(b, s)
    case .softLight: Self.softLight(b, s)
    case .difference: abs(b - s)
    case .exclusion: b + s - 2 * b * s
    default: s
    }
  }

  private static func hardLight(_ b: Double, _ s: Double) -> Double { s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1) }

  private static func softLight(_ b: Double, _ s: Double) -> Double {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }
}

/// A pixel in 0…1.
private struct Premultiplied {
  let color: SIMD3<Double>
  let alpha: Double

  init(_ color: SIMD3<Double>, _ alpha: Double) {
    self.color = color
    self.alpha = alpha
  }

  init(_ pixel: UInt32) {
    color = SIMD3(Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255)) / 255
    alpha = Double(pixel >> 24) / 255
  }

  var straight: SIMD3<Double> { alpha > 0 ? color / alpha : .zero }

  var pixel: UInt32 {
    let whole = (min(1, max(0, alpha)) * 255).rounded()
    let value = (color * 255).rounded(.toNearestOrAwayFromZero).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: whole))
    return UInt32(value.x) | UInt32(value.y) << 8 | UInt32(value.z) << 16 | UInt32(whole) << 24
  }
}

/// Hue, saturation and luminosity (§10.2).
extension SIMD3<Double> {
  fileprivate var luminosity: Double { 0.3 * x + 0.59 * y + 0.11 * z }
  fileprivate var saturation: Double { self.max() - self.min() }

  fileprivate func withLuminosity(_ wanted: Double) -> SIMD3 {
    let moved = self + (wanted - luminosity)
    let (light, low, high) = (moved.luminosity, moved.min(), moved.max())
    var result = moved
    if low < 0 { result = light + (result - light) * light / (light - low) }
    if high > 1 { result = light + (result - light) * (1 - light) / (high - light) }
    return result
  }

  fileprivate func withSaturation(_ wanted: Double) -> SIMD3 {
    let (low, high) = (self.min(), self.max())
    return high > low ? (self - low) * (wanted / (high - low)) : .zero
  }
}
