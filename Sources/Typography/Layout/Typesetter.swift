import Pixels

/// Turns text into lines of placed glyphs: the whole pipeline from case to ink.
///
/// Not Sendable: one a worker. The fonts behind it are shared.
public final class Typesetter {
  public let library: FontLibrary
  private let shaper = Shaper()
  private let breaks: BreakFinder
  private var stacks: [StackKey: FontStack] = [:]
  private var prepared: [PreparationKey: PreparedText] = [:]
  /// Code units of the prepared texts, so that long ones do not fill the memory.
  private var keptUnits = 0
  private static let mostKeptUnits = 1 << 16

  public init(library: FontLibrary) {
    self.library = library
    breaks = BreakFinder(languages: library.manifest.languages)
  }

  private struct StackKey: Hashable {
    let families: [String]
    let weight: Int
    let axes: [String: Double]
    let emoji: EmojiStyle
  }

  /// What a preparation depends on: all of a request but size, box and alignment.
  private struct PreparationKey: Hashable {
    let text: String
    let language: String
    let direction: TextDirection
    let families: [String]
    let weight: Int
    let tracking: Double
    let features: [String: UInt32]
    let letterCase: TextCase
    let axes: [String: Double]
    let emoji: EmojiStyle
    let rules: BreakRules
    let spans: [TextSpan]
    let keepTogether: [String]
    let hyphenates: Bool
  }

  /// Sets a text into lines. Never fails: what no font can draw is in `TextLayout.missing`, and numbers beyond `TextLimits` are taken as the nearest
  /// within.
  public func layout(_ request: TextRequest) -> TextLayout {
    LineAssembly(request: request.bounded, text: prepare(request)).layout()
  }

  /// Analyses and shapes a text, or finds it done before.
  func prepare(_ given: TextRequest) -> PreparedText {
    let request = given.bounded
    let style = request.style
    let key = PreparationKey(
      text: request.text, language: request.language, direction: request.direction, families: style.families, weight: style.weight,
      tracking: style.tracking, features: style.features, letterCase: style.letterCase, axes: style.axes, emoji: style.emoji, rules: request.rules,
      spans: request.spans, keepTogether: request.keepTogether, hyphenates: request.hyphenates)
    if let known = prepared[key] { return known }
    let text = analyse(request)
    keptUnits += text.units.count + 1
    if keptUnits > Self.mostKeptUnits {
      prepared.removeAll(keepingCapacity: true)
      keptUnits = text.units.count + 1
    }
    prepared[key] = text
    return text
  }

  private func analyse(_ request: TextRequest) -> PreparedText {
    let given = Array(request.text.utf16)
    let casing = CaseTransform(letterCase: request.style.letterCase, language: request.language)
    let language = LanguageTag(request.language)
    let cased = casing.apply(given)
    let units = request.rules == .house ? NationalLetters.apply(cased, language: language) : cased
    let spans = request.spans.compactMap { span -> TextSpan? in
      let start = min(units.count, casing.offset(max(0, min(span.start, given.count)), in: given))
      let end = min(units.count, casing.offset(max(0, min(span.end, given.count)), in: given))
      return start < end ? TextSpan(start: start, end: end, weight: span.weight, appearanceIndex: span.appearanceIndex) : nil
    }
    var missing: [MissingCluster] = []
    var stacksUsed: [FontStack] = []
    let stack = { families, weight in self.stack(StackKey(families: families, weight: weight, axes: request.style.axes, emoji: request.style.emoji)) }
    let (hyphenation, gap) = hyphenation(request, language)
    let paragraphs = Paragraphs.split(units).map { range in
      var analysis = ParagraphAnalysis(
        units: units, range: range, language: language, request: request, spans: spans, hyphenation: hyphenation)
      return analysis.prepare(shaper: shaper, breaks: breaks, stack: stack, missing: &missing, stacksUsed: &stacksUsed)
    }
    var seen = Set<FontSubstitution>()
    let used = Set(paragraphs.flatMap(\.runs).map(\.face))
    let substitutions = stacksUsed.flatMap(\.substitutions).filter { $0.concerns(used) && seen.insert($0).inserted }
    let colored = request.style.emoji == .mono ? paragraphs.flatMap(\.coloredEmoji) : []
    return PreparedText(
      units: units, paragraphs: paragraphs, missing: missing, substitutions: substitutions + (colored.isEmpty ? [] : [.colorEmoji(colored)]),
      spans: spans, hyphenationGap: gap)
  }

  private func hyphenation(_ request: TextRequest, _ language: LanguageTag) -> (Hyphenation?, HyphenationGap?) {
    guard request.hyphenates, request.rules == .house else { return (nil, nil) }
    switch library.hyphenators.hyphenator(for: language) {
    case .success(let hyphenator):
      return (Hyphenation(hyphenator: hyphenator, rule: library.manifest.languages.rule(for: language).hyphenation, language: language), nil)
    case .failure(let gap): return (nil, gap)
    }
  }

  private func stack(_ key: StackKey) -> FontStack {
    if let known = stacks[key] { return known }
    let stack = FontStack(families: key.families, weight: key.weight, axes: key.axes, emoji: key.emoji, library: library)
    stacks[key] = stack
    return stack
  }
}
