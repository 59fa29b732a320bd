#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Colour conversion in double precision with published numbers.
enum ReferenceColor {
  static func toLight(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }

  static func fromLight(_ light: Double) -> Double {
    let clipped = min(1, max(0, light))
    return clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * pow(clipped, 1 / 2.4) - 0.055
  }

  /// The matrices of CSS Color 4 §12 (Display P3 to XYZ, XYZ to linear sRGB), multiplied out.
  static func displayP3ToSRGB(_ rgb: [Double]) -> [Double] {
    let (r, g, b) = (toLight(rgb[0]), toLight(rgb[1]), toLight(rgb[2]))
    return [
      fromLight(1.2249401762805598 * r - 0.2249401762805598 * g),
      fromLight(-0.0420569547096881 * r + 1.0420569547096881 * g),
      fromLight(-0.0196375545903344 * r - 0.0786360455506319 * g + 1.0982736001409663 * b),
    ]
  }
}
