import Synchronization

/// Keeps a writer's record on the disk up to date while a run goes on, so that after a run that is killed the next goes on where it stopped.
final class RecordKeeper: Sendable {
  private struct State {
    var entries: [RenderRecord.Entry] = []
    var lastWrite: ContinuousClock.Instant
  }

  private let output: OutputFolder
  private let fileName: String
  /// What this writer had on record before.
  private let earlier: RenderRecord
  private let sizes: GroupSizes
  private let interval: Duration
  private let state: Mutex<State>

  /// - Parameter interval: the longest stretch of work that a kill can cost.
  init(output: OutputFolder, fileName: String, earlier: RenderRecord, sizes: GroupSizes, interval: Duration = .seconds(2)) {
    self.output = output
    self.fileName = fileName
    self.earlier = earlier
    self.sizes = sizes
    self.interval = interval
    state = Mutex(State(lastWrite: .now))
  }

  /// Takes a picture that is in its place; called by any worker.
  func add(_ entry: RenderRecord.Entry) {
    state.withLock { state in
      state.entries.append(entry)
      guard ContinuousClock.now - state.lastWrite >= interval else { return }
      // a failure is told at the end, when it has not gone away
      try? write(state.entries, without: [])
      state.lastWrite = .now
    }
  }

  /// Writes the record as it stays, without pictures that are gone.
  func finish(without pruned: Set<String>) throws(OutputError) {
    let entries = state.withLock { $0.entries }
    guard !entries.isEmpty || !earlier.entries.isEmpty else { return }
    try write(entries, without: pruned)
  }

  /// What this writer did not touch now stays on its record; other writers have records of their own.
  private func write(_ entries: [RenderRecord.Entry], without pruned: Set<String>) throws(OutputError) {
    let written = Set(entries.map(\.path))
    let kept = earlier.entries.filter { !written.contains($0.key) && !pruned.contains($0.key) }.values.compactMap(\.last)
    let all = (entries + kept).sorted { $0.path < $1.path }
    _ = try output.write(RenderRecord.bytes(entries: all, groups: groups()), to: "\(output.recordFolder)/\(fileName)")
  }

  /// The text groups of this run, and those on record that it did not measure.
  private func groups() -> [RenderRecord.Group] {
    let used = sizes.groups
    let names = Set(used.map(\.name))
    return (used + earlier.groups.values.filter { !names.contains($0.name) })
      .sorted { ($0.name, $0.inputs.description) < ($1.name, $1.inputs.description) }
  }
}
