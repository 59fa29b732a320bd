/// The numbers a text may be set with. No picture needs more, and no sum of numbers within them overflows.
public enum TextLimits {
  /// Pixels an em.
  public static let sizes = 0.01...16_384.0
  /// Pixels of a line.
  public static let widths = 0...1_000_000.0
  /// In em.
  public static let tracking = -1...10.0
  /// Baseline to baseline in em.
  public static let lineHeights = 0...100.0
  public static let weights = 1...1000

  fileprivate static func bounded(_ value: Double, _ range: ClosedRange<Double>, absent: Double) -> Double {
    value.isNaN ? absent : max(range.lowerBound, min(range.upperBound, value))
  }
}

extension TextRequest {
  /// The request with its numbers within the limits: the nearest number for one beyond them, and what is usual for none at all.
  var bounded: TextRequest {
    var result = self
    result.style.size = TextLimits.bounded(style.size, TextLimits.sizes, absent: TextLimits.sizes.lowerBound)
    result.style.tracking = TextLimits.bounded(style.tracking, TextLimits.tracking, absent: 0)
    result.style.lineHeight = TextLimits.bounded(style.lineHeight, TextLimits.lineHeights, absent: 1)
    result.style.weight = Self.bounded(style.weight)
    result.style.axes = style.axes.filter { !$0.value.isNaN }
    result.width = width.flatMap { $0.isNaN ? nil : TextLimits.bounded($0, TextLimits.widths, absent: 0) }
    for index in spans.indices { result.spans[index].weight = spans[index].weight.map(Self.bounded) }
    return result
  }

  private static func bounded(_ weight: Int) -> Int { max(TextLimits.weights.lowerBound, min(TextLimits.weights.upperBound, weight)) }
}
