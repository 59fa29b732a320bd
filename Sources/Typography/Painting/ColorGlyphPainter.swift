import Pixels

/// Draws the glyphs that bring colours of their own: bitmaps (CBDT, sbix) and layered outlines (COLR).
///
/// Not Sendable: one a worker, over that worker's rasterizer.
final class ColorGlyphPainter {
  private let rasterizer: GlyphRasterizer
  private var glyphs: [GlyphKey: ColorGlyph] = [:]
  /// Glyphs of colour fonts that have no colours.
  private var plain = Set<GlyphKey>()
  private static let keptGlyphs = 64
  private static let keptPlain = 4096

  private struct GlyphKey: Hashable {
    let face: ObjectIdentifier
    let glyph: UInt32
    /// Pixels an em, rounded up: what a strike is chosen by.
    let size: Int
  }

  /// Layers go before bitmaps, as they are sharp at every size.
  private enum ColorGlyph {
    case paint(ColorPaint)
    case strike(EmojiStrike)
  }

  init(rasterizer: GlyphRasterizer) { self.rasterizer = rasterizer }

  /// Whether the glyph has colours; the others of the same face are outlines in the text's colour.
  func isColored(_ glyph: UInt32, _ face: FontFace, size: Double) -> Bool { colorGlyph(glyph, face, size: size) != nil }

  /// Paints the coloured glyphs of a run. `pen` is the line's left end on its baseline, on a whole pixel in y; `foreground` gives the text's colour
  /// at a glyph, which layers may ask for.
  func paint(
    _ run: PlacedRun, size: Double, pen: Point, foreground: (PlacedGlyph) -> Color, opacity: Double, clip: PixelRect, into canvas: inout Pixmap
  ) {
    guard run.face.isColor else { return }
    for glyph in run.glyphs {
      guard let (picture, corner) = picture(of: glyph, run.face, size: size, pen: pen, foreground: foreground(glyph), clip: clip) else { continue }
      canvas.draw(picture, at: corner, opacity: opacity, clip: clip)
    }
  }

  /// One glyph as it stands: its picture and where on the canvas the picture's corner lies. Nil for what has no colours or no ink. What lies outside
  /// `clip` may be left out.
  func picture(
    of glyph: PlacedGlyph, _ face: FontFace, size: Double, pen: Point, foreground: Color, clip: PixelRect? = nil
  ) -> (picture: Pixmap, corner: PixelPoint)? {
    guard let found = colorGlyph(glyph.glyph, face, size: size) else { return nil }
    let x = ((pen.x + glyph.x) * 64).rounded() / 64
    let whole = x.rounded(.down)
    let seen = clip.map { PixelRect(x: $0.x - Int(whole), y: $0.y - Int(pen.y), width: $0.width, height: $0.height) }
    let part: (picture: Pixmap, corner: PixelPoint)?
    switch found {
    case .strike(let strike): part = strike.scaled(size: size, x: x - whole, y: glyph.y, clip: seen)
    case .paint(let paint):
      let scale = size / Double(face.unitsPerEm)
      part = ColorPaintDrawing.picture(
        of: paint, Transform(a: scale, b: 0, c: 0, d: -scale, tx: x - whole, ty: glyph.y), foreground: foreground, clip: seen)
    }
    return part.map { ($0.picture, PixelPoint(Int(whole) + $0.corner.x, Int(pen.y) + $0.corner.y)) }
  }

  private func colorGlyph(_ glyph: UInt32, _ face: FontFace, size: Double) -> ColorGlyph? {
    guard face.isColor, size > 0, size < 16_384 else { return nil }
    let key = GlyphKey(face: ObjectIdentifier(face), glyph: glyph, size: Int(size.rounded(.up)))
    if let known = glyphs[key] { return known }
    if plain.contains(key) { return nil }
    let found = face.colorPaint(glyph).map(ColorGlyph.paint) ?? rasterizer.strike(glyph, face, size: size).map(ColorGlyph.strike)
    guard let found else {
      if plain.count >= Self.keptPlain { plain.removeAll(keepingCapacity: true) }
      plain.insert(key)
      return nil
    }
    if glyphs.count >= Self.keptGlyphs { glyphs.removeAll(keepingCapacity: true) }
    glyphs[key] = found
    return found
  }
}
