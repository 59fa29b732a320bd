/// What `check` looks at.
public enum CheckPart: String, Sendable, Hashable, CaseIterable {
  case fonts, captions, captures, layout, output

  /// Whether a finding belongs to this part by the family of its code (`font.corrupt` to `fonts`).
  public func covers(_ code: Finding.Code) -> Bool {
    let family = code.rawValue.prefix { $0 != "." }
    return rawValue == family || rawValue == family + "s"
  }
}

/// Findings after folding and after the project's `ignore` rules.
public struct CheckReport: Sendable, Hashable {
  public let findings: [Finding]
  public let ignored: [Finding]

  /// Splits findings by the project's rules and folds them.
  public init(_ findings: [Finding], ignore rules: [IgnoreRule]) {
    let (open, ignored) = findings.reduce(into: ([Finding](), [Finding]())) { parts, finding in
      if rules.contains(where: { $0.matches(finding) }) { parts.1.append(finding) } else { parts.0.append(finding) }
    }
    self.findings = open.folded()
    self.ignored = ignored.folded()
  }

  public var errors: Int { findings.count { $0.severity == .error } }
  public var warnings: Int { findings.count { $0.severity == .warning } }

  public var json: JSONOutput {
    let all = findings.map { ($0, false) } + ignored.map { ($0, true) }
    return .object([
      "findings": .array(all.map { finding, isIgnored in isIgnored ? finding.json.adding("ignored", .bool(true)) : finding.json }),
      "summary": .object(["errors": .integer(errors), "warnings": .integer(warnings), "ignored": .integer(ignored.count)]),
    ])
  }
}

extension JSONOutput {
  /// An object with one more member at its end.
  fileprivate func adding(_ key: String, _ value: JSONOutput) -> JSONOutput {
    guard case .object(let members) = self else { return self }
    return .object(members + [Member(key: key, value: value)])
  }
}
