import Polyshot

extension Command {
  private static let renderOptions =
    Option.selection + [
      Option("jobs", .value(placeholder: "N"), "how many shots are drawn at a time (as many as there are cores)"),
      Option("force", .flag, "draws fresh shots as well"),
      Option("dry-run", .flag, "says what would be drawn, draws nothing"),
      Option("prune", .flag, "removes what earlier runs wrote and the project no longer has"),
      Option("shard", .value(placeholder: "I/N|auto|auto/N"), "draws one part of the shots, for several machines"),
      Option("output", .value(placeholder: "DIR"), "writes below this folder instead of the project's"),
      Option("effort", .choice(RenderOptions.Effort.allCases.map(\.rawValue)), "how hard files are made small (normal)"),
      .format(["text", "json"]),
    ]

  static let render =
    Command("render", "draws every shot that is not fresh", operands: ["FOLDER"], options: renderOptions) { invocation in
      do throws(Refusal) {
        return try invocation.render()
      } catch {
        return error.status
      }
    }
}

extension Invocation {
  fileprivate func render() throws(Refusal) -> ExitStatus {
    let options = try renderOptions()
    let project = try project()
    let plan = try plan(project)
    let prepared = try prepared(project)
    let bar = ProgressBar(console)
    let report = Renderer(prepared, options: options).run(plan) { done, total in bar.show(done: done, of: total) }
    bar.clear()
    let general = (project.findings + prepared.findings).filter { finding in !project.ignore.contains { $0.matches(finding) } }
    let findings = general + report.findings(ignoring: project.ignore)
    console.report(findings.folded())
    console.say(Messages.summary(report, folder: options.outputFolder ?? project.output.folder, isDryRun: options.dryRun))
    if wantsJSON { console.print(report.json.text) }
    return findings.hasErrors ? .failed : .done
  }

  func renderOptions() throws(Refusal) -> RenderOptions {
    var options = RenderOptions()
    options.force = arguments.flag("force")
    options.dryRun = arguments.flag("dry-run")
    options.prune = arguments.flag("prune")
    options.outputFolder = arguments.value("output").map { ProjectPath.joined(workingFolder, $0) }
    options.effort = arguments.value("effort").flatMap(RenderOptions.Effort.init) ?? .normal
    if let text = arguments.value("jobs") {
      guard let jobs = Int(text), (1...1024).contains(jobs) else { throw refuse(.notANumber(text, option: "--jobs")) }
      options.jobs = jobs
    }
    if let text = arguments.value("shard") {
      guard let shard = RenderOptions.Shard(text) else { throw refuse(.notAShard(text)) }
      options.part = PlanPart(shard, environment: tool.environment)
      if options.part == nil { throw refuse(.noShardHere) }
    }
    return options
  }
}
