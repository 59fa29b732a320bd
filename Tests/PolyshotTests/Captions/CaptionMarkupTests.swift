import Testing

@testable import Polyshot

@Suite struct CaptionMarkupTests {
  /// The text with `[name:` and `]` where marks hold.
  private func shown(_ written: String) -> String {
    let caption = MarkedCaption(written, names: ["emphasis", "new"])
    return Array(caption.text.utf16).indices.reduce(into: "") { shown, offset in
      shown += caption.marks.filter { $0.range.lowerBound == offset }.map { "[\($0.name):" }.joined()
      shown += String(decoding: [Array(caption.text.utf16)[offset]], as: UTF16.self)
      shown += caption.marks.filter { $0.range.upperBound == offset + 1 }.map { _ in "]" }.joined()
    }
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("*all*", "[emphasis:all]"), ("a *b* c", "a [emphasis:b] c"),
    ("*a* and *b*", "[emphasis:a] and [emphasis:b]"), ("もっと*楽しく*する", "もっと[emphasis:楽しく]する"), ("خطّط *ليومك*", "خطّط [emphasis:ليومك]"),
    // a mark opens only before a character that is no blank, and closes only after one
    ("5 * 3 * 2", "5 * 3 * 2"), ("a * b*", "a * b*"), ("*a *b", "*a *b"), ("a *b *c*", "a [emphasis:b *c]"),
    // what has no partner is itself
    ("*a", "*a"), ("a*", "a*"), ("4.9* rated", "4.9* rated"), ("*", "*"), ("**", "**"), ("****", "****"), ("**a**", "**a**"),
    ("*a* b*", "[emphasis:a] b*"), ("a\u{A0}* b", "a\u{A0}* b"),
    // tags
    ("<new>now</new>", "[new:now]"), ("a <new>b c</new>", "a [new:b c]"), ("<b>no</b>", "<b>no</b>"), ("<new>a", "<new>a"), ("a</new>", "a</new>"),
    ("<new> a</new>", "<new> a</new>"), ("<new>a </new>", "<new>a </new>"), ("<new></new>", "<new></new>"), ("1 < 2 > 0", "1 < 2 > 0"),
    ("<new>a *b* c</new>", "[new:a [emphasis:b] c]"), ("*<new>a</new>*", "[emphasis:[new:a]]"), ("<emphasis>a</emphasis>", "[emphasis:a]"),
    // the escape
    (#"\*a\*"#, "*a*"), (#"\<new>a\</new>"#, "<new>a</new>"), (#"\\*a*"#, #"\[emphasis:a]"#), (#"a\b"#, #"a\b"#), (#"*a\*b*"#, "[emphasis:a*b]"),
    (#"\"#, #"\"#),
  ])
  func readsMarks(written: String, expected: String) { #expect(shown(written) == expected) }

  @Test func overlappingMarksHoldTogether() {
    let caption = MarkedCaption("*a <new>b* c</new>", names: ["emphasis", "new"])
    #expect(caption.text == "a b c")
    #expect(caption.segments.map(\.range) == [0..<2, 2..<3, 3..<5])
    #expect(caption.segments.map(\.names) == [["emphasis"], ["emphasis", "new"], ["new"]])
    #expect(caption.markSets == [["emphasis"], ["emphasis", "new"], ["new"]])
  }

  @Test(arguments: [
    ("a\nb", "a b"), ("a \n  b", "a  b"), ("\na\n\nb\n", "a b"), ("*a\nb*", "[a b]"), ("a\n*b*\nc", "a [b] c"), ("*a*\nb", "[a] b"),
  ])
  func joinsLines(written: String, expected: String) {
    let caption = MarkedCaption(written, names: ["emphasis"]).joined(by: " ")
    var units = Array(caption.text.utf16)
    for mark in caption.marks.reversed() {
      units.insert(contentsOf: "]".utf16, at: mark.range.upperBound)
      units.insert(contentsOf: "[".utf16, at: mark.range.lowerBound)
    }
    #expect(String(decoding: units, as: UTF16.self) == expected)
  }

  /// A long caption of nothing but marks takes no longer for it.
  @Test(.timeLimit(.minutes(1)), arguments: ["*", "* ", "*a", "<new>", "</new>", "\\*", "<", "*a* "])
  func readsManyMarks(unit: String) {
    let written = String(repeating: unit, count: 10_000)
    let caption = MarkedCaption(written, names: ["emphasis", "new"])
    #expect(caption.text.utf16.count <= written.utf16.count)
    #expect(caption.marks.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= caption.text.utf16.count })
  }
}
