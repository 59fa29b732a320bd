import CHarfBuzz
import Pixels
import Synchronization

/// What a face needs to paint the glyphs of its COLR table.
///
/// FreeType has functions for this, but Debian builds it without those for version 1; and they read past the end of broken tables.
final class ColorGlyphs: Sendable {
  let table: FontTable
  /// The first palette, which is the default one.
  let palette: [Color]
  /// Ink by glyph, in font units, y up.
  private let bounds = Mutex<[UInt32: Rect?]>([:])

  /// Nil for faces without the table.
  init?(_ face: OpaquePointer?) {
    table = unsafe FontTable(face, tag: 0x434F_4C52)  // COLR
    guard table.count > 0 else { return nil }
    palette = unsafe Self.palette(face)
  }

  private static func palette(_ face: OpaquePointer?) -> [Color] {
    var count = unsafe hb_ot_color_palette_get_colors(face, 0, 0, nil, nil)
    let colors = unsafe [hb_color_t](unsafeUninitializedCapacity: Int(count)) { buffer, written in
      unsafe hb_ot_color_palette_get_colors(face, 0, 0, &count, buffer.baseAddress)
      written = Int(count)
    }
    return colors.map { Color(hb_color_get_red($0), hb_color_get_green($0), hb_color_get_blue($0), hb_color_get_alpha($0)) }
  }

  /// The ink of a glyph that has colours; nil for others.
  func bounds(of glyph: UInt32, in face: FontFace) -> Rect? {
    if let known = bounds.withLock({ $0[glyph] }) { return known }
    var found: Rect?
    if let paint = face.colorPaint(glyph), case .within(let rect) = paint.extent { found = rect }
    bounds.withLock { [found] in $0[glyph] = .some(found) }
    return found
  }
}

extension FontFace {
  /// How the font's COLR table paints a glyph; nil when it gives it no colours.
  func colorPaint(_ glyph: UInt32) -> ColorPaint? {
    guard let colors = colorGlyphs else { return nil }
    var reader = ColorPaintReader(self, colors)
    return reader.read(glyph)
  }

  /// The face's place on its axes, normalized to −1…1.
  var normalizedCoordinates: [Double] {
    var count: UInt32 = 0
    guard let values = unsafe hb_font_get_var_coords_normalized(font, &count) else { return [] }
    return unsafe UnsafeBufferPointer(start: values, count: Int(count)).map { Double($0) / 16384 }
  }

  /// A glyph's layers of version 0: their glyphs and palette entries, from the bottom up.
  func colorLayers(_ glyph: UInt32, atMost limit: Int) -> [(glyph: UInt32, entry: Int)] {
    let face = unsafe hb_font_get_face(font)
    var count = unsafe min(UInt32(limit), hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil))
    let layers = unsafe [hb_ot_color_layer_t](unsafeUninitializedCapacity: Int(count)) { buffer, written in
      unsafe hb_ot_color_glyph_get_layers(face, glyph, 0, &count, buffer.baseAddress)
      written = Int(count)
    }
    return layers.map { ($0.glyph, Int($0.color_index)) }
  }
}
