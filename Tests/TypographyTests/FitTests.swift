import Testing

@testable import Typography

@Suite(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`"))
struct FitTests {
  let typesetter = Typesetter(library: Support.library)

  private func limits(_ ceiling: Double, _ floor: Double, lines: Int, width: Double, fewer: Double? = nil) -> SlotLimits {
    SlotLimits(ceiling: ceiling, floor: floor, lines: lines, width: width, fewerLinesFloor: fewer)
  }

  /// Advance of a text in em, from its own layout.
  private func em(_ text: String, _ language: String = "en") -> Double {
    typesetter.layout(Support.request(text, language, size: 1)).advance
  }

  @Test func keepsTheCeilingWhenAllFits() {
    let fit = typesetter.fit([Support.request("Short one", "en")], to: limits(60, 40, lines: 2, width: 1000))
    #expect(fit.size == 60)
    #expect(fit.forcedBy == nil)
    #expect(fit.fits)
  }

  @Test func shrinksInStepsUntilTheLinesAreFew() {
    let text = "Focus on what matters most today"
    // Just too wide for one line at the ceiling: one step of 0.985 must do.
    let width = em(text) * 100 * 0.99
    let fit = typesetter.fit([Support.request(text, "en")], to: limits(100, 50, lines: 1, width: width))
    #expect(abs(fit.size - 98.5) < 1e-9)
    #expect(fit.lines == [1])
    #expect(fit.forcedBy == 0)
  }

  @Test func givesOneSizeToASetAndNamesTheTextThatForcedIt() {
    let texts = ["Plan", "Geschwindigkeitsbegrenzungen", "Done"].map { Support.request($0, "de") }
    let width = em("Geschwindigkeitsbegrenzungen", "de") * 80
    let fit = typesetter.fit(texts, to: limits(100, 60, lines: 2, width: width))
    #expect(fit.size <= 80 && fit.size > 80 * 0.985 - 1e-9)
    #expect(fit.forcedBy == 1)
  }

  @Test func allowsOneMoreLineAtTheFloorOnly() {
    let text = "One two three four five six seven eight"
    let width = em("three four five") * 50 * 1.05
    let fit = typesetter.fit([Support.request(text, "en")], to: limits(60, 50, lines: 2, width: width))
    #expect(fit.size == 50)
    #expect(fit.lines == [3])
    #expect(fit.fits)
  }

  @Test func shrinksASingleWordTo80PercentOfTheFloorAndThenOverflows() {
    let word = "Geschwindigkeitsbegrenzungen"
    let tight = typesetter.fit([Support.request(word, "de")], to: limits(100, 100, lines: 2, width: em(word, "de") * 85))
    #expect(tight.size <= 85 && tight.size >= 80)
    #expect(tight.fits)
    let hopeless = typesetter.fit([Support.request(word, "de")], to: limits(100, 100, lines: 2, width: em(word, "de") * 70))
    #expect(hopeless.size == 80)
    #expect(abs(hopeless.overflow[0] - em(word, "de") * 10) < 0.01)
    #expect(!hopeless.fits)
  }

  @Test func splitsAJapanesePhraseRatherThanOverflow() {
    let phrase = "ダウンロードできるようになりました"
    let fit = typesetter.fit([Support.request(phrase, "ja")], to: limits(100, 100, lines: 2, width: em(phrase, "ja") * 45))
    #expect(fit.size == 100)
    #expect(fit.lines == [3])
    #expect(fit.fits)
  }

  @Test func triesFewerLinesFirst() {
    let text = "A very large serif title at the start"
    let oneLine = em(text)
    let twoLines = typesetter.fit([Support.request(text, "en")], to: limits(150, 90, lines: 3, width: oneLine * 118 * 0.62, fewer: 118))
    #expect(twoLines.lines == [2])
    #expect(twoLines.size >= 118)
  }

  @Test func reportsTooManyLines() {
    let fit = typesetter.fit([Support.request("a\nb\nc\nd\ne", "en")], to: limits(60, 50, lines: 2, width: 1000))
    #expect(fit.tooManyLines == [0])
    #expect(fit.size == 50)
  }

  @Test func wrapsTheSameAtAQuarterOfTheScale() {
    for (language, text) in [("en", "Focus on what matters most to you"), ("ja", "本当に大切なことに、集中しよう。"), ("th", "โฟกัสกับสิ่งที่สำคัญที่สุด")] {
      let full = typesetter.layout(Support.request(text, language, size: 120, width: 700))
      let quarter = typesetter.layout(Support.request(text, language, size: 30, width: 175))
      #expect(full.lines.map(\.end) == quarter.lines.map(\.end))
    }
  }
}
