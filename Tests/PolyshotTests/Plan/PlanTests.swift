import Testing

@testable import Polyshot

@Suite struct PlanTests {
  private func project(_ more: String = "") throws -> Project {
    let project = try TemporaryProject(["captions/en.json": "{ a: 'A' }"])
    try project.write(
      "polyshot.json",
      """
      { sourceLocale: 'en', locales: ['ja', 'en', 'zh-Hant'], theme: { k: 'project' },
        devices: ['iphone-6.9', { device: 'watch-ultra', scenes: ['c', 'a'], theme: { k: 'device' }, template: 'plain' }],
        scenes: ['a', { name: 'b', theme: { k: 'scene' }, captures: ['a', { device: 'ipad-13', scene: 'z' }], textGroup: 'g', overrides: [
          { locales: ['ja'], theme: { k: 'first' } }, { devices: ['iphone-6.9'], locales: ['zh-TW'], theme: { k: 'second' }, template: 'plain', captures: ['c'] },
          { devices: ['watch-ultra'], theme: { k: 'third' } }] }, 'c']\(more) }
      """)
    return try project.load()
  }

  private func names(_ plan: Plan) -> [String] { plan.shots.map { "\($0.device.name) \($0.locale) \($0.number) \($0.scene.name)" } }

  @Test func orderIsDeviceLocaleScene() throws {
    #expect(
      names(Plan(try project())) == [
        "iphone-6.9 ja 1 a", "iphone-6.9 ja 2 b", "iphone-6.9 ja 3 c", "iphone-6.9 en 1 a", "iphone-6.9 en 2 b", "iphone-6.9 en 3 c",
        "iphone-6.9 zh-Hant 1 a", "iphone-6.9 zh-Hant 2 b", "iphone-6.9 zh-Hant 3 c", "watch-ultra ja 1 c", "watch-ultra ja 2 a",
        "watch-ultra en 1 c",
        "watch-ultra en 2 a", "watch-ultra zh-Hant 1 c", "watch-ultra zh-Hant 2 a",
      ])
  }

  @Test func numbersNeverDependOnTheSelection() throws {
    let project = try project()
    let selection = try Selection(devices: ["iphone-6.9", "watch-ultra"], locales: ["zh_tw"], scenes: ["c"], in: project)
    #expect(names(Plan(project, selection: selection)) == ["iphone-6.9 zh-Hant 3 c", "watch-ultra zh-Hant 1 c"])
    let all = Dictionary(Plan(project).shots.map { ("\($0.device.name) \($0.locale) \($0.scene.name)", $0.path) }) { $1 }
    for shot in Plan(project, selection: selection).shots { #expect(all["\(shot.device.name) \(shot.locale) \(shot.scene.name)"] == shot.path) }
  }

  @Test func unknownNamesComeWithTheNearest() throws {
    let project = try project()
    let error = try #require(throws: Selection.UnknownNames.self) {
      try Selection(devices: ["iphone-69"], locales: ["zh-Hans", "xx"], scenes: ["a", "d"], in: project)
    }
    #expect(error.names.map(\.value) == ["iphone-69", "d", "zh-Hans", "xx"])
    #expect(error.names.map(\.nearest) == ["iphone-6.9", "a", "zh-Hant", nil])
  }

  @Test(arguments: [
    ("", "AppStore/iphone-6.9/ja/02-b.png"), (", output: { folder: 'out/../dist' }", "dist/iphone-6.9/ja/02-b.png"),
    (", output: { layout: '{folder}/{storeLocale}/{device}/{number}_{scene}.png' }", "AppStore/APP_IPHONE_67/ja/iphone-6.9/02_b.png"),
    (", output: { folder: '/abs', layout: '{scene}/{locale}/{device}.png' }", "/abs/b/ja/iphone-6.9.png"),
    (", output: { folder: 'a/../..', layout: '{scene}-{locale}-{device}.png' }", "<outside>/b-ja-iphone-6.9.png"),
  ])
  func outputPaths(_ more: String, _ path: String) throws {
    let project = try project(more)
    let outside = project.folder.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    #expect(Plan(project).shots[1].path == path.replacing("<outside>", with: outside))
  }

  @Test func outputFolderCanBeReplaced() throws {
    let project = try project()
    #expect(Plan(project, outputFolder: "/elsewhere").shots[1].path == "/elsewhere/iphone-6.9/ja/02-b.png")
    #expect(Plan(project, outputFolder: project.folder + "/below").shots[1].path == "below/iphone-6.9/ja/02-b.png")
  }

  @Test func laterSettingsWin() throws {
    let shots = Plan(try project()).shots
    func themes(_ index: Int) -> [String] { shots[index].themes.compactMap { $0["k"]?.string } }
    #expect(shots[0].projectTheme?["k"]?.string == "project")
    #expect(themes(0) == [])
    #expect(themes(1) == ["scene", "first"])
    #expect(themes(7) == ["scene", "second"])
    #expect(themes(9) == ["device"])
    #expect(
      shots.map(\.template) == ["aurora", "aurora", "aurora", "aurora", "aurora", "aurora", "aurora", "plain", "aurora"]
        + Array(repeating: "plain", count: 6))
    #expect(shots[1].captures.map(\.scene) == ["a", "z"])
    #expect(shots[1].captures.map { $0.devices[0] } == ["iphone-6.9", "ipad-13"])
    #expect(shots[7].captures.map(\.scene) == ["c"])
    #expect(shots[1].textGroup.name == "g")
    #expect(shots[0].textGroup == shots[2].textGroup)
    #expect(shots[0].textGroup != shots[3].textGroup)
  }

  @Test func longListsHaveTwoDigitsAtLeast() throws {
    let scenes = (1...101).map { "'s\($0)'" }.joined(separator: ",")
    let project = try TemporaryProject(["captions/en.json": "{ a: 'A' }"])
    try project.write("polyshot.json", "{ sourceLocale: 'en', devices: ['mac'], scenes: [\(scenes)] }")
    let shots = Plan(try project.load()).shots
    #expect(
      [shots[0], shots[9], shots[100]].map(\.path) == ["AppStore/mac/en/01-s1.png", "AppStore/mac/en/10-s10.png", "AppStore/mac/en/101-s101.png"])
  }

  @Test(arguments: [
    ("1/2", true), ("2/2", true), ("auto", true), ("auto/4", true), ("0/2", false), ("3/2", false), ("a/2", false), ("1/", false), ("", false),
    ("1/2/3", false), ("auto/0", false),
  ])
  func shards(_ text: String, _ isValid: Bool) { #expect((RenderOptions.Shard(text) != nil) == isValid) }
}
