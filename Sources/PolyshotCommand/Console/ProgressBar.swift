import Polyshot

/// One line that says how far a run is: count, rate, time left. Nothing is drawn when standard error is no terminal.
struct ProgressBar: Sendable {
  private let console: Console
  private let throttle = ProgressThrottle()

  init(_ console: Console) { self.console = console }

  /// May be called from any worker.
  func show(done: Int, of total: Int) {
    guard console.isTerminal, total > 0 else { return }
    throttle.report(done: done, of: total) { elapsed in
      console.draw("\r\u{1B}[K" + Self.line(done: done, of: total, elapsed: elapsed))
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
