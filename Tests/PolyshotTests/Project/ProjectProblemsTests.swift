import Testing

@testable import Polyshot

@Suite struct ProjectProblemsTests {
  /// One bad thing each in an otherwise good project: code, line, column, words.
  static let cases: [(settings: String, finding: String)] = [
    (
      "{ sourceLocale: 'en', devices: ['iphone-6.9'], scenes: ['a'], devcies: [] }",
      "project.unknown-key 1:63 unknown key `devcies` | did you mean `devices`?"
    ),
    (
      "{ sourceLocale: 'en', devices: ['iphone-6.9'], scenes: ['a'],\n  scenes: [] }",
      "project.syntax 2:3 the key `scenes` stands here a second time | the first is in line 1"
    ),
    ("{ sourceLocale: 'en', devices: ['iphone-6.9'], scenes: ['a'] ", "project.syntax 1:62 expected `,` or `}`, but the file ends"),
    ("[]", "project.value 1:1 the file must be an object, not a list"),
    ("{ devices: ['iphone-6.9'], scenes: ['a'] }", "project.value 1:1 the key `sourceLocale` is missing"),
    ("{ sourceLocale: 'en', scenes: ['a'] }", "project.value 1:1 the key `devices` is missing"),
    ("{ sourceLocale: 'en', devices: ['iphone-6.9'] }", "project.value 1:1 the key `scenes` is missing"),
    (
      "{ sourceLocale: 'english', devices: ['mac'], scenes: ['a'] }",
      "project.value 1:17 `sourceLocale`: `english` is no locale | use a BCP 47 name such as `pt-BR`, `zh-Hans` or `es-419`"
    ),
    ("{ sourceLocale: 'jp', devices: ['mac'], scenes: ['a'] }", "project.value 1:17 `sourceLocale`: `jp` is no locale | did you mean `ja`?"),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], fonts: { title: 'Inter' } }",
      "project.value 1:72 `fonts.title` must be a list, not a string | write `[\"Inter\"]`"
    ),
    (
      "{ sourceLocale: 'en', devices: ['iPhone 6.9'], scenes: ['a'] }",
      "project.value 1:33 `devices[0]`: unknown name `iPhone 6.9` | did you mean `iphone-6.9`?"
    ),
    (
      "{ sourceLocale: 'en', devices: ['iphone-6.8'], scenes: ['a'] }",
      "project.value 1:33 `devices[0]`: unknown name `iphone-6.8` | did you mean `iphone-6.9`?"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac', 'mac'], scenes: ['a'] }",
      "project.value 1:40 `devices[1]`: `mac` is there already | give each its own `name`"
    ),
    ("{ sourceLocale: 'en', devices: [], scenes: ['a'] }", "project.value 1:32 `devices` must name at least one"),
    ("{ sourceLocale: 'en', devices: [3], scenes: ['a'] }", "project.value 1:33 `devices[0]` must be an object, not a number"),
    ("{ sourceLocale: 'en', devices: [{ name: 'x' }], scenes: ['a'] }", "project.value 1:33 `devices[0]` needs a `device`, or a `name` and a `size`"),
    (
      "{ sourceLocale: 'en', devices: [{ name: 'x', size: [0, 4] }], scenes: ['a'] }",
      "project.value 1:52 `devices[0].size` must be at least 1 × 1 and at most 64 million pixels"
    ),
    (
      "{ sourceLocale: 'en', devices: [{ name: 'x', size: [8001, 8000] }], scenes: ['a'] }",
      "project.value 1:52 `devices[0].size` must be at least 1 × 1 and at most 64 million pixels"
    ),
    (
      "{ sourceLocale: 'en', devices: [{ name: 'x', size: [Infinity, 8] }], scenes: ['a'] }",
      "project.value 1:52 `devices[0].size` must be a list of two whole numbers, width and height, not a list"
    ),
    (
      "{ sourceLocale: 'en', devices: [{ device: 'mac', size: [100, 200] }], scenes: ['a'] }",
      "project.value 1:56 `devices[0].size`: the store does not take `100×200` for `mac` | it takes `2880×1800`, `2560×1600`, `1440×900`, `1280×800`; a canvas of any size has a `name` and no `device`"
    ),
    (
      "{ sourceLocale: 'en', devices: [{ device: 'mac', scenes: ['b'] }], scenes: ['a', 'ab'] }",
      "project.value 1:59 `devices[0].scenes[0]`: unknown name `b` | did you mean `a`?"
    ),
    (
      "{ sourceLocale: 'en', devices: [{ device: 'mac', capturesFrom: 'ipad-14' }], scenes: ['a'] }",
      "project.value 1:64 `devices[0].capturesFrom`: unknown name `ipad-14` | did you mean `ipad-13`?"
    ),
    (
      "{ sourceLocale: 'en', devices: [{ device: 'mac', capturesFrom: 'tv' }, { device: 'tv', capturesFrom: 'mac' }], scenes: ['a'] }",
      "project.value 1:64 `devices[0].capturesFrom` leads back to itself: `mac` → `tv` → `mac`"
    ),
    (
      "{ sourceLocale: 'en', devices: [{ device: 'mac', scens: ['a'] }], scenes: ['a'] }",
      "project.unknown-key 1:50 unknown key `devices[0].scens` | did you mean `scenes`?"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a/b'] }",
      "project.value 1:50 `scenes[0]`: `a/b` is no plain name | a name holds no `/`, no `\\` and no control character"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['..'] }",
      "project.value 1:50 `scenes[0]`: `..` is no plain name | a name holds no `/`, no `\\` and no control character"
    ),
    ("{ sourceLocale: 'en', devices: ['mac'], scenes: [''] }", "project.value 1:50 `scenes[0]` must not be empty"),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a', { name: 'a' }] }",
      "project.value 1:55 `scenes[1]`: `a` is there already | give each its own `name`"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: [{ name: 'a', template: 'aurra' }] }",
      "project.value 1:73 `scenes[0].template`: unknown name `aurra` | did you mean `aurora`?"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], template: '../x' }",
      "project.value 1:66 `template`: `../x` leads out of the project | use a path below the project folder"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], fonts: { title: ['/x.ttf'] } }",
      "project.value 1:73 `fonts.title[0]`: `/x.ttf` leads out of the project | use a path below the project folder"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], fonts: { titel: [] } }",
      "project.unknown-key 1:65 unknown key `fonts.titel` | did you mean `title`?"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], locales: ['en', 'en_US'] }",
      "project.value 1:72 `locales[1]`: `en-US` is there already | give each its own `name`"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], locales: 'apstore' }",
      "project.value 1:65 `locales`: unknown name `apstore` | did you mean `appstore`?"
    ),
    ("{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], locales: [] }", "project.value 1:65 `locales` must name at least one"),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], captions: 'cap' }",
      "project.value 1:1 `locales`: there are no captions in `cap` | "
        + "captions are read from `<locale>.json`, `<locale>.strings`, `<locale>/title.strings`, `captions.json` and `captions.csv`"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], captures: 'c/{devise}.png' }",
      "project.value 1:66 `captures`: unknown placeholder `{devise}` | did you mean `{device}`?"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], captures: 'c/{device.png' }",
      "project.value 1:66 `captures`: a brace without its partner | placeholders are `{device}`, `{folder}`, `{locale}`, `{storeLocale}`, `{number}`, `{scene}`, `{simulator}`"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], output: { layout: 'deliver' } }",
      "project.value 1:74 `output.layout`: the layout `deliver` is not offered | use `devices` or a pattern such as `{device}/{locale}/{number}.png`"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], output: { layout: '{simulator}.png' } }",
      "project.value 1:74 `output.layout`: `{simulator}` has no meaning here"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a', 'b'], output: { layout: '{device}.png' } }",
      "project.value 1:79 `output.layout`: `mac` `en` `a` and `mac` `en` `b` would both be written to `AppStore/mac.png` | add a placeholder that tells them apart"
    ),
    ("{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], markup: 'yes' }", "project.value 1:64 `markup` must be `true` or `false`, not a string"),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], theme: 'dawn' }",
      "project.value 1:63 `theme` must be an object, not a string | write `{ \"name\": \"dawn\" }`"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], ignore: [{ code: 'caption.missin' }] }",
      "project.value 1:73 `ignore[0].code`: unknown name `caption.missin` | did you mean `caption.missing`?"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: [{ name: 'a', overrides: [{ devices: ['tv'] }] }] }",
      "project.value 1:87 `scenes[0].overrides[0].devices[0]`: unknown name `tv` | the only one is `mac`"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: [{ name: 'a', captures: [{ device: 'x' }] }] }",
      "project.value 1:74 `scenes[0].captures[0]`: the key `scene` is missing"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: [{ name: 'a', captures: [] }] }",
      "project.value 1:73 `scenes[0].captures` must name at least one"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], keepTogether: [1] }",
      "project.value 1:71 `keepTogether[0]` must be a string, not a number"
    ),
  ]

  @Test(arguments: cases) func oneProblem(_ settings: String, _ wanted: String) throws {
    let found = try TemporaryProject.problems(settings).map { finding in
      "\(finding.code.rawValue) \(finding.line ?? 0):\(finding.column ?? 0) \(finding.message)\(finding.hint.map { " | \($0)" } ?? "")"
    }
    #expect(found.first == wanted)
    // A name that is not known may be missed in more than one place.
    #expect(found.count <= 2)
  }

  @Test func everyProblemAtOnce() throws {
    let found = try TemporaryProject.problems(
      """
      { "sourceLocale": "en", "device": [],
        "devices": ["mac", "tvv"],
        "scenes": [ "a", { "name": "b", "templat": "x", "theme": 3 } ],
        "markup": 1 }
      """)
    #expect(
      found.map { "\($0.code.rawValue) \($0.line ?? 0):\($0.column ?? 0)" } == [
        "project.unknown-key 1:25", "project.value 2:22", "project.unknown-key 3:35", "project.value 3:60", "project.value 4:13",
      ])
    #expect(found.allSatisfy { $0.file == "polyshot.json" && $0.severity == .error })
  }

  @Test func missingFile() throws {
    let project = try TemporaryProject()
    let problems = try #require(throws: ProjectProblems.self) { try project.load() }
    #expect(problems.findings.lines.map(\.text) == ["\(project.folder)/polyshot.json: no such file"])
  }

  @Test func noDevicesFolder() throws {
    let problems = try #require(throws: DeviceCatalog.Problems.self) {
      try DeviceCatalog.load(from: ResourceFolders(roots: ["/nowhere/a", "/nowhere/b"]))
    }
    #expect(problems.findings.first?.hint == "searched `/nowhere/a`, `/nowhere/b`; `POLYSHOT_HOME` can name one more folder")
  }
}
