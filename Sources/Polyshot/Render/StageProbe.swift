import ImageFiles
import Typography

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A part of the work on one shot, as benchmarks tell them apart.
package enum RenderStage: String, Sendable, CaseIterable {
  /// Captions, capture bytes and keys; for the first shot of a text group its common sizes too.
  case find
  case decode
  /// Captions set, device placed.
  case layout
  case scale
  /// Backdrop, masked capture, cutout, text; a backdrop's first shot draws it.
  case compose
  case encode, write
}

/// Draws shots one after the other on one thread, as a worker does, and takes the processor time of each stage.
package final class StageProbe {
  private let context: RenderContext
  private let output: OutputFolder
  private let typesetter: Typesetter
  private let compositor = Compositor(backdrops: BackdropCache())
  private let encoder = PNGEncoder()

  /// - Parameter folder: absolute path of the folder that pictures are written below.
  package init(_ resources: ProjectResources, folder: String) {
    context = RenderContext(resources)
    output = OutputFolder(path: folder)
    typesetter = Typesetter(library: context.fonts)
  }

  /// Processor seconds of this thread by stage; `nil` when the shot cannot be drawn. Decoding and scaling are measured once more on their own and
  /// taken off the stages they are part of.
  package func measure(_ shot: Shot) -> [RenderStage: Double]? {
    var times: [RenderStage: Double] = [:]
    let reader = ShotReader(context: context, typesetter: typesetter)
    guard let inputs = clock(.find, &times, { try? reader.read(shot) }) else { return nil }
    clock(.decode, &times) { _ = try? ImageFile.read(inputs.capture.bytes) }
    let builder = SceneBuilder(project: context.project, typesetter: typesetter)
    guard let scene = clock(.layout, &times, { try? builder.scene(inputs) })?.scene else { return nil }
    times[.layout, default: 0] -= times[.decode] ?? 0
    if let screen = scene.screen {
      clock(.scale, &times) { _ = screen.capture.scaled(from: screen.source, toWidth: screen.target.width, height: screen.target.height) }
    }
    clock(.compose, &times) { compositor.compose(scene) }
    times[.compose, default: 0] -= times[.scale] ?? 0
    let bytes = clock(.encode, &times) { encoder.encode(compositor.canvas, effort: .normal) }
    let file = ProjectPath.joined(output.path, "\(shot.device.name)/\(shot.locale.name)/\(shot.number).png")
    guard clock(.write, &times, { try? output.write(bytes, to: file) }) != nil else { return nil }
    return times
  }

  @discardableResult private func clock<Result>(_ stage: RenderStage, _ times: inout [RenderStage: Double], _ work: () -> Result) -> Result {
    let start = Self.processorSeconds
    let result = work()
    times[stage] = Self.processorSeconds - start
    return result
  }

  private static var processorSeconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
