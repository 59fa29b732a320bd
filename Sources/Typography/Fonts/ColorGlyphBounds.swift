import CFreeType
import Pixels
import Synchronization

/// The ink of the glyphs of a face with a COLR table, which HarfBuzz does not know of; measured once, for all threads.
final class ColorGlyphBounds: Sendable {
  private let state: Mutex<State>

  /// FreeType's objects, used under the lock only.
  @safe private final class State {
    let library: FT_Library?
    var face: FreeTypeFace?
    var known: [UInt32: Rect?] = [:]

    init(file: FontFile, index: Int, coordinates: [Float]) {
      var opened: FT_Library?
      _ = unsafe FT_Init_FreeType(&opened)
      unsafe library = opened
      face = unsafe FreeTypeFace(file: file, index: index, coordinates: coordinates, library: opened)
    }

    deinit {
      face = nil
      unsafe FT_Done_FreeType(library)
    }

    func bounds(of glyph: UInt32) -> Rect? {
      if let known = known[glyph] { return known }
      var found: Rect?
      if let paint = face.flatMap({ ColorPaintReader.read(glyph, $0) }), case .within(let rect) = paint.extent { found = rect }
      known[glyph] = .some(found)
      return found
    }
  }

  init(file: FontFile, index: Int, coordinates: [Float]) {
    state = Mutex(State(file: file, index: index, coordinates: coordinates))
  }

  /// In font units, y up: `top` is the lower edge's number. Nil when the glyph has no colours or paints nothing.
  func bounds(of glyph: UInt32) -> Rect? { state.withLock { $0.bounds(of: glyph) } }
}
