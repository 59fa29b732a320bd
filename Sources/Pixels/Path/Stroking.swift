#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Path {
  /// The outline of a line drawn along this path; all its pieces wind the same way, so it is to be filled with `nonZero`.
  /// Empty when the width is not a positive number.
  public func stroked(_ style: StrokeStyle) -> Path {
    guard style.width > 0, style.width.isFinite else { return Path() }
    let radius = style.width / 2
    // The outer edge of a bend is longer than its middle, which the lines are made for.
    let box = bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let size = max(box.width, box.height, 0.1) / 2
    let contours = flattened(tolerance: Path.flatteningTolerance * size / (size + radius))
    let stroker = Stroker(style: style, radius: radius)
    var result = Path()
    for contour in style.dashed(contours) { stroker.outline(contour, into: &result) }
    return result
  }
}

private struct Stroker {
  let style: StrokeStyle
  let radius: Double

  func outline(_ contour: Contour, into path: inout Path) {
    var points = contour.points.withoutRepeats
    if contour.isClosed, points.count > 1, (points[0] - points[points.count - 1]).length < Stroker.nothing { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first { dot(point, into: &path) }
      return
    }
    let backwards = Array(points.reversed())
    if contour.isClosed && points.count > 2 {
      path.append(.polygon(side(points, closed: true)))
      path.append(.polygon(side(backwards, closed: true)))
      return
    }
    var line = side(points, closed: false)
    cap(at: points[points.count - 1], from: points[points.count - 2], into: &line)
    line += side(backwards, closed: false)
    cap(at: points[0], from: points[1], into: &line)
    path.append(.polygon(line))
  }

  static let nothing = 1e-7

  /// What a line of no length leaves: its caps.
  private func dot(_ point: Point, into path: inout Path) {
    switch style.cap {
    case .butt: break
    case .round: path.append(.circle(center: point, radius: radius))
    case .square: path.append(.rect(Rect(center: point, width: style.width, height: style.width)))
    }
  }

  /// The edge at `radius` to the left of the direction of travel.
  private func side(_ points: [Point], closed: Bool) -> [Point] {
    var line: [Point] = []
    let count = points.count
    for index in 0..<count {
      let here = points[index]
      let before = index > 0 ? points[index - 1] : closed ? points[count - 1] : nil
      let after = index + 1 < count ? points[index + 1] : closed ? points[0] : nil
      switch (before, after) {
      case (let before?, let after?): join(before, here, after, into: &line)
      case (nil, let after?): line.append(here + (after - here).leftNormal * radius)
      case (let before?, nil): line.append(here + (here - before).leftNormal * radius)
      case (nil, nil): break
      }
    }
    return line
  }

  private func join(_ before: Point, _ here: Point, _ after: Point, into line: inout [Point]) {
    let (incoming, outgoing) = (here - before, after - here)
    let (from, to) = (incoming.leftNormal, outgoing.leftNormal)
    let turn = atan2(from.cross(to), from.dot(to))
    let stretch = 1 / max(cos(turn / 2), 1e-9)
    let middle = from + to
    let miter = middle.length > 1e-9 ? here + middle * (radius * stretch / middle.length) : here
    if turn < 0 {
      // The inner side: cut short where both lines are long enough for it, else through the vertex, which only covers an area twice.
      let reach = radius * tan(-turn / 2)
      if reach <= min(incoming.length, outgoing.length) / 2 {
        line.append(miter)
      } else {
        line += [here + from * radius, here, here + to * radius]
      }
    } else if radius * (stretch - 1) < Path.flatteningTolerance {
      line.append(miter)
    } else {
      line.append(here + from * radius)
      switch style.join {
      case .bevel: break
      case .miter: if stretch <= style.miterLimit { line.append(miter) }
      case .round: arc(around: here, from: from, sweep: turn, into: &line)
      }
      line.append(here + to * radius)
    }
  }

  /// The points of a circle strictly between its ends.
  private func arc(around center: Point, from normal: Point, sweep: Double, into line: inout [Point]) {
    let step = 2 * acos(max(0, 1 - Path.flatteningTolerance / radius))
    let count = Int(max(1, min(1024, (abs(sweep) / max(step, 1e-3)).rounded(.up))))
    for index in 1..<max(count, 1) {
      let angle = sweep * Double(index) / Double(count)
      let (sine, cosine) = (sin(angle), cos(angle))
      line.append(center + Point(normal.x * cosine - normal.y * sine, normal.x * sine + normal.y * cosine) * radius)
    }
  }

  /// From the left edge around the end of a line to its right edge; both edge points are there already.
  private func cap(at end: Point, from before: Point, into line: inout [Point]) {
    let normal = (end - before).leftNormal
    switch style.cap {
    case .butt: break
    case .round: arc(around: end, from: normal, sweep: .pi, into: &line)
    case .square:
      let ahead = Point(-normal.y, normal.x)
      line += [end + (normal + ahead) * radius, end + (ahead - normal) * radius]
    }
  }
}

extension Point {
  /// The unit vector a quarter turn anticlockwise on the screen.
  fileprivate var leftNormal: Point {
    let length = length
    return Point(y / length, -x / length)
  }
}

extension [Point] {
  fileprivate var withoutRepeats: [Point] {
    var result: [Point] = []
    for point in self {
      if let last = result.last, (point - last).length < Stroker.nothing { continue }
      result.append(point)
    }
    return result
  }
}

// MARK: - Dashes

extension StrokeStyle {
  private static let maximumDashes = 100_000.0

  /// The drawn parts. A pattern that is no pattern (negative, nothing but zeros, finer than anyone could see) leaves the line whole.
  fileprivate func dashed(_ contours: [Contour]) -> [Contour] {
    let pattern = dash.count % 2 == 0 ? dash : dash + dash
    let period = pattern.reduce(0, +)
    guard !pattern.isEmpty, pattern.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, dashOffset.isFinite else { return contours }
    return contours.flatMap { contour in
      contour.length / period > Self.maximumDashes ? [contour] : dashed(contour, pattern, period)
    }
  }

  private func dashed(_ contour: Contour, _ pattern: [Double], _ period: Double) -> [Contour] {
    var index = 0
    var left = dashOffset - (dashOffset / period).rounded(.down) * period
    while left >= pattern[index] {
      left -= pattern[index]
      index = (index + 1) % pattern.count
    }
    left = pattern[index] - left
    let startsDrawn = index % 2 == 0
    var pieces: [[Point]] = startsDrawn ? [[contour.points[0]]] : []
    let points = contour.isClosed ? contour.points + [contour.points[0]] : contour.points
    for (from, to) in zip(points, points.dropFirst()) {
      let length = (to - from).length
      var done = 0.0
      while length - done > left {
        done += left
        let cut = from + (to - from) * (done / length)
        if index % 2 == 0 { pieces[pieces.count - 1].append(cut) } else { pieces.append([cut]) }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - done
      if index % 2 == 0 { pieces[pieces.count - 1].append(to) }
    }
    if contour.isClosed, startsDrawn, index % 2 == 0 {
      guard pieces.count > 1 else { return [contour] }
      pieces[0] = pieces.removeLast() + pieces[0].dropFirst()
    }
    return pieces.map { Contour(points: $0, isClosed: false) }
  }
}

extension Contour {
  fileprivate var length: Double {
    var sum = 0.0
    for (from, to) in zip(points, points.dropFirst()) { sum += (to - from).length }
    if isClosed, let first = points.first, let last = points.last { sum += (first - last).length }
    return sum
  }
}
