import Foundation
import Synchronization

@testable import Polyshot
@testable import PolyshotCommand

/// Keeps what the program writes.
final class Recorder: Sendable {
  private let texts = Mutex<(output: String, error: String)>(("", ""))

  var output: String { texts.withLock { $0.output } }
  var error: String { texts.withLock { $0.error } }

  func console(isTerminal: Bool = false, usesColour: Bool = false) -> Console {
    Console(
      isTerminal: isTerminal, usesColour: usesColour, output: { text in self.texts.withLock { $0.output += text } },
      error: { text in self.texts.withLock { $0.error += text } })
  }
}

/// A project folder that lives as long as the value, with all the resources it needs.
final class CommandProject {
  let folder = FileManager.default.temporaryDirectory.appending(path: "polyshot-\(UUID().uuidString)").resolvingSymlinksInPath().path

  static let settings = "{ sourceLocale: 'en', locales: ['en', 'de'], devices: ['iphone-6.9', 'mac'], scenes: ['timer', 'stats'] }"

  init(_ settings: String = CommandProject.settings) throws {
    try write("polyshot.json", settings)
    try write("captions/en.json", "{ timer: 'Timer', stats: 'Stats' }")
    try write("captures/mac/en/timer.png", "x")
    try write("Templates/aurora/template.json", "{}")
    try write(
      "Devices/devices.json",
      """
      { devices: [{ name: 'iphone-6.9', store: 'appstore', displayType: 'APP_IPHONE_67', frame: 'phone', sizes: [[1320, 2868]], landscape: true,
          models: [{ size: [1290, 2796], scale: 3 }], source: 'S', checked: '2026-10-12' },
        { name: 'mac', store: 'appstore', frame: 'laptop', sizes: [[2880, 1800]], source: 'T', checked: '2026-10-12' }] }
      """)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ path: String, _ text: String) throws {
    let url = URL(filePath: folder).appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}

extension Engine {
  /// Draws nothing: every shot is `rendered`, with the findings given.
  static func fake(findings: [Finding] = [], status: ShotReport.Status = .rendered) -> Engine {
    Engine(
      render: { _, plan, _, _, progress in
        progress(plan.shots.count, plan.shots.count)
        let shots = plan.shots.map { ShotReport($0, status: status, milliseconds: 1.5, findings: findings) }
        return RenderReport(shots: shots, pruned: 0, seconds: 2)
      }, checkParts: [.fonts], check: { _, _, _, _ in findings },
      templates: { _ in [TemplateSummary(name: "aurora", themes: ["dawn", "lagoon"], devices: ["tall"])] })
  }
}
