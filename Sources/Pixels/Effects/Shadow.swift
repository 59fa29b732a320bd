/// A soft shadow: a silhouette moved, blurred and coloured.
public struct Shadow: Sendable, Hashable {
  /// What the shadow's colour and the ground are mixed in.
  public enum Blending: Sendable {
    /// 8-bit sRGB values, as design tools and browsers do it.
    case values
    /// Linear light.
    case linearLight
  }

  public var color: Color
  /// Offset in pixels, positive to the right.
  public var x: Double
  /// Offset in pixels, positive downwards.
  public var y: Double
  /// Standard deviation of the blur in pixels, cut off at 4,096; below 0.01 the edge is sharp.
  public var sigma: Double
  /// 0…1, multiplied by the colour's own alpha.
  public var opacity: Double
  public var blending: Blending

  public init(
    color: Color, x: Double = 0, y: Double, sigma: Double, opacity: Double, blending: Blending = .values
  ) {
    self.color = color
    self.x = x
    self.y = y
    self.sigma = sigma
    self.opacity = opacity
    self.blending = blending
  }
}

extension Pixmap {
  /// Draws the shadow of a filled path; the path is given where the thing itself stands. Every pixel is computed from unrounded coverage
  /// and rounded once.
  /// - Parameter hidden: pixels that will be covered by something opaque and are left as they are, which saves most of the time.
  public mutating func drawShadow(of path: Path, _ shadow: Shadow, clip: PixelRect? = nil, hidden: PixelRect? = nil) {
    let visible = clip.map { $0.intersection(bounds) } ?? bounds
    guard let silhouette = ShadowSilhouette(shadow, of: path, visible: visible) else { return }
    let (area, coverage) = (silhouette.area, silhouette.coverage)
    let blender = ShadowBlender(color: shadow.color, strength: silhouette.strength, blending: shadow.blending)
    let gap = hidden.map { $0.intersection(area) } ?? PixelRect(width: 0, height: 0)
    let stride = width
    var line: ContiguousArray<Float> = []
    var row = ContiguousArray<Float>(repeating: 0, count: area.width)
    unsafe withUnsafeMutablePixels { target in
      unsafe row.withUnsafeMutableBufferPointer { row in
        for y in area.top..<area.bottom {
          let isCut = !gap.isEmpty && y >= gap.top && y < gap.bottom
          let spans = isCut ? [(area.left, gap.left), (gap.right, area.right)] : [(area.left, area.right)]
          for (left, right) in spans where left < right {
            let part = unsafe UnsafeMutableBufferPointer(rebasing: row[0..<right - left])
            unsafe coverage.read(part, x: left, y: y, line: &line)
            let start = y * stride + left
            unsafe blender.blend(UnsafeMutableBufferPointer(rebasing: target[start..<start + right - left]), part)
          }
        }
      }
    }
  }
}

/// The blurred coverage that a shadow throws.
struct ShadowSilhouette {
  /// Pixels that it reaches.
  let area: PixelRect
  let coverage: BlurredCoverage
  /// Alpha at full coverage, 0…1.
  let strength: Double

  /// `nil` when nothing of it can be seen.
  init?(_ shadow: Shadow, of path: Path, visible: PixelRect) {
    let silhouette = path.translated(x: shadow.x, y: shadow.y)
    let sigma = BlurGrid.usable(shadow.sigma)
    strength = Double(shadow.color.alpha) / 255 * (shadow.opacity.isNaN ? 0 : max(0, min(1, shadow.opacity)))
    guard let outline = silhouette.bounds, strength > 0 else { return nil }
    area = PixelRect(covering: outline.inset(by: -4 * sigma)).intersection(visible)
    guard !area.isEmpty else { return nil }
    let grid = BlurGrid(sigma: sigma)
    coverage = BlurredCoverage(silhouette.blurred(grid, area: area, isSharp: sigma == 0), grid: grid, area: area)
  }
}

