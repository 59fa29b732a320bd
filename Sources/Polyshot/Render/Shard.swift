/// One of several machines that share a plan: every `count`-th shot from the `index`-th on.
public struct Shard: Sendable, Hashable {
  /// From 1.
  public let index: Int
  public let count: Int

  public init?(index: Int, count: Int) {
    guard count >= 1, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/5`, `auto` (index and count from the environment that CI services set for parallel jobs) or `auto/5` (the index alone from there).
  public init?(_ text: String, environment: [String: String]) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts.first == "auto", parts.count <= 2 {
      guard let index = Self.index(in: environment) else { return nil }
      let count = parts.count == 2 ? Int(parts[1]) : Self.count(in: environment)
      guard let count else { return nil }
      self.init(index: index, count: count)
    } else {
      guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
      self.init(index: index, count: count)
    }
  }

  func contains(_ position: Int) -> Bool { position % count == index - 1 }

  /// GitLab counts from 1, CircleCI, Buildkite and Bitrise's kin from 0.
  private static func index(in environment: [String: String]) -> Int? {
    if let index = environment["CI_NODE_INDEX"].flatMap({ Int($0) }) { return index }
    for name in ["CIRCLE_NODE_INDEX", "BUILDKITE_PARALLEL_JOB", "BITRISE_IO_PARALLEL_INDEX"] {
      if let index = environment[name].flatMap({ Int($0) }) { return index + 1 }
    }
    return nil
  }

  private static func count(in environment: [String: String]) -> Int? {
    for name in ["CI_NODE_TOTAL", "CIRCLE_NODE_TOTAL", "BUILDKITE_PARALLEL_JOB_COUNT", "BITRISE_IO_PARALLEL_TOTAL"] {
      if let count = environment[name].flatMap({ Int($0) }) { return count }
    }
    return nil
  }
}
