import Foundation
import Testing

@testable import Polyshot

@Suite struct DeviceCatalogTests {
  let catalog: DeviceCatalog

  init() throws { catalog = try TemporaryProject.catalog.get() }

  /// App Store Connect's screenshot specifications and Play's help page 9866151, both as of 2026-10-12.
  @Test func defaultSizes() {
    let sizes: [String: (Int, Int)] = [
      "iphone-6.9": (1320, 2868), "iphone-6.5": (1284, 2778), "iphone-6.3": (1206, 2622), "iphone-6.1": (1170, 2532), "iphone-5.5": (1242, 2208),
      "duo-outer": (1398, 2034), "duo-inner": (2007, 2853), "ipad-13": (2064, 2752), "ipad-11": (1668, 2420), "watch-ultra": (422, 514),
      "watch-46": (416, 496), "watch-45": (396, 484), "watch-44": (368, 448), "mac": (2880, 1800), "tv": (3840, 2160), "vision": (3840, 2160),
      "play-phone": (1080, 1920), "play-tablet-7": (1080, 1920), "play-tablet-10": (1440, 2560), "play-chromebook": (1920, 1080),
      "play-tv": (1920, 1080),
      "play-wear": (450, 450), "play-feature": (1024, 500),
    ]
    for (name, size) in sizes { #expect(catalog[name]?.sizes.first == PixelSize(width: size.0, height: size.1), "\(name)") }
    #expect(Set(catalog.names.filter { !$0.hasSuffix("-landscape") }) == Set(sizes.keys))
    #expect(Set(catalog.names).count == catalog.names.count)
  }

  @Test func landscapeIsTheTransposedPortrait() {
    let turned = catalog.devices.filter { $0.name.hasSuffix("-landscape") }
    #expect(
      turned.map { String($0.name.dropLast("-landscape".count)) } == [
        "iphone-6.9", "iphone-6.5", "iphone-6.3", "iphone-6.1", "iphone-5.5", "duo-outer", "duo-inner", "ipad-13", "ipad-11", "play-phone",
        "play-tablet-7",
        "play-tablet-10",
      ])
    for device in turned {
      let upright = catalog[String(device.name.dropLast("-landscape".count))]
      #expect(device.sizes == upright?.sizes.map(\.transposed))
      #expect(device.captureSizes == upright?.captureSizes.map(\.transposed))
      #expect(device.landscape)
    }
  }

  @Test func everyFactHasSourceAndDate() {
    for device in catalog.devices {
      #expect(!device.source.isEmpty)
      #expect(device.checked.wholeMatch(of: /20\d\d-\d\d-\d\d/) != nil)
      for model in device.models {
        #expect(model.scale > 0)
        #expect(model.cornerRadii.count == 4)
        #expect(model.cornerRadii.allSatisfy { $0 * 2 * model.scale < Double(min(model.size.width, model.size.height)) }, "\(device.name)")
      }
    }
  }

  @Test func modelByCapture() throws {
    let phone = try #require(catalog["iphone-6.9"])
    #expect(phone.model(forCapture: PixelSize(width: 1290, height: 2796))?.cutout == .island(width: 126, height: 37.33, top: 11))
    #expect(phone.model(forCapture: PixelSize(width: 2796, height: 1290))?.cornerRadii == [55, 55, 55, 55])
    #expect(phone.model(forCapture: PixelSize(width: 1, height: 1))?.cornerRadii == [62, 62, 62, 62])
    #expect(catalog["watch-ultra"]?.model(forCapture: PixelSize(width: 410, height: 502))?.cornerRadii.first == 38)
    #expect(catalog["play-feature"]?.model(forCapture: PixelSize(width: 1, height: 1)) == nil)
  }

  /// The tables behind `Devices/devices.json`, where they lie at hand.
  @Test(.enabled(if: Samples.has("data/appstore-displays.json"), "needs the samples folder")) func agreesWithTheStoresTables() throws {
    struct Size: Decodable { let w: Int, h: Int }
    struct Display: Decodable { let displayType: String, sizes: [Size] }
    struct File: Decodable { let displays: [Display] }
    let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: URL(filePath: Samples.folder + "/data/appstore-displays.json")))
    for device in catalog.devices where device.displayType?.hasPrefix("APP_") == true {
      let display = try #require(file.displays.first { $0.displayType == device.displayType })
      let taken = Set(display.sizes.map { PixelSize(width: $0.w, height: $0.h) }.filter { $0.isLandscape == device.sizes[0].isLandscape })
      #expect(Set(device.sizes) == taken, "\(device.name)")
    }
  }
}
