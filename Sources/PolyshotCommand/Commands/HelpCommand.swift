import Polyshot

extension Command {
  static let help = Command("help", "explains the program, or one command", operands: ["COMMAND"]) { invocation in
    let commands = invocation.tool.commands
    guard let name = invocation.arguments.operands.first else {
      invocation.console.printPage(HelpPage.overview(commands))
      return .done
    }
    guard let command = commands.first(where: { $0.name == name }) else {
      invocation.console.report(UsageError.unknownCommand(name, known: commands.map(\.name)))
      return .usage
    }
    invocation.console.printPage(HelpPage.page(command))
    return .done
  }
}
