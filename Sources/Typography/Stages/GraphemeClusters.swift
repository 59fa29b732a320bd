/// An extended grapheme cluster (UAX #29) with what font choice asks about it.
struct GraphemeCluster {
  let start: Int
  let end: Int
  let kind: Kind

  enum Kind {
    case text
    /// Drawn as a picture (UTS #51): emoji presentation, VS16, keycap, flag, tag or ZWJ sequence.
    case emoji
    /// Asked for as text by VS15.
    case textPresentation
    case blank
    /// Default-ignorables alone, which choose no font.
    case ignorable
    /// Characters with emoji property that must never become pictures: digits, #, *, ©, ®, ™.
    case neverEmoji
  }

  var range: Range<Int> { start..<end }
}

/// Stages 5 and 6: grapheme clusters, and which of them are emoji.
enum GraphemeClusters {
  /// `text` is one paragraph; offsets are counted from `offset`.
  static func find(in text: [UInt16], offset: Int, breaker: TextBreaker?) -> [GraphemeCluster] {
    var start = 0
    let ends = (breaker?.boundaries(in: text).map(\.offset) ?? Array(1..<text.count + 1)).filter { !isInsideStack($0, text) }
    return ends.map { end in
      defer { start = end }
      return GraphemeCluster(start: offset + start, end: offset + end, kind: kind(of: text.codePoints(in: start..<end)))
    }
  }

  /// Behind a character that stacks the next consonant under the last (rule GB9c as Unicode 16 extends it to Khmer, Burmese and Tai Tham).
  private static func isInsideStack(_ offset: Int, _ text: [UInt16]) -> Bool {
    guard offset < text.count else { return false }
    return switch text[offset - 1] {
    case 0x17D2: (0x1780...0x17B3).contains(text[offset])
    case 0x1039: (0x1000...0x102A).contains(text[offset])
    case 0x1A60: (0x1A20...0x1A54).contains(text[offset])
    default: false
    }
  }

  static func kind(of codePoints: [UInt32]) -> GraphemeCluster.Kind {
    let properties = codePoints.map { CharacterProperties(of: $0) }
    if codePoints.contains(0xFE0E) { return .textPresentation }
    if codePoints.contains(0xFE0F), properties[0].contains(.emoji) { return .emoji }
    if codePoints.contains(0x20E3), properties[0].contains(.emoji) { return .emoji }
    if properties.contains(where: { $0.contains(.emojiPresentation) }) { return .emoji }
    // Pictographs in one cluster are joined.
    if properties.count(where: { $0.contains(.extendedPictographic) }) > 1 { return .emoji }
    if properties.allSatisfy({ $0.contains(.whiteSpace) }) { return .blank }
    if properties.allSatisfy({ $0.contains(.defaultIgnorable) || $0.contains(.control) }) { return .ignorable }
    return properties[0].contains(.emoji) && (codePoints[0] < 0x100 || codePoints[0] == 0x2122) ? .neverEmoji : .text
  }
}
