import Polyshot
import Testing

@testable import PolyshotCommand

@Suite struct ArgumentsTests {
  private let command = Command(
    "draw", "draws", verbs: [], operands: ["FOLDER"],
    options: [
      Option("locale", .list(placeholder: "NAMES"), ""), Option("jobs", .value(placeholder: "N"), ""), Option("force", .flag, ""),
      Option("format", .choice(["text", "json"]), ""),
    ]
  ) { _ in .done }

  private func parse(_ line: String) throws -> Arguments { try Arguments(line.split(separator: " ").map(String.init), of: command) }

  @Test func listsByCommaAndRepetition() throws {
    let arguments = try parse("--locale de,ja --force --locale=fr folder --jobs=2 --jobs 3")
    #expect(arguments.list("locale") == ["de", "ja", "fr"])
    #expect(arguments.value("jobs") == "3")
    #expect(arguments.flag("force"))
    #expect(!arguments.flag("prune"))
    #expect(arguments.operands == ["folder"])
  }

  @Test func afterTwoDashesAllIsOperand() throws {
    #expect(try parse("-- --force").operands == ["--force"])
    #expect(try parse("-").operands == ["-"])
  }

  @Test func verbs() throws {
    let list = Command("list", "", verbs: ["devices", "scenes"], operands: ["FOLDER"]) { _ in .done }
    let arguments = try Arguments(["scenes", "x"], of: list)
    #expect(arguments.verb == "scenes")
    #expect(arguments.operands == ["x"])
    #expect(throws: UsageError.missingVerb(command: "list", known: ["devices", "scenes"])) { try Arguments([], of: list) }
    #expect(throws: UsageError.unknownVerb("device", command: "list", known: ["devices", "scenes"])) { try Arguments(["device"], of: list) }
  }

  @Test(arguments: [
    ("--forse", UsageError.unknownOption("--forse", command: "draw", known: ["--locale", "--jobs", "--force", "--format"])),
    ("-f", .unknownOption("-f", command: "draw", known: ["--locale", "--jobs", "--force", "--format"])),
    ("--jobs", .missingValue(option: "--jobs N")), ("--jobs=", .missingValue(option: "--jobs N")),
    ("--locale ,", .missingValue(option: "--locale NAMES")), ("--jobs --force", .missingValue(option: "--jobs N")),
    ("--force=yes", .valueForFlag("yes", option: "--force")), ("a b", .surplusOperand("b", command: "draw")),
    ("--format xml", .unknownValue("xml", option: "--format", known: ["text", "json"])),
  ])
  func wrongUsage(_ line: String, _ error: UsageError) { #expect(throws: error) { try parse(line) } }

  @Test func wordsOfUsageErrors() {
    #expect(UsageError.unknownOption("--forse", command: "render", known: ["--force"]).words.hint == "did you mean `--force`?")
    #expect(UsageError.unknownCommand("rendr", known: ["render", "check"]).words.message == "unknown command `rendr`")
    #expect(UsageError.unknownValue("xml", option: "--format", known: ["text", "json"]).words.hint == "known are `text`, `json`")
  }
}
