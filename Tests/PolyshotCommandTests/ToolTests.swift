import Foundation
import Testing

@testable import Polyshot
@testable import PolyshotCommand

@Suite struct ToolTests {
  /// Runs the program where there is no project.
  private func run(_ line: String) -> Outcome {
    let recorder = Recorder()
    let tool = Tool(environment: ["POLYSHOT_HOME": CommandProject.packageRoot])
    let status = tool.run(line.split(separator: " ").map(String.init), console: recorder.console(), folder: "/nowhere")
    return Outcome(status, recorder.output, recorder.error)
  }

  // MARK: Help

  @Test func overviewPage() {
    let page = """
      Raw localized captures and captions in, finished store screenshots out.

      Usage: polyshot <command> [FOLDER] [options]

        render  draws every shot that is not fresh
        check   says what is wrong before a release, draws nothing
        text    reads caption requests as JSON lines, prints what the text engine did
        list    lists what can be named
        help    explains the program, or one command

      FOLDER is a project: a folder with a polyshot.json; the current folder when left out.
      polyshot help <command> explains one command; polyshot --version says which version this is.
      Exit status: 0 done; 1 something failed or an error was found; 2 wrong usage or a broken polyshot.json.

      """
    #expect(run("help") == Outcome(.done, page, ""))
    #expect(run("--help") == Outcome(.done, page, ""))
    #expect(run("") == Outcome(.usage, "", page))
  }

  @Test func commandPage() {
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
    #expect(run("help render") == Outcome(.done, page, ""))
    #expect(run("render --help") == Outcome(.done, page, ""))
  }

