extension Pixmap {
  /// Source-over of one colour on whole pixels.
  public mutating func fill(_ rect: PixelRect, _ color: Color) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    let stride = width
    unsafe withUnsafeMutablePixels { target in
      guard let to = target.baseAddress else { return }
      for y in area.top..<area.bottom {
        unsafe Blend.row(to + (y * stride + area.x), color: color.opaquePixel, alpha: UInt32(color.alpha), count: area.width)
      }
    }
  }

  /// Fills a rectangle; fractional edges are antialiased.
  public mutating func fill(_ rect: Rect, _ paint: Paint, opacity: Double = 1, clip: PixelRect? = nil) {
    fill(Path.rect(rect), paint, opacity: opacity, clip: clip)
  }

  /// Fills the whole picture.
  public mutating func fill(_ paint: Paint, opacity: Double = 1) { fill(Rect(bounds), paint, opacity: opacity) }

  /// Fills a path, antialiased.
  public mutating func fill(
    _ path: Path, _ paint: Paint, opacity: Double = 1, rule: FillRule = .nonZero, clip: PixelRect? = nil
  ) {
    let area = clip.map { $0.intersection(bounds) } ?? bounds
    let rasterizer = Rasterizer(path, clip: area, rule: rule)
    let stride = width
    var painter = RowPainter(paint, opacity: opacity, area: rasterizer.area)
    unsafe withUnsafeMutablePixels { target in
      guard let to = target.baseAddress else { return }
      unsafe rasterizer.forEachRow { y, x, coverage in
        guard let cover = coverage.baseAddress else { return }
        unsafe painter.paint(to + (y * stride + x), x: x, y: y, cover, count: coverage.count)
      }
    }
  }

  /// Fills through coverage whose top left corner lies at `point` (glyphs, icons).
  public mutating func fill(
    _ mask: Mask, at point: PixelPoint = .zero, _ paint: Paint, opacity: Double = 1, clip: PixelRect? = nil
  ) {
    let area = placed(mask.bounds, at: point, clip)
    guard !area.isEmpty else { return }
    let stride = width
    var painter = RowPainter(paint, opacity: opacity, area: area)
    unsafe withUnsafeMutablePixels { target in
      unsafe mask.withUnsafeValues { values in
        guard let to = target.baseAddress, let cover = values.baseAddress else { return }
        for y in area.top..<area.bottom {
          let line = unsafe cover + ((y - point.y) * mask.width + area.x - point.x)
          unsafe painter.paint(to + (y * stride + area.x), x: area.x, y: y, line, count: area.width)
        }
      }
    }
  }

  /// Draws a line along a path.
  public mutating func stroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, opacity: Double = 1, clip: PixelRect? = nil
  ) {
    fill(path.stroked(style), paint, opacity: opacity, clip: clip)
  }
}

/// Brings a paint onto rows of one area.
private struct RowPainter {
  private enum Source {
    case color(UInt32, alpha: UInt32)
    case shader(any RowShader, opacity: UInt32)
  }

  private var source: Source
  private var line: ContiguousArray<UInt32> = []

  init(_ paint: Paint, opacity: Double, area: PixelRect) {
    let weight = Pixmap.byte(opacity)
    if case .color(let color) = paint {
      source = .color(color.opaquePixel, alpha: divideBy255(UInt32(color.alpha) * weight))
    } else {
      source = .shader(paint.shader(for: area), opacity: weight)
      line = ContiguousArray(repeating: 0, count: area.width)
    }
  }

  mutating func paint(_ target: Blend.Target, x: Int, y: Int, _ coverage: Blend.Coverage, count: Int) {
    switch source {
    case .color(let pixel, let alpha): unsafe Blend.row(target, color: pixel, alpha: alpha, coverage, count: count)
    case .shader(let shader, let opacity):
      // Only runs that are covered: the inside of a frame's outline costs nothing.
      var i = 0
      while i < count {
        if unsafe coverage[i] == 0 {
          i += 1
          continue
        }
        let start = i
        while i < count, unsafe coverage[i] != 0 { i += 1 }
        unsafe paint(target + start, shader, opacity, x: x + start, y: y, coverage + start, count: i - start)
      }
    }
  }

  private mutating func paint(
    _ target: Blend.Target, _ shader: any RowShader, _ opacity: UInt32, x: Int, y: Int, _ coverage: Blend.Coverage, count: Int
  ) {
    unsafe line.withUnsafeMutableBufferPointer { buffer in
      let row = unsafe UnsafeMutableBufferPointer(rebasing: buffer[0..<count])
      unsafe shader.shade(row, x: x, y: y)
      guard let pixels = row.baseAddress else { return }
      unsafe Blend.row(target, UnsafePointer(pixels), coverage, opacity: opacity, count: count)
    }
  }
}

extension Color {
  /// The straight colour values under alpha 255.
  var opaquePixel: UInt32 { UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000 }
}
