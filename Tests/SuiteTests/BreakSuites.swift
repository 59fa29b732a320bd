import Testing

@testable import Typography

/// UAX #14 and #29 by Unicode's own files.
@Suite(.enabled(if: UnicodeFile.areInstalled, "needs the package unicode-data")) struct BreakSuites {
  /// A line of the files: `÷ 0020 × 0308 ÷` has a boundary where `÷` stands.
  struct Case {
    let units: [UInt16]
    /// Inner boundaries in code units.
    let boundaries: [Int]
    let name: String

    init(_ line: String) {
      var units: [UInt16] = []
      var boundaries: [Int] = []
      for token in line.split(whereSeparator: \.isWhitespace) {
        if token == "÷" { boundaries.append(units.count) } else if let codePoint = UInt32(token, radix: 16) { units += codePoint.units }
      }
      self.units = units
      self.boundaries = boundaries.filter { $0 > 0 && $0 < units.count }
      name = line
    }
  }

  /// The lines on which an answer differs from the file's.
  private func failures(_ file: String, count: Int, _ boundaries: ([UInt16]) -> [Int]) throws -> [String] {
    let cases = try UnicodeFile("auxiliary/\(file)").lines.map(Case.init)
    let failed = cases.filter { test in boundaries(test.units).filter { $0 < test.units.count } != test.boundaries }
    print("\(file): \(cases.count - failed.count) of \(cases.count)")
    #expect(cases.count == count)
    return failed.map(\.name)
  }

  @Test func graphemeBreakTest() throws {
    let breaker = try #require(TextBreaker(.grapheme, locale: "root"))
    #expect(try failures("GraphemeBreakTest.txt", count: 602) { breaker.boundaries(in: $0).map(\.offset) }.isEmpty)
  }

  /// What font choice and line breaks go by: ICU's clusters, with the stacks of Khmer and Burmese whole, of which Unicode 15 has no line.
  @Test func graphemeBreakTestByClusters() throws {
    let breaker = try #require(TextBreaker(.grapheme, locale: "root"))
    #expect(
      try failures("GraphemeBreakTest.txt", count: 602) { GraphemeClusters.find(in: $0, offset: 0, breaker: breaker).map(\.end) }.isEmpty)
  }

  /// A colon between letters parts words in CLDR, outside Finnish and Swedish.
  @Test func wordBreakTest() throws {
    let breaker = try #require(TextBreaker(.word, locale: "root"))
    let found = try failures("WordBreakTest.txt", count: 1823) { breaker.boundaries(in: $0).map(\.offset) }
    #expect(found == (try UnicodeFile("auxiliary/WordBreakTest.txt").lines.filter { $0.contains("× 003A ×") }))
  }

  @Test(arguments: ["root", "en@lb=strict"]) func lineBreakTest(locale: String) throws {
    let breaker = try #require(TextBreaker(.line, locale: locale))
    let found = try failures("LineBreakTest.txt", count: 7654) { breaker.boundaries(in: $0).map(\.offset) }
    #expect(found == Self.afterInitialHyphen + Self.numbers)
  }

  /// A hyphen that begins a word stays with it: rule LB20a of Unicode 16, which ICU has had before.
  private static let afterInitialHyphen = ["0023", "00A7", "50005", "0E01"].flatMap { ["× 002D ÷ \($0) ÷", "× 002D × 0308 ÷ \($0) ÷"] }

  /// ICU tailors numbers (UAX #14 §8.2, example 7): a comma or full stop before a digit is the number's.
  private static let numbers = [
    "× 002C ÷ 0030 ÷", "× 002C × 0308 ÷ 0030 ÷",
    "× 0065 × 0071 × 0075 × 0061 × 006C × 0073 × 0020 × 002E ÷ 0033 × 0035 × 0020 ÷ 0063 × 0065 × 006E × 0074 × 0073 ÷",
    "× 0061 × 002E ÷ 0032 × 0020 ÷", "× 0061 × 002E ÷ 0032 × 0020 ÷ 0915 ÷", "× 0061 × 002E ÷ 0032 × 0020 ÷ 672C ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 672C ÷", "× 0061 × 002E ÷ 0032 × 3000 ÷ 307E ÷", "× 0061 × 002E ÷ 0032 × 3000 ÷ 0033 ÷",
    "× 0041 × 002E ÷ 0031 × 0020 ÷ BABB ÷", "× BD24 ÷ C5B4 × 002E × 0020 ÷ 0041 × 002E ÷ 0032 × 0020 ÷ BCFC ÷",
    "× BD10 ÷ C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0033 × 0020 ÷ BABB ÷", "× C694 × 002E × 0020 ÷ 0041 × 002E ÷ 0034 × 0020 ÷ BABB ÷",
    "× 0061 × 002E ÷ 0032 × 3000 ÷ 300C ÷",
  ]
}
