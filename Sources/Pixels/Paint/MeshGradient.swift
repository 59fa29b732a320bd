/// Soft spots of colour that flow into each other. At a point p the colour is Σ wᵢcᵢ / Σ wᵢ with
/// wᵢ = exp(−|p − pᵢ|² / 2σᵢ²), mixed in OKLab; the order of the points does not matter.
public struct MeshGradient: Sendable, Equatable {
  public struct Spot: Sendable, Equatable {
    /// Fractions of the width and of the height of the rectangle that is painted.
    public var x: Double
    public var y: Double
    /// Reach in the same fractions, so the spot stretches with the rectangle.
    public var sigma: Double
    /// Alpha is not looked at: a mesh is opaque.
    public var color: Color

    public init(x: Double, y: Double, sigma: Double, color: Color) {
      self.x = x
      self.y = y
      self.sigma = sigma
      self.color = color
    }
  }

  public let spots: [Spot]

  /// Spots with a place or a reach that is no number, or no reach at all, are left out.
  public init(_ spots: [Spot]) {
    self.spots = spots.filter { $0.x.isFinite && $0.y.isFinite && $0.sigma.isFinite && $0.sigma > 0 }
  }

  /// Left and right exchanged, for right-to-left layouts.
  public var mirrored: MeshGradient {
    MeshGradient(spots.map { Spot(x: 1 - $0.x, y: $0.y, sigma: $0.sigma, color: $0.color) })
  }
}
