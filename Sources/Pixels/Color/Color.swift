/// A colour in 8-bit sRGB values, straight (not premultiplied).
public struct Color: Sendable, Hashable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public static let black = Color(0, 0, 0)
  public static let white = Color(255, 255, 255)
  public static let clear = Color(0, 0, 0, 0)

  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`, capital or small letters; anything else is `nil`.
  public init?(hex: some StringProtocol) {
    let bytes = Array(hex.utf8)
    guard bytes.first == UInt8(ascii: "#"), [4, 7, 9].contains(bytes.count) else { return nil }
    var digits: [UInt8] = []
    for byte in bytes.dropFirst() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    if digits.count == 3 {
      self.init(digits[0] * 17, digits[1] * 17, digits[2] * 17)
    } else {
      let values = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
      self.init(values[0], values[1], values[2], values.count == 4 ? values[3] : 255)
    }
  }

  /// The same colour with its alpha multiplied by `opacity` (0…1, cut off outside), rounded to nearest.
  public func withOpacity(_ opacity: Double) -> Color {
    let factor = opacity.isNaN ? 0 : max(0, min(1, opacity))
    return Color(red, green, blue, UInt8((Double(alpha) * factor).rounded()))
  }

  /// The pixel: red in the lowest byte, then green, blue, alpha; each colour value multiplied by alpha / 255 and rounded to nearest.
  public var premultiplied: UInt32 {
    let a = UInt32(alpha)
    return divideBy255(UInt32(red) * a) | divideBy255(UInt32(green) * a) << 8 | divideBy255(UInt32(blue) * a) << 16 | a << 24
  }

  /// The straight colour of a premultiplied pixel, rounded to nearest; alpha 0 gives `clear`.
  public init(premultiplied pixel: UInt32) {
    let a = pixel >> 24
    guard a > 0 else {
      self = .clear
      return
    }
    func straight(_ value: UInt32) -> UInt8 { UInt8(min(255, (value * 255 + a / 2) / a)) }
    self.init(straight(pixel & 255), straight(pixel >> 8 & 255), straight(pixel >> 16 & 255), UInt8(a))
  }
}

/// `x / 255` rounded to nearest, exact for 0…65,535.
@inline(__always)
func divideBy255(_ x: UInt32) -> UInt32 {
  let t = x + 128
  return (t + t >> 8) >> 8
}
