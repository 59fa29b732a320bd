import Pixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Point {
  /// The direction of an angle in degrees, clockwise from the right as y points down.
  init(angle: Double) { self.init(cos(angle * .pi / 180), sin(angle * .pi / 180)) }
}

/// Where a layout lies on the canvas: the areas that plates, highlights and gradients are laid over.
struct TextAreas {
  let layout: TextLayout
  let origin: Point
  /// How far ink reaches above and below the baselines, over all lines: bands of one height.
  let rise: Double
  let drop: Double
  private let units: [UInt16]

  init(layout: TextLayout, origin: Point) {
    self.layout = layout
    self.origin = origin
    units = Array(layout.text.utf16)
    rise = layout.lines.reduce(0) { max($0, -($1.ink?.top ?? 0)) }
    drop = layout.lines.reduce(0) { max($0, $1.ink?.bottom ?? 0) }
  }

  func pen(_ line: TextLine) -> Point { Point(origin.x + line.x, (origin.y + line.baseline).rounded()) }

  /// The lines whose ink reaches into an area.
  func lines(in area: PixelRect) -> [TextLine] {
    layout.lines.filter { line in
      let pen = pen(line)
      return line.ink.map { PixelRect(covering: $0.offset(x: pen.x, y: pen.y)).grown(by: 2).touches(area) } ?? false
    }
  }

  /// A line's advance wide, without the empty halves of marks at its ends; ink high.
  func area(of line: TextLine) -> Rect {
    let pen = pen(line)
    let empty = OpticalEdges(runs: line.runs, text: units, size: layout.size)
    return Rect(left: pen.x + empty.left, top: pen.y - rise, right: pen.x + line.width - empty.right, bottom: pen.y + drop)
  }

  /// Round all lines that hold anything.
  var block: Rect? { layout.lines.filter { $0.ink != nil }.map(area).union }

  /// The stretches of a line in any of these spans, from left to right.
  func fragments(of line: TextLine, spans: Set<Int>) -> [ClosedRange<Double>] {
    let pen = pen(line).x
    let parts = line.runs.flatMap(\.styled).filter { spans.contains($0.appearanceIndex) }.sorted { $0.left < $1.left }
    return parts.reduce(into: []) { merged, part in
      let (left, right) = (pen + part.left, pen + max(part.left, part.right))
      if let last = merged.last, left - last.upperBound < 0.5 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, right)
      } else {
        merged.append(left...right)
      }
    }
  }

  /// Round ink, outlines, plates and highlights.
  func painted(_ appearance: TextAppearance) -> Rect? {
    let letters = layout.ink.map { ink in
      let outline = (appearance.outline?.width ?? 0) * layout.size
      return ink.offset(x: origin.x, y: origin.y).inset(by: -outline)
    }
    let plate = appearance.plate.flatMap { self.plate($0)?.bounds }
    var bands: [Rect] = []
    for (index, span) in appearance.spans.enumerated() {
      guard let highlight = span.highlight else { continue }
      for line in layout.lines {
        bands += fragments(of: line, spans: [index]).compactMap { self.highlight(highlight, over: $0, of: line).bounds }
      }
    }
    return ([letters, plate].compactMap(\.self) + bands).union
  }

  // MARK: Paths

  func highlight(_ highlight: TextHighlight, over fragment: ClosedRange<Double>, of line: TextLine) -> Path {
    let area = area(of: line)
    let padding = highlight.padding * layout.size
    // Bands of neighbouring lines do not overlap: twice a half-transparent colour would show.
    let room = layout.lines.count > 1 ? max(0, (layout.linePitch - rise - drop) / 2) : padding
    let band = Rect(
      left: fragment.lowerBound - padding, top: area.top - min(padding, room), right: fragment.upperBound + padding,
      bottom: area.bottom + min(padding, room))
    return .roundedRect(band, radius: highlight.radius * layout.size)
  }

  func plate(_ plate: TextPlate) -> Path? {
    guard let block else { return nil }
    let (dx, dy) = (plate.horizontalPadding * layout.size, plate.verticalPadding * layout.size)
    let radius = plate.radius * layout.size
    switch plate.shape {
    case .block:
      return .roundedRect(Rect(left: block.left - dx, top: block.top - dy, right: block.right + dx, bottom: block.bottom + dy), radius: radius)
    case .lines:
      let areas = layout.lines.filter { $0.ink != nil }.map(area)
      let widened = areas.map { Rect(left: $0.left - dx, top: $0.top - dy, right: $0.right + dx, bottom: $0.bottom + dy) }
      return StackedPlates(rects: widened, radius: radius).path
    }
  }
}

