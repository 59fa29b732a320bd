import Foundation
import Testing

@testable import PolyshotCommand

/// What the documents show works: every `polyshot` command runs, every `make` target exists, every file named in a link is there.
@Suite struct DocumentationTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"]

  static func text(_ name: String) throws -> String { try String(contentsOf: root.appending(path: name), encoding: .utf8) }

  /// `echo '…' | polyshot …` as the line that is fed and the command.
  static func piped(_ line: String) -> (input: String?, command: String) {
    let parts = line.components(separatedBy: " | ")
    guard parts.count == 2 else { return (nil, line) }
    return (String(parts[0].dropFirst("echo '".count).dropLast()), parts[1])
  }

  /// Lines of fenced shell blocks without comments, and whole code spans.
  static func commands(startingWith word: String) throws -> [String] {
    var found: [String] = []
    for name in documents {
      var inShell = false
      for line in try text(name).split(separator: "\n", omittingEmptySubsequences: false) {
        let bare = line.trimmingCharacters(in: .whitespaces)
        if bare.hasPrefix("```") {
          inShell = bare == "```sh"
        } else if inShell, bare.hasPrefix(word + " ") || bare.hasPrefix("echo ") && bare.contains("| \(word) ") {
          found.append(String(bare.split(separator: "#")[0]).trimmingCharacters(in: .whitespaces))
        } else {
          found += bare.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 && $0.element.hasPrefix(word + " ") }.map { String($0.element) }
        }
      }
    }
    return found
  }

  @Test func everyCommandRuns() throws {
    let project = try Self.project()
    let commands = try Self.commands(startingWith: "polyshot").filter { command in !"<…|".contains { command.contains($0) } }
    #expect(commands.count >= 5)
    for line in commands {
      let (input, command) = Self.piped(line)
      var words = command.split(separator: " ").dropFirst().map(String.init)
      // what it would draw is enough here; drawing is tested elsewhere
      if words.first == "render" { words.append("--dry-run") }
      let recorder = Recorder()
      let status = Tool().run(words, console: recorder.console(input: input), folder: project.folder)
      #expect(status == .done, "\(command): \(recorder.error)")
    }
  }

  /// The project that the README builds up, with the names its commands use.
  static func project() throws -> CommandProject {
    let project = try CommandProject("{ sourceLocale: 'en', locales: ['en', 'ja'], devices: ['iphone-6.9', 'ipad-13'], scenes: ['home', 'search'] }")
    for locale in ["en", "ja"] {
      try project.write("captions/\(locale).json", "{ home: { title: 'All', subtitle: 'Plants' }, 'search.title': 'Find' }")
      for device in ["iphone-6.9", "ipad-13"] {
        for scene in ["home", "search"] { try project.capture("captures/\(device)/\(locale)/\(scene).png", 0x336699) }
      }
    }
    return project
  }

  @Test func everyMakeTargetExists() throws {
    let makefile = try Self.text("Makefile")
    let targets = try Self.commands(startingWith: "make").map { $0.split(separator: " ")[1] }
    #expect(!targets.isEmpty)
    for target in targets { #expect(makefile.contains("\n\(target):"), "make \(target)") }
  }

  @Test func everyLinkedFileExists() throws {
    for name in Self.documents {
      for part in try Self.text(name).components(separatedBy: "](").dropFirst() {
        let target = String(part.prefix { $0 != ")" })
        guard !target.hasPrefix("http") else { continue }
        #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: target).path), "\(name): \(target)")
      }
    }
  }

  @Test func theSceneTableIsThePlan() throws {
    let settings = try Self.text("polyshot.json")
    let rows = try Self.text("README.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
    let scenes = rows.map { String($0.split(separator: "`")[1]) }
    #expect(scenes.count == 13)
    for scene in scenes { #expect(settings.contains("\"\(scene)\"")) }
    // three columns of devices: 10, 8 and 3 scenes
    let cells = rows.map { $0.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) } }
    #expect((2...4).map { column in cells.count { !$0[column].isEmpty } } == [10, 8, 3])
  }
}
