import Foundation
import Testing

@testable import Polyshot

@Suite struct ProjectTests {
  @Test func defaults() throws {
    let project = try TemporaryProject(["captions/en.json": "{ a: 'A' }", "captions/ja.json": "{}", "captions/ar.json": "{ a: 'B' }"])
    try project.write("polyshot.json", "{ sourceLocale: 'en', devices: ['iphone-6.9'], scenes: ['a'] }")
    let read = try project.load()
    #expect(read.locales.map(\.name) == ["en", "ar"])
    #expect(read.name == URL(filePath: project.folder).lastPathComponent)
    #expect(read.template == "aurora")
    #expect(read.capturePattern.text == "captures/{device}/{locale}/{scene}.png")
    #expect(read.output.folder == "AppStore")
    #expect(read.markup)
    #expect(read.theme == nil)
    #expect(read.devices[0].size == PixelSize(width: 1320, height: 2868))
    #expect(read.devices[0].scenes == ["a"])
    #expect(read.devices[0].captureDevice == "iphone-6.9")
    #expect(read.captureLocale == nil)
  }

  @Test func everyKey() throws {
    let project = try TemporaryProject(["captions/en.json": "{ a: 'A' }"])
    try project.write(
      "polyshot.json",
      """
      { "$schema": "polyshot.schema.json", "name": "Focus", "sourceLocale": "en", "locales": ["en", "zh_TW", "iw"],
        "devices": ["iphone-6.9", { "device": "watch-ultra", "size": [410, 502], "scenes": ["b"] },
          { "device": "iphone-6.5", "capturesFrom": "iphone-6.9", "template": "plain", "theme": { "x": 1 } },
          { "device": "iphone-6.9", "name": "small", "size": [1290, 2796], "capturesFrom": "iphone-6.5" },
          { "name": "banner", "size": [1200, 630] }, { "device": "play-phone", "size": [1000, 1999] }],
        "captures": "../raw/{folder}/{storeLocale}/{number}-{simulator}.png", "captureLocale": "en", "captions": "captions",
        "template": "aurora", "theme": { "name": "dawn" }, "fonts": { "title": ["Inter"], "body": ["Inter", "Noto"] },
        "scenes": ["a", { "name": "b", "template": "plain", "captures": ["a", { "device": "ipad-13", "scene": "c" }], "textGroup": "g",
          "theme": {}, "overrides": [{ "locales": ["zh-Hant"], "devices": ["banner"], "theme": { "y": 2 } }] }],
        "keepTogether": ["App Store"], "protectedTerms": ["Focus"], "markup": false,
        "ignore": [{ "code": "locale.collision", "locales": ["zh-HK"], "reason": "known" }],
        "output": { "folder": "/tmp/out", "layout": "{device}-{locale}-{scene}.png" } }
      """)
    let read = try project.load()
    #expect(read.name == "Focus")
    #expect(read.locales.map(\.name) == ["en", "zh-Hant", "he"])
    #expect(read.devices.map(\.name) == ["iphone-6.9", "watch-ultra", "iphone-6.5", "small", "banner", "play-phone"])
    #expect(read.devices.map(\.captureDevice) == ["iphone-6.9", "watch-ultra", "iphone-6.9", "iphone-6.9", "banner", "play-phone"])
    #expect(read.devices.map(\.deviceClass) == [.tall, .watch, .tall, .tall, .land, .tall])
    #expect(read.devices[1].size == PixelSize(width: 410, height: 502))
    #expect(read.devices[1].scenes == ["b"])
    #expect(read.devices[4].facts == nil)
    #expect(read.fonts == ProjectFonts(title: ["Inter"], body: ["Inter", "Noto"]))
    #expect(read.scenes[1].captures == [SceneCapture(device: nil, scene: "a"), SceneCapture(device: "ipad-13", scene: "c")])
    #expect(read.ignore.first?.code == .localeCollision)
    #expect(!read.markup)
    #expect(read.captureLocale?.name == "en")
  }

  @Test func storesLocales() throws {
    for (name, count) in [("appstore", 50), ("play", 85)] {
      let project = try TemporaryProject(["captions/en.json": "{ a: 'A' }"])
      try project.write("polyshot.json", "{ sourceLocale: 'en', locales: '\(name)', devices: ['mac'], scenes: ['a'] }")
      #expect(try project.load().locales.count == count)
    }
  }

  @Test func deviceClassFollowsFromTheSizeAlone() {
    let table: [(Int, Int, DeviceClass)] = [
      (1320, 2868, .tall), (1080, 1920, .play), (1000, 1600, .play), (1000, 1599, .four3), (2064, 2752, .four3), (1000, 1000, .four3),
      (2880, 1800, .land),
      (422, 514, .watch), (499, 700, .watch), (500, 700, .four3), (1000, 1950, .tall), (1000, 1949, .play), (2868, 1320, .land), (1024, 500, .land),
    ]
    for (width, height, wanted) in table { #expect(DeviceClass(PixelSize(width: width, height: height)) == wanted, "\(width) × \(height)") }
  }

  @Test func resourceFoldersInOrder() {
    let folders = ResourceFolders(project: "/p", environment: ["POLYSHOT_HOME": "/home/x"], executable: "/src/shots/.build/release/polyshot")
    #expect(folders.roots == ["/p", "/home/x", "/src/shots/.build/share/polyshot", "/src/shots"])
    let installed = ResourceFolders(project: nil, environment: ["POLYSHOT_HOME": ""], executable: "/usr/local/bin/polyshot")
    #expect(installed.roots == ["/usr/local/share/polyshot"])
  }

  @Test func ownTemplatesAndDevicesComeFirst() throws {
    let project = try TemporaryProject(["Templates/mine/template.json": "{}", "Templates/notes/readme.txt": "x"])
    #expect(project.resources.templateNames.contains("mine"))
    #expect(!project.resources.templateNames.contains("notes"))
    try project.write(
      "Devices/devices.json",
      """
      { devices: [{ name: 'mac', store: 'appstore', frame: 'laptop', sizes: [[10, 5]] }, { name: 'fridge', store: 'play', frame: 'none', sizes: [[7, 9]] }] }
      """)
    let catalog = try DeviceCatalog.load(from: project.resources)
    #expect(catalog["mac"]?.sizes == [PixelSize(width: 10, height: 5)])
    #expect(catalog["fridge"]?.store == .play)
    #expect(catalog["iphone-6.9"] != nil)
  }
}
