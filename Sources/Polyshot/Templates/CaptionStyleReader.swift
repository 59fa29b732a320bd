import Pixels
import Typography

/// Reads the styles of a theme and collects what is wrong with them, each problem with its path in the theme.
struct CaptionStyleReader {
  private(set) var problems: [ThemeProblem] = []

  static let slotKeys = ["weight", "case", "features", "axes", "emoji", "fill", "outline", "shadows", "glow", "plate"]
  static let markKeys = ["weight", "color", "highlight", "underline"]

  // MARK: Slots

  mutating func slot(_ value: JSONValue, path: String) -> SlotStyle {
    var style = SlotStyle()
    forEachKey(of: value, path: path, known: Self.slotKeys) { reader, key, value, path in
      switch key {
      case "weight": style.weight = reader.weight(value, path)
      case "case": style.letterCase = reader.name(value, path, of: TextCase.self)
      case "features": style.features = reader.tags(value, path, in: 0...65535).mapValues { UInt32($0) }
      case "axes": style.axes = reader.tags(value, path, in: -32768...32767)
      case "emoji": style.emoji = reader.name(value, path, of: EmojiStyle.self)
      case "fill": style.fill = reader.fill(value, path)
      case "outline": style.outline = reader.outline(value, path)
      case "shadows": style.shadows += reader.shadows(value, path)
      case "glow": style.shadows += [reader.shadow(value, path)].compactMap(\.self)
      default: style.plate = reader.plate(value, path)
      }
    }
    return style
  }

  private mutating func outline(_ value: JSONValue, _ path: String) -> SlotStyle.Outline? {
    var (width, color) = (0.05, StyleColor?.none)
    forEachKey(of: value, path: path, known: ["width", "color"]) { reader, key, value, path in
      if key == "width" { width = reader.number(value, path, in: 0...0.5) ?? width } else { color = reader.color(value, path) }
    }
    return required(color, value, "\(path).color").map { SlotStyle.Outline(width: width, color: $0) }
  }

  private mutating func shadows(_ value: JSONValue, _ path: String) -> [SlotStyle.SoftShadow] {
    guard case .array(let values) = value.content else {
      expected("a list", value, path)
      return []
    }
    return values.enumerated().compactMap { shadow($1, "\(path)[\($0)]") }
  }

  private mutating func shadow(_ value: JSONValue, _ path: String) -> SlotStyle.SoftShadow? {
    var numbers = ["x": 0.0, "y": 0.0, "blur": 0.06, "opacity": 1.0]
    var color: StyleColor?
    forEachKey(of: value, path: path, known: ["x", "y", "blur", "color", "opacity"]) { reader, key, value, path in
      switch key {
      case "color": color = reader.color(value, path)
      case "opacity": numbers[key] = reader.number(value, path, in: 0...1)
      case "blur": numbers[key] = reader.number(value, path, in: 0...2)
      default: numbers[key] = reader.number(value, path, in: -2...2)
      }
    }
    return SlotStyle.SoftShadow(
      x: numbers["x"] ?? 0, y: numbers["y"] ?? 0, blur: numbers["blur"] ?? 0, color: color ?? .named(.shadow), opacity: numbers["opacity"] ?? 1)
  }

  private mutating func plate(_ value: JSONValue, _ path: String) -> SlotStyle.Plate? {
    var (shape, color, opacity) = (TextPlate.Shape.block, StyleColor?.none, 1.0)
    var (padding, radius) = (Size(0.35, 0.22), 0.3)
    forEachKey(of: value, path: path, known: ["shape", "color", "opacity", "padding", "radius"]) { reader, key, value, path in
      switch key {
      case "shape": shape = reader.name(value, path, of: TextPlate.Shape.self) ?? shape
      case "color": color = reader.color(value, path)
      case "opacity": opacity = reader.number(value, path, in: 0...1) ?? opacity
      case "padding": padding = reader.padding(value, path) ?? padding
      default: radius = reader.number(value, path, in: 0...4) ?? radius
      }
    }
    return required(color, value, "\(path).color").map {
      SlotStyle.Plate(shape: shape, color: $0, opacity: opacity, padding: padding, radius: radius)
    }
  }

  private mutating func padding(_ value: JSONValue, _ path: String) -> Size? {
    let numbers = value.elements.compactMap { $0.number(in: 0...4) }
    if numbers.count == 2, value.elements.count == 2 { return Size(numbers[0], numbers[1]) }
    expected("a list of two numbers from 0 to 4, beside and above the text", value, path)
    return nil
  }

  // MARK: Marks

  mutating func mark(_ value: JSONValue, path: String) -> MarkStyle {
    var style = MarkStyle()
    forEachKey(of: value, path: path, known: Self.markKeys) { reader, key, value, path in
      switch key {
      case "weight": style.weight = reader.weight(value, path)
      case "color": style.fill = reader.fill(value, path)
      case "highlight": style.highlight = reader.color(value, path)
      default: style.underline = reader.underline(value, path)
      }
    }
    return style
  }

