import Pixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Stages 10 to 14: chooses the lines of a prepared text, orders their runs, aligns them, measures their ink.
struct LineAssembly {
  let request: TextRequest
  let text: PreparedText

  private var size: Double { request.style.size }

  /// A line before it is placed in the box.
  private struct Draft {
    let paragraph: PreparedParagraph
    let start: Int
    let end: Int
    let width: Double
    let runs: [PlacedRun]
    let glyphBoxes: [Rect]
    let visualOrder: [Int]
  }

  func layout() -> TextLayout {
    let drafts = text.paragraphs.flatMap(drafts)
    let boxWidth = request.width ?? drafts.reduce(0) { max($0, $1.width) }
    let lefts = drafts.map { left(of: $0, boxWidth: boxWidth) }
    let pitch = linePitch(drafts, lefts)
    let lines = drafts.indices.map { index in
      let draft = drafts[index]
      return TextLine(
        start: draft.start, end: draft.end, width: draft.width, x: lefts[index], baseline: Double(index) * pitch, runs: draft.runs,
        visualOrder: draft.visualOrder, ink: draft.glyphBoxes.union)
    }
    return TextLayout(
      text: text.units.string(in: 0..<text.units.count), direction: request.direction, language: request.language, size: size, boxWidth: boxWidth,
      lines: lines, linePitch: pitch, advance: text.paragraphs.reduce(0) { $0 + $1.advance } * size, opportunities: opportunities(),
      runs: text.paragraphs.flatMap(\.runs), missing: text.missing, substitutions: text.substitutions, hyphenationGap: text.hyphenationGap,
      ink: lines.compactMap { line in line.ink.map { $0.offset(x: line.x, y: line.baseline) } }.union)
  }

  /// Line ends of a paragraph at a size and width.
  static func lineEnds(_ paragraph: PreparedParagraph, limit: Double, wrap: TextWrap) -> [Int] {
    breaker(paragraph).lines(limit: limit, wrap: wrap)
  }

  static func breaker(_ paragraph: PreparedParagraph) -> LineBreaker {
    LineBreaker(
      breaks: paragraph.breaks, paragraph: paragraph.range, width: { paragraph.width($0, $1) },
      visibleClusters: { start, end in paragraph.clusters(start, end).lazy.filter { $0.kind != .blank && $0.kind != .ignorable }.prefix(2).count },
      strandsCharacters: paragraph.runs.contains { ["Hani", "Hira", "Kana", "Thai", "Laoo", "Khmr", "Mymr"].contains($0.script) })
  }

  private func opportunities() -> [Int] {
    text.paragraphs.enumerated().flatMap { index, paragraph in
      (index > 0 ? [paragraph.range.lowerBound] : []) + paragraph.breaks.filter { $0.tier == .natural }.map(\.offset)
    }.filter { $0 > 0 && $0 < text.units.count }
  }

  private func drafts(_ paragraph: PreparedParagraph) -> [Draft] {
    let limit = request.width.map { $0 / size }
    let ends = limit.map { Self.lineEnds(paragraph, limit: $0, wrap: request.wrap) } ?? [paragraph.range.upperBound]
    var start = paragraph.range.lowerBound
    return ends.map { end in
      defer { start = end }
      return draft(paragraph, start, end)
    }
  }

  private func draft(_ paragraph: PreparedParagraph, _ lineStart: Int, _ lineEnd: Int) -> Draft {
    let start = paragraph.trimmedStart(lineStart, lineEnd)
    let end = paragraph.trimmedEnd(start, lineEnd)
    guard start < end else {
      return Draft(paragraph: paragraph, start: start, end: start, width: 0, runs: [], glyphBoxes: [], visualOrder: [])
    }
    let shaped = paragraph.shapedRuns(start, end)
    let ordered = BidiLevels.visualOrder(shaped.map(\.level)).map { shaped[$0] }
    var placer = RunPlacer(paragraph: paragraph, size: size, spans: text.spans, line: start..<end)
    let runs = ordered.map { placer.place($0) }
    return Draft(
      paragraph: paragraph, start: start, end: end, width: placer.x, runs: runs, glyphBoxes: placer.boxes,
      visualOrder: VisualOrder.clusters(of: ordered, in: paragraph))
  }

  private func left(of draft: Draft, boxWidth: Double) -> Double {
    let optical = request.opticalAlignment && request.rules == .house ? OpticalEdges(runs: draft.runs, text: text.units, size: size) : .none
    let isRightToLeft = request.direction == .rightToLeft
    switch request.alignment {
    case .center: return (boxWidth - draft.width) / 2 + (optical.right - optical.left) / 2
    case .start: return isRightToLeft ? boxWidth - draft.width + optical.right : -optical.left
    case .end: return isRightToLeft ? -optical.left : boxWidth - draft.width + optical.right
    }
  }

  /// The leading asked for, or what keeps the ink of neighbouring lines apart: the same for all lines.
  private func linePitch(_ drafts: [Draft], _ lefts: [Double]) -> Double {
    let gap = 0.03 * size
    var pitch = request.style.lineHeight * size
    for index in drafts.indices.dropFirst() {
      for above in drafts[index - 1].glyphBoxes {
        let upper = above.offset(x: lefts[index - 1], y: 0)
        for below in drafts[index].glyphBoxes {
          let lower = below.offset(x: lefts[index], y: 0)
          guard upper.left < lower.right, lower.left < upper.right else { continue }
          pitch = max(pitch, upper.bottom - lower.top + gap)
        }
      }
    }
    return pitch
  }
}

extension Sequence where Element == Rect {
  /// The smallest rectangle round all; nil when there is none.
  var union: Rect? {
    reduce(nil) { (whole: Rect?, next: Rect) in whole?.union(next) ?? next }
  }
}

/// Grapheme clusters from left to right.
enum VisualOrder {
  static func clusters(of runs: [ShapedRun], in paragraph: PreparedParagraph) -> [Int] {
    runs.flatMap { run in
      let starts = paragraph.clusters(run.start, run.end).filter { $0.kind != .ignorable }.map(\.start)
      return run.isRightToLeft ? starts.reversed() : starts
    }
  }
}
