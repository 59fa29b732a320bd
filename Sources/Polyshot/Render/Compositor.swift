import Pixels
import Synchronization
import Typography

/// Draws scenes. Cannot fail: all that can go wrong went wrong while the scene was built.
///
/// Not Sendable: one a worker. It keeps its canvas from shot to shot; the backdrops are shared between workers.
final class Compositor {
  private let backdrops: BackdropCache
  private let painter = GlyphPainter()
  private(set) var canvas = Pixmap(width: 0, height: 0)

  init(backdrops: BackdropCache) { self.backdrops = backdrops }

  /// Draws a scene onto `canvas`, which then is opaque and has the scene's size.
  func compose(_ scene: Scene) {
    let backdrop = backdrops.picture(of: scene.backdrop)
    if canvas.width != scene.size.width || canvas.height != scene.size.height {
      canvas = backdrop.pixmap
    } else {
      canvas.draw(backdrop.pixmap, at: .zero)
    }
    if let screen = scene.screen, let device = scene.backdrop.device {
      draw(screen, on: device, mask: backdrop.screenMask(for: screen.target, of: device))
    }
    for caption in scene.captions { painter.paint(caption.layout, at: caption.origin, caption.appearance, into: &canvas) }
  }

  private func draw(_ screen: ScreenPicture, on device: PlacedDevice, mask: Mask) {
    let target = screen.target
    let scaled = screen.capture.scaled(from: screen.source, toWidth: target.width, height: target.height)
    canvas.draw(scaled, at: PixelPoint(target.x, target.y), mask: mask)
    if screen.drawsCutout { device.drawing.drawCutout(into: &canvas) }
  }
}

/// A backdrop that has been drawn.
struct BackdropPicture: Sendable {
  let pixmap: Pixmap
  /// Coverage of the display, over the canvas pixels of `screenArea`.
  private let screenMask: Mask?
  private let screenArea: PixelRect

  init(_ backdrop: Backdrop) {
    var canvas = Pixmap(width: backdrop.size.width, height: backdrop.size.height)
    guard let device = backdrop.device else {
      canvas.fill(.mesh(backdrop.mesh, in: Rect(canvas.bounds)))
      (pixmap, screenMask, screenArea) = (canvas, nil, PixelRect(width: 0, height: 0))
      return
    }
    let silhouette = device.geometry.silhouette.transformed(by: device.placement)
    canvas.fill(backdrop.mesh, under: device.shadows, of: silhouette, hidden: device.coveredPixels)
    device.drawing.drawBody(into: &canvas)
    screenArea = PixelRect(covering: device.screenRect).intersection(canvas.bounds)
    screenMask = Mask(device.screenPath, bounds: screenArea)
    pixmap = canvas
  }

  /// The display's coverage over `target`.
  func screenMask(for target: PixelRect, of device: PlacedDevice) -> Mask {
    if let screenMask, target == screenArea { return screenMask }
    return Mask(device.screenPath, bounds: target)
  }
}

/// The last few backdrops, drawn once and shared. Plans run scene by scene within a locale, so that a handful serves a whole run; memory does not
/// grow with the number of shots. Two themes in two directions make four; on a tablet's canvas each is 27 MB.
final class BackdropCache: Sendable {
  private struct Entry {
    let backdrop: Backdrop
    let picture: BackdropPicture
  }

  private let capacity: Int
  /// Most recently used last.
  private let entries = Mutex<[Entry]>([])

  init(capacity: Int = 4) { self.capacity = capacity }

  /// Drawn under the lock: two workers that want the same backdrop at once get it once.
  func picture(of backdrop: Backdrop) -> BackdropPicture {
    entries.withLock { entries in
      if let index = entries.firstIndex(where: { $0.backdrop == backdrop }) {
        let entry = entries.remove(at: index)
        entries.append(entry)
        return entry.picture
      }
      let entry = Entry(backdrop: backdrop, picture: BackdropPicture(backdrop))
      entries.append(entry)
      if entries.count > capacity { entries.removeFirst() }
      return entry.picture
    }
  }
}
