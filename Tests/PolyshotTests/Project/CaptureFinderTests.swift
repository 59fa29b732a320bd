import Testing

@testable import Polyshot

@Suite struct CaptureFinderTests {
  /// Looks up the first capture of the first scene and gives `path`, `path < locale` or `missing path`, relative to the project.
  private func find(_ settings: String, files: [String], device: String = "iphone-6.9", locale: String) throws -> String {
    let project = try TemporaryProject(Dictionary(files.map { ($0, "x") }) { $1 })
    defer { withExtendedLifetime(project) {} }
    try project.write("captions/en.json", "{ a: 'A' }")
    try project.write("polyshot.json", settings)
    let read = try project.load()
    let shots = Plan(read).shots
    let shot = try #require(shots.first { $0.device.name == device && $0.locale.name == locale && $0.scene.name == "a" })
    func relative(_ path: String) -> String { ProjectPath.display(path, relativeTo: read.folder) }
    switch CaptureFinder(read).find(shot.captures[0], for: shot) {
    case .found(let path): return relative(path)
    case .fallback(let path, let origin): return "\(relative(path)) < \(origin)"
    case .missing(let path): return "missing \(relative(path))"
    }
  }

  private func settings(_ more: String = "", locales: String) -> String {
    "{ sourceLocale: 'en', locales: [\(locales)], devices: ['iphone-6.9', { device: 'iphone-6.5', capturesFrom: 'iphone-6.9' }], scenes: ['a', 'ab']\(more) }"
  }

  @Test(arguments: [
    ("he", ["iw"], "iw"), ("he", ["iw_IL", "he"], "he"), ("pt-BR", ["pt_br"], "pt_br"), ("zh-Hans", ["zh-CN"], "zh-CN"), ("ar", ["ar-SA"], "ar-SA"),
    ("nb", ["no"], "no"), ("en", ["en-US"], "en-US"), ("es-419", ["es-MX", "es"], "es-MX"), ("zh-Hant", ["zh_tw"], "zh_tw"),
  ])
  func anySpelling(_ locale: String, _ folders: [String], _ wanted: String) throws {
    let files = folders.map { "captures/iphone-6.9/\($0)/a.png" }
    #expect(try find(settings(locales: "'\(locale)'"), files: files, locale: locale) == "captures/iphone-6.9/\(wanted)/a.png")
  }

  @Test func fallsBackAlongParentsOnly() throws {
    let files = ["captures/iphone-6.9/es/a.png", "captures/iphone-6.9/en/a.png", "captures/iphone-6.9/zh-TW/a.png"]
    let all = settings(locales: "'en', 'es-419', 'zh-HK', 'de', 'en-AU'")
    #expect(try find(all, files: files, locale: "es-419") == "captures/iphone-6.9/es/a.png < es")
    #expect(try find(all, files: files, locale: "zh-HK") == "captures/iphone-6.9/zh-TW/a.png < zh-Hant")
    #expect(try find(all, files: files, locale: "en-AU") == "captures/iphone-6.9/en/a.png < en")
    #expect(try find(all, files: files, locale: "de") == "missing captures/iphone-6.9/de/a.png")
    let served = settings(", captureLocale: 'en_US'", locales: "'en', 'de'")
    #expect(try find(served, files: files, locale: "de") == "captures/iphone-6.9/en/a.png")
  }

  @Test func capturesFromAnotherDevice() throws {
    #expect(
      try find(settings(locales: "'en'"), files: ["captures/iphone-6.9/en/a.png"], device: "iphone-6.5", locale: "en")
        == "captures/iphone-6.9/en/a.png")
  }

  @Test func anyPattern() throws {
    let snapshot = settings(", captures: 'shots/{storeLocale}/{simulator}-{scene}.png'", locales: "'de'")
    #expect(
      try find(snapshot, files: ["shots/de-DE/iPhone 16 Plus-a.png", "shots/de-DE/iPhone 16 Plus-ab.png"], locale: "de")
        == "shots/de-DE/iPhone 16 Plus-a.png")
    let flat = settings(", captures: 'raw/{scene}_{locale}@{number}.png'", locales: "'de'")
    #expect(try find(flat, files: ["raw/a_de-DE@01.png", "raw/a_dex@01.png"], locale: "de") == "raw/a_de-DE@01.png")
    let one = settings(", captures: 'raw/{folder}/./{scene}.png'", locales: "'de'")
    #expect(try find(one, files: ["raw/APP_IPHONE_67/a.png"], locale: "de") == "raw/APP_IPHONE_67/a.png")
  }

  @Test func aFolderIsNoCapture() throws {
    #expect(try find(settings(locales: "'en'"), files: ["captures/iphone-6.9/en/a.png/x"], locale: "en") == "missing captures/iphone-6.9/en/a.png")
  }

  @Test func namesAreOpaque() throws {
    for name in ["a%03d", "a[0]", "@a", "-a", "a b", "a:b", "stopwatches", "login"] {
      let project = try TemporaryProject([
        "captures/mac/en/\(name).png": "x", "captures/mac/en/login-error.png": "x", "captions/en.json": "{ a: 'A' }",
      ])
      defer { withExtendedLifetime(project) {} }
      try project.write("polyshot.json", "{ sourceLocale: 'en', devices: ['mac'], scenes: ['\(name)'] }")
      let read = try project.load()
      let shot = try #require(Plan(read).shots.first)
      #expect(CaptureFinder(read).find(shot.captures[0], for: shot).path == read.folder + "/captures/mac/en/\(name).png")
    }
  }
}
