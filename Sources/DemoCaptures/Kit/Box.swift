/// A box on a screen, in points, y down. `x` counts from the start edge: the canvas mirrors it in right-to-left languages, so screens are
/// written once, from start to end.
struct Box: Equatable, Sendable {
  var x, y, width, height: Double

  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A square around a centre, for icons and round controls.
  init(center x: Double, _ y: Double, _ side: Double) {
    self.init(x - side / 2, y - side / 2, side, side)
  }

  var maxX: Double { x + width }
  var maxY: Double { y + height }
  var midX: Double { x + width / 2 }
  var midY: Double { y + height / 2 }

  func inset(_ horizontal: Double, _ vertical: Double) -> Box {
    Box(x + horizontal, y + vertical, width - 2 * horizontal, height - 2 * vertical)
  }

  func inset(_ amount: Double) -> Box { inset(amount, amount) }

  func offset(_ dx: Double, _ dy: Double) -> Box { Box(x + dx, y + dy, width, height) }

  /// What is left when `start` points are cut off at the start edge and `end` points at the end edge.
  func trimmed(start: Double = 0, end: Double = 0, top: Double = 0, bottom: Double = 0) -> Box {
    Box(x + start, y + top, width - start - end, height - top - bottom)
  }

  func top(_ height: Double) -> Box { Box(x, y, width, height) }
  func bottom(_ height: Double) -> Box { Box(x, maxY - height, width, height) }
  func start(_ width: Double) -> Box { Box(x, y, width, height) }
  func end(_ width: Double) -> Box { Box(maxX - width, y, width, height) }

  /// `count` boxes of equal width side by side, from the start.
  func columns(_ count: Int, gap: Double) -> [Box] {
    let each = (width - gap * Double(count - 1)) / Double(count)
    return (0..<count).map { Box(x + Double($0) * (each + gap), y, each, height) }
  }

  /// `count` boxes of equal height, from the top.
  func rows(_ count: Int, gap: Double) -> [Box] {
    let each = (height - gap * Double(count - 1)) / Double(count)
    return (0..<count).map { Box(x, y + Double($0) * (each + gap), width, each) }
  }
}
