/// One machine's share of a plan: every `count`-th shot from the `index`-th on.
public struct PlanPart: Sendable, Hashable {
  /// From 1.
  public let index: Int
  public let count: Int

  init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Fills in what `auto` leaves to the environment that services set for parallel jobs; `nil` where they set none.
  public init?(_ shard: RenderOptions.Shard, environment: [String: String]) {
    switch shard {
    case .part(let index, let count): self.init(index: index, count: count)
    case .auto(let count):
      for service in Self.services {
        guard let index = environment[service.index].flatMap({ Int($0) }), (0..<Int.max).contains(index) else { continue }
        guard let count = count ?? service.count.flatMap({ environment[$0] }).flatMap({ Int($0) }) else { continue }
        self.init(index: index - service.first + 1, count: count)
        return
      }
      return nil
    }
  }

  func contains(_ position: Int) -> Bool { position % count == index - 1 }

  /// The variables in which a service says which of how many machines this is, and what it counts from. A Kubernetes indexed job does not say how many.
  private static let services: [(index: String, count: String?, first: Int)] = [
    ("CI_NODE_INDEX", "CI_NODE_TOTAL", 1),  // GitLab
    ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0),
    ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0),
    ("BITRISE_IO_PARALLEL_INDEX", "BITRISE_IO_PARALLEL_TOTAL", 0),
    ("SLURM_PROCID", "SLURM_NTASKS", 0),
    ("JOB_COMPLETION_INDEX", nil, 0),
  ]
}
