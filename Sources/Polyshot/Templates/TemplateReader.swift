import Typography
import Pixels

extension Template {
  /// Reads a template file (JSON5). All problems are reported at once; `nil` when there is an error.
  ///
  /// - Parameter file: how findings name the file.
  static func read(_ bytes: [UInt8], name: String, file: String) -> (template: Template?, findings: [Finding]) {
    let reader = FieldReader(file: file, codes: .template)
    let template = TemplateReader(name: name, contentKey: ContentKey(of: bytes)).template(
      reader.root(of: bytes, keys: ["name", "theme", "slots", "layouts", "shadows", "themes"]))
    return (reader.findings.hasErrors ? nil : template, reader.findings)
  }
}

/// Turns the fields of a template file into a `Template`.
private struct TemplateReader {
  let name: String
  let contentKey: ContentKey

  func template(_ root: Fields?) -> Template? {
    guard let root else { return nil }
    let tracking = tracking(root)
    let themes = themes(root)
    let names = themes.map(\.name)
    let defaultTheme = root.string("theme") ?? names.first ?? ""
    if !names.contains(defaultTheme) { root.report("theme", .unknownName(defaultTheme, known: names)) }
    return Template(
      name: name, tracking: tracking, layouts: layouts(root, slots: Template.slots.filter { tracking[$0] != nil }), shadows: shadows(root),
      themes: themes, defaultTheme: defaultTheme, contentKey: contentKey)
  }

  private func tracking(_ root: Fields) -> [CaptionSlot: Double] {
    guard let field = root.required("slots"),
      let slots = root.reader.fields(of: field, path: "slots", keys: Template.slots.map(\.rawValue))
    else { return [:] }
    var tracking: [CaptionSlot: Double] = [:]
    for slot in Template.slots {
      guard let value = slots[slot.rawValue] else { continue }
      let fields = root.reader.fields(of: value, path: slots.path(of: slot.rawValue), keys: ["tracking"])
      tracking[slot] = fields?.number("tracking", in: -0.2...1) ?? 0
    }
    return tracking
  }

  /// - Parameter slots: those that the template has.
  private func layouts(_ root: Fields, slots: [CaptionSlot]) -> [DeviceClass: Template.Layout] {
    guard let field = root.required("layouts"),
      let layouts = root.reader.fields(of: field, path: "layouts", keys: DeviceClass.allCases.map(\.rawValue))
    else { return [:] }
    var result: [DeviceClass: Template.Layout] = [:]
    for deviceClass in DeviceClass.allCases {
      guard let value = layouts[deviceClass.rawValue],
        let fields = root.reader.fields(
          of: value, path: layouts.path(of: deviceClass.rawValue), keys: ["caption", "device"] + slots.map(\.rawValue))
      else { continue }
      result[deviceClass] = layout(fields, slots: slots)
    }
    return result
  }

  private func layout(_ fields: Fields, slots: [CaptionSlot]) -> Template.Layout? {
    var specs: [CaptionSlot: Template.SlotSpec] = [:]
    for slot in slots where fields[slot.rawValue] != nil { specs[slot] = self.slot(fields, slot.rawValue) }
    guard let caption = caption(fields), let device = device(fields) else { return nil }
    return Template.Layout(caption: caption, slots: specs, device: device)
  }

  private func caption(_ parent: Fields) -> Template.CaptionRegion? {
    let keys = ["margin", "subtitleInset", "top", "clearance", "placing", "gap", "joinLines", "align"]
    guard let fields = object(parent, "caption", keys: keys) else { return nil }
    return Template.CaptionRegion(
      margin: number(fields, "margin", in: 0...0.45), subtitleInset: fields.number("subtitleInset", in: 0...0.2) ?? 0,
      top: number(fields, "top", in: 0...1), clearance: fields.number("clearance", in: 0...0.5) ?? 0,
      placing: placing(fields), gap: fields.number("gap", in: 0...0.5) ?? 0, joinLines: fields.bool("joinLines") ?? false,
      align: fields["align"].flatMap { _ in fields.name("align", of: TextAlignment.self) } ?? .center)
  }

