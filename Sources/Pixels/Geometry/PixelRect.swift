/// A whole-pixel position.
public struct PixelPoint: Sendable, Hashable {
  public var x: Int
  public var y: Int

  public static let zero = PixelPoint(0, 0)

  public init(_ x: Int, _ y: Int) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of whole pixels: columns `x ..< x + width`, rows `y ..< y + height`.
public struct PixelRect: Sendable, Hashable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(width: Int, height: Int) { self.init(x: 0, y: 0, width: width, height: height) }

  /// All pixels that `rect` touches. Coordinates beyond ±2³⁰ are cut off there; a rectangle that is not a number is empty.
  public init(covering rect: Rect) {
    guard rect.left.isNumber, rect.top.isNumber, rect.right.isNumber, rect.bottom.isNumber, !rect.isEmpty else {
      self.init(width: 0, height: 0)
      return
    }
    let left = rect.left.rounded(.down).clampedToInt
    let top = rect.top.rounded(.down).clampedToInt
    self.init(
      x: left, y: top, width: rect.right.rounded(.up).clampedToInt - left, height: rect.bottom.rounded(.up).clampedToInt - top)
  }

  public var left: Int { x }
  public var top: Int { y }
  public var right: Int { x.addingReportingOverflow(width).overflow ? Int.max : x + width }
  public var bottom: Int { y.addingReportingOverflow(height).overflow ? Int.max : y + height }
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The common part; empty (zero size) when there is none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let l = max(left, other.left)
    let t = max(top, other.top)
    let r = min(right, other.right)
    let b = min(bottom, other.bottom)
    return r > l && b > t ? PixelRect(x: l, y: t, width: r - l, height: b - t) : PixelRect(x: l, y: t, width: 0, height: 0)
  }
}

extension Double {
  var isNumber: Bool { !isNaN }

  /// The whole number, cut off at ±2³⁰ so that arithmetic on coordinates cannot overflow. Not-a-number gives 0.
  var clampedToInt: Int {
    if isNaN { return 0 }
    return Int(Swift.max(-1_073_741_824, Swift.min(1_073_741_824, self)))
  }
}
