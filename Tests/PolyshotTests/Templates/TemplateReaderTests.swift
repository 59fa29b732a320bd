import Testing

@testable import Polyshot

@Suite struct TemplateReaderTests {
  private static let good = """
    { "name": "t", "theme": "a",
      "slots": { "title": { "tracking": -0.02 }, "subtitle": {} },
      "layouts": {
        "tall": {
          "caption": { "margin": 0.1, "top": 0.05, "placing": 0.5 },
          "title": { "ceiling": 0.1, "floor": 0.08, "lines": 2 },
          "device": { "width": 0.8, "top": 0.3, "turned": { "phone": 0.7, "tablet": 0.6 } }
        }
      },
      "shadows": [{ "x": 0, "y": 0.1, "sigma": 0.1, "opacity": "deep" }],
      "themes": {
        "a": { "title": "#000000", "subtitle": "#111111", "finish": "silver", "shadow": "#222222", "deep": 0.3, "near": 0.2,
          "mesh": [[0.5, 0.5, 0.3, "#FFFFFF"]] }
      } }
    """

  private func read(_ text: String) -> (template: Template?, findings: [Finding]) { Template.read(Array(text.utf8), name: "t", file: "f") }

  @Test func everyValue() throws {
    let (read, findings) = read(Self.good)
    #expect(findings == [])
    let template = try #require(read)
    #expect(template.tracking == [.title: -0.02, .subtitle: 0])
    #expect(template.classes == [.tall])
    #expect(template.themeNames == ["a"])
    let layout = try #require(template.layouts[.tall])
    #expect(
      layout.caption == Template.CaptionRegion(margin: 0.1, subtitleInset: 0, top: 0.05, clearance: 0, placing: 0.5, gap: 0, joinLines: false))
    #expect(layout.slots == [.title: Template.SlotSpec(ceiling: 0.1, floor: 0.08, lines: 2)])
    #expect(layout.device == Template.DeviceSpec(width: 0.8, top: 0.3, turned: .init(phone: 0.7, tablet: 0.6, maximumWidth: 1)))
    #expect(template.shadows == [Template.ShadowSpec(x: 0, y: 0.1, sigma: 0.1, opacity: .deep)])
  }

  /// One bad thing each: what is changed, where the finding points, and what it says.
  @Test(arguments: [
    ("\"theme\": \"a\"", "\"theme\": \"b\"", "\"b\"", "template.value `theme`: unknown name `b` | did you mean `a`?"),
    ("\"name\"", "\"nam\"", "\"nam\"", "template.unknown-key unknown key `nam` | did you mean `name`?"),
    ("\"subtitle\": {} }", "\"subtitel\": {} }", "\"subtitel\"", "template.unknown-key unknown key `slots.subtitel` | did you mean `subtitle`?"),
    // a slot that nothing would draw
    ("\"subtitle\": {} }", "\"badge\": {} }", "\"badge\"", "template.unknown-key unknown key `slots.badge` | known are `title`, `subtitle`"),
    (
      "\"title\": { \"tracking\": -0.02 }, ", "", "\"title\": { \"ceiling\"",
      "template.unknown-key unknown key `layouts.tall.title` | known are `caption`, `device`, `subtitle`"
    ),
    ("-0.02", "-3", "-3", "template.value `slots.title.tracking` must be a number from -0.2 to 1.0"),
    ("\"tall\"", "\"tal\"", "\"tal\"", "template.unknown-key unknown key `layouts.tal` | did you mean `tall`?"),
    ("\"margin\": 0.1, ", "", "{ \"top\": 0.05", "template.value `layouts.tall.caption`: the key `margin` is missing"),
    ("\"placing\": 0.5", "\"placing\": 2.5", "2.5", "template.value `layouts.tall.caption.placing` must be a number from 0.0 to 1.0"),
    ("\"ceiling\": 0.1", "\"ceiling\": \"big\"", "\"big\"", "template.value `layouts.tall.title.ceiling` must be a number, not a string"),
    ("\"floor\": 0.08", "\"floor\": 0.2", "0.2,", "template.value `layouts.tall.title.floor` must be a number not above `ceiling`"),
    ("\"lines\": 2", "\"line\": 2", "\"line\"", "template.unknown-key unknown key `layouts.tall.title.line` | did you mean `lines`?"),
    ("\"width\": 0.8", "\"width\": true", "true", "template.value `layouts.tall.device.width` must be a number, not a boolean"),
    (
      "\"opacity\": \"deep\"", "\"opacity\": \"dark\"", "\"dark\"",
      "template.value `shadows[0].opacity`: unknown name `dark` | known are `deep`, `near`"
    ),
    ("\"sigma\": 0.1, ", "", "{ \"x\"", "template.value `shadows[0]`: the key `sigma` is missing"),
    (
      "\"finish\": \"silver\"", "\"finish\": \"gold\"", "\"gold\"",
      "template.value `themes.a.finish` must be one of `graphite`, `midnight`, `sand`, `silver`, `titan`"
    ),
    ("#111111", "grey", "\"grey\"", "template.value `themes.a.subtitle` must be a colour such as `#1B1B20`"),
    ("\"near\": 0.2", "\"near\": 2", "2,", "template.value `themes.a.near` must be a number from 0 to 1"),
    ("[[0.5, 0.5, 0.3, \"#FFFFFF\"]]", "[[0.5, 0.5]]", "[[0.5", "template.value `themes.a.mesh` must be a list of [x, y, sigma, colour]"),
    ("\"shadow\": \"#222222\", ", "", "{ \"title\": \"#000000\"", "template.value `themes.a`: the key `shadow` is missing"),
    ("\"lines\": 2 },", "\"lines\": 2 }", "\"device\"", "template.syntax expected `,` or `}`, found `\"`"),
  ])
  func oneProblem(_ old: String, _ new: String, _ place: String, _ words: String) throws {
    try #require(Self.good.contains(old))
    let text = Self.good.replacing(old, with: new, maxReplacements: 1)
    let (template, findings) = read(text)
    #expect(template == nil)
    #expect(
      findings.map { "\($0.code.rawValue) \($0.message)\($0.hint.map { " | \($0)" } ?? "")" }.contains(words), "\(findings.map(\.message))")
    let found = try #require(findings.first { words.contains($0.message) })
    // the place, by searching the text
    let before = text[..<(try #require(text.range(of: place))).lowerBound]
    let line = before.count { $0 == "\n" } + 1
    let column = (before.lastIndex(of: "\n").map { before.distance(from: $0, to: before.endIndex) } ?? before.count + 1)
    #expect(found.line == line)
    #expect(found.column == column)
  }

  @Test func theBuiltInOneIsFine() throws {
    let template = try Builtin.template("aurora")
    #expect(template.classes == DeviceClass.allCases)
    #expect(template.themeNames == ["dawn", "lagoon", "midnight"])
  }
}
