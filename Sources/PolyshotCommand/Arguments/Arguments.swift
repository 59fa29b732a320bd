import Polyshot

/// The words after a command's name, sorted by the command's table.
struct Arguments: Sendable, Equatable {
  private(set) var verb: String?
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  func flag(_ name: String) -> Bool { values[name] != nil }

  func value(_ name: String) -> String? { values[name]?.last }

  func list(_ name: String) -> [String] { values[name] ?? [] }

  /// Sorts words by a command's options. `--name value` and `--name=value`; after `--` everything is an operand.
  init(_ words: [String], of command: Command) throws(UsageError) {
    var rest = words[...]
    var onlyOperands = false
    while let word = rest.popFirst() {
      if onlyOperands || !word.hasPrefix("-") || word == "-" {
        try take(operand: word, of: command)
      } else if word == "--" {
        onlyOperands = true
      } else {
        try take(option: word, rest: &rest, of: command)
      }
    }
    if verb == nil, !command.verbs.isEmpty { throw UsageError.missingVerb(command: command.name, known: command.verbs) }
  }

  private mutating func take(operand word: String, of command: Command) throws(UsageError) {
    if verb == nil, !command.verbs.isEmpty {
      guard command.verbs.contains(word) else { throw UsageError.unknownVerb(word, command: command.name, known: command.verbs) }
      verb = word
    } else if operands.count < command.operands.count {
      operands.append(word)
    } else {
      throw UsageError.surplusOperand(word, command: command.name)
    }
  }

  private mutating func take(option word: String, rest: inout ArraySlice<String>, of command: Command) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0].drop { $0 == "-" })
    guard word.hasPrefix("--"), let option = command.options.first(where: { $0.name == name }) else {
      throw UsageError.unknownOption(String(parts[0]), command: command.name, known: command.options.map { "--\($0.name)" })
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if case .flag = option.kind {
      if let attached { throw UsageError.valueForFlag(attached, option: "--\(name)") }
      values[name] = []
      return
    }
    guard let value = attached ?? rest.popFirst(), value.contains(where: { $0 != "," }), attached != nil || !value.hasPrefix("--") else {
      throw UsageError.missingValue(option: option.usage)
    }
    switch option.kind {
    case .list: values[name, default: []] += value.split(separator: ",").map(String.init)
    case .choice(let known) where !known.contains(value): throw UsageError.unknownValue(value, option: "--\(name)", known: known)
    case .choice, .value, .flag: values[name] = [value]
    }
  }
}
