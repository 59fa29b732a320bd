#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Paints a mesh gradient. The mesh is so smooth that its linear light is computed at every few pixels only and a cubic runs through
/// these; the step follows from the steepest change the spots can make, so that the error stays below 1/1000 of an 8-bit step.
final class MeshShader: RowShader {
  private let spots: [MeshGradient.Spot]
  private let colors: [OKLab]
  private let frame: Rect
  private let area: PixelRect
  private let stepX: CubicWeights
  private let stepY: CubicWeights
  /// exp(−dx² / 2σ²) of each spot at each grid column, spot after spot.
  private let columnFactors: ContiguousArray<Double>
  private let gridWidth: Int
  /// Four grid rows of red, green, blue a column, found by row number modulo 4.
  private var rows: [ContiguousArray<Double>]
  private var rowNumbers = [Int](repeating: Int.min, count: 4)
  /// The grid rows mixed for one row of pixels, `lineRow` counted from the top of the area.
  private var line: ContiguousArray<Double>
  private var lineRow = -1

  init(_ mesh: MeshGradient, frame: Rect, area: PixelRect) {
    let visible = !frame.isEmpty && frame.width.isFinite && frame.height.isFinite && frame.origin.isFinite
    spots = visible ? mesh.spots : []
    colors = spots.map { OKLab($0.color) }
    self.frame = frame
    self.area = area
    let reach = MeshShader.shortestChange(spots)
    stepX = CubicWeights(step: MeshShader.step(reach * frame.width))
    stepY = CubicWeights(step: MeshShader.step(reach * frame.height))
    gridWidth = (area.width + stepX.step - 1) / stepX.step + 3
    var factors: ContiguousArray<Double> = []
    for spot in spots {
      for column in 0..<gridWidth {
        let x = Double(area.x + (column - 1) * stepX.step) + 0.5
        let distance = ((x - frame.x) / frame.width - spot.x) / spot.sigma
        factors.append(exp(-distance * distance / 2))
      }
    }
    columnFactors = factors
    rows = Array(repeating: ContiguousArray(repeating: 0, count: 3 * gridWidth), count: 4)
    line = ContiguousArray(repeating: 0, count: 3 * gridWidth)
  }

  /// Two Gaussians at a distance d hand over to each other along a logistic curve of width σ² / d.
  private static func shortestChange(_ spots: [MeshGradient.Spot]) -> Double {
    var sigma = Double.infinity
    var distance = 0.0
    for spot in spots {
      sigma = min(sigma, spot.sigma)
      for other in spots { distance = max(distance, Point(spot.x - other.x, spot.y - other.y).length) }
    }
    return sigma * sigma / max(distance, sigma)
  }

  private static func step(_ pixels: Double) -> Int {
    var step = 1
    while step < 16, Double(2 * step) * 16 <= pixels { step *= 2 }
    return step
  }

  func shade(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int) {
    guard !spots.isEmpty else {
      unsafe row.update(repeating: 0)
      return
    }
    mixRows(y - area.y)
    let rounding = SRGBRounding.shared
    unsafe rounding.base.withUnsafeBufferPointer { base in
      unsafe rounding.threshold.withUnsafeBufferPointer { threshold in
        unsafe line.withUnsafeBufferPointer { line in
          unsafe stepX.weights.withUnsafeBufferPointer { weights in
            guard let b = base.baseAddress, let t = threshold.baseAddress, let g = line.baseAddress, let w = weights.baseAddress else {
              return
            }
            unsafe MeshShader.write(row, from: x - area.x, step: stepX.step, grid: g, weights: w, b, t)
          }
        }
      }
    }
  }

  /// The colours of a row unrounded: red, green, blue a pixel, each 0…255 in sRGB values.
  func values(_ row: UnsafeMutableBufferPointer<Float>, x: Int, y: Int) {
    guard !spots.isEmpty else {
      unsafe row.update(repeating: 0)
      return
    }
    mixRows(y - area.y)
    var cell = (x - area.x) / stepX.step
    var phase = (x - area.x) % stepX.step
    unsafe line.withUnsafeBufferPointer { line in
      unsafe stepX.weights.withUnsafeBufferPointer { weights in
        unsafe SRGBEncoding.shared.table.withUnsafeBufferPointer { table in
          var i = 0
          while i + 2 < row.count {
            let (g, w) = (3 * cell, 4 * phase)
            for channel in 0..<3 {
              let light = unsafe line[g + channel] * weights[w] + line[g + 3 + channel] * weights[w + 1]
              let more = unsafe line[g + 6 + channel] * weights[w + 2] + line[g + 9 + channel] * weights[w + 3]
              unsafe row[i + channel] = SRGBEncoding.value(light + more, table)
            }
            i += 3
            phase += 1
            if phase == stepX.step {
              phase = 0
              cell += 1
            }
          }
        }
      }
    }
  }

