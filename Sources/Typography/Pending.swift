import Pixels

extension Typesetter {
  public func layout(_ request: TextRequest) -> TextLayout { fatalError() }
}

extension GlyphPainter {
  public func paint(_ layout: TextLayout, at origin: Point, color: Color, spanColors: [Color] = [], opacity: Double = 1, into canvas: inout Pixmap) {
    fatalError()
  }
  public func mask(of layout: TextLayout) -> (mask: Mask, origin: PixelPoint)? { fatalError() }
}
