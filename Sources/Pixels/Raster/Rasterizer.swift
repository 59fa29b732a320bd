/// Turns a path into exact coverage, row by row.
///
/// Every edge adds, to each pixel it crosses, the signed area it cuts off to its right, and its height to all pixels further right; the
/// running sum along a row is the winding-weighted area (as in FreeType's smooth rasterizer and font-rs). `nonZero` cuts the sum off
/// at ±1, so overlapping pieces of one orientation unite; `evenOdd` folds it.
struct Rasterizer {
  /// The pixels that can have coverage: the clip cut to the path's own bounds.
  let area: PixelRect
  private var edges: ContiguousArray<Edge>
  private let rule: FillRule

  /// A line that runs downwards inside the area, in the area's own coordinates.
  private struct Edge {
    var x: Double
    var y: Double
    var endX: Double
    var endY: Double
    /// 1 for a line that ran downwards in the path, -1 for one that ran upwards.
    var sign: Double
    var slope: Double
  }

  init(_ path: Path, clip: PixelRect, rule: FillRule) {
    self.rule = rule
    let contours = path.flattened(tolerance: Path.flatteningTolerance)
    area = Rasterizer.bounds(of: contours).intersection(clip)
    edges = []
    guard !area.isEmpty else { return }
    for contour in contours {
      var previous = contour.points[contour.points.count - 1]
      for point in contour.points {
        addEdge(from: previous, to: point)
        previous = point
      }
    }
    edges.sort { $0.y < $1.y }
  }

  private static func bounds(of contours: [Contour]) -> PixelRect {
    var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for contour in contours {
      for point in contour.points {
        left = min(left, point.x)
        right = max(right, point.x)
        top = min(top, point.y)
        bottom = max(bottom, point.y)
      }
    }
    guard left <= right else { return PixelRect(width: 0, height: 0) }
    return PixelRect(covering: Rect(left: left, top: top, right: right, bottom: bottom))
  }

  /// Cuts the line to the area: above, below and right of it nothing is left; left of it the line becomes its shadow on the left edge.
  private mutating func addEdge(from a: Point, to b: Point) {
    guard a.y != b.y else { return }
    let sign = a.y < b.y ? 1.0 : -1.0
    let origin = Point(Double(area.x), Double(area.y))
    let (start, end) = a.y < b.y ? (a - origin, b - origin) : (b - origin, a - origin)
    let (width, height) = (Double(area.width), Double(area.height))
    let slope = (end.x - start.x) / (end.y - start.y)
    func x(at y: Double) -> Double {
      min(max(start.x + (y - start.y) * slope, min(start.x, end.x)), max(start.x, end.x))
    }
    let top = max(0, start.y)
    let bottom = min(height, end.y)
    guard top < bottom else { return }
    let (xTop, xBottom) = (top == start.y ? start.x : x(at: top), bottom == end.y ? end.x : x(at: bottom))
    if min(xTop, xBottom) >= 0, max(xTop, xBottom) <= width {
      append(from: Point(xTop, top), to: Point(xBottom, bottom), sign)
      return
    }
    var cuts = [top, bottom]
    for edge in [0, width] where slope != 0 {
      let y = start.y + (edge - start.x) / slope
      if y > top, y < bottom { cuts.append(y) }
    }
    cuts.sort()
    for (upper, lower) in zip(cuts, cuts.dropFirst()) where upper < lower {
      let (xUpper, xLower) = (upper == top ? xTop : x(at: upper), lower == bottom ? xBottom : x(at: lower))
      let middle = (xUpper + xLower) / 2
      if middle >= width { continue }
      let limit = middle <= 0 ? 0 : width
      append(from: Point(min(max(xUpper, 0), limit), upper), to: Point(min(max(xLower, 0), limit), lower), sign)
    }
  }

  private mutating func append(from upper: Point, to lower: Point, _ sign: Double) {
    let slope = (lower.x - upper.x) / (lower.y - upper.y)
    edges.append(Edge(x: upper.x, y: upper.y, endX: lower.x, endY: lower.y, sign: sign, slope: slope))
  }

  /// Hands over each row that has coverage: its y in the picture, the x of its first byte, the bytes.
  func forEachRow(_ body: (_ y: Int, _ x: Int, _ coverage: UnsafeBufferPointer<UInt8>) -> Void) {
    guard !edges.isEmpty else { return }
    var sums = ContiguousArray<Double>(repeating: 0, count: area.width + 2)
    var bytes = ContiguousArray<UInt8>(repeating: 0, count: area.width)
    unsafe sums.withUnsafeMutableBufferPointer { sums in
      unsafe bytes.withUnsafeMutableBufferPointer { bytes in
        unsafe scan(sums, bytes, body)
      }
    }
  }

