import Typography

/// One question to the text engine, as a line of JSON: how a text is set. Offsets are UTF-16 code units of the text as given.
struct TextQuery {
  /// Given back with the answer: a string or a number.
  let id: JSONOutput?
  let request: TextRequest

  /// Why a line is no question, with its `id` where that could be read.
  struct Refusal: Error {
    let id: JSONOutput?
    let problems: [Finding]
  }

  static let keys = ["id", "lang", "dir", "text", "size", "weight", "width", "families", "tracking", "wrap", "rules", "case", "spans"]

  /// Reads one line of JSON.
  ///
  /// - Parameter manifest: the fonts that can be named, and the stack of a language where none is.
  init(_ line: [UInt8], manifest: FontManifest) throws(Refusal) {
    let reader = FieldReader(file: "", codes: .project)
    guard let root = reader.root(of: line, keys: Self.keys) else { throw Refusal(id: nil, problems: reader.findings) }
    let id = Self.id(root)
    let query = TextQueryReader(root: root, manifest: manifest).request()
    guard let query, reader.findings.isEmpty else { throw Refusal(id: id, problems: reader.findings) }
    self.id = id
    request = query
  }

  private static func id(_ root: Fields) -> JSONOutput? {
    switch root["id"]?.content {
    case nil: return nil
    case .string(let text): return .string(text)
    case .number(let number) where number.isFinite: return .number(number)
    default:
      root.report("id", .wrongKind(expected: "a string or a number"))
      return nil
    }
  }
}

/// Reads the fields of a query.
private struct TextQueryReader {
  let root: Fields
  let manifest: FontManifest

  /// Nil, with reports, when something that every layout needs is missing.
  func request() -> TextRequest? {
    guard let language = required("lang", allowsEmpty: false), let text = required("text", allowsEmpty: true), let size = size() else { return nil }
    let style = TextStyle(
      families: families(of: language), weight: Int(root.number("weight", in: 1...1000) ?? 400), size: size,
      tracking: root.number("tracking", in: TextLimits.tracking) ?? 0, letterCase: choice("case", TextCase.none))
    return TextRequest(
      text: text, language: language, direction: root["dir"].map { _ in choice("dir", TextDirection.leftToRight) }, style: style,
      width: root.number("width", in: TextLimits.widths), wrap: choice("wrap", TextWrap.balance), rules: choice("rules", BreakRules.house),
      spans: spans(in: text))
  }

  private func required(_ key: String, allowsEmpty: Bool) -> String? {
    root.required(key) == nil ? nil : root.string(key, allowsEmpty: allowsEmpty)
  }

  private func size() -> Double? {
    guard root.required("size") != nil else { return nil }
    return root.number("size", in: TextLimits.sizes)
  }

  private func choice<Choice: RawRepresentable & CaseIterable>(_ key: String, _ absent: Choice) -> Choice where Choice.RawValue == String {
    guard let name = root.string(key) else { return absent }
    if let choice = Choice(rawValue: name) { return choice }
    root.report(key, .unknownName(name, known: Choice.allCases.map(\.rawValue)))
    return absent
  }

  private func families(of language: String) -> [String] {
    guard root["families"] != nil else { return manifest.families(for: LanguageTag(language)) }
    let known = manifest.families.map(\.name)
    let named = root.list("families").compactMap { value, path -> String? in
      guard let name = root.string(value, path: path) else { return nil }
      if !known.contains(name) { root.reader.report(value, path: path, .unknownName(name, known: known)) }
      return name
    }
    if named.isEmpty { root.report("families", .emptyList) }
    return named
  }

  /// Colours are told apart, not drawn: equal names have equal numbers.
  private func spans(in text: String) -> [TextSpan] {
    var colors: [String] = []
    let length = Double(text.utf16.count)
    return root.list("spans").compactMap { value, path in
      guard let fields = root.reader.fields(of: value, path: path, keys: ["start", "end", "weight", "color"]) else { return nil }
      guard fields.required("start") != nil, fields.required("end") != nil, let start = fields.number("start", in: 0...length),
        let end = fields.number("end", in: 0...length)
      else { return nil }
      let color = fields.string("color").map { name -> Int in
        if let known = colors.firstIndex(of: name) { return known }
        colors.append(name)
        return colors.count - 1
      }
      return TextSpan(start: Int(start), end: Int(end), weight: fields.number("weight", in: 1...1000).map { Int($0) }, appearanceIndex: color)
    }
  }
}
