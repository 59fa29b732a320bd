import Foundation
import Pixels
import Testing
import Typography

/// Captions of the hard scripts, painted and dumped. Joins, marks, order, breaks and fonts are seen here; numbers are tested in TypographyTests.
@Suite struct CaptionGoldenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let language: String
    let text: String
    var width = 420.0
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "arabic", language: "ar", text: "خطّط ليومك مع Emberly، ٤٢ دقيقة من التركيز!"),
    Case(name: "hebrew", language: "he", text: "הזמן שלך, 25 דקות ב-Emberly!"),
    Case(name: "hindi", language: "hi", text: "अपने सबसे अच्छे घंटे पहचानें, स्थिर ध्यान"),
    Case(name: "thai", language: "th", text: "จับเวลาอย่างใจเย็นเพื่องานที่สำคัญ น้ำผึ้ง"),
    Case(name: "japanese", language: "ja", text: "静かなタイマーで、「深い集中」をもっとつづける。"),
    Case(name: "korean", language: "ko", text: "차분한 타이머로 하루를 계획하고 집중해요."),
    Case(name: "chinese-simplified", language: "zh-Hans", text: "只需轻点一下，就能开始今天的专注时间。骨直"),
    Case(name: "chinese-traditional", language: "zh-Hant", text: "只要輕點一下，就能開始今天的專注時間。骨直"),
    Case(name: "urdu", language: "ur", text: "سکون سے بیٹھیں، توجہ برقرار رکھیں"),
    Case(name: "emoji", language: "en", text: "Rest 👩🏽‍💻 or run 🏃🏿‍♀️ 1️⃣ 🇯🇵 at 7:30 ❤️"),
    Case(name: "german", language: "de", text: "Plane deinen Tag – mit „Größe“ und 25 Minuten Ruhe."),
    Case(name: "greek", language: "el", text: "Οργανώστε τη μέρα σας, μία εργασία τη φορά."),
    Case(name: "russian", language: "ru", text: "Планируйте день и не теряйте внимания – по 1 задаче."),
    Case(name: "serbian", language: "sr", text: "Испланирајте дан, без журбе и буке."),
    Case(name: "armenian", language: "hy", text: "Պլանավորեք ձեր օրը և մնացեք կենտրոնացած։"),
    Case(name: "georgian", language: "ka", text: "დაგეგმეთ დღე და შეინარჩუნეთ ყურადღება."),
    Case(name: "marathi", language: "mr", text: "दिवसाचे नियोजन करा, एका वेळी एकाच कामावर लक्ष द्या."),
    Case(name: "bengali", language: "bn", text: "দিনের পরিকল্পনা করুন, একবারে একটি কাজ।"),
    Case(name: "gurmukhi", language: "pa", text: "ਆਪਣੇ ਦਿਨ ਦੀ ਯੋਜਨਾ ਬਣਾਓ, ਧਿਆਨ ਦਿਓ।"),
    Case(name: "gujarati", language: "gu", text: "તમારા દિવસનું આયોજન કરો, ધ્યાન આપો."),
    Case(name: "oriya", language: "or", text: "ଆପଣଙ୍କ ଦିନର ଯୋଜନା କର, ଧ୍ୟାନ ଦିଅ।"),
    Case(name: "tamil", language: "ta", text: "உங்கள் நாளைத் திட்டமிட்டு கவனம் செலுத்துங்கள்."),
    Case(name: "telugu", language: "te", text: "మీ రోజును ప్లాన్ చేసుకుని, దృష్టి పెట్టండి."),
    Case(name: "kannada", language: "kn", text: "ನಿಮ್ಮ ದಿನವನ್ನು ಯೋಜಿಸಿ, ಗಮನ ಕೊಡಿ."),
    Case(name: "malayalam", language: "ml", text: "നിങ്ങളുടെ ദിവസം ആസൂത്രണം ചെയ്യൂ, ശ്രദ്ധിക്കൂ."),
    Case(name: "sinhala", language: "si", text: "ඔබේ දවස සැලසුම් කර අවධානය දෙන්න."),
    Case(name: "lao", language: "lo", text: "ວາງແຜນມື້ຂອງທ່ານ ແລະ ຕັ້ງໃຈເຮັດວຽກ"),
    Case(name: "khmer", language: "km", text: "រៀបចំផែនការថ្ងៃរបស់អ្នក ហើយផ្ដោតអារម្មណ៍"),
    Case(name: "burmese", language: "my", text: "သင့်နေ့ရက်ကို စီစဉ်ပြီး အာရုံစိုက်ပါ။"),
    Case(name: "amharic", language: "am", text: "ቀንዎን ያቅዱ፣ በአንድ ሥራ ላይ ያተኩሩ።"),
    Case(name: "chinese-hong-kong", language: "zh-HK", text: "計劃好每一天，專心做好眼前這件事。骨直"),
    Case(name: "persian", language: "fa", text: "روزتان را برنامه‌ریزی کنید؛ ۲۵ دقیقه تمرکز"),
    Case(name: "vietnamese", language: "vi", text: "Tập trung vào những giờ đẹp nhất. ẤẴNG Ữ"),
  ]

  static let library: FontLibrary? = {
    let fonts = Golden.package.appending(path: "Fonts")
    guard let data = try? Data(contentsOf: fonts.appending(path: "fonts.json")), let manifest = try? FontManifest(json: [UInt8](data)) else {
      return nil
    }
    return FontLibrary(manifest: manifest, folders: [fonts.path])
  }()

  static func layout(_ item: Case) throws -> TextLayout {
    let library = try #require(library)
    let language = LanguageTag(item.language)
    let profile = library.manifest.profile(for: language)
    let style = TextStyle(
      families: library.manifest.families(for: language), weight: profile.titleWeight, size: 44, tracking: profile.tracks ? -0.024 : 0,
      lineHeight: profile.titleLineHeight)
    return Typesetter(library: library).layout(
      TextRequest(text: item.text, language: item.language, style: style, width: item.width, alignment: .center, opticalAlignment: true))
  }

  @Test(arguments: cases) func looksAsRecorded(_ item: Case) throws {
    let layout = try Self.layout(item)
    #expect(layout.missing.isEmpty)
    let ink = try #require(layout.ink)
    var canvas = Pixmap(width: 460, height: Int(ink.height.rounded(.up)) + 40, color: Color(hex: "#FFF4EC") ?? .white)
    GlyphPainter().paint(layout, at: Point(20, (20 - ink.top).rounded()), color: Color(hex: "#2B1430") ?? .black, into: &canvas)
    try Golden.expect(canvas, "caption-\(item.name)")
  }

  @Test(arguments: cases) func isSetAsRecorded(_ item: Case) throws {
    try Golden.expect(Self.dump(try Self.layout(item)), "caption-\(item.name)")
  }

  /// Lines with their text and width, runs with family, script, level and glyphs.
  static func dump(_ layout: TextLayout) -> String {
    let units = Array(layout.text.utf16)
    func part(_ start: Int, _ end: Int) -> String { String(decoding: units[start..<end], as: UTF16.self) }
    var rows = ["text: \(layout.text)", "opportunities: \(layout.opportunities.map(String.init).joined(separator: " "))"]
    for line in layout.lines {
      rows.append("line \(line.start)–\(line.end) \((line.width * 100).rounded() / 100) px: \(part(line.start, line.end))")
      rows.append("  from the left: " + line.visualOrder.map(String.init).joined(separator: " "))
    }
    for run in layout.runs {
      rows.append("run \(run.start)–\(run.end) \(run.face.family) \(run.face.weight) \(run.script) level \(run.level): \(part(run.start, run.end))")
      rows.append("  glyphs: " + run.glyphs.map { "\($0.glyph)@\($0.cluster)+\($0.xAdvance)" }.joined(separator: " "))
    }
    return rows.joined(separator: "\n") + "\n"
  }
}
