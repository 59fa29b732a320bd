import CHarfBuzz

/// The fonts a text may be drawn with, in order of preference; faces are opened when first asked for.
final class FontStack {
  struct Entry {
    let family: String
    let isEmoji: Bool
  }

  let entries: [Entry]
  let weight: Int
  let axes: [String: Double]
  let emoji: EmojiStyle
  private let library: FontLibrary
  private var resolved: [FontLibrary.Resolution?]

  init(families: [String], weight: Int, axes: [String: Double] = [:], emoji style: EmojiStyle = .color, library: FontLibrary) {
    let emoji = Set(library.manifest.families.filter(\.isEmoji).map(\.name))
    entries = families.map { Entry(family: $0, isEmoji: emoji.contains($0)) }
    self.weight = weight
    self.axes = axes
    self.emoji = style
    self.library = library
    resolved = Array(repeating: nil, count: families.count)
  }

  func face(_ index: Int) -> FontFace? {
    if let known = resolved[index] { return known.face }
    let found = library.resolve(family: entries[index].family, weight: weight, axes: axes)
    resolved[index] = found
    return found.face
  }

  /// What the fonts opened so far had to give way on.
  var substitutions: [FontSubstitution] { resolved.compactMap { $0?.substitution } }

  /// The first font of the stack that is on this machine.
  var first: Int? { entries.indices.first { !entries[$0].isEmoji && face($0) != nil } ?? entries.indices.first { face($0) != nil } }
}

/// Stage 7: a font for every grapheme cluster, always for the whole cluster.
struct FontSelection {
  let stack: FontStack
  let rules: BreakRules

  /// Index in the stack for each cluster; clusters no font covers have the first font and are listed as missing.
  func select(_ clusters: [GraphemeCluster], in text: [UInt16]) -> (fonts: [Int], missing: [Int]) {
    guard let first = stack.first else { return ([], Array(clusters.indices)) }
    var fonts = [Int](repeating: first, count: clusters.count)
    var missing: [Int] = []
    for (index, cluster) in clusters.enumerated() where cluster.kind != .ignorable {
      if let found = font(for: cluster, in: text) {
        fonts[index] = found
      } else if cluster.kind != .blank {
        missing.append(index)
      }
    }
    if rules == .house { settleBlanks(clusters, in: text, &fonts) }
    for (index, cluster) in clusters.enumerated() where cluster.kind == .ignorable && index > 0 { fonts[index] = fonts[index - 1] }
    return (fonts, missing)
  }

  private func font(for cluster: GraphemeCluster, in text: [UInt16]) -> Int? {
    let codePoints = text.codePoints(in: cluster.range).filter { !CharacterProperties(of: $0).contains(.defaultIgnorable) }
    let plain = stack.entries.indices.lazy.filter { !stack.entries[$0].isEmoji }
    func choose(_ indices: some Sequence<Int>) -> Int? {
      indices.first { covers($0, codePoints, text: text, cluster: cluster) }
    }
    switch cluster.kind {
    case .emoji where stack.emoji == .mono: return choose(emojiEntries(.mono).filter(isMono)) ?? choose(plain) ?? choose(emojiEntries(.mono))
    case .emoji: return choose(emojiEntries(.color)) ?? choose(plain)
    case .neverEmoji, .blank: return choose(plain)
    case .textPresentation: return choose(plain) ?? choose(emojiEntries(.mono))
    case .text, .ignorable: return choose(plain) ?? choose(emojiEntries(stack.emoji))
    }
  }

  /// The emoji families, those of one kind first.
  private func emojiEntries(_ style: EmojiStyle) -> [Int] {
    let all = stack.entries.indices.filter { stack.entries[$0].isEmoji }
    let wanted = all.filter { isMono($0) == (style == .mono) }
    return wanted + all.filter { !wanted.contains($0) }
  }

  private func isMono(_ index: Int) -> Bool { stack.face(index)?.isColor == false }

  private func covers(_ index: Int, _ codePoints: [UInt32], text: [UInt16], cluster: GraphemeCluster) -> Bool {
    guard let face = stack.face(index) else { return false }
    // A picture in a format that is not read draws nothing.
    if cluster.kind == .emoji, codePoints.count == 1, let glyph = face.nominalGlyph(codePoints[0]), face.extents(of: glyph) == nil { return false }
    if codePoints.allSatisfy(face.covers) { return true }
    guard codePoints.count > 1 || codePoints.first.map({ $0 >= 0xC0 }) ?? false else { return false }
    // Precomposed or decomposed by the shaper: the font may have the one form and not the other.
    let composed = Array(text[cluster.range]).composed()
    if composed.codePoints(in: 0..<composed.count).allSatisfy({ face.covers($0) || CharacterProperties(of: $0).contains(.defaultIgnorable) }) {
      return true
    }
    return codePoints.contains(where: face.covers) && Shaper.shapesWhole(Array(text[cluster.range]), face: face)
  }

  /// A space takes the font of its better-ranked neighbour, so that it is as wide as its surroundings want it and splits no run.
  private func settleBlanks(_ clusters: [GraphemeCluster], in text: [UInt16], _ fonts: inout [Int]) {
    func isLetterFont(_ index: Int) -> Bool { clusters[index].kind != .blank && clusters[index].kind != .ignorable && clusters[index].kind != .emoji }
    var next = [Int?](repeating: nil, count: clusters.count)
    for index in clusters.indices.dropLast().reversed() { next[index] = isLetterFont(index + 1) ? index + 1 : next[index + 1] }
    var last: Int?
    for index in clusters.indices {
      if isLetterFont(index) { last = index }
      guard clusters[index].kind == .blank else { continue }
      let after = next[index]
      let before = last
      // An emoji font's blank is as wide as its pictures.
      let ranked = [before, after].compactMap { $0.map { fonts[$0] } }.filter { !stack.entries[$0].isEmoji }.sorted()
      let codePoints = text.codePoints(in: clusters[index].range)
      if let best = ranked.first(where: { covers($0, codePoints, text: text, cluster: clusters[index]) }) { fonts[index] = best }
    }
  }
}

extension PreparedParagraph {
  /// Emoji that are drawn in colour, each once.
  var coloredEmoji: [String] {
    var seen = Set<String>()
    return clusters.filter { cluster in
      cluster.kind == .emoji && runs.contains { $0.face.isColor && $0.start <= cluster.start && cluster.start < $0.end }
    }.map { units.string(in: $0.range) }.filter { seen.insert($0).inserted }
  }
}
