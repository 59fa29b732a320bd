import Pixels
import Typography

/// A screen that is being drawn: boxes in points from the start edge, mirrored here in right-to-left languages.
///
/// One canvas serves a worker for all its screens. With `paints` off only the texts are laid out and recorded.
final class Canvas {
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// Pixels a point.
  private(set) var scale = 1.0
  private(set) var pixmap = Pixmap(width: 1, height: 1)
  private var current: Localization?
  let paints: Bool
  var theme = Theme.light
  /// The texts drawn so far.
  var items: [TextItem] = []
  let setter: TextSetter
  private var shadows = ShadowCache()
  private var wallpapers: [String: Pixmap] = [:]

  init(setter: TextSetter, paints: Bool = true) {
    self.setter = setter
    self.paints = paints
  }

  /// Starts a new screen.
  func begin(_ device: Device, _ words: Localization, theme: Theme) {
    current = words
    self.theme = theme
    scale = device.scale
    width = Double(device.width) / scale
    height = Double(device.height) / scale
    items.removeAll(keepingCapacity: true)
    if paints { pixmap.reset(width: device.width, height: device.height, color: theme.ground) }
  }

  /// The words of the screen that was begun.
  var words: Localization {
    guard let current else { preconditionFailure("no screen was begun") }
    return current
  }

  var isMirrored: Bool { words.isRightToLeft }
  var bounds: Box { Box(0, 0, width, height) }

  /// The pixels of a box.
  func rect(_ box: Box) -> Rect {
    let x = isMirrored ? width - box.maxX : box.x
    return Rect(x: x * scale, y: box.y * scale, width: box.width * scale, height: box.height * scale)
  }

  /// The pixel place of a point counted from the start edge.
  func point(_ x: Double, _ y: Double) -> Point {
    Point((isMirrored ? width - x : x) * scale, y * scale)
  }

  // MARK: Shapes

  func fill(_ box: Box, _ color: Color) {
    paint(.rect(rect(box)), box, .color(color))
  }

  /// A card or control: continuous corners where there is room for them, plain arcs where the radius takes most of a side.
  func fill(_ box: Box, radius: Double, _ fill: Fill) {
    paint(outline(box, radius), box, fill)
  }

  func fill(_ box: Box, radius: Double, _ color: Color) { fill(box, radius: radius, .color(color)) }

  func circle(_ box: Box, _ fill: Fill) { paint(.ellipse(in: rect(box)), box, fill) }
  func circle(_ box: Box, _ color: Color) { circle(box, .color(color)) }
  func capsule(_ box: Box, _ fill: Fill) { paint(.capsule(rect(box)), box, fill) }
  func capsule(_ box: Box, _ color: Color) { capsule(box, .color(color)) }

  /// The outline of a rounded box, drawn inside its edge.
  func border(_ box: Box, radius: Double, _ color: Color, width: Double = 1, dash: [Double] = []) {
    guard paints else { return }
    let style = StrokeStyle(width: width * scale, cap: .butt, join: .round, dash: dash.map { $0 * scale })
    pixmap.stroke(outline(box.inset(width / 2), radius - width / 2), style, .color(color))
  }

