/// Stage 10: which opportunities become line ends.
///
/// Widths are in em. The balanced choice is exact (dynamic programming over opportunities and lines): fewest lines first; then as few broken rules as
/// can be; then the lines whose longest is shortest, within the room that sentences and blanks are given; of these the most even ones, by the sum of
/// squared slack and preferences (after Knuth and Plass, Breaking Paragraphs into Lines, 1981, with captions' costs: `BreakCosts`).
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
  /// A text with more lines times opportunities than this is no caption; balancing it would cost time and memory for nothing.
  private static let mostStates = 1 << 13

  /// Ends of the lines, ascending, the paragraph's end last.
  func lines(limit: Double, wrap: TextWrap) -> [Int] {
    guard wrap != .none, !breaks.isEmpty else { return [paragraph.upperBound] }
    let nodes = usable(limit: limit, from: .natural)
    let ends = greedy(nodes, limit: limit)
    guard wrap == .balance, ends.count > 1 else { return ends }
    if breaks.contains(where: { $0.tier == .avoided }) {
      let all = usable(limit: limit, from: .avoided)
      let fewest = greedy(all, limit: limit)
      if fewest.count < ends.count { return balanced(all, greedy: fewest, limit: limit) }
    }
    return balanced(nodes, greedy: ends, limit: limit)
  }

  /// The widest stretch between natural opportunities: what no choice of lines can make narrower.
  var widestWord: Double {
    let offsets = [paragraph.lowerBound] + breaks.filter { $0.tier == .natural }.map(\.offset) + [paragraph.upperBound]
    return zip(offsets, offsets.dropFirst()).reduce(0) { max($0, width($1.0, $1.1)) }
  }

  /// The widths of all stretches between opportunities, blanks at their ends out, added up.
  var narrowest: Double {
    let offsets = [paragraph.lowerBound] + breaks.map(\.offset) + [paragraph.upperBound]
    return zip(offsets, offsets.dropFirst()).reduce(0) { $0 + max(0, width($1.0, $1.1)) }
  }

  private struct Node {
    let offset: Int
    let costs: BreakCosts
  }

  /// The opportunities of a tier and those before it, and inside stretches that are too wide those of the next tier that helps.
  private func usable(limit: Double, from tier: BreakOpportunity.Tier) -> [Node] {
    var offsets = [paragraph.lowerBound] + breaks.filter { $0.tier <= tier }.map(\.offset) + [paragraph.upperBound]
    for next in [BreakOpportunity.Tier.avoided, .emergency] where next > tier {
      // Both are in order, so that one pass does however many stretches there are.
      var rest = breaks[...]
      for (start, end) in zip(offsets, offsets.dropFirst()) where width(start, end) > limit + Self.tolerance {
        rest = rest.drop { $0.offset <= start }
        let inside = rest.prefix { $0.offset < end }
        offsets += inside.filter { $0.tier == next }.map(\.offset)
        rest = rest[inside.endIndex...]
      }
      offsets.sort()
    }
    let costs = Dictionary(uniqueKeysWithValues: breaks.map { ($0.offset, $0.costs) })
    return offsets.dropFirst().map { Node(offset: $0, costs: costs[$0] ?? BreakCosts()) }
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

  // MARK: Balance

  private func balanced(_ nodes: [Node], greedy: [Int], limit: Double) -> [Int] {
    guard nodes.count * greedy.count <= Self.mostStates else { return greedy }
    let search = LineSearch(
      offsets: [paragraph.lowerBound] + nodes.map(\.offset), lineCount: greedy.count, limit: limit + Self.tolerance, width: width)
    var rank: (Int, Int) -> Double = { start, end in ruleCost(nodes[end - 1], from: start) * Self.ruleWeight }
    func shortest(under cap: Double) -> Double? {
      search.best(cap: cap, rank: rank, value: { _, _, used in used }, adds: false)?.value
    }
    guard let least = shortest(under: .infinity) else { return greedy }
    var longest = least
    let inner = nodes.dropLast()
    for wish in Self.wishes where inner.contains(where: { wish.weight($0.costs) != 0 }) {
      let before = rank
      rank = { start, end in before(start, end) + (end < nodes.count ? wish.weight(nodes[end - 1].costs) : 0) }
      longest = shortest(under: max(longest, least * wish.stretch)) ?? longest
    }
    let even = search.best(
      cap: longest * BreakCosts.evenStretch, rank: rank,
      value: { start, end, used in evenness(nodes[end - 1], from: start, used: used, limit: limit) }, adds: true)
    return even?.ends ?? greedy
  }

  /// Where a line had better end, or not, even if the longest line becomes longer by it, up to a bound. The weights add up to ranks and are so far apart
  /// that none of a kind outweighs one of the kind before.
  private struct Wish {
    let stretch: Double
    let weight: @Sendable (BreakCosts) -> Double
  }

  private static let ruleWeight = 1e9
  private static let wishes = [
    Wish(stretch: BreakCosts.sentenceStretch) { $0.endsSentence ? -1e6 : 0 },
    Wish(stretch: BreakCosts.numberStretch) { $0.endsInNumber ? 1e3 : 0 },
    Wish(stretch: BreakCosts.blankStretch) { $0.ignoresBlanks ? 1 : 0 },
  ]

  private func ruleCost(_ node: Node, from start: Int) -> Double {
    guard node.offset == paragraph.upperBound, strandsCharacters, visibleClusters(start, node.offset) < 2 else { return node.costs.rules }
    return node.costs.rules + BreakCosts.strandedCharacter
  }

  private func evenness(_ node: Node, from start: Int, used: Double, limit: Double) -> Double {
    let slack = max(0, 1 - used / limit)
    let isRunt = node.offset == paragraph.upperBound && used < limit * 0.33 && used < 0.33 * width(paragraph.lowerBound, start)
    return slack * slack + node.costs.preference + (isRunt ? BreakCosts.runt : 0)
  }
}

