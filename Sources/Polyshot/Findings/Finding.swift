/// One thing that `render` or `check` has to say: what it is (`code`), how bad, where, in words, and what to do about it.
public struct Finding: Sendable, Hashable {
  /// Whether the run counts as failed.
  public enum Severity: String, Sendable, Hashable, Comparable {
    case error, warning

    public static func < (left: Severity, right: Severity) -> Bool { left == .error && right == .warning }
  }

  public var code: Code
  public var severity: Severity
  /// Lower case, no full stop, values in backticks.
  public var message: String
  /// What the reader can do, in the same form.
  public var hint: String?
  public var device: String?
  /// The devices that share this finding, when `folded` has put several together.
  public var devices: [String] = []
  public var locale: String?
  public var scene: String?
  /// Relative to the project folder with `/`, absolute when outside.
  public var file: String?
  /// Both count from 1; a column is a Unicode scalar.
  public var line: Int?
  public var column: Int?

  public init(_ code: Code, _ message: String, hint: String? = nil, severity: Severity? = nil) {
    self.code = code
    self.severity = severity ?? code.severity
    self.message = message
    self.hint = hint
  }

  /// The same finding at a place in a file.
  public func at(file: String, _ position: SourcePosition? = nil) -> Finding {
    var copy = self
    copy.file = file
    copy.line = position?.line
    copy.column = position?.column
    return copy
  }

  /// The same finding for a device, a locale and a scene.
  public func about(device: String? = nil, locale: String? = nil, scene: String? = nil) -> Finding {
    var copy = self
    copy.device = device ?? copy.device
    copy.locale = locale ?? copy.locale
    copy.scene = scene ?? copy.scene
    return copy
  }
}

/// A place in a text: line and column count from 1, a column is a Unicode scalar.
public struct SourcePosition: Sendable, Hashable, Comparable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (left: SourcePosition, right: SourcePosition) -> Bool { (left.line, left.column) < (right.line, right.column) }
}

extension Finding: Comparable {
  /// Errors first, then by place, then by what is left, so that the order never depends on the order of work.
  public static func < (left: Finding, right: Finding) -> Bool {
    if left.severity != right.severity { return left.severity < right.severity }
    let leftPlace = (left.file ?? "", left.line ?? 0, left.column ?? 0, left.code.rawValue)
    let rightPlace = (right.file ?? "", right.line ?? 0, right.column ?? 0, right.code.rawValue)
    if leftPlace != rightPlace { return leftPlace < rightPlace }
    let leftShot = (left.device ?? "", left.locale ?? "", left.scene ?? "", left.message, left.hint ?? "")
    let rightShot = (right.device ?? "", right.locale ?? "", right.scene ?? "", right.message, right.hint ?? "")
    if leftShot != rightShot { return leftShot < rightShot }
    return left.devices.lexicographicallyPrecedes(right.devices)
  }
}

extension Sequence where Element == Finding {
  /// Sorted, each finding once; those that differ by the device alone become one that lists its devices.
  public func folded() -> [Finding] {
    var devices: [Finding: Set<String>] = [:]
    for finding in self {
      var key = finding
      key.device = nil
      key.devices = []
      devices[key, default: []].formUnion(finding.devices + [finding.device].compactMap { $0 })
    }
    return devices.map { key, names in
      var finding = key
      if names.count == 1 { finding.device = names.first } else { finding.devices = names.sorted() }
      return finding
    }.sorted()
  }

  public var hasErrors: Bool { contains { $0.severity == .error } }
}
