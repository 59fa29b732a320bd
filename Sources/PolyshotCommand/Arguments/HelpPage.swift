/// Help pages, made from the tables that also parse.
enum HelpPage {
  static func overview(_ commands: [Command]) -> String {
    let width = commands.map(\.name.count).max() ?? 0
    let lines = commands.map { "  \(padded($0.name, width))  \($0.summary)" }
    return """
      Raw localized captures and captions in, finished store screenshots out.

      Usage: polyshot <command> [FOLDER] [options]

      \(lines.joined(separator: "\n"))

      FOLDER is a project: a folder with a polyshot.json; the current folder when left out.
      polyshot help <command> explains one command; polyshot --version says which version this is.
      Exit status: 0 done; 1 something failed or an error was found; 2 wrong usage or a broken polyshot.json.

      """
  }

  static func page(_ command: Command) -> String {
    var text = "\(command.summary)\n\nUsage: \(command.usage)\n"
    let width = command.options.map(\.usage.count).max() ?? 0
    if !command.options.isEmpty { text += "\n" }
    for option in command.options {
      text += "  \(padded(option.usage, width))  \(option.help)\n"
    }
    if command.options.contains(where: { if case .list = $0.kind { true } else { false } }) {
      text += "\nA list is written with commas, or the option is repeated.\n"
    }
    return text
  }

  private static func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
}
