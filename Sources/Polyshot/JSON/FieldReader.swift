/// Reads the fields of a JSON file that follows a schema and collects every problem as a finding, so that all are reported at once.
///
/// One reader serves one file. Problems name the field by its path (`scenes[2].template`) and point to its line and column.
public final class FieldReader {
  /// The codes under which a kind of file reports.
  public struct Codes: Sendable {
    let syntax: Finding.Code
    let unknownKey: Finding.Code
    let value: Finding.Code

    public static let project = Codes(syntax: .projectSyntax, unknownKey: .projectUnknownKey, value: .projectValue)
    public static let template = Codes(syntax: .templateSyntax, unknownKey: .templateUnknownKey, value: .templateValue)
  }

  let file: String
  let codes: Codes
  public private(set) var findings: [Finding] = []

  /// - Parameter file: how findings name it.
  public init(file: String, codes: Codes) {
    self.file = file
    self.codes = codes
  }

  /// Parses the file; `nil` after a syntax error or when the value is no object.
  public func root(of bytes: [UInt8], keys: [String]) -> Fields? {
    do throws(JSONSyntaxError) {
      return fields(of: try JSONReader.value(of: bytes), path: "", keys: keys)
    } catch {
      findings.append(.syntax(error, code: codes.syntax).at(file: file, error.position))
      return nil
    }
  }

  /// The object's fields, after reporting every key that is not among `keys`; `nil` (reported) when the value is no object.
  public func fields(of value: JSONValue, path: String, keys: [String]) -> Fields? {
    guard case .object(let members) = value.content else {
      report(value, path: path, .wrongKind(expected: "an object"))
      return nil
    }
    for member in members where !keys.contains(member.key) {
      let fieldPath = path.isEmpty ? member.key : "\(path).\(member.key)"
      findings.append(.unknownKey(fieldPath, key: member.key, known: keys, code: codes.unknownKey).at(file: file, member.keyPosition))
    }
    return Fields(reader: self, value: value, path: path)
  }

  /// Reports what was found out elsewhere, at a place in the file.
  func report(_ finding: Finding, at position: SourcePosition) { findings.append(finding.at(file: file, position)) }

  /// Reports a value that is not as it should be.
  public func report(_ value: JSONValue, path: String, _ problem: ValueProblem) {
    findings.append(.value(path: path, value: value, problem: problem, code: codes.value).at(file: file, value.position))
  }
}

/// What is wrong with a value.
public enum ValueProblem: Sendable, Hashable {
  /// Another kind was expected: `a string`, `a list` …
  case wrongKind(expected: String)
  case outOfRange(expected: String)
  /// Not one of these names.
  case unknownName(String, known: [String])
  case missing(key: String)
  case emptyText
  case emptyList
  /// Must be one plain file or folder name.
  case notPlainName(String)
  case leavesProject(String)
  case duplicateName(String)
  case unknownLocale(String)
  case pattern(PatternProblem)
  case sizeNotTaken(PixelSize, device: String, taken: [PixelSize])
  case capturesFromItself([String])
  case needsNameAndSize
  case layoutNotOffered(String, offered: [String])
  case samePath(path: String, first: String, second: String)
  case noCaptions(folder: String)

  /// What is wrong with a path pattern.
  public enum PatternProblem: Sendable, Hashable {
    case unknownPlaceholder(String)
    case unbalancedBrace
    case notHere(String)
  }
}

/// The fields of one object. Each getter reports what is wrong and gives `nil` (or the default) then; `null` counts as absent.
public struct Fields {
  public let reader: FieldReader
  public let value: JSONValue
  public let path: String

  public func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  public func report(_ key: String, _ problem: ValueProblem) {
    reader.report(self[key] ?? value, path: path(of: key), problem)
  }

  public subscript(key: String) -> JSONValue? {
    guard let field = value[key], field.content != .null else { return nil }
    return field
  }

  /// The value, or a report that it is missing.
  public func required(_ key: String) -> JSONValue? {
    if let field = self[key] { return field }
    reader.report(value, path: path, .missing(key: key))
    return nil
  }

  public func string(_ key: String, allowsEmpty: Bool = false) -> String? {
    self[key].flatMap { string($0, path: path(of: key), allowsEmpty: allowsEmpty) }
  }

  public func bool(_ key: String) -> Bool? {
    guard let field = self[key] else { return nil }
    if case .bool(let flag) = field.content { return flag }
    report(key, .wrongKind(expected: "`true` or `false`"))
    return nil
  }

  /// A finite number within a range.
  public func number(_ key: String, in range: ClosedRange<Double>) -> Double? {
    guard let field = self[key] else { return nil }
    guard case .number(let number) = field.content else {
      report(key, .wrongKind(expected: "a number"))
      return nil
    }
    if range.contains(number) { return number }
    report(key, .outOfRange(expected: "a number from \(range.lowerBound.description) to \(range.upperBound.description)"))
    return nil
  }

  /// An object whose keys are somebody else's business.
  public func object(_ key: String) -> JSONValue? {
    guard let field = self[key] else { return nil }
    if case .object = field.content { return field }
    report(key, .wrongKind(expected: "an object"))
    return nil
  }

  /// The elements of a list with their paths; empty when absent.
  public func list(_ key: String) -> [(value: JSONValue, path: String)] {
    guard let field = self[key] else { return [] }
    guard case .array(let values) = field.content else {
      report(key, .wrongKind(expected: "a list"))
      return []
    }
    return values.enumerated().map { ($1, "\(path(of: key))[\($0)]") }
  }

  public func strings(_ key: String) -> [String] {
    list(key).compactMap { string($0.value, path: $0.path) }
  }

  public func string(_ value: JSONValue, path: String, allowsEmpty: Bool = false) -> String? {
    guard let text = value.string else {
      reader.report(value, path: path, .wrongKind(expected: "a string"))
      return nil
    }
    if text.isEmpty && !allowsEmpty {
      reader.report(value, path: path, .emptyText)
      return nil
    }
    return text
  }
}
