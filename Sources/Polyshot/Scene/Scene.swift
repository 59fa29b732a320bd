import Pixels
import Typography

/// A shot with everything resolved: nothing is left to look up, decide or fail. What draws it cannot fail.
public struct Scene: Sendable {
  public let size: PixelSize
  /// What does not change between the locales of a scene.
  let backdrop: Backdrop
  let screen: ScreenPicture?
  let captions: [PlacedCaption]
}

/// Ground, shadows and device body. Equal backdrops are drawn once.
struct Backdrop: Sendable, Equatable {
  let size: PixelSize
  let mesh: MeshGradient
  let device: PlacedDevice?
}

/// A device body on the canvas.
struct PlacedDevice: Sendable, Equatable {
  let geometry: FrameGeometry
  let finish: Finish
  /// Maps body widths to canvas pixels.
  let placement: Transform
  let shadows: [Shadow]

  /// Upright rectangle around the body, in canvas pixels.
  var bounds: Rect { placement.apply(geometry.body) }
  var screenPath: Path { geometry.screenPath.transformed(by: placement) }
  /// Upright rectangle around the display, in canvas pixels.
  var screenRect: Rect { placement.apply(geometry.screen) }
  /// Canvas pixels that the opaque body covers whatever its corners are like; `nil` for a body at an angle, which covers no upright rectangle.
  var coveredPixels: PixelRect? {
    let isUpright = placement.b == 0 && placement.c == 0 || placement.a == 0 && placement.d == 0
    guard geometry.kind != .none, isUpright else { return nil }
    let radii = geometry.bodyRadii
    // continuous corners reach 1.53 radii along the side
    let reach = 1.53 * max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    let inner = placement.apply(geometry.body.inset(dx: geometry.rail, dy: reach))
    guard !inner.isEmpty else { return nil }
    return PixelRect(covering: inner.inset(by: 1))
  }
  var drawing: FrameDrawing { FrameDrawing(geometry: geometry, finish: finish, placement: placement) }
}

/// A capture on its way into a display.
struct ScreenPicture: Sendable {
  let capture: Pixmap
  /// The part of the capture that shows, in its own pixels; edges may be fractional.
  let source: Rect
  /// The canvas pixels that it fills before the display's corners cut it.
  let target: PixelRect
  let drawsCutout: Bool
}

/// A caption that has its lines and its place.
struct PlacedCaption: Sendable {
  let slot: CaptionSlot
  let layout: TextLayout
  /// Where the layout's origin lies on the canvas: left edge of its box, first baseline.
  let origin: Point
  let appearance: TextAppearance

  /// Canvas pixels.
  var ink: Rect? { layout.ink?.offset(x: origin.x, y: origin.y) }
}
