import Dispatch
import ImageFiles
import Synchronization
import Typography

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Renders a plan: each worker takes the next shot, so that all are busy to the end. A shot that fails costs nothing else.
public final class Renderer: Sendable {
  private let context: RenderContext
  private let options: RenderOptions
  private let output: OutputFolder
  private let record: RenderRecord
  private let keeper: RecordKeeper
  private let backdrops = BackdropCache()

  public init(_ resources: ProjectResources, options: RenderOptions) {
    self.options = options
    let project = resources.project
    output = OutputFolder(path: ProjectPath.joined(project.folder, options.outputFolder ?? project.output.folder))
    let fileName = RenderRecord.fileName(part: options.part)
    let (all, own) = RenderRecord.read(from: output, writer: fileName)
    record = all
    context = RenderContext(resources, record: record)
    keeper = RecordKeeper(output: output, fileName: fileName, earlier: own, sizes: context.sizes)
  }

  /// - Parameter progress: called by the workers, one at a time, after each shot: shots done, shots in all.
  public func run(_ plan: Plan, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }) -> RenderReport {
    let clock = ContinuousClock()
    let start = clock.now
    let shots = plan.shots.enumerated().filter { options.part?.contains($0.offset) ?? true }.map(\.element)
    if !options.dryRun { output.removeLeftovers() }

    let next = Atomic(0)
    let collected = Mutex<(reports: [Int: ShotReport], done: Int)>(([:], 0))
    DispatchQueue.concurrentPerform(iterations: max(1, min(options.jobs ?? ProcessInfo.processInfo.activeProcessorCount, shots.count))) { _ in
      let worker = RenderWorker(context: context, options: options, output: output, record: record, backdrops: backdrops)
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < shots.count else { return }
        let (report, entry) = worker.render(shots[index])
        if let entry, !options.dryRun { keeper.add(entry) }
        collected.withLock { state in
          state.reports[index] = report
          state.done += 1
          progress(state.done, shots.count)
        }
      }
    }
    let reports = collected.withLock { state in shots.indices.compactMap { state.reports[$0] } }
    var findings: [Finding] = []
    let pruned = finish(&findings)
    let elapsed = clock.now - start
    return RenderReport(shots: reports, pruned: pruned.count, seconds: elapsed.seconds, findings: findings)
  }

  /// Removes what is no longer wanted and writes the record; a dry run says what it would remove.
  private func finish(_ findings: inout [Finding]) -> [String] {
    let wanted = Set(Plan(context.project, outputFolder: options.outputFolder).shots.map { output.relative($0.absolutePath(in: context.project)) })
    // a caption file that holds all locales and is broken leaves the plan short: nothing can be told to be unwanted
    let pruned = options.prune && !context.project.captions.isIncomplete ? prune(wanted, &findings) : []
    guard !options.dryRun else { return pruned }
    do throws(OutputError) {
      try keeper.finish(without: Set(pruned))
    } catch {
      findings.append(.recordNotWritten(error, folder: ProjectPath.display(output.recordFolder, relativeTo: context.project.folder)))
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
        if !options.dryRun { try output.removeOwn(path) }
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
