/// What can be wrong with a command line.
public enum UsageError: Error, Sendable, Hashable {
  case unknownCommand(String, known: [String])
  case unknownVerb(String, command: String, known: [String])
  case missingVerb(command: String, known: [String])
  case unknownOption(String, command: String, known: [String])
  case unknownValue(String, option: String, known: [String])
  case missingValue(option: String)
  case valueForFlag(String, option: String)
  case surplusOperand(String, command: String)
  case notANumber(String, option: String)
  case notAShard(String)
  /// `--shard auto` where no CI service says which of how many machines this is.
  case noShardHere
  case notInProject(String, option: String, known: [String])

  /// The message and, where there is one, the hint.
  public var words: (message: String, hint: String?) {
    switch self {
    case .unknownCommand(let name, let known): ("unknown command \(Wording.quoted(name))", Wording.nearest(name, in: known))
    case .unknownVerb(let name, let command, let known):
      ("`\(command)` does not know \(Wording.quoted(name))", Wording.nearest(name, in: known))
    case .missingVerb(let command, let known): ("`\(command)` needs to know what", "one of \(Wording.list(known))")
    case .unknownOption(let name, let command, let known):
      ("`\(command)` has no option \(Wording.quoted(name))", Wording.nearest(name, in: known) ?? "it has none at all")
    case .unknownValue(let value, let option, let known):
      ("`\(option)` does not take \(Wording.quoted(value))", Wording.nearest(value, in: known))
    case .missingValue(let option): ("`\(option)` needs its value", nil)
    case .valueForFlag(let value, let option): ("`\(option)` takes no value, not \(Wording.quoted(value))", nil)
    case .surplusOperand(let word, let command): ("`\(command)` has no use for \(Wording.quoted(word))", "see `polyshot help \(command)`")
    case .notANumber(let value, let option): ("`\(option)` needs a whole number from 1 to 1024, not \(Wording.quoted(value))", nil)
    case .notAShard(let value): ("`--shard` does not take \(Wording.quoted(value))", "write `2/4`, `auto` or `auto/4`")
    case .noShardHere: ("`--shard auto`: the environment does not say which of how many machines this is", "write `--shard 2/4`")
    case .notInProject(let value, let option, let known):
      ("`\(option)`: the project has no \(Wording.quoted(value))", Wording.nearest(value, in: known))
    }
  }
}

/// Lines that are no findings.
public enum Messages {
  /// One line after a render: ``819 shots: 819 rendered in 3 min 20 s (4.1/s) into `AppStore` ``.
  ///
  /// - Parameters:
  ///   - folder: where the pictures are, as the project names it.
  ///   - isDryRun: nothing has been removed; the report counts what would be.
  public static func summary(_ report: RenderReport, folder: String, isDryRun: Bool) -> String {
    var parts: [String] = []
    for status in [ShotReport.Status.rendered, .fresh, .failed, .pending] where report.count(status) > 0 {
      parts.append("\(report.count(status)) \(status.rawValue)")
    }
    if report.pruned > 0 { parts.append("\(report.pruned) \(isDryRun ? "to be pruned" : "pruned")") }
    let rendered = Double(report.count(.rendered))
    let rate = rendered > 0 && report.seconds > 0 ? " (\(decimal(rendered / report.seconds))/s) into \(Wording.quoted(folder))" : ""
    let shots = report.shots.count == 1 ? "1 shot" : "\(report.shots.count) shots"
    return
      "\(shots): \(parts.isEmpty ? "nothing to do" : parts.joined(separator: ", ")) in \(duration(seconds: Int(report.seconds.rounded())))\(rate)"
  }

  /// One line after a check, with what it looked at: silence about the rest is no praise.
  public static func summary(_ report: CheckReport, parts: [CheckPart]) -> String {
    let ignored = report.ignored.isEmpty ? "" : ", \(report.ignored.count) ignored"
    let checked = parts.map(\.rawValue).joined(separator: ", ")
    return "\(checked) checked: \(Wording.count(report.errors, "error")), \(Wording.count(report.warnings, "warning"))\(ignored)"
  }

  /// Why a line of `text` is no query: every problem, with its column where the line is no JSON at all.
  static func queryRefused(_ problems: [Finding]) -> String {
    problems.map { problem in
      let place = problem.code == .projectSyntax ? problem.column.map { "column \($0): " } ?? "" : ""
      return place + problem.message + (problem.hint.map { " (\($0))" } ?? "")
    }.joined(separator: "; ")
  }

  public static func duration(seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3600: "\(seconds / 60) min \(seconds % 60) s"
    default: "\(seconds / 3600) h \(seconds % 3600 / 60) min"
    }
  }

  /// One digit after the point.
  public static func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Sequence where Element == Finding {
  /// For reading: place and message on one line, `captions/ja.json:12:3: …`, or the shot's names where no file is to blame. Findings that differ by
  /// the locale alone share a line, at the place of the first of them.
  public var lines: [(severity: Finding.Severity, text: String, hint: String?)] {
    var order: [Finding] = []
    var locales: [Finding: [String]] = [:]
    for finding in self {
      var key = finding
      key.locale = nil
      if locales[key] == nil { order.append(key) }
      locales[key, default: []] += [finding.locale].compactMap { $0 }
    }
    return order.map { ($0.severity, $0.text(locales: locales[$0] ?? []), $0.hint) }
  }
}

extension Finding {
  fileprivate func text(locales: [String]) -> String {
    let allDevices = device ?? (devices.isEmpty ? nil : devices.joined(separator: ", "))
    let allLocales = locales.count > 8 ? "\(locales.count) locales" : locales.joined(separator: ", ")
    guard let file else {
      let place = [allDevices, locales.isEmpty ? nil : allLocales, scene].compactMap { $0 }.joined(separator: " ")
      return place.isEmpty ? message : "\(place): \(message)"
    }
    let position = line.map { line in ":\(line)" + (column.map { ":\($0)" } ?? "") } ?? ""
    return "\(file)\(position): \(message)" + (locales.count > 1 ? " (for \(allLocales))" : "")
  }
}
