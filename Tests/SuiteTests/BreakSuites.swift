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

  @Test func wordBreakTest() throws {
    let breaker = try #require(TextBreaker(.word, locale: "root"))
    let found = try failures("WordBreakTest.txt", count: 1823) { breaker.boundaries(in: $0).map(\.offset) }
    print(found.joined(separator: "\n"))
  }

  @Test func lineBreakTest() throws {
    let breaker = try #require(TextBreaker(.line, locale: "root"))
    let found = try failures("LineBreakTest.txt", count: 7654) { breaker.boundaries(in: $0).map(\.offset) }
    print(found.joined(separator: "\n"))
    let strict = try #require(TextBreaker(.line, locale: "en@lb=strict"))
    let found2 = try failures("LineBreakTest.txt", count: 7654) { strict.boundaries(in: $0).map(\.offset) }
    print("strict", Set(found2).symmetricDifference(found).sorted().joined(separator: "\n"))
  }
}
