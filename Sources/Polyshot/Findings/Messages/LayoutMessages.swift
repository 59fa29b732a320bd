import Typography

extension Finding {
  static func missingGlyphs(_ clusters: [MissingCluster], key: CaptionKey) -> Finding {
    var seen: Set<[UInt32]> = []
    let unique = clusters.filter { seen.insert($0.codePoints).inserted }
    let named = unique.map { cluster in
      let points = cluster.codePoints.map { "U+" + Wording.hexadecimal($0) }
      return "`\(cluster.text)` (\(points.joined(separator: " ")))"
    }
    return Finding(
      .fontMissingGlyph, "no font can draw \(named.joined(separator: ", ")) of `\(key)`",
      hint: "install a font that has it, or put one into the project's `Fonts` folder")
  }

  /// - Parameter pixels: by which the widest line is too wide; 0 when there are too many lines.
  static func layoutOverflow(key: CaptionKey, by pixels: Double, of layout: TextLayout) -> Finding {
    guard pixels > 0 else {
      return Finding(.layoutOverflow, "`\(key)` has \(layout.lines.count) lines at the smallest size, too many", hint: "shorten it")
    }
    let percent = Int((100 * pixels / max(1, layout.boxWidth)).rounded(.up))
    let characters = max(1, Int(Double(layout.text.count) * layout.boxWidth * Double(max(1, layout.lines.count)) / max(1, layout.advance)))
    return Finding(
      .layoutOverflow, "`\(key)` is \(percent) % too wide at the smallest size", hint: "about \(characters) characters fit")
  }
}
