import Pixels
import Testing

@testable import Polyshot

/// Where aurora puts devices, reckoned by hand from its fractions.
@Suite struct AuroraPlacingTests {
  private func body(_ device: String, on width: Int, _ height: Int, landscapeCapture: Bool = false) throws -> Rect {
    let canvas = PixelSize(width: width, height: height)
    let geometry = try Builtin.geometry(device)
    let placer = DevicePlacer(canvas: canvas, spec: try Builtin.layout(DeviceClass(canvas)).device)
    return placer.placement(of: geometry, captureIsLandscape: landscapeCapture).apply(geometry.body)
  }

  @Test(arguments: [
    // device, canvas, left, top, right, and the bottom as a fraction of the canvas height
    ("iphone-6.9", 1320, 2868, 92.4, 751.416, 1227.6, 1.092), ("ipad-13", 2064, 2752, 165.12, 693.504, 1898.88, 1.076),
    ("watch-ultra", 422, 514, 42.2, 161.91, 379.8, 1.098), ("play-phone", 1080, 1920, 172.8, 560.64, 907.2, 1.111),
    // the lid; with the base (0.0215 of 1684.8) the laptop ends at .925 H
    ("mac", 2880, 1800, 597.6, 554.4, 2282.4, 0.906),
  ])
  func upright(_ device: String, _ width: Int, _ height: Int, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double) throws {
    let body = try body(device, on: width, height)
    #expect(isNear(body.left, left, 1e-6))
    #expect(isNear(body.top, top, 1e-6))
    #expect(isNear(body.right, right, 1e-6))
    #expect(isNear(body.bottom / Double(height), bottom, 0.0006))
  }

  /// A phone on its side: .80 H high, top at .308 H, the phone's own top at the left.
  @Test func lyingPhone() throws {
    let body = try body("iphone-6.9-landscape", on: 2868, 1320, landscapeCapture: true)
    #expect(isNear(body.top, 406.56, 1e-6))
    #expect(isNear(body.bottom, 1462.56, 1e-6))
    #expect(isNear(body.midX, 1434, 1e-6))
    #expect(isNear(body.width, 1056 * (956 + 30.8) / 470.8, 1e-6))
    let geometry = try Builtin.geometry("iphone-6.9")
    let placer = DevicePlacer(canvas: PixelSize(width: 2868, height: 1320), spec: try Builtin.layout(.land).device)
    let top = placer.placement(of: geometry, captureIsLandscape: true).apply(Point(0.5, 0))
    #expect(isNear(top.x, body.left, 1e-6))
    #expect(isNear(top.y, body.midY, 1e-6))
  }

  /// At most .90 W wide, however high the canvas.
  @Test func lyingTabletIsNoWiderThanItMay() throws {
    // .755 H would be 739.9 high and 967.1 wide
    let body = try body("ipad-13", on: 1000, 980, landscapeCapture: true)
    #expect(isNear(body.width, 900, 1e-6))
    #expect(isNear(body.height, 900 * 1120 / 1464.0, 1e-6))
  }

  /// A body at an angle covers less than the rectangle around it: nothing may be left out of its shadow.
  @Test func onlyAnUprightBodyHidesItsShadow() throws {
    let geometry = try Builtin.geometry("iphone-6.9")
    func covered(_ turn: Double) throws -> PixelRect? {
      let placement = Transform.scale(100).then(.rotation(degrees: turn, about: Point(50, 100)))
      return PlacedDevice(geometry: geometry, finish: try #require(Finish.all["silver"]), placement: placement, shadows: []).coveredPixels
    }
    #expect(try covered(0) != nil)
    #expect(try covered(-90) != nil)
    #expect(try covered(7) == nil)
  }

  @Test func aLaptopNeverLies() throws {
    #expect(try body("mac", on: 2880, 1800, landscapeCapture: true) == body("mac", on: 2880, 1800))
  }
}
