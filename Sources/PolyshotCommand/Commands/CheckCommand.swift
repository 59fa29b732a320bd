import Polyshot

extension Command {
  static func check(_ engine: Engine) -> Command {
    let parts = engine.checkParts
    return Command(
      "check", "says what is wrong before a release, draws nothing", operands: ["FOLDER"],
      options: [Option("only", .list(placeholder: parts.map(\.rawValue).joined(separator: ",")), "only these checks")] + Option.selection + [
        Option("strict", .flag, "a warning counts like an error"),
        .format(["text", "json"]),
      ]
    ) { invocation in
      do throws(Refusal) {
        return try await invocation.check(engine)
      } catch {
        return error.status
      }
    }
  }
}

extension Invocation {
  fileprivate func check(_ engine: Engine) async throws(Refusal) -> ExitStatus {
    let parts = try checkParts(engine.checkParts)
    let project = try project()
    let plan = try plan(project)
    let found = await engine.check(project, plan, parts, resources)
    let report = CheckReport(project.findings + found, ignore: project.ignore)
    console.report(report.findings)
    console.say(Messages.summary(report))
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
