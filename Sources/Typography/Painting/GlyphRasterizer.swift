import CFreeType
import Pixels

/// The coverage of one glyph. `left` and `top` are the mask's corner, in pixels from the whole-pixel pen position, y down from the baseline.
struct GlyphMask {
  let left: Int
  let top: Int
  let mask: Mask

  static let empty = GlyphMask(left: 0, top: 0, mask: Mask(width: 0, height: 0))
}

/// FreeType's outlines and rasterizer. One library and its faces a worker: FreeType objects belong to one thread.
@safe final class GlyphRasterizer {
  private let library: FT_Library?
  private var faces: [ObjectIdentifier: OpenFace] = [:]
  private var masks: [GlyphKey: GlyphMask] = [:]
  private var bytes = 0

  /// A glyph at an exact place: pixel position in 1/64, size in 1/64 px.
  private struct GlyphKey: Hashable {
    let face: ObjectIdentifier
    let glyph: UInt32
    let size: Int
    let fraction: Int
  }

  /// Keeps the shared face, and with it the bytes, alive.
  @safe private final class OpenFace {
    let shared: FontFace
    let face: FT_Face

    init?(_ shared: FontFace, library: FT_Library?) {
      var opened: FT_Face?
      let status = unsafe shared.file.withBytes { bytes in
        unsafe FT_New_Memory_Face(library, bytes.bindMemory(to: UInt8.self).baseAddress, FT_Long(bytes.count), FT_Long(shared.index), &opened)
      }
      guard status == 0, let opened = unsafe opened else { return nil }
      if !shared.designCoordinates.isEmpty {
        var coordinates = shared.designCoordinates.map { FT_Fixed(($0 * 65536).rounded()) }
        _ = unsafe FT_Set_Var_Design_Coordinates(opened, FT_UInt(coordinates.count), &coordinates)
      }
      self.shared = shared
      unsafe face = opened
    }

    deinit { unsafe FT_Done_Face(face) }
  }

  private static let keptBytes = 32 << 20
  /// No glyph of a picture we accept is larger.
  private static let largestSide = 16_384

  init() {
    var opened: FT_Library?
    _ = unsafe FT_Init_FreeType(&opened)
    unsafe library = opened
  }

  deinit {
    faces.removeAll()
    unsafe FT_Done_FreeType(library)
  }

  /// The glyph's coverage at `size` pixels an em with the pen `fraction`/64 px right of a whole pixel. Empty for what has no ink.
  func mask(_ glyph: UInt32, _ face: FontFace, size: Double, fraction: Int) -> GlyphMask {
    guard size > 0, size < Double(Self.largestSide) else { return .empty }
    let key = GlyphKey(face: ObjectIdentifier(face), glyph: glyph, size: Int((size * 64).rounded()), fraction: fraction)
    if let known = masks[key] { return known }
    let mask = rasterize(glyph, face, size: Double(key.size) / 64, fraction: fraction)
    if bytes > Self.keptBytes {
      masks.removeAll(keepingCapacity: true)
      bytes = 0
    }
    masks[key] = mask
    bytes += mask.mask.values.count + 64
    return mask
  }

  private func rasterize(_ glyph: UInt32, _ shared: FontFace, size: Double, fraction: Int) -> GlyphMask {
    guard let face = unsafe open(shared)?.face else { return .empty }
    guard unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0 else { return .empty }
    guard let slot = unsafe face.pointee.glyph, unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else { return .empty }
    let scale = size * 64 / Double(shared.unitsPerEm)
    guard unsafe scaleOutline(&slot.pointee.outline, by: scale) else { return .empty }
    unsafe FT_Outline_Translate(&slot.pointee.outline, FT_Pos(fraction), 0)
    return unsafe coverage(of: &slot.pointee.outline)
  }

  /// Font units to 1/64 px, each coordinate rounded once. False when the result could not be drawn.
  private func scaleOutline(_ outline: UnsafeMutablePointer<FT_Outline>, by scale: Double) -> Bool {
    let limit = Double(Self.largestSide * 64)
    for index in 0..<Int(unsafe outline.pointee.n_points) {
      let point = unsafe outline.pointee.points[index]
      let x = (Double(point.x) * scale).rounded()
      let y = (Double(point.y) * scale).rounded()
      guard abs(x) < limit, abs(y) < limit else { return false }
      unsafe outline.pointee.points[index] = FT_Vector(x: FT_Pos(x), y: FT_Pos(y))
    }
    return true
  }

  private func coverage(of outline: UnsafeMutablePointer<FT_Outline>) -> GlyphMask {
    var box = FT_BBox()
    unsafe FT_Outline_Get_CBox(outline, &box)
    let left = Int(box.xMin) >> 6
    let bottom = Int(box.yMin) >> 6
    let width = ((Int(box.xMax) + 63) >> 6) - left
    let height = ((Int(box.yMax) + 63) >> 6) - bottom
    guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide else { return .empty }
    unsafe FT_Outline_Translate(outline, FT_Pos(-left * 64), FT_Pos(-bottom * 64))
    var mask = Mask(width: width, height: height)
    let status = unsafe mask.withUnsafeMutableValues { values in
      var bitmap = unsafe FT_Bitmap(
        rows: UInt32(height), width: UInt32(width), pitch: Int32(width), buffer: values.baseAddress, num_grays: 256,
        pixel_mode: UInt8(FT_PIXEL_MODE_GRAY.rawValue), palette_mode: 0, palette: nil)
      return unsafe FT_Outline_Get_Bitmap(library, outline, &bitmap)
    }
    return status == 0 ? GlyphMask(left: left, top: -(bottom + height), mask: mask) : .empty
  }

  /// A colour glyph's bitmap at the largest strike, and the pixels an em it was made for.
  func strike(_ glyph: UInt32, _ shared: FontFace) -> EmojiStrike? {
    guard let face = unsafe open(shared)?.face, unsafe face.pointee.num_fixed_sizes > 0 else { return nil }
    let sizes = unsafe (0..<Int(face.pointee.num_fixed_sizes)).map { unsafe face.pointee.available_sizes[$0].y_ppem }
    guard let best = sizes.indices.max(by: { sizes[$0] < sizes[$1] }) else { return nil }
    guard unsafe FT_Select_Size(face, Int32(best)) == 0, unsafe FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      let slot = unsafe face.pointee.glyph
    else { return nil }
    let bitmap = unsafe slot.pointee.bitmap
    guard unsafe UInt32(bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, unsafe bitmap.width > 0, unsafe bitmap.rows > 0, unsafe bitmap.pitch > 0
    else {
      return nil
    }
    return unsafe EmojiStrike(
      bgra: UnsafeBufferPointer(start: bitmap.buffer, count: Int(bitmap.pitch) * Int(bitmap.rows)), width: Int(bitmap.width),
      height: Int(bitmap.rows),
      pitch: Int(bitmap.pitch), left: Int(slot.pointee.bitmap_left), top: Int(slot.pointee.bitmap_top),
      pixelsPerEm: Double(sizes[best]) / 64)
  }

  private func open(_ face: FontFace) -> OpenFace? {
    let key = ObjectIdentifier(face)
    if let known = faces[key] { return known }
    let opened = unsafe OpenFace(face, library: library)
    faces[key] = opened
    return opened
  }
}
