/// How to render a plan.
public struct RenderOptions: Sendable, Hashable {
  /// How hard the PNG encoder tries.
  public enum Effort: String, Sendable, Hashable, CaseIterable {
    case fast, normal, small
  }

  /// The part of a plan that this run takes.
  public enum Shard: Sendable, Hashable {
    /// The `index`-th (from 1) of `count`.
    case part(index: Int, count: Int)
    /// Index and count from the environment of the build service; the count may be given.
    case auto(count: Int?)

    /// `I/N`, `auto` or `auto/N`; `nil` for anything else.
    public init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      let count = parts.count == 2 ? Self.number(parts[1]) : nil
      if parts.count == 1, parts[0] == "auto" {
        self = .auto(count: nil)
      } else if let count, parts[0] == "auto" {
        self = .auto(count: count)
      } else if let count, let index = Self.number(parts[0]), index <= count {
        self = .part(index: index, count: count)
      } else {
        return nil
      }
    }

    private static func number(_ text: Substring) -> Int? {
      guard !text.isEmpty, text.allSatisfy(\.isDigitASCII), let number = Int(text), number > 0 else { return nil }
      return number
    }
  }

  /// `nil`: as many as the machine has cores.
  public var jobs: Int?
  /// Draw what is fresh as well.
  public var force = false
  /// Say what would be drawn, draw nothing.
  public var dryRun = false
  /// Remove what earlier runs wrote and the plan no longer has.
  public var prune = false
  /// The share of the plan that this run draws; `nil`: all.
  public var part: PlanPart?
  /// Stands in for the project's `output.folder`.
  public var outputFolder: String?
  public var effort = Effort.normal

  public init() {}
}

/// What became of one shot.
public struct ShotReport: Sendable, Hashable {
  public enum Status: String, Sendable, Hashable {
    case rendered, fresh, failed, pending
  }

  public let device: String
  public let locale: String
  public let scene: String
  /// Relative to the project folder with `/`, absolute when outside.
  public let path: String
  public let size: PixelSize
  public let status: Status
  public let milliseconds: Double
  /// A fresh shot repeats those of the run that drew it.
  public let findings: [Finding]

  public init(_ shot: Shot, status: Status, milliseconds: Double, findings: [Finding]) {
    device = shot.device.name
    locale = shot.locale.name
    scene = shot.scene.name
    path = shot.path
    size = shot.device.size
    self.status = status
    self.milliseconds = milliseconds
    self.findings = findings.sorted()
  }

  var json: JSONOutput {
    .object([
      "device": .string(device), "locale": .string(locale), "scene": .string(scene), "path": .string(path), "width": .integer(size.width),
      "height": .integer(size.height), "status": .string(status.rawValue), "milliseconds": .number(milliseconds),
      "findings": .array(findings.map(\.json)),
    ])
  }
}

/// What became of a plan, in plan order.
public struct RenderReport: Sendable, Hashable {
  public let shots: [ShotReport]
  public let pruned: Int
  public let seconds: Double
  /// What concerns the run as a whole, such as a record that could not be written.
  public let findings: [Finding]

  public init(shots: [ShotReport], pruned: Int, seconds: Double, findings: [Finding] = []) {
    self.shots = shots
    self.pruned = pruned
    self.seconds = seconds
    self.findings = findings
  }

  public func count(_ status: ShotReport.Status) -> Int { shots.count { $0.status == status } }

  /// A shot failed or a finding is an error.
  public var hasFailed: Bool { findings.hasErrors || shots.contains { $0.status == .failed || $0.findings.hasErrors } }

  public var json: JSONOutput {
    .object([
      "shots": .array(shots.map(\.json)),
      "summary": .object([
        "rendered": .integer(count(.rendered)), "fresh": .integer(count(.fresh)), "failed": .integer(count(.failed)),
        "pending": .integer(count(.pending)), "pruned": .integer(pruned), "seconds": .number(seconds),
      ]),
    ])
  }
}
