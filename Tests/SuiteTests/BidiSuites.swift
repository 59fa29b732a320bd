import Testing

@testable import Typography

/// UAX #9 by Unicode's own two files, through `BidiLevels`.
@Suite(.enabled(if: UnicodeFile.areInstalled, "needs the package unicode-data")) struct BidiSuites {
  /// Levels of the characters and the visual order of those that have one.
  struct Answer: Equatable {
    /// Nil for what rule X9 removes.
    let levels: [UInt8?]
    let order: [Int]

    /// ICU gives text without any change of direction its paragraph's level, whatever embeddings it stands in; the picture is the same.
    func draws(_ other: Answer) -> Bool {
      guard order == other.order, levels.count == other.levels.count else { return false }
      let sides = Set(levels.compactMap { $0.map { $0 & 1 } })
      return zip(levels, other.levels).allSatisfy { one, other in
        one == other || sides.count == 1 && one.map { $0 & 1 } == other.map { $0 & 1 }
      }
    }
  }

  /// Our answer. Each paragraph is resolved by itself, as a caption's are; `level` nil is rules P2 and P3, which captions never use.
  private func answer(_ codePoints: [UInt32], removed: [Bool], level: UInt8?, classOf: (Int) -> String) -> Answer {
    var levels: [UInt8] = []
    var start = 0
    for end in codePoints.indices where classOf(end) == "B" || end == codePoints.count - 1 {
      let base = level ?? Self.firstStrong(start...end, classOf)
      let units = Array(codePoints[start...end]).units
      let found = BidiLevels.resolve(units, base: base == 1 ? .rightToLeft : .leftToRight)
      var unit = 0
      for codePoint in codePoints[start...end] {
        levels.append(found[unit])
        unit += codePoint.units.count
      }
      start = end + 1
    }
    let kept = levels.indices.filter { !removed[$0] }
    return Answer(
      levels: levels.indices.map { removed[$0] ? nil : levels[$0] }, order: BidiLevels.visualOrder(kept.map { levels[$0] }).map { kept[$0] })
  }

  /// Rules P2 and P3: the first letter outside isolates.
  private static func firstStrong(_ range: ClosedRange<Int>, _ classOf: (Int) -> String) -> UInt8 {
    var depth = 0
    for index in range {
      switch classOf(index) {
      case "LRI", "RLI", "FSI": depth += 1
      case "PDI": depth = max(0, depth - 1)
      case "L" where depth == 0: return 0
      case "R" where depth == 0, "AL" where depth == 0: return 1
      default: break
      }
    }
    return 0
  }

  /// Two characters of each class, the second from beyond the first plane where there is one.
  private static let samples: [String: [UInt32]] = [
    "L": [0x61, 0x1D400], "R": [0x5D0, 0x10800], "AL": [0x627, 0x1EE00], "EN": [0x30, 0x1D7CE], "ES": [0x2B, 0x2D], "ET": [0x24, 0x11FDD],
    "AN": [0x660, 0x10E60], "CS": [0x2C, 0x3A], "NSM": [0x300, 0x1D167], "BN": [0xAD, 0xE0001], "B": [0x2029, 0x0A], "S": [0x09, 0x1F],
    "WS": [0x20, 0x2003], "ON": [0x26, 0x1F600], "LRE": [0x202A], "RLE": [0x202B], "PDF": [0x202C], "LRO": [0x202D], "RLO": [0x202E],
    "LRI": [0x2066], "RLI": [0x2067], "FSI": [0x2068], "PDI": [0x2069],
  ]

  @Test(arguments: [0, 1]) func bidiTest(sample: Int) throws {
    var levels: [UInt8?] = []
    var order: [Int] = []
    var cases = 0
    var failures: [String] = []
    for line in try UnicodeFile("BidiTest.txt").lines {
      if line.hasPrefix("@Levels:") {
        levels = line.dropFirst(8).split { $0 == " " || $0 == "\t" }.map { UInt8($0) }
      } else if line.hasPrefix("@Reorder:") {
        order = line.dropFirst(9).split { $0 == " " || $0 == "\t" }.compactMap { Int($0) }
      } else if !line.hasPrefix("@") {
        let fields = line.fields(";")
        let classes = fields[0].split(separator: " ").map(String.init)
        let codePoints = try classes.map { try #require(Self.samples[$0]) }.map { $0[min(sample, $0.count - 1)] }
        let bits = try #require(Int(fields[1], radix: 16))
        let expected = Answer(levels: levels, order: order)
        for (bit, level) in [(1, nil), (2, 0), (4, 1)] as [(Int, UInt8?)] where bits & bit != 0 {
          cases += 1
          let found = answer(codePoints, removed: levels.map { $0 == nil }, level: level) { classes[$0] }
          if !found.draws(expected) { failures.append("\(line) at \(bit): \(found), not \(expected)") }
        }
      }
    }
    print("BidiTest: \(cases - failures.count) of \(cases)")
    #expect(cases == 770_241)
    #expect(failures.isEmpty, "\(failures.prefix(5))")
  }

  @Test func bidiCharacterTest() throws {
    let records = try UnicodeFile("BidiCharacterTest.txt").records
    var failures: [String] = []
    for fields in records {
      let codePoints = fields[0].codePoints
      let levels = fields[3].split(separator: " ").map { UInt8($0) }
      let expected = Answer(levels: levels, order: fields[4].split(separator: " ").compactMap { Int($0) })
      let base: UInt8 = try #require(UInt8(fields[2]))
      let found = answer(codePoints, removed: levels.map { $0 == nil }, level: base) { codePoints[$0] == 0x2029 ? "B" : "" }
      if !found.draws(expected) { failures.append("\(fields[0]);\(fields[1])") }
    }
    print("BidiCharacterTest: \(records.count - failures.count) of \(records.count)")
    #expect(records.count == 91_707)
    #expect(Set(failures) == Set(Self.known))
  }

  /// Where ICU 72 differs, by code points and direction. None is written in a caption; each has invisible controls, a mark on a bracket, or 64 brackets.
  private static let known =
    // An isolate right after an embedding ended takes the embedding's level, not its surroundings'.
    [
      "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;2", "202E 0061 202A 0062 202C 2066 0063 2069 202A 0064 202C 0065 202C;1",
      "202D 05D0 202B 05D1 202C 2068 05D2 2069 202B 05D3 202C 05D4 202C;2", "202D 0661 202B 0662 202C 2068 0663 2069 202B 0664 202C 0665 202C;0",
    ]
    // Brackets inside an override are no brackets, yet are paired with those outside it.
    + [
      "202A 05D0 0028 05D1 202C 202D 0029;2", "202A 05D0 0028 05D1 202C 202D 0029 202C;2", "202B 0061 0028 0062 202C 202E 0029;2",
      "202B 0061 0028 0062 202C 202E 0029 202C;2", "202A 202E 0061 202C 0028 05D0 202C 202D 0029 202C;2",
      "202B 202D 05D0 202C 0028 0061 202C 202E 0029 202C;2", "202A 202E 0061 202C 0028 005B 05D0 202C 202D 005D 0029 202C;2",
      "202B 202D 05D0 202C 0028 005B 0061 202C 202E 005D 0029 202C;2", "202D 0028 202C 202A 05D0 0029 05D1;2",
      "202D 0028 202C 202A 05D0 0029 05D1 202C;2", "202E 0028 202C 202B 0061 0029 0062;2", "202E 0028 202C 202B 0061 0029 0062 202C;2",
      "202D 202E 0061 202C 0028 202C 202A 05D0 0029 05D1;2", "202E 202D 05D0 202C 0028 202C 202B 0061 0029 0062;2",
      "202D 202E 0061 202C 0028 005B 202C 202A 05D0 005D 0029 05D1;2", "202E 202D 05D0 202C 0028 005B 202C 202B 0061 005D 0029 0062;2",
    ]
    // A mark on a closing bracket does not follow it. Runs are cut between clusters, by the level of the base, so that it does where text is drawn.
    + [
      "0061 0028 0062 0029 0331;1", "0061 0028 0332 0062 0029 0333;1", "05D0 0028 05D1 0029 0331;0", "05D0 0028 0332 05D1 0029 0333;0",
      "0661 0028 0662 0029 0331;0", "0661 0028 0332 0662 0029 0333;0", "0041 200F 005B 05D0 005D 200D 20D6;0",
      "0041 200F 005B 200D 20D6 05D0 005D 200D 20D6;0", "0041 200F 005B 200D 200B 20D6 05D0 005D 200B 200D 20D6;0",
    ]
    // More than 63 open brackets are paired all the same.
    + [(["0061"] + Array(repeating: "0028", count: 64) + ["0062"] + Array(repeating: "0029", count: 64)).joined(separator: " ") + ";1"]
}
