import Pixels
import Typography

/// What is wrong with captions where they stand, told by what is painted of them: they may touch neither each other nor the device, nor come too near
/// to the edges of the picture.
struct CaptionChecks {
  let captions: [PlacedCaption]
  /// Upright rectangle round the device's body; nil when there is none.
  let device: Rect?
  let canvas: PixelSize

  /// What a phone's rounded corners and a store's preview may cut off, of the shorter side.
  private static let safeMargin = 0.02
  /// Antialiased edges may touch.
  private static let tolerance = 1.0

  /// Something below or beside a caption.
  enum Neighbour: Hashable {
    case caption(CaptionSlot)
    case device
  }

  /// The caption that is above or first, what it runs into, and by how many pixels in height.
  var overlaps: [(slot: CaptionSlot, neighbour: Neighbour, pixels: Int)] {
    var found: [(CaptionSlot, Neighbour, Int)] = []
    for (index, caption) in captions.enumerated() {
      guard let painted = caption.painted else { continue }
      for other in captions[(index + 1)...] {
        if let depth = other.painted.flatMap({ Self.depth(painted, $0) }) { found.append((caption.slot, .caption(other.slot), depth)) }
      }
      if let depth = device.flatMap({ Self.depth(painted, $0) }) { found.append((caption.slot, .device, depth)) }
    }
    return found
  }

  /// Captions nearer to an edge than the safe margin, and by how many pixels.
  var edges: [(slot: CaptionSlot, pixels: Int)] {
    let margin = Self.safeMargin * Double(min(canvas.width, canvas.height))
    return captions.compactMap { caption in
      guard let painted = caption.painted else { return nil }
      let room = min(painted.left, painted.top, Double(canvas.width) - painted.right, Double(canvas.height) - painted.bottom)
      return room < margin - Self.tolerance ? (caption.slot, Int((margin - room).rounded(.up))) : nil
    }
  }

  private static func depth(_ one: Rect, _ other: Rect) -> Int? {
    let common = one.intersection(other)
    return common.width > tolerance && common.height > tolerance ? Int(common.height.rounded(.up)) : nil
  }
}

extension PlacedCaption {
  /// Upright rectangle round all that is painted of the caption but its soft shadows, in canvas pixels.
  var painted: Rect? { appearance.paintedArea(of: layout, at: origin) }
}
