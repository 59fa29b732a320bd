extension Pixmap {
  /// The picture at another size (Lanczos, three lobes, on premultiplied values). The same size is an exact copy.
  public func scaled(toWidth width: Int, height: Int) -> Pixmap { scaled(from: Rect(bounds), toWidth: width, height: height) }

  /// A part of the picture at another size; its edges may lie between pixels. Pixels that the part does not touch have no influence, and
  /// what of the part lies outside the picture is filled up from its edge.
  public func scaled(from part: Rect, toWidth width: Int, height: Int) -> Pixmap {
    var result = Pixmap(width: 0, height: 0)
    result.become(self, from: part, toWidth: width, height: height)
    return result
  }

  /// Turns this picture into `source.scaled(from:toWidth:height:)` and keeps its storage where that is big enough.
  public mutating func become(_ source: Pixmap, from part: Rect, toWidth width: Int, height: Int) {
    resize(width: max(0, width), height: max(0, height))
    let allowed = PixelRect(covering: part).intersection(source.bounds)
    guard !bounds.isEmpty else { return }
    guard !allowed.isEmpty else {
      reset(width: width, height: height)
      return
    }
    if part == Rect(allowed), allowed.width == width, allowed.height == height {
      replace(with: source, at: PixelPoint(-allowed.x, -allowed.y))
      return
    }
    var scaler = Scaler(
      columns: LanczosWeights(from: part.x, length: part.width, allowed: allowed.left..<allowed.right, count: width),
      rows: LanczosWeights(from: part.y, length: part.height, allowed: allowed.top..<allowed.bottom, count: height),
      allowed: allowed)
    unsafe withUnsafeMutablePixels { target in
      unsafe source.withUnsafePixels { pixels in
        guard let to = target.baseAddress, let from = pixels.baseAddress else { return }
        unsafe scaler.run(from, stride: source.width, to, width: width, height: height)
      }
    }
  }
}

/// The two passes of a separable resampling, down the columns first, in exact whole numbers that are rounded once at the end.
///
/// Screens are mostly flat: where the source rows under a row of the result are the same as those under the row before it, that part
/// of the result is copied from the row before, which changes no bit, since weights of one sum give a flat stack its own value.
private struct Scaler {
  private let columns: LanczosWeights
  private let rows: LanczosWeights
  private let allowed: PixelRect
  private let columnWeights: ContiguousArray<Double>

  /// Source columns are watched in blocks of this many pixels.
  private static let block = 16
  /// The last source row that differed from the row above it, per block.
  private var lastChange: ContiguousArray<Int>
  private var comparedRows: Int
  /// The result columns that look at each block.
  private var reach: [Range<Int>] = []

  /// One row of column sums, four channels a pixel: whole numbers below 2²⁴ in the first, the same as `Double` in the second.
  private var sums: ContiguousArray<Float>
  private var line: ContiguousArray<Double>

  init(columns: LanczosWeights, rows: LanczosWeights, allowed: PixelRect) {
    self.columns = columns
    self.rows = rows
    self.allowed = allowed
    columnWeights = ContiguousArray(columns.weights.map { Double($0) })
    let blocks = (allowed.width + Scaler.block - 1) / Scaler.block
    lastChange = ContiguousArray(repeating: allowed.top, count: blocks)
    comparedRows = allowed.top + 1
    sums = ContiguousArray(repeating: 0, count: 4 * allowed.width)
    line = ContiguousArray(repeating: 0, count: 4 * allowed.width)
    let count = columns.starts.count
    var (first, end) = (0, 0)
    for block in 0..<blocks {
      let left = allowed.left + block * Scaler.block
      while first < count, columns.starts[first] + columns.counts[first] <= left { first += 1 }
      while end < count, columns.starts[end] < left + Scaler.block { end += 1 }
      reach.append(first..<max(first, end))
    }
  }

  mutating func run(_ source: Blend.Source, stride: Int, _ target: Blend.Target, width: Int, height: Int) {
    var dirty: [Range<Int>] = [0..<width]
    for y in 0..<height {
      let start = rows.starts[y]
      let end = start + rows.counts[y]
      let line = unsafe target + y * width
      if y > 0 {
        unsafe compare(source, stride: stride, until: end)
        dirty = changedColumns(since: min(start, rows.starts[y - 1]))
        if dirty.first != 0..<width { unsafe line.update(from: line - width, count: width) }
      }
      for part in dirty {
        let left = columns.starts[part.lowerBound]
        let right = columns.starts[part.upperBound - 1] + columns.counts[part.upperBound - 1]
        unsafe sumColumns(source, stride: stride, left..<right, row: y)
        unsafe writeRow(line, part)
      }
    }
  }

