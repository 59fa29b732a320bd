import CFreeType

/// A font file's face as FreeType sees it. FreeType objects belong to one thread at a time.
@safe final class FreeTypeFace {
  let face: FT_Face
  /// Keeps the bytes alive.
  private let file: FontFile

  /// Nil when FreeType refuses the face. The library must outlive it. A variable font is set to `coordinates`, one number an axis in the font's order.
  init?(file: FontFile, index: Int, coordinates: [Float], library: FT_Library?) {
    var opened: FT_Face?
    let status = unsafe file.withBytes { bytes in
      unsafe FT_New_Memory_Face(library, bytes.bindMemory(to: UInt8.self).baseAddress, FT_Long(bytes.count), FT_Long(index), &opened)
    }
    guard status == 0, let opened = unsafe opened else { return nil }
    if !coordinates.isEmpty {
      var values = coordinates.map { FT_Fixed((Double($0) * 65536).rounded()) }
      _ = unsafe FT_Set_Var_Design_Coordinates(opened, FT_UInt(values.count), &values)
    }
    self.file = file
    unsafe face = opened
  }

  deinit { unsafe FT_Done_Face(face) }

  /// Loads a glyph's outline, unhinted and in font units, into the face's slot.
  func loadOutline(_ glyph: UInt32) -> UnsafeMutablePointer<FT_Outline>? {
    guard unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
      let slot = unsafe face.pointee.glyph, unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    return unsafe withUnsafeMutablePointer(to: &slot.pointee.outline) { unsafe $0 }
  }

  /// A colour glyph's bitmap, from the smallest strike that need not be enlarged for a size in pixels an em; from the largest when all must.
  func strike(_ glyph: UInt32, size: Double) -> EmojiStrike? {
    let sizes = unsafe (0..<Int(face.pointee.num_fixed_sizes)).map { unsafe Double(face.pointee.available_sizes[$0].y_ppem) / 64 }
    let rising = sizes.indices.sorted { sizes[$0] < sizes[$1] }
    let wanted = (rising.filter { sizes[$0] >= size } + rising.filter { sizes[$0] < size }.reversed()).filter { sizes[$0] > 0 }
    // A strike need not have every glyph.
    return wanted.lazy.compactMap { self.bitmap(glyph, strike: $0, pixelsPerEm: sizes[$0]) }.first
  }

  private func bitmap(_ glyph: UInt32, strike: Int, pixelsPerEm: Double) -> EmojiStrike? {
    guard unsafe FT_Select_Size(face, Int32(strike)) == 0, unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = unsafe face.pointee.glyph, unsafe slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
    else { return nil }
    let bitmap = unsafe slot.pointee.bitmap
    guard unsafe UInt32(bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, unsafe bitmap.width > 0, unsafe bitmap.rows > 0, unsafe bitmap.pitch > 0
    else { return nil }
    return unsafe EmojiStrike(
      bgra: UnsafeBufferPointer(start: bitmap.buffer, count: Int(bitmap.pitch) * Int(bitmap.rows)), width: Int(bitmap.width),
      height: Int(bitmap.rows), pitch: Int(bitmap.pitch), left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top),
      pixelsPerEm: pixelsPerEm)
  }
}
