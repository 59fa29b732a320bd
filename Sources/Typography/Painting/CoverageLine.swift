import Pixels

/// The coverage of a line's glyphs in one colour, gathered before it is painted once: where letters join, they leave no seam.
///
/// Where two parts cover a pixel, the larger coverage is right if they overlap, the sum if they abut. Which of the two it is, is asked of their outlines.
struct CoverageLine {
  /// A glyph's coverage where it stands.
  struct Part {
    let x: Int
    let y: Int
    let mask: Mask
    /// The pixel columns it may cover when its run has several colours; nil is all.
    var columns: Range<Int>?
    /// The shape the mask is of, on the canvas; nil for pictures.
    var outline: (() -> Path)?

    /// The pixels it may cover.
    var area: PixelRect {
      let all = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
      guard let columns else { return all }
      return all.intersection(PixelRect(x: columns.lowerBound, y: y, width: columns.count, height: mask.height))
    }
  }

  private(set) var parts: [Part] = []

  /// Steps a pixel side is cut into where outlines are asked: edges of two parts that run into each other are added up within a step only.
  private static let fineness = 8
  /// Pixels united at a time: the finely cut ones take 64 times the room.
  private static let strip = 1 << 15
  /// Less is not seen.
  private static let leastShared: UInt8 = 4

  mutating func add(_ part: Part) {
    if !part.area.isEmpty { parts.append(part) }
  }

  /// The gathered coverage inside `clip` and its corner; nil when nothing of it is seen.
  func mask(clip: PixelRect) -> (mask: Mask, corner: PixelPoint)? {
    guard let left = parts.map(\.x).min(), let top = parts.map(\.y).min() else { return nil }
    let right = parts.reduce(left) { max($0, $1.x + $1.mask.width) }
    let bottom = parts.reduce(top) { max($0, $1.y + $1.mask.height) }
    let area = PixelRect(x: left, y: top, width: right - left, height: bottom - top).intersection(clip)
    guard !area.isEmpty else { return nil }
    var result = Mask(width: area.width, height: area.height)
    for (index, part) in parts.enumerated() {
      guard let shared = gather(part, area, &result), part.outline != nil else { continue }
      for strip in shared.strips(pixels: Self.strip) { unite(part, parts[..<index], strip, area, &result) }
    }
    return (result, PixelPoint(area.x, area.y))
  }

  /// Lets the larger coverage hold, and gives the bounds of the pixels that neither this part nor the earlier ones cover wholly, and both cover.
  private func gather(_ part: Part, _ area: PixelRect, _ result: inout Mask) -> PixelRect? {
    let common = part.area.intersection(area)
    guard !common.isEmpty else { return nil }
    var (left, right, top, bottom) = (Int.max, Int.min, Int.max, Int.min)
    unsafe result.withUnsafeMutableValues { target in
      unsafe part.mask.withUnsafeValues { source in
        for y in common.top..<common.bottom {
          var from = (y - part.y) * part.mask.width + common.left - part.x
          var to = (y - area.y) * area.width + common.left - area.x
          for x in common.left..<common.right {
            let (value, known) = unsafe (source[from], target[to])
            if min(value, known) >= Self.leastShared, max(value, known) < 255 {
              (left, right) = (min(left, x), max(right, x))
              (top, bottom) = (min(top, y), max(bottom, y))
            }
            unsafe target[to] = max(known, value)
            from += 1
            to += 1
          }
        }
      }
    }
    return left > right ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Covers shared pixels as far as the shapes together do.
  private func unite(_ part: Part, _ earlier: ArraySlice<Part>, _ shared: PixelRect, _ area: PixelRect, _ result: inout Mask) {
    let side = Self.fineness
    var fine = Mask(width: shared.width * side, height: shared.height * side)
    for other in earlier + [part] {
      let place = other.area.intersection(shared)
      guard !place.isEmpty, let outline = other.outline else { continue }
      let enlarged = outline().transformed(by: .translation(x: -Double(place.x), y: -Double(place.y)).then(.scale(Double(side))))
      let own = Mask(enlarged, bounds: PixelRect(width: place.width * side, height: place.height * side))
      fine.add(own, x: (place.x - shared.x) * side, y: (place.y - shared.y) * side)
    }
    let united = fine.averaged(by: side)
    for y in 0..<shared.height {
      for x in 0..<shared.width {
        let (column, row) = (shared.x - area.x + x, shared.y - area.y + y)
        result[column, row] = max(result[column, row], united[x, y])
      }
    }
  }
}

extension PixelRect {
  /// Cut into strips of whole rows with about so many pixels each.
  fileprivate func strips(pixels: Int) -> [PixelRect] {
    let rows = max(1, pixels / max(1, width))
    return stride(from: 0, to: height, by: rows).map { PixelRect(x: x, y: y + $0, width: width, height: min(rows, height - $0)) }
  }
}

extension Mask {
  /// Adds a mask that lies inside this one, up to full coverage.
  fileprivate mutating func add(_ other: Mask, x: Int, y: Int) {
    let width = width
    unsafe withUnsafeMutableValues { target in
      unsafe other.withUnsafeValues { source in
        for row in 0..<other.height {
          for column in 0..<other.width {
            let to = (y + row) * width + x + column
            let sum = unsafe Int(target[to]) + Int(source[row * other.width + column])
            unsafe target[to] = UInt8(min(255, sum))
          }
        }
      }
    }
  }
}
