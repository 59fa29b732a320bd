import Pixels

/// Draws the glyphs that bring colours of their own: bitmaps (CBDT, sbix) and layered outlines (COLR).
///
/// Not Sendable: one a worker, over that worker's rasterizer.
final class ColorGlyphPainter {
  private let rasterizer: GlyphRasterizer
  private var strikes: [StrikeKey: EmojiStrike] = [:]
  private static let keptStrikes = 64

  private struct StrikeKey: Hashable {
    let face: ObjectIdentifier
    let glyph: UInt32
  }

  init(rasterizer: GlyphRasterizer) { self.rasterizer = rasterizer }

  /// Whether the glyph has colours; the others of the same face are outlines in the text's colour.
  func isColored(_ glyph: UInt32, _ face: FontFace) -> Bool { face.isColor }

  /// Paints the coloured glyphs of a run. `pen` is the line's left end on its baseline, on a whole pixel in y; `foreground` gives the text's colour
  /// at a glyph, which layers may ask for.
  func paint(
    _ run: PlacedRun, size: Double, pen: Point, foreground: (PlacedGlyph) -> Color, opacity: Double, clip: PixelRect, into canvas: inout Pixmap
  ) {
    guard run.face.isColor else { return }
    for glyph in run.glyphs {
      guard let (picture, corner) = picture(of: glyph, run.face, size: size, pen: pen, foreground: foreground(glyph)) else { continue }
      canvas.draw(picture, at: corner, opacity: opacity, clip: clip)
    }
  }

  /// One glyph as it stands: its picture and where on the canvas the picture's corner lies. Nil for what has no colours or no ink.
  func picture(
    of glyph: PlacedGlyph, _ face: FontFace, size: Double, pen: Point, foreground: Color
  ) -> (picture: Pixmap, corner: PixelPoint)? {
    guard let strike = strike(glyph.glyph, face) else { return nil }
    let x = pen.x + glyph.x
    let whole = x.rounded(.down)
    guard let (picture, corner) = strike.scaled(size: size, x: x - whole, y: glyph.y) else { return nil }
    return (picture, PixelPoint(Int(whole) + corner.x, Int(pen.y) + corner.y))
  }

  private func strike(_ glyph: UInt32, _ face: FontFace) -> EmojiStrike? {
    let key = StrikeKey(face: ObjectIdentifier(face), glyph: glyph)
    if let known = strikes[key] { return known }
    guard let found = rasterizer.strike(glyph, face) else { return nil }
    if strikes.count >= Self.keptStrikes { strikes.removeAll(keepingCapacity: true) }
    strikes[key] = found
    return found
  }
}
