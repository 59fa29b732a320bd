import Foundation
import Testing

@testable import Typography

/// What no line may do in any language, at many widths: the samples' captions and the demo's, each in its language.
@Suite(.enabled(if: Support.hasFonts, "needs the fonts of `make setup`"))
struct HouseInvariantTests {
  struct Caption {
    let language: String
    let text: String
  }

  /// The demo's own captions, all languages.
  private static let demo: [Caption] = {
    let folder = Support.packageRoot.appending(path: "captions")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return files.sorted().filter { $0.hasSuffix(".json") }.flatMap { file -> [Caption] in
      let json = try? JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: file)))
      return strings(json).sorted().map { Caption(language: String(file.dropLast(5)), text: $0) }
    }
  }()

  private static func strings(_ json: Any?) -> [String] {
    if let text = json as? String { return text.isEmpty ? [] : [text] }
    return (json as? [String: Any])?.values.flatMap(strings) ?? []
  }

  /// A typesetter is kept for all captions: opening one for each takes longer than the layouts.
  private let typesetter = Typesetter(library: Support.library)
  private static let all = demo + ConformanceCaption.all.map { Caption(language: $0.lang, text: $0.text) }

  /// Marks by language, from the national typographic manuals; written down here once more, apart from the program's own data.
  private static let noStart = [
    "": "!),.:;?]}·’†‡、。〃〆〕〗〞﹚﹜！），．：；？］｝…‥।॥۔؟،؛።፡", "fr": "»”%", "de": "“«‹", "cs": "“«", "sk": "“«", "pl": "”", "ru": "»“", "en": "”", "es": "»”",
    "it": "»”",
    "pt": "»”", "th": "ๆฯ", "lo": "ໆຯ", "km": "ៗ។៕៖ៈ", "my": "၊။", "zh": "·！％），。：；？」』】》〉”’…—",
    "ja": "ァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎゕゖ々〻‐゠–〜？！‼⁇⁈⁉・ーゝゞヽヾ」』】》〉",
  ]
  private static let noEnd = [
    "": "([{‚„（［｛〈《「『【〔〖¿¡", "en": "“‘", "fr": "«“", "es": "«“", "it": "«“", "pt": "«“", "ru": "«„", "de": "„‚»›", "cs": "„", "sk": "„", "pl": "„",
    "ja": "“‘",
    "zh": "“‘", "ko": "“‘",
  ]

  /// Narrow lines to one line, in steps.
  private func each(_ caption: Caption, _ check: (TextLayout, [UInt16]) -> Void) {
    let whole = typesetter.layout(Support.request(caption.text, caption.language))
    for factor in [0.15, 0.26, 0.36, 0.55, 0.8] {
      let layout = typesetter.layout(Support.request(caption.text, caption.language, width: whole.advance * factor))
      check(layout, Array(layout.text.utf16))
    }
  }

  @Test func neverBreaksWhereNobodyWould() {
    for caption in Self.all { neverBreaksWhereNobodyWould(caption) }
  }

  private func neverBreaksWhereNobodyWould(_ caption: Caption) {
    let language = LanguageTag(caption.language).language
    let noStart = Set((Self.noStart[""]! + (Self.noStart[language] ?? "")).unicodeScalars)
    let noEnd = Set((Self.noEnd[""]! + (Self.noEnd[language] ?? "")).unicodeScalars)
    each(caption) { layout, units in
      for (line, next) in zip(layout.lines, layout.lines.dropFirst()) where line.start < line.end && next.start < next.end {
        let between = units[line.end..<next.start]
        guard !between.contains(0x0A) else { continue }
        let shown = "\(Support.lines(layout))"
        let last = Unicode.Scalar(units.codePoint(before: line.end)!) ?? "a"
        let first = Unicode.Scalar(units.codePoint(at: next.start).value) ?? "a"
        #expect(!noStart.contains(first) && !first.properties.isMark, "\(shown)")
        #expect(!noEnd.contains(last), "\(shown)")
        let joiners: Set<Unicode.Scalar> = ["\u{A0}", "\u{202F}", "\u{2060}", "\u{200D}"]
        #expect(!between.isEmpty || (!joiners.contains(first) && !joiners.contains(last)), "\(shown)")
        // 20 % and 20%
        if "%‰℃°".unicodeScalars.contains(first) { #expect(last.properties.numericType == nil, "\(shown)") }
        // $ 5 and $5
        if last.properties.generalCategory == .currencySymbol { #expect(first.properties.numericType == nil, "\(shown)") }
        // 1,000 and 1 000
        if first.properties.numericType != nil, between.isEmpty { #expect(!"0123456789.,".unicodeScalars.contains(last), "\(shown)") }
        // the syllable's final
        if (0x1000...0x1021).contains(first.value), next.start + 1 < units.count {
          #expect(units[next.start + 1] != 0x103A && units[next.start + 1] != 0x1039, "\(shown)")
        }
      }
    }
  }

  /// No choice of lines is wider than the limit when its parts are not.
  @Test func keepsToTheWidthWhereItsWordsDo() {
    for caption in Self.all { keepsToTheWidthWhereItsWordsDo(caption) }
  }

  private func keepsToTheWidthWhereItsWordsDo(_ caption: Caption) {
    let whole = typesetter.prepare(Support.request(caption.text, caption.language))
    for paragraph in whole.paragraphs {
      let breaker = LineAssembly.breaker(paragraph)
      for factor in [0.15, 0.3, 0.5, 0.8] {
        let limit = paragraph.advance * factor
        guard breaker.widestWord <= limit else { continue }
        var start = paragraph.range.lowerBound
        let greedy = breaker.lines(limit: limit, wrap: .greedy).count
        let ends = breaker.lines(limit: limit, wrap: .balance)
        #expect(ends.count <= greedy)
        for end in ends {
          #expect(paragraph.width(start, end) <= limit + 1e-6)
          start = end
        }
      }
    }
  }

  /// A line ends in a short word, or a number without its unit, only where the fewest lines leave nothing else.
  @Test func breaksARuleOnlyToSaveALine() {
    for caption in Self.all { breaksARuleOnlyToSaveALine(caption) }
  }

  private func breaksARuleOnlyToSaveALine(_ caption: Caption) {
    for paragraph in typesetter.prepare(Support.request(caption.text, caption.language)).paragraphs {
      let costs = Dictionary(uniqueKeysWithValues: paragraph.breaks.map { ($0.offset, $0.costs.rules) })
      let kept = paragraph.breaks.filter { $0.costs.rules == 0 && $0.tier == .natural }
      let without = LineBreaker(
        breaks: kept, paragraph: paragraph.range, width: { paragraph.width($0, $1) }, visibleClusters: { _, _ in 2 }, strandsCharacters: false)
      for factor in [0.2, 0.28, 0.36, 0.45, 0.6, 0.75] {
        let limit = paragraph.advance * factor
        guard without.widestWord <= limit else { continue }
        let ends = LineAssembly.breaker(paragraph).lines(limit: limit, wrap: .balance)
        let broken = ends.filter { (costs[$0] ?? 0) > 0 }
        #expect(broken.isEmpty || ends.count < without.lines(limit: limit, wrap: .greedy).count, "\(factor)")
      }
    }
  }
}
