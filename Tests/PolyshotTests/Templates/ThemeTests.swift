import Foundation
import Pixels
import Testing

@testable import Polyshot

/// Later wins: template's palette < project < device < scene < its overrides in order.
@Suite struct ThemeTests {
  private func shots(_ settings: String) throws -> [Shot] {
    let project = try TemporaryProject(["captions/en.json": "{ a: 'A' }"])
    try project.write("polyshot.json", settings)
    return Plan(try project.load()).shots
  }

  private func title(_ layers: [String]) throws -> Color {
    func theme(_ index: Int) -> String { layers.indices.contains(index) && !layers[index].isEmpty ? "{ title: '#\(layers[index])' }" : "{}" }
    let shot = try shots(
      """
      { sourceLocale: 'en', theme: \(theme(0)), devices: [{ device: 'mac', theme: \(theme(1)) }],
        scenes: [{ name: 'a', theme: \(theme(2)), overrides: [{ locales: ['en'], theme: \(theme(3)) }, { devices: ['mac'], theme: \(theme(4)) },
          { locales: ['de'], theme: { title: '#999999' } }] }] }
      """)[0]
    let (theme, problems) = try Builtin.template("aurora").theme(for: shot)
    #expect(problems == [])
    return theme.title
  }

  @Test func laterWins() throws {
    let colors = ["101010", "202020", "303030", "404040", "505050"]
    #expect(try title([]) == Color(hex: "#2B1430"))
    for count in 1...5 { #expect(try title(Array(colors.prefix(count))) == Color(hex: "#" + colors[count - 1])) }
    #expect(try title(["101010", "", "", "404040"]) == Color(hex: "#404040"))
  }

  /// The palette that is named last, with the values of every layer over it.
  @Test func namesChooseThePalette() throws {
    let shot = try shots(
      """
      { sourceLocale: 'en', theme: { name: 'midnight', subtitle: '#123456', deep: 0.5 }, devices: [{ device: 'mac', theme: { name: 'lagoon' } }],
        scenes: ['a'] }
      """)[0]
    let theme = try Builtin.template("aurora").theme(for: shot).theme
    #expect(theme.title == Color(hex: "#05283A"))
    #expect(theme.subtitle == Color(hex: "#123456"))
    #expect(theme.finish == "silver")
    #expect(theme.opacities == [.deep: 0.5, .near: 0.20])
    #expect(theme.mesh.count == 8)
  }

  /// An unknown key is pointed to itself, anything else by its value.
  @Test(arguments: [
    ("titel: '#000'", ThemeProblem.Kind.unknownKey(of: Theme.keys), "titel", "titel"), ("name: 'dusk'", .unknownTheme("dusk"), "name", "'dusk'"),
    ("title: 3", .expected("a colour such as `#1B1B20`"), "title", "3"), ("deep: 1.5", .expected("a number from 0 to 1"), "deep", "1.5"),
    ("mesh: []", .expected("a list of [x, y, sigma, colour]"), "mesh", "[]"),
    ("mesh: [[0, 0, 0, '#000']]", .expected("a list of [x, y, sigma, colour]"), "mesh", "[[0"),
  ])
  func problems(_ member: String, _ kind: ThemeProblem.Kind, _ key: String, _ place: String) throws {
    let settings = "{ sourceLocale: 'en', scenes: ['a'], theme: { \(member) }, devices: ['mac'] }"
    let problems = try Builtin.template("aurora").theme(for: try shots(settings)[0]).problems
    #expect(problems.map(\.kind) == [kind])
    #expect(problems.map(\.key) == [key])
    let start = try #require(settings.range(of: place)).lowerBound
    #expect(problems.map(\.position) == [SourcePosition(line: 1, column: settings.distance(from: settings.startIndex, to: start) + 1)])
  }
}
