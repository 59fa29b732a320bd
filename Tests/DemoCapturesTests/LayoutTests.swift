import Foundation
import Pixels
import Testing
import Typography

@testable import DemoCaptures

/// Every screen laid out without being painted, in languages with long words, tall scripts and the other direction.
@Suite struct LayoutTests {
  private static let locales = ["en", "ar", "de", "el", "fi", "he", "hi", "it", "ja", "ms", "ru", "th", "vi"].filter(Package.locales.contains)
  /// Letters of two texts may come this near before it counts as touching, in pixels of the device.
  private static let slack = 1.0

  struct Case: CustomTestStringConvertible {
    var device: Device
    var locale: String
    var testDescription: String { "\(device.name) \(locale)" }
  }

  private static let cases = Device.all.flatMap { device in locales.map { Case(device: device, locale: $0) } }

  @Test(arguments: cases) func textsStandClear(_ test: Case) throws {
    let worker = CaptureWorker(strings: [test.locale: try Package.strings(test.locale)], library: try Package.library(), paints: false)
    let canvas = Rect(x: 0, y: 0, width: Double(test.device.width), height: Double(test.device.height))
    for screen in test.device.screens {
      let items = worker.layOut(CaptureRun.Job(device: test.device, screen: screen, locale: test.locale))
      #expect(items.count >= 25, "\(screen.name) has \(items.count) texts")
      for (index, item) in items.enumerated() {
        #expect(item.missing.isEmpty, "\(screen.name): no font for \(item.missing) in \(item.text)")
        let isInside = item.ink.left >= 0 && item.ink.top >= 0 && item.ink.right <= canvas.right && item.ink.bottom <= canvas.bottom
        #expect(isInside, "\(screen.name): \(item.text) leaves the screen")
        #expect(item.shrink >= 0.6, "\(screen.name): \(item.text) is set at \(item.shrink) of its size")
        for other in items[..<index] {
          let both = item.ink.intersection(other.ink)
          #expect(min(both.width, both.height) <= Self.slack, "\(screen.name): \(item.text) runs into \(other.text)")
        }
      }
    }
  }

  /// How much of each device's screen a shot of the demo project shows, as parts of its height: template aurora leaves through the bottom edge.
  private static let shown = ["iphone-6.9": 862.5 / 956, "ipad-13": 1285.8 / 1376, "watch-ultra": 229.9 / 251]

  @Test(arguments: cases) func theEdgeOfTheShotCutsNoText(_ test: Case) throws {
    let worker = CaptureWorker(strings: [test.locale: try Package.strings(test.locale)], library: try Package.library(), paints: false)
    let edge = try #require(Self.shown[test.device.name]) * Double(test.device.height)
    for screen in test.device.screens {
      for item in worker.layOut(CaptureRun.Job(device: test.device, screen: screen, locale: test.locale)) {
        #expect(item.ink.bottom <= edge - 3 || item.ink.top >= edge, "\(screen.name): \(item.text) is cut")
      }
    }
  }

  @Test func phoneTextsLeaveTheDynamicIslandFree() throws {
    let worker = CaptureWorker(strings: ["en": try Package.strings("en")], library: try Package.library(), paints: false)
    let island = Rect(x: 157 * 3, y: 14 * 3, width: 126 * 3, height: 37.3 * 3)
    for screen in Screen.phone {
      for item in worker.layOut(CaptureRun.Job(device: Device.all[0], screen: screen, locale: "en")) {
        #expect(item.ink.intersection(island).isEmpty, "\(screen.name): \(item.text)")
      }
    }
  }

  @Test func noTwoScreensShareTheirTexts() throws {
    let worker = CaptureWorker(strings: ["en": try Package.strings("en")], library: try Package.library(), paints: false)
    for device in Device.all {
      let bodies = device.screens.map { screen in
        Set(worker.layOut(CaptureRun.Job(device: device, screen: screen, locale: "en")).map(\.text))
      }
      for (index, body) in bodies.enumerated() {
        for other in bodies[..<index] { #expect(Double(body.intersection(other).count) < 0.8 * Double(min(body.count, other.count))) }
      }
    }
  }

  @Test func rightToLeftMirrorsTheBoxes() throws {
    guard Package.locales.contains("ar") else { return }
    let canvas = Canvas(setter: TextSetter(library: try Package.library()), paints: false)
    canvas.begin(Device.all[0], Localization(locale: "ar", strings: try Package.strings("ar")), theme: .light)
    #expect(canvas.rect(Box(20, 70, 44, 44)) == Rect(x: (440 - 64) * 3, y: 210, width: 132, height: 132))
  }
}
