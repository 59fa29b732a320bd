// Signatures of what is being written; each moves to its own file as its body lands.
extension Pixmap {
  /// Source-over of a whole picture with its top left corner at `point`, clipped to this picture.
  public mutating func draw(_ source: Pixmap, at point: PixelPoint, opacity: Double = 1, clip: PixelRect? = nil) { fatalError() }
  /// The same through a mask of the source's size (mask pixel (0, 0) lies on source pixel (0, 0)).
  public mutating func draw(_ source: Pixmap, at point: PixelPoint, mask: Mask, opacity: Double = 1, clip: PixelRect? = nil) { fatalError() }
  /// The same, only inside a path given in this picture's pixels (antialiased).
  public mutating func draw(_ source: Pixmap, at point: PixelPoint, clippedTo path: Path, opacity: Double = 1) { fatalError() }
  public mutating func fill(_ rect: PixelRect, _ color: Color) { fatalError() }
  public mutating func fill(_ rect: Rect, _ paint: Paint, opacity: Double = 1, clip: PixelRect? = nil) { fatalError() }
  public mutating func fill(_ path: Path, _ paint: Paint, opacity: Double = 1, rule: FillRule = .nonZero, clip: PixelRect? = nil) { fatalError() }
  /// Paints through coverage whose top left corner lies at `point` (text, icons).
  public mutating func fill(_ mask: Mask, at point: PixelPoint, _ paint: Paint, opacity: Double = 1, clip: PixelRect? = nil) { fatalError() }
  public mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, opacity: Double = 1, clip: PixelRect? = nil) { fatalError() }
  /// A blurred silhouette of a path in a colour, moved by the shadow's offset.
  public mutating func drawShadow(of path: Path, _ shadow: Shadow, clip: PixelRect? = nil) { fatalError() }
  /// Lanczos3 resampling of the whole picture.
  public func scaled(toWidth width: Int, height: Int) -> Pixmap { fatalError() }
  /// Lanczos3 resampling of a part (fractional edges allowed) to a new picture.
  public func scaled(from source: Rect, toWidth width: Int, height: Int) -> Pixmap { fatalError() }
  public func oriented(_ orientation: Orientation) -> Pixmap { fatalError() }
  public func flippedHorizontally() -> Pixmap { fatalError() }
  public func rotated(quarterTurns: Int) -> Pixmap { fatalError() }
}
extension Mask {
  /// Coverage of a path inside `bounds` (mask pixel (0, 0) is the top left pixel of `bounds`).
  public init(_ path: Path, bounds: PixelRect, rule: FillRule = .nonZero) { fatalError() }
  /// Gaussian blur, standard deviation in pixels; the mask grows by `margin` pixels on every side.
  public func blurred(sigma: Double, margin: Int = 0) -> Mask { fatalError() }
}
extension Path {
  public static func rect(_ rect: Rect) -> Path { fatalError() }
  public static func ellipse(in rect: Rect) -> Path { fatalError() }
  public static func circle(center: Point, radius: Double) -> Path { fatalError() }
  public static func roundedRect(_ rect: Rect, radius: Double) -> Path { fatalError() }
  public static func roundedRect(_ rect: Rect, radii: CornerRadii) -> Path { fatalError() }
  public static func continuousRoundedRect(_ rect: Rect, radius: Double) -> Path { fatalError() }
  public static func continuousRoundedRect(_ rect: Rect, radii: CornerRadii) -> Path { fatalError() }
  public static func capsule(_ rect: Rect) -> Path { fatalError() }
  /// Part of a circle, open; degrees, 0 to the right, positive sweep clockwise.
  public static func arc(center: Point, radius: Double, start: Double, sweep: Double) -> Path { fatalError() }
  /// The outline of a line drawn along this path.
  public func stroked(_ style: StrokeStyle) -> Path { fatalError() }
  public var bounds: Rect? { fatalError() }
}
public struct CornerRadii: Sendable, Hashable {
  public var topLeft, topRight, bottomRight, bottomLeft: Double
  public init(topLeft: Double = 0, topRight: Double = 0, bottomRight: Double = 0, bottomLeft: Double = 0) { fatalError() }
}
public struct Shadow: Sendable, Hashable {
  public var color: Color, x: Double, y: Double, sigma: Double, opacity: Double
  public init(color: Color, x: Double = 0, y: Double, sigma: Double, opacity: Double) { fatalError() }
}
/// The eight EXIF orientations by their numbers (1 = upright).
public enum Orientation: Int, Sendable, CaseIterable { case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left }
extension Color {
  public var relativeLuminance: Double { fatalError() }
  public func contrast(with other: Color) -> Double { fatalError() }
  public static func mix(_ a: Color, _ b: Color, _ t: Double) -> Color { fatalError() }
}
