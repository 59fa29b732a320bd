/// A JSON value that knows where it stands in its file.
public struct JSONValue: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    case null
    case bool(Bool)
    /// May be infinite or not a number, as JSON5 allows; typed access refuses both.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  public let content: Content
  /// Of the value's first character.
  public let position: SourcePosition

  public init(_ content: Content, at position: SourcePosition) {
    self.content = content
    self.position = position
  }

  /// The kind of the value in a reader's words: `a string`, `an object` …
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The members of an object in the order of the file; empty for any other value.
  public var members: [JSONMember] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The elements of a list; empty for any other value.
  public var elements: [JSONValue] {
    if case .array(let values) = content { values } else { [] }
  }

  public subscript(key: String) -> JSONValue? { members.last { $0.key == key }?.value }

  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }
}

/// One `key: value` of an object.
public struct JSONMember: Sendable, Hashable {
  public let key: String
  public let keyPosition: SourcePosition
  public let value: JSONValue

  public init(key: String, keyPosition: SourcePosition, value: JSONValue) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}

/// Why a text is not JSON5, and where.
public struct JSONSyntaxError: Error, Sendable, Hashable {
  public enum Reason: Sendable, Hashable {
    case invalidUTF8
    /// What was expected, and what stands there (`nil` at the end of the file).
    case expected(String, found: String?)
    case unterminatedString
    case unterminatedComment
    case invalidEscape(String)
    case loneSurrogate
    case invalidNumber(String)
    case duplicateKey(String, first: SourcePosition)
    case tooDeep(limit: Int)
  }

  public let reason: Reason
  public let position: SourcePosition
}
