import Pixels
import Testing
import Typography

@testable import Polyshot

@Suite struct CaptionStyleTests {
  private func theme(_ text: String) throws -> (theme: Theme, problems: [ThemeProblem]) {
    var theme = Theme()
    var problems: [ThemeProblem] = []
    theme.apply(try JSONReader.value(of: Array(text.utf8)), into: &problems)
    return (theme, problems)
  }

  @Test func readsEveryField() throws {
    let (theme, problems) = try theme(
      """
      { title: '#111111', accent: '#C2255C', shadow: '#000000',
        titleStyle: { weight: 800, case: 'upper', features: { ss01: 1 }, axes: { opsz: 32 }, emoji: 'mono',
          fill: { colors: ['accent', [0.25, '#222222'], '#333333'], angle: 0, per: 'line' }, outline: { width: 0.1, color: '#444444' },
          shadows: [{ y: 0.05, blur: 0.1, opacity: 0.5 }], glow: { blur: 0.2, color: 'accent' },
          plate: { shape: 'lines', color: '#555555', opacity: 0.5, padding: [0.4, 0.3], radius: 0.2 } },
        marks: { emphasis: { weight: 900, color: 'accent' }, new: { highlight: '#FFD43B', underline: { color: 'title', thickness: 0.1 } } } }
      """)
    #expect(problems == [])
    let (dark, accent) = (Color(0x22, 0x22, 0x22), Color(0xC2, 0x25, 0x5C))
    let stops = [Gradient.Stop(0, accent), Gradient.Stop(0.25, dark), Gradient.Stop(1, Color(0x33, 0x33, 0x33))]
    #expect(
      theme.appearance(of: .title, marks: [["emphasis"], ["emphasis", "new"]])
        == TextAppearance(
          fill: .gradient(TextGradient(Gradient(stops), angle: 0, perLine: true)),
          outline: .init(width: 0.1, color: Color(0x44, 0x44, 0x44)),
          shadows: [.init(y: 0.05, blur: 0.1, color: .black, opacity: 0.5), .init(blur: 0.2, color: accent, opacity: 1)],
          plate: TextPlate(shape: .lines, color: Color(0x55, 0x55, 0x55, 128), horizontalPadding: 0.4, verticalPadding: 0.3, radius: 0.2),
          spans: [
            SpanAppearance(fill: .color(accent)),
            SpanAppearance(
              fill: .color(accent), highlight: TextHighlight(color: Color(0xFF, 0xD4, 0x3B)),
              underline: TextUnderline(color: Color(0x11, 0x11, 0x11), thickness: 0.1)),
          ]))
    let type = CaptionType(theme)
    #expect(
      type.slots == [.title: SlotStyle(weight: 800, letterCase: .upper, features: ["ss01": 1], axes: ["opsz": 32], emoji: .mono)])
    #expect(type.markWeights == ["emphasis": 900])
  }

  @Test func hasEmphasisWithoutBeingTold() throws {
    let (theme, _) = try theme("{ title: '#111111' }")
    #expect(theme.appearance(of: .title, marks: [["emphasis"]]).spans == [SpanAppearance(fill: .color(Color(0x11, 0x11, 0x11)))])
  }

  @Test(arguments: [
    ("titleStyle: 3", ThemeProblem.Kind.expected("an object"), "titleStyle"),
    ("titleStyle: { fil: 1 }", .unknownKey(of: CaptionStyleReader.slotKeys), "titleStyle.fil"),
    ("titleStyle: { weight: 0 }", .expected("a number from 1.0 to 1000.0"), "titleStyle.weight"),
    ("titleStyle: { case: 'big' }", .expected("one of `none`, `upper`, `lower`, `title`, `sentence`"), "titleStyle.case"),
    ("titleStyle: { features: { toolong: 1 } }", .notATag, "titleStyle.features.toolong"),
    ("titleStyle: { outline: { width: 0.1 } }", .missing, "titleStyle.outline.color"),
    (
      "titleStyle: { plate: { color: '#000', padding: [1] } }", .expected("a list of two numbers from 0 to 4, beside and above the text"),
      "titleStyle.plate.padding"
    ),
    ("titleStyle: { fill: { colors: ['#000'] } }", .expected("a list of at least two colours"), "titleStyle.fill.colors"),
    ("titleStyle: { shadows: [{ blur: 9 }] }", .expected("a number from 0.0 to 2.0"), "titleStyle.shadows[0].blur"),
    (
      "marks: { emphasis: { color: 'acent' } }",
      .expected("a colour such as `#1B1B20`, or one of `title`, `subtitle`, `accent`, `shadow`"), "marks.emphasis.color"
    ),
    ("marks: []", .expected("an object"), "marks"),
  ])
  func tellsProblems(text: String, kind: ThemeProblem.Kind, key: String) throws {
    let (_, problems) = try theme("{ \(text) }")
    #expect(problems.map(\.kind) == [kind])
    #expect(problems.map(\.key) == [key])
  }

  /// Emphasis can be read on the ground it stands on: 4.5 to 1 at least (WCAG 2.2, 1.4.3) on every pixel of the mesh above the device.
  @Test(arguments: ["dawn", "lagoon", "midnight"]) func emphasisIsReadable(name: String) throws {
    let template = try Builtin.template("aurora")
    var theme = Theme()
    var problems: [ThemeProblem] = []
    theme.apply(try #require(template.themes.first { $0.name == name }).values, into: &problems)
    var ground = Pixmap(width: 33, height: 72, color: .white)
    ground.fill(.mesh(MeshGradient(theme.mesh), in: Rect(ground.bounds)))
    let accent = try #require(theme.accent)
    for y in 0..<19 {
      for x in 0..<33 { #expect(accent.contrast(with: Color(premultiplied: ground[x, y])) >= 4.5, "\(x) \(y)") }
    }
  }
}
