import Dispatch
import Foundation
import ImageFiles
import Synchronization
import Typography

/// Renders a plan: each worker takes the next shot, so that all are busy to the end. A shot that fails costs nothing else.
public final class Renderer: Sendable {
  private let context: RenderContext
  private let options: RenderOptions
  private let output: OutputFolder
  private let record: RenderRecord
  /// What this writer itself had on record.
  private let ownRecord: RenderRecord
  private let backdrops = BackdropCache()

  public init(_ resources: ProjectResources, options: RenderOptions) {
    self.options = options
    let project = resources.project
    output = OutputFolder(path: ProjectPath.joined(project.folder, options.outputFolder ?? project.output.folder))
    (record, ownRecord) = RenderRecord.read(from: output, writer: RenderRecord.fileName(part: options.part))
    context = RenderContext(resources, record: record)
  }

  /// - Parameter progress: called by the workers, one at a time, after each shot: shots done, shots in all.
  public func run(_ plan: Plan, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) -> RenderReport {
    let clock = ContinuousClock()
    let start = clock.now
    let shots = plan.shots.enumerated().filter { options.part?.contains($0.offset) ?? true }.map(\.element)
    if !options.dryRun { output.removeLeftovers() }

    let next = Atomic(0)
    let collected = Mutex<(results: [Int: (ShotReport, RenderRecord.Entry?)], done: Int)>(([:], 0))
    DispatchQueue.concurrentPerform(iterations: max(1, min(options.jobs ?? ProcessInfo.processInfo.activeProcessorCount, shots.count))) { _ in
      let worker = RenderWorker(context: context, options: options, output: output, record: record, backdrops: backdrops)
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < shots.count else { return }
        let outcome = worker.render(shots[index])
        collected.withLock { state in
          state.results[index] = outcome
          state.done += 1
          progress(state.done, shots.count)
        }
      }
    }
    let ordered = collected.withLock { state in shots.indices.compactMap { state.results[$0] } }
    var findings: [Finding] = []
    let pruned = finish(ordered.compactMap(\.1), &findings)
    let elapsed = clock.now - start
    return RenderReport(shots: ordered.map(\.0), pruned: pruned.count, seconds: elapsed.seconds, findings: findings)
  }

  /// Removes what is no longer wanted and writes the record.
  private func finish(_ entries: [RenderRecord.Entry], _ findings: inout [Finding]) -> [String] {
    guard !options.dryRun else { return [] }
    let wanted = Set(Plan(context.project, outputFolder: options.outputFolder).shots.map { output.relative($0.absolutePath(in: context.project)) })
    // a caption file that holds all locales and is broken leaves the plan short: nothing can be told to be unwanted
    let pruned = options.prune && !context.project.captions.isIncomplete ? prune(wanted, &findings) : []
    // what this writer did not touch now stays on its record; other writers have records of their own
    let written = Set(entries.map(\.path))
    let kept = ownRecord.entries.filter { !written.contains($0.key) && !pruned.contains($0.key) }.values.compactMap(\.last)
    let all = (entries + kept).sorted { $0.path < $1.path }
    guard !all.isEmpty || !ownRecord.entries.isEmpty else { return pruned }
    do throws(OutputError) {
      _ = try output.write(
        RenderRecord.bytes(entries: all, groups: groups()), to: "\(output.recordFolder)/\(RenderRecord.fileName(part: options.part))")
    } catch {
      findings.append(.recordNotWritten(error, folder: ProjectPath.display(output.recordFolder, relativeTo: context.project.folder)))
    }
    return pruned
  }

  /// The text groups of this run, and those on record that it did not measure.
  private func groups() -> [RenderRecord.Group] {
    let used = context.sizes.groups
    let names = Set(used.map(\.name))
    return (used + ownRecord.groups.values.filter { !names.contains($0.name) }).sorted {
      ($0.name, $0.inputs.description) < ($1.name, $1.inputs.description)
    }
  }

  /// Removes pictures that the record says we wrote, that nobody has changed since, and that the plan no longer has.
  private func prune(_ wanted: Set<String>, _ findings: inout [Finding]) -> [String] {
    var pruned: [String] = []
    for (path, entries) in record.entries.sorted(by: { $0.key < $1.key }) where !wanted.contains(path) {
      guard let bytes = output.readOwn(path) else { continue }
      let key = ContentKey(of: bytes)
      guard entries.contains(where: { $0.output == key }) else { continue }
      do throws(DiskError) {
        try output.removeOwn(path)
        pruned.append(path)
      } catch {
        findings.append(.notPruned(path, error))
      }
    }
    return pruned
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}

extension Double {
  /// As exact as a clock's answer is worth telling.
  var roundedToThousandths: Double { (self * 1000).rounded() / 1000 }
}

extension Shot {
  func absolutePath(in project: Project) -> String { ProjectPath.joined(project.folder, path) }
}
