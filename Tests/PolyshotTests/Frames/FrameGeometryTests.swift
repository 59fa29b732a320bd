import Pixels
import Testing

@testable import Polyshot

@Suite struct FrameGeometryTests {
  let catalog: DeviceCatalog

  init() throws { catalog = try TemporaryProject.catalog.get() }

  private func geometry(_ name: String) throws -> FrameGeometry {
    let facts = try #require(catalog[name])
    return FrameGeometry(kind: facts.frame, model: try #require(facts.models.first))
  }

  /// Borders reckoned by hand, as fractions of the body: phone 15.4 pt around 440×956, Android 38 px around 1080×2400, tablet 44 pt around 1032×1376.
  @Test func modernBodies() throws {
    for (name, height, border, radius) in [
      ("iphone-6.9", 986.8 / 470.8, 15.4 / 470.8, 77.4 / 470.8), ("play-phone", 2476.0 / 1156.0, 38.0 / 1156.0, 148.0 / 1156.0),
      ("ipad-13", 1464.0 / 1120.0, 44.0 / 1120.0, 74.0 / 1120.0),
    ] {
      let frame = try geometry(name)
      #expect(abs(frame.bodyHeight - height) < 0.001, "\(name)")
      #expect(abs(frame.screen.left - border) < 0.001 && abs(frame.screen.top - border) < 0.001, "\(name)")
      #expect(abs(frame.bodyRadii.topLeft - radius) < 0.001, "\(name)")
      #expect(!frame.hasChin)
    }
  }

  /// iPhone 8 Plus: 158.4 × 78.1 mm with a display of 121.5 × 68.4 mm in its middle.
  @Test func phoneWithHomeButton() throws {
    let frame = try geometry("iphone-5.5")
    #expect(frame.hasChin)
    #expect(abs(frame.bodyHeight - 158.4 / 78.1) < 0.02)
    #expect(abs(frame.screen.width - 68.4 / 78.1) < 0.01)
    #expect(abs(frame.screen.top - (158.4 - 121.5) / 2 / 78.1) < 0.01)
    #expect(abs(frame.screen.top - (frame.bodyHeight - frame.screen.bottom)) < 1e-9)
    #expect(frame.screenRadii == CornerRadii(all: 0))
    #expect(frame.bodyRadii.topLeft > 0.1)
  }

  /// The ring of the button is the one light thing in a chin; phones of other makers have none.
  @Test(arguments: [("iphone-5.5", true), ("play-phone", false)]) func homeButton(device: String, hasButton: Bool) throws {
    let facts = try #require(catalog[device])
    let model = try #require(CaptureDisplay.model(of: facts, for: PixelSize(width: 1080, height: 1920)))
    let frame = FrameGeometry(kind: facts.frame, model: model)
    #expect(frame.hasChin)
    var canvas = Pixmap(width: 100, height: 220, color: .white)
    let drawing = FrameDrawing(geometry: frame, finish: try #require(Finish.all["silver"]), placement: .scale(100))
    drawing.drawBody(into: &canvas)
    let chin = Int(frame.screen.bottom * 100) + 1..<Int(frame.bodyHeight * 100) - 4
    let isLit = chin.contains { y in (30..<70).contains { x in Color(premultiplied: canvas[x, y]).green > 0x30 } }
    #expect(isLit == hasButton)
  }
}
