/// What was rendered from what. Each writer (a whole run, or one shard) has a file of its own in `.polyshot/`, so that shards merge by lying in one
/// folder; reading takes them all together.
struct RenderRecord: Sendable {
  /// One finished picture.
  struct Entry: Sendable, Hashable {
    /// Relative to the output folder.
    let path: String
    /// Of everything that went in.
    let inputs: ContentKey
    /// Of the file that came out.
    let output: ContentKey
    /// What drawing it had to say; a fresh shot says it again.
    let findings: [Finding]
  }

  /// The sizes a text group came to, so that an unchanged group need not be laid out again.
  struct Group: Sendable, Hashable {
    /// Tells groups of one plan apart.
    let name: String
    let inputs: ContentKey
    let sizes: CaptionSizes
  }

  private(set) var entries: [String: [Entry]] = [:]
  private(set) var groups: [ContentKey: Group] = [:]

  /// Whether the record knows a picture with these inputs whose file is `output`.
  func fresh(path: String, inputs: ContentKey, output: ContentKey) -> Entry? {
    entries[path]?.first { $0.inputs == inputs && $0.output == output }
  }

  mutating func add(_ entry: Entry) { entries[entry.path, default: []].append(entry) }
  mutating func add(_ group: Group) { groups[group.inputs] = group }

  // MARK: Files

  private static let version = 1

  /// What all writers of an output folder have on record, and what `writer` alone has.
  static func read(from folder: OutputFolder, writer: String) -> (all: RenderRecord, own: RenderRecord) {
    var all = RenderRecord()
    for name in Disk.names(in: folder.recordFolder) where name.hasPrefix("record") && name.hasSuffix(".json") {
      all.add(contentsOf: "\(folder.recordFolder)/\(name)")
    }
    var own = RenderRecord()
    own.add(contentsOf: "\(folder.recordFolder)/\(writer)")
    return (all, own)
  }

  /// A file that cannot be read counts as absent: its pictures are drawn again.
  private mutating func add(contentsOf path: String) {
    guard let bytes = try? Disk.readText(path), let root = try? JSONReader.value(of: bytes), root["version"]?.integer == Self.version else { return }
    for value in root["shots"]?.elements ?? [] { if let entry = Entry(value) { add(entry) } }
    for value in root["groups"]?.elements ?? [] { if let group = Group(value) { add(group) } }
  }

  /// The name of a writer's file; `part` tells the writers of one plan apart.
  static func fileName(part: PlanPart?) -> String {
    part.map { "record-\($0.index)-of-\($0.count).json" } ?? "record.json"
  }

  static func bytes(entries: [Entry], groups: [Group]) -> [UInt8] {
    let json = JSONOutput.object([
      "version": .integer(version), "shots": .array(entries.map(\.json)), "groups": .array(groups.map(\.json)),
    ])
    return Array(json.text.utf8)
  }
}

extension RenderRecord.Entry {
  fileprivate init?(_ value: JSONValue) {
    guard let path = value["path"]?.string, let inputs = value["inputs"]?.contentKey, let output = value["output"]?.contentKey else { return nil }
    let findings = value["findings"]?.elements.map { Finding(recorded: $0) } ?? []
    guard !findings.contains(nil) else { return nil }
    self.init(path: path, inputs: inputs, output: output, findings: findings.compactMap { $0 })
  }

  fileprivate var json: JSONOutput {
    .object([
      "path": .string(path), "inputs": .string(inputs.description), "output": .string(output.description),
      "findings": findings.isEmpty ? nil : .array(findings.map(\.json)),
    ])
  }
}

extension RenderRecord.Group {
  fileprivate init?(_ value: JSONValue) {
    guard let name = value["name"]?.string, let inputs = value["inputs"]?.contentKey, let members = value["sizes"]?.members else { return nil }
    var sizes = CaptionSizes()
    for member in members {
      guard let slot = CaptionSlot(rawValue: member.key), let size = member.value.number(in: 0...10_000) else { return nil }
      sizes.sizes[slot] = size
    }
    sizes.overflows = (value["overflows"]?.elements ?? []).map { element in
      Dictionary(
        element.members.compactMap { member in
          CaptionSlot(rawValue: member.key).flatMap { slot in member.value.number(in: 0...1_000_000).map { (slot, $0) } }
        }, uniquingKeysWith: { first, _ in first })
    }
    self.init(name: name, inputs: inputs, sizes: sizes)
  }

  fileprivate var json: JSONOutput {
    func object(_ numbers: [CaptionSlot: Double]) -> JSONOutput {
      .object(CaptionSlot.allCases.compactMap { slot in numbers[slot].map { JSONOutput.Member(key: slot.rawValue, value: .number($0)) } })
    }
    return .object([
      "name": .string(name), "inputs": .string(inputs.description), "sizes": object(sizes.sizes), "overflows": .array(sizes.overflows.map(object)),
    ])
  }
}

extension Finding {
  /// Reads what `json` wrote.
  fileprivate init?(recorded value: JSONValue) {
    guard let code = value["code"]?.string.flatMap({ Code(rawValue: $0) }), let message = value["message"]?.string,
      let severity = value["severity"]?.string.flatMap({ Severity(rawValue: $0) })
    else { return nil }
    self.init(code, message, hint: value["hint"]?.string, severity: severity)
    device = value["device"]?.string
    locale = value["locale"]?.string
    scene = value["scene"]?.string
    file = value["file"]?.string
    line = value["line"]?.integer
    column = value["column"]?.integer
  }
}

extension JSONValue {
  fileprivate var contentKey: ContentKey? { string.flatMap { ContentKey($0) } }
  fileprivate var integer: Int? { number(in: -1e15...1e15).map { Int($0) } }
}
