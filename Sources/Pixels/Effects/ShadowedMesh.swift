extension Pixmap {
  /// Paints a mesh gradient with shadows lying on it. Mesh and shadows are mixed unrounded and rounded once: one after the other, each rounded, they
  /// would leave steps of two or three levels where the eye looks for none.
  ///
  /// The mesh is stretched over the whole picture. Shadows are mixed in 8-bit sRGB values, in the order given; `blending` is not looked at.
  /// - Parameters:
  ///   - path: what throws the shadows, where it stands.
  ///   - hidden: pixels that will be covered by something opaque; they show the mesh alone.
  public mutating func fill(_ mesh: MeshGradient, under shadows: [Shadow], of path: Path, hidden: PixelRect? = nil) {
    fill(Rect(bounds), .mesh(mesh, in: Rect(bounds)))
    let layers = shadows.compactMap { ShadowLayer($0, of: path, visible: bounds) }
    guard let first = layers.first else { return }
    let area = layers.dropFirst().reduce(first.area) { PixelRect(covering: Rect($0).union(Rect($1.area))) }
    let shader = MeshShader(mesh, frame: Rect(bounds), area: bounds)
    let gap = hidden.map { $0.intersection(area) } ?? PixelRect(width: 0, height: 0)
    let stride = width
    var values = ContiguousArray<Float>(repeating: 0, count: 3 * area.width)
    unsafe withUnsafeMutablePixels { target in
      unsafe values.withUnsafeMutableBufferPointer { values in
        for y in area.top..<area.bottom {
          let isCut = !gap.isEmpty && y >= gap.top && y < gap.bottom
          let spans = isCut ? [(area.left, gap.left), (gap.right, area.right)] : [(area.left, area.right)]
          for (left, right) in spans where left < right {
            let part = unsafe UnsafeMutableBufferPointer(rebasing: values[0..<3 * (right - left)])
            unsafe shader.values(part, x: left, y: y)
            for layer in layers { unsafe layer.mix(into: part, x: left, y: y) }
            let start = y * stride + left
            unsafe Self.round(part, to: UnsafeMutableBufferPointer(rebasing: target[start..<start + right - left]))
          }
        }
      }
    }
  }

  private static func round(_ values: UnsafeMutableBufferPointer<Float>, to target: UnsafeMutableBufferPointer<UInt32>) {
    var i = 0
    while i < target.count {
      let red = unsafe UInt32(values[3 * i] + 0.5)
      let green = unsafe UInt32(values[3 * i + 1] + 0.5)
      let blue = unsafe UInt32(values[3 * i + 2] + 0.5)
      unsafe target[i] = red | green << 8 | blue << 16 | 0xFF00_0000
      i += 1
    }
  }
}

/// A blurred silhouette with its colour, ready to be mixed row by row.
private final class ShadowLayer {
  let area: PixelRect
  private let coverage: BlurredCoverage
  private let color: (red: Float, green: Float, blue: Float)
  /// What full coverage, 255, is multiplied by to give alpha.
  private let strength: Float
  private var line: ContiguousArray<Float> = []
  private var row: ContiguousArray<Float>

  init?(_ shadow: Shadow, of path: Path, visible: PixelRect) {
    guard let silhouette = ShadowSilhouette(shadow, of: path, visible: visible) else { return nil }
    area = silhouette.area
    coverage = silhouette.coverage
    color = (Float(shadow.color.red), Float(shadow.color.green), Float(shadow.color.blue))
    strength = Float(silhouette.strength / 255)
    row = ContiguousArray(repeating: 0, count: area.width)
  }

  /// Mixes the shadow into red, green, blue values of the pixels from `x` on; those outside the shadow's area stay.
  func mix(into values: UnsafeMutableBufferPointer<Float>, x: Int, y: Int) {
    let left = max(x, area.left)
    let right = min(x + values.count / 3, area.right)
    guard y >= area.top, y < area.bottom, left < right else { return }
    unsafe row.withUnsafeMutableBufferPointer { row in
      let part = unsafe UnsafeMutableBufferPointer(rebasing: row[0..<right - left])
      unsafe coverage.read(part, x: left, y: y, line: &line)
      var i = 0
      while i < part.count {
        let alpha = unsafe part[i] * strength
        let at = 3 * (left - x + i)
        unsafe values[at] += (color.red - values[at]) * alpha
        unsafe values[at + 1] += (color.green - values[at + 1]) * alpha
        unsafe values[at + 2] += (color.blue - values[at + 2]) * alpha
        i += 1
      }
    }
  }
}