  /// The part of the free height above the captions: a number, or `top`, `middle`, `bottom`.
  private func placing(_ fields: Fields) -> Double {
    guard fields["placing"]?.string != nil else { return fields.number("placing", in: 0...1) ?? 0.5 }
    return fields.name("placing", of: VerticalPlacing.self)?.share ?? 0.5
  }

  private func slot(_ parent: Fields, _ key: String) -> Template.SlotSpec? {
    guard let fields = object(parent, key, keys: ["ceiling", "floor", "lines"]) else { return nil }
    let ceiling = number(fields, "ceiling", in: 0.005...0.5)
    let floor = fields.number("floor", in: 0.005...0.5) ?? ceiling
    if floor > ceiling { fields.report("floor", .outOfRange(expected: "a number not above `ceiling`")) }
    return Template.SlotSpec(ceiling: ceiling, floor: min(floor, ceiling), lines: Int(fields.number("lines", in: 1...10) ?? 1))
  }

  private func device(_ parent: Fields) -> Template.DeviceSpec? {
    guard let fields = object(parent, "device", keys: ["width", "top", "turned"]) else { return nil }
    let turned = fields["turned"].flatMap { value -> Template.DeviceSpec.Turned? in
      guard let fields = fields.reader.fields(of: value, path: fields.path(of: "turned"), keys: ["phone", "tablet", "maximumWidth"]) else {
        return nil
      }
      return .init(
        phone: number(fields, "phone", in: 0.05...2), tablet: number(fields, "tablet", in: 0.05...2),
        maximumWidth: fields.number("maximumWidth", in: 0.05...2) ?? 1)
    }
    return Template.DeviceSpec(width: number(fields, "width", in: 0.05...2), top: number(fields, "top", in: -1...1), turned: turned)
  }

  private func shadows(_ root: Fields) -> [Template.ShadowSpec] {
    root.list("shadows").compactMap { value, path in
      guard let fields = root.reader.fields(of: value, path: path, keys: ["x", "y", "sigma", "opacity"]) else { return nil }
      let known = Theme.Opacity.allCases.map(\.rawValue)
      let name = fields.string("opacity") ?? known[0]
      guard let opacity = Theme.Opacity(rawValue: name) else {
        fields.report("opacity", .unknownName(name, known: known))
        return nil
      }
      return Template.ShadowSpec(
        x: fields.number("x", in: -1...1) ?? 0, y: fields.number("y", in: -1...1) ?? 0, sigma: number(fields, "sigma", in: 0...0.5),
        opacity: opacity)
    }
  }

  private func themes(_ root: Fields) -> [Template.Palette] {
    guard let field = root.required("themes") else { return [] }
    if field.members.isEmpty { root.report("themes", .wrongKind(expected: "an object with at least one theme")) }
    return field.members.compactMap { member in
      let path = "themes.\(member.key)"
      guard let fields = root.reader.fields(of: member.value, path: path, keys: Theme.keys.filter { $0 != "name" }) else { return nil }
      for key in ["title", "subtitle", "finish", "shadow", "deep", "near", "mesh"] { _ = fields.required(key) }
      var theme = Theme()
      var problems: [ThemeProblem] = []
      theme.apply(member.value, into: &problems)
      for problem in problems { fields.reader.report(.theme(problem, path: path, codes: .template), at: problem.position) }
      return Template.Palette(name: member.key, values: member.value)
    }
  }

  private func object(_ parent: Fields, _ key: String, keys: [String]) -> Fields? {
    guard let value = parent.required(key) else { return nil }
    return parent.reader.fields(of: value, path: parent.path(of: key), keys: keys)
  }

  /// A number that must be there; 0 (reported) when it is not.
  private func number(_ fields: Fields, _ key: String, in range: ClosedRange<Double>) -> Double {
    guard fields.required(key) != nil else { return 0 }
    return fields.number(key, in: range) ?? 0
  }
}

/// Words for where captions stand in their region.
private enum VerticalPlacing: String, CaseIterable {
  case top, middle, bottom

  var share: Double {
    switch self {
    case .top: 0
    case .middle: 0.5
    case .bottom: 1
    }
  }
}
