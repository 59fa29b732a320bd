import Pixels

/// Draws a device body from its geometry. `placement` maps body widths to canvas pixels (scale, turn, place).
struct FrameDrawing {
  let geometry: FrameGeometry
  let finish: Finish
  let placement: Transform

  /// Canvas pixels a body width.
  private var scale: Double { abs(placement.determinant).squareRoot() }

  /// Buttons, metal, edge light and glass: all that lies behind the screen.
  func drawBody(into canvas: inout Pixmap) {
    guard geometry.kind != .none else { return }
    if geometry.kind == .laptop { drawBase(into: &canvas) }
    for button in buttons { draw(button, into: &canvas) }
    if geometry.kind == .watch { drawCrown(into: &canvas) }

    let body = geometry.body
    let bodyPath = placed(geometry.bodyPath)
    canvas.fill(bodyPath, linear(Point(body.left, body.midY), Point(body.right, body.midY), finish.body))
    drawEdgeLight(into: &canvas)

    let glass = placed(geometry.glassPath)
    canvas.fill(glass, .color(Color(rgb: 0x050507)))
    canvas.stroke(glass, StrokeStyle(width: 0.0023 * scale), .color(.black), opacity: 0.55)
    drawBorderCamera(into: &canvas)
    if geometry.hasChin { drawChin(into: &canvas) }
  }

  /// Earpiece and camera in the forehead, the home button of an iPhone in the chin: 11, 2 and 10.9 mm of a body of 77.9 (iPhone 8 Plus).
  private func drawChin(into canvas: inout Pixmap) {
    let forehead = geometry.screen.top / 2
    canvas.fill(placed(.capsule(Rect(center: Point(0.5, forehead), width: 0.14, height: 0.017))), .color(Color(rgb: 0x1B1B1F)))
    drawLens(center: Point(0.5 - 0.14, forehead), radius: 0.013, into: &canvas)
    guard geometry.kind == .phone else { return }
    let center = Point(0.5, geometry.bodyHeight - forehead)
    let ring = 0.0045
    canvas.stroke(
      placed(.circle(center: center, radius: 0.07 - ring / 2)), StrokeStyle(width: ring * scale),
      linear(Point(center.x - 0.07, center.y), Point(center.x + 0.07, center.y), finish.body), opacity: 0.65)
  }

  /// The island, notch or hole with its lens, over the screen.
  func drawCutout(into canvas: inout Pixmap) {
    guard let rect = geometry.cutoutRect else { return }
    switch geometry.cutout {
    case .island:
      canvas.fill(placed(.capsule(rect)), .color(.black))
      // the lens stands physically at the right: devices are not mirrored
      drawLens(center: Point(rect.right - rect.height / 2, rect.midY), radius: rect.height * 0.20, into: &canvas)
    case .notch:
      let radius = rect.height * 0.62
      canvas.fill(placed(.continuousRoundedRect(rect, radii: CornerRadii(bottomRight: radius, bottomLeft: radius))), .color(.black))
      drawLens(center: Point(rect.left + rect.width * 0.24, rect.midY), radius: rect.height * 0.14, into: &canvas)
    case .hole:
      canvas.fill(placed(.capsule(rect)), .color(.black))
      drawLens(center: rect.center, radius: rect.height * 0.22, into: &canvas)
    case .none: break
    }
  }

  private func placed(_ path: Path) -> Path { path.transformed(by: placement) }

  private func linear(_ from: Point, _ to: Point, _ gradient: Gradient) -> Paint {
    .linear(from: placement.apply(from), to: placement.apply(to), gradient)
  }

  /// The light comes from the canvas's top left, however the device is turned.
  private func drawEdgeLight(into canvas: inout Pixmap) {
    let width = 0.0030
    let inset = width / 2
    let radii = geometry.bodyRadii
    func inner(_ radius: Double) -> Double { max(0, radius - inset) }
    let path = Path.continuousRoundedRect(
      geometry.body.inset(by: inset),
      radii: CornerRadii(
        topLeft: inner(radii.topLeft), topRight: inner(radii.topRight), bottomRight: inner(radii.bottomRight),
        bottomLeft: inner(radii.bottomLeft)))
    let box = placement.apply(geometry.body)
    canvas.stroke(
      placed(path), StrokeStyle(width: width * scale),
      .linear(from: Point(box.left, box.top), to: Point(box.right, box.bottom), finish.edgeLight), opacity: 0.95)
  }

