import Polyshot

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the program speaks: data to standard output, messages and the progress bar to standard error.
struct Console: Sendable {
  let isTerminal: Bool
  let usesColour: Bool
  private let writeOutput: @Sendable (String) -> Void
  private let writeError: @Sendable (String) -> Void
  private let readInput: @Sendable () -> [UInt8]?

  /// - Parameter input: the next line of standard input without its end; nil at the end of the input.
  init(
    isTerminal: Bool, usesColour: Bool, output: @escaping @Sendable (String) -> Void, error: @escaping @Sendable (String) -> Void,
    input: @escaping @Sendable () -> [UInt8]? = { nil }
  ) {
    self.isTerminal = isTerminal
    self.usesColour = usesColour
    writeOutput = output
    writeError = error
    readInput = input
  }

  /// The process's own streams. Colour only on a terminal, and never with `NO_COLOR` (https://no-color.org) set to anything.
  static func standard() -> Console {
    let isTerminal = isatty(STDERR_FILENO) == 1
    let environment = ProcessInfo.processInfo.environment
    let noColour = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let lines = InputLines(descriptor: STDIN_FILENO)
    return Console(
      isTerminal: isTerminal, usesColour: isTerminal && !noColour && environment["TERM"] != "dumb",
      output: { Self.write($0, to: STDOUT_FILENO) }, error: { Self.write($0, to: STDERR_FILENO) }, input: { lines.next() })
  }

  /// Writes all of the text, however many calls it takes; a stream that is closed swallows the rest.
  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = ArraySlice(text.utf8)
    while !bytes.isEmpty {
      let written = unsafe bytes.withUnsafeBytes { buffer in
        guard let start = buffer.baseAddress else { return 0 }
        #if canImport(Glibc)
          return unsafe Glibc.write(descriptor, start, buffer.count)
        #else
          return unsafe Darwin.write(descriptor, start, buffer.count)
        #endif
      }
      if written > 0 { bytes = bytes.dropFirst(written) } else if written == 0 || errno != EINTR { return }
    }
  }

  /// The next line of standard input, as bytes without the line end; nil when there is no more.
  func readLine() -> [UInt8]? { readInput() }

  /// Data, with a line end added.
  func print(_ text: String) { writeOutput(text + "\n") }

  /// Data as it is.
  func printPage(_ text: String) { writeOutput(text) }

  /// A message, with a line end added.
  func say(_ text: String) { writeError(text + "\n") }

  /// Text for the terminal's current line.
  func draw(_ text: String) { writeError(text) }

  /// Findings in a row with the same hint share one line of it.
  func report(_ findings: [Finding]) {
    let lines = findings.lines
    for (index, line) in lines.enumerated() {
      say("\(word(line.severity.rawValue, isError: line.severity == .error)) \(line.text)")
      let next = index + 1 < lines.count ? lines[index + 1].hint : nil
      if let hint = line.hint, hint != next { sayHint(hint) }
    }
  }

  func report(_ error: UsageError) {
    let (message, hint) = error.words
    say("\(word("error", isError: true)) \(message)")
    if let hint { sayHint(hint) }
  }

  private func sayHint(_ hint: String) { say("\(paint("hint:", "36")) \(hint)") }

  private func word(_ severity: String, isError: Bool) -> String { paint(severity + ":", isError ? "1;31" : "1;33") }

  private func paint(_ text: String, _ code: String) -> String { usesColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}
