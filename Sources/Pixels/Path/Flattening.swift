/// One run of straight lines.
struct Contour {
  var points: [Point]
  var isClosed: Bool
}

extension Path {
  /// Greatest distance in pixels between a curve and its lines: less than one step of 8-bit coverage.
  static let flatteningTolerance = 1.0 / 300

  private static let maximumPieces = 1024.0

  /// The path as lines. Elements with a coordinate that is no number are left out; coordinates beyond ±10⁹ are cut off there.
  func flattened(tolerance: Double) -> [Contour] {
    var contours: [Contour] = []
    var current = Contour(points: [], isClosed: false)
    func finish(_ contour: inout Contour, closed: Bool) {
      contour.isClosed = closed
      if contour.points.count > 1 { contours.append(contour) }
      contour.points.removeAll(keepingCapacity: true)
    }
    var start: Point?
    for element in elements {
      switch element {
      case .move(let p):
        guard p.isFinite else { continue }
        finish(&current, closed: false)
        current.points = [p.limited]
        start = p.limited
      case .line(let p):
        guard p.isFinite else { continue }
        current.begin(at: start)
        current.points.append(p.limited)
      case .quad(let c, let p):
        guard c.isFinite, p.isFinite else { continue }
        current.begin(at: start ?? c.limited)
        current.addQuad(c.limited, p.limited, tolerance)
      case .cubic(let c, let d, let p):
        guard c.isFinite, d.isFinite, p.isFinite else { continue }
        current.begin(at: start ?? c.limited)
        current.addCubic(c.limited, d.limited, p.limited, tolerance)
      case .close: finish(&current, closed: true)
      }
      if start == nil { start = current.points.first }
    }
    finish(&current, closed: false)
    return contours
  }

  /// Pieces so that lines stay within `tolerance` of a curve whose second difference is at most `bend` (Wang's bound).
  fileprivate static func pieces(_ bend: Double, _ factor: Double, _ tolerance: Double) -> Int {
    Int(max(1, min(maximumPieces, (factor * bend / tolerance).squareRoot().rounded(.up))))
  }
}

extension Contour {
  /// After a close the next element goes on from the point where the last contour began.
  fileprivate mutating func begin(at start: Point?) {
    if points.isEmpty, let start { points.append(start) }
  }

  fileprivate mutating func addQuad(_ c: Point, _ end: Point, _ tolerance: Double) {
    let from = points[points.count - 1]
    let bend = (from - c * 2 + end).length
    let count = Path.pieces(bend, 0.25, tolerance)
    for index in 1...count {
      let t = Double(index) / Double(count)
      let u = 1 - t
      points.append(index == count ? end : from * (u * u) + c * (2 * u * t) + end * (t * t))
    }
  }

  fileprivate mutating func addCubic(_ c: Point, _ d: Point, _ end: Point, _ tolerance: Double) {
    let from = points[points.count - 1]
    let bend = max((from - c * 2 + d).length, (c - d * 2 + end).length)
    let count = Path.pieces(bend, 0.75, tolerance)
    for index in 1...count {
      let t = Double(index) / Double(count)
      let u = 1 - t
      let inner = c * (3 * u * u * t) + d * (3 * u * t * t)
      points.append(index == count ? end : from * (u * u * u) + inner + end * (t * t * t))
    }
  }
}

extension Point {
  fileprivate var limited: Point { Point(max(-1e9, min(1e9, x)), max(-1e9, min(1e9, y))) }
}
