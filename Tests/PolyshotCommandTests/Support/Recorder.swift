import Synchronization

@testable import PolyshotCommand

/// Keeps what the program writes.
final class Recorder: Sendable {
  private let texts = Mutex<(output: String, error: String)>(("", ""))

  var output: String { texts.withLock { $0.output } }
  var error: String { texts.withLock { $0.error } }

  /// - Parameter input: the one line of standard input.
  func console(isTerminal: Bool = false, usesColour: Bool = false, input: String? = nil) -> Console {
    let rest = Mutex(input)
    return Console(
      isTerminal: isTerminal, usesColour: usesColour, output: write, error: writeError,
      input: {
        rest.withLock { line in
          defer { line = nil }
          return line.map { Array($0.utf8) }
        }
      })
  }

  func write(_ text: String) { texts.withLock { $0.output += text } }
  func writeError(_ text: String) { texts.withLock { $0.error += text } }
}

/// What a run gave.
struct Outcome: Equatable {
  let status: PolyshotCommand.ExitStatus
  let output: String
  let error: String

  init(_ status: PolyshotCommand.ExitStatus, _ output: String, _ error: String) {
    self.status = status
    self.output = output
    self.error = error
  }
}
