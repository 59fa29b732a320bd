import Polyshot

extension Command {
  /// What `--only` offers; all of it runs without the option.
  private static let parts: [CheckPart] = [.fonts]

  static let check =
    Command(
      "check", "says what is wrong before a release, draws nothing", operands: ["FOLDER"],
      options: [Option("only", .list(placeholder: parts.map(\.rawValue).joined(separator: ",")), "only these checks")] + Option.selection + [
        Option("strict", .flag, "a warning counts like an error"),
        .format(["text", "json"]),
      ]
    ) { invocation in
      do throws(Refusal) {
        return try invocation.check(offered: parts)
      } catch {
        return error.status
      }
    }
}

extension Invocation {
  fileprivate func check(offered: [CheckPart]) throws(Refusal) -> ExitStatus {
    let parts = try checkParts(offered)
    let project = try project()
    let plan = try plan(project)
    let prepared = try prepared(project)
    let found = parts.contains(.fonts) ? FontCheck(prepared).findings(plan) : []
    let general = project.findings + prepared.findings
    let other = arguments.list("only").isEmpty ? general : general.filter { finding in parts.contains { $0.covers(finding.code) } }
    let report = CheckReport(found + other, ignore: project.ignore)
    console.report(report.findings)
    console.say(Messages.summary(report, parts: parts))
    if wantsJSON { console.print(report.json.text) }
    return report.errors > 0 || arguments.flag("strict") && report.warnings > 0 ? .failed : .done
  }

  private func checkParts(_ offered: [CheckPart]) throws(Refusal) -> [CheckPart] {
    let names = arguments.list("only")
    for name in names where !offered.contains(where: { $0.rawValue == name }) {
      throw refuse(.unknownValue(name, option: "--only", known: offered.map(\.rawValue)))
    }
    return names.isEmpty ? offered : offered.filter { names.contains($0.rawValue) }
  }
}