  private func scan(
    _ sums: UnsafeMutableBufferPointer<Double>, _ bytes: UnsafeMutableBufferPointer<UInt8>,
    _ body: (Int, Int, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var active: [Int] = []
    var next = 0
    var row = 0
    while row < area.height {
      if active.isEmpty {
        guard next < edges.count else { return }
        row = max(row, Int(edges[next].y))
      }
      let bottom = Double(row + 1)
      while next < edges.count, edges[next].y < bottom {
        active.append(next)
        next += 1
      }
      var range = ColumnRange()
      for index in active { unsafe accumulate(edges[index], row, sums, &range) }
      active.removeAll { edges[$0].endY <= bottom }
      if range.first <= range.last {
        let end = unsafe resolve(sums, bytes, range)
        unsafe body(area.y + row, area.x + range.first, UnsafeBufferPointer(rebasing: bytes[range.first..<end]))
      }
      row += 1
    }
  }

  private struct ColumnRange {
    var first = Int.max
    var last = -1
  }

  /// Adds the part of an edge that lies in one row.
  @inline(__always)
  private func accumulate(
    _ edge: Edge, _ row: Int, _ sums: UnsafeMutableBufferPointer<Double>, _ range: inout ColumnRange
  ) {
    let upper = max(edge.y, Double(row))
    let lower = min(edge.endY, Double(row + 1))
    let from = upper == edge.y ? edge.x : edge.x + (upper - edge.y) * edge.slope
    let to = lower == edge.endY ? edge.endX : edge.x + (lower - edge.y) * edge.slope
    let limit = Double(area.width)
    let left = max(0, min(from, to))
    let right = min(limit, max(from, to))
    let height = (lower - upper) * edge.sign
    let first = min(Int(left), area.width - 1)
    let last = min(Int(right), area.width - 1)
    range.first = min(range.first, first)
    range.last = max(range.last, last)
    if first == last {
      let share = height * ((left + right) / 2 - Double(first))
      unsafe sums[first] += height - share
      unsafe sums[first + 1] += share
      return
    }
    let perPixel = height / (right - left)
    var column = first
    var x = left
    while column <= last {
      let end = min(right, Double(column + 1))
      let part = (end - x) * perPixel
      let share = part * ((x + end) / 2 - Double(column))
      unsafe sums[column] += part - share
      unsafe sums[column + 1] += share
      x = end
      column += 1
    }
  }

  /// Sums up a row into bytes, clears the sums, and says where the row's coverage ends.
  private func resolve(
    _ sums: UnsafeMutableBufferPointer<Double>, _ bytes: UnsafeMutableBufferPointer<UInt8>, _ range: ColumnRange
  ) -> Int {
    let width = area.width
    let touched = min(width, range.last + 2)
    var sum = 0.0
    var value: UInt8 = 0
    var column = range.first
    while column < touched {
      let step = unsafe sums[column]
      if step != 0 {
        sum += step
        unsafe sums[column] = 0
        value = byte(sum)
      }
      unsafe bytes[column] = value
      column += 1
    }
    unsafe sums[width] = 0
    unsafe sums[width + 1] = 0
    guard value != 0 else { return touched }
    while column < width {
      unsafe bytes[column] = value
      column += 1
    }
    return width
  }

  @inline(__always)
  private func byte(_ sum: Double) -> UInt8 {
    var winding = abs(sum)
    if rule == .evenOdd {
      winding -= 2 * (winding / 2).rounded(.down)
      if winding > 1 { winding = 2 - winding }
    }
    return UInt8(min(1, winding) * 255 + 0.5)
  }
}

extension Mask {
  /// Coverage of a path inside `bounds`; the mask's first pixel is the top left pixel of `bounds`.
  public init(_ path: Path, bounds: PixelRect, rule: FillRule = .nonZero) {
    self.init(width: max(0, bounds.width), height: max(0, bounds.height))
    let stride = width
    let rasterizer = Rasterizer(path, clip: bounds, rule: rule)
    unsafe withUnsafeMutableValues { values in
      unsafe rasterizer.forEachRow { y, x, coverage in
        let start = (y - bounds.y) * stride + x - bounds.x
        _ = unsafe UnsafeMutableBufferPointer(rebasing: values[start..<start + coverage.count]).update(fromContentsOf: coverage)
      }
    }
  }
}
