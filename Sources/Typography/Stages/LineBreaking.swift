/// Stage 10: which opportunities become line ends.
///
/// Widths are in em. The balanced choice is exact: fewest lines first, then the least sum of squared slack (as parts of the box) and penalties
/// (after Knuth and Plass, Breaking Paragraphs into Lines, 1981, with captions' costs).
struct LineBreaker {
  let breaks: [BreakOpportunity]
  let paragraph: Range<Int>
  /// Advance width from one offset to another without blanks at the end.
  let width: (Int, Int) -> Double
  /// Grapheme clusters between two offsets that are no blank, at most 2: to tell stranded ones.
  let visibleClusters: (Int, Int) -> Int
  /// A lone character on the last line is worst in scripts that break anywhere.
  let strandsCharacters: Bool

  private static let tolerance = 1e-6
  private static let runt = 0.25
  private static let strandedCharacter = 4.0
  /// A text with more lines times opportunities than this is no caption; balancing it would cost time and memory for nothing.
  private static let mostStates = 1 << 13

  /// Ends of the lines, ascending, the paragraph's end last.
  func lines(limit: Double, wrap: TextWrap) -> [Int] {
    guard wrap != .none, !breaks.isEmpty else { return [paragraph.upperBound] }
    let nodes = usable(limit: limit)
    let ends = greedy(nodes, limit: limit)
    return wrap == .greedy || ends.count == 1 || nodes.count * ends.count > Self.mostStates
      ? ends : balanced(nodes, lineCount: ends.count, limit: limit)
  }

  /// The widest stretch between natural opportunities: what no choice of lines can make narrower.
  var widestWord: Double {
    let offsets = [paragraph.lowerBound] + breaks.filter { $0.tier == .natural }.map(\.offset) + [paragraph.upperBound]
    return zip(offsets, offsets.dropFirst()).reduce(0) { max($0, width($1.0, $1.1)) }
  }

  private struct Node {
    let offset: Int
    let penalty: Double
  }

  /// Natural opportunities, and inside stretches that are too wide those of the next tier that helps.
  private func usable(limit: Double) -> [Node] {
    var offsets = [paragraph.lowerBound] + breaks.filter { $0.tier == .natural }.map(\.offset) + [paragraph.upperBound]
    var nodes = Dictionary(uniqueKeysWithValues: breaks.map { ($0.offset, $0.penalty) })
    nodes[paragraph.upperBound] = 0
    for tier in [BreakOpportunity.Tier.word, .emergency] {
      for (start, end) in zip(offsets, offsets.dropFirst()) where width(start, end) > limit + Self.tolerance {
        offsets += breaks.filter { $0.tier == tier && $0.offset > start && $0.offset < end }.map(\.offset)
      }
      offsets.sort()
    }
    return offsets.dropFirst().map { Node(offset: $0, penalty: nodes[$0] ?? 0) }
  }

  private func greedy(_ nodes: [Node], limit: Double) -> [Int] {
    var ends: [Int] = []
    var start = paragraph.lowerBound
    var last: Int?
    for node in nodes {
      if let fitting = last, width(start, node.offset) > limit + Self.tolerance {
        ends.append(fitting)
        start = fitting
      }
      last = node.offset
    }
    return ends + [paragraph.upperBound]
  }

  private func balanced(_ nodes: [Node], lineCount: Int, limit: Double) -> [Int] {
    let offsets = [paragraph.lowerBound] + nodes.map(\.offset)
    let last = nodes.count
    // cost[k][j]: the best way to end line k at node j.
    var cost = [[Double]](repeating: [Double](repeating: .infinity, count: last + 1), count: lineCount + 1)
    var from = [[Int]](repeating: [Int](repeating: 0, count: last + 1), count: lineCount + 1)
    cost[0][0] = 0
    for line in 1...lineCount {
      for end in line...last {
        for start in stride(from: end - 1, through: line - 1, by: -1) where cost[line - 1][start] < .infinity {
          let used = width(offsets[start], offsets[end])
          if used > limit + Self.tolerance, start < end - 1 { break }
          let total =
            cost[line - 1][start]
            + lineCost(offsets[start], offsets[end], used: used, limit: limit, penalty: nodes[end - 1].penalty, isLast: end == last)
          if total < cost[line][end] {
            cost[line][end] = total
            from[line][end] = start
          }
        }
      }
    }
    guard cost[lineCount][last] < .infinity else { return greedy(nodes, limit: limit) }
    var ends: [Int] = []
    var end = last
    for line in stride(from: lineCount, to: 0, by: -1) {
      ends.append(offsets[end])
      end = from[line][end]
    }
    return ends.reversed()
  }

  private func lineCost(_ start: Int, _ end: Int, used: Double, limit: Double, penalty: Double, isLast: Bool) -> Double {
    let slack = max(0, 1 - used / limit)
    var cost = slack * slack + penalty
    guard isLast else { return cost }
    if used < limit * 0.33, used < 0.33 * width(paragraph.lowerBound, start) { cost += Self.runt }
    if strandsCharacters, visibleClusters(start, end) < 2 { cost += Self.strandedCharacter }
    return cost
  }
}
