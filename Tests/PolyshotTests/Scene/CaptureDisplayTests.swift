import Pixels
import Testing

@testable import Polyshot

@Suite struct CaptureDisplayTests {
  let catalog: DeviceCatalog

  init() throws { catalog = try TemporaryProject.catalog.get() }

  private func model(_ device: String, _ width: Int, _ height: Int) throws -> DeviceModel {
    let facts = try #require(catalog[device])
    return try #require(CaptureDisplay.model(of: facts, for: PixelSize(width: width, height: height)))
  }

  /// Captures of other devices than the store's keep their sides: cut would be letters at the edge.
  @Test(arguments: [
    ("iphone-6.9", 750, 1334), ("iphone-6.9", 640, 960), ("iphone-6.9", 1080, 2400), ("iphone-5.5", 640, 960), ("iphone-6.5", 750, 1334),
    ("play-phone", 1320, 2868), ("play-phone", 1080, 1920), ("play-phone", 720, 1280), ("ipad-13", 1536, 2048), ("ipad-13", 1668, 2420),
    ("ipad-11", 1536, 2048), ("iphone-6.9", 1334, 750), ("ipad-13", 2048, 1536),
  ]) func nothingIsCut(device: String, width: Int, height: Int) throws {
    let facts = try #require(catalog[device])
    let screen = FrameGeometry(kind: facts.frame, model: try model(device, width, height)).screen
    let aspect = Double(max(width, height)) / Double(min(width, height))
    #expect(abs(screen.height / screen.width / aspect - 1) < 0.003)
  }

  @Test func aModelsOwnCaptureHasTheModel() throws {
    #expect(try model("iphone-6.9", 1290, 2796).cornerRadii.first == 55)
    #expect(try model("iphone-6.9", 2796, 1290).cornerRadii.first == 55)
    #expect(try model("watch-ultra", 410, 502).cornerRadii.first == 38)
    // a screen of the same proportions, scaled
    #expect(try model("iphone-6.9", 660, 1434) == catalog["iphone-6.9"]?.models[0])
  }

  @Test func oldPhonesHaveSquareCornersAndNoCutout() throws {
    let old = try model("iphone-6.9", 750, 1334)
    #expect(old.cutout == .none && old.cornerRadii == [0, 0, 0, 0])
    let recent = try model("iphone-6.9", 1080, 2400)
    #expect(recent.cutout == catalog["iphone-6.9"]?.models[0].cutout && recent.cornerRadii[0] == 62)
    // the hole of a phone that folds belongs to it, whatever its proportions
    #expect(try model("duo-outer", 700, 1000).cutout != .none)
  }

  /// A whole page leaves through the bottom; laptops, watches and televisions stay as they are.
  @Test func onlyWhatDevicesHave() throws {
    #expect(try model("iphone-6.9", 1320, 10_000).size.height < 1320 * 5 / 2)
    #expect(try model("iphone-6.9", 1000, 1000).size.height > 1320)
    #expect(try model("mac", 1000, 1000) == catalog["mac"]?.models[0])
    #expect(try model("watch-ultra", 300, 300) == catalog["watch-ultra"]?.models[0])
    #expect(try model("iphone-6.9", 1, 64_000_000).size.height > 0)
  }
}