  /// A straight line with round ends.
  func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ color: Color, width: Double, cap: StrokeStyle.Cap = .round, dash: [Double] = [])
  {
    guard paints else { return }
    let path = Path.polygon([point(x1, y1), point(x2, y2)], closed: false)
    pixmap.stroke(path, StrokeStyle(width: width * scale, cap: cap, dash: dash.map { $0 * scale }), .color(color))
  }

  /// A path in pixels (made with `point` and `rect`).
  func fill(_ path: Path, _ paint: Paint, rule: FillRule = .nonZero) {
    guard paints else { return }
    pixmap.fill(path, paint, rule: rule)
  }

  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    guard paints else { return }
    pixmap.stroke(path, style, paint)
  }

  func outline(_ box: Box, _ radius: Double) -> Path {
    let pixels = rect(box)
    let limit = min(box.width, box.height) / 2
    return radius * 1.528_664_83 <= limit
      ? .continuousRoundedRect(pixels, radius: radius * scale) : .roundedRect(pixels, radius: min(radius, limit) * scale)
  }

  private func paint(_ path: Path, _ box: Box, _ fill: Fill) {
    guard paints else { return }
    pixmap.fill(path, paint(fill, in: box))
  }

  /// A fill stretched over a box.
  func paint(_ fill: Fill, in box: Box) -> Paint {
    let top = point(box.x, box.y)
    switch fill {
    case .color(let color): return .color(color)
    case .vertical(let first, let last): return .linear(from: top, to: point(box.x, box.maxY), first, last)
    case .along(let first, let last): return .linear(from: top, to: point(box.maxX, box.y), first, last)
    case .diagonal(let first, let last): return .linear(from: top, to: point(box.maxX, box.maxY), first, last)
    }
  }

  // MARK: Shadows, pictures, icons

  /// A soft shadow under a rounded box. Distances in points.
  func shadow(_ box: Box, radius: Double, _ color: Color, y: Double, sigma: Double, opacity: Double) {
    guard paints, opacity > 0 else { return }
    let pixels = rect(box)
    let left = Int(pixels.left.rounded(.down))
    let top = Int(pixels.top.rounded(.down))
    let (mask, margin) = shadows.mask(
      width: Int(pixels.width.rounded()), height: Int(pixels.height.rounded()), radius: radius * scale, sigma: sigma * scale)
    pixmap.fill(mask, at: PixelPoint(left - margin, top - margin + Int((y * scale).rounded())), .color(color), opacity: opacity)
  }

  /// The picture behind everything, drawn once a worker and kept.
  func wallpaper(_ wallpaper: Wallpaper) {
    guard paints else { return }
    pixmap.draw(kept("\(wallpaper.name)") { wallpaper.draw(width: pixmap.width, height: pixmap.height, mirrored: isMirrored) }, at: .zero)
  }

  /// Frosted glass: the blurred wallpaper inside a rounded box, tinted, with a fine light edge.
  func glass(_ wallpaper: Wallpaper, _ box: Box, radius: Double, tint: Color, edge: Double = 0.18) {
    guard paints else { return }
    let frosted = kept("\(wallpaper.name) frosted") {
      let sharp = kept("\(wallpaper.name)") { wallpaper.draw(width: pixmap.width, height: pixmap.height, mirrored: isMirrored) }
      return Wallpaper.frosted(sharp)
    }
    pixmap.draw(frosted, at: .zero, clippedTo: outline(box, radius))
    fill(box, radius: radius, tint)
    border(box, radius: radius, rgb(0xFFFFFF, edge), width: 0.75)
  }

  private func kept(_ name: String, _ draw: () -> Pixmap) -> Pixmap {
    let key = "\(name) \(pixmap.width) \(pixmap.height) \(isMirrored)"
    if let known = wallpapers[key] { return known }
    if wallpapers.count >= 4 { wallpapers.removeAll() }
    let picture = draw()
    wallpapers[key] = picture
    return picture
  }

  /// An icon filling a square box; the stroke's weight in points of its own grid of 24.
  func icon(_ icon: Icon, _ box: Box, _ color: Color, weight: Double = 1.9) {
    guard paints else { return }
    let pixels = rect(box)
    let unit = pixels.width / 24
    var transform = Transform.scale(unit).then(.translation(x: pixels.left, y: pixels.top))
    if isMirrored && icon.mirrors {
      transform = Transform.scale(x: -unit, y: unit).then(.translation(x: pixels.right, y: pixels.top))
    }
    for layer in IconPath.layers(of: icon) {
      let path = layer.path.transformed(by: transform)
      if layer.isFilled {
        pixmap.fill(path, .color(color))
      } else {
        pixmap.stroke(path, StrokeStyle(width: weight * unit, cap: .round, join: .round), .color(color))
      }
    }
  }

  // MARK: Text

  func paint(_ layout: TextLayout, at origin: Point, _ color: Color) {
    guard paints else { return }
    setter.painter.paint(layout, at: origin, color: color, into: &pixmap)
  }
}
