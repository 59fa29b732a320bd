/// How a line is drawn along a path.
public struct StrokeStyle: Sendable, Equatable {
  public enum Cap: Sendable { case butt, round, square }
  public enum Join: Sendable { case miter, round, bevel }

  /// In pixels.
  public var width: Double
  public var cap: Cap
  public var join: Join
  /// A miter longer than this many half widths becomes a bevel.
  public var miterLimit: Double
  /// Lengths in pixels, drawn and left out by turns; empty for an unbroken line. An odd list is run through twice.
  public var dash: [Double]
  /// How far into the pattern the line starts.
  public var dashOffset: Double

  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [], dashOffset: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashOffset = dashOffset
  }
}
