@testable import Pixels

/// A small generator with a fixed seed (SplitMix64), so that every run tests the same values.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

func channels(_ pixel: UInt32) -> [Int] { [0, 8, 16, 24].map { Int(pixel >> $0 & 255) } }

extension Pixmap {
  init(width: Int, height: Int, _ color: (Int, Int) -> Color) {
    self.init(width: width, height: height)
    for y in 0..<height { for x in 0..<width { self[x, y] = color(x, y).premultiplied } }
  }

  /// Opaque noise that is the same in every run.
  static func noise(width: Int, height: Int, seed: UInt64 = 7, alpha: Bool = false) -> Pixmap {
    var generator = SeededGenerator(state: seed)
    return Pixmap(width: width, height: height) { _, _ in
      func byte() -> UInt8 { UInt8.random(in: 0...255, using: &generator) }
      return Color(byte(), byte(), byte(), alpha ? byte() : 255)
    }
  }

  /// No colour value is above its alpha.
  var isPossible: Bool { pixels.allSatisfy { pixel in channels(pixel).allSatisfy { $0 <= pixel >> 24 } } }
}

extension Mask {
  /// Covered pixels.
  var area: Double { values.reduce(0) { $0 + Double($1) } / 255 }
}
