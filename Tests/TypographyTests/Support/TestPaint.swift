/// A paint of a COLR version 1 table as bytes (OpenType 1.9, "COLR — Color Table").
indirect enum TestPaint {
  case layers(first: Int, count: Int)
  case solid(entry: Int, alpha: Double = 1)
  case linear([Stop], extend: Int = 0, p0: (Int, Int), p1: (Int, Int), p2: (Int, Int))
  case radial([Stop], extend: Int = 0, c0: (Int, Int), r0: Int, c1: (Int, Int), r1: Int)
  /// Angles in degrees, counter-clockwise.
  case sweep([Stop], extend: Int = 0, center: (Int, Int), start: Double, end: Double)
  case glyph(Int, TestPaint)
  case colorGlyph(Int)
  /// xx, yx, xy, yy, dx, dy.
  case transform(Double, Double, Double, Double, Double, Double, TestPaint)
  case translate(Int, Int, TestPaint)
  case scale(Double, Double, TestPaint)
  case scaleAround(Double, Double, center: (Int, Int), TestPaint)
  /// Degrees.
  case rotateAround(Double, center: (Int, Int), TestPaint)
  case skew(Double, Double, TestPaint)
  case composite(TestPaint, mode: Int, backdrop: TestPaint)
  /// Bytes as they are.
  case raw([UInt8])

  struct Stop {
    let offset: Double
    let entry: Int
    var alpha = 1.0

    init(_ offset: Double, _ entry: Int, alpha: Double = 1) {
      self.offset = offset
      self.entry = entry
      self.alpha = alpha
    }
  }

  /// Offsets count from a paint's own start; what it refers to is put behind it.
  var bytes: [UInt8] {
    switch self {
    case .layers(let first, let count): [1, UInt8(count)] + .u32(first)
    case .solid(let entry, let alpha): [2] + .u16(entry) + .f2dot14(alpha)
    case .linear(let stops, let extend, let p0, let p1, let p2):
      [4] + .u24(16) + .u16(p0.0, p0.1, p1.0, p1.1, p2.0, p2.1) + Self.line(stops, extend)
    case .radial(let stops, let extend, let c0, let r0, let c1, let r1):
      [6] + .u24(16) + .u16(c0.0, c0.1, r0, c1.0, c1.1, r1) + Self.line(stops, extend)
    case .sweep(let stops, let extend, let center, let start, let end):
      [8] + .u24(12) + .u16(center.0, center.1) + .f2dot14(start / 180 - 1, end / 180 - 1) + Self.line(stops, extend)
    case .glyph(let glyph, let paint): [10] + .u24(6) + .u16(glyph) + paint.bytes
    case .colorGlyph(let glyph): [11] + .u16(glyph)
    case .transform(let xx, let yx, let xy, let yy, let dx, let dy, let paint):
      [12] + .u24(7) + .u24(7 + paint.bytes.count) + paint.bytes + .fixed(xx, yx, xy, yy, dx, dy)
    case .translate(let dx, let dy, let paint): [14] + .u24(8) + .u16(dx, dy) + paint.bytes
    case .scale(let x, let y, let paint): [16] + .u24(8) + .f2dot14(x, y) + paint.bytes
    case .scaleAround(let x, let y, let center, let paint): [18] + .u24(12) + .f2dot14(x, y) + .u16(center.0, center.1) + paint.bytes
    case .rotateAround(let angle, let center, let paint): [26] + .u24(10) + .f2dot14(angle / 180) + .u16(center.0, center.1) + paint.bytes
    case .skew(let x, let y, let paint): [28] + .u24(8) + .f2dot14(x / 180, y / 180) + paint.bytes
    case .composite(let source, let mode, let backdrop):
      [32] + .u24(8) + [UInt8(mode)] + .u24(8 + source.bytes.count) + source.bytes + backdrop.bytes
    case .raw(let bytes): bytes
    }
  }

  private static func line(_ stops: [Stop], _ extend: Int) -> [UInt8] {
    [UInt8(extend)] + .u16(stops.count) + stops.flatMap { [UInt8].f2dot14($0.offset) + .u16($0.entry) + .f2dot14($0.alpha) }
  }

  /// A COLR table: base glyphs in rising order, the layer list, clip boxes as left, bottom, right, top.
  static func table(_ glyphs: [Int: TestPaint], layers: [TestPaint] = [], clips: [Int: (Int, Int, Int, Int)] = [:]) -> [UInt8] {
    let base = list(glyphs.sorted { $0.key < $1.key }.map { (.u16($0.key), $0.value) })
    let layerList = list(layers.map { ([], $0) })
    var clipList = [1] + [UInt8].u32(clips.count)
    for (index, clip) in clips.sorted(by: { $0.key < $1.key }).enumerated() {
      clipList += .u16(clip.key, clip.key) + .u24(5 + 7 * clips.count + 9 * index)
    }
    for (_, box) in clips.sorted(by: { $0.key < $1.key }) { clipList += [1] + .u16(box.0, box.1, box.2, box.3) }
    let start = 34
    let (second, third) = (start + base.count, start + base.count + layerList.count)
    return .u16(1, 0) + .u32(0, 0) + .u16(0) + .u32(start, layers.isEmpty ? 0 : second, clips.isEmpty ? 0 : third, 0, 0) + base + layerList + clipList
  }

  private static func list(_ entries: [(prefix: [UInt8], paint: TestPaint)]) -> [UInt8] {
    let width = (entries.first?.prefix.count ?? 0) + 4
    var offset = 4 + width * entries.count
    var head = [UInt8].u32(entries.count)
    var body: [UInt8] = []
    for entry in entries {
      head += entry.prefix + .u32(offset)
      body += entry.paint.bytes
      offset += entry.paint.bytes.count
    }
    return head + body
  }

  /// A CPAL table with one palette of red, green, blue, alpha.
  static func palette(_ colors: [(Int, Int, Int, Int)]) -> [UInt8] {
    .u16(0, colors.count, 1, colors.count) + .u32(14) + .u16(0) + colors.flatMap { [UInt8($0.2), UInt8($0.1), UInt8($0.0), UInt8($0.3)] }
  }
}