  private func drawLens(center: Point, radius: Double, into canvas: inout Pixmap) {
    let gradient = Gradient([.init(0, Color(rgb: 0x27305A)), .init(0.45, Color(rgb: 0x12152A)), .init(1, Color(rgb: 0x07070B))])
    canvas.fill(
      placed(.circle(center: center, radius: radius)), .radial(center: placement.apply(center), radius: radius * scale, gradient))
  }

  private func drawBorderCamera(into canvas: inout Pixmap) {
    let diameter: Double
    switch geometry.kind {
    case .tablet: diameter = 0.0075
    case .laptop: diameter = 0.0035
    default: return
    }
    drawLens(center: Point(0.5, (geometry.rail + geometry.screen.top) / 2), radius: diameter / 2, into: &canvas)
  }

  // MARK: Buttons

  private struct Button {
    /// Body widths; reaches under the body.
    let rect: Rect
    let isLeft: Bool
  }

  /// Places along the sides as parts of the body's height: top edge and length.
  private var buttons: [Button] {
    func bar(_ top: Double, _ length: Double, left: Bool, out: Double, thickness: Double) -> Button {
      let height = geometry.bodyHeight
      let x = left ? -out : 1 + out - thickness
      return Button(rect: Rect(x: x, y: top * height, width: thickness, height: length * height), isLeft: left)
    }
    switch geometry.kind {
    case .phone:
      return [(0.178, 0.033, true), (0.249, 0.063, true), (0.329, 0.063, true), (0.272, 0.101, false)]
        .map { bar($0.0, $0.1, left: $0.2, out: 0.0045, thickness: 0.011) }
    case .androidPhone:
      return [(0.226, 0.061), (0.323, 0.113)].map { bar($0.0, $0.1, left: false, out: 0.0045, thickness: 0.011) }
    case .watch:
      return [bar(0.56, 0.218 / geometry.bodyHeight, left: false, out: 0.0126, thickness: 0.03)]
    default: return []
    }
  }

  private func draw(_ button: Button, into canvas: inout Pixmap) {
    let rect = button.rect
    let outer = Point(button.isLeft ? rect.left : rect.right, rect.midY)
    let inner = Point(button.isLeft ? rect.right : rect.left, rect.midY)
    canvas.fill(placed(.roundedRect(rect, radius: rect.width * 0.42)), linear(outer, inner, finish.button))
  }

  private func drawCrown(into canvas: inout Pixmap) {
    let rect = Rect(x: 1 - 0.02, y: 0.27 * geometry.bodyHeight, width: 0.02 + 0.0377, height: 0.184)
    canvas.fill(
      placed(.roundedRect(rect, radius: 0.42 * 0.0377)), linear(Point(rect.midX, rect.top), Point(rect.midX, rect.bottom), finish.crown))
    let grooves = 9
    let pitch = rect.height * 0.86 / Double(grooves)
    for index in 0..<grooves {
      let y = rect.midY + (Double(index) - Double(grooves - 1) / 2) * pitch
      let groove = Rect(x: 1.005, y: y - pitch * 0.17, width: 0.0377 - 0.007, height: pitch * 0.34)
      canvas.fill(placed(.rect(groove)), .color(.black), opacity: 0.35)
    }
  }

  private func drawBase(into canvas: inout Pixmap) {
    let base = LaptopBase(lid: geometry.body)
    let rect = base.rect
    canvas.fill(placed(base.path), linear(Point(rect.midX, rect.top), Point(rect.midX, rect.bottom), finish.base))
    canvas.fill(placed(.rect(base.topLine)), .color(finish.light), opacity: 0.75)
    canvas.fill(placed(base.notch), .color(finish.dark), opacity: 0.5)
  }
}
