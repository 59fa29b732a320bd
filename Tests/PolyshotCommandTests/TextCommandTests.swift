import Foundation
import Synchronization
import Testing

@testable import PolyshotCommand

private let hasFonts = FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/noto/NotoSans-Bold.ttf")

/// `polyshot text`: one answer a line of standard input.
@Suite(.enabled(if: hasFonts, "needs the fonts of `make setup`"))
struct TextCommandTests {
  private struct Answer: Decodable {
    struct Line: Decodable {
      let start: Int
      let end: Int
      let width: Double
      let visual: [Int]
    }
    struct Run: Decodable {
      let start: Int
      let end: Int
      let family: String
      let file: String
      let face: Int
      let script: String
      let level: Int
      let glyphs: [[Int]]
    }
    let id: String?
    let error: String?
    let text: String?
    let advance: Double?
    let opportunities: [Int]?
    let lines: [Line]?
    let runs: [Run]?
    let notdef: Int?
    let ink: [Double]?
    let size: Double?
  }

  /// The program fed with lines; `output` is asked at every read what has been answered by then.
  private func run(_ lines: [String], folder: String = "/nowhere", atRead: @escaping @Sendable (Int, String) -> Void = { _, _ in }) -> Outcome {
    let recorder = Recorder()
    let given = Mutex(0)
    let console = Console(
      isTerminal: false, usesColour: false, output: recorder.write, error: recorder.writeError,
      input: {
        let index = given.withLock { index in
          index += 1
          return index - 1
        }
        atRead(index, recorder.output)
        return index < lines.count ? Array(lines[index].utf8) : nil
      })
    let status = Tool(environment: ["POLYSHOT_HOME": CommandProject.packageRoot]).run(["text"], console: console, folder: folder)
    return Outcome(status, recorder.output, recorder.error)
  }

  private func answers(_ outcome: Outcome) throws -> [Answer] {
    try outcome.output.split(separator: "\n").map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
  }

