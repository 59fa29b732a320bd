import Pixels
import Testing

@testable import Polyshot

@Suite struct ScreenFitTests {
  private static let canvas = PixelSize(width: 60, height: 100)

  /// Fills the width; what is too high is cut below, and what lies outside the canvas is not scaled.
  @Test func aHighCaptureIsAlignedToTheTop() throws {
    let screen = Rect(x: 5, y: 20, width: 50, height: 100)
    let picture = try #require(
      ScreenFit.picture(of: Pixmap(width: 100, height: 300), in: screen, canvas: Self.canvas, drawsCutout: true))
    #expect(picture.target == PixelRect(x: 5, y: 20, width: 50, height: 80))
    #expect(picture.source == Rect(x: 0, y: 0, width: 100, height: 160))
    #expect(picture.drawsCutout)
  }

  /// Fills the height; both sides are cut alike.
  @Test func aWideCaptureIsCentred() throws {
    let screen = Rect(x: 5, y: 0, width: 50, height: 100)
    let picture = try #require(
      ScreenFit.picture(of: Pixmap(width: 300, height: 100), in: screen, canvas: Self.canvas, drawsCutout: false))
    #expect(picture.source == Rect(x: 125, y: 0, width: 50, height: 100))
  }

  /// Edges between pixels: the source covers the same fractions more.
  @Test func fractionalEdges() throws {
    let screen = Rect(x: 5.25, y: 20.5, width: 49.5, height: 60)
    let picture = try #require(ScreenFit.picture(of: Pixmap(width: 99, height: 120), in: screen, canvas: Self.canvas, drawsCutout: false))
    #expect(picture.target == PixelRect(x: 5, y: 20, width: 50, height: 61))
    #expect(picture.source == Rect(x: -0.5, y: -1, width: 100, height: 122))
  }

  @Test func outsideTheCanvasThereIsNothing() {
    let screen = Rect(x: 70, y: 0, width: 50, height: 50)
    #expect(ScreenFit.picture(of: Pixmap(width: 9, height: 9), in: screen, canvas: Self.canvas, drawsCutout: false) == nil)
  }

  // MARK: Cutout

  private let cutout = Rect(x: 40, y: 6, width: 40, height: 12)

  /// White, 120 × 240, with black bars in the outer thirds between two rows, as a clock and a battery make them.
  private func capture(statusBar rows: Range<Int>? = nil, content: PixelRect? = nil) -> Pixmap {
    var pixmap = Pixmap(width: 120, height: 240, color: .white)
    for y in rows ?? 0..<0 {
      for x in Array(12..<30) + Array(92..<110) { pixmap[x, y] = Color.black.premultiplied }
    }
    if let content {
      for y in content.y..<content.bottom { for x in content.x..<content.right { pixmap[x, y] = Color.black.premultiplied } }
    }
    return pixmap
  }

  @Test func aCutoutIsDrawnOverAnEmptyStatusBar() {
    #expect(ScreenFit.allowsCutout(cutout, in: capture()))
    #expect(ScreenFit.allowsCutout(cutout, in: capture(statusBar: 8..<16)))
  }

  @Test func notOverContent() {
    #expect(!ScreenFit.allowsCutout(cutout, in: capture(content: PixelRect(x: 55, y: 9, width: 4, height: 4))))
    // the capture draws an island of its own
    #expect(!ScreenFit.allowsCutout(cutout, in: capture(content: PixelRect(x: 42, y: 7, width: 36, height: 10))))
  }

  /// Clock from row 2 to 6: the bar, symmetric about it, ends at row 8, above the cutout's end at 18.
  @Test func notOverAnAppThatBeginsHigher() {
    #expect(ScreenFit.statusBarHeight(of: capture(statusBar: 2..<6), within: 30) == 8)
    #expect(!ScreenFit.allowsCutout(cutout, in: capture(statusBar: 2..<6)))
  }
}