extension Path {
  /// Coverage of this path, blurred, on the cells that `grid` needs for `area`. It is drawn at the size of the cells straight away: exact
  /// area coverage is the mean of the pixels.
  fileprivate func blurred(_ grid: BlurGrid, area: PixelRect, isSharp: Bool) -> Plane {
    let scale = 1 / Double(grid.step)
    let origin = Point(Double(area.x) + grid.origin, Double(area.y) + grid.origin)
    let cells = grid.cells(for: area)
    let small = transformed(by: Transform.translation(x: -origin.x, y: -origin.y).then(.scale(scale)))
    let reach = isSharp ? 0 : grid.reach
    let wanted = PixelRect(x: -reach, y: -reach, width: cells.width + 2 * reach, height: cells.height + 2 * reach)
    let rasterizer = Rasterizer(small, clip: wanted, rule: .nonZero)
    let inked = rasterizer.area
    var plane = Plane(width: max(0, inked.width), height: max(0, inked.height))
    unsafe rasterizer.forEachRow { y, x, coverage in
      let start = (y - inked.y) * plane.width + x - inked.x
      for column in 0..<coverage.count { unsafe plane.values[start + column] = Float(coverage[column]) }
    }
    let target = PixelRect(x: -inked.x, y: -inked.y, width: cells.width, height: cells.height)
    return plane.blurred(sigma: isSharp ? 1 : grid.sigma, reach: reach, target: target)
  }
}

/// Mixes a colour into pixels with fractional coverage.
private struct ShadowBlender {
  let color: (red: Float, green: Float, blue: Float)
  let light: LinearRGB
  /// What full coverage, 255, is multiplied by to give alpha.
  let strength: Float
  let blending: Shadow.Blending

  init(color: Color, strength: Double, blending: Shadow.Blending) {
    self.color = (Float(color.red), Float(color.green), Float(color.blue))
    let table = SRGB.linearOfByte
    light = LinearRGB(red: table[Int(color.red)], green: table[Int(color.green)], blue: table[Int(color.blue)])
    self.strength = Float(strength / 255)
    self.blending = blending
  }

  func blend(_ target: UnsafeMutableBufferPointer<UInt32>, _ coverage: UnsafeMutableBufferPointer<Float>) {
    switch blending {
    case .values: unsafe blendValues(target, coverage)
    case .linearLight: unsafe blendLight(target, coverage)
    }
  }

  private func blendValues(_ target: UnsafeMutableBufferPointer<UInt32>, _ coverage: UnsafeMutableBufferPointer<Float>) {
    var i = 0
    while i < target.count {
      let alpha = unsafe coverage[i] * strength
      // Less cannot move any channel by half a step.
      if alpha > 1 / 512 {
        let pixel = unsafe target[i]
        @inline(__always) func mixed(_ shift: UInt32, _ value: Float) -> UInt32 {
          let old = Float(pixel >> shift & 255)
          return UInt32(old + (value - old) * alpha + 0.5) << shift
        }
        unsafe target[i] = mixed(0, color.red) | mixed(8, color.green) | mixed(16, color.blue) | mixed(24, 255)
      }
      i += 1
    }
  }

  private func blendLight(_ target: UnsafeMutableBufferPointer<UInt32>, _ coverage: UnsafeMutableBufferPointer<Float>) {
    let rounding = SRGBRounding.shared
    unsafe rounding.base.withUnsafeBufferPointer { base in
      unsafe rounding.threshold.withUnsafeBufferPointer { threshold in
        unsafe SRGB.linearOfByte.withUnsafeBufferPointer { decoded in
          guard let base = base.baseAddress, let threshold = threshold.baseAddress else { return }
          for i in 0..<target.count {
            let alpha = unsafe Double(coverage[i] * strength)
            guard alpha > 0 else { continue }
            let pixel = unsafe target[i]
            guard pixel >= 0xFF00_0000 else {
              unsafe target[i] = mixedOverTransparent(pixel, alpha)
              continue
            }
            @inline(__always) func mixed(_ shift: UInt32, _ light: Double) -> UInt32 {
              let old = unsafe decoded[Int(pixel >> shift & 255)]
              return unsafe SRGBRounding.byte(old + (light - old) * alpha, base, threshold) << shift
            }
            let color = mixed(0, light.red) | mixed(8, light.green) | mixed(16, light.blue)
            unsafe target[i] = color | 0xFF00_0000
          }
        }
      }
    }
  }

  /// Mixes the straight light of both, weighed by their alpha.
  private func mixedOverTransparent(_ pixel: UInt32, _ alpha: Double) -> UInt32 {
    let under = Double(pixel >> 24) / 255 * (1 - alpha)
    let sum = alpha + under
    func mixed(_ shift: UInt32, _ light: Double) -> UInt32 {
      let value = Double(pixel >> shift & 255) / Double(max(1, pixel >> 24))
      let mean = (light * alpha + SRGB.linear(min(1, value)) * under) / sum
      return UInt32((SRGB.encoded(mean) * sum * 255).rounded()) << shift
    }
    return mixed(0, light.red) | mixed(8, light.green) | mixed(16, light.blue) | UInt32((sum * 255).rounded()) << 24
  }
}
