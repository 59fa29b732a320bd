import Polyshot
import Synchronization

/// One line that says how far a run is: count, rate, time left. Nothing is drawn when standard error is no terminal.
final class ProgressBar: Sendable {
  private let console: Console
  private let start: ContinuousClock.Instant
  private let lastDrawn = Mutex<ContinuousClock.Instant?>(nil)

  init(_ console: Console) {
    self.console = console
    start = ContinuousClock.now
  }

  /// May be called from any worker; draws ten times a second at most, and always at the end.
  func show(done: Int, of total: Int) {
    guard console.isTerminal, total > 0 else { return }
    let now = ContinuousClock.now
    lastDrawn.withLock { last in
      if let last, done < total, now - last < .milliseconds(100) { return }
      last = now
      console.draw("\r\u{1B}[K" + Self.line(done: done, of: total, elapsed: now - start))
    }
  }

  /// Takes the bar away, so that messages begin on a clean line.
  func clear() {
    if console.isTerminal { console.draw("\r\u{1B}[K") }
  }

  /// `[#####-----] 50/100  12.5/s  4 s left`.
  static func line(done: Int, of total: Int, elapsed: Duration) -> String {
    let width = 24
    let filled = width * done / max(1, total)
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
    guard done > 0, seconds > 0 else { return "[\(bar)] \(done)/\(total)" }
    let rate = Double(done) / seconds
    let left = Int((Double(total - done) / rate).rounded(.up))
    return "[\(bar)] \(done)/\(total)  \(Messages.decimal(rate))/s  \(Messages.duration(seconds: left)) left"
  }
}
