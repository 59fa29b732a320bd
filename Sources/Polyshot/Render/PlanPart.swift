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

  /// Fills in what `auto` leaves to the environment that CI services set for parallel jobs; `nil` where they set none.
  public init?(_ shard: RenderOptions.Shard, environment: [String: String]) {
    switch shard {
    case .part(let index, let count): self.init(index: index, count: count)
    case .auto(let count):
      guard let index = Self.index(in: environment), let count = count ?? Self.count(in: environment) else { return nil }
      self.init(index: index, count: count)
    }
  }

  func contains(_ position: Int) -> Bool { position % count == index - 1 }

  /// GitLab counts from 1; CircleCI, Buildkite and Bitrise from 0.
  private static func index(in environment: [String: String]) -> Int? {
    if let index = environment["CI_NODE_INDEX"].flatMap({ Int($0) }) { return index }
    return ["CIRCLE_NODE_INDEX", "BUILDKITE_PARALLEL_JOB", "BITRISE_IO_PARALLEL_INDEX"].lazy
      .compactMap { environment[$0].flatMap { Int($0) } }.first.map { $0 + 1 }
  }

  private static func count(in environment: [String: String]) -> Int? {
    ["CI_NODE_TOTAL", "CIRCLE_NODE_TOTAL", "BUILDKITE_PARALLEL_JOB_COUNT", "BITRISE_IO_PARALLEL_TOTAL"].lazy
      .compactMap { environment[$0].flatMap { Int($0) } }.first
  }
}
