/// Stages 3 to 9 for one paragraph: levels, scripts, clusters, fonts, breaks, runs.
struct ParagraphAnalysis {
  let units: [UInt16]
  let range: Range<Int>
  let language: LanguageTag
  let request: TextRequest
  let spans: [TextSpan]
  let hyphenation: Hyphenation?

  mutating func prepare(
    shaper: Shaper, breaks: BreakFinder, stack: ([String], Int) -> FontStack, missing: inout [MissingCluster], stacksUsed: inout [FontStack]
  ) -> PreparedParagraph {
    let text = Array(units[range])
    let clusters = GraphemeClusters.find(in: text, offset: range.lowerBound, breaker: breaks.graphemes())
    let faces = chooseFaces(clusters, stack: stack, missing: &missing, stacksUsed: &stacksUsed)
    let items = itemize(text, clusters, faces)
    let runs = items.map { item in
      ShapedRun(
        start: item.range.lowerBound, end: item.range.upperBound, face: item.settings.face, script: item.settings.script.description,
        level: item.settings.level, glyphs: shaper.shape(units, item: item.range, context: range, item.settings))
    }
    noteUnshaped(runs, clusters, &missing)
    let phrases = request.keepTogether.map { Array($0.utf16) }
    let found = breaks.opportunities(in: text, language: language, rules: request.rules, keepTogether: phrases, hyphenation: hyphenation)
    let starts = Set(clusters.map(\.start))
    let offsets = found.map {
      BreakOpportunity(offset: $0.offset + range.lowerBound, tier: $0.tier, costs: $0.costs, showsHyphen: $0.showsHyphen)
    }
    return PreparedParagraph(
      units: units, range: range, direction: request.direction, clusters: clusters, items: items, runs: runs,
      breaks: offsets.filter { starts.contains($0.offset) }, shaper: shaper)
  }

  /// A face for each cluster, weight spans kept to; empty when the machine has no font of the stack at all.
  private func chooseFaces(
    _ clusters: [GraphemeCluster], stack: ([String], Int) -> FontStack, missing: inout [MissingCluster], stacksUsed: inout [FontStack]
  ) -> [FontFace] {
    let weights = Set(clusters.map { weight(at: $0.start) })
    var chosen: [Int: [FontFace]] = [:]
    for weight in weights.sorted() {
      let fonts = stack(request.style.families, weight)
      if !stacksUsed.contains(where: { $0 === fonts }) { stacksUsed.append(fonts) }
      let selection = FontSelection(stack: fonts, rules: request.rules).select(clusters, in: units.drawn(in: range))
      chosen[weight] = selection.fonts.compactMap { fonts.face($0) }
      for index in selection.missing where self.weight(at: clusters[index].start) == weight { note(clusters[index], fonts, &missing) }
    }
    guard chosen.values.allSatisfy({ $0.count == clusters.count }) else { return [] }
    return clusters.indices.compactMap { chosen[weight(at: clusters[$0].start)]?[$0] }
  }

  private func weight(at offset: Int) -> Int {
    spans.last { $0.weight != nil && $0.start <= offset && offset < $0.end }?.weight ?? request.style.weight
  }

  private func note(_ cluster: GraphemeCluster, _ fonts: FontStack, _ missing: inout [MissingCluster]) {
    let visible = units.codePoints(in: cluster.range).filter { !CharacterProperties(of: $0).contains(.defaultIgnorable) }
    let faces = fonts.entries.indices.compactMap { fonts.face($0) }
    let uncovered = visible.filter { codePoint in !faces.contains { $0.covers(codePoint) } }
    missing.append(
      MissingCluster(
        text: units.string(in: cluster.range), codePoints: uncovered.isEmpty ? visible : uncovered, start: cluster.start, end: cluster.end))
  }

  /// Clusters whose font has their characters but whose shape came out as the missing glyph.
  private func noteUnshaped(_ runs: [ShapedRun], _ clusters: [GraphemeCluster], _ missing: inout [MissingCluster]) {
    var known = Set(missing.map(\.start))
    let unshaped = Set(runs.flatMap(\.glyphs).filter { $0.glyph == 0 }.map(\.cluster))
    guard !unshaped.isEmpty else { return }
    for cluster in clusters where cluster.kind != .ignorable && cluster.kind != .blank && cluster.range.contains(where: unshaped.contains) {
      guard known.insert(cluster.start).inserted else { continue }
      let visible = units.codePoints(in: cluster.range).filter { !CharacterProperties(of: $0).contains(.defaultIgnorable) }
      missing.append(MissingCluster(text: units.string(in: cluster.range), codePoints: visible, start: cluster.start, end: cluster.end))
    }
  }

  private func itemize(_ text: [UInt16], _ clusters: [GraphemeCluster], _ faces: [FontFace]) -> [TextItem] {
    guard !faces.isEmpty else { return [] }
    let levels = BidiLevels.resolve(text, base: request.direction)
    let scripts = ScriptRuns.resolve(text, fallback: language.script ?? .latin)
    var items: [TextItem] = []
    var start = 0
    func same(_ one: Int, _ other: Int) -> Bool {
      let a = clusters[one].start - range.lowerBound
      let b = clusters[other].start - range.lowerBound
      return faces[one] === faces[other] && levels[a] == levels[b] && scripts[a] == scripts[b]
    }
    for index in clusters.indices where index + 1 == clusters.count || !same(index, index + 1) {
      let unit = clusters[start].start - range.lowerBound
      items.append(item(clusters[start].start..<clusters[index].end, face: faces[start], script: scripts[unit], level: levels[unit]))
      start = index + 1
    }
    return items
  }

  private func item(_ itemRange: Range<Int>, face: FontFace, script: Script, level: UInt8) -> TextItem {
    let tracking = Tracking.allows(script, isEmoji: face.isEmoji, rules: request.rules) ? request.style.tracking : 0
    var features = request.style.features
    if tracking != 0 {
      for name in ["liga", "clig", "dlig", "hlig"] { features[name] = features[name] ?? 0 }
    }
    if request.rules == .house, Tracking.splitsDottedI.contains(language.language), script == .latin,
      !face.hasLanguageSystem(language.tag, script: "Latn")
    {
      features["liga"] = features["liga"] ?? 0
    }
    let settings = Shaper.Settings(face: face, script: script, level: level, language: language.tag, features: features)
    return TextItem(range: itemRange, settings: settings, tracking: tracking)
  }
}

/// What space between letters does to a script.
enum Tracking {
  /// Joined scripts fall apart when letters are moved away from each other, by any rules (CSS Text 3 §8.2); those that hang from a head line, which
  /// CSS would cut, do so by the house rules, which leave pictures their own room as well.
  static func allows(_ script: Script, isEmoji: Bool, rules: BreakRules) -> Bool {
    if joined.contains(script) { return false }
    return rules == .css || !headLined.contains(script) && !isEmoji
  }

  private static let joined: Set<Script> = [
    .arabic, Script("Syrc"), Script("Nkoo"), Script("Mong"), Script("Phag"), Script("Mand"), Script("Rohg"),
  ]
  private static let headLined: Set<Script> = [Script("Deva"), Script("Beng"), Script("Guru")]

  /// Languages in which an fi ligature would swallow the difference between i and ı.
  static let splitsDottedI: Set<String> = ["tr", "az", "crh"]
}
