import ImageFiles
import Typography

/// One worker's own tools, kept from shot to shot.
final class RenderWorker {
  private let context: RenderContext
  private let options: RenderOptions
  private let output: OutputFolder
  private let record: RenderRecord
  private let typesetter: Typesetter
  private let compositor: Compositor
  private let encoder = PNGEncoder()

  init(context: RenderContext, options: RenderOptions, output: OutputFolder, record: RenderRecord, backdrops: BackdropCache) {
    self.context = context
    self.options = options
    self.output = output
    self.record = record
    typesetter = Typesetter(library: context.fonts)
    compositor = Compositor(backdrops: backdrops)
  }

  /// A shot's result, and what to put on record when its picture is in place.
  typealias Outcome = (ShotReport, RenderRecord.Entry?)

  func render(_ shot: Shot) -> Outcome {
    let clock = ContinuousClock()
    let start = clock.now
    let (status, findings, entry) = outcome(of: shot)
    let elapsed = clock.now - start
    return (ShotReport(shot, status: status, milliseconds: elapsed.seconds * 1000, findings: findings), entry)
  }

  private func outcome(of shot: Shot) -> (ShotReport.Status, [Finding], RenderRecord.Entry?) {
    do throws(ShotFailure) {
      let inputs = try ShotReader(context: context, typesetter: typesetter).read(shot)
      let file = shot.absolutePath(in: context.project)
      let path = output.relative(file)
      if !options.force, let bytes = output.readOwn(path),
        let entry = record.fresh(path: path, inputs: recordKey(inputs), output: ContentKey(of: bytes))
      {
        // what a scene has to say about a file is about its capture, which may have moved since
        let repeated = entry.findings.map { $0.file == nil ? $0 : $0.at(file: inputs.capture.path) }
        return (.fresh, inputs.findings + repeated, entry)
      }
      if options.dryRun { return (.pending, inputs.findings, nil) }
      return try draw(inputs, path: path, file: file)
    } catch {
      return (.failed, error.findings, nil)
    }
  }

  private func draw(_ inputs: ShotInputs, path: String, file: String) throws(ShotFailure) -> (ShotReport.Status, [Finding], RenderRecord.Entry?) {
    let builder = SceneBuilder(project: context.project, typesetter: typesetter)
    let (scene, found) = try builder.scene(inputs)
    compositor.compose(scene)
    let bytes = encoder.encode(compositor.canvas, effort: PNGEffort(options.effort))
    do throws(OutputError) {
      _ = try output.write(bytes, to: file)
    } catch {
      throw ShotFailure(findings: inputs.findings + found + [Finding.outputNotWritten(error, file: inputs.shot.path).about(inputs.shot)])
    }
    let entry = RenderRecord.Entry(path: path, inputs: recordKey(inputs), output: ContentKey(of: bytes), findings: found.sorted())
    return (.rendered, inputs.findings + found, entry)
  }

  /// Of everything that decides the bytes of the file.
  private func recordKey(_ inputs: ShotInputs) -> ContentKey {
    var key = ContentKeyBuilder()
    key.add(inputs.key)
    key.add(options.effort.rawValue)
    return key.key
  }
}

extension PNGEffort {
  init(_ effort: RenderOptions.Effort) {
    switch effort {
    case .fast: self = .fast
    case .normal: self = .normal
    case .small: self = .small
    }
  }
}
