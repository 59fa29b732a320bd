import Pixels

/// The coverage of a line's glyphs in one colour, gathered before it is painted once: where letters join, they leave no seam.
struct CoverageLine {
  /// A glyph's coverage where it stands, and the columns it may cover when its run has several colours.
  struct Part {
    let x: Int
    let y: Int
    let mask: Mask
    let columns: ClosedRange<Double>?
  }

  private(set) var parts: [Part] = []

  mutating func add(_ part: Part) {
    if !part.mask.values.isEmpty { parts.append(part) }
  }

  /// The gathered coverage inside `clip` and its corner; nil when nothing of it is seen.
  func mask(clip: PixelRect) -> (mask: Mask, corner: PixelPoint)? {
    guard let left = parts.map(\.x).min(), let top = parts.map(\.y).min() else { return nil }
    let right = parts.reduce(left) { max($0, $1.x + $1.mask.width) }
    let bottom = parts.reduce(top) { max($0, $1.y + $1.mask.height) }
    let area = PixelRect(x: left, y: top, width: right - left, height: bottom - top).intersection(clip)
    guard !area.isEmpty else { return nil }
    var result = Mask(width: area.width, height: area.height)
    for part in parts { gather(part, area, &result) }
    return (result, PixelPoint(area.x, area.y))
  }

  private func gather(_ part: Part, _ area: PixelRect, _ result: inout Mask) {
    let common = PixelRect(x: part.x, y: part.y, width: part.mask.width, height: part.mask.height).intersection(area)
    guard !common.isEmpty else { return }
    let shares = part.columns.map { columns in (common.left..<common.right).map { share(of: $0, in: columns) } }
    unsafe result.withUnsafeMutableValues { target in
      unsafe part.mask.withUnsafeValues { source in
        for y in common.top..<common.bottom {
          var from = (y - part.y) * part.mask.width + common.left - part.x
          var to = (y - area.y) * area.width + common.left - area.x
          for column in 0..<common.width {
            var value = unsafe source[from]
            if let shares { value = UInt8((Double(value) * shares[column]).rounded()) }
            unsafe target[to] = max(target[to], value)
            from += 1
            to += 1
          }
        }
      }
    }
  }

  /// How much of a pixel column lies in the range.
  private func share(of column: Int, in range: ClosedRange<Double>) -> Double {
    max(0, min(Double(column) + 1, range.upperBound) - max(Double(column), range.lowerBound))
  }
}
