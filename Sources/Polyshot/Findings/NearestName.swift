/// The name that a typo most likely meant.
package enum NearestName {
  /// The candidate with the fewest edits (insert, delete, replace, swap of neighbours; case, spaces, `-` and `_` do not count), at most a third of the
  /// longer name and at least one; `nil` when none is that near. The first of equals wins.
  package static func of(_ name: String, in candidates: some Sequence<String>) -> String? {
    let typed = letters(name)
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let known = letters(candidate)
      let limit = max(1, max(typed.count, known.count) / 3)
      guard abs(typed.count - known.count) <= limit else { continue }
      let distance = editDistance(typed, known)
      if distance <= limit, distance < best?.distance ?? Int.max { best = (distance, candidate) }
    }
    return best?.name
  }

  private static func letters(_ name: String) -> [Character] { name.lowercased().filter { !" -_".contains($0) } }

  /// Optimal string alignment distance, in O(left × right).
  static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other { cost = min(cost, beforeLast[column - 1] + 1) }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
