/// A JSON value to be written: strict JSON, members in the order given.
public enum JSONOutput: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONOutput])
  case object([Member])

  public struct Member: Sendable, Hashable {
    public let key: String
    public let value: JSONOutput

    public init(key: String, value: JSONOutput) {
      self.key = key
      self.value = value
    }
  }

  /// An object whose absent members (`nil`) are left out.
  public static func object(_ members: KeyValuePairs<String, JSONOutput?>) -> JSONOutput {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  public static func strings(_ texts: some Sequence<String>) -> JSONOutput { .array(texts.map(JSONOutput.string)) }

  /// On one line, without blanks.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.number(value)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// The shortest text that reads back as the same number; JSON has no infinity and no NaN, these become `null`.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// RFC 8259: quotes, backslashes and control characters escaped; U+2028 and U+2029 as well, for readers that take the text as JavaScript.
  private static func write(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<" ", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension Finding {
  /// The finding as reports have it; what is absent is left out.
  public var json: JSONOutput {
    .object([
      "severity": .string(severity.rawValue), "code": .string(code.rawValue), "message": .string(message), "hint": hint.map(JSONOutput.string),
      "device": device.map(JSONOutput.string), "devices": devices.isEmpty ? nil : .strings(devices), "locale": locale.map(JSONOutput.string),
      "scene": scene.map(JSONOutput.string), "file": file.map(JSONOutput.string), "line": line.map(JSONOutput.integer),
      "column": column.map(JSONOutput.integer),
    ])
  }
}
