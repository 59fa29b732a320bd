/// What became of a plan, in plan order.
public struct RenderReport: Sendable, Hashable {
  public let shots: [ShotReport]
  /// Pictures removed; in a dry run those that would be.
  public let pruned: Int
  public let seconds: Double
  /// What concerns the run as a whole, such as a record that could not be written.
  public let findings: [Finding]

  public init(shots: [ShotReport], pruned: Int, seconds: Double, findings: [Finding] = []) {
    self.shots = shots
    self.pruned = pruned
    self.seconds = seconds.roundedToThousandths
    self.findings = findings
  }

  public func count(_ status: ShotReport.Status) -> Int { shots.count { $0.status == status } }

  /// Everything there is to say but what the project's rules accept; the errors that made a shot fail cannot be accepted.
  public func findings(ignoring rules: [IgnoreRule]) -> [Finding] {
    findings
      + shots.flatMap { shot in
        shot.findings.filter { finding in shot.status == .failed && finding.severity == .error || !rules.contains { $0.matches(finding) } }
      }
  }

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
