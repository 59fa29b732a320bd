import Pixels

/// Draws a colour glyph's paint.
struct ColorPaintDrawing {
  let foreground: Color
  /// Of pictures of the glyph's size that may still be made: what a table of a few bytes may ask for has an end.
  private var pixelsLeft = 1 << 27

  private static let largestSide = 8192

  private init(foreground: Color) { self.foreground = foreground }

  /// The paint under a map from font units to pixels: the picture, and where its corner lies, as far as it lies in `clip`. Nil when nothing, or too much,
  /// is painted.
  static func picture(
    of paint: ColorPaint, _ transform: Transform, foreground: Color, clip: PixelRect? = nil
  ) -> (picture: Pixmap, corner: PixelPoint)? {
    guard case .within(let bounds) = ColorPaint.transformed(transform, paint).extent else { return nil }
    let whole = PixelRect(covering: bounds)
    let area = clip.map { whole.intersection($0) } ?? whole
    guard !area.isEmpty, area.width <= largestSide, area.height <= largestSide else { return nil }
    var drawing = ColorPaintDrawing(foreground: foreground)
    var canvas = Pixmap(width: area.width, height: area.height)
    drawing.draw(paint, transform.then(.translation(x: Double(-area.x), y: Double(-area.y))), &canvas)
    return (canvas, PixelPoint(area.x, area.y))
  }

  private mutating func draw(_ paint: ColorPaint, _ transform: Transform, _ canvas: inout Pixmap) {
    switch paint {
    case .layers(let layers): for layer in layers { draw(layer, transform, &canvas) }
    case .solid, .gradient: if let fill = fill(paint, transform) { canvas.fill(fill) }
    case .transformed(let inner, let paint): draw(paint, inner.then(transform), &canvas)
    case .clipped(let path, let paint):
      let outline = path.transformed(by: transform)
      if let fill = fill(paint, transform) {
        canvas.fill(outline, fill)
      } else if let layer = layer(paint, transform, like: canvas) {
        canvas.draw(layer, clippedTo: outline)
      }
    case .composite(let source, .sourceOver, let backdrop):
      draw(backdrop, transform, &canvas)
      draw(source, transform, &canvas)
    case .composite(let source, let mode, let backdrop):
      guard var result = layer(backdrop, transform, like: canvas), let source = layer(source, transform, like: canvas) else { return }
      result.composite(source, mode)
      canvas.draw(result)
    }
  }

  /// A paint that fills all it is let, with nothing else about it.
  private func fill(_ paint: ColorPaint, _ transform: Transform) -> Paint? {
    switch paint {
    case .solid(let color): .color(color.resolved(foreground))
    case .gradient(let line): .colorLine(line.gradient(transform, foreground: foreground))
    case .transformed(let inner, let paint): fill(paint, inner.then(transform))
    case .layers, .clipped, .composite: nil
    }
  }

  private mutating func layer(_ paint: ColorPaint, _ transform: Transform, like canvas: Pixmap) -> Pixmap? {
    pixelsLeft -= canvas.width * canvas.height
    guard pixelsLeft >= 0 else { return nil }
    var layer = Pixmap(width: canvas.width, height: canvas.height)
    draw(paint, transform, &layer)
    return layer
  }
}
