import CXXHash

/// A 128-bit digest of content (XXH3): equal keys stand for equal bytes. Not for secrets.
public struct ContentKey: Sendable, Hashable, CustomStringConvertible {
  let high: UInt64
  let low: UInt64

  /// 32 hexadecimal digits.
  public var description: String { hex(high) + hex(low) }

  private func hex(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  public init(of bytes: [UInt8]) { self = unsafe bytes.withUnsafeBytes { unsafe ContentKey(of: $0) } }

  public init(of bytes: UnsafeRawBufferPointer) {
    let digest = unsafe XXH3_128bits(bytes.baseAddress, bytes.count)
    high = digest.high64
    low = digest.low64
  }

  /// Reads what `description` wrote.
  init?(_ text: String) {
    guard text.utf8.count == 32, let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16) else { return nil }
    self.high = high
    self.low = low
  }
}

/// Collects everything that a result depends on into one key. Each part is written with its length, so that no two lists of parts run together.
struct ContentKeyBuilder {
  private var bytes: [UInt8] = []

  mutating func add(_ text: String) {
    let part = Array(text.utf8)
    add(part.count)
    bytes += part
  }

  mutating func add(_ number: Int) { withBytes(of: UInt64(bitPattern: Int64(number))) }
  mutating func add(_ number: Double) { withBytes(of: number.bitPattern) }
  mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func add(_ key: ContentKey) {
    withBytes(of: key.high)
    withBytes(of: key.low)
  }

  private mutating func withBytes(of number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) { bytes.append(UInt8(number >> shift & 255)) }
  }

  var key: ContentKey { ContentKey(of: bytes) }
}
