extension Finding {
  static func templateNotOffered(_ name: String, for deviceClass: DeviceClass) -> Finding {
    Finding(
      .templateValue, "template `\(name)` is not offered for this canvas (class `\(deviceClass.rawValue)`)",
      hint: "`polyshot list templates` says what each is offered for")
  }

  static func theme(_ problem: ThemeProblem, template: String, themes: [String]) -> Finding {
    switch problem.kind {
    case .unknownKey:
      Finding(.projectUnknownKey, "unknown key `theme.\(problem.key)`", hint: Wording.nearest(problem.key, in: Theme.keys))
    case .expected(let what): Finding(.projectValue, "`theme.\(problem.key)` must be \(what)")
    case .unknownTheme(let name):
      Finding(.projectValue, "template `\(template)` has no theme `\(name)`", hint: Wording.nearest(name, in: themes))
    }
  }

  static func templateUnreadable(_ error: DiskError) -> Finding { Finding(.templateSyntax, Wording.file(error)) }
}
