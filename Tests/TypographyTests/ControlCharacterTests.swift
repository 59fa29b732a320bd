import Testing

@testable import Typography

/// Control characters have no glyph in any font, and the box that stands for a missing one is ink.
@Suite(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`")) struct ControlCharacterTests {
  private func layout(_ text: String) -> TextLayout { Typesetter(library: Support.library).layout(Support.request(text, "en", size: 40)) }

  @Test(arguments: ["a\u{0}b", "a\u{7}b", "a\u{1F}b", "a\u{7F}b", "a\u{9F}b"])
  func areNothing(_ text: String) {
    let found = layout(text)
    #expect(found.runs.flatMap(\.glyphs).allSatisfy { $0.glyph != 0 })
    #expect(found.missing.isEmpty)
    #expect(found.text == text)
    let letters = layout("a").advance + layout("b").advance
    #expect(abs(found.advance - letters) < 0.001)
  }

  @Test func aloneLeaveNoInk() { #expect(layout("\u{0}\u{1}").ink == nil) }

  @Test func aTabIsABlank() { #expect(abs(layout("a\tb").advance - layout("a b").advance) < 0.001) }
}
