import Pixels

/// Blurred silhouettes of rounded boxes. The same few are wanted on every screen in every language, and a blur costs more than the rest of a card.
struct ShadowCache {
  private struct Key: Hashable {
    var width, height: Int
    var radius, sigma: Double
  }

  private var masks: [Key: Mask] = [:]
  private var bytes = 0
  /// What a worker keeps at most.
  private static let limit = 96 << 20

  /// Coverage that reaches `margin` pixels out over the box on every side.
  mutating func mask(width: Int, height: Int, radius: Double, sigma: Double) -> (Mask, margin: Int) {
    let margin = Int((3 * sigma).rounded(.up))
    let key = Key(width: width, height: height, radius: radius, sigma: sigma)
    if let known = masks[key] { return (known, margin) }
    let box = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    let path = Path.roundedRect(box, radius: min(radius, Double(min(width, height)) / 2))
    let mask = Mask(path, bounds: PixelRect(width: width, height: height)).blurred(sigma: sigma, margin: margin)
    if bytes + mask.values.count > Self.limit {
      masks.removeAll()
      bytes = 0
    }
    masks[key] = mask
    bytes += mask.values.count
    return (mask, margin)
  }
}
