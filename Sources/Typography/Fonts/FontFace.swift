import CFreeType
import CHarfBuzz

/// One face of a font file, ready for shaping. Equal faces are the same object.
///
/// `@unchecked Sendable`: the HarfBuzz objects are immutable after `init`, and HarfBuzz lets immutable objects be used from any thread; its own
/// OpenType functions are set, which keep no state.
@safe public final class FontFace: @unchecked Sendable {
  public let file: FontFile
  /// Index in a collection; 0 otherwise.
  public let index: Int
  /// As the manifest calls it.
  public let family: String
  public let weight: Int
  public let unitsPerEm: Int
  /// Whether it has glyphs with colours of their own: bitmaps (CBDT, sbix) or layers (COLR).
  public let isColor: Bool
  let colorGlyphs: ColorGlyphs?
  /// A variable font's place on its axes, in the font's order; empty for static fonts.
  let designCoordinates: [Float]
  let font: OpaquePointer

  /// Ink of a glyph in font units, y up.
  struct Extents: Equatable {
    let left: Double
    let top: Double
    let right: Double
    let bottom: Double
  }

  /// `axes` are a variable font's settings by tag, over `weight`; those it does not have are left alone.
  init(file: FontFile, index: Int, family: String, weight: Int, axes: [String: Double] = [:]) throws(FontError) {
    try FontFace.validate(file, index: index)
    let blob = unsafe file.withBytes { bytes in
      unsafe hb_blob_create(bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
    }
    defer { unsafe hb_blob_destroy(blob) }
    guard index < Int(unsafe hb_face_count(blob)) else { throw .noSuchFace(index) }
    let face = unsafe hb_face_create(blob, UInt32(index))
    defer { unsafe hb_face_destroy(face) }
    guard unsafe hb_face_get_glyph_count(face) > 0 else { throw .broken(table: "maxp") }
    unsafe hb_face_make_immutable(face)
    guard let font = unsafe hb_font_create(face) else { throw .notAFont }
    let units = unsafe hb_face_get_upem(face)
    unsafe hb_font_set_scale(font, Int32(units), Int32(units))
    unsafe hb_ot_font_set_funcs(font)
    let place = unsafe Self.variations(face, weight: weight, axes: axes)
    if !place.isEmpty { unsafe hb_font_set_variations(font, place, UInt32(place.count)) }
    designCoordinates = place.map(\.value)
    unsafe hb_font_make_immutable(font)
    self.file = file
    self.index = index
    self.family = family
    self.weight = weight
    unitsPerEm = Int(units)
    colorGlyphs = unsafe ColorGlyphs(face)
    isColor = unsafe colorGlyphs != nil || hb_ot_color_has_png(face) != 0
    unsafe self.font = font
  }

  deinit { unsafe hb_font_destroy(font) }

  /// Whether the face's character map has a glyph for the code point.
  public func covers(_ codePoint: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, codePoint, &glyph) != 0 && glyph != 0
  }

  /// A colour font of emoji, not of letters.
  var isEmoji: Bool { isColor && covers(0x1F600) }

  func nominalGlyph(_ codePoint: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, codePoint, &glyph) != 0 ? glyph : nil
  }

  /// Nil for glyphs without ink.
  func extents(of glyph: UInt32) -> Extents? {
    if let box = colorGlyphs?.bounds(of: glyph, in: self) { return Extents(left: box.left, top: box.bottom, right: box.right, bottom: box.top) }
    var found = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(font, glyph, &found) != 0, found.width != 0, found.height != 0 else { return nil }
    return Extents(
      left: Double(found.x_bearing), top: Double(found.y_bearing), right: Double(found.x_bearing) + Double(found.width),
      bottom: Double(found.y_bearing) + Double(found.height))
  }

  /// Where the font wants a line under its letters: from the baseline down to the line's upper edge, and its thickness, in em (`post` table).
  var underline: (offset: Double, thickness: Double)? {
    var (offset, thickness): (Int32, Int32) = (0, 0)
    guard unsafe hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_UNDERLINE_OFFSET, &offset) != 0,
      unsafe hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_UNDERLINE_SIZE, &thickness) != 0, thickness > 0
    else { return nil }
    return (-Double(offset) / Double(unitsPerEm), Double(thickness) / Double(unitsPerEm))
  }

  /// Whether the face has rules of its own for the language under a script (a language system in GSUB).
  func hasLanguageSystem(_ language: String, script: String) -> Bool {
    let face = unsafe hb_font_get_face(font)
    let tableTag = hb_tag_t(0x4753_5542)  // GSUB
    var scriptTags = [hb_tag_t](repeating: 0, count: 3)
    var languageTags = [hb_tag_t](repeating: 0, count: 3)
    var scriptCount = UInt32(scriptTags.count)
    var languageCount = UInt32(languageTags.count)
    unsafe hb_ot_tags_from_script_and_language(
      hb_script_from_string(script, -1), hb_language_from_string(language, -1), &scriptCount, &scriptTags, &languageCount, &languageTags)
    var scriptIndex: UInt32 = 0
    var languageIndex: UInt32 = 0
    guard unsafe hb_ot_layout_table_select_script(face, tableTag, scriptCount, scriptTags, &scriptIndex, nil) != 0 else { return false }
    return unsafe hb_ot_layout_script_select_language(face, tableTag, scriptIndex, languageCount, languageTags, &languageIndex) != 0
  }

  /// Opens the face once with the renderer's library, so that a font it cannot read is refused here and not while drawing.
  static func validate(_ file: FontFile, index: Int) throws(FontError) {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else { throw .unreadable }
    defer { unsafe FT_Done_FreeType(library) }
    var face: FT_Face?
    let status = unsafe file.withBytes { bytes in
      unsafe FT_New_Memory_Face(library, bytes.bindMemory(to: UInt8.self).baseAddress, FT_Long(bytes.count), FT_Long(index), &face)
    }
    guard status == 0, let face = unsafe face else { throw status == FT_Err_Invalid_Argument ? .noSuchFace(index) : .notAFont }
    defer { unsafe FT_Done_Face(face) }
    guard unsafe face.pointee.charmap != nil else { throw .broken(table: "cmap") }
    guard unsafe face.pointee.num_glyphs > 0 else { throw .broken(table: "maxp") }
  }
}

extension FontFace: Hashable {
  public static func == (one: FontFace, other: FontFace) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
