// Signatures of what is being written; each moves to its own file as its body lands.
extension Pixmap {
  /// A blurred silhouette of a path in a colour, moved by the shadow's offset.
  public mutating func drawShadow(of path: Path, _ shadow: Shadow, clip: PixelRect? = nil) { fatalError() }
  /// Lanczos3 resampling of the whole picture.
  public func scaled(toWidth width: Int, height: Int) -> Pixmap { fatalError() }
  /// Lanczos3 resampling of a part (fractional edges allowed) to a new picture.
  public func scaled(from source: Rect, toWidth width: Int, height: Int) -> Pixmap { fatalError() }
}
extension Mask {
  /// Gaussian blur, standard deviation in pixels; the mask grows by `margin` pixels on every side.
  public func blurred(sigma: Double, margin: Int = 0) -> Mask { fatalError() }
}
extension Path {
  /// The outline of a line drawn along this path.
  public func stroked(_ style: StrokeStyle) -> Path { fatalError() }
}
public struct Shadow: Sendable, Hashable {
  public var color: Color, x: Double, y: Double, sigma: Double, opacity: Double
  public init(color: Color, x: Double = 0, y: Double, sigma: Double, opacity: Double) { fatalError() }
}
