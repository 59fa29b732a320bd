import Foundation
import ImageFiles
import Pixels
import Polyshot
import Testing

/// Whole shots of small canvases through the real pipeline: one of each class of canvas, both directions, a dark theme, a landscape capture.
@Suite struct ShotGoldenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let device: String
    let capture: (width: Int, height: Int)
    var locale = "en"
    var theme = "dawn"
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "phone", device: "{ name: 'card', size: [500, 1086], capturesFrom: 'iphone-6.9' }", capture: (440, 956)),
    Case(name: "phone-arabic", device: "{ name: 'card', size: [500, 1086], capturesFrom: 'iphone-6.9' }", capture: (440, 956), locale: "ar"),
    Case(name: "play", device: "{ name: 'card', size: [540, 960], capturesFrom: 'play-phone' }", capture: (540, 1200), locale: "th", theme: "lagoon"),
    Case(name: "tablet", device: "{ name: 'card', size: [516, 688], capturesFrom: 'ipad-13' }", capture: (516, 688), locale: "ja"),
    Case(name: "watch", device: "{ name: 'card', size: [211, 257], capturesFrom: 'watch-ultra' }", capture: (211, 257), theme: "midnight"),
    Case(name: "laptop", device: "{ name: 'card', size: [1000, 625], capturesFrom: 'mac' }", capture: (720, 450), locale: "de"),
    Case(name: "turned", device: "{ name: 'card', size: [1086, 500], capturesFrom: 'iphone-6.9' }", capture: (956, 440), theme: "lagoon"),
    Case(name: "no-device", device: "{ name: 'card', size: [1000, 525] }", capture: (300, 240), locale: "ko", theme: "midnight"),
  ]

  static let captions = """
    { "home.title": { "en": "Settle in.\\nStay focused.", "de": "Ankommen.\\nDranbleiben.", "ar": "اهدأ وابدأ.\\nواصل تركيزك.",
        "ja": "落ち着いて、\\n深く集中。", "th": "ตั้งหลักให้นิ่ง\\nแล้วจดจ่อได้นาน", "ko": "차분히 앉아\\n집중해요." },
      "home.subtitle": { "en": "A calm timer for work that matters.", "de": "Ein ruhiger Timer für das, was zählt.", "ar": "مؤقت هادئ للأعمال التي تستحق.",
        "ja": "大切な仕事のための、静かなタイマーです。", "th": "ตัวจับเวลาเรียบง่าย สำหรับงานที่สำคัญ", "ko": "중요한 일을 위한 차분한 타이머예요." } }
    """

  @Test(arguments: cases) func looksAsRecorded(_ item: Case) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "polyshot-golden-\(UUID().uuidString)").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ path: String, _ data: Data) throws {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    let settings = """
      { sourceLocale: 'en', locales: ['\(item.locale)'], devices: [\(item.device)], scenes: ['home'], captures: 'capture.png',
        captions: 'captions', theme: { name: '\(item.theme)' } }
      """
    try write("polyshot.json", Data(settings.utf8))
    try write("captions/captions.json", Data(Self.captions.utf8))
    try write("capture.png", Data(PNGEncoder().encode(Self.capture(item.capture.width, item.capture.height))))

    let folders = ResourceFolders(roots: [folder.path, Golden.package.path])
    let project = try Project.load(folder: folder.path, resources: folders, catalog: try DeviceCatalog.load(from: folders))
    let report = Renderer(try ProjectResources.load(project, folders: folders), options: RenderOptions()).run(Plan(project))
    let shot = try #require(report.shots.first)
    #expect(shot.status == .rendered)
    let picture = try ImageFile.read([UInt8](Data(contentsOf: folder.appending(path: shot.path))))
    try Golden.expect(picture.pixmap, "shot-\(item.name)")
  }

  /// A screen with a status bar, corners that show how it was cut, and a circle that shows whether it was stretched.
  static func capture(_ width: Int, _ height: Int) -> Pixmap {
    var canvas = Pixmap(width: width, height: height, color: Color(hex: "#F6F4F0") ?? .white)
    let (w, h) = (Double(width), Double(height))
    let unit = min(w, h) / 40
    let accent = Color(hex: "#EF4B35") ?? .black
    for x in [0, w - 3 * unit] {
      for y in [0, h - 3 * unit] { canvas.fill(.rect(Rect(x: x, y: y, width: 3 * unit, height: 3 * unit)), .color(accent)) }
    }
    canvas.fill(.capsule(Rect(x: 6 * unit, y: 1.6 * unit, width: 5 * unit, height: 1.6 * unit)), .color(.black))
    canvas.fill(.capsule(Rect(x: w - 11 * unit, y: 1.6 * unit, width: 5 * unit, height: 1.6 * unit)), .color(.black))
    let circle = Path.circle(center: Point(w / 2, h / 2), radius: 12 * unit)
    canvas.stroke(
      circle, StrokeStyle(width: 2 * unit), .linear(from: Point(0, h / 3), to: Point(0, h * 2 / 3), Color(hex: "#FF9A5A") ?? accent, accent))
    return canvas
  }
}
