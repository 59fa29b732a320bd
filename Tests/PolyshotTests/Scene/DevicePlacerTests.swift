import Pixels
import Testing

@testable import Polyshot

@Suite struct DevicePlacerTests {
  let catalog: DeviceCatalog

  init() throws { catalog = try TemporaryProject.catalog.get() }

  private func geometry(_ device: String, _ width: Int, _ height: Int) throws -> FrameGeometry {
    let facts = try #require(catalog[device])
    return FrameGeometry(kind: facts.frame, model: try #require(CaptureDisplay.model(of: facts, for: PixelSize(width: width, height: height))))
  }

  private let tall = Template.DeviceSpec(width: 0.86, top: 0.262, turned: nil)
  private let canvas = PixelSize(width: 1320, height: 2868)

  @Test func usualPlace() throws {
    let frame = try geometry("iphone-6.9", 1320, 2868)
    let box = DevicePlacer(canvas: canvas, spec: tall).placement(of: frame, captureIsLandscape: false).apply(frame.body)
    #expect(abs(box.top - 0.262 * 2868) < 1e-9 && abs(box.width - 0.86 * 1320) < 1e-9 && abs(box.midX - 660) < 1e-9)
    #expect(abs(box.bottom / 2868 - 1.092) < 0.001)
  }

  /// No device ends close to the lower edge: it stands free by 5 % of the canvas or leaves by 5 % of its height.
  @Test(arguments: [(750, 1334), (640, 960), (640, 1136), (1080, 2400), (1000, 1250), (1000, 1800), (1000, 2000)])
  func clearOfTheEdge(width: Int, height: Int) throws {
    for device in ["iphone-6.9", "play-phone", "ipad-13"] {
      for size in [canvas, PixelSize(width: 1080, height: 1920), PixelSize(width: 2064, height: 2752), PixelSize(width: 1000, height: 1500)] {
        let frame = try geometry(device, width, height)
        let box = DevicePlacer(canvas: size, spec: tall).placement(of: frame, captureIsLandscape: false).apply(frame.body)
        let bottom = box.bottom - Double(size.height)
        #expect(bottom <= -0.05 * Double(size.height) || bottom >= 0.05 * box.height - 1e-6, "\(device) on \(size)")
        #expect(box.top >= tall.top * Double(size.height) - 1e-6)
      }
    }
  }

  @Test func landscapeCaptureOnHighCanvas() throws {
    let frame = try geometry("iphone-6.9", 2868, 1320)
    let placement = DevicePlacer(canvas: canvas, spec: tall).placement(of: frame, captureIsLandscape: true)
    let box = placement.apply(frame.body)
    #expect(box.width > box.height && abs(box.midX - 660) < 1e-9 && abs(box.width - 0.86 * 1320) < 1e-6)
    // its top lies at the left, and so stands where the captures of a device turned that way have theirs
    #expect(abs(placement.apply(Point(0.5, 0)).x - box.left) < 1e-9)
    let above = box.top - 0.262 * 2868
    let below = 2868 - box.bottom
    #expect(above > 0.1 * 2868 && above < below && below < 2 * above)
  }

  @Test func landscapeCaptureOnWideCanvas() throws {
    let spec = Template.DeviceSpec(width: 0.585, top: 0.308, turned: .init(phone: 0.80, tablet: 0.755, maximumWidth: 0.90))
    let wide = PixelSize(width: 2752, height: 2064)
    let frame = try geometry("ipad-13", 2752, 2064)
    let box = DevicePlacer(canvas: wide, spec: spec).placement(of: frame, captureIsLandscape: true).apply(frame.body)
    #expect(abs(box.height - 0.755 * 2064) < 1e-6 && abs(box.top - 0.308 * 2064) < 1e-6)
    #expect(abs(box.width - 0.755 * 2064 * frame.bodyHeight) < 1e-6)
  }
}
