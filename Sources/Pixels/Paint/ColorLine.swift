#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A gradient as OpenType's colour glyphs (COLR version 1) and SVG have them: colours mixed in premultiplied sRGB values, going on beyond the first and
/// the last stop, seen through an affine map. For gradients of our own design there is `Gradient`, which mixes in OKLab.
public struct ColorLineGradient: Sendable, Equatable {
  /// Where 0 and 1 of the colour line lie.
  public enum Shape: Sendable, Equatable {
    case linear(from: Point, to: Point)
    /// From one circle to the other, and on along the cone through both.
    case radial(from: Point, radius: Double, to: Point, endRadius: Double)
    /// Around a centre from one angle to the other, in turns from the x axis towards the y axis; every point lies at an angle of 0…1.
    case sweep(center: Point, start: Double, end: Double)
  }

  /// What lies before the first stop and behind the last.
  public enum Extend: Sendable, Hashable {
    case pad, `repeat`, reflect
  }

  public struct Stop: Sendable, Equatable {
    /// Any number; 0 and 1 are the ends of the shape.
    public var offset: Double
    public var color: Color

    public init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  public let shape: Shape
  /// In rising order.
  public let stops: [Stop]
  public let extend: Extend
  /// From the space of `shape` to pixels.
  public let transform: Transform

  /// Stops are sorted by offset, equal offsets kept in order; those that are no number are left out.
  public init(_ shape: Shape, stops: [Stop], extend: Extend = .pad, transform: Transform = .identity) {
    self.shape = shape
    let usable = stops.filter(\.offset.isFinite)
    self.stops = usable.indices.sorted { (usable[$0].offset, $0) < (usable[$1].offset, $1) }.map { usable[$0] }
    self.extend = extend
    self.transform = transform
  }
}

/// Paints a colour line; nothing where the shape has no extent or does not reach.
struct ColorLineShader: RowShader {
  private let shape: ColorLineGradient.Shape
  private let extend: ColorLineGradient.Extend
  private let inverse: Transform?
  private let offsets: [Double]
  /// Premultiplied red, green, blue, alpha, 0…255.
  private let colors: [SIMD4<Double>]

  init(_ gradient: ColorLineGradient) {
    shape = gradient.shape
    extend = gradient.extend
    inverse = gradient.stops.isEmpty ? nil : gradient.transform.inverse
    offsets = gradient.stops.map(\.offset)
    colors = gradient.stops.map { stop in
      let color = stop.color
      let alpha = Double(color.alpha) / 255
      return SIMD4(Double(color.red) * alpha, Double(color.green) * alpha, Double(color.blue) * alpha, Double(color.alpha))
    }
  }

  func shade(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int) {
    guard let inverse else {
      unsafe row.update(repeating: 0)
      return
    }
    for column in 0..<row.count {
      let point = inverse.apply(Point(Double(x + column) + 0.5, Double(y) + 0.5))
      unsafe row[column] = place(of: point).map(pixel) ?? 0
    }
  }

  /// Where on the line a point lies; nil where nothing is painted.
  private func place(of point: Point) -> Double? {
    switch shape {
    case .linear(let from, let to):
      let axis = to - from
      let square = axis.dot(axis)
      return square > 0 ? finite((point - from).dot(axis) / square) : nil
    case .radial(let from, let radius, let to, let endRadius):
      return cone(point - from, axis: to - from, radius: radius, growth: endRadius - radius)
    case .sweep(let center, let start, let end):
      let ray = point - center
      let turn = atan2(ray.y, ray.x) / (2 * .pi)
      let angle = turn < 0 ? turn + 1 : turn
      if end == start { return extend == .pad ? (angle < start ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude) : nil }
      return finite((angle - start) / (end - start))
    }
  }

  /// The circle last drawn through a point: the largest t with |point − t·axis| = radius + t·growth ≥ 0.
  private func cone(_ point: Point, axis: Point, radius: Double, growth: Double) -> Double? {
    let a = axis.dot(axis) - growth * growth
    let b = point.dot(axis) + radius * growth
    let c = point.dot(point) - radius * radius
    if abs(a) < 1e-12 * max(1, axis.dot(axis)) {
      guard b != 0, let t = finite(c / (2 * b)), radius + t * growth >= 0 else { return nil }
      return t
    }
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    let (one, other) = ((b + root) / a, (b - root) / a)
    return [max(one, other), min(one, other)].first { $0.isFinite && radius + $0 * growth >= 0 }
  }

  private func finite(_ t: Double) -> Double? { t.isFinite ? t : nil }

  private func pixel(_ place: Double) -> UInt32 {
    let t = extended(place)
    guard let right = offsets.firstIndex(where: { $0 > t }) else { return rounded(colors[colors.count - 1]) }
    guard right > 0 else { return rounded(colors[0]) }
    let share = (t - offsets[right - 1]) / (offsets[right] - offsets[right - 1])
    return rounded(colors[right - 1] + (colors[right] - colors[right - 1]) * share)
  }

  /// The place between the first and the last stop that a place stands for.
  private func extended(_ place: Double) -> Double {
    let (first, last) = (offsets[0], offsets[offsets.count - 1])
    guard extend != .pad, last > first else { return place }
    let turns = (place - first) / (last - first)
    let whole = turns.rounded(.down)
    let part = turns - whole
    let mirrored = extend == .reflect && whole.truncatingRemainder(dividingBy: 2) != 0
    return first + (mirrored ? 1 - part : part) * (last - first)
  }

  private func rounded(_ color: SIMD4<Double>) -> UInt32 {
    let value = color.rounded(.toNearestOrAwayFromZero)
    return UInt32(value.x) | UInt32(value.y) << 8 | UInt32(value.z) << 16 | UInt32(value.w) << 24
  }
}
