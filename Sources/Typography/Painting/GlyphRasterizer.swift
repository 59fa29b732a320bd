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
  private var faces: [ObjectIdentifier: (shared: FontFace, face: FreeTypeFace?)] = [:]
  private var masks: [GlyphKey: GlyphMask] = [:]
  private var bytes = 0

  /// A glyph at an exact place: pixel position in 1/64, size in 1/64 px.
  private struct GlyphKey: Hashable {
    let face: ObjectIdentifier
    let glyph: UInt32
    let size: Int
    let fraction: Int
  }

  private static let keptBytes = 32 << 20
  /// Where contours overlap, their coverages add up along their edges and darken these; on so fine a grid that is not seen. Variable fonts overlap, and
  /// static ones may say that they do.
  private static let overlapOversampling = 4
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
    guard let outline = unsafe open(shared)?.loadOutline(glyph) else { return .empty }
    let oversampling = unsafe !shared.designCoordinates.isEmpty || outline.pointee.flags & FT_OUTLINE_OVERLAP != 0 ? Self.overlapOversampling : 1
    let scale = size * 64 / Double(shared.unitsPerEm)
    guard unsafe scaleOutline(outline, by: scale * Double(oversampling)) else { return .empty }
    unsafe FT_Outline_Translate(outline, FT_Pos(fraction * oversampling), 0)
    return unsafe coverage(of: outline, oversampling: oversampling)
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

  private func coverage(of outline: UnsafeMutablePointer<FT_Outline>, oversampling: Int) -> GlyphMask {
    var box = FT_BBox()
    unsafe FT_Outline_Get_CBox(outline, &box)
    // A multiple of the oversampling on every side, so that its pixels fill the mask's.
    let step = 64 * oversampling
    let left = Int((Double(box.xMin) / Double(step)).rounded(.down))
    let bottom = Int((Double(box.yMin) / Double(step)).rounded(.down))
    let width = Int((Double(box.xMax) / Double(step)).rounded(.up)) - left
    let height = Int((Double(box.yMax) / Double(step)).rounded(.up)) - bottom
    guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide else { return .empty }
    unsafe FT_Outline_Translate(outline, FT_Pos(-left * step), FT_Pos(-bottom * step))
    guard let fine = unsafe mask(of: outline, width: width * oversampling, height: height * oversampling) else { return .empty }
    return GlyphMask(left: left, top: -(bottom + height), mask: fine.averaged(by: oversampling))
  }

  private func mask(of outline: UnsafeMutablePointer<FT_Outline>, width: Int, height: Int) -> Mask? {
    var mask = Mask(width: width, height: height)
    let status = unsafe mask.withUnsafeMutableValues { values in
      var bitmap = unsafe FT_Bitmap(
        rows: UInt32(height), width: UInt32(width), pitch: Int32(width), buffer: values.baseAddress, num_grays: 256,
        pixel_mode: UInt8(FT_PIXEL_MODE_GRAY.rawValue), palette_mode: 0, palette: nil)
      return unsafe FT_Outline_Get_Bitmap(library, outline, &bitmap)
    }
    return status == 0 ? mask : nil
  }

  /// A colour glyph's bitmap, from the smallest strike that need not be enlarged for a size; from the largest when all must.
  func strike(_ glyph: UInt32, _ face: FontFace, size: Double) -> EmojiStrike? { open(face)?.strike(glyph, size: size) }

  private func open(_ shared: FontFace) -> FreeTypeFace? {
    let key = ObjectIdentifier(shared)
    if let known = faces[key] { return known.face }
    let face = unsafe FreeTypeFace(file: shared.file, index: shared.index, coordinates: shared.designCoordinates, library: library)
    faces[key] = (shared, face)
    return face
  }
}

extension Mask {
  /// Every square of `side` pixels as one, the mean rounded to nearest. The sides must be multiples.
  func averaged(by side: Int) -> Mask {
    guard side > 1 else { return self }
    var result = Mask(width: width / side, height: height / side)
    let count = side * side
    unsafe withUnsafeValues { fine in
      unsafe result.withUnsafeMutableValues { coarse in
        for y in 0..<height / side {
          for x in 0..<width / side {
            var sum = count / 2
            for row in 0..<side {
              let start = (y * side + row) * width + x * side
              for index in start..<start + side { sum += unsafe Int(fine[index]) }
            }
            unsafe coarse[y * (width / side) + x] = UInt8(sum / count)
          }
        }
      }
    }
    return result
  }
}
