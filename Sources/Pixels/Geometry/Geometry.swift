/// A point in pixels; x grows to the right, y grows downwards.
public struct Point: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public static let zero = Point(0, 0)

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public var isFinite: Bool { x.isFinite && y.isFinite }

  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  public static func * (a: Point, k: Double) -> Point { Point(a.x * k, a.y * k) }

  /// Euclidean length of the vector from the origin.
  public var length: Double { (x * x + y * y).squareRoot() }

  func dot(_ other: Point) -> Double { x * other.x + y * other.y }
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }
}

/// A width and a height in pixels.
public struct Size: Sendable, Hashable {
  public var width: Double
  public var height: Double

  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle with fractional edges, in pixels. `x`, `y` is the top left corner.
public struct Rect: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  public init(center: Point, width: Double, height: Double) {
    self.init(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  public init(_ rect: PixelRect) {
    self.init(x: Double(rect.x), y: Double(rect.y), width: Double(rect.width), height: Double(rect.height))
  }

  public var left: Double { x }
  public var top: Double { y }
  public var right: Double { x + width }
  public var bottom: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }
  public var center: Point { Point(midX, midY) }
  public var origin: Point { Point(x, y) }
  public var size: Size { Size(width, height) }
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Each edge moved inwards (a negative distance moves it outwards).
  public func inset(by distance: Double) -> Rect { inset(dx: distance, dy: distance) }

  public func inset(dx: Double, dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public func offset(x dx: Double, y dy: Double) -> Rect { Rect(x: x + dx, y: y + dy, width: width, height: height) }

  public func contains(_ point: Point) -> Bool {
    point.x >= left && point.x < right && point.y >= top && point.y < bottom
  }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right), bottom: max(bottom, other.bottom))
  }

  /// The common part; empty (zero size) when there is none.
  public func intersection(_ other: Rect) -> Rect {
    let l = max(left, other.left)
    let t = max(top, other.top)
    return Rect(x: l, y: t, width: max(0, min(right, other.right) - l), height: max(0, min(bottom, other.bottom) - t))
  }

  /// The same rectangle seen in a mirror standing at `axis` (x of the mirror line).
  public func mirrored(about axis: Double) -> Rect { Rect(x: 2 * axis - right, y: y, width: width, height: height) }
}
