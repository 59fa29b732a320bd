#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The sRGB transfer function (IEC 61966-2-1): value 0…1 <-> linear light 0…1. Negative values are mirrored.
public enum SRGB {
  public static func linear(_ value: Double) -> Double {
    let v = abs(value)
    let light = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    return value < 0 ? -light : light
  }

  public static func encoded(_ light: Double) -> Double {
    let l = abs(light)
    let value = l <= 0.003_130_8 ? l * 12.92 : 1.055 * pow(l, 1 / 2.4) - 0.055
    return light < 0 ? -value : value
  }

  /// Linear light of each 8-bit value.
  public static let linearOfByte: ContiguousArray<Double> = ContiguousArray((0..<256).map { linear(Double($0) / 255) })
}

/// Linear light to the nearest 8-bit sRGB value without a power: exact, since a bucket of the table holds at most one threshold
/// (the closest two lie 1 / (255 · 12.92) = 0.000304 apart, a bucket is 0.000244 wide).
struct SRGBRounding {
  static let buckets = 4096.0

  /// The value at each bucket's lower end.
  let base: ContiguousArray<UInt8>
  /// The linear light from which on a value is rounded up to the next one.
  let threshold: ContiguousArray<Double>

  static let shared = SRGBRounding()

  private init() {
    let threshold = ContiguousArray((0..<256).map { $0 == 255 ? .infinity : SRGB.linear((Double($0) + 0.5) / 255) })
    self.threshold = threshold
    var value = 0
    base = ContiguousArray(
      (0...Int(SRGBRounding.buckets)).map { bucket in
        while Double(bucket) / SRGBRounding.buckets >= threshold[value] { value += 1 }
        return UInt8(value)
      })
  }

  /// Light outside 0…1 is cut off.
  @inline(__always)
  static func byte(_ light: Double, _ base: UnsafePointer<UInt8>, _ threshold: UnsafePointer<Double>) -> UInt32 {
    let l = max(0, min(1, light))
    let value = unsafe Int(base[Int(l * buckets)])
    return unsafe UInt32(truncatingIfNeeded: l >= threshold[value] ? value + 1 : value)
  }
}

/// Linear light to sRGB values 0…255 without rounding, by a table that is read between its entries; within 1/100 of a level of the exact curve.
struct SRGBEncoding: Sendable {
  static let shared = SRGBEncoding()
  private static let steps = 4096

  let table = ContiguousArray((0...steps + 1).map { Float(SRGB.encoded(min(1, Double($0) / Double(steps))) * 255) })

  /// `light` outside 0…1 is cut off.
  @inline(__always)
  static func value(_ light: Double, _ table: UnsafeBufferPointer<Float>) -> Float {
    let place = Float(max(0, min(1, light))) * Float(steps)
    let index = Int(place)
    let low = unsafe table[index]
    return unsafe low + (table[index + 1] - low) * (place - Float(index))
  }
}
