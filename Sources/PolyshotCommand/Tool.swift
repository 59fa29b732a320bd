import Polyshot

/// What the commands call in the library.
struct Engine: Sendable {
  /// Draws a plan. Progress may be told from any thread: shots done, shots in all.
  let render: @Sendable (Project, Plan, RenderOptions, ResourceFolders, @escaping @Sendable (Int, Int) -> Void) async -> RenderReport
  /// What `check --only` offers, and all of which runs without it.
  let checkParts: [CheckPart]
  let check: @Sendable (Project, Plan, [CheckPart], ResourceFolders) async -> [Finding]
  /// The templates as `list templates` shows them.
  let templates: @Sendable (ResourceFolders) -> [TemplateSummary]
}

/// One line of `list templates`.
struct TemplateSummary: Sendable {
  let name: String
  let themes: [String]
  /// The device classes it is offered for.
  let devices: [String]
}

/// The whole program as a function, so that tests call it in their own process.
struct Tool: Sendable {
  /// Commands that need it are offered only when it is there.
  let engine: Engine?

  var commands: [Command] {
    guard let engine else { return [.list(engine: nil), .help] }
    return [.render(engine), .check(engine), .list(engine: engine), .help]
  }

  /// - Parameters:
  ///   - arguments: without the program's own name.
  ///   - folder: absolute path of the working folder.
  func run(_ arguments: [String], console: Console, folder: String) async -> ExitStatus {
    guard let first = arguments.first else {
      console.draw(HelpPage.overview(commands))
      return .usage
    }
    if first == "--version" {
      console.print("polyshot \(Version.current)")
      return .done
    }
    let isHelp = first == "--help" || first == "-h"
    let name = isHelp ? "help" : first
    let words = Array(arguments.dropFirst())
    do throws(UsageError) {
      guard let command = commands.first(where: { $0.name == name }) else {
        throw UsageError.unknownCommand(name, known: commands.map(\.name))
      }
      if words.contains("--help") || words.contains("-h") {
        console.printPage(HelpPage.page(command))
        return .done
      }
      let parsed = try Arguments(words, of: command)
      return await command.run(Invocation(arguments: parsed, console: console, workingFolder: folder, tool: self))
    } catch {
      console.report(error)
      return .usage
    }
  }
}
