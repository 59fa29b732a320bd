import Testing

@testable import Polyshot

/// Against the makers' measures as fractions of the body's width.
@Suite struct FrameProportionTests {
  struct Parts: Sendable {
    let device: String
    let height: Double
    let border: Double
    let rail: Double
    let bodyRadius: Double
    let screenRadius: Double
  }

  @Test(arguments: [
    Parts(device: "iphone-6.9", height: 2.0952, border: 0.0327, rail: 0.0106, bodyRadius: 0.1644, screenRadius: 0.1317),
    Parts(device: "ipad-13", height: 1.3071, border: 0.0393, rail: 0.0054, bodyRadius: 0.0661, screenRadius: 0.0268),
    Parts(device: "watch-ultra", height: 1.1925, border: 0.0586, rail: 0.0377, bodyRadius: 0.2259, screenRadius: 0.1674),
    Parts(device: "mac", height: 0.6388, border: 0.0148, rail: 0.0020, bodyRadius: 0.0202, screenRadius: 0.0067),
  ])
  func fractions(_ parts: Parts) throws {
    let geometry = try Builtin.geometry(parts.device)
    #expect(isNear(geometry.bodyHeight, parts.height, 0.001))
    #expect(isNear(geometry.screen.left, parts.border, 0.00006))
    #expect(isNear(geometry.screen.top, parts.border, 0.00006))
    #expect(isNear(1 - geometry.screen.right, parts.border, 0.00006))
    #expect(isNear(geometry.rail, parts.rail, 0.00006))
    #expect(isNear(geometry.bodyRadii.topLeft, parts.bodyRadius, 0.00006))
    #expect(isNear(geometry.screenRadii.topLeft, parts.screenRadius, 0.00006))
    let bottom = geometry.bodyHeight - geometry.screen.bottom
    #expect(isNear(bottom, parts.device == "mac" ? 0.0175 : parts.border, 0.00006))
  }

  @Test func islandAndBase() throws {
    let island = try #require(try Builtin.geometry("iphone-6.9").cutoutRect)
    #expect(isNear(island.width, 0.2676, 0.0001))
    #expect(isNear(island.height, 0.0793, 0.0001))
    #expect(isNear(island.top, 0.0327 + 0.0297, 0.0001))
    #expect(isNear(island.midX, 0.5, 1e-9))
    let laptop = try Builtin.geometry("mac")
    let base = LaptopBase(lid: laptop.body).rect
    #expect(isNear(base.width, 1.165, 1e-9))
    #expect(isNear(base.height, 0.0215, 1e-9))
    #expect(isNear(base.top, laptop.bodyHeight, 1e-9))
    #expect(laptop.bodyRadii.bottomLeft == 0)
    #expect(laptop.cutoutRect == nil)
  }

  /// A phone of 430 × 932 points has the border and rail of the larger one, in points.
  @Test func olderPhone() throws {
    let facts = try #require(try TemporaryProject.catalog.get()["iphone-6.9"])
    let model = try #require(facts.model(forCapture: PixelSize(width: 1290, height: 2796)))
    let geometry = FrameGeometry(kind: .phone, model: model)
    #expect(isNear(geometry.points, 460.8, 1e-9))
    #expect(isNear(geometry.screenRadii.topLeft, 55 / 460.8, 1e-9))
    #expect(isNear(try #require(geometry.cutoutRect).top - geometry.screen.top, 11 / 460.8, 1e-9))
  }

  @Test func withoutFactsThereIsNoBody() {
    let bare = FrameGeometry.bare(PixelSize(width: 200, height: 100))
    #expect(bare.screen == bare.body)
    #expect(isNear(bare.bodyHeight, 0.5, 1e-9))
    #expect(isNear(bare.screenRadii.topLeft, 3 / 200, 1e-9))
  }
}
