/// How a run ends.
enum ExitStatus: Int32, Sendable {
  case done = 0
  /// A shot failed, an error was found, or with `--strict` a warning.
  case failed = 1
  /// Wrong usage, or a broken project: nothing was drawn.
  case usage = 2
}
