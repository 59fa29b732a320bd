import Pixels

/// The empty half em of Japanese and Chinese marks at a line's ends, which the eye does not count.
struct OpticalEdges {
  /// Pixels that look empty at the line's left and right end.
  let left: Double
  let right: Double

  static let none = OpticalEdges(left: 0, right: 0)

  private init(left: Double, right: Double) {
    self.left = left
    self.right = right
  }

  init(runs: [PlacedRun], text: [UInt16], size: Double) {
    left = runs.first.flatMap { run in run.glyphs.first.map { Self.empty($0, run, text, size, atLeft: true) } } ?? 0
    right = runs.last.flatMap { run in run.glyphs.last.map { Self.empty($0, run, text, size, atLeft: false) } } ?? 0
  }

  /// Half an em where a full-width mark's glyph leaves that side empty; a mark that its region centres in the square does not.
  private static func empty(_ glyph: PlacedGlyph, _ run: PlacedRun, _ text: [UInt16], _ size: Double, atLeft: Bool) -> Double {
    let marks = atLeft ? opening : closing
    guard marks.contains(text.codePoint(at: glyph.cluster).value), let extents = run.face.extents(of: glyph.glyph) else { return 0 }
    let units = Double(run.face.unitsPerEm)
    let bearing = atLeft ? extents.left : units - extents.right
    return bearing >= 0.4 * units ? 0.5 * size : 0
  }

  private static let opening = Set("「『（【《〈〔｛［“‘".unicodeScalars.map(\.value))
  private static let closing = Set("、。，．」』）】》〉〕｝］”’".unicodeScalars.map(\.value))
}
