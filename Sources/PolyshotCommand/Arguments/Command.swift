/// One option of a command: parsing, help and near misses come from the same table.
struct Option: Sendable {
  enum Kind: Sendable {
    /// Takes no value.
    case flag
    /// One value; the last wins.
    case value(placeholder: String)
    /// Values by comma or repetition.
    case list(placeholder: String)
    /// One of these.
    case choice([String])
  }

  let name: String
  let kind: Kind
  let help: String

  init(_ name: String, _ kind: Kind, _ help: String) {
    self.name = name
    self.kind = kind
    self.help = help
  }

  /// As the help page writes it: `--jobs N`.
  var usage: String {
    switch kind {
    case .flag: "--\(name)"
    case .value(let placeholder), .list(let placeholder): "--\(name) \(placeholder)"
    case .choice(let names): "--\(name) \(names.joined(separator: "|"))"
    }
  }
}

/// One command as the user sees it.
struct Command: Sendable {
  let name: String
  let summary: String
  /// What stands after the command's name: `list` has verbs.
  let verbs: [String]
  /// In the order in which they are given.
  let operands: [String]
  let options: [Option]
  let run: @Sendable (Invocation) -> ExitStatus

  init(
    _ name: String, _ summary: String, verbs: [String] = [], operands: [String] = [], options: [Option] = [],
    run: @escaping @Sendable (Invocation) -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.verbs = verbs
    self.operands = operands
    self.options = options
    self.run = run
  }

  /// `polyshot list devices|locales [FOLDER] [options]`.
  var usage: String {
    let words = ["polyshot", name] + (verbs.isEmpty ? [] : [verbs.joined(separator: "|")]) + operands.map { "[\($0)]" }
    return (words + (options.isEmpty ? [] : ["[options]"])).joined(separator: " ")
  }
}

/// What a command is called with.
struct Invocation: Sendable {
  let arguments: Arguments
  let console: Console
  /// Absolute path of the folder the program was started in.
  let workingFolder: String
  let tool: Tool
}