  /// `true`, or an object with a colour and a thickness.
  private mutating func underline(_ value: JSONValue, _ path: String) -> MarkStyle.Underline? {
    if case .bool(let flag) = value.content { return flag ? MarkStyle.Underline(color: nil, thickness: nil) : nil }
    var (color, thickness) = (StyleColor?.none, Double?.none)
    forEachKey(of: value, path: path, known: ["color", "thickness"]) { reader, key, value, path in
      if key == "color" { color = reader.color(value, path) } else { thickness = reader.number(value, path, in: 0.005...0.5) }
    }
    return MarkStyle.Underline(color: color, thickness: thickness)
  }

  // MARK: Values

  private mutating func fill(_ value: JSONValue, _ path: String) -> StyleFill? {
    guard case .object = value.content else { return color(value, path).map(StyleFill.color) }
    var (stops, angle, perLine) = ([StyleStop](), 90.0, false)
    forEachKey(of: value, path: path, known: ["colors", "angle", "per"]) { reader, key, value, path in
      switch key {
      case "colors": stops = reader.stops(value, path)
      case "angle": angle = reader.number(value, path, in: -360...360) ?? angle
      default:
        guard ["line", "block"].contains(value.string) else { return reader.expected("`line` or `block`", value, path) }
        perLine = value.string == "line"
      }
    }
    return stops.isEmpty ? nil : .gradient(stops: stops, angle: angle, perLine: perLine)
  }

  /// Colours at even distances, or `[position, colour]` each.
  private mutating func stops(_ value: JSONValue, _ path: String) -> [StyleStop] {
    let cells = value.elements
    guard cells.count >= 2 else {
      expected("a list of at least two colours", value, path)
      return []
    }
    return cells.enumerated().compactMap { index, cell -> StyleStop? in
      let even = Double(index) / Double(cells.count - 1)
      guard case .array(let parts) = cell.content else { return color(cell, "\(path)[\(index)]").map { StyleStop(offset: even, color: $0) } }
      guard parts.count == 2, let offset = parts[0].number(in: 0...1) else {
        expected("a colour, or a list of a position from 0 to 1 and a colour", cell, "\(path)[\(index)]")
        return nil
      }
      return color(parts[1], "\(path)[\(index)]").map { StyleStop(offset: offset, color: $0) }
    }
  }

  private mutating func color(_ value: JSONValue, _ path: String) -> StyleColor? {
    if let color = value.color { return .fixed(color) }
    if let name = value.string.flatMap(ThemeColor.init(rawValue:)) { return .named(name) }
    expected("a colour such as `#1B1B20`, or one of \(Wording.list(ThemeColor.allCases.map(\.rawValue)))", value, path)
    return nil
  }

  private mutating func number(_ value: JSONValue, _ path: String, in range: ClosedRange<Double>) -> Double? {
    if let number = value.number(in: range) { return number }
    expected("a number from \(range.lowerBound.description) to \(range.upperBound.description)", value, path)
    return nil
  }

  private mutating func weight(_ value: JSONValue, _ path: String) -> Int? { number(value, path, in: 1...1000).map { Int($0) } }

  private mutating func name<Name: RawRepresentable & CaseIterable>(_ value: JSONValue, _ path: String, of type: Name.Type) -> Name?
  where Name.RawValue == String {
    if let name = value.string.flatMap(Name.init(rawValue:)) { return name }
    expected("one of \(Wording.list(Name.allCases.map(\.rawValue)))", value, path)
    return nil
  }

  /// Numbers by OpenType tag.
  private mutating func tags(_ value: JSONValue, _ path: String, in range: ClosedRange<Double>) -> [String: Double] {
    guard case .object(let members) = value.content else {
      expected("an object", value, path)
      return [:]
    }
    var tags: [String: Double] = [:]
    for member in members {
      let isTag = member.key.utf8.count == 4 && member.key.utf8.allSatisfy { (0x20...0x7E).contains($0) }
      if !isTag { problems.append(ThemeProblem(kind: .notATag, key: "\(path).\(member.key)", position: member.keyPosition)) }
      guard isTag, let number = number(member.value, "\(path).\(member.key)", in: range) else { continue }
      tags[member.key] = number
    }
    return tags
  }

  // MARK: Problems

  /// Calls `read` for each known key and reports the others.
  private mutating func forEachKey(
    of value: JSONValue, path: String, known: [String], _ read: (inout CaptionStyleReader, String, JSONValue, String) -> Void
  ) {
    guard case .object(let members) = value.content else { return expected("an object", value, path) }
    for member in members {
      if known.contains(member.key) {
        read(&self, member.key, member.value, "\(path).\(member.key)")
      } else {
        problems.append(ThemeProblem(kind: .unknownKey(of: known), key: "\(path).\(member.key)", position: member.keyPosition))
      }
    }
  }

  private mutating func required<Value>(_ found: Value?, _ value: JSONValue, _ path: String) -> Value? {
    if found == nil, !problems.contains(where: { $0.key == path }) {
      problems.append(ThemeProblem(kind: .missing, key: path, position: value.position))
    }
    return found
  }

  private mutating func expected(_ what: String, _ value: JSONValue, _ path: String) {
    problems.append(ThemeProblem(kind: .expected(what), key: path, position: value.position))
  }
}
