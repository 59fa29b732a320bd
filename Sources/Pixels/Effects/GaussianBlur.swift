#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A grid that is coarser than the pixels by a power of two, on which a wide blur loses nothing.
struct BlurGrid {
  /// Pixels per cell.
  let step: Int
  /// Standard deviation in cells that is still to be applied when the cells hold the mean of their pixels: the mean itself has already
  /// blurred by a variance of (step² − 1) / 12 pixels².
  let sigma: Double

  private static let smallestSigma = 4.0
  private static let greatestStep = 256

  init(sigma pixels: Double) {
    var step = 1
    while step < BlurGrid.greatestStep, pixels / Double(2 * step) >= BlurGrid.smallestSigma { step *= 2 }
    self.step = step
    let scale = Double(step)
    sigma = (pixels * pixels - (scale * scale - 1) / 12).squareRoot() / scale
  }

  /// Cells on each side of a cell that matter to it: 4 standard deviations leave out 0.006 % of the weight.
  var reach: Int { Int((4 * sigma).rounded(.up)) }

  /// 0 for what cannot be seen or is no number; the upper end bounds the work.
  static func usable(_ sigma: Double) -> Double { sigma >= 0.01 ? min(sigma, 4096) : 0 }

  /// The cells needed to fill in every pixel of `area`: pixel column area.x + k · step lies half a pixel right of the centre of cell
  /// column k + 1, or on it where cells are pixels.
  func cells(for area: PixelRect) -> PixelRect {
    PixelRect(width: (area.width + step - 1) / step + 3, height: (area.height + step - 1) / step + 3)
  }

  /// Where the left edge of cell column 0 of `cells(for:)` lies, from the left edge of the area.
  var origin: Double { step == 1 ? -1 : -1.5 * Double(step) }
}

/// Single-precision values on cells.
struct Plane {
  var width: Int
  var height: Int
  var values: ContiguousArray<Float>

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = ContiguousArray(repeating: 0, count: width * height)
  }

  /// Gaussian blur; everything outside is 0. The result shows the part of the plane `target`, which may reach outside.
  func blurred(sigma: Double, reach: Int, target: PixelRect) -> Plane {
    let kernel = Plane.kernel(sigma: sigma, reach: reach)
    var across = Plane(width: target.width, height: height)
    for y in 0..<height {
      for tap in -reach...reach {
        // Result column x takes column x + target.x + tap.
        let shift = target.x + tap
        let first = max(0, -shift)
        let last = min(target.width, width - shift)
        if first < last {
          across.add(self, from: y * width + first + shift, to: y * target.width + first, count: last - first, kernel[abs(tap)])
        }
      }
    }
    var result = Plane(width: target.width, height: target.height)
    for y in 0..<target.height {
      for tap in -reach...reach {
        let row = y + target.y + tap
        if row >= 0, row < height {
          result.add(across, from: row * target.width, to: y * target.width, count: target.width, kernel[abs(tap)])
        }
      }
    }
    return result
  }

  private static func kernel(sigma: Double, reach: Int) -> [Float] {
    let half = (0...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = half[0] + 2 * half.dropFirst().reduce(0, +)
    return half.map { Float($0 / sum) }
  }

  private mutating func add(_ source: Plane, from: Int, to: Int, count: Int, _ weight: Float) {
    unsafe values.withUnsafeMutableBufferPointer { target in
      unsafe source.values.withUnsafeBufferPointer { source in
        let (t, s) = unsafe (target.baseAddress! + to, source.baseAddress! + from)
        var i = 0
        while i < count {
          unsafe t[i] += s[i] * weight
          i += 1
        }
      }
    }
  }
}

/// A blurred silhouette, ready to be read row by row at full resolution.
struct BlurredCoverage {
  private let plane: Plane
  private let weights: CubicWeights
  private let area: PixelRect

  /// - Parameters:
  ///   - plane: as `BlurGrid.cells(for: area)` lays it out, 0…255.
  init(_ plane: Plane, grid: BlurGrid, area: PixelRect) {
    self.plane = plane
    self.area = area
    weights = CubicWeights(step: grid.step, offset: grid.step == 1 ? 0 : 0.5 / Double(grid.step))
  }

