/// A text analysed and shaped, at no size yet: all widths are in em, so that any size and box can be tried without shaping again.
final class PreparedText {
  /// After casing.
  let units: [UInt16]
  let paragraphs: [PreparedParagraph]
  let missing: [MissingCluster]
  let substitutions: [FontSubstitution]
  let spans: [TextSpan]
  let hyphenationGap: HyphenationGap?

  init(
    units: [UInt16], paragraphs: [PreparedParagraph], missing: [MissingCluster], substitutions: [FontSubstitution], spans: [TextSpan],
    hyphenationGap: HyphenationGap?
  ) {
    self.units = units
    self.paragraphs = paragraphs
    self.missing = missing
    self.substitutions = substitutions
    self.spans = spans
    self.hyphenationGap = hyphenationGap
  }
}

/// A maximal run before shaping: one font, level, script and weight.
struct TextItem {
  let range: Range<Int>
  let settings: Shaper.Settings
  /// Tracking in em, nothing for joined scripts.
  let tracking: Double
}

/// One paragraph of a prepared text. Offsets are the whole text's.
final class PreparedParagraph {
  let range: Range<Int>
  let direction: TextDirection
  let clusters: [GraphemeCluster]
  let items: [TextItem]
  let runs: [ShapedRun]
  let breaks: [BreakOpportunity]
  let units: [UInt16]
  private let shaper: Shaper
  /// Advance in em of everything before an offset, counted from the paragraph's start.
  private let advances: [Double]
  /// Offsets a line may be cut at without shaping anew.
  private let safe: Set<Int>
  private let trackingByCluster: [Int: Double]
  /// Ends of lines that show a hyphen which the text does not have.
  private let hyphens: Set<Int>
  private var measured: [Range<Int>: Double] = [:]

  init(
    units: [UInt16], range: Range<Int>, direction: TextDirection, clusters: [GraphemeCluster], items: [TextItem], runs: [ShapedRun],
    breaks: [BreakOpportunity], shaper: Shaper
  ) {
    self.units = units
    self.range = range
    self.direction = direction
    self.clusters = clusters
    self.items = items
    self.runs = runs
    self.breaks = breaks
    self.shaper = shaper
    hyphens = Set(breaks.filter(\.showsHyphen).map(\.offset))
    trackingByCluster = Self.tracking(clusters, items)
    (advances, safe) = Self.measure(range, runs: runs, tracking: trackingByCluster)
  }

  /// Advance of the whole paragraph in em, the last tracking in.
  var advance: Double { advances.last ?? 0 }

  /// The end of a line without its blanks.
  func trimmedEnd(_ start: Int, _ end: Int) -> Int {
    var result = end
    while result > start, Self.isBlank(units[result - 1]) { result -= 1 }
    return result
  }

  /// The start of a line without blanks.
  func trimmedStart(_ start: Int, _ end: Int) -> Int {
    var result = start
    while result < end, Self.isBlank(units[result]) { result += 1 }
    return result
  }

  /// Width in em of a line without blanks at its ends and without the last tracking.
  func width(_ start: Int, _ end: Int) -> Double {
    let first = trimmedStart(start, end)
    let last = trimmedEnd(first, end)
    guard first < last else { return 0 }
    if isSafe(first), isSafe(last), !showsHyphen(last) {
      return advances[last - range.lowerBound] - advances[first - range.lowerBound] - lastTracking(first, last)
    }
    if let known = measured[first..<last] { return known }
    let width = shapedRuns(first, last).reduce(0) { $0 + runWidth($1) } - lastTracking(first, last)
    measured[first..<last] = width
    return width
  }

  /// The runs of a line in logical order; parts that may not be cut are shaped anew, with the line as context.
  func shapedRuns(_ start: Int, _ end: Int) -> [ShapedRun] {
    var result: [ShapedRun] = []
    let hyphenated = showsHyphen(end)
    for (index, item) in items.enumerated() where item.range.overlaps(start..<end) {
      let part = max(start, item.range.lowerBound)..<min(end, item.range.upperBound)
      let whole = runs[index]
      if part == item.range, !(hyphenated && part.upperBound == end) {
        result.append(whole)
      } else if isSafe(part.lowerBound), isSafe(part.upperBound), !(hyphenated && part.upperBound == end) {
        let glyphs = whole.glyphs.filter { part.contains($0.cluster) }
        result.append(
          ShapedRun(start: part.lowerBound, end: part.upperBound, face: whole.face, script: whole.script, level: whole.level, glyphs: glyphs))
      } else {
        let glyphs =
          hyphenated && part.upperBound == end
          ? shapeHyphenated(part, line: start..<end, face: whole.face, item.settings)
          : shaper.shape(units, item: part, context: start..<end, item.settings)
        result.append(
          ShapedRun(start: part.lowerBound, end: part.upperBound, face: whole.face, script: whole.script, level: whole.level, glyphs: glyphs))
      }
    }
    return result
  }

