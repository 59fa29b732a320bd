/// What the stored samples mean.
enum ColorDefinition {
  /// sRGB values: nothing to convert.
  case sRGB
  /// A curve a channel, then linear RGB by a matrix to linear sRGB.
  case matrix(curves: [(Double) -> Double], toSRGB: Matrix3)
  /// Anything else an ICC profile can say: by Little CMS.
  case profile(ICCProfile)

  /// A space of its own curve and primaries; sRGB when that is what it comes to. nil when the primaries span no space.
  init?(_ transfer: TransferFunction, _ primaries: Primaries, narrowRangeMaximum: Int? = nil) {
    if transfer == .sRGB, primaries.isClose(to: .sRGB), narrowRangeMaximum == nil {
      self = .sRGB
      return
    }
    guard let matrix = primaries.toSRGB else { return nil }
    guard let maximum = narrowRangeMaximum else {
      self = .matrix(curves: Array(repeating: transfer.light, count: 3), toSRGB: matrix)
      return
    }
    // H.273 §8.3: black at 16, white at 235 of 8 bits, shifted up for more bits.
    let unit = Double(maximum + 1) / 256
    let curve = { (value: Double) in transfer.light(min(1, max(0, (value * Double(maximum) / unit - 16) / 219))) }
    self = .matrix(curves: Array(repeating: curve, count: 3), toSRGB: matrix)
  }

  init(_ choice: ColorProfileChoice) {
    switch choice {
    case .sRGB: self = .sRGB
    case .displayP3: self = ColorDefinition(.sRGB, .displayP3) ?? .sRGB
    }
  }
}

/// What a file says of its colours, weighed.
struct ColorStatement {
  var profile: ImageColorProfile
  var definition: ColorDefinition
  var warnings: [ImageWarning] = []

  static func assumed(_ choice: ColorProfileChoice) -> ColorStatement {
    let name = choice == .sRGB ? "sRGB" : "Display P3"
    return ColorStatement(profile: ImageColorProfile(kind: .assumed, description: name), definition: ColorDefinition(choice))
  }

  static var untagged: ColorStatement {
    ColorStatement(profile: ImageColorProfile(kind: .untagged, description: "sRGB"), definition: .sRGB)
  }
}
