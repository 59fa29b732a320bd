#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A colour in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020): L 0…1, a and b about ±0.4.
public struct OKLab: Sendable, Hashable {
  public var lightness: Double
  public var a: Double
  public var b: Double

  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Alpha is not looked at.
  public init(_ color: Color) {
    let table = SRGB.linearOfByte
    self.init(LinearRGB(red: table[Int(color.red)], green: table[Int(color.green)], blue: table[Int(color.blue)]))
  }

  public init(_ light: LinearRGB) {
    let l = cbrt(0.4122214708 * light.red + 0.5363325363 * light.green + 0.0514459929 * light.blue)
    let m = cbrt(0.2119034982 * light.red + 0.6806995451 * light.green + 0.1073969566 * light.blue)
    let s = cbrt(0.0883024619 * light.red + 0.2817188376 * light.green + 0.6299787005 * light.blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// May lie outside 0…1 for colours that sRGB cannot show.
  public var linear: LinearRGB {
    let l = lightness + 0.3963377774 * a + 0.2158037573 * b
    let m = lightness - 0.1055613458 * a - 0.0638541728 * b
    let s = lightness - 0.0894841775 * a - 1.2914855480 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return LinearRGB(
      red: 4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      green: -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      blue: -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3)
  }
}

/// Linear light with the primaries of sRGB, 0…1.
public struct LinearRGB: Sendable, Hashable {
  public var red: Double
  public var green: Double
  public var blue: Double

  public init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// sRGB values 0…1, cut off there.
  var encoded: (red: Double, green: Double, blue: Double) {
    func cut(_ light: Double) -> Double { max(0, min(1, SRGB.encoded(light))) }
    return (cut(red), cut(green), cut(blue))
  }
}

extension Color {
  /// A colour between two, mixed in OKLab with premultiplied alpha; `t` = 0 gives the first, 1 the second.
  public static func mix(_ first: Color, _ second: Color, _ t: Double) -> Color {
    if t <= 0 || first == second { return first }
    if t >= 1 { return second }
    let mixed = PremultipliedLab(first).mixed(with: PremultipliedLab(second), t)
    let (red, green, blue) = mixed.straight.linear.encoded
    func byte(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
    return Color(byte(red), byte(green), byte(blue), byte(mixed.alpha))
  }
}

/// OKLab times alpha, the form in which colours of different alpha mix without a dark or grey seam.
struct PremultipliedLab {
  var lightness: Double
  var a: Double
  var b: Double
  /// 0…1.
  var alpha: Double

  init(_ color: Color) {
    let lab = OKLab(color)
    alpha = Double(color.alpha) / 255
    lightness = lab.lightness * alpha
    a = lab.a * alpha
    b = lab.b * alpha
  }

  func mixed(with other: PremultipliedLab, _ t: Double) -> PremultipliedLab {
    var result = self
    result.lightness += (other.lightness - lightness) * t
    result.a += (other.a - a) * t
    result.b += (other.b - b) * t
    result.alpha += (other.alpha - alpha) * t
    return result
  }

  var straight: OKLab {
    alpha > 0 ? OKLab(lightness: lightness / alpha, a: a / alpha, b: b / alpha) : OKLab(lightness: 0, a: 0, b: 0)
  }
}
