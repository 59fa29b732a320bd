import Foundation
import ImageFiles
import Pixels
import Typography

/// Draws all captures that were asked for, a screen in all its languages before the next, so that a worker's blurred shadows serve again.
struct CaptureRun: Sendable {
  struct Job: Sendable {
    var device: Device
    var screen: Screen
    var locale: String
  }

  /// What was asked for and cannot be found.
  enum Failure: Error, Equatable {
    case unknownLocale(String)
  }

  let options: Options
  let jobs: [Job]
  private let strings: [String: Strings]
  private let library: FontLibrary

  init(_ options: Options) throws {
    self.options = options
    let all = try Strings.locales(in: options.strings)
    if let stranger = options.locales.first(where: { !all.contains($0) }) { throw Failure.unknownLocale(stranger) }
    let locales = options.locales.isEmpty ? all : all.filter(options.locales.contains)
    strings = try Dictionary(
      uniqueKeysWithValues: locales.map { ($0, try Strings(contentsOf: options.strings.appending(path: "\($0).json"))) })
    library = FontLibrary(manifest: try FontManifest(json: Array(Data(contentsOf: options.fonts))))
    let devices = Device.all.filter { options.devices.isEmpty || options.devices.contains($0.name) }
    jobs = devices.flatMap { device in
      device.screens.filter { options.scenes.isEmpty || options.scenes.contains($0.name) }.flatMap { screen in
        locales.map { Job(device: device, screen: screen, locale: $0) }
      }
    }
  }

  /// Draws everything and gives how many files were written; equal ones are left alone.
  func run() async throws -> Int {
    let ticket = Ticket(count: jobs.count)
    return try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<min(options.jobs, max(1, jobs.count)) { group.addTask { try await work(ticket) } }
      return try await group.reduce(0, +)
    }
  }

  private func work(_ ticket: Ticket) async throws -> Int {
    let worker = CaptureWorker(strings: strings, library: library)
    var written = 0
    while let index = await ticket.next() {
      let job = jobs[index]
      let folder = options.output.appending(path: "\(job.device.name)/\(job.locale)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: "\(job.screen.name).png")
      let bytes = Data(worker.draw(job))
      if (try? Data(contentsOf: file)) == bytes { continue }
      try bytes.write(to: file, options: .atomic)
      written += 1
    }
    return written
  }
}

/// Hands out the numbers of the jobs.
actor Ticket {
  private var rest: Range<Int>

  init(count: Int) { rest = 0..<count }

  func next() -> Int? { rest.popFirst() }
}

/// One worker's canvas, fonts and encoder.
final class CaptureWorker {
  private let strings: [String: Strings]
  private let canvas: Canvas
  private let encoder = PNGEncoder()
  private var localizations: [String: Localization] = [:]

  /// With `paints` off nothing is drawn; only the texts are laid out.
  init(strings: [String: Strings], library: FontLibrary, paints: Bool = true) {
    self.strings = strings
    canvas = Canvas(setter: TextSetter(library: library), paints: paints)
  }

  /// The capture's PNG file.
  func draw(_ job: CaptureRun.Job) -> [UInt8] {
    layOut(job)
    return encoder.encode(canvas.pixmap)
  }

  /// Draws the screen and gives its texts.
  @discardableResult
  func layOut(_ job: CaptureRun.Job) -> [TextItem] {
    canvas.begin(job.device, words(job.locale), theme: job.screen.theme)
    job.screen.draw(canvas)
    return canvas.items
  }

  private func words(_ locale: String) -> Localization {
    if let known = localizations[locale] { return known }
    let words = Localization(locale: locale, strings: strings[locale]!)
    localizations[locale] = words
    return words
  }
}
