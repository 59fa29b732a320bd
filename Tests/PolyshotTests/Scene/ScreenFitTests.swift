import Pixels
import Testing

@testable import Polyshot

@Suite struct ScreenFitTests {
  /// The island of a display of 100 × 200: 30 × 8, 4 below the edge.
  private let cutout = Rect(x: 35, y: 4, width: 30, height: 8)

  private func capture(_ width: Int, _ height: Int, content: [PixelRect]) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height, color: .white)
    for rect in content { pixmap.fill(rect, .black) }
    return pixmap
  }

  @Test func cutoutOverStatusBar() {
    // clock and battery at the island's height
    let bar = [PixelRect(x: 10, y: 5, width: 14, height: 6), PixelRect(x: 76, y: 5, width: 14, height: 6)]
    #expect(ScreenFit.allowsCutout(cutout, in: capture(100, 200, content: bar)))
    #expect(ScreenFit.allowsCutout(cutout, in: capture(100, 200, content: [])))
    // a capture that shows something there
    #expect(!ScreenFit.allowsCutout(cutout, in: capture(100, 200, content: bar + [PixelRect(x: 48, y: 6, width: 4, height: 4)])))
    // a status bar that ends above the island
    let old = [PixelRect(x: 2, y: 1, width: 14, height: 4), PixelRect(x: 84, y: 1, width: 14, height: 4)]
    #expect(!ScreenFit.allowsCutout(cutout, in: capture(100, 200, content: old)))
  }

  /// The device lies with its top at the left: the island covers x 4..<12, y 35..<65 of a capture of 200 × 100.
  @Test func cutoutOverLandscapeCapture() {
    #expect(ScreenFit.allowsCutout(cutout, in: capture(200, 100, content: [PixelRect(x: 40, y: 0, width: 120, height: 30)])))
    #expect(!ScreenFit.allowsCutout(cutout, in: capture(200, 100, content: [PixelRect(x: 6, y: 50, width: 190, height: 2)])))
  }

  /// The part that shows has the display's proportions and starts at the top.
  @Test func fillsWithoutDistortion() throws {
    let screen = Rect(x: 10.5, y: 20.25, width: 50, height: 150)
    let canvas = PixelSize(width: 100, height: 100)
    let picture = try #require(ScreenFit.picture(of: capture(40, 100, content: []), in: screen, canvas: canvas, drawsCutout: false))
    // 1.5 pixels a capture pixel: the height decides
    #expect(picture.target == PixelRect(x: 10, y: 20, width: 51, height: 80))
    #expect(abs(picture.source.width - 51 / 1.5) < 1e-9 && abs(picture.source.height - 80 / 1.5) < 1e-9)
    #expect(abs(picture.source.y - (20 - 20.25) / 1.5) < 1e-9)
    #expect(abs(picture.source.x - ((40 - 50 / 1.5) / 2 - 0.5 / 1.5)) < 1e-9)
  }

  /// Fills the width; what is too high is cut below, and what lies outside the canvas is not scaled.
  @Test func aHighCaptureIsAlignedToTheTop() throws {
    let screen = Rect(x: 5, y: 20, width: 50, height: 100)
    let picture = try #require(
      ScreenFit.picture(of: capture(100, 300, content: []), in: screen, canvas: PixelSize(width: 60, height: 100), drawsCutout: true))
    #expect(picture.target == PixelRect(x: 5, y: 20, width: 50, height: 80))
    #expect(picture.source == Rect(x: 0, y: 0, width: 100, height: 160))
    #expect(picture.drawsCutout)
  }

  @Test func outsideTheCanvasThereIsNothing() {
    let screen = Rect(x: 70, y: 0, width: 50, height: 50)
    #expect(ScreenFit.picture(of: capture(9, 9, content: []), in: screen, canvas: PixelSize(width: 60, height: 100), drawsCutout: false) == nil)
  }

  /// Content from row 2 to 6 in the outer thirds: the bar, symmetric about it, ends at row 8.
  @Test func statusBarHeight() {
    let clock = [PixelRect(x: 12, y: 2, width: 18, height: 4), PixelRect(x: 92, y: 2, width: 18, height: 4)]
    #expect(ScreenFit.statusBarHeight(of: capture(120, 240, content: clock), within: 30) == 8)
    #expect(ScreenFit.statusBarHeight(of: capture(120, 240, content: []), within: 30) == nil)
  }
}
