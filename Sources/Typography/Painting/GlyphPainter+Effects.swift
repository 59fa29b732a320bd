import Pixels

/// What lies below the letters.
extension GlyphPainter {
  func paintHighlights(_ areas: TextAreas, _ appearance: TextAppearance, _ opacity: Double, _ clip: PixelRect, _ canvas: inout Pixmap) {
    for (highlight, spans) in appearance.spans(by: { span, _ in span.highlight }) {
      for line in areas.layout.lines {
        for fragment in areas.fragments(of: line, spans: spans) {
          canvas.fill(areas.highlight(highlight, over: fragment, of: line), .color(highlight.color), opacity: opacity, clip: clip)
        }
      }
    }
  }

  func paintShadows(_ areas: TextAreas, _ appearance: TextAppearance, _ opacity: Double, _ clip: PixelRect, _ canvas: inout Pixmap) {
    let size = areas.layout.size
    let reach = appearance.shadows.map { 4 * $0.blur * size + max(abs($0.x), abs($0.y)) * size }.max() ?? 0
    guard let silhouette = silhouette(areas, appearance, clip: clip.grown(by: reach)) else { return }
    for shadow in appearance.shadows {
      let sigma = shadow.blur * size
      let margin = Int((4 * sigma).rounded(.up))
      let blurred = silhouette.mask.blurred(sigma: sigma, margin: margin)
      let corner = PixelPoint(
        silhouette.corner.x - margin + Int((shadow.x * size).rounded()), silhouette.corner.y - margin + Int((shadow.y * size).rounded()))
      canvas.fill(blurred, at: corner, .color(shadow.color), opacity: shadow.opacity * opacity, clip: clip)
    }
  }

  /// Letters, their outline and colour glyphs, as one shape, as far as they lie in `clip`.
  private func silhouette(_ areas: TextAreas, _ appearance: TextAppearance, clip: PixelRect) -> (mask: Mask, corner: PixelPoint)? {
    var whole = colorCoverage(areas, clip: clip)
    let letters = appearance.outline.map { outlineCoverage(areas, $0, clip: clip) } ?? lettersCoverage(areas, clip: clip)
    for part in letters.parts { whole.add(part) }
    return whole.mask(clip: clip)
  }

  func lettersCoverage(_ areas: TextAreas, clip: PixelRect) -> CoverageLine {
    var whole = CoverageLine()
    for line in areas.lines(in: clip) {
      for part in coverage(of: line, size: areas.layout.size, pen: areas.pen(line), appearance: nil, count: 0).parts { whole.add(part) }
    }
    return whole
  }

  /// The letters grown by the outline's width, all lines together; what lies outside `clip` may be left out.
  func outlineCoverage(_ areas: TextAreas, _ outline: TextAppearance.Outline, clip: PixelRect) -> CoverageLine {
    let inner = clip.grown(by: outline.width * areas.layout.size)
    var whole = lettersCoverage(areas, clip: inner)
    let style = StrokeStyle(width: 2 * outline.width * areas.layout.size, cap: .round, join: .round)
    guard style.width > 0 else { return whole }
    for line in areas.layout.lines {
      let pen = areas.pen(line)
      for run in line.runs {
        for glyph in run.glyphs where !isColored(glyph, run, size: areas.layout.size) {
          let place = Point(pen.x + glyph.x, pen.y + glyph.y.rounded())
          let letter = run.face.outline(glyph.glyph, size: areas.layout.size, at: place)
          guard let box = letter.bounds, PixelRect(covering: box).touches(inner) else { continue }
          let border = letter.stroked(style)
          guard let bounds = border.bounds else { continue }
          let area = PixelRect(covering: bounds)
          whole.add(CoverageLine.Part(x: area.x, y: area.y, mask: Mask(border, bounds: area)) { border })
        }
      }
    }
    return whole
  }

  // MARK: Underlines

  func paintUnderlines(_ areas: TextAreas, _ appearance: TextAppearance, _ opacity: Double, _ clip: PixelRect, _ canvas: inout Pixmap) {
    let rules = appearance.spans { span, index in
      span.underline.map { Underlining(rule: $0, fill: $0.color.map(TextAppearance.Fill.color) ?? appearance.fill(of: index)) }
    }
    for (underlining, spans) in rules {
      for line in areas.lines(in: clip.grown(by: areas.layout.size)) {
        let fragments = areas.fragments(of: line, spans: spans)
        guard !fragments.isEmpty else { continue }
        let rule = UnderlineRule(underlining.rule, line: line, spans: spans, areas: areas)
        let ink = coverage(of: line, size: areas.layout.size, pen: areas.pen(line), appearance: nil, count: 0).mask(clip: rule.inkArea)
        for fragment in fragments {
          let found = rule.mask(over: fragment, ink: ink)
          canvas.fill(found.mask, at: found.corner, areas.paint(underlining.fill, line), opacity: opacity, clip: clip)
        }
      }
    }
  }
}

