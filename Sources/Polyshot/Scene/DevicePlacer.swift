import Pixels

/// Where the device stands on a canvas.
struct DevicePlacer {
  let canvas: PixelSize
  let spec: Template.DeviceSpec

  private var width: Double { Double(canvas.width) }
  private var height: Double { Double(canvas.height) }

  /// Phones and tablets with a landscape capture lie on their side, their top at the left; everything else stands upright.
  func placement(of geometry: FrameGeometry, captureIsLandscape: Bool) -> Transform {
    let turns = captureIsLandscape && [.phone, .androidPhone, .tablet].contains(geometry.kind)
    let scale = turns ? turnedScale(geometry) : uprightScale(geometry)
    let bodyWidth = (turns ? geometry.bodyHeight : 1) * scale
    let left = (width - bodyWidth) / 2
    let top = spec.top * height
    guard turns else { return Transform.scale(scale).then(.translation(x: left, y: top)) }
    // a quarter turn to the left about the corner, then down by the body's width, which is the height now
    return Transform.scale(scale).then(.rotation(degrees: -90)).then(.translation(x: left, y: top + scale))
  }

  /// Pixels a body width.
  private func uprightScale(_ geometry: FrameGeometry) -> Double {
    let wished = spec.width * width
    guard canvas.isLandscape, geometry.bodyHeight > 1, let turned = spec.turned else { return wished }
    // an upright phone or tablet on a wide canvas: as wide as a lying one is high, so that it leaves through the bottom as well
    return min(wished, (geometry.kind == .tablet ? turned.tablet : turned.phone) * height)
  }

  private func turnedScale(_ geometry: FrameGeometry) -> Double {
    let turned = spec.turned ?? .init(phone: 1, tablet: 1, maximumWidth: spec.width)
    let wished = (geometry.kind == .tablet ? turned.tablet : turned.phone) * height
    return min(wished, turned.maximumWidth * width / geometry.bodyHeight)
  }
}
