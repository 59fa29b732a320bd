/// Stage 2: paragraphs, which end at hard breaks. The break characters belong to none.
enum Paragraphs {
  static func split(_ text: [UInt16]) -> [Range<Int>] {
    var paragraphs: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < text.count {
      guard isHardBreak(text[index]) else {
        index += 1
        continue
      }
      paragraphs.append(start..<index)
      if text[index] == 0x0D, index + 1 < text.count, text[index + 1] == 0x0A { index += 1 }
      index += 1
      start = index
    }
    paragraphs.append(start..<text.count)
    return paragraphs
  }

  /// Classes BK, CR, LF and NL of UAX #14.
  private static func isHardBreak(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
