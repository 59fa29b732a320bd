import Pixels

/// Draws laid-out text: FreeType outlines, unhinted, at fractional positions; colour emoji from their bitmaps.
///
/// Not Sendable: one a worker.
public final class GlyphPainter {
  public init() {}
}
