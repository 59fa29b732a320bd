import Pixels

/// How a capture fills a display: scaled without distortion until both sides are covered, aligned to the display's top and centre.
enum ScreenFit {
  /// - Parameters:
  ///   - screen: the display on the canvas, in pixels.
  ///   - canvas: what lies outside is not scaled at all.
  static func picture(of capture: Pixmap, in screen: Rect, canvas: PixelSize, drawsCutout: Bool) -> ScreenPicture? {
    let visible = PixelRect(covering: screen).intersection(PixelRect(width: canvas.width, height: canvas.height))
    guard !visible.isEmpty, capture.width > 0, capture.height > 0 else { return nil }
    let factor = max(screen.width / Double(capture.width), screen.height / Double(capture.height))
    let left = (Double(capture.width) - screen.width / factor) / 2
    let box = Rect(visible)
    let source = Rect(
      x: left + (box.x - screen.x) / factor, y: (box.y - screen.y) / factor, width: box.width / factor, height: box.height / factor)
    return ScreenPicture(capture: capture, source: source, target: visible, drawsCutout: drawsCutout)
  }

  /// Whether the island or hole may be drawn over a capture: not where the capture shows content, and not over an app whose status bar ends
  /// above it (old emulators). A hole over text is worse than none.
  ///
  /// - Parameter cutout: the cutout in pixels of a capture held upright. A landscape capture was taken with the device's top at the left.
  static func allowsCutout(_ cutout: Rect, in capture: Pixmap) -> Bool {
    let isTurned = capture.width > capture.height
    let turned = Rect(x: cutout.y, y: Double(capture.height) - cutout.right, width: cutout.height, height: cutout.width)
    let place = (isTurned ? turned : cutout).inset(by: -min(cutout.width, cutout.height) * 0.05)
    let area = PixelRect(covering: place).intersection(capture.bounds)
    guard !area.isEmpty, isFlat(area, of: capture) else { return false }
    guard !isTurned else { return true }
    guard let bar = statusBarHeight(of: capture, within: Int(cutout.bottom * 1.6)) else { return true }
    return Double(bar) >= cutout.bottom * 0.98
  }

  private static func isFlat(_ area: PixelRect, of capture: Pixmap) -> Bool {
    for y in area.y..<area.bottom {
      let first = capture[area.x, y]
      for x in area.x..<area.right where !isNear(capture[x, y], first, tolerance: 10) { return false }
    }
    return true
  }

  /// Height of a status bar, taken as symmetric about its clock: the first band of content in the outer thirds of the width.
  /// `nil` when nothing stands there.
  static func statusBarHeight(of capture: Pixmap, within limit: Int) -> Int? {
    var top: Int?
    for y in 0..<min(limit, capture.height) {
      let hasContent = rowHasContent(y, of: capture)
      if hasContent, top == nil { top = y }
      if let top, !hasContent, y - top > 3 { return top + y }
    }
    return top.map { $0 + limit }
  }

  private static func rowHasContent(_ y: Int, of capture: Pixmap) -> Bool {
    let margin = capture.width / 60
    let third = capture.width / 3
    let ground = capture[margin, y]
    for x in margin..<third where !isNear(capture[x, y], ground, tolerance: 24) { return true }
    for x in (capture.width - third)..<(capture.width - margin) where !isNear(capture[x, y], ground, tolerance: 24) { return true }
    return false
  }

  private static func isNear(_ a: UInt32, _ b: UInt32, tolerance: Int) -> Bool {
    for shift in stride(from: UInt32(0), to: 24, by: 8) {
      let distance = Int(a >> shift & 255) - Int(b >> shift & 255)
      if abs(distance) > tolerance { return false }
    }
    return true
  }
}
