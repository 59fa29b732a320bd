import Synchronization

/// Lets a report of progress through ten times a second at most, and always the last. Any worker may ask.
public final class ProgressThrottle: Sendable {
  private let start = ContinuousClock.now
  private let last = Mutex<ContinuousClock.Instant?>(nil)

  public init() {}

  /// Calls `body` with the time since the start when a report is due; calls never overlap.
  public func report(done: Int, of total: Int, _ body: (Duration) -> Void) {
    let now = ContinuousClock.now
    last.withLock { last in
      if let last, done < total, now - last < .milliseconds(100) { return }
      last = now
      body(now - start)
    }
  }
}
