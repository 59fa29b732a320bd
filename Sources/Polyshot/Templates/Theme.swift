import Pixels

/// The colours of one shot: the template's palette with everything that the project, the device and the scene put in place of it.
struct Theme: Sendable, Equatable {
  /// Which of a theme's two shadow strengths.
  enum Opacity: String, Sendable, Hashable, CaseIterable {
    case deep, near
  }

  var title = Color.black
  var subtitle = Color.black
  var finish = "silver"
  var shadow = Color.black
  var opacities: [Opacity: Double] = [:]
  var mesh: [MeshGradient.Spot] = []
  /// For words that stand out; absent: the title's.
  var accent: Color?
  var styles: [CaptionSlot: SlotStyle] = [:]
  /// By the marks' names; a name that is not here is no mark.
  var marks: [String: MarkStyle] = [MarkedCaption.emphasis: MarkStyle(fill: .color(.named(.accent)))]

  func color(of slot: CaptionSlot) -> Color { slot == .title ? title : subtitle }

  /// Keys a theme object may have.
  static let keys =
    ["name", "title", "subtitle", "accent", "finish", "shadow", "deep", "near", "mesh", "marks"] + CaptionSlot.allCases.map(styleKey)

  /// `titleStyle` …
  static func styleKey(_ slot: CaptionSlot) -> String { "\(slot.rawValue)Style" }

  /// Lays the values of `object` over this theme.
  mutating func apply(_ object: JSONValue, into problems: inout [ThemeProblem]) {
    for member in object.members where member.key != "name" {
      let value = member.value
      func expected(_ what: String) { problems.append(ThemeProblem(kind: .expected(what), key: member.key, position: value.position)) }
      switch member.key {
      case "title": if let color = value.color { title = color } else { expected("a colour such as `#1B1B20`") }
      case "subtitle": if let color = value.color { subtitle = color } else { expected("a colour such as `#1B1B20`") }
      case "accent": if let color = value.color { accent = color } else { expected("a colour such as `#1B1B20`") }
      case "marks": read(marks: value, into: &problems)
      case "shadow": if let color = value.color { shadow = color } else { expected("a colour such as `#1B1B20`") }
      case "finish":
        if let name = value.string, Finish.all[name] != nil { finish = name } else { expected("one of \(Wording.list(Finish.all.keys.sorted()))") }
      case "deep", "near":
        if let number = value.number(in: 0...1), let which = Opacity(rawValue: member.key) {
          opacities[which] = number
        } else {
          expected("a number from 0 to 1")
        }
      case "mesh": if let spots = value.meshSpots { mesh = spots } else { expected("a list of [x, y, sigma, colour]") }
      default:
        if let slot = CaptionSlot.allCases.first(where: { Self.styleKey($0) == member.key }) {
          var reader = CaptionStyleReader()
          styles[slot] = reader.slot(value, path: member.key)
          problems += reader.problems
        } else {
          problems.append(ThemeProblem(kind: .unknownKey(of: Self.keys), key: member.key, position: member.keyPosition))
        }
      }
    }
  }

  private mutating func read(marks value: JSONValue, into problems: inout [ThemeProblem]) {
    guard case .object(let members) = value.content else {
      problems.append(ThemeProblem(kind: .expected("an object"), key: "marks", position: value.position))
      return
    }
    var reader = CaptionStyleReader()
    for member in members { marks[member.key] = reader.mark(member.value, path: "marks.\(member.key)") }
    problems += reader.problems
  }
}

/// What is wrong with a theme value, and where.
struct ThemeProblem: Hashable {
  enum Kind: Hashable {
    case unknownKey(of: [String])
    case missing
    /// Not four letters or digits, as OpenType tags are.
    case notATag
    case expected(String)
    /// Of the template's themes.
    case unknownTheme(String)
  }

  let kind: Kind
  /// With dots between the levels: `titleStyle.outline.width`.
  let key: String
  let position: SourcePosition
}

extension Template {
  /// The theme of a shot. Later wins: the palette that is named last < the project's values < device < scene < its overrides.
  func theme(for shot: Shot) -> (theme: Theme, problems: [ThemeProblem]) {
    let layers = [shot.projectTheme].compactMap { $0 } + shot.themes
    var problems: [ThemeProblem] = []
    var theme = Theme()
    let naming = layers.last { $0["name"] != nil }?["name"]
    let name = naming?.string ?? defaultTheme
    if let palette = themes.first(where: { $0.name == name }) ?? themes.first { theme.apply(palette.values, into: &problems) }
    if let naming, !themeNames.contains(name) {
      problems.append(ThemeProblem(kind: .unknownTheme(name), key: "name", position: naming.position))
    }
    for layer in layers { theme.apply(layer, into: &problems) }
    return (theme, problems)
  }
}

extension JSONValue {
  var color: Color? { string.flatMap { Color(hex: $0) } }

  func number(in range: ClosedRange<Double>) -> Double? {
    guard case .number(let number) = content, range.contains(number) else { return nil }
    return number
  }

  /// `[x, y, sigma, colour]` a spot.
  var meshSpots: [MeshGradient.Spot]? {
    guard case .array(let rows) = content, !rows.isEmpty else { return nil }
    let spots = rows.map { row -> MeshGradient.Spot? in
      guard case .array(let cells) = row.content, cells.count == 4, let color = cells[3].color, let x = cells[0].number(in: -2...3),
        let y = cells[1].number(in: -2...3), let sigma = cells[2].number(in: 0.01...4)
      else { return nil }
      return MeshGradient.Spot(x: x, y: y, sigma: sigma, color: color)
    }
    return spots.contains { $0 == nil } ? nil : spots.compactMap { $0 }
  }
}
