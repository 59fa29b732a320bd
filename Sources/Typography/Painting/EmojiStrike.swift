import Pixels

/// A colour glyph as its font stores it, made ready for scaling: premultiplied, linear light, four floats a pixel.
struct EmojiStrike {
  let width: Int
  let height: Int
  /// The bitmap's corner from the origin at the strike's size, y up.
  let left: Int
  let top: Int
  let pixelsPerEm: Double
  private let linear: [Float]

  /// `bgra` is premultiplied 8-bit sRGB.
  init(bgra: UnsafeBufferPointer<UInt8>, width: Int, height: Int, pitch: Int, left: Int, top: Int, pixelsPerEm: Double) {
    self.width = width
    self.height = height
    self.left = left
    self.top = top
    self.pixelsPerEm = pixelsPerEm
    var values = [Float](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let source = y * pitch + x * 4
        let alpha = unsafe Float(bgra[source + 3]) / 255
        guard alpha > 0 else { continue }
        let target = (y * width + x) * 4
        for channel in 0..<3 {
          let straight = unsafe min(1, Float(bgra[source + 2 - channel]) / 255 / alpha)
          values[target + channel] = Float(SRGB.linear(Double(straight))) * alpha
        }
        values[target + 3] = alpha
      }
    }
    linear = values
  }

  /// The glyph at a size, resampled in linear light where it stands: `x` and `y` are its origin's distance from a whole pixel. Gives the picture and
  /// its corner relative to that pixel, as far as they lie in `clip`, which is relative to that pixel too.
  func scaled(size: Double, x: Double, y: Double, clip: PixelRect? = nil) -> (picture: Pixmap, corner: PixelPoint)? {
    let scale = size / pixelsPerEm
    let box = Rect(x: x + Double(left) * scale, y: y - Double(top) * scale, width: Double(width) * scale, height: Double(height) * scale)
    let whole = PixelRect(covering: box)
    let target = clip.map { whole.intersection($0) } ?? whole
    guard target.width > 0, target.height > 0, target.width < 8192, target.height < 8192 else { return nil }
    let columns = (0..<target.width).map { Taps(center: (Double(target.x + $0) + 0.5 - box.left) / scale, step: 1 / scale, count: width) }
    let rows = (0..<target.height).map { Taps(center: (Double(target.y + $0) + 0.5 - box.top) / scale, step: 1 / scale, count: height) }
    let narrow = horizontally(columns)
    var pixels = ContiguousArray<UInt32>(repeating: 0, count: target.width * target.height)
    for (row, taps) in rows.enumerated() {
      for column in columns.indices {
        var sum = SIMD4<Float>()
        for (index, weight) in taps.weights.enumerated() { sum += narrow[(taps.first + index) * columns.count + column] * weight }
        pixels[row * target.width + column] = Self.pixel(sum)
      }
    }
    return Pixmap(width: target.width, height: target.height, pixels: pixels).map { ($0, PixelPoint(target.x, target.y)) }
  }

  private func horizontally(_ columns: [Taps]) -> [SIMD4<Float>] {
    var result = [SIMD4<Float>](repeating: SIMD4(), count: columns.count * height)
    for y in 0..<height {
      for (column, taps) in columns.enumerated() {
        var sum = SIMD4<Float>()
        for (index, weight) in taps.weights.enumerated() {
          let at = (y * width + taps.first + index) * 4
          sum += SIMD4(linear[at], linear[at + 1], linear[at + 2], linear[at + 3]) * weight
        }
        result[y * columns.count + column] = sum
      }
    }
    return result
  }

  /// Filter weights of one target row or column (Mitchell and Netravali, 1988, B = C = 1/3); what lies outside the bitmap is transparent.
  private struct Taps {
    let first: Int
    let weights: [Float]

    init(center: Double, step: Double, count: Int) {
      let stretch = max(1, step)
      let low = Int((center - 2 * stretch).rounded(.down))
      let all = (low...Int((center + 2 * stretch).rounded(.up))).map { Self.mitchell((Double($0) + 0.5 - center) / stretch) }
      let sum = all.reduce(0, +)
      let inside = all.enumerated().filter { (0..<count).contains(low + $0.offset) }
      first = inside.first.map { low + $0.offset } ?? 0
      weights = inside.map { Float($0.element / sum) }
    }

    private static func mitchell(_ distance: Double) -> Double {
      let x = abs(distance)
      if x < 1 { return (7 * x * x * x - 12 * x * x + 16.0 / 3) / 6 }
      if x < 2 { return (-7.0 / 3 * x * x * x + 12 * x * x - 20 * x + 32.0 / 3) / 6 }
      return 0
    }
  }

  private static func pixel(_ value: SIMD4<Float>) -> UInt32 {
    let alpha = max(0, min(1, value.w))
    guard alpha > 0.5 / 255 else { return 0 }
    var pixel = UInt32((alpha * 255).rounded()) << 24
    for channel in 0..<3 {
      let straight = max(0, min(1, value[channel] / alpha))
      pixel |= UInt32((Float(SRGB.encoded(Double(straight))) * alpha * 255).rounded()) << UInt32(8 * channel)
    }
    return pixel
  }
}
