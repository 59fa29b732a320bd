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
