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
    let box = turns ? Size(geometry.bodyHeight * scale, scale) : Size(scale, geometry.bodyHeight * scale)
    let left = (width - box.width) / 2
    let top = turns && !canvas.isLandscape ? middle(box.height) : clearOfEdge(box.height, kind: geometry.kind)
    guard turns else { return Transform.scale(scale).then(.translation(x: left, y: top)) }
    // a quarter turn to the left about the corner, then down by the body's width, which is the height now
    return Transform.scale(scale).then(.rotation(degrees: -90)).then(.translation(x: left, y: top + scale))
  }

  private var top: Double { spec.top * height }

  /// A device that lies on a high canvas stands in the middle of what the captions leave, a little above: at its usual top the lower half would be empty.
  private func middle(_ deviceHeight: Double) -> Double { top + max(0, height - top - deviceHeight) * 0.40 }

  /// The usual top, or so much lower that the device leaves through the bottom by a twentieth of its height: an end just above or just below the
  /// edge looks like a mistake. Laptops stand free.
  private func clearOfEdge(_ deviceHeight: Double, kind: DeviceFacts.FrameKind) -> Double {
    let bleed = 0.05 * deviceHeight
    let bottom = top + deviceHeight
    guard kind != .laptop, bottom > 0.95 * height, bottom < height + bleed else { return top }
    return height + bleed - deviceHeight
  }

  /// Pixels a body width.
  private func uprightScale(_ geometry: FrameGeometry) -> Double {
    let wished = spec.width * width
    guard canvas.isLandscape, geometry.bodyHeight > 1, let turned = spec.turned else { return wished }
    // an upright phone or tablet on a wide canvas: as wide as a lying one is high, so that it leaves through the bottom as well
    return min(wished, (geometry.kind == .tablet ? turned.tablet : turned.phone) * height)
  }

  private func turnedScale(_ geometry: FrameGeometry) -> Double {
    // templates that do not say are laid out for upright devices: one on its side needs more of the width to be read
    let turned = spec.turned ?? .init(phone: 1, tablet: 1, maximumWidth: max(spec.width, 0.86))
    let wished = (geometry.kind == .tablet ? turned.tablet : turned.phone) * height
    return min(wished, turned.maximumWidth * width / geometry.bodyHeight)
  }
}