  /// Tracking in em after the cluster that begins at an offset.
  func tracking(afterClusterAt offset: Int) -> Double { trackingByCluster[offset] ?? 0 }

  /// The grapheme cluster an offset lies in.
  func cluster(containing offset: Int) -> GraphemeCluster? {
    var low = 0
    var high = clusters.count
    while low < high {
      let middle = (low + high) / 2
      if clusters[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low < clusters.count && clusters[low].range.contains(offset) ? clusters[low] : nil
  }

  /// The clusters that begin in a range.
  func clusters(_ start: Int, _ end: Int) -> ArraySlice<GraphemeCluster> { clusters[firstCluster(from: start)..<firstCluster(from: max(start, end))] }

  /// Index of the first cluster that begins at an offset or after it.
  private func firstCluster(from offset: Int) -> Int {
    var low = 0
    var high = clusters.count
    while low < high {
      let middle = (low + high) / 2
      if clusters[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func runWidth(_ run: ShapedRun) -> Double {
    let scale = 1 / Double(run.face.unitsPerEm)
    let glyphs = run.glyphs.reduce(0.0) { $0 + Double($1.xAdvance) * scale }
    return clusters(run.start, run.end).reduce(glyphs) { $0 + tracking(afterClusterAt: $1.start) }
  }

  private func lastTracking(_ start: Int, _ end: Int) -> Double {
    trackingByCluster.isEmpty ? 0 : cluster(containing: end - 1).map { tracking(afterClusterAt: $0.start) } ?? 0
  }

  private func isSafe(_ offset: Int) -> Bool { offset == range.lowerBound || offset == range.upperBound || safe.contains(offset) }

  private func showsHyphen(_ end: Int) -> Bool { units[end - 1] == Self.softHyphen || hyphens.contains(end) }

  /// The last run of a line with its hyphen: in the place of a soft hyphen, or behind the last cluster, which the hyphen then belongs to.
  private func shapeHyphenated(_ part: Range<Int>, line: Range<Int>, face: FontFace, _ settings: Shaper.Settings) -> [ShapedGlyph] {
    let hyphen: UInt16 = face.covers(0x2010) ? 0x2010 : 0x2D
    var shown = units
    if units[line.upperBound - 1] == Self.softHyphen {
      shown[line.upperBound - 1] = hyphen
      return shaper.shape(shown, item: part, context: line, settings)
    }
    shown.insert(hyphen, at: line.upperBound)
    let last = cluster(containing: line.upperBound - 1)?.start ?? line.upperBound - 1
    let glyphs = shaper.shape(shown, item: part.lowerBound..<part.upperBound + 1, context: line.lowerBound..<line.upperBound + 1, settings)
    return glyphs.map { glyph in
      guard glyph.cluster >= line.upperBound else { return glyph }
      return ShapedGlyph(
        glyph: glyph.glyph, cluster: last, xAdvance: glyph.xAdvance, xOffset: glyph.xOffset, yOffset: glyph.yOffset,
        isUnsafeToBreak: glyph.isUnsafeToBreak)
    }
  }

  static let softHyphen: UInt16 = 0xAD

  /// Blanks a line does not show at its ends; no-break spaces are shown.
  static func isBlank(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  private static func tracking(_ clusters: [GraphemeCluster], _ items: [TextItem]) -> [Int: Double] {
    guard items.contains(where: { $0.tracking != 0 }) else { return [:] }
    var result: [Int: Double] = [:]
    var item = 0
    for cluster in clusters where cluster.kind != .ignorable {
      while item < items.count - 1, items[item].range.upperBound <= cluster.start { item += 1 }
      if items[item].tracking != 0 { result[cluster.start] = items[item].tracking }
    }
    return result
  }

  private static func measure(_ range: Range<Int>, runs: [ShapedRun], tracking: [Int: Double]) -> (advances: [Double], safe: Set<Int>) {
    var own = [Double](repeating: 0, count: range.count + 1)
    var safe = Set<Int>()
    var unsafeStarts = Set<Int>()
    for run in runs {
      let scale = 1 / Double(run.face.unitsPerEm)
      for glyph in run.glyphs {
        own[glyph.cluster - range.lowerBound] += Double(glyph.xAdvance) * scale
        safe.insert(glyph.cluster)
        if glyph.isUnsafeToBreak { unsafeStarts.insert(glyph.cluster) }
      }
    }
    for (offset, amount) in tracking { own[offset - range.lowerBound] += amount }
    var sum = 0.0
    let advances = own.map { value in
      defer { sum += value }
      return sum
    }
    return (advances, safe.subtracting(unsafeStarts))
  }
}
