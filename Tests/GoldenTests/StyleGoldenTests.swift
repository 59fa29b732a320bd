import Foundation
import Pixels
import Testing
import Typography

/// Captions in every style that letters, spans and grounds can have, in scripts that join, stack, hang and stand.
@Suite struct StyleGoldenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let language: String
    /// Words between asterisks are the span.
    let text: String
    let appearance: TextAppearance
    var spanWeight: Int?
    var ground = "#FFF4EC"
    var testDescription: String { name }
  }

  private static func color(_ hex: String) -> Color { Color(hex: hex) ?? .black }
  private static let ink = TextAppearance.Fill.color(color("#2B1430"))
  private static let accent = color("#C2255C")
  private static let dusk = TextGradient(Gradient([color("#D6336C"), color("#5F3DC4")]))

  private static func spans(_ span: SpanAppearance) -> TextAppearance { TextAppearance(fill: ink, spans: [span]) }

  static let cases: [Case] = [
    Case(name: "gradient", language: "en", text: "Settle in.\nStay focused.", appearance: TextAppearance(fill: .gradient(dusk))),
    Case(
      name: "gradient-lines", language: "ja", text: "深い集中を、\nもっとつづける。",
      appearance: TextAppearance(fill: .gradient(TextGradient(dusk.gradient, angle: 0, perLine: true)))),
    Case(name: "outline", language: "de", text: "Größer spielen, öfter üben", appearance: outlined, ground: "#4C6EF5"),
    Case(name: "outline-arabic", language: "ar", text: "خطّط ليومك بهدوء", appearance: outlined, ground: "#4C6EF5"),
    Case(name: "outline-hindi", language: "hi", text: "स्थिर ध्यान, अच्छे घंटे", appearance: outlined, ground: "#4C6EF5"),
    Case(
      name: "shadow", language: "th", text: "จับเวลาอย่างใจเย็น 🌿",
      appearance: TextAppearance(
        fill: .color(.white), shadows: [.init(y: 0.05, blur: 0.05, color: .black, opacity: 0.45)]), ground: "#74B816"),
    Case(
      name: "glow", language: "ko", text: "차분한 타이머로 하루를",
      appearance: TextAppearance(fill: .color(.white), shadows: [.init(blur: 0.14, color: color("#FF6BD6"), opacity: 0.9)]), ground: "#1B1033"),
    Case(
      name: "plate", language: "ur", text: "سکون سے بیٹھیں، توجہ برقرار رکھیں",
      appearance: TextAppearance(fill: .color(.white), plate: TextPlate(color: color("#2B1430")))),
    Case(
      name: "plate-lines", language: "en", text: "One list.\nOne thing at a time.\nNo noise.",
      appearance: TextAppearance(fill: .color(.white), plate: TextPlate(shape: .lines, color: color("#2B1430")))),
    Case(
      name: "plate-lines-arabic", language: "ar", text: "قائمة واحدة.\nمهمة واحدة في كل مرة.",
      appearance: TextAppearance(fill: .color(.white), plate: TextPlate(shape: .lines, color: color("#2B1430")))),
    Case(
      name: "emphasis-arabic", language: "ar", text: "للتركيز *المحترفون* وحدهم", appearance: spans(SpanAppearance(fill: .color(accent))),
      spanWeight: 400),
    Case(name: "emphasis-hindi", language: "hi", text: "एक बार में *एक काम* पर", appearance: spans(SpanAppearance(fill: .color(accent)))),
    Case(
      name: "highlight", language: "de", text: "Deine besten *Stunden auf einen* Blick",
      appearance: spans(SpanAppearance(highlight: TextHighlight(color: color("#FFD43B"))))),
    Case(
      name: "highlight-bidi", language: "he", text: "הזמן *שלך ב-Emberly* תמיד",
      appearance: spans(SpanAppearance(highlight: TextHighlight(color: color("#FFD43B"))))),
    Case(name: "underline", language: "en", text: "Enjoy *quiet, happy* evenings", appearance: spans(underlined)),
    Case(name: "underline-arabic", language: "ar", text: "خطّط *ليومك بهدوء* الآن", appearance: spans(underlined)),
    Case(name: "underline-hindi", language: "hi", text: "अपने *अच्छे घंटे* पहचानें", appearance: spans(underlined)),
    Case(name: "underline-japanese", language: "ja", text: "毎日を*もっと楽しく*する", appearance: spans(underlined)),
  ]

  private static let outlined = TextAppearance(fill: .color(.white), outline: .init(width: 0.06, color: color("#1B1033")))
  private static let underlined = SpanAppearance(underline: TextUnderline(color: accent))

  static func layout(_ item: Case) throws -> TextLayout {
    let library = try #require(CaptionGoldenTests.library)
    let language = LanguageTag(item.language)
    let profile = library.manifest.profile(for: language)
    let style = TextStyle(
      families: library.manifest.families(for: language), weight: profile.titleWeight, size: 44, tracking: profile.tracks ? -0.024 : 0,
      lineHeight: profile.titleLineHeight)
    let parts = item.text.split(separator: "*", omittingEmptySubsequences: false).map { $0.utf16.count }
    let spans = parts.count == 3 ? [TextSpan(start: parts[0], end: parts[0] + parts[1], weight: item.spanWeight, appearanceIndex: 0)] : []
    return Typesetter(library: library).layout(
      TextRequest(
        text: item.text.filter { $0 != "*" }, language: item.language, style: style, width: 420, alignment: .center, spans: spans))
  }

  @Test(arguments: cases) func looksAsRecorded(_ item: Case) throws {
    let layout = try Self.layout(item)
    let ink = try #require(layout.ink)
    var canvas = Pixmap(width: 480, height: Int(ink.height.rounded(.up)) + 60, color: Self.color(item.ground))
    GlyphPainter().paint(layout, at: Point(30, (30 - ink.top).rounded()), item.appearance, into: &canvas)
    try Golden.expect(canvas, "style-\(item.name)")
  }

  @Test(arguments: cases) func isSetAsRecorded(_ item: Case) throws {
    try Golden.expect(CaptionGoldenTests.dump(try Self.layout(item)), "style-\(item.name)")
  }
}
