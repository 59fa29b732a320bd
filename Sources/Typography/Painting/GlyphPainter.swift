import Pixels

/// Draws laid-out text: FreeType outlines, unhinted, at fractional positions; colour emoji from their bitmaps.
///
/// Not Sendable: one a worker.
public final class GlyphPainter {
  private let rasterizer: GlyphRasterizer
  private let colorGlyphs: ColorGlyphPainter

  public init() {
    rasterizer = GlyphRasterizer()
    colorGlyphs = ColorGlyphPainter(rasterizer: rasterizer)
  }

  /// Paints a layout with its origin (see `TextLayout`) at `origin`. Baselines are put on whole pixels, glyphs keep their fraction in x. Coverage is
  /// blended over sRGB values, each line once a colour; `spanColors` are what `TextSpan.colorIndex` points into.
  public func paint(
    _ layout: TextLayout, at origin: Point, color: Color, spanColors: [Color] = [], opacity: Double = 1, clip: PixelRect? = nil,
    into canvas: inout Pixmap
  ) {
    let clip = clip.map { $0.intersection(canvas.bounds) } ?? canvas.bounds
    for line in layout.lines {
      let pen = Point(origin.x + line.x, (origin.y + line.baseline).rounded())
      let colors = [Int?.none] + spanColors.indices.map { $0 }
      for index in colors {
        guard let found = coverage(of: line, size: layout.size, pen: pen, color: index, colorCount: spanColors.count).mask(clip: clip) else {
          continue
        }
        canvas.fill(found.mask, at: found.corner, .color(index.map { spanColors[$0] } ?? color), opacity: opacity, clip: clip)
      }
      for run in line.runs {
        let foreground = { glyph in Self.foreground(glyph, run, color, spanColors) }
        colorGlyphs.paint(run, size: layout.size, pen: pen, foreground: foreground, opacity: opacity, clip: clip, into: &canvas)
      }
    }
  }

  /// The coverage of all outlines of a layout at an origin on a whole pixel, and the mask's corner from there; nil when nothing is drawn.
  public func mask(of layout: TextLayout, at origin: Point = .zero) -> (mask: Mask, corner: PixelPoint)? {
    guard let ink = layout.ink else { return nil }
    let bounds = PixelRect(covering: ink.offset(x: origin.x, y: origin.y).inset(by: -2))
    var whole = CoverageLine()
    for line in layout.lines {
      let pen = Point(origin.x + line.x, (origin.y + line.baseline).rounded())
      for part in coverage(of: line, size: layout.size, pen: pen, color: nil, colorCount: 0).parts { whole.add(part) }
    }
    return whole.mask(clip: bounds)
  }

  /// The text's colour where a glyph stands.
  private static func foreground(_ glyph: PlacedGlyph, _ run: PlacedRun, _ color: Color, _ spanColors: [Color]) -> Color {
    let part = run.colored.first { $0.left <= glyph.x && glyph.x < $0.right }
    return part.flatMap { spanColors.indices.contains($0.colorIndex) ? spanColors[$0.colorIndex] : nil } ?? color
  }

  /// What of a line is in one colour: `color` nil is the text's own.
  private func coverage(of line: TextLine, size: Double, pen: Point, color: Int?, colorCount: Int) -> CoverageLine {
    var coverage = CoverageLine()
    for run in line.runs {
      let colored = run.colored.filter { $0.colorIndex < colorCount }
      let columns = ColumnRanges(run: run, colored: colored, color: color, pen: pen.x).ranges
      for range in columns {
        for glyph in run.glyphs where !colorGlyphs.isColored(glyph.glyph, run.face, size: size) {
          coverage.add(part(glyph, run.face, size: size, pen: pen, columns: range))
        }
      }
    }
    return coverage
  }

  private func part(_ glyph: PlacedGlyph, _ face: FontFace, size: Double, pen: Point, columns: ClosedRange<Double>?) -> CoverageLine.Part {
    let position = ((pen.x + glyph.x) * 64).rounded()
    let whole = (position / 64).rounded(.down)
    let y = Int((pen.y + glyph.y).rounded())
    let found = rasterizer.mask(glyph.glyph, face, size: size, fraction: Int(position - whole * 64))
    return CoverageLine.Part(x: Int(whole) + found.left, y: y + found.top, mask: found.mask, columns: columns)
  }
}

/// The columns of a run that are in one colour; the whole run is nil. The outermost parts reach as far as the ink does.
private struct ColumnRanges {
  let ranges: [ClosedRange<Double>?]

  init(run: PlacedRun, colored: [ColoredPart], color: Int?, pen: Double) {
    guard !colored.isEmpty else {
      ranges = color == nil ? [nil] : []
      return
    }
    var edges: [(range: ClosedRange<Double>, color: Int?)] = []
    var x = run.left
    for part in colored {
      if part.left > x { edges.append((x...part.left, nil)) }
      edges.append((max(x, part.left)...max(x, part.right), part.colorIndex))
      x = max(x, part.right)
    }
    if x < run.right { edges.append((x...run.right, nil)) }
    let far = 1e6
    ranges = edges.indices.filter { edges[$0].color == color }.map { index in
      let low = index == 0 ? -far : edges[index].range.lowerBound + pen
      let high = index == edges.count - 1 ? far : edges[index].range.upperBound + pen
      return low...high
    }
  }
}
