extension Finding {
  static func templateNotOffered(_ name: String, for deviceClass: DeviceClass) -> Finding {
    Finding(
      .templateValue, "template `\(name)` is not offered for this canvas (class `\(deviceClass.rawValue)`)",
      hint: "`polyshot list templates` says what each is offered for")
  }

  static func theme(_ problem: ThemeProblem, template: String, themes: [String]) -> Finding {
    if case .unknownTheme(let name) = problem.kind {
      return Finding(.projectValue, "template `\(template)` has no theme `\(name)`", hint: Wording.nearest(name, in: themes))
    }
    return theme(problem, path: "theme", codes: .project)
  }

  /// What is wrong with a value of a theme that stands at `path` in its file.
  static func theme(_ problem: ThemeProblem, path: String, codes: FieldReader.Codes) -> Finding {
    let field = Wording.quoted("\(path).\(problem.key)")
    switch problem.kind {
    case .unknownKey(let known):
      let name = problem.key.split(separator: ".").last.map(String.init) ?? problem.key
      return Finding(codes.unknownKey, "unknown key \(field)", hint: Wording.nearest(name, in: known))
    case .expected(let what): return Finding(codes.value, "\(field) must be \(what)")
    case .missing: return Finding(codes.value, "\(field) is missing")
    case .notATag: return Finding(codes.value, "\(field): an OpenType tag has four letters or digits", hint: "such as `ss01` or `tnum`")
    case .unknownTheme(let name): return Finding(codes.value, "there is no theme \(Wording.quoted(name))")
    }
  }

  static func templateUnreadable(_ error: DiskError) -> Finding { Finding(.templateSyntax, Wording.file(error)) }
}
