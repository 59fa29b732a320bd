import Typography

/// By how much a caption does not fit at the smallest size allowed, and what would: the facts that a translator needs.
enum CaptionOverflow: Hashable {
  /// The widest line in per cent of its box, above 100, and the characters that a line takes.
  case tooWide(percent: Int, characters: Int)
  /// Lines it has and lines that fit, and the characters that these take; nil when it is the author's own line breaks that are too many.
  case tooManyLines(Int, fit: Int, characters: Int?)
  /// Title and subtitle together are so many pixels higher than their place.
  case tooHigh(pixels: Int)

  /// - Parameters:
  ///   - pixels: by which ink or advance of the widest line leaves the box; 0 when lines are not what is wrong.
  ///   - lines: that fit.
  ///   - excess: pixels by which the block of captions is too high.
  init(_ layout: TextLayout, by pixels: Double, lines: Int, excess: Double) {
    let box = max(1, layout.boxWidth)
    if pixels > 0 {
      let widest = layout.lines.max { $0.width < $1.width }
      let count = Double(widest.map { layout.characters(of: $0) } ?? 0)
      let percent = 100 * (box + pixels) / box
      self = .tooWide(percent: Int(percent.rounded(.up)), characters: max(1, Int(count * box / max(1, box + pixels))))
    } else if layout.lines.count > lines {
      // a line is full to nine tenths: words do not come in the lengths wanted
      let share = 0.9 * box * Double(lines) / max(1, layout.lines.reduce(0) { $0 + $1.width })
      let count = Double(layout.lines.reduce(0) { $0 + layout.characters(of: $1) })
      self = .tooManyLines(layout.lines.count, fit: lines, characters: share < 1 ? max(1, Int(count * share)) : nil)
    } else {
      self = .tooHigh(pixels: max(1, Int(excess.rounded(.up))))
    }
  }
}

extension TextLayout {
  /// Grapheme clusters of a line.
  fileprivate func characters(of line: TextLine) -> Int {
    String(decoding: Array(text.utf16)[line.start..<line.end], as: UTF16.self).count
  }

  /// How far the ink of any line leaves the box at either side, in pixels.
  var overhang: Double {
    lines.reduce(0) { worst, line in
      guard let ink = line.ink else { return worst }
      return max(worst, line.x + ink.right - boxWidth, -(line.x + ink.left))
    }
  }
}
