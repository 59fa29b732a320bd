import CShims

/// Stages 3 and 12: embedding levels (UAX #9) and the visual order of a line's parts (rule L2).
enum BidiLevels {
  /// One level a code unit; `text` is one paragraph.
  static func resolve(_ text: [UInt16], base: TextDirection) -> [UInt8] {
    let baseLevel: UInt8 = base == .rightToLeft ? 1 : 0
    var levels = [UInt8](repeating: baseLevel, count: text.count)
    guard unsafe unicode_bidi_levels(text, Int32(text.count), baseLevel, &levels) == 0 else {
      return [UInt8](repeating: baseLevel, count: text.count)
    }
    return levels
  }

  /// Which part stands first, second … from the left.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    guard !levels.isEmpty else { return [] }
    var order = [Int32](repeating: 0, count: levels.count)
    unsafe unicode_bidi_reorder(levels, Int32(levels.count), &order)
    return order.map(Int.init)
  }
}
