import Pixels

/// Draws laid-out text: FreeType outlines, unhinted, at fractional positions; colour glyphs from bitmaps and layers.
///
/// Not Sendable: one a worker.
public final class GlyphPainter {
  private let rasterizer: GlyphRasterizer
  private let colorGlyphs: ColorGlyphPainter

  public init() {
    rasterizer = GlyphRasterizer()
    colorGlyphs = ColorGlyphPainter(rasterizer: rasterizer)
  }

  /// Paints a layout with its origin (see `TextLayout`) at `origin`. Baselines are put on whole pixels, glyphs keep their fraction in x.
  ///
  /// From the back: plate, highlights, shadows, outline, underlines, letters, colour glyphs. Coverage is blended over sRGB values, each line once an
  /// appearance, so that letters that join leave no seam; all outlines go before all letters, so that none bites into its neighbour.
  public func paint(
    _ layout: TextLayout, at origin: Point, _ appearance: TextAppearance, opacity: Double = 1, clip: PixelRect? = nil, into canvas: inout Pixmap
  ) {
    let clip = clip.map { $0.intersection(canvas.bounds) } ?? canvas.bounds
    let areas = TextAreas(layout: layout, origin: origin)
    if let plate = appearance.plate, let path = areas.plate(plate) { canvas.fill(path, .color(plate.color), opacity: opacity, clip: clip) }
    paintHighlights(areas, appearance, opacity, clip, &canvas)
    if !appearance.shadows.isEmpty { paintShadows(areas, appearance, opacity, clip, &canvas) }
    if let outline = appearance.outline, let found = outlineCoverage(areas, outline, clip: clip).mask(clip: clip) {
      canvas.fill(found.mask, at: found.corner, .color(outline.color), opacity: opacity, clip: clip)
    }
    paintUnderlines(areas, appearance, opacity, clip, &canvas)
    for line in areas.lines(in: clip) { paintLetters(line, areas, appearance, opacity, clip, &canvas) }
  }

  /// Paints a layout in one colour; `spanColors` are those of the spans.
  public func paint(
    _ layout: TextLayout, at origin: Point, color: Color, spanColors: [Color] = [], opacity: Double = 1, clip: PixelRect? = nil,
    into canvas: inout Pixmap
  ) {
    let appearance = TextAppearance(fill: .color(color), spans: spanColors.map { SpanAppearance(fill: .color($0)) })
    paint(layout, at: origin, appearance, opacity: opacity, clip: clip, into: &canvas)
  }

  private func paintLetters(
    _ line: TextLine, _ areas: TextAreas, _ appearance: TextAppearance, _ opacity: Double, _ clip: PixelRect, _ canvas: inout Pixmap
  ) {
    let pen = areas.pen(line)
    for index in [Int?.none] + appearance.spans.indices.map(Optional.some) {
      guard let found = coverage(of: line, size: areas.layout.size, pen: pen, appearance: index, count: appearance.spans.count).mask(clip: clip)
      else {
        continue
      }
      let paint = areas.paint(appearance.fill(of: index), line)
      canvas.fill(found.mask, at: found.corner, paint, opacity: opacity, clip: clip)
    }
    for run in line.runs {
      let foreground = { glyph in appearance.fill(of: Self.appearance(of: glyph, run)).color }
      colorGlyphs.paint(run, size: areas.layout.size, pen: pen, foreground: foreground, opacity: opacity, clip: clip, into: &canvas)
    }
  }

  /// The coverage of all outlines of a layout at an origin on a whole pixel, and the mask's corner from there; nil when nothing is drawn.
  public func mask(of layout: TextLayout, at origin: Point = .zero) -> (mask: Mask, corner: PixelPoint)? {
    guard let ink = layout.ink else { return nil }
    let bounds = PixelRect(covering: ink.offset(x: origin.x, y: origin.y).inset(by: -2))
    return lettersCoverage(TextAreas(layout: layout, origin: origin), clip: bounds).mask(clip: bounds)
  }

  /// Which span a glyph stands in.
  private static func appearance(of glyph: PlacedGlyph, _ run: PlacedRun) -> Int? {
    run.styled.first { $0.left <= glyph.x && glyph.x < $0.right }?.appearanceIndex
  }

  /// What of a line is in one appearance: nil is the text's own. Spans beyond `count` have none of their own.
  func coverage(of line: TextLine, size: Double, pen: Point, appearance: Int?, count: Int) -> CoverageLine {
    var coverage = CoverageLine()
    for run in line.runs {
      let styled = run.styled.filter { $0.appearanceIndex < count }
      for range in ColumnRanges(run: run, styled: styled, appearance: appearance, pen: pen.x).ranges {
        for glyph in run.glyphs where !isColored(glyph, run, size: size) {
          coverage.add(part(glyph, run.face, size: size, pen: pen, columns: range))
        }
      }
    }
    return coverage
  }

  func isColored(_ glyph: PlacedGlyph, _ run: PlacedRun, size: Double) -> Bool { colorGlyphs.isColored(glyph.glyph, run.face, size: size) }

