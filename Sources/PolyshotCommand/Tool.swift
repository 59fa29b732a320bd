import Polyshot

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The whole program as a function, so that tests call it in their own process.
struct Tool: Sendable {
  /// The variables of the process's environment.
  var environment = ProcessInfo.processInfo.environment
  let commands: [Command] = [.render, .check, .text, .list, .help]

  /// - Parameters:
  ///   - arguments: without the program's own name.
  ///   - folder: absolute path of the working folder.
  func run(_ arguments: [String], console: Console, folder: String) -> ExitStatus {
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
      return command.run(Invocation(arguments: parsed, console: console, workingFolder: folder, tool: self))
    } catch {
      console.report(error)
      return .usage
    }
  }
}
