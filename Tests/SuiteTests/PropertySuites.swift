import Testing

@testable import Typography

/// Casing, scripts and brackets by Unicode's own files.
@Suite(.enabled(if: UnicodeFile.areInstalled, "needs the package unicode-data")) struct PropertySuites {
  private func cased(_ codePoints: [UInt32], _ letterCase: TextCase, _ language: String) -> [UInt32] {
    let units = CaseTransform(letterCase: letterCase, language: language).apply(codePoints.units)
    return units.codePoints(in: 0..<units.count)
  }

  /// Upper, lower and title case of every character that has one, by `UnicodeData.txt`; `SpecialCasing.txt` goes over it.
  @Test func simpleCasing() throws {
    let special = Set(try UnicodeFile("SpecialCasing.txt").records.map { $0[0] })
    var failures: [String] = []
    var count = 0
    for fields in try UnicodeFile("UnicodeData.txt").records where !special.contains(fields[0]) {
      let character = fields[0].codePoints
      let upper = fields[12].isEmpty ? character : fields[12].codePoints
      let lower = fields[13].isEmpty ? character : fields[13].codePoints
      let title = fields[14].isEmpty ? upper : fields[14].codePoints
      guard upper != character || lower != character || title != character else { continue }
      count += 1
      let found = [cased(character, .upper, "en"), cased(character, .lower, "en"), cased(character, .title, "en")]
      if found != [Self.plainGeorgian(upper), lower, title] { failures.append(fields[0]) }
    }
    print("UnicodeData, case: \(count - failures.count) of \(count)")
    // The iota below is a mark: titles begin with the first letter.
    #expect(failures == ["0345"])
  }

  /// Mtavruli letters are a headline style no reader of a caption expects.
  private static func plainGeorgian(_ codePoints: [UInt32]) -> [UInt32] { codePoints.map { (0x1C90...0x1CBF).contains($0) ? $0 - 0xBC0 : $0 } }

  /// Mappings to several characters, without condition.
  @Test func specialCasing() throws {
    var failures: [String] = []
    var count = 0
    for fields in try UnicodeFile("SpecialCasing.txt").records where fields.count == 5 {
      let character = fields[0].codePoints
      count += 1
      let found = [cased(character, .lower, "en"), cased(character, .title, "en"), cased(character, .upper, "en")]
      if found != fields[1...3].map(\.codePoints) { failures.append("\(fields[0]) \(found.map(\.hex))") }
    }
    print("SpecialCasing: \(count - failures.count) of \(count)")
    #expect(count == 103)
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Each condition of `SpecialCasing.txt` met and not met: language; text; upper; lower.
  @Test(arguments: [
    ("el", "ΟΔΟΣ ΣΟΦΟΣ", TextCase.lower, "οδος σοφος"),  // Final_Sigma
    ("el", "Σ", .lower, "σ"),
    ("lt", "I\u{307}", .lower, "i\u{307}\u{307}"),  // More_Above
    ("lt", "i\u{307}", .upper, "I"),  // After_Soft_Dotted
    ("lt", "I\u{300}", .lower, "i\u{307}\u{300}"),
    ("lt", "J\u{300} Į\u{300}", .lower, "j\u{307}\u{300} į\u{307}\u{300}"),
    ("lt", "\u{CC} \u{CD} \u{128}", .lower, "i\u{307}\u{300} i\u{307}\u{301} i\u{307}\u{303}"),
    ("tr", "İI", .lower, "iı"),
    ("tr", "I\u{307}", .lower, "i"),  // After_I
    ("tr", "iı", .upper, "İI"),
    ("az", "İI", .lower, "iı"),
    ("az", "iı", .upper, "İI"),
    ("en", "İ", .lower, "i\u{307}"),
    ("en", "iı", .upper, "II"),
  ])
  func conditionalCasing(_ language: String, _ text: String, _ letterCase: TextCase, _ expected: String) {
    let found = cased(text.unicodeScalars.map(\.value), letterCase, language)
    #expect(found == expected.unicodeScalars.map(\.value))
  }

  @Test func brackets() throws {
    var expected: [UInt32: (other: UInt32, isOpening: Bool)] = [:]
    for fields in try UnicodeFile("BidiBrackets.txt").records {
      expected[fields[0].codePoints[0]] = (fields[1].codePoints[0], fields[2] == "o")
    }
    #expect(expected.count == 128)
    for codePoint in UInt32(0)...0x10FFFF {
      switch (PairedBracket(codePoint), expected[codePoint]) {
      case (nil, nil): break
      case (.opening(let closing), let pair?): #expect(pair.isOpening && pair.other == closing)
      case (.closing, let pair?): #expect(!pair.isOpening)
      default: Issue.record("\(codePoint)")
      }
    }
  }

  /// `Scripts.txt` and `ScriptExtensions.txt`, all of Unicode.
  @Test func scripts() throws {
    let codes = Dictionary(
      try UnicodeFile("PropertyValueAliases.txt").records.filter { $0[0] == "sc" }.map { ($0[2], $0[1]) }, uniquingKeysWith: { first, _ in first })
    var script: [UInt32: String] = [:]
    for fields in try UnicodeFile("Scripts.txt").records {
      for codePoint in Self.range(fields[0]) { script[codePoint] = codes[fields[1]] }
    }
    var extensions: [UInt32: Set<String>] = [:]
    for fields in try UnicodeFile("ScriptExtensions.txt").records {
      for codePoint in Self.range(fields[0]) { extensions[codePoint] = Set(fields[1].split(separator: " ").map(String.init)) }
    }
    var failures: [UInt32] = []
    for codePoint in UInt32(0)...0x10FFFF where !(0xD800...0xDFFF).contains(codePoint) {
      let own = script[codePoint] ?? "Zzzz"
      let all = Set(Script.extensions(of: codePoint).map(\.description))
      if Script(of: codePoint).description != own || all != extensions[codePoint] ?? [own] { failures.append(codePoint) }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20).map { [$0].hex })")
  }

  private static func range(_ text: String) -> ClosedRange<UInt32> {
    let ends = text.split(separator: ".").compactMap { UInt32($0, radix: 16) }
    return ends[0]...ends[ends.count - 1]
  }
}