  /// The coverage of a layout's colour glyphs; what lies outside `clip` may be left out.
  func colorCoverage(_ areas: TextAreas, clip: PixelRect) -> CoverageLine {
    var coverage = CoverageLine()
    for line in areas.lines(in: clip) {
      for run in line.runs where run.face.isColor {
        for glyph in run.glyphs {
          let found = colorGlyphs.picture(
            of: glyph, run.face, size: areas.layout.size, pen: areas.pen(line), foreground: .black, clip: clip)
          guard let found else { continue }
          coverage.add(CoverageLine.Part(x: found.corner.x, y: found.corner.y, mask: Mask(alphaOf: found.picture)))
        }
      }
    }
    return coverage
  }

  private func part(_ glyph: PlacedGlyph, _ face: FontFace, size: Double, pen: Point, columns: Range<Int>?) -> CoverageLine.Part {
    let position = ((pen.x + glyph.x) * 64).rounded()
    let whole = (position / 64).rounded(.down)
    let y = Int((pen.y + glyph.y).rounded())
    let found = rasterizer.mask(glyph.glyph, face, size: size, fraction: Int(position - whole * 64))
    return CoverageLine.Part(x: Int(whole) + found.left, y: y + found.top, mask: found.mask, columns: columns) {
      face.outline(glyph.glyph, size: size, at: Point(position / 64, Double(y)))
    }
  }
}

/// The columns of a run that are in one appearance; nil is all of them. They meet at whole pixels: shared ones would let the ground shine through.
/// The outermost parts reach as far as the ink does.
private struct ColumnRanges {
  let ranges: [Range<Int>?]

  init(run: PlacedRun, styled: [StyledPart], appearance: Int?, pen: Double) {
    guard !styled.isEmpty else {
      ranges = appearance == nil ? [nil] : []
      return
    }
    var edges: [(range: ClosedRange<Double>, appearance: Int?)] = []
    var x = run.left
    for part in styled {
      if part.left > x { edges.append((x...part.left, nil)) }
      edges.append((max(x, part.left)...max(x, part.right), part.appearanceIndex))
      x = max(x, part.right)
    }
    if x < run.right { edges.append((x...run.right, nil)) }
    let blanks = edges.count > 1 ? Self.blanks(of: run) : []
    let far = 1 << 30
    ranges = edges.indices.filter { edges[$0].appearance == appearance }.map { index in
      let low = index == 0 ? -far : Int((Self.moved(edges[index].range.lowerBound, blanks) + pen).rounded())
      let high = index == edges.count - 1 ? far : Int((Self.moved(edges[index].range.upperBound, blanks) + pen).rounded())
      return low..<max(low, high)
    }
  }

  /// Where glyphs without ink stand.
  private static func blanks(of run: PlacedRun) -> [ClosedRange<Double>] {
    let glyphs = run.glyphs.sorted { $0.x < $1.x }
    return glyphs.indices.filter { run.face.extents(of: glyphs[$0].glyph) == nil }.map { index in
      let next = index + 1 < glyphs.count ? glyphs[index + 1].x : run.right
      return glyphs[index].x...max(glyphs[index].x, next)
    }
  }

  /// An edge beside a blank goes to the blank's middle: letters reach beyond their advance.
  private static func moved(_ edge: Double, _ blanks: [ClosedRange<Double>]) -> Double {
    let tolerance = 1.5
    let near = blanks.first { $0.lowerBound - tolerance < edge && edge < $0.upperBound + tolerance }
    return near.map { ($0.lowerBound + $0.upperBound) / 2 } ?? edge
  }
}

extension FontFace {
  /// A glyph's outline at `size` pixels an em with its origin at a point, y down.
  func outline(_ glyph: UInt32, size: Double, at origin: Point) -> Path {
    let scale = size / Double(unitsPerEm)
    return outline(glyph).transformed(by: Transform(a: scale, b: 0, c: 0, d: -scale, tx: origin.x, ty: origin.y))
  }
}

extension TextAppearance {
  /// Upright rectangle round all that is painted of a layout but its soft shadows, in canvas pixels; nil when nothing is.
  public func paintedArea(of layout: TextLayout, at origin: Point) -> Rect? { TextAreas(layout: layout, origin: origin).painted(self) }

  /// The fill of a span; nil is the text's own.
  func fill(of span: Int?) -> Fill { span.flatMap { spans.indices.contains($0) ? spans[$0].fill : nil } ?? fill }
}

extension TextAppearance.Fill {
  /// The one colour that stands for the fill where only one can be had.
  var color: Color {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.gradient.stops.first?.color ?? .black
    }
  }
}

extension TextAreas {
  func paint(_ fill: TextAppearance.Fill, _ line: TextLine) -> Paint {
    switch fill {
    case .color(let color): .color(color)
    case .gradient(let gradient): gradient.paint(over: gradient.perLine ? area(of: line) : block ?? area(of: line))
    }
  }
}

extension Mask {
  /// The opacity of each pixel of a picture.
  init(alphaOf picture: Pixmap) {
    self.init(width: picture.width, height: picture.height)
    for y in 0..<height { for x in 0..<width { self[x, y] = UInt8(picture[x, y] >> 24) } }
  }
}
