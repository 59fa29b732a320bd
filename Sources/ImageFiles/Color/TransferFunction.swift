import Pixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How a stored value (0…1) becomes light (0…1, 1 = the white of a page).
enum TransferFunction: Equatable, Sendable {
  case sRGB
  /// light = value ^ exponent
  case power(Double)
  case bt709
  case smpte240
  case pq
  case hlg

  /// ITU-T H.273 table 3; the codes that are left out are logarithmic or of film, and no picture of an app uses them.
  init?(codePoint: Int) {
    switch codePoint {
    case 1, 6, 14, 15: self = .bt709
    case 4: self = .power(2.2)
    case 5: self = .power(2.8)
    case 7: self = .smpte240
    case 8: self = .power(1)
    case 13: self = .sRGB
    case 16: self = .pq
    case 18: self = .hlg
    default: return nil
    }
  }

  var isHighDynamicRange: Bool { self == .pq || self == .hlg }

  func light(_ value: Double) -> Double {
    switch self {
    case .sRGB: SRGB.linear(value)
    case .power(let exponent): pow(value, exponent)
    case .bt709: value < 0.081 ? value / 4.5 : pow((value + 0.099) / 1.099, 1 / 0.45)
    case .smpte240: value < 0.0912 ? value / 4 : pow((value + 0.1115) / 1.1115, 1 / 0.45)
    case .pq: min(1, Self.pqNits(value) / Self.referenceWhite)
    case .hlg: min(1, 1000 * pow(Self.hlgScene(value), 1.2) / Self.referenceWhite)
    }
  }

  /// Nits of a page's white in an HDR picture (ITU-R BT.2408).
  private static let referenceWhite = 203.0

  /// SMPTE ST 2084.
  private static func pqNits(_ value: Double) -> Double {
    let root = pow(value, 1 / (2523.0 / 4096 * 128))
    return 10_000 * pow(max(0, root - 3424.0 / 4096) / (2413.0 / 128 - 2392.0 / 128 * root), 1 / (2610.0 / 16384))
  }

  /// ITU-R BT.2100, hybrid log-gamma to light of the scene.
  private static func hlgScene(_ value: Double) -> Double {
    value <= 0.5 ? value * value / 3 : (exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12
  }
}
