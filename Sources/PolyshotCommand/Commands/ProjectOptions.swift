import Polyshot

extension Option {
  /// The three that narrow a plan.
  static let selection = [
    Option("device", .list(placeholder: "NAMES"), "only these devices"),
    Option("locale", .list(placeholder: "NAMES"), "only these locales, in any common spelling"),
    Option("scene", .list(placeholder: "NAMES"), "only these scenes"),
  ]

  static func format(_ names: [String]) -> Option { Option("format", .choice(names), "how standard output is written (\(names[0]))") }
}

/// A command could not start; what is wrong has been said.
struct Refusal: Error {
  let status: ExitStatus
}

extension Invocation {
  var wantsJSON: Bool { arguments.value("format") == "json" }

  /// Absolute path of the project folder: the operand FOLDER, else the working folder.
  var projectFolder: String { ProjectPath.joined(workingFolder, arguments.operands.first ?? ".") }

  var resources: ResourceFolders { .standard(project: projectFolder, environment: tool.environment) }

  func catalog() throws(Refusal) -> DeviceCatalog {
    do throws(DeviceCatalog.Problems) {
      return try DeviceCatalog.load(from: resources)
    } catch {
      console.report(error.findings)
      throw Refusal(status: .usage)
    }
  }

  func project() throws(Refusal) -> Project {
    let catalog = try catalog()
    do throws(ProjectProblems) {
      return try Project.load(folder: projectFolder, resources: resources, catalog: catalog)
    } catch {
      console.report(error.findings)
      throw Refusal(status: .usage)
    }
  }

  /// The project with its templates and fonts.
  func prepared(_ project: Project) throws(Refusal) -> ProjectResources {
    do throws(ProjectProblems) {
      return try ProjectResources.load(project, folders: resources)
    } catch {
      console.report(error.findings)
      throw Refusal(status: .usage)
    }
  }

  /// The plan that `--device`, `--locale`, `--scene` and `--output` leave.
  func plan(_ project: Project) throws(Refusal) -> Plan {
    do throws(Selection.UnknownNames) {
      let selection = try Selection(
        devices: arguments.list("device"), locales: arguments.list("locale"), scenes: arguments.list("scene"), in: project)
      return Plan(project, selection: selection, outputFolder: arguments.value("output").map { ProjectPath.joined(workingFolder, $0) })
    } catch {
      for name in error.names { console.report(UsageError.notInProject(name.value, option: name.option, known: name.known)) }
      throw Refusal(status: .usage)
    }
  }

  func refuse(_ error: UsageError) -> Refusal {
    console.report(error)
    return Refusal(status: .usage)
  }
}
