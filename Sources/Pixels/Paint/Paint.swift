/// What an area is filled with. Positions are in pixels of the picture that is painted on.
public enum Paint: Sendable, Equatable {
  case color(Color)
  /// Colours along the line between two points, the end colours beyond them.
  case linear(from: Point, to: Point, Gradient)
  /// Colours from the centre (0) to the ellipse with these half axes (1), the last colour beyond it.
  case radial(center: Point, radii: Size, Gradient)
  /// Colours around a centre, clockwise from `start` in degrees, where 0 points to the right.
  case conic(center: Point, start: Double, Gradient)
  /// The mesh stretched over a rectangle.
  case mesh(MeshGradient, in: Rect)
  /// As colour fonts paint.
  case colorLine(ColorLineGradient)

  public static func radial(center: Point, radius: Double, _ gradient: Gradient) -> Paint {
    .radial(center: center, radii: Size(radius, radius), gradient)
  }

  public static func linear(from: Point, to: Point, _ first: Color, _ last: Color) -> Paint {
    .linear(from: from, to: to, Gradient([.init(0, first), .init(1, last)]))
  }

  /// From the top edge of a rectangle to its bottom edge.
  public static func vertical(_ rect: Rect, _ gradient: Gradient) -> Paint {
    .linear(from: Point(rect.midX, rect.top), to: Point(rect.midX, rect.bottom), gradient)
  }

  /// From the left edge of a rectangle to its right edge.
  public static func horizontal(_ rect: Rect, _ gradient: Gradient) -> Paint {
    .linear(from: Point(rect.left, rect.midY), to: Point(rect.right, rect.midY), gradient)
  }
}

/// Colour stops, mixed in OKLab between them with premultiplied alpha.
public struct Gradient: Sendable, Equatable {
  public struct Stop: Sendable, Equatable {
    /// 0 at the start, 1 at the end.
    public var offset: Double
    public var color: Color

    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// In rising order of offset, 0…1; two stops at one offset make a hard edge.
  public let stops: [Stop]

  /// Offsets are cut off to 0…1 and never fall below the one before, as in SVG and CSS. No stops: transparent.
  public init(_ stops: [Stop]) {
    var last = 0.0
    self.stops = stops.map { stop in
      last = max(last, stop.offset.isNaN ? 0 : min(1, stop.offset))
      return Stop(last, stop.color)
    }
  }

  public init(_ colors: [Color]) {
    self.init(colors.enumerated().map { Stop(colors.count > 1 ? Double($0.offset) / Double(colors.count - 1) : 0, $0.element) })
  }
}
