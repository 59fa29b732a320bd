#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An affine map: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct Transform: Sendable, Hashable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static func translation(x: Double, y: Double) -> Transform { Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  public static func scale(_ factor: Double) -> Transform { scale(x: factor, y: factor) }

  public static func scale(x: Double, y: Double) -> Transform { Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// A turn about the origin; positive radians turn clockwise on the screen, since y points down.
  public static func rotation(radians: Double) -> Transform {
    let (sine, cosine) = (sin(radians), cos(radians))
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A turn about a point, positive degrees clockwise on the screen. Quarter turns are exact.
  public static func rotation(degrees: Double, about center: Point = .zero) -> Transform {
    let quarters = degrees / 90
    var turn = rotation(radians: degrees * .pi / 180)
    if quarters == quarters.rounded(), abs(quarters) < 1e6 {
      let table: [(Double, Double)] = [(0, 1), (1, 0), (0, -1), (-1, 0)]
      let (sine, cosine) = table[((Int(quarters) % 4) + 4) % 4]
      turn = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
    return .translation(x: -center.x, y: -center.y).then(turn).then(.translation(x: center.x, y: center.y))
  }

  /// This map first, `next` after it.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  public var determinant: Double { a * d - b * c }

  /// The map back; `nil` when this one flattens the plane.
  public var inverse: Transform? {
    let determinant = determinant
    guard determinant != 0, (1 / determinant).isFinite else { return nil }
    let k = 1 / determinant
    return Transform(
      a: d * k, b: -b * k, c: -c * k, d: a * k, tx: (c * ty - d * tx) * k, ty: (b * tx - a * ty) * k)
  }

  public func apply(_ p: Point) -> Point { Point(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty) }

  /// The upright rectangle around the mapped one.
  public func apply(_ rect: Rect) -> Rect {
    let corners = [
      apply(Point(rect.left, rect.top)), apply(Point(rect.right, rect.top)), apply(Point(rect.left, rect.bottom)),
      apply(Point(rect.right, rect.bottom)),
    ]
    var box = Rect(x: corners[0].x, y: corners[0].y, width: 0, height: 0)
    for corner in corners { box = box.union(Rect(x: corner.x, y: corner.y, width: 0, height: 0)) }
    return box
  }
}
