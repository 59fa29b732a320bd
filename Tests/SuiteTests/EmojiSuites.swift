import Testing

@testable import Typography

/// UTS #51 by Unicode's own list of emoji.
@Suite(.enabled(if: UnicodeFile.areInstalled, "needs the package unicode-data")) struct EmojiSuites {
  struct Emoji {
    let codePoints: [UInt32]
    let status: String

    var clusters: [GraphemeCluster] {
      GraphemeClusters.find(in: codePoints.units, offset: 0, breaker: TextBreaker(.grapheme, locale: "root"))
    }
  }

  private static let list = try! UnicodeFile("emoji/emoji-test.txt").records.map { Emoji(codePoints: $0[0].codePoints, status: $0[1]) }

  @Test(arguments: [("fully-qualified", 3655), ("component", 9), ("minimally-qualified", 827), ("unqualified", 242)])
  func isOneCluster(status: String, count: Int) {
    let emoji = Self.list.filter { $0.status == status }
    print("emoji-test, \(status): \(emoji.count { $0.clusters.count == 1 }) of \(emoji.count) are one cluster")
    #expect(emoji.count == count)
    #expect(emoji.filter { $0.clusters.count != 1 }.map(\.codePoints.hex).isEmpty)
  }

  /// Fully and minimally qualified sequences are pictures. Unqualified ones are text when they are one character (U+2764), and pictures when
  /// something in them asks for it: a keycap, or a joiner to another emoji.
  @Test func isAPictureWhereItIsMeantToBe() {
    for emoji in Self.list {
      let isPicture = emoji.clusters.allSatisfy { $0.kind == .emoji }
      let isSingle = emoji.status == "unqualified" && emoji.codePoints.count == 1
      #expect(isPicture == !isSingle, "\(emoji.codePoints.hex) \(emoji.status)")
    }
  }

  /// `ED-20`, `ED-24`: the sequences recommended for general interchange.
  @Test(arguments: ["emoji/emoji-sequences.txt", "emoji/emoji-zwj-sequences.txt"]) func sequences(file: String) throws {
    var failures: [String] = []
    var count = 0
    for fields in try UnicodeFile(file).records {
      let ends = fields[0].replacing("..", with: "|").fields("|").map(\.codePoints)
      let all = ends.count == 2 ? (ends[0][0]...ends[1][0]).map { [$0] } : ends
      count += all.count
      for codePoints in all {
        let clusters = Emoji(codePoints: codePoints, status: fields[1]).clusters
        if clusters.count != 1 || clusters[0].kind != .emoji { failures.append(codePoints.hex) }
      }
    }
    print("\(file): \(count - failures.count) of \(count)")
    #expect(failures.isEmpty)
  }

  /// `emoji-variation-sequences.txt`: the same character as text and as picture.
  @Test func variationSequences() throws {
    var failures: [String] = []
    for fields in try UnicodeFile("emoji/emoji-variation-sequences.txt").records {
      let clusters = Emoji(codePoints: fields[0].codePoints, status: "").clusters
      let wanted: GraphemeCluster.Kind = fields[1] == "text style" ? .textPresentation : .emoji
      if clusters.map(\.kind) != [wanted] { failures.append(fields[0]) }
    }
    #expect(failures.isEmpty)
  }

  private static let path = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  @Test(.enabled(if: FontFolders.isFile(path), "needs the fonts of `make setup`")) func isOneGlyph() throws {
    let face = try FontFace(file: FontFile(path: Self.path), index: 0, family: "Noto Color Emoji", weight: 400)
    let shaper = Shaper()
    let settings = Shaper.Settings(face: face, script: .common, level: 0, language: "en", features: [:])
    let all = Self.list.filter { $0.status != "component" }
    let failures = all.filter { emoji in
      let units = emoji.codePoints.units
      let glyphs = shaper.shape(units, item: 0..<units.count, context: 0..<units.count, settings)
      return glyphs.count != 1 || glyphs[0].glyph == 0 || glyphs[0].xAdvance <= 0
    }
    print("emoji-test, one glyph: \(all.count - failures.count) of \(all.count)")
    #expect(failures.isEmpty, "\(failures.map(\.codePoints.hex))")
  }
}
