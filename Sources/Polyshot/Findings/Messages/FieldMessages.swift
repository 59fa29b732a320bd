extension Finding {
  static func syntax(_ error: JSONSyntaxError, code: Code) -> Finding {
    switch error.reason {
    case .invalidUTF8: Finding(code, "not UTF-8 from here on", hint: "save the file as UTF-8")
    case .expected(let what, let found): Finding(code, "expected \(what)\(found.map { ", found \(Wording.character($0))" } ?? ", but the file ends")")
    case .unterminatedString: Finding(code, "this string does not end", hint: "a line break inside a string is written `\\n`")
    case .unterminatedComment: Finding(code, "this comment does not end", hint: "close it with `*/`")
    case .invalidEscape(let escape): Finding(code, "invalid escape \(Wording.quoted(escape))", hint: "a backslash itself is written `\\\\`")
    case .loneSurrogate: Finding(code, "half of a surrogate pair", hint: "write both halves, or the character itself")
    case .invalidNumber(let text): Finding(code, "\(Wording.quoted(text)) is not a number")
    case .duplicateKey(let key, let first):
      Finding(code, "the key \(Wording.quoted(key)) stands here a second time", hint: "the first is in line \(first.line)")
    case .tooDeep(let limit): Finding(code, "nested deeper than \(limit) levels")
    }
  }

  static func unknownKey(_ path: String, key: String, known: [String], code: Code) -> Finding {
    Finding(code, "unknown key \(Wording.quoted(path))", hint: Wording.nearest(key, in: known))
  }

  static func value(path: String, value: JSONValue, problem: ValueProblem, code: Code) -> Finding {
    let field = path.isEmpty ? "the file" : Wording.quoted(path)
    let (message, hint) = Wording.value(field: field, value: value, problem: problem)
    return Finding(code, message, hint: hint)
  }
}

extension Wording {
  static func value(field: String, value: JSONValue, problem: ValueProblem) -> (message: String, hint: String?) {
    switch problem {
    case .wrongKind(let expected):
      ("\(field) must be \(expected), not \(value.kind)", example(of: expected, for: field, value))
    case .outOfRange(let expected): ("\(field) must be \(expected)", nil)
    case .unknownName(let name, let known): ("\(field): unknown name \(quoted(name))", nearest(name, in: known))
    case .missing(let key): ("\(field == "the file" ? "" : "\(field): ")the key \(quoted(key)) is missing", nil)
    case .emptyText: ("\(field) must not be empty", nil)
    case .emptyList: ("\(field) must name at least one", nil)
    case .notPlainName(let name): ("\(field): \(quoted(name)) is no plain name", "a name holds no `/`, no `\\` and no control character")
    case .leavesProject(let name): ("\(field): \(quoted(name)) leads out of the project", "use a path below the project folder")
    case .duplicateName(let name): ("\(field): \(quoted(name)) is there already", "give each its own `name`")
    case .unknownLocale(let name): ("\(field): \(quoted(name)) is no locale", locale(insteadOf: name))
    case .pattern(let problem): pattern(field: field, problem)
    case .sizeNotTaken(let size, let device, let taken):
      (
        "\(field): the store does not take \(quoted(size.description)) for \(quoted(device))",
        "it takes \(sizes(taken)); a canvas of any size has a `name` and no `device`"
      )
    case .capturesFromItself(let chain): ("\(field) leads back to itself: \(chain.map(quoted).joined(separator: " → "))", nil)
    case .needsNameAndSize: ("\(field) needs a `device`, or a `name` and a `size`", nil)
    case .layoutNotOffered(let layout, let offered):
      ("\(field): the layout \(quoted(layout)) is not offered", "use \(list(offered)) or a pattern such as `{device}/{locale}/{number}.png`")
    case .samePath(let path, let first, let second):
      ("\(field): \(first) and \(second) would both be written to \(quoted(path))", "add a placeholder that tells them apart")
    case .noCaptions(let folder):
      (
        "\(field): there are no captions in \(quoted(folder))",
        "captions are read from `<locale>.json`, `<locale>.strings`, `<locale>/title.strings`, `captions.json` and `captions.csv`"
      )
    }
  }

  /// How a text that should have been a list or an object is written.
  private static func example(of expected: String, for field: String, _ value: JSONValue) -> String? {
    guard let text = value.string, !text.contains(where: { "`\"\n".contains($0) }) else { return nil }
    switch (expected, field) {
    case ("a list", _): return "write `[\"\(text)\"]`"
    case ("an object", let field) where field.hasSuffix("theme`"): return "write `{ \"name\": \"\(text)\" }`"
    case ("an object", "`output`"): return "write `{ \"folder\": \"\(text)\" }`"
    default: return nil
    }
  }

  /// A country's code is the commonest slip: `jp` for `ja`, `cz` for `cs`.
  static func locale(insteadOf name: String) -> String {
    if let language = LikelySubtags.language(ofRegion: name) { return "did you mean `\(language)`?" }
    return "use a BCP 47 name such as `pt-BR`, `zh-Hans` or `es-419`"
  }

  private static func pattern(field: String, _ problem: ValueProblem.PatternProblem) -> (message: String, hint: String?) {
    let known = PathPattern.Placeholder.allCases.map { "{\($0.rawValue)}" }
    switch problem {
    case .unknownPlaceholder(let name): return ("\(field): unknown placeholder `{\(name)}`", nearest("{\(name)}", in: known))
    case .unbalancedBrace: return ("\(field): a brace without its partner", "placeholders are \(list(known))")
    case .notHere(let name): return ("\(field): `{\(name)}` has no meaning here", nil)
    }
  }
}