/// Rectangles one below the other, joined to one outline with rounded corners, those that turn inwards too.
struct StackedPlates {
  private let rects: [Rect]
  private let radius: Double

  /// - Parameter rects: from top to bottom; they are made to meet half way where they overlap or leave a gap.
  init(rects: [Rect], radius: Double) {
    var met = rects
    for index in met.indices.dropLast() {
      let middle = (rects[index].bottom + rects[index + 1].top) / 2
      met[index] = Rect(left: met[index].left, top: met[index].top, right: met[index].right, bottom: middle)
      met[index + 1] = Rect(left: met[index + 1].left, top: middle, right: met[index + 1].right, bottom: met[index + 1].bottom)
    }
    let height = met.map(\.height).min() ?? 0
    self.radius = max(0, min(radius, height / 2))
    self.rects = Self.withoutSlivers(met, 2 * self.radius)
  }

  /// Sides that nearly meet are made to meet: a step must have room for its two corners.
  private static func withoutSlivers(_ rects: [Rect], _ least: Double) -> [Rect] {
    var (lefts, rights) = (rects.map(\.left), rects.map(\.right))
    for _ in rects {
      for (one, other) in zip(rects.indices, rects.indices.dropFirst()) {
        if abs(lefts[one] - lefts[other]) < least { (lefts[one], lefts[other]) = (min(lefts[one], lefts[other]), min(lefts[one], lefts[other])) }
        if abs(rights[one] - rights[other]) < least {
          (rights[one], rights[other]) = (max(rights[one], rights[other]), max(rights[one], rights[other]))
        }
      }
    }
    return rects.indices.map { Rect(left: lefts[$0], top: rects[$0].top, right: rights[$0], bottom: rects[$0].bottom) }
  }

  var path: Path? {
    guard let first = rects.first, let last = rects.last else { return nil }
    var corners = [Point(first.left, first.top), Point(first.right, first.top)]
    for (upper, lower) in zip(rects, rects.dropFirst()) where upper.right != lower.right {
      corners += [Point(upper.right, upper.bottom), Point(lower.right, lower.top)]
    }
    corners += [Point(last.right, last.bottom), Point(last.left, last.bottom)]
    for (upper, lower) in zip(rects, rects.dropFirst()).reversed() where upper.left != lower.left {
      corners += [Point(lower.left, lower.top), Point(upper.left, upper.bottom)]
    }
    return .rounded(corners, radius: radius)
  }
}

extension Path {
  /// A closed polygon of upright and level sides whose corners are quarter circles.
  static func rounded(_ corners: [Point], radius: Double) -> Path {
    guard radius > 0 else { return .polygon(corners) }
    // The distance of a cubic's handles from its ends that makes it a quarter circle.
    let handle = radius * 0.552284749831
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let before = corners[(index + corners.count - 1) % corners.count]
      let after = corners[(index + 1) % corners.count]
      let (incoming, outgoing) = (direction(before, corner), direction(corner, after))
      let start = corner - incoming * radius
      let end = corner + outgoing * radius
      index == 0 ? path.move(to: start) : path.line(to: start)
      path.cubic(to: end, control1: start + incoming * handle, control2: end - outgoing * handle)
    }
    path.close()
    return path
  }

  private static func direction(_ from: Point, _ to: Point) -> Point {
    let length = abs(to.x - from.x) + abs(to.y - from.y)
    return length > 0 ? Point((to.x - from.x) / length, (to.y - from.y) / length) : .zero
  }
}
