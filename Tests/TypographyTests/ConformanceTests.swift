import Foundation
import Testing

@testable import Typography

/// Reference answers of HarfBuzz, ICU and Chromium for captions of the stores' locales.
struct ConformanceCaption: Decodable, CustomTestStringConvertible {
  struct Font: Decodable {
    let key: String
    let path: String
    let face: Int
  }
  struct Span: Decodable {
    let start: Int
    let end: Int
    let weight: Int?
    let color: String?
  }
  struct Run: Decodable {
    let start: Int
    let end: Int
    let file: String
    let face: Int
    let level: UInt8
    let glyphs: [[Int]]
  }
  struct Expectation: Decodable {
    let advance: Double
    let opportunities: [Int]
    let visual: [[Int]]
    let runs: [Run]
    let lines: [[Double]]
    let balance: [[Double]]
    let strictBalance: [[Double]]?
    let keepAllBalance: [[Double]]?
    let phraseBalance: [[Double]]?
  }
  struct Trust: Decodable {
    let advance: String
    let opportunities: String
    let visual: String
    let lines: String
  }

  let id: String
  let lang: String
  let dir: String
  let fontSize: Double
  let width: Double
  let weight: Int
  let text: String
  let letterSpacing: Double?
  let transform: String?
  let icuCased: String?
  let chromiumRendered: String?
  let fonts: [Font]
  let spans: [Span]?
  let expect: Expectation
  let trust: Trust

  var testDescription: String { id }

  private struct File: Decodable {
    let captions: [ConformanceCaption]
  }

  static let all: [ConformanceCaption] = {
    guard let data = try? Data(contentsOf: Support.samples.appending(path: "conformance/captions.json")) else { return [] }
    // a file that is there and cannot be read must not pass for one that is not there
    return try! JSONDecoder().decode(File.self, from: data).captions
  }()

  /// The manifest's families whose files the caption was shaped with.
  var families: [String] {
    fonts.compactMap { font in
      let name = URL(filePath: font.path).lastPathComponent
      return Support.manifest.families.first { ($0.face ?? 0) == font.face && $0.files.values.contains(name) }?.name
    }
  }

  func request(wrap: TextWrap = .greedy) -> TextRequest {
    let cases: [String: TextCase] = ["uppercase": .upper, "lowercase": .lower, "capitalize": .title]
    var style = TextStyle(
      families: families, weight: weight, size: fontSize, tracking: letterSpacing ?? 0, letterCase: transform.flatMap { cases[$0] } ?? .none)
    // Where the browser cases otherwise than the language asks, its answer was measured on its own text.
    let differs = icuCased != chromiumRendered
    if differs { style.letterCase = .none }
    return TextRequest(
      text: differs ? chromiumRendered ?? text : text, language: lang, direction: TextDirection(rawValue: dir)!, style: style, width: width,
      wrap: wrap, rules: .css,
      spans: (spans ?? []).map { TextSpan(start: $0.start, end: $0.end, weight: $0.weight, appearanceIndex: $0.color == nil ? nil : 0) })
  }
}

@Suite(.enabled(if: Support.hasFonts && !ConformanceCaption.all.isEmpty, "needs the samples folder and the fonts of `make setup`"))
struct ConformanceTests {
  let typesetter = Typesetter(library: Support.library)

  @Test(arguments: ConformanceCaption.all) func shapesAsHarfBuzz(caption: ConformanceCaption) {
    let layout = typesetter.layout(caption.request())
    #expect(
      layout.runs.flatMap { run in run.glyphs.map { [Int($0.glyph), $0.cluster, Int($0.xAdvance), Int($0.xOffset), Int($0.yOffset)] } }
        == caption.expect.runs.flatMap(\.glyphs))
    #expect(layout.runs.map(\.face.file.path) == caption.expect.runs.map(\.file))
    #expect(layout.missing.isEmpty)
  }

  @Test(arguments: ConformanceCaption.all.filter { $0.trust.advance == "exact" }) func measuresExactly(caption: ConformanceCaption) {
    #expect(abs(typesetter.layout(caption.request()).advance - caption.expect.advance) < 0.01)
  }

  @Test(arguments: ConformanceCaption.all.filter { $0.trust.opportunities == "exact" }) func breaksAsBrowsers(caption: ConformanceCaption) {
    #expect(typesetter.layout(caption.request()).opportunities == caption.expect.opportunities)
  }

  /// The browser that was asked gives the second half of a coloured ligature no place of its own.
  static let coloredLigatures: Set<String> = ["arab-lam-alef-span"]

  @Test(arguments: ConformanceCaption.all.filter { !coloredLigatures.contains($0.id) }) func ordersVisually(caption: ConformanceCaption) {
    let layout = typesetter.layout(caption.request())
    guard layout.lines.map(\.end) == caption.expect.lines.map({ Int($0[1]) }) else {
      #expect(caption.trust.lines != "3-engine", "\(layout.lines.map(\.end)) \(caption.expect.lines)")
      return
    }
    #expect(layout.lines.map(\.visualOrder) == caption.expect.visual)
  }
}