  private func answer(_ line: String) throws -> Answer { try #require(try answers(run([line])).first) }

  /// Noto Sans Bold 2.004: T 529 (kerned), r 434, a 604, c 514, k 620 units of 1000, glyphs by the file's character map.
  @Test func tellsGlyphsInFontUnits() throws {
    let answer = try answer(
      #"{"id":"a","lang":"en","text":"Track","size":100,"weight":700,"families":["Noto Sans"],"wrap":"none","rules":"css"}"#)
    #expect(answer.id == "a" && answer.text == "Track" && answer.size == 100 && answer.notdef == 0)
    #expect(abs(answer.advance! - 270.1) < 1e-9)
    let run = try #require(answer.runs?.first)
    #expect(run.family == "Noto Sans" && run.file == "/usr/share/fonts/truetype/noto/NotoSans-Bold.ttf" && run.face == 0)
    #expect(run.script == "Latn" && run.level == 0 && run.start == 0 && run.end == 5)
    #expect(run.glyphs == [[55, 0, 529, 0, 0], [85, 1, 434, 0, 0], [68, 2, 604, 0, 0], [70, 3, 514, 0, 0], [78, 4, 620, 0, 0]])
    #expect(answer.lines!.map(\.visual) == [[0, 1, 2, 3, 4]] && abs(answer.lines![0].width - 270.1) < 1e-9)
  }

  /// The unwrapped advance has tracking after every cluster, a line's width none at its end.
  @Test func countsTracking() throws {
    let answer = try answer(
      #"{"id":"a","lang":"en","text":"Track","size":100,"weight":700,"families":["Noto Sans"],"tracking":0.1,"wrap":"none"}"#)
    #expect(abs(answer.advance! - 320.1) < 1e-9)
    #expect(abs(answer.lines![0].width - 310.1) < 1e-9)
  }

  @Test func wrapsAndCases() throws {
    let answer = try answer(#"{"id":"a","lang":"de","text":"groß und gut","size":50,"width":150,"case":"upper","wrap":"greedy","rules":"css"}"#)
    #expect(answer.text == "GROSS UND GUT")
    #expect(answer.opportunities == [6, 10])
    #expect(answer.lines?.map { [$0.start, $0.end] } == [[0, 5], [6, 9], [10, 13]])
  }

  /// A mixed line in Arabic: the Latin word stands at its left end and runs to the right. Default-ignorables have no place.
  @Test func tellsVisualOrder() throws {
    let answer = try answer(#"{"id":"a","lang":"ar","text":"سلام\u200F ab","size":50}"#)
    #expect(answer.lines?.first?.visual == [6, 7, 5, 3, 2, 1, 0])
    #expect(answer.runs?.map(\.level) == [1, 2])
  }

  /// The origin is the left end of the first baseline: the ink of an H begins at its side bearing and stands on the line.
  @Test func measuresInkFromTheBaseline() throws {
    let ink = try #require(try answer(#"{"id":"a","lang":"en","text":"H","size":1000,"weight":400,"families":["Noto Sans"]}"#).ink)
    #expect(ink == [97, -714, 643, 0])
  }

  @Test func hardBreaksAreOpportunities() throws {
    let answer = try answer(#"{"id":"a","lang":"en","text":"one\ntwo","size":20,"width":900}"#)
    #expect(answer.opportunities == [4] && answer.lines?.map { [$0.start, $0.end] } == [[0, 3], [4, 7]])
  }

  @Test func spansKeepOffsetsOfTheTextGiven() throws {
    let answer = try answer(
      #"{"id":"a","lang":"de","text":"ß ab","size":20,"case":"upper","families":["Noto Sans"],"spans":[{"start":2,"end":4,"weight":700}]}"#)
    #expect(answer.text == "SS AB")
    #expect(answer.runs?.map { [$0.start, $0.end] } == [[0, 3], [3, 5]])
    #expect(answer.runs?.map { $0.file.hasSuffix("Bold.ttf") } == [false, true])
  }

  @Test func goesOnAfterABadLine() throws {
    let outcome = run([
      #"{"id":"one","lang":"en","text":"a","size":20}"#, "", "nonsense", #"{"id":"two","lang":"en","text":"\ud800","size":20}"#,
      #"{"id":"three","lang":"en","text":"a"}"#, #"{"id":"four","lang":"en","text":"a","size":20,"widht":3}"#,
      #"{"id":"five","lang":"en","text":"a","size":20,"families":["Noto Snas"]}"#,
      #"{"id":"six","lang":"en","text":"a","size":20,"spans":[{"start":0,"end":9}]}"#, #"{"id":7,"lang":"en","text":"","size":20}"#,
    ])
    #expect(outcome.status == .failed && outcome.error.isEmpty)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 8)
    #expect(lines[1] == #"{"id":null,"error":"column 1: expected a value, found `n`"}"#)
    #expect(lines[2].hasPrefix(#"{"id":null,"error":"column 33: half of a surrogate pair"#))
    #expect(lines[3] == #"{"id":"three","error":"the key `size` is missing"}"#)
    #expect(lines[4] == #"{"id":"four","error":"unknown key `widht` (did you mean `width`?)"}"#)
    #expect(lines[5] == #"{"id":"five","error":"`families[0]`: unknown name `Noto Snas` (did you mean `Noto Sans`?)"}"#)
    #expect(lines[6] == #"{"id":"six","error":"`spans[0].end` must be a number from 0.0 to 1.0"}"#)
    #expect(lines[7].hasPrefix(#"{"id":7,"text":"","advance":0,"opportunities":[],"#))
  }

  /// A program that waits for its answer before it asks again gets it.
  @Test func answersBeforeItReadsOn() {
    let counts = Mutex<[Int]>([])
    _ = run(Array(repeating: #"{"id":"a","lang":"en","text":"a","size":20}"#, count: 3)) { _, output in
      counts.withLock { $0.append(output.split(separator: "\n").count) }
    }
    #expect(counts.withLock { $0 } == [0, 1, 2, 3])
  }

  @Test func readsLinesFromAPipe() throws {
    let pipe = Pipe()
    let lines = InputLines(descriptor: pipe.fileHandleForReading.fileDescriptor)
    // longer than one read, bytes that are no text, and a last line without an end
    let long = [UInt8](repeating: 0x61, count: 200_000)
    Thread {
      try? pipe.fileHandleForWriting.write(contentsOf: Data(long + [0x0A, 0xFF, 0x0A, 0x0A, 0x62])); try? pipe.fileHandleForWriting.close()
    }
    .start()
    #expect(lines.next() == long)
    #expect(lines.next() == [0xFF])
    #expect(lines.next() == [])
    #expect(lines.next() == [0x62])
    #expect(lines.next() == nil)
  }
}
