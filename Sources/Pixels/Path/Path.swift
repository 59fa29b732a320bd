/// Which points are inside a path that winds around them.
public enum FillRule: Sendable { case nonZero, evenOdd }

/// An outline of lines and Bézier curves, in pixels.
public struct Path: Sendable, Equatable {
  public enum Element: Sendable, Equatable {
    case move(Point)
    case line(Point)
    /// Control point, end.
    case quad(Point, Point)
    /// Two control points, end.
    case cubic(Point, Point, Point)
    case close
  }

  public private(set) var elements: [Element] = []

  public init() {}

  public var isEmpty: Bool { elements.isEmpty }

  public mutating func move(to point: Point) { elements.append(.move(point)) }
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  public mutating func quad(to end: Point, control: Point) { elements.append(.quad(control, end)) }
  public mutating func cubic(to end: Point, control1: Point, control2: Point) { elements.append(.cubic(control1, control2, end)) }
  public mutating func close() { elements.append(.close) }
  public mutating func append(_ path: Path) { elements.append(contentsOf: path.elements) }

  /// Lines through the points, closed unless told.
  public static func polygon(_ points: [Point], closed: Bool = true) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() { index == 0 ? path.move(to: point) : path.line(to: point) }
    if closed && !points.isEmpty { path.close() }
    return path
  }

  public func transformed(by transform: Transform) -> Path {
    var result = self
    for index in result.elements.indices {
      switch result.elements[index] {
      case .move(let p): result.elements[index] = .move(transform.apply(p))
      case .line(let p): result.elements[index] = .line(transform.apply(p))
      case .quad(let c, let p): result.elements[index] = .quad(transform.apply(c), transform.apply(p))
      case .cubic(let c, let d, let p):
        result.elements[index] = .cubic(transform.apply(c), transform.apply(d), transform.apply(p))
      case .close: break
      }
    }
    return result
  }

  public func translated(x: Double, y: Double) -> Path { transformed(by: .translation(x: x, y: y)) }
}
