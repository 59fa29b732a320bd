#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Computes the pixels of a paint, a row at a time.
protocol RowShader {
  /// Writes premultiplied pixels for the columns from `x` on in row `y`, sampled at pixel centres.
  func shade(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int)
}

extension Paint {
  /// - Parameter area: all pixels that will be asked for lie in it.
  func shader(for area: PixelRect) -> any RowShader {
    switch self {
    case .color(let color): FlatShader(pixel: color.premultiplied)
    case .linear(let from, let to, let gradient): LinearShader(from, to, GradientTable(gradient))
    case .radial(let center, let radii, let gradient): RadialShader(center: center, radii: radii, table: GradientTable(gradient))
    case .conic(let center, let start, let gradient): ConicShader(center: center, start: start, table: GradientTable(gradient))
    case .mesh(let mesh, let frame): MeshShader(mesh, frame: frame, area: area)
    case .colorLine(let gradient): ColorLineShader(gradient)
    }
  }
}

struct FlatShader: RowShader {
  let pixel: UInt32

  func shade(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int) { unsafe row.update(repeating: pixel) }
}

struct LinearShader: RowShader {
  private let table: GradientTable
  private let perColumn: Double
  private let perRow: Double
  private let atOrigin: Double

  /// Two equal points paint the last colour, as in SVG.
  init(_ from: Point, _ to: Point, _ table: GradientTable) {
    self.table = table
    let axis = to - from
    let square = axis.dot(axis)
    let usable = square > 0 && square.isFinite
    perColumn = usable ? axis.x / square : 0
    perRow = usable ? axis.y / square : 0
    atOrigin = usable ? -from.dot(axis) / square : 1
  }

  func shade(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int) {
    let start = atOrigin + (Double(x) + 0.5) * perColumn + (Double(y) + 0.5) * perRow
    if perColumn == 0 {
      unsafe row.update(repeating: table.pixel(start))
      return
    }
    for column in 0..<row.count { unsafe row[column] = table.pixel(start + Double(column) * perColumn) }
  }
}

struct RadialShader: RowShader {
  let center: Point
  let radii: Size
  let table: GradientTable

  func shade(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int) {
    let dy = (Double(y) + 0.5 - center.y) / radii.height
    for column in 0..<row.count {
      let dx = (Double(x + column) + 0.5 - center.x) / radii.width
      unsafe row[column] = table.pixel((dx * dx + dy * dy).squareRoot())
    }
  }
}

struct ConicShader: RowShader {
  let center: Point
  let start: Double
  let table: GradientTable

  func shade(_ row: UnsafeMutableBufferPointer<UInt32>, x: Int, y: Int) {
    let dy = Double(y) + 0.5 - center.y
    for column in 0..<row.count {
      let turn = atan2(dy, Double(x + column) + 0.5 - center.x) / (2 * .pi) - start / 360
      unsafe row[column] = table.pixel(turn - turn.rounded(.down))
    }
  }
}

/// A gradient ready to be looked up: between two stops the mixed colours at even steps, straight lines between them (the error is far
/// below one step of 8 bits), rounded once per pixel.
struct GradientTable {
  private static let steps = 512

  private struct Interval {
    var start: Double
    var end: Double
    var stepsPerUnit: Double
    /// Of the first of its `steps` + 1 entries.
    var index: Int
  }

  private struct Entry {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    init(_ lab: PremultipliedLab) {
      let (red, green, blue) = lab.straight.linear.encoded
      self.red = red * lab.alpha * 255
      self.green = green * lab.alpha * 255
      self.blue = blue * lab.alpha * 255
      alpha = lab.alpha * 255
    }
  }

  private var intervals: ContiguousArray<Interval> = []
  private var entries: ContiguousArray<Entry> = []
  private let first: UInt32
  private let last: UInt32

  init(_ gradient: Gradient) {
    let stops = gradient.stops
    first = stops.first?.color.premultiplied ?? 0
    last = stops.last?.color.premultiplied ?? 0
    for (left, right) in zip(stops, stops.dropFirst()) where right.offset > left.offset {
      let scale = Double(GradientTable.steps) / (right.offset - left.offset)
      intervals.append(Interval(start: left.offset, end: right.offset, stepsPerUnit: scale, index: entries.count))
      let (from, to) = (PremultipliedLab(left.color), PremultipliedLab(right.color))
      for step in 0...GradientTable.steps {
        entries.append(Entry(from.mixed(with: to, Double(step) / Double(GradientTable.steps))))
      }
    }
  }

  /// What is no number gets the first colour.
  @inline(__always)
  func pixel(_ t: Double) -> UInt32 {
    guard let head = intervals.first, t >= head.start else { return first }
    for interval in intervals where t < interval.end {
      let place = (t - interval.start) * interval.stepsPerUnit
      let step = min(GradientTable.steps - 1, Int(place))
      let (from, to) = (entries[interval.index + step], entries[interval.index + step + 1])
      let k = place - Double(step)
      func round(_ a: Double, _ b: Double) -> UInt32 { UInt32(a + (b - a) * k + 0.5) }
      let color = round(from.red, to.red) | round(from.green, to.green) << 8 | round(from.blue, to.blue) << 16
      return color | round(from.alpha, to.alpha) << 24
    }
    return last
  }
}
