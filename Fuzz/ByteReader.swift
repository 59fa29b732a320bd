/// Random bytes as choices; what is past their end is 0.
struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func byte() -> UInt8 {
    defer { position += 1 }
    return position < bytes.count ? bytes[position] : 0
  }

  mutating func word() -> UInt16 { UInt16(byte()) << 8 | UInt16(byte()) }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  mutating func choice<Element>(_ all: [Element]) -> Element { all[Int(byte()) % all.count] }

  /// Mostly what a caller might mean, at times what none should.
  mutating func number(_ usual: [Double]) -> Double {
    let odd: [Double] = [0, -1, -0.0, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, .greatestFiniteMagnitude, 1e-9, 1e9]
    let index = Int(byte())
    return index < 200 ? usual[index % usual.count] : odd[index % odd.count]
  }

  mutating func rest() -> ArraySlice<UInt8> {
    defer { position = bytes.count }
    return position < bytes.count ? bytes[position...] : []
  }
}
