/// The chromaticities (CIE 1931 x, y) of a colour space's red, green, blue and white.
struct Primaries: Equatable {
  var red: SIMD2<Double>
  var green: SIMD2<Double>
  var blue: SIMD2<Double>
  var white: SIMD2<Double>

  private static let d65 = SIMD2(0.3127, 0.3290)
  static let sRGB = Primaries(red: SIMD2(0.64, 0.33), green: SIMD2(0.30, 0.60), blue: SIMD2(0.15, 0.06), white: d65)
  static let displayP3 = Primaries(red: SIMD2(0.680, 0.320), green: SIMD2(0.265, 0.690), blue: SIMD2(0.150, 0.060), white: d65)

  /// ITU-T H.273 table 2. nil for the codes that name no RGB primaries.
  init?(codePoint: Int) {
    let c = SIMD2(0.310, 0.316)
    switch codePoint {
    case 1: self = .sRGB
    case 4: self.init(red: SIMD2(0.67, 0.33), green: SIMD2(0.21, 0.71), blue: SIMD2(0.14, 0.08), white: c)
    case 5: self.init(red: SIMD2(0.64, 0.33), green: SIMD2(0.29, 0.60), blue: SIMD2(0.15, 0.06), white: Self.d65)
    case 6, 7: self.init(red: SIMD2(0.630, 0.340), green: SIMD2(0.310, 0.595), blue: SIMD2(0.155, 0.070), white: Self.d65)
    case 8: self.init(red: SIMD2(0.681, 0.319), green: SIMD2(0.243, 0.692), blue: SIMD2(0.145, 0.049), white: c)
    case 9: self.init(red: SIMD2(0.708, 0.292), green: SIMD2(0.170, 0.797), blue: SIMD2(0.131, 0.046), white: Self.d65)
    case 11: self.init(red: SIMD2(0.680, 0.320), green: SIMD2(0.265, 0.690), blue: SIMD2(0.150, 0.060), white: SIMD2(0.314, 0.351))
    case 12: self = .displayP3
    case 22: self.init(red: SIMD2(0.630, 0.340), green: SIMD2(0.295, 0.605), blue: SIMD2(0.155, 0.077), white: Self.d65)
    default: return nil
    }
  }

  init(red: SIMD2<Double>, green: SIMD2<Double>, blue: SIMD2<Double>, white: SIMD2<Double>) {
    (self.red, self.green, self.blue, self.white) = (red, green, blue, white)
  }

  func isClose(to other: Primaries) -> Bool {
    [red - other.red, green - other.green, blue - other.blue, white - other.white].allSatisfy { max($0.x.magnitude, $0.y.magnitude) <= 0.001 }
  }

  /// Linear RGB of these primaries to linear sRGB, white to white (Bradford). nil for chromaticities that span no space.
  var toSRGB: Matrix3? {
    guard let toXYZ, let fromXYZ = Self.sRGB.toXYZ?.inverse else { return nil }
    return white == Self.d65
      ? fromXYZ * toXYZ : Self.adaptation(from: Self.xyz(white), to: Self.xyz(Self.d65)).map { fromXYZ * $0 * toXYZ }
  }

  /// XYZ under the D50 of ICC profiles (ICC.1:2022 §7.2.16) to linear sRGB.
  static let connectionSpaceToSRGB: Matrix3 = {
    guard let adaptation = adaptation(from: SIMD3(0.9642, 1, 0.8249), to: xyz(d65)), let fromXYZ = sRGB.toXYZ?.inverse else { return .identity }
    return fromXYZ * adaptation
  }()

  private var toXYZ: Matrix3? {
    guard red.y > 0, green.y > 0, blue.y > 0, white.y > 0 else { return nil }
    let columns = (Self.xyz(red), Self.xyz(green), Self.xyz(blue))
    guard let scale = Matrix3(columns: columns.0, columns.1, columns.2).inverse.map({ $0 * Self.xyz(white) }) else { return nil }
    return Matrix3(columns: columns.0 * scale.x, columns.1 * scale.y, columns.2 * scale.z)
  }

  private static func xyz(_ chromaticity: SIMD2<Double>) -> SIMD3<Double> {
    SIMD3(chromaticity.x, chromaticity.y, 1 - chromaticity.x - chromaticity.y) / chromaticity.y
  }

  /// Bradford's chromatic adaptation (ICC.1:2022 annex E).
  private static func adaptation(from: SIMD3<Double>, to: SIMD3<Double>) -> Matrix3? {
    let cone = Matrix3(rows: (SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296)))
    guard let inverse = cone.inverse else { return nil }
    let ratio = (cone * to) / (cone * from)
    return inverse * Matrix3(rows: (SIMD3(ratio.x, 0, 0), SIMD3(0, ratio.y, 0), SIMD3(0, 0, ratio.z))) * cone
  }
}