  /// Takes note of the blocks in which source rows differ from the row above, up to row `end`.
  private mutating func compare(_ source: Blend.Source, stride: Int, until end: Int) {
    while comparedRows < end {
      let row = unsafe source + (comparedRows * stride + allowed.left)
      let above = unsafe row - stride
      for block in 0..<lastChange.count {
        var i = block * Scaler.block
        let stop = min(i + Scaler.block, allowed.width)
        var difference: UInt32 = 0
        while i < stop {
          unsafe difference |= row[i] ^ above[i]
          i += 1
        }
        if difference != 0 { lastChange[block] = comparedRows }
      }
      comparedRows += 1
    }
  }

  /// The result columns under which some source row after row `first` differs from the one above it, as separate ranges.
  private func changedColumns(since first: Int) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for block in 0..<lastChange.count where lastChange[block] > first {
      let columns = reach[block]
      if columns.isEmpty { continue }
      if let last = ranges.last, last.upperBound >= columns.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, columns.upperBound)
      } else {
        ranges.append(columns)
      }
    }
    return ranges
  }

  /// The pass down the columns: for the source columns in `range`, the weighted sum of the rows under result row `row`.
  private mutating func sumColumns(_ source: Blend.Source, stride: Int, _ range: Range<Int>, row: Int) {
    let count = 4 * range.count
    let first = 4 * (range.lowerBound - allowed.left)
    let (start, taps, offset) = (rows.starts[row], rows.counts[row], rows.offsets[row])
    unsafe sums.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let sums = unsafe base + first
      unsafe sums.update(repeating: 0, count: count)
      var tap = 0
      while tap < taps {
        let group = min(4, taps - tap)
        func bytes(_ k: Int) -> UnsafePointer<UInt8> {
          let line = unsafe source + ((start + tap + min(k, group - 1)) * stride + range.lowerBound)
          return unsafe UnsafeRawPointer(line).assumingMemoryBound(to: UInt8.self)
        }
        func weight(_ k: Int) -> Float { k < group ? Float(rows.weights[offset + tap + k]) : 0 }
        unsafe Scaler.addFour(
          sums, (bytes(0), bytes(1), bytes(2), bytes(3)), (weight(0), weight(1), weight(2), weight(3)), count: count)
        tap += 4
      }
    }
    unsafe line.withUnsafeMutableBufferPointer { line in
      unsafe sums.withUnsafeBufferPointer { sums in
        var i = first
        while i < first + count {
          unsafe line[i] = Double(sums[i])
          i += 1
        }
      }
    }
  }

  private static func addFour(
    _ sums: UnsafeMutablePointer<Float>,
    _ rows: (UnsafePointer<UInt8>, UnsafePointer<UInt8>, UnsafePointer<UInt8>, UnsafePointer<UInt8>),
    _ weights: (Float, Float, Float, Float), count: Int
  ) {
    let (a, b, c, d) = unsafe rows
    let (wa, wb, wc, wd) = weights
    var i = 0
    while i < count {
      let upper = unsafe Float(a[i]) * wa + Float(b[i]) * wb
      let lower = unsafe Float(c[i]) * wc + Float(d[i]) * wd
      unsafe sums[i] += upper + lower
      i += 1
    }
  }

  /// The pass along the row. Colour is cut off at alpha, so that the lobes of the filter cannot leave an impossible pixel.
  private func writeRow(_ target: Blend.Target, _ part: Range<Int>) {
    let whole = 1 / Double(LanczosWeights.one * LanczosWeights.one)
    unsafe line.withUnsafeBufferPointer { line in
      unsafe columnWeights.withUnsafeBufferPointer { weights in
        guard let base = line.baseAddress, let w = weights.baseAddress else { return }
        var x = part.lowerBound
        while x < part.upperBound {
          var from = unsafe base + 4 * (columns.starts[x] - allowed.left)
          var weight = unsafe w + columns.offsets[x]
          let end = unsafe weight + columns.counts[x]
          var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
          while unsafe weight < end {
            let k = unsafe weight.pointee
            unsafe red += from[0] * k
            unsafe green += from[1] * k
            unsafe blue += from[2] * k
            unsafe alpha += from[3] * k
            unsafe from += 4
            unsafe weight += 1
          }
          let a = max(0, min(255, alpha * whole + 0.5)).rounded(.down)
          @inline(__always) func byte(_ value: Double) -> UInt32 { UInt32(max(0, min(a, value * whole + 0.5))) }
          let color = byte(red) | byte(green) << 8 | byte(blue) << 16
          unsafe target[x] = color | UInt32(a) << 24
          x += 1
        }
      }
    }
  }
}
