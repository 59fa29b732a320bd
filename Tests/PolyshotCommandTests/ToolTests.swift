import Foundation
import Polyshot
import Testing

@testable import PolyshotCommand

@Suite struct ToolTests {
  /// What a run gave.
  private struct Outcome: Equatable {
    let status: PolyshotCommand.ExitStatus
    let output: String
    let error: String

    init(_ status: PolyshotCommand.ExitStatus, _ output: String, _ error: String) {
      self.status = status
      self.output = output
      self.error = error
    }
  }

  private func run(
    _ line: String, in project: CommandProject? = nil, engine: Engine? = .fake(), terminal: Bool = false
  ) async throws -> Outcome {
    let recorder = Recorder()
    let project = try project ?? CommandProject()
    defer { withExtendedLifetime(project) {} }
    let status = await Tool(engine: engine).run(
      line.split(separator: " ").map(String.init), console: recorder.console(isTerminal: terminal, usesColour: terminal), folder: project.folder)
    return Outcome(status, recorder.output, recorder.error)
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  // MARK: Help

  @Test func overviewPage() async throws {
    let page = """
      Raw localized captures and captions in, finished store screenshots out.

      Usage: polyshot <command> [FOLDER] [options]

        render  draws every shot that is not fresh
        check   says what is wrong before a release, draws nothing
        list    lists what can be named
        help    explains the program, or one command

      FOLDER is a project: a folder with a polyshot.json; the current folder when left out.
      polyshot help <command> explains one command; polyshot --version says which version this is.
      Exit status: 0 done; 1 something failed or an error was found; 2 wrong usage or a broken polyshot.json.

      """
    #expect(try await run("help") == Outcome(.done, page, ""))
    #expect(try await run("--help") == Outcome(.done, page, ""))
    #expect(try await run("") == Outcome(.usage, "", page))
  }

  @Test func commandPage() async throws {
    let page = """
      draws every shot that is not fresh

      Usage: polyshot render [FOLDER] [options]

        --device NAMES              only these devices
        --locale NAMES              only these locales, in any common spelling
        --scene NAMES               only these scenes
        --jobs N                    how many shots are drawn at a time (as many as there are cores)
        --force                     draws fresh shots as well
        --dry-run                   says what would be drawn, draws nothing
        --prune                     removes what earlier runs wrote and the project no longer has
        --shard I/N|auto|auto/N     draws one part of the shots, for several machines
        --output DIR                writes below this folder instead of the project's
        --effort fast|normal|small  how hard files are made small (normal)
        --format text|json          how standard output is written (text)

      A list is written with commas, or the option is repeated.

      """
    #expect(try await run("help render") == Outcome(.done, page, ""))
    #expect(try await run("render --help") == Outcome(.done, page, ""))
  }

  @Test func version() async throws { #expect(try await run("--version").output == "polyshot \(Version.current)\n") }

  @Test func withoutAnEngineItsCommandsAreNotOffered() async throws {
    #expect(try await run("render", engine: nil).error == "error: unknown command `render`\nhint: known are `list`, `help`\n")
    #expect(try await run("list templates", engine: nil).status == .usage)
  }

  // MARK: Exit status

  @Test(arguments: [
    ("rendr", "error: unknown command `rendr`\nhint: did you mean `render`?\n"),
    ("render --forse", "error: `render` has no option `--forse`\nhint: did you mean `--force`?\n"),
    ("render --device iphone-69", "error: `--device`: the project has no `iphone-69`\nhint: did you mean `iphone-6.9`?\n"),
    (
      "render --locale dee --scene x",
      "error: `--scene`: the project has no `x`\nhint: known are `timer`, `stats`\nerror: `--locale`: the project has no `dee`\nhint: did you mean `de`?\n"
    ),
    ("check --only font", "error: `--only` does not take `font`\nhint: did you mean `fonts`?\n"),
    ("render --jobs 0", "error: `--jobs` needs a whole number from 1 to 1024, not `0`\n"),
    ("render --shard 3/2", "error: `--shard` does not take `3/2`\nhint: write `2/4`, `auto` or `auto/4`\n"),
    ("help rendr", "error: unknown command `rendr`\nhint: did you mean `render`?\n"),
    ("render nowhere", "error: <folder>/nowhere/polyshot.json: no such file\nhint: a project is a folder with a `polyshot.json`\n"),
  ])
  func wrongUsageIsTwo(_ line: String, _ words: String) async throws {
    let project = try CommandProject()
    if line == "render nowhere" {
      try FileManager.default.copyItem(
        atPath: project.folder + "/Devices", toPath: project.folder + "/nowhere/Devices", creating: project.folder + "/nowhere")
    }
    let result = try await run(line, in: project)
    #expect(result == Outcome(.usage, "", words.replacing("<folder>", with: project.folder)))
  }

  @Test func brokenProjectIsTwoAndDrawsNothing() async throws {
    let project = try CommandProject("{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], tempate: 'x' }")
    let result = try await run("render", in: project)
    #expect(result.status == .usage)
    #expect(result.error == "error: polyshot.json:1:56: unknown key `tempate`\nhint: did you mean `template`?\n")
  }

  @Test func errorsAreOneWarningsAreNone() async throws {
    let warning = Finding(.captureFormat, "w")
    let error = Finding(.captureUnreadable, "e")
    #expect(try await run("render").status == .done)
    #expect(try await run("render", engine: .fake(findings: [warning])).status == .done)
    #expect(try await run("render", engine: .fake(findings: [error])).status == .failed)
    #expect(try await run("render", engine: .fake(status: .failed)).status == .failed)
    #expect(try await run("check", engine: .fake(findings: [warning])).status == .done)
    #expect(try await run("check --strict", engine: .fake(findings: [warning])).status == .failed)
    #expect(try await run("check", engine: .fake(findings: [error])).status == .failed)
  }

  @Test func brokenCaptionFileIsOneAndTheRestIsDrawn() async throws {
    let project = try CommandProject()
    try project.write("captions/de.json", "{ timer: }")
    let result = try await run("render", in: project)
    #expect(result.status == .failed)
    #expect(result.error == "error: captions/de.json:1:10: expected a value, found `}`\n8 shots: 8 rendered in 2 s (4.0/s)\n")
  }

  // MARK: Output

  @Test func renderJSON() async throws {
    let result = try await run("render --format json --device mac --locale DE --scene stats")
    let shots = try #require(try json(result.output)["shots"] as? [[String: Any]])
    #expect(shots.count == 1)
    #expect(shots[0]["path"] as? String == "AppStore/mac/de/02-stats.png")
    #expect(shots[0]["width"] as? Int == 2880)
    #expect(shots[0]["status"] as? String == "rendered")
    let summary = try #require(try json(result.output)["summary"] as? [String: Any])
    #expect(summary["rendered"] as? Int == 1)
    #expect(Set(summary.keys) == ["rendered", "fresh", "failed", "pending", "pruned", "seconds"])
  }

  @Test func checkJSON() async throws {
    let finding = Finding(.fontMissingGlyph, "m", hint: "h").at(file: "captions/ja.json", SourcePosition(line: 2, column: 3))
    let findings = [finding.about(device: "mac", locale: "ja"), finding.about(device: "iphone-6.9", locale: "ja")]
    let result = try await run("check --format=json", engine: .fake(findings: findings))
    #expect(
      result.output
        == #"{"findings":[{"severity":"error","code":"font.missing-glyph","message":"m","hint":"h","devices":["iphone-6.9","mac"],"locale":"ja","file":"captions/ja.json","line":2,"column":3}],"summary":{"errors":1,"warnings":0,"ignored":0}}"#
        + "\n")
    #expect(result.error == "error: captions/ja.json:2:3: m\nhint: h\n1 error, 0 warnings\n")
  }

  @Test func lists() async throws {
    #expect(
      try await run("list devices --format json").output.hasPrefix(
        #"{"devices":[{"name":"iphone-6.9","width":1320,"height":2868,"store":"appstore","displayType":"APP_IPHONE_67","landscape":false,"captureSizes":[[1290,2796]],"source":"S","checked":"2026-10-12"},{"name":"iphone-6.9-landscape","width":2868,"height":1320,"store":"appstore","displayType":"APP_IPHONE_67","landscape":true,"captureSizes":[[2796,1290]],"source":"S","checked":"2026-10-12"},{"name":"mac","width":2880,"height":1800,"store":"appstore","landscape":true,"captureSizes":[],"source":"T","checked":"2026-10-12"},"#
      ))
    #expect(
      try await run("list locales --format json").output
        == #"{"locales":[{"name":"en","direction":"ltr","appStore":"en-US","play":"en-US","captions":2,"captures":1},{"name":"de","direction":"ltr","appStore":"de-DE","play":"de-DE","captions":0,"captures":0}]}"#
        + "\n")
    #expect(try await run("list templates").output == "aurora  dawn,lagoon  tall\n")
    #expect(try await run("list scenes").output == "timer  iphone-6.9,mac  aurora\nstats  iphone-6.9,mac  aurora\n")
    #expect(
      try await run("list scenes --format json").output
        == #"{"scenes":[{"name":"timer","devices":["iphone-6.9","mac"],"template":"aurora"},{"name":"stats","devices":["iphone-6.9","mac"],"template":"aurora"}]}"#
        + "\n")
  }

  @Test func colourAndBarOnATerminalOnly() async throws {
    let finding = Finding(.captureUnreadable, "broken", hint: "h").at(file: "a.png")
    let plain = try await run("render --device mac --locale en --scene timer", engine: .fake(findings: [finding]))
    #expect(plain.error == "error: a.png: broken\nhint: h\n1 shot: 1 rendered in 2 s (0.5/s)\n")
    let coloured = try await run("render --device mac --locale en --scene timer", engine: .fake(findings: [finding]), terminal: true)
    #expect(coloured.error.contains("\u{1B}[1;31merror:\u{1B}[0m a.png: broken\n\u{1B}[36mhint:\u{1B}[0m h\n"))
    #expect(coloured.error.contains("[########################] 1/1"))
    #expect(coloured.output.isEmpty)
  }

  @Test func progressLine() {
    #expect(ProgressBar.line(done: 25, of: 100, elapsed: .seconds(10)) == "[######------------------] 25/100  2.5/s  30 s left")
    #expect(ProgressBar.line(done: 0, of: 100, elapsed: .zero) == "[------------------------] 0/100")
    #expect(ProgressBar.line(done: 10, of: 819, elapsed: .seconds(5)) == "[------------------------] 10/819  2.0/s  6 min 45 s left")
  }
}

extension FileManager {
  fileprivate func copyItem(atPath path: String, toPath target: String, creating folder: String) throws {
    try createDirectory(atPath: folder, withIntermediateDirectories: true)
    try copyItem(atPath: path, toPath: target)
  }
}
