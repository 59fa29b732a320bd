import Pixels

/// Straight samples of a curves-and-matrix space to premultiplied 8-bit sRGB, rounded once.
struct MatrixConversion {
  /// Light by sample, a table a channel; samples run to `maximum`.
  private let red: [Float]
  private let green: [Float]
  private let blue: [Float]
  private let rows: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
  private let maximum: Int

  /// - Parameter maximum: 255 or 65535. nil for a definition that is not of this kind.
  init?(_ definition: ColorDefinition, maximum: Int) {
    guard case .matrix(let curves, let matrix) = definition else { return nil }
    self.maximum = maximum
    let tables = curves.map { curve in Self.probe(curve) }
    red = Self.table(curves[0], maximum)
    green = tables[1] == tables[0] ? red : Self.table(curves[1], maximum)
    blue = tables[2] == tables[0] ? red : Self.table(curves[2], maximum)
    rows = (SIMD3<Float>(matrix.rows.0), SIMD3<Float>(matrix.rows.1), SIMD3<Float>(matrix.rows.2))
  }

  /// Whether 8-bit samples come out as they went in, give or take 1: greys and a coarse cube are tried.
  var isIdentity: Bool {
    func keeps(_ r: Int, _ g: Int, _ b: Int) -> Bool {
      let pixel = opaque(red[r], green[g], blue[b])
      return [(0, r), (8, g), (16, b)].allSatisfy { abs(Int(pixel >> UInt32($0.0) & 255) - $0.1) <= 1 }
    }
    let steps = Array(stride(from: 0, through: 255, by: 51))
    return (0...255).allSatisfy { keeps($0, $0, $0) } && steps.allSatisfy { r in steps.allSatisfy { g in steps.allSatisfy { keeps(r, g, $0) } } }
  }

  /// Converts RGBA bytes in place.
  func convert8(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    unsafe withTables { red, green, blue in
      var last: UInt32 = 0
      var converted: UInt32 = 0
      var i = 0
      while i < pixels.count {
        let pixel = unsafe pixels[i]
        // A capture is mostly flat: nine pixels in ten repeat their neighbour.
        if pixel != last {
          last = pixel
          converted = unsafe encode(
            red[Int(pixel & 255)], green[Int(pixel >> 8 & 255)], blue[Int(pixel >> 16 & 255)], alpha: Int(pixel >> 24))
        }
        unsafe pixels[i] = converted
        i += 1
      }
    }
  }

  /// Converts four 16-bit samples a pixel.
  func convert16(_ samples: UnsafePointer<UInt64>, to pixels: UnsafeMutableBufferPointer<UInt32>) {
    unsafe withTables { red, green, blue in
      var last: UInt64 = 0
      var converted: UInt32 = 0
      var i = 0
      while i < pixels.count {
        let pixel = unsafe samples[i]
        if pixel != last {
          last = pixel
          converted = unsafe encode(
            red[Int(pixel & 65535)], green[Int(pixel >> 16 & 65535)], blue[Int(pixel >> 32 & 65535)], alpha: Int(pixel >> 48))
        }
        unsafe pixels[i] = converted
        i += 1
      }
    }
  }

  private func withTables(_ body: (UnsafePointer<Float>, UnsafePointer<Float>, UnsafePointer<Float>) -> Void) {
    unsafe red.withUnsafeBufferPointer { r in
      unsafe green.withUnsafeBufferPointer { g in
        unsafe blue.withUnsafeBufferPointer { b in unsafe body(r.baseAddress!, g.baseAddress!, b.baseAddress!) }
      }
    }
  }

  @inline(__always)
  private func encode(_ r: Float, _ g: Float, _ b: Float, alpha: Int) -> UInt32 {
    if alpha == maximum { return opaque(r, g, b) }
    if alpha == 0 { return 0 }
    return translucent(r, g, b, Double(alpha) / Double(maximum))
  }

  @inline(__always)
  private func opaque(_ r: Float, _ g: Float, _ b: Float) -> UInt32 {
    let curve = OutputCurve.sRGB
    let (x, y, z) = (rows.0, rows.1, rows.2)
    return curve.byte(x.x * r + x.y * g + x.z * b) | curve.byte(y.x * r + y.y * g + y.z * b) << 8
      | curve.byte(z.x * r + z.y * g + z.z * b) << 16 | 0xFF00_0000
  }

  private func translucent(_ r: Float, _ g: Float, _ b: Float, _ alpha: Double) -> UInt32 {
    func channel(_ row: SIMD3<Float>) -> UInt32 {
      let light = Double(min(1, max(0, row.x * r + row.y * g + row.z * b)))
      return UInt32((SRGB.encoded(light) * alpha * 255).rounded())
    }
    return channel(rows.0) | channel(rows.1) << 8 | channel(rows.2) << 16 | UInt32((alpha * 255).rounded()) << 24
  }

  private static func probe(_ curve: (Double) -> Double) -> [Double] {
    (0...255).map { curve(Double($0) / 255) }
  }

  private static func table(_ curve: (Double) -> Double, _ maximum: Int) -> [Float] {
    (0...maximum).map {
      let light = curve(Double($0) / Double(maximum))
      return light.isFinite ? Float(light) : 0
    }
  }
}

/// Light (0…1) to the nearest 8-bit sRGB value, exactly, without a power function a pixel.
struct OutputCurve: Sendable {
  static let sRGB = OutputCurve()

  /// The value at the low edge of each of 4096 cells. The steps are ≥ 1/3295 apart, so at most one lies inside a cell.
  private let cells: ContiguousArray<UInt8>
  /// `steps[v]`: the light from which on the value is v + 1.
  private let steps: ContiguousArray<Float>

  private init() {
    let steps = ContiguousArray((0...255).map { $0 == 255 ? Float.infinity : Float(SRGB.linear((Double($0) + 0.5) / 255)) })
    cells = ContiguousArray(
      (0...4096).map { cell in
        let light = Float(cell) / 4096
        return UInt8(steps.firstIndex { light < $0 } ?? 255)
      })
    self.steps = steps
  }

  @inline(__always)
  func byte(_ light: Float) -> UInt32 {
    let clamped = min(1, max(0, light))
    let value = Int(cells[Int(clamped * 4096)])
    return UInt32(value + (clamped >= steps[value] ? 1 : 0))
  }
}