  /// Writes the coverage 0…255 of the columns from `x` on in row `y`.
  func read(_ row: UnsafeMutableBufferPointer<Float>, x: Int, y: Int, line: inout ContiguousArray<Float>) {
    mix(y - area.y, into: &line)
    let step = weights.step
    unsafe line.withUnsafeBufferPointer { line in
      unsafe weights.weights.withUnsafeBufferPointer { w in
        var cell = (x - area.x) / step
        var phase = (x - area.x) % step
        for i in 0..<row.count {
          let k = 4 * phase
          let left = unsafe line[cell] * Float(w[k]) + line[cell + 1] * Float(w[k + 1])
          let right = unsafe line[cell + 2] * Float(w[k + 2]) + line[cell + 3] * Float(w[k + 3])
          unsafe row[i] = max(0, min(255, left + right))
          phase += 1
          if phase == step {
            phase = 0
            cell += 1
          }
        }
      }
    }
  }

  /// A line of cells between the rows of cells, for a row of pixels counted from the top of the area.
  private func mix(_ y: Int, into line: inout ContiguousArray<Float>) {
    let width = plane.width
    if line.count != width { line = ContiguousArray(repeating: 0, count: width) }
    let (cell, phase) = (y / weights.step, y % weights.step)
    let k = (0..<4).map { Float(weights.weights[4 * phase + $0]) }
    for column in 0..<width {
      let at = cell * width + column
      let upper = plane.values[at] * k[0] + plane.values[at + width] * k[1]
      line[column] = upper + plane.values[at + 2 * width] * k[2] + plane.values[at + 3 * width] * k[3]
    }
  }
}

extension Mask {
  /// Gaussian blur with a standard deviation in pixels; everything outside the mask counts as 0, nothing is rounded before the end.
  /// - Parameter sigma: cut off at 4,096; below 0.01 nothing is blurred.
  /// - Parameter margin: pixels by which the result is larger on every side (4 σ hold all that can be seen).
  /// - Returns: a mask whose pixel (`margin`, `margin`) lies on this mask's first pixel.
  public func blurred(sigma: Double, margin: Int = 0) -> Mask {
    let margin = max(0, margin)
    var result = Mask(width: width + 2 * margin, height: height + 2 * margin)
    let area = PixelRect(x: -margin, y: -margin, width: result.width, height: result.height)
    guard !bounds.isEmpty else { return result }
    let sigma = BlurGrid.usable(sigma)
    guard sigma > 0 else {
      for y in 0..<height { for x in 0..<width { result[x + margin, y + margin] = self[x, y] } }
      return result
    }
    let grid = BlurGrid(sigma: sigma)
    let (cells, target) = averaged(grid, area: area)
    let plane = cells.blurred(sigma: grid.sigma, reach: grid.reach, target: target)
    let coverage = BlurredCoverage(plane, grid: grid, area: area)
    var line: ContiguousArray<Float> = []
    var row = ContiguousArray<Float>(repeating: 0, count: result.width)
    unsafe result.withUnsafeMutableValues { values in
      unsafe row.withUnsafeMutableBufferPointer { row in
        for y in 0..<area.height {
          unsafe coverage.read(row, x: area.x, y: area.y + y, line: &line)
          for x in 0..<area.width { unsafe values[y * area.width + x] = UInt8(row[x] + 0.5) }
        }
      }
    }
    return result
  }

  /// The means of the cells that hold any of this mask, and where the cells needed for `area` lie in this plane.
  private func averaged(_ grid: BlurGrid, area: PixelRect) -> (Plane, PixelRect) {
    let step = grid.step
    // The left edge of the first needed cell, in pixels of this mask (whole pixels, since `step` is even or 1).
    let (left, top) = (area.x + Int(grid.origin), area.y + Int(grid.origin))
    let (skipX, skipY) = (-left / step, -top / step)
    let (startX, startY) = (left + skipX * step, top + skipY * step)
    var sums = Plane(width: (width - startX + step - 1) / step, height: (height - startY + step - 1) / step)
    let share = 1 / Float(step * step)
    unsafe withUnsafeValues { values in
      for y in 0..<height {
        let line = (y - startY) / step * sums.width
        for x in 0..<width { unsafe sums.values[line + (x - startX) / step] += Float(values[y * width + x]) }
      }
    }
    for index in sums.values.indices { sums.values[index] *= share }
    let needed = grid.cells(for: area)
    return (sums, PixelRect(x: -skipX, y: -skipY, width: needed.width, height: needed.height))
  }
}