/// An underline with what it is painted with.
private struct Underlining: Equatable {
  let rule: TextUnderline
  let fill: TextAppearance.Fill
}

extension TextAppearance {
  /// The spans that have something, put together where it is equal: neighbours share one band or one rule. In the order of the first of each.
  fileprivate func spans<Value: Equatable>(by value: (SpanAppearance, Int) -> Value?) -> [(value: Value, spans: Set<Int>)] {
    spans.enumerated().reduce(into: []) { groups, item in
      guard let found = value(item.element, item.offset) else { return }
      if let known = groups.firstIndex(where: { $0.value == found }) {
        groups[known].spans.insert(item.offset)
      } else {
        groups.append((found, [item.offset]))
      }
    }
  }
}

extension PixelRect {
  /// With so many pixels more on each side.
  func grown(by distance: Double) -> PixelRect {
    let more = Int(distance.rounded(.up))
    return PixelRect(x: x - more, y: y - more, width: width + 2 * more, height: height + 2 * more)
  }

  func touches(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }
}

/// Where a span's underline runs on one line, in whole pixel rows.
private struct UnderlineRule {
  private let top: Int
  private let height: Int
  /// Clearance round ink that crosses the rule; nil where the rule lies below all ink.
  private let gap: Int?

  /// Scripts that stand on the baseline with few descenders; all others hang, stack or join below it.
  private static let standing: Set<String> = ["Latn", "Grek", "Cyrl", "Hebr", "Armn", "Geor", "Zyyy"]
  private static let leastThickness = 0.07

  init(_ underline: TextUnderline, line: TextLine, spans: Set<Int>, areas: TextAreas) {
    let size = areas.layout.size
    let runs = line.runs.filter { $0.styled.contains { spans.contains($0.appearanceIndex) } }
    let metrics = runs.first?.face.underline ?? (offset: 0.1, thickness: 0.05)
    let stands = runs.allSatisfy { Self.standing.contains($0.script) }
    let baseline = areas.pen(line).y
    let below = (line.ink?.bottom ?? 0) + 0.05 * size
    top = Int((baseline + (stands ? metrics.offset * size : max(metrics.offset * size, below))).rounded())
    height = max(1, Int(((underline.thickness ?? max(Self.leastThickness, metrics.thickness)) * size).rounded()))
    gap = stands ? max(1, Int((0.045 * size).rounded())) : nil
  }

  /// The rows in which ink crosses the rule or comes too near.
  var inkArea: PixelRect {
    let longest = 1 << 20
    return PixelRect(x: -longest, y: top - (gap ?? 0), width: 2 * longest, height: height + 2 * (gap ?? 0))
  }

  func mask(over fragment: ClosedRange<Double>, ink: (mask: Mask, corner: PixelPoint)?) -> (mask: Mask, corner: PixelPoint) {
    let left = Int(fragment.lowerBound.rounded(.down))
    let width = max(0, Int(fragment.upperBound.rounded(.up)) - left)
    var mask = Mask(width: width, height: height)
    for piece in pieces(width, blocked: ink.map { crossed($0, left: left, width: width) } ?? []) {
      for x in piece {
        let share = min(Double(left + x) + 1, fragment.upperBound) - max(Double(left + x), fragment.lowerBound)
        for y in 0..<height { mask[x, y] = UInt8((max(0, share) * 255).rounded()) }
      }
    }
    return (mask, PixelPoint(left, top))
  }

  /// What is left of the rule between the blocked columns; crumbs are left out.
  private func pieces(_ width: Int, blocked: Set<Int>) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    for x in 0...width where x == width || blocked.contains(x) {
      if x - start > (blocked.isEmpty ? 0 : 2 * height) { pieces.append(start..<x) }
      start = x + 1
    }
    return pieces
  }

  /// Columns where ink comes too near.
  private func crossed(_ ink: (mask: Mask, corner: PixelPoint), left: Int, width: Int) -> Set<Int> {
    guard let gap else { return [] }
    let rows = (top - gap - ink.corner.y)..<(top + height + gap - ink.corner.y)
    var result = Set<Int>()
    for x in -gap..<width + gap {
      let column = left + x - ink.corner.x
      guard (0..<ink.mask.width).contains(column) else { continue }
      guard rows.contains(where: { (0..<ink.mask.height).contains($0) && ink.mask[column, $0] > 48 }) else { continue }
      for near in max(0, x - gap)..<max(0, min(width, x + gap + 1)) { result.insert(near) }
    }
    return result
  }
}