/// An exact search for the best lines between given offsets.
struct LineSearch {
  /// The paragraph's start, the opportunities, its end.
  let offsets: [Int]
  let lineCount: Int
  /// The widest a line may be that could be broken.
  let limit: Double
  let width: (Int, Int) -> Double

  struct Result {
    /// Ends of the lines.
    let ends: [Int]
    let value: Double
  }

  private struct Cost {
    var rank = Double.infinity
    var value = Double.infinity

    func isLess(than other: Cost) -> Bool { rank != other.rank ? rank < other.rank : value < other.value }
  }

  /// The lines of least rank and, among these, of least value; nil when no line ends can be had under `cap`.
  ///
  /// - Parameters:
  ///   - cap: the widest a line may be.
  ///   - rank: of a line, by its start's offset and its end's index.
  ///   - value: of a line, by its start's offset, its end's index and its width.
  ///   - adds: whether the lines' values are added up; otherwise the largest of them counts.
  func best(cap: Double, rank: (Int, Int) -> Double, value: (Int, Int, Double) -> Double, adds: Bool) -> Result? {
    let last = offsets.count - 1
    // cost[k][j]: the best way to end line k at offset j.
    var cost = [[Cost]](repeating: [Cost](repeating: Cost(), count: last + 1), count: lineCount + 1)
    var from = [[Int]](repeating: [Int](repeating: 0, count: last + 1), count: lineCount + 1)
    cost[0][0] = Cost(rank: 0, value: 0)
    for line in 1...lineCount where line <= last {
      for end in line...last where last - end >= lineCount - line {
        for start in stride(from: end - 1, through: line - 1, by: -1) where cost[line - 1][start].rank < .infinity {
          let used = width(offsets[start], offsets[end])
          if used > min(limit, cap * (1 + 1e-9)), start < end - 1 { break }
          let before = cost[line - 1][start]
          let own = value(offsets[start], end, used)
          let total = Cost(rank: before.rank + rank(offsets[start], end), value: adds ? before.value + own : max(before.value, own))
          guard total.isLess(than: cost[line][end]) else { continue }
          cost[line][end] = total
          from[line][end] = start
        }
      }
    }
    guard cost[lineCount][last].rank < .infinity else { return nil }
    var ends: [Int] = []
    var end = last
    for line in stride(from: lineCount, to: 0, by: -1) {
      ends.append(offsets[end])
      end = from[line][end]
    }
    return Result(ends: ends.reversed(), value: cost[lineCount][last].value)
  }
}
