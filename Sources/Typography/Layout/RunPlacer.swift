import Pixels

/// Puts the glyphs of a line's runs at their places, from left to right.
struct RunPlacer {
  let paragraph: PreparedParagraph
  let size: Double
  let spans: [TextSpan]
  /// The line without blanks at its ends.
  let line: Range<Int>
  /// The right end of what is placed, in pixels from the line's left end.
  private(set) var x = 0.0
  /// Ink of each glyph, relative to the line's left end and baseline.
  private(set) var boxes: [Rect] = []

  init(paragraph: PreparedParagraph, size: Double, spans: [TextSpan], line: Range<Int>) {
    self.paragraph = paragraph
    self.size = size
    self.spans = spans
    self.line = line
  }

  mutating func place(_ run: ShapedRun) -> PlacedRun {
    let left = x
    let scale = size / Double(run.face.unitsPerEm)
    var carets: [Int: ClosedRange<Double>] = [:]
    var placed: [PlacedGlyph] = []
    for (index, glyph) in run.glyphs.enumerated() {
      let space = tracking(run, index)
      if run.isRightToLeft { x += space }
      let origin = Point(x + Double(glyph.xOffset) * scale, -Double(glyph.yOffset) * scale)
      placed.append(PlacedGlyph(glyph: glyph.glyph, cluster: glyph.cluster, x: origin.x, y: origin.y))
      addBox(glyph.glyph, run.face, scale, origin)
      let next = x + Double(glyph.xAdvance) * scale
      let known = carets[glyph.cluster]
      carets[glyph.cluster] = min(known?.lowerBound ?? x, x, next)...max(known?.upperBound ?? next, x, next)
      x = next
      if !run.isRightToLeft { x += space }
    }
    return PlacedRun(
      start: run.start, end: run.end, face: run.face, script: run.script, level: run.level, glyphs: placed, left: left, right: x,
      styled: StyledParts(run: run, carets: carets, spans: spans, paragraph: paragraph).parts)
  }

  /// Tracking that goes with a glyph: once a grapheme cluster, on the side the text goes on, none at the line's end.
  private func tracking(_ run: ShapedRun, _ index: Int) -> Double {
    guard let cluster = paragraph.cluster(containing: run.glyphs[index].cluster) else { return 0 }
    let neighbour = run.isRightToLeft ? index - 1 : index + 1
    if run.glyphs.indices.contains(neighbour), cluster.range.contains(run.glyphs[neighbour].cluster) { return 0 }
    // A ligature stands for all clusters up to the next glyph's.
    let after = run.glyphs.indices.contains(neighbour) ? run.glyphs[neighbour].cluster : run.end
    let covered = paragraph.clusters(cluster.start, max(cluster.end, after))
    let space = covered.reduce(0.0) { $0 + paragraph.tracking(afterClusterAt: $1.start) }
    let last = covered.last.map { $0.end >= line.upperBound ? paragraph.tracking(afterClusterAt: $0.start) : 0 } ?? 0
    return (space - last) * size
  }

  private mutating func addBox(_ glyph: UInt32, _ face: FontFace, _ scale: Double, _ origin: Point) {
    guard let extents = face.extents(of: glyph) else { return }
    boxes.append(
      Rect(
        left: origin.x + extents.left * scale, top: origin.y - extents.top * scale, right: origin.x + extents.right * scale,
        bottom: origin.y - extents.bottom * scale))
  }
}

/// Where a run changes its appearance: at the caret edges of grapheme clusters, a ligature's advance shared out evenly among its clusters.
struct StyledParts {
  let parts: [StyledPart]

  init(run: ShapedRun, carets: [Int: ClosedRange<Double>], spans: [TextSpan], paragraph: PreparedParagraph) {
    let colors = spans.filter { $0.appearanceIndex != nil && $0.start < run.end && run.start < $0.end }
    guard !colors.isEmpty else {
      parts = []
      return
    }
    // Of spans that overlap the last one holds.
    var appearances = [Int?](repeating: nil, count: run.end - run.start)
    for span in colors {
      for offset in max(span.start, run.start)..<min(span.end, run.end) { appearances[offset - run.start] = span.appearanceIndex }
    }
    var found: [StyledPart] = []
    let starts = carets.keys.sorted()
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : run.end
      let edges = carets[start]!
      // A glyph of its own for a later part of a cluster, such as a vowel sign, goes with its cluster.
      let begun = Array(paragraph.clusters(start, end))
      let clusters = begun.isEmpty ? [paragraph.cluster(containing: start)].compactMap(\.self) : begun
      let share = (edges.upperBound - edges.lowerBound) / Double(max(1, clusters.count))
      for (position, cluster) in clusters.enumerated() {
        let offset = cluster.start - run.start
        guard appearances.indices.contains(offset), let color = appearances[offset] else { continue }
        let step = Double(run.isRightToLeft ? clusters.count - 1 - position : position)
        found.append(StyledPart(left: edges.lowerBound + share * step, right: edges.lowerBound + share * (step + 1), appearanceIndex: color))
      }
    }
    parts = found.sorted { $0.left < $1.left }
  }
}
