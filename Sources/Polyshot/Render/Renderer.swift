import Dispatch
import ImageFiles
import Synchronization
import Typography

/// What a render run is asked to do.
public struct RenderOptions: Sendable {
  /// Workers; at least 1.
  public var jobs = 1
  /// Draws fresh shots as well.
  public var force = false
  /// Says what would be drawn and draws nothing.
  public var dryRun = false
  /// Removes pictures of earlier runs that are no longer in the plan.
  public var prune = false
  public var shard: Shard?
  /// Stands in for the project's output folder; absolute.
  public var output: String?
  public var effort = PNGEffort.normal

  public init() {}
}

/// What became of one shot.
public struct ShotResult: Sendable {
  public enum Status: String, Sendable {
    case rendered, fresh, failed, pending
  }

  public let shot: Shot
  public let status: Status
  /// Spent on this shot by its worker.
  public let milliseconds: Double
  public let findings: [Finding]
}

/// A finished run.
public struct RenderReport: Sendable {
  /// In plan order.
  public let shots: [ShotResult]
  /// Removed pictures, relative to the output folder.
  public let pruned: [String]
  public let seconds: Double
  /// What concerns the run as a whole, such as a record that could not be written.
  public let findings: [Finding]

  public func count(_ status: ShotResult.Status) -> Int { shots.count { $0.status == status } }

  /// Every finding of the run, devices folded.
  public var allFindings: [Finding] { (findings + shots.flatMap(\.findings)).folded() }
}

/// Renders a plan: each worker takes the next shot, so that all are busy to the end. A shot that fails costs nothing else.
public final class Renderer: Sendable {
  private let context: RenderContext
  private let options: RenderOptions
  private let output: OutputFolder
  private let record: RenderRecord
  private let backdrops = BackdropCache()

  public init(_ resources: ProjectResources, options: RenderOptions) {
    self.options = options
    let project = resources.project
    output = OutputFolder(path: ProjectPath.joined(project.folder, options.output ?? project.output.folder))
    record = RenderRecord.read(from: output)
    context = RenderContext(
      project: project, templates: resources.templates, fonts: resources.fonts, environmentKey: resources.environmentKey, record: record)
  }

  /// - Parameter progress: called by the workers, one at a time, after each shot with the number of shots done.
  public func run(_ plan: Plan, progress: @escaping @Sendable (ShotResult, Int) -> Void = { _, _ in }) -> RenderReport {
    let clock = ContinuousClock()
    let start = clock.now
    let shots = plan.shots.enumerated().filter { options.shard?.contains($0.offset) ?? true }.map(\.element)
    if !options.dryRun { output.removeLeftovers() }

    let next = Atomic(0)
    let collected = Mutex<(results: [Int: (ShotResult, RenderRecord.Entry?)], done: Int)>(([:], 0))
    DispatchQueue.concurrentPerform(iterations: max(1, min(options.jobs, shots.count))) { _ in
      let worker = RenderWorker(context: context, options: options, output: output, record: record, backdrops: backdrops)
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < shots.count else { return }
        let outcome = worker.render(shots[index])
        collected.withLock { state in
          state.results[index] = outcome
          state.done += 1
          progress(outcome.0, state.done)
        }
      }
    }
    let ordered = collected.withLock { state in shots.indices.compactMap { state.results[$0] } }
    var findings: [Finding] = []
    let pruned = finish(ordered.compactMap(\.1), &findings)
    let elapsed = clock.now - start
    return RenderReport(shots: ordered.map(\.0), pruned: pruned, seconds: elapsed.seconds, findings: findings)
  }

  /// Removes what is no longer wanted and writes the record.
  private func finish(_ entries: [RenderRecord.Entry], _ findings: inout [Finding]) -> [String] {
    guard !options.dryRun else { return [] }
    let wanted = Set(Plan(context.project, outputFolder: options.output).shots.map { output.relative($0.absolutePath(in: context.project)) })
    let pruned = options.prune ? prune(wanted, &findings) : []
    // what this run did not touch stays on record: other scenes, other shards' work, pictures that would still be wanted
    let written = Set(entries.map(\.path))
    let kept = record.entries.filter { !written.contains($0.key) && !pruned.contains($0.key) }.values.compactMap(\.last)
    let all = (entries + kept).sorted { $0.path < $1.path }
    guard !all.isEmpty || !record.entries.isEmpty else { return pruned }
    do throws(OutputError) {
      let bytes = RenderRecord.bytes(entries: all, groups: context.sizes.groups)
      _ = try output.write(bytes, to: "\(output.recordFolder)/\(RenderRecord.fileName(shard: options.shard))")
    } catch {
      findings.append(.recordNotWritten(error))
    }
    return pruned
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

extension Shot {
  func absolutePath(in project: Project) -> String { ProjectPath.joined(project.folder, path) }
}
