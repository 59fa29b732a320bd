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

  /// The line that is sent to a translator.
  static func layoutOverflow(key: CaptionKey, _ overflow: CaptionOverflow) -> Finding {
    switch overflow {
    case .tooWide(let percent, let characters):
      Finding(
        .layoutOverflow, "`\(key)` is \(percent - 100) % too wide at the smallest size; about \(Wording.count(characters, "character")) fit in a line"
      )
    case .tooManyLines(let lines, let fit, let characters):
      Finding(
        .layoutOverflow,
        "`\(key)` needs \(lines) lines at the smallest size, \(fit) fit" + (characters.map { "; about \(Wording.count($0, "character")) fit" } ?? ""))
    case .tooHigh(let pixels):
      Finding(
        .layoutOverflow, "`\(key)` and what stands below it are \(pixels) px too high at the smallest size", hint: "shorten one of them by a line")
    }
  }

  /// A word of this caption made its whole group smaller than the template wants it at the least.
  static func layoutShrunk(key: CaptionKey, percent: Int) -> Finding {
    Finding(
      .layoutShrunk, "a word of `\(key)` is too long: its group is set at \(percent) % of the template's smallest size",
      hint: "a shorter word, or a soft hyphen (U+00AD) in it")
  }

  /// Why a word that is too long was not divided; nil for languages that nobody divides.
  static func hyphenation(_ gap: HyphenationGap, key: CaptionKey) -> Finding? {
    switch gap {
    case .noRule: nil
    case .missingDictionary(let file, let folders):
      Finding(
        .layoutShrunk, "a word of `\(key)` cannot be divided: there is no `\(file)`",
        hint: "install the language's hyphenation patterns; they are looked for in \(Wording.list(folders))")
    case .unreadableDictionary(let path):
      Finding(.layoutShrunk, "a word of `\(key)` cannot be divided: `\(path)` holds no hyphenation patterns", hint: "install it anew")
    }
  }

  static func layoutLines(key: CaptionKey, lines: Int, wanted: Int) -> Finding {
    Finding(.layoutLines, "`\(key)` has \(Wording.count(lines, "line")), the template wants \(wanted)", hint: "shorten it, if its look matters")
  }

  static func layoutOverlap(key: CaptionKey, _ neighbour: CaptionChecks.Neighbour, pixels: Int) -> Finding {
    let other =
      switch neighbour {
      case .caption(let slot): "`\(CaptionKey(scene: key.scene, slot: slot))`"
      case .device: "the device"
      }
    return Finding(.layoutOverlap, "`\(key)` runs into \(other) by \(pixels) px", hint: "shorten it")
  }

  static func layoutEdge(key: CaptionKey, pixels: Int) -> Finding {
    Finding(.layoutEdge, "`\(key)` is \(pixels) px too near to the edge of the picture", hint: "shorten it")
  }

  static func fontMissingWeight(family: String, wanted: Int, used: Int) -> Finding {
    Finding(
      .fontMissingWeight, "`\(family)` has no weight \(wanted); \(used) stands in",
      hint: "put a file of that weight into the project's `Fonts` folder")
  }

  static func emojiInColor(_ texts: [String], key: CaptionKey) -> Finding {
    Finding(
      .fontSubstituted, "no font has \(Wording.list(texts)) of `\(key)` in one colour",
      hint: "install one, such as Noto Emoji, or leave `emoji` as it is")
  }
}
