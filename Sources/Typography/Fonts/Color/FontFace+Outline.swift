import CHarfBuzz
import Pixels

extension FontFace {
  /// A glyph's outline in font units, y up, at the face's place on its axes; empty for what has none.
  func outline(_ glyph: UInt32) -> Path {
    var path = Path()
    unsafe withUnsafeMutablePointer(to: &path) { unsafe hb_font_get_glyph_shape(font, glyph, OutlineFunctions.shared.functions, $0) }
    return path
  }
}

/// Writes an outline into a `Path`.
///
/// `@unchecked Sendable`: immutable after `init`.
@safe private final class OutlineFunctions: @unchecked Sendable {
  static let shared = OutlineFunctions()
  let functions: OpaquePointer?

  private init() {
    unsafe functions = hb_draw_funcs_create()
    unsafe hb_draw_funcs_set_move_to_func(functions, { _, path, _, x, y, _ in unsafe append(path) { $0.move(to: point(x, y)) } }, nil, nil)
    unsafe hb_draw_funcs_set_line_to_func(functions, { _, path, _, x, y, _ in unsafe append(path) { $0.line(to: point(x, y)) } }, nil, nil)
    unsafe hb_draw_funcs_set_quadratic_to_func(
      functions, { _, path, _, cx, cy, x, y, _ in unsafe append(path) { $0.quad(to: point(x, y), control: point(cx, cy)) } }, nil, nil)
    unsafe hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, path, _, cx, cy, dx, dy, x, y, _ in
        unsafe append(path) { $0.cubic(to: point(x, y), control1: point(cx, cy), control2: point(dx, dy)) }
      }, nil, nil)
    unsafe hb_draw_funcs_set_close_path_func(functions, { _, path, _, _ in unsafe append(path) { $0.close() } }, nil, nil)
    unsafe hb_draw_funcs_make_immutable(functions)
  }
}

private func append(_ path: UnsafeMutableRawPointer?, _ change: (inout Path) -> Void) {
  guard let path = unsafe path?.assumingMemoryBound(to: Path.self) else { return }
  unsafe change(&path.pointee)
}

private func point(_ x: Float, _ y: Float) -> Point { Point(Double(x), Double(y)) }