  @Test func version() { #expect(run("--version") == Outcome(.done, "polyshot \(Version.current)\n", "")) }

  @Test func everyCommandHasAPage() {
    for command in Tool().commands {
      let page = run("help \(command.name)")
      #expect(page.status == .done)
      #expect(page.output.contains("Usage: polyshot \(command.name)"))
      #expect(run("\(command.name) -h") == page)
      for option in command.options { #expect(page.output.contains("  --\(option.name)")) }
    }
  }

  // MARK: Wrong usage

  @Test(arguments: [
    ("rendr", "error: unknown command `rendr`\nhint: did you mean `render`?\n"),
    ("render --forse", "error: `render` has no option `--forse`\nhint: did you mean `--force`?\n"),
    ("render --device crad", "error: `--device`: the project has no `crad`\nhint: did you mean `card`?\n"),
    (
      "render --locale dee --scene x",
      "error: `--scene`: the project has no `x`\nhint: known are `one`, `two`\nerror: `--locale`: the project has no `dee`\nhint: did you mean `de`?\n"
    ),
    ("check --device card,tiel", "error: `--device`: the project has no `tiel`\nhint: did you mean `tile`?\n"),
    ("check --only font", "error: `--only` does not take `font`\nhint: did you mean `fonts`?\n"),
    ("render --jobs 0", "error: `--jobs` needs a whole number from 1 to 1024, not `0`\n"),
    ("render --shard 3/2", "error: `--shard` does not take `3/2`\nhint: write `2/4`, `auto` or `auto/4`\n"),
    (
      "render --shard auto",
      "error: `--shard auto`: the environment does not say which of how many machines this is\nhint: write `--shard 2/4`\n"
    ),
    ("render --effort smal", "error: `--effort` does not take `smal`\nhint: did you mean `small`?\n"),
    ("render . more", "error: `render` has no use for `more`\nhint: see `polyshot help render`\n"),
    ("list device", "error: `list` does not know `device`\nhint: did you mean `devices`?\n"),
    ("help rendr", "error: unknown command `rendr`\nhint: did you mean `render`?\n"),
    ("render nowhere", "error: <folder>/nowhere/polyshot.json: no such file\nhint: a project is a folder with a `polyshot.json`\n"),
  ])
  func wrongUsageIsTwoAndDrawsNothing(_ line: String, _ words: String) throws {
    let project = try CommandProject()
    #expect(project.run(line) == Outcome(.usage, "", words.replacing("<folder>", with: project.folder)))
    #expect(!project.exists("AppStore"))
  }

  @Test(arguments: [
    ("{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], tempate: 'x' }", "polyshot.json:1:56: unknown key `tempate`"),
    ("{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'] ", "polyshot.json:1:55: expected `,` or `}`, but the file ends"),
    ("{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], markup: 1 }", "polyshot.json:1:64: `markup` must be `true` or `false`, not a number"),
    ("{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], theme: { titel: '#000' } }", "polyshot.json:1:65: unknown key `theme.titel`"),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], theme: { title: 'red' } }",
      "polyshot.json:1:72: `theme.title` must be a colour such as `#1B1B20`"
    ),
    (
      "{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], theme: { finish: 'gold' } }",
      "polyshot.json:1:73: `theme.finish` must be one of `graphite`, `midnight`, `sand`, `silver`, `titan`"
    ),
    ("{ sourceLocale: 'en', devices: ['mac'], scenes: ['a'], theme: { name: 'dusk' } }", "polyshot.json:1:71: template `aurora` has no theme `dusk`"),
  ])
  func aBrokenProjectIsTwoAndDrawsNothing(_ settings: String, _ words: String) throws {
    let project = try CommandProject(settings)
    for command in ["render", "check"] {
      let outcome = project.run(command)
      #expect(outcome.status == .usage)
      #expect(outcome.output.isEmpty)
      #expect(outcome.error.hasPrefix("error: \(words)\n"))
    }
    #expect(!project.exists("AppStore"))
  }

  @Test func withoutItsDataTheProgramSaysWhereItLooked() throws {
    let project = try CommandProject()
    let outcome = project.run("render", environment: ["POLYSHOT_HOME": "/nowhere/at/all"])
    // the package's own root above `.build` may still be found
    if outcome.status == .usage {
      #expect(outcome.error.contains("error: no `Devices/devices.json` found\nhint: searched `\(project.folder)`, `/nowhere/at/all`, "))
    }
  }

  // MARK: Lists

  @Test func devices() throws {
    let answer = try #require(try JSONSerialization.jsonObject(with: Data(run("list devices --format json").output.utf8)) as? [String: Any])
    let devices = try #require(answer["devices"] as? [[String: Any]])
    let phone = try #require(devices.first { $0["name"] as? String == "iphone-6.9" })
    #expect(
      Set(phone.keys) == ["name", "width", "height", "store", "displayType", "landscape", "captureSizes", "source", "checked"])
    #expect(phone["width"] as? Int == 1320)
    #expect(phone["height"] as? Int == 2868)
    #expect(devices.contains { $0["name"] as? String == "iphone-6.9-landscape" && $0["width"] as? Int == 2868 })
  }

  @Test func localesScenesAndTemplates() throws {
    let project = try CommandProject()
    try project.remove("captures/tile/de/two.png")
    #expect(
      project.run("list locales --format json").output
        == #"{"locales":[{"name":"en","direction":"ltr","appStore":"en-US","play":"en-US","captions":2,"captures":4},{"name":"de","direction":"ltr","appStore":"de-DE","play":"de-DE","captions":2,"captures":3}]}"#
        + "\n")
    #expect(project.run("list scenes").output == "one  card,tile  aurora\ntwo  card,tile  aurora\n")
    #expect(
      project.run("list scenes --format json").output
        == #"{"scenes":[{"name":"one","devices":["card","tile"],"template":"aurora"},{"name":"two","devices":["card","tile"],"template":"aurora"}]}"#
        + "\n")
    let seen = project.run("list scenes", terminal: true)
    #expect(seen.error == "name  devices    template\n" && seen.output == "one   card,tile  aurora\ntwo   card,tile  aurora\n")
    #expect(project.run("list templates").output.hasPrefix("aurora  dawn,lagoon,midnight  iphone-6.9,"))
  }
}
