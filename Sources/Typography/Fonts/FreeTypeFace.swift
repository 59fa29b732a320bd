import CFreeType
import Pixels

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

  /// A glyph's outline in font units, y up; empty for what has none.
  func outline(_ glyph: UInt32) -> Path {
    guard let outline = unsafe loadOutline(glyph) else { return Path() }
    var path = Path()
    var functions = unsafe FT_Outline_Funcs(
      move_to: { end, path in
        let end = unsafe end!.pointee.point
        return unsafe FreeTypeFace.append(path) {
          if !$0.isEmpty { $0.close() }
          $0.move(to: end)
        }
      },
      line_to: { end, path in
        let end = unsafe end!.pointee.point
        return unsafe FreeTypeFace.append(path) { $0.line(to: end) }
      },
      conic_to: { control, end, path in
        let (control, end) = unsafe (control!.pointee.point, end!.pointee.point)
        return unsafe FreeTypeFace.append(path) { $0.quad(to: end, control: control) }
      },
      cubic_to: { one, two, end, path in
        let (one, two, end) = unsafe (one!.pointee.point, two!.pointee.point, end!.pointee.point)
        return unsafe FreeTypeFace.append(path) { $0.cubic(to: end, control1: one, control2: two) }
      }, shift: 0, delta: 0)
    let status = unsafe withUnsafeMutablePointer(to: &path) { unsafe FT_Outline_Decompose(outline, &functions, $0) }
    guard status == 0 else { return Path() }
    if !path.isEmpty { path.close() }
    return path
  }

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

  private static func append(_ path: UnsafeMutableRawPointer?, _ change: (inout Path) -> Void) -> Int32 {
    guard let path = unsafe path?.assumingMemoryBound(to: Path.self) else { return 1 }
    unsafe change(&path.pointee)
    return 0
  }
}

extension FT_Vector {
  fileprivate var point: Point { Point(Double(x), Double(y)) }
}
