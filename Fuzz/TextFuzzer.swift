import Foundation
import Pixels
import Typography

/// The text engine: layout, fit and paint of any text under any settings.
///
/// `@unchecked Sendable`: libFuzzer has one thread.
final class TextFuzzer: @unchecked Sendable {
  static let shared = TextFuzzer()

  private let library = FontLibrary(manifest: try! FontManifest(json: Array(Data(contentsOf: URL(filePath: "Fonts/fonts.json")))))
  private let typesetter: Typesetter
  private let painter = GlyphPainter()

  private init() { typesetter = Typesetter(library: library) }

  func run(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    let appearance = appearance(&reader)
    let limits = SlotLimits(
      ceiling: reader.number([120, 60, 12]), floor: reader.number([60, 30, 12]), lines: Int(reader.byte() % 5),
      width: reader.number([300, 1000, 20]))
    let request = request(&reader)
    let layout = typesetter.layout(request)
    LayoutInvariants(request: request, layout: layout).check()
    _ = typesetter.fit([request], to: limits)
    var canvas = Pixmap(width: 64, height: 64)
    painter.paint(layout, at: Point(10, 40), appearance, into: &canvas)
  }

  private func appearance(_ reader: inout ByteReader) -> TextAppearance {
    let fill: TextAppearance.Fill = reader.flag() ? .color(.black) : .gradient(TextGradient(Gradient([.black, .white]), perLine: reader.flag()))
    let span = SpanAppearance(
      fill: reader.flag() ? .color(.white) : nil, highlight: reader.flag() ? TextHighlight(color: .white) : nil,
      underline: reader.flag() ? TextUnderline() : nil)
    return TextAppearance(
      fill: fill, outline: reader.flag() ? TextAppearance.Outline(width: 0.05, color: .white) : nil,
      shadows: reader.flag() ? [TextAppearance.SoftShadow(y: 0.05, blur: 0.1, color: .black, opacity: 0.5)] : [],
      plate: reader.flag() ? TextPlate(shape: reader.choice(TextPlate.Shape.allCases), color: .white) : nil, spans: [span])
  }

  private func request(_ reader: inout ByteReader) -> TextRequest {
    let language = reader.choice(Self.languages)
    var style = TextStyle(
      families: library.manifest.families(for: LanguageTag(language)), weight: Int(reader.byte()) * 10 - 100, size: reader.number([100, 40, 12, 300]))
    style.tracking = reader.choice([0, 0, 0.05, -0.05, 100, .nan])
    style.lineHeight = reader.number([1.2, 1, 2])
    style.letterCase = reader.choice(TextCase.allCases)
    style.emoji = reader.choice(EmojiStyle.allCases)
    if reader.flag() { style.features = [reader.choice(["liga", "smcp", "", "x", "toolong", "é"]): UInt32(reader.byte())] }
    if reader.flag() { style.axes = [reader.choice(["wght", "opsz", "", "é"]): reader.number([400, 12])] }
    let direction = reader.choice([nil, .leftToRight, .rightToLeft] as [TextDirection?])
    let width = reader.flag() ? reader.number([500, 200, 50, 1200]) : nil
    var spans: [TextSpan] = []
    for _ in 0..<reader.byte() % 4 {
      let start = Int(Int16(bitPattern: reader.word())) % 100
      spans.append(
        TextSpan(
          start: start, end: start + Int(Int8(bitPattern: reader.byte())), weight: reader.flag() ? 100 : nil,
          appearanceIndex: reader.choice([nil, 0, 1, -1])))
    }
    let keepTogether = reader.choice([[], ["a b"], [""], [" "], ["ب ا", "App Store"]])
    let (wrap, rules) = (reader.choice(TextWrap.allCases), reader.choice(BreakRules.allCases))
    return TextRequest(
      text: Self.text(&reader), language: language, direction: direction, style: style, width: width, wrap: wrap, rules: rules,
      alignment: reader.choice([.start, .center, .end]), spans: spans, keepTogether: keepTogether, hyphenates: reader.flag(),
      opticalAlignment: reader.flag())
  }

  private static let languages = [
    "en", "de", "ar", "fa", "ur", "he", "hi", "mr", "ne", "bn", "ta", "te", "th", "lo", "km", "my", "ja", "ko", "zh-Hans", "zh-Hant", "zh-HK", "tr",
    "el",
    "fr", "cs", "pl", "ru", "uk", "fi", "nl", "hy", "ka", "vi", "ckb", "sd", "sr", "ro", "am", "si", "", "x", "not a tag", "zh_Hant_TW", "en-u-ca-x-",
  ]

  /// UTF-16 as it comes, lone surrogates and all, or letters of many scripts among what may surprise; at times many times over.
  private static func text(_ reader: inout ByteReader) -> String {
    let (few, many) = (reader.choice([1, 1, 1, 1, 1, 3, 20]), reader.byte())
    // Long texts are rare, or there would be time for nothing else.
    let times = many == 0xFF ? 1000 : few
    let isPlain = reader.flag()
    let bytes = Array(reader.rest())
    let units: [UInt16]
    if isPlain {
      units = stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
    } else {
      units = bytes.flatMap { Array(alphabet[Int($0) % alphabet.count].utf16) }
    }
    let longest = 10_000
    return String(decoding: Array(repeatElement(units, count: times).joined().prefix(longest)), as: UTF16.self)
  }

  private static let alphabet: [String] = {
    let letters = "aBiIİßﬁ ÉŁ.,:!?-–…1205%€「」、。ーっ漢字例カな한국어กำลังเส้ນນ້ໍខ្មែរကြည့်मराठीक्षিকাதமிழ்ελΆΣșțЖїאבּوֹشَكَلّلاپچۆ"
    let others = [
      "\n", "\r\n", "\t", "\0", "\u{7}", "\u{85}", "\u{AD}", "\u{A0}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{2028}",
      "\u{2029}",
      "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}", "\u{202E}", "\u{2060}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{FE0E}", "\u{FE0F}",
      "\u{FEFF}", "\u{20E3}", "\u{300}", "\u{345}", "\u{1F3FD}", "👩", "❤", "🏳️‍🌈", "🇩", "🇪", "\u{E0067}", "\u{E007F}", "👨‍👩‍👧", "#️⃣", "☺", "\u{FFFD}",
      "\u{FFFF}",
      "\u{E000}", "\u{10FFFF}", "\u{1D167}", "𞤀", "𠮷", "\u{115F}", "\u{1160}", "\u{11A8}", "\u{1031}", "\u{17D2}", "\u{94D}", "(", ")", "[", "]",
      "  ", " ",
    ]
    return letters.unicodeScalars.map { String($0) } + others
  }()
}
