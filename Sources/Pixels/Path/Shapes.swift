#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A radius in pixels for each corner of a rectangle.
public struct CornerRadii: Sendable, Hashable {
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  public init(all radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Negative and not-a-number radii become 0; all shrink by one factor when two that share a side, `reach` × radius each, do not fit
  /// (the rule of CSS Backgrounds 3 §5.5).
  func fitted(to rect: Rect, reach: Double) -> CornerRadii {
    func clean(_ r: Double) -> Double { r > 0 ? r : 0 }
    let (tl, tr, br, bl) = (clean(topLeft), clean(topRight), clean(bottomRight), clean(bottomLeft))
    var factor = 1.0
    for (side, sum) in [(rect.width, tl + tr), (rect.width, bl + br), (rect.height, tl + bl), (rect.height, tr + br)]
    where sum * reach > side { factor = min(factor, side / (sum * reach)) }
    return CornerRadii(topLeft: tl * factor, topRight: tr * factor, bottomRight: br * factor, bottomLeft: bl * factor)
  }
}

extension Path {
  /// Clockwise on the screen, like every closed shape here.
  public static func rect(_ rect: Rect) -> Path {
    polygon([
      Point(rect.left, rect.top), Point(rect.right, rect.top), Point(rect.right, rect.bottom), Point(rect.left, rect.bottom),
    ])
  }

  public static func circle(center: Point, radius: Double) -> Path {
    var path = arc(center: center, radius: radius, start: 0, sweep: 360)
    path.close()
    return path
  }

  public static func ellipse(in rect: Rect) -> Path {
    circle(center: .zero, radius: 1).transformed(
      by: Transform.scale(x: rect.width / 2, y: rect.height / 2).then(.translation(x: rect.midX, y: rect.midY)))
  }

  /// Part of a circle, open. Degrees: 0 points to the right, a positive sweep runs clockwise on the screen; more than a full turn is a full turn.
  public static func arc(center: Point, radius: Double, start: Double, sweep: Double) -> Path {
    var path = Path()
    guard start.isFinite, sweep.isFinite else { return path }
    let first = start * .pi / 180
    path.move(to: center + Point(cos(first), sin(first)) * radius)
    path.addArc(center: center, radius: radius, start: first, sweep: max(-360, min(360, sweep)) * .pi / 180)
    return path
  }

  /// An eighth of a circle as a cubic is off by 4 millionths of the radius; a quarter would be off by 270.
  private mutating func addArc(center: Point, radius: Double, start: Double, sweep: Double) {
    let count = max(1, (abs(sweep) / (.pi / 4) - 1e-9).rounded(.up))
    let step = sweep / count
    let handle = 4 / 3 * tan(step / 4) * radius
    for index in 0..<Int(count) {
      let (a, b) = (start + Double(index) * step, start + Double(index + 1) * step)
      let (from, to) = (Point(cos(a), sin(a)), Point(cos(b), sin(b)))
      cubic(
        to: center + to * radius, control1: center + from * radius + Point(-from.y, from.x) * handle,
        control2: center + to * radius - Point(-to.y, to.x) * handle)
    }
  }

  /// Ends are half circles.
  public static func capsule(_ rect: Rect) -> Path { roundedRect(rect, radius: min(rect.width, rect.height) / 2) }

  /// Circular corners.
  public static func roundedRect(_ rect: Rect, radius: Double) -> Path { roundedRect(rect, radii: CornerRadii(all: radius)) }

  /// Circular corners, a radius for each.
  public static func roundedRect(_ rect: Rect, radii: CornerRadii) -> Path {
    cornered(rect, radii.fitted(to: rect, reach: 1)) { path, vertex, incoming, outgoing, radius in
      path.line(to: vertex - incoming * radius)
      let center = vertex - incoming * radius + outgoing * radius
      path.addArc(center: center, radius: radius, start: atan2(-outgoing.y, -outgoing.x), sweep: .pi / 2)
    }
  }

  /// Corners whose curvature grows smoothly, as Apple draws its devices and controls.
  public static func continuousRoundedRect(_ rect: Rect, radius: Double) -> Path {
    continuousRoundedRect(rect, radii: CornerRadii(all: radius))
  }

  /// Continuous corners, a radius for each.
  public static func continuousRoundedRect(_ rect: Rect, radii: CornerRadii) -> Path {
    cornered(rect, radii.fitted(to: rect, reach: ContinuousCorner.reach)) { path, vertex, incoming, outgoing, radius in
      func place(_ p: Point) -> Point { vertex - incoming * (p.x * radius) + outgoing * (p.y * radius) }
      path.line(to: place(Point(ContinuousCorner.reach, 0)))
      for piece in ContinuousCorner.pieces {
        switch piece {
        case .cubic(let c, let d, let end): path.cubic(to: place(end), control1: place(c), control2: place(d))
        case .line(let end): path.line(to: place(end))
        case .move, .quad, .close: break
        }
      }
    }
  }

  /// Walks clockwise from the top edge; `corner` gets the vertex, the unit vectors of the edges into and out of it, and the radius.
  private static func cornered(
    _ rect: Rect, _ radii: CornerRadii, corner: (inout Path, Point, Point, Point, Double) -> Void
  ) -> Path {
    guard !rect.isEmpty else { return Path() }
    let (right, down, left, up) = (Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1))
    var path = Path()
    path.move(to: Point(rect.midX, rect.top))
    let corners = [
      (Point(rect.right, rect.top), right, down, radii.topRight), (Point(rect.right, rect.bottom), down, left, radii.bottomRight),
      (Point(rect.left, rect.bottom), left, up, radii.bottomLeft), (Point(rect.left, rect.top), up, right, radii.topLeft),
    ]
    for (vertex, incoming, outgoing, radius) in corners {
      if radius > 0 { corner(&path, vertex, incoming, outgoing, radius) } else { path.line(to: vertex) }
    }
    path.close()
    return path
  }
}

/// One corner in units of the radius: x is the distance from the vertex back along the incoming edge, y along the outgoing one.
/// Source: PaintCode, "Code for iOS 7 Rounded Rectangles" (2013), the constants UIKit draws with when the sides are long enough.
enum ContinuousCorner {
  /// Where the curve leaves the edge.
  static let reach = 1.52866483

  static let pieces: [Path.Element] = [
    .cubic(Point(1.08849323, 0), Point(0.86840689, 0), Point(0.66993427, 0.06549600)),
    .line(Point(0.63149399, 0.07491100)),
    .cubic(Point(0.37282392, 0.16905899), Point(0.16906013, 0.37282401), Point(0.07491176, 0.63149399)),
    .cubic(Point(0, 0.86840701), Point(0, 1.08849299), Point(0, 1.52866483)),
  ]
}

extension Path {
  /// The smallest upright rectangle around the outline itself (not its control points); what is no number is left out. `nil` when nothing is left.
  public var bounds: Rect? {
    var box: Rect?
    for contour in flattened(tolerance: Path.flatteningTolerance) {
      for point in contour.points {
        let dot = Rect(x: point.x, y: point.y, width: 0, height: 0)
        box = box?.union(dot) ?? dot
      }
    }
    return box
  }
}