  private static func write(
    _ row: UnsafeMutableBufferPointer<UInt32>, from first: Int, step: Int, grid: UnsafePointer<Double>,
    weights: UnsafePointer<Double>, _ base: UnsafePointer<UInt8>, _ threshold: UnsafePointer<Double>
  ) {
    var cell = first / step
    var phase = first % step
    var i = 0
    while i < row.count {
      let g = unsafe grid + 3 * cell
      let w = unsafe weights + 4 * phase
      let (w0, w1, w2, w3) = unsafe (w[0], w[1], w[2], w[3])
      let red = unsafe g[0] * w0 + g[3] * w1 + g[6] * w2 + g[9] * w3
      let green = unsafe g[1] * w0 + g[4] * w1 + g[7] * w2 + g[10] * w3
      let blue = unsafe g[2] * w0 + g[5] * w1 + g[8] * w2 + g[11] * w3
      let even = unsafe SRGBRounding.byte(red, base, threshold) | SRGBRounding.byte(blue, base, threshold) << 16
      unsafe row[i] = even | SRGBRounding.byte(green, base, threshold) << 8 | 0xFF00_0000
      i += 1
      phase += 1
      if phase == step {
        phase = 0
        cell += 1
      }
    }
  }

  /// Fills `line` for a row of pixels, counted from the top of the area.
  private func mixRows(_ y: Int) {
    if y == lineRow { return }
    lineRow = y
    let cell = y / stepY.step
    let phase = y % stepY.step
    for number in cell...cell + 3 where rowNumbers[number % 4] != number {
      computeRow(number)
      rowNumbers[number % 4] = number
    }
    let w = (0..<4).map { stepY.weights[4 * phase + $0] }
    let r = (0..<4).map { rows[(cell + $0) % 4] }
    for index in 0..<line.count {
      line[index] = r[0][index] * w[0] + r[1][index] * w[1] + r[2][index] * w[2] + r[3][index] * w[3]
    }
  }

  /// Grid row `number` lies `number` − 1 steps below the top of the area.
  private func computeRow(_ number: Int) {
    let y = (Double(area.y + (number - 1) * stepY.step) + 0.5 - frame.y) / frame.height
    let rowFactors = spots.map { spot in exp(-((y - spot.y) / spot.sigma) * ((y - spot.y) / spot.sigma) / 2) }
    for column in 0..<gridWidth {
      var sum = 0.0
      var lab = OKLab(lightness: 0, a: 0, b: 0)
      for index in spots.indices {
        let weight = rowFactors[index] * columnFactors[index * gridWidth + column]
        sum += weight
        lab.lightness += weight * colors[index].lightness
        lab.a += weight * colors[index].a
        lab.b += weight * colors[index].b
      }
      if sum > 1e-280 {
        lab.lightness /= sum
        lab.a /= sum
        lab.b /= sum
      } else {
        lab = colorFarAway(column, y)
      }
      let light = lab.linear
      rows[number % 4][3 * column] = light.red
      rows[number % 4][3 * column + 1] = light.green
      rows[number % 4][3 * column + 2] = light.blue
    }
  }

  /// Where all weights are too small for a number: the same mean with every weight divided by the greatest.
  private func colorFarAway(_ column: Int, _ y: Double) -> OKLab {
    let x = (Double(area.x + (column - 1) * stepX.step) + 0.5 - frame.x) / frame.width
    let exponents = spots.map { spot in
      let (dx, dy) = ((x - spot.x) / spot.sigma, (y - spot.y) / spot.sigma)
      return -(dx * dx + dy * dy) / 2
    }
    let greatest = exponents.max() ?? 0
    var sum = 0.0
    var lab = OKLab(lightness: 0, a: 0, b: 0)
    for (exponent, color) in zip(exponents, colors) {
      let weight = exponent == greatest ? 1 : exp(exponent - greatest)
      sum += weight
      lab.lightness += weight * color.lightness
      lab.a += weight * color.a
      lab.b += weight * color.b
    }
    return OKLab(lightness: lab.lightness / sum, a: lab.a / sum, b: lab.b / sum)
  }
}
