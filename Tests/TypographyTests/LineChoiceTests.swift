import Testing

@testable import Typography

/// The choice of lines, on texts of boxes: every letter is one em wide, a blank too. Expected lines were found by hand.
@Suite struct LineChoiceTests {
  /// Breaks after blanks, each with the costs that `costs` gives for its number.
  private func lines(
    _ text: String, limit: Double, strands: Bool = false, costs: [Int: BreakCosts] = [:], tiers: [Int: BreakOpportunity.Tier] = [:]
  ) -> [String] {
    let units = Array(text.utf16)
    let offsets = units.indices.filter { $0 > 0 && units[$0 - 1] == 0x20 }
    let breaks = offsets.enumerated().map { number, offset in
      BreakOpportunity(offset: offset, tier: tiers[number] ?? .natural, costs: costs[number] ?? BreakCosts())
    }
    func trimmed(_ start: Int, _ end: Int) -> String {
      String(decoding: units[start..<end], as: UTF16.self).split(separator: " ").joined(separator: " ")
    }
    let breaker = LineBreaker(
      breaks: breaks, paragraph: 0..<units.count, width: { Double(trimmed($0, $1).count) },
      visibleClusters: { start, end in min(2, trimmed(start, end).filter { $0 != " " }.count) }, strandsCharacters: strands)
    var start = 0
    return breaker.lines(limit: limit, wrap: .balance).map { end in
      defer { start = end }
      return trimmed(start, end)
    }
  }

  @Test func takesTheFewestLinesThenTheMostEven() {
    // first fit: aaaa bbbb | cc
    #expect(lines("aaaa bbbb cc", limit: 10) == ["aaaa", "bbbb cc"])
    #expect(lines("aa bb cc dd ee ff", limit: 9) == ["aa bb cc", "dd ee ff"])
    #expect(lines("a", limit: 0.5) == ["a"])
  }

  /// Widths 6 6 6 are as short as three lines can be; 9 6 3 is as few.
  @Test func makesTheLongestLineShort() { #expect(lines("aaa bb ccc dd eee ff", limit: 9) == ["aaa bb", "ccc dd", "eee ff"]) }

  @Test func endsALineWithItsSentence() {
    let sentence = BreakCosts(endsSentence: true)
    // 9 and 8 would be more even than 10 and 7
    #expect(lines("aaaa bbbb c ddd eee", limit: 20) == ["aaaa bbbb c ddd eee"])
    #expect(lines("aaaa bbbb c ddd eee", limit: 12) == ["aaaa bbbb", "c ddd eee"])
    #expect(lines("aaaa bbbb c ddd eee", limit: 12, costs: [2: sentence]) == ["aaaa bbbb c", "ddd eee"])
    // not when the longest line becomes more than a quarter longer
    #expect(lines("aaaa bbbb ccc dd ee", limit: 14, costs: [2: sentence]) == ["aaaa bbbb", "ccc dd ee"])
  }

  @Test func breaksAtTheAuthorsBlankWhereItIsNear() {
    let other = BreakCosts(ignoresBlanks: true)
    // 13 and 12 by the other breaks, 14 and 11 at the blank: 8 % longer
    let text = "aaaaaaaaaaa b cc ddddddddd"
    #expect(lines(text, limit: 17) == ["aaaaaaaaaaa b", "cc ddddddddd"])
    #expect(lines("aaaaaaaaaa b c ddddddddddd", limit: 17, costs: [0: other, 1: other]) == ["aaaaaaaaaa b c", "ddddddddddd"])
  }

  /// A broken rule is worse than any uneven line, and better than another line.
  @Test func breaksARuleOnlyToSaveALine() {
    let rule = BreakCosts(rules: BreakCosts.shortWord)
    #expect(lines("aaaa i bbbbbb", limit: 9) == ["aaaa i", "bbbbbb"])
    #expect(lines("aaaa i bbbbbb", limit: 9, costs: [1: rule], tiers: [1: .avoided]) == ["aaaa", "i bbbbbb"])
    #expect(lines("aaaaa i bbbbbb", limit: 7, costs: [1: rule], tiers: [1: .avoided]) == ["aaaaa i", "bbbbbb"])
  }

  @Test func leavesNoLoneCharacter() {
    #expect(lines("aa bb cc d", limit: 8, strands: true) == ["aa bb", "cc d"])
    // 4 lines of 2 with a lone one at the end are worse than lines that are less even
    #expect(lines("aaa b cc dd e", limit: 5, strands: true).last!.count > 1)
  }

  @Test func preferencesDecideBetweenEvenLines() {
    let soft = BreakCosts(preference: BreakCosts.softWord)
    // 8 and 6, or 6 and 8
    #expect(lines("aaaaaa b cccccc", limit: 12, costs: [0: soft]) == ["aaaaaa b", "cccccc"])
    #expect(lines("aaaaaa b cccccc", limit: 12, costs: [1: soft]) == ["aaaaaa", "b cccccc"])
  }

  @Test func keepsANumberWithWhatItCounts() {
    let number = BreakCosts(endsInNumber: true)
    #expect(lines("aaaaaa 10 bbbbbbbbb", limit: 14, costs: [1: number]) == ["aaaaaa 10", "bbbbbbbbb"])  // 12 would be a third longer than 9
    #expect(lines("aaaaaaaaa 5 bbbbbbbbb", limit: 14, costs: [1: number]) == ["aaaaaaaaa", "5 bbbbbbbbb"])
    #expect(lines("aaaaaaaa 10 bbbbbbbbbb", limit: 14, costs: [1: number]) == ["aaaaaaaa", "10 bbbbbbbbbb"])  // 13 after 11
  }

  @Test func goesInsideAWordOnlyWhereItIsTooWide() {
    #expect(lines("aaaa bbbb", limit: 5, tiers: [0: .emergency]) == ["aaaa", "bbbb"])
    #expect(lines("aaaa bbbb", limit: 9, tiers: [0: .emergency]) == ["aaaa bbbb"])
  }
}
