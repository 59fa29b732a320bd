/// The direction of a paragraph or of a run of one level.
public enum TextDirection: String, Sendable, Hashable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}

/// Case transforms, done with the rules of the request's language.
public enum TextCase: String, Sendable, Hashable, CaseIterable {
  case none, upper, lower, title, sentence
}

/// How lines are chosen from the break opportunities.
public enum TextWrap: String, Sendable, Hashable, CaseIterable {
  /// First fit.
  case greedy
  /// Fewest lines, then the most even ones.
  case balance
  /// One line a paragraph, whatever its width.
  case none
}

/// Where a line may begin.
public enum BreakRules: String, Sendable, Hashable, CaseIterable {
  /// What web browsers do with `line-break: auto`: UAX #14 as ICU tailors it, with their table of ASCII pairs.
  case css
  /// The language's typographic rules on top: Japanese by phrase, Korean between words, Chinese by word, no broken units, no stranded short words.
  case house
}

/// How lines stand in the box; start and end follow the base direction.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  case start, center, end
}

/// How emoji are drawn.
public enum EmojiStyle: String, Sendable, Hashable, CaseIterable {
  /// From colour fonts.
  case color
  /// As text in the text's colour: from monochrome emoji families, then from text fonts. What neither has is drawn in colour, and
  /// `FontSubstitution.colorEmoji` says so.
  case mono
}

/// How a whole text is set. Sizes in pixels, everything else in em.
public struct TextStyle: Sendable, Hashable {
  /// Families of the font manifest in order of preference; a cluster takes the first that can draw it.
  public var families: [String]
  /// 100 … 900; a family without it serves its nearest weight (CSS Fonts 4 §5.2).
  public var weight: Int
  /// Pixels an em.
  public var size: Double
  /// Added after each grapheme cluster of scripts that can be tracked, in em.
  public var tracking: Double
  /// Baseline to baseline, in em; ink that needs more gets more, the same for all lines.
  public var lineHeight: Double
  /// OpenType features by tag, over the shaper's defaults; 0 is off.
  public var features: [String: UInt32]
  public var letterCase: TextCase
  /// A variable font's place on its axes by tag, such as `opsz`, `wdth`, `slnt`, in the axes' own units; cut off at their ends. `wght` goes over
  /// `weight`. Axes a font does not have, and static fonts, are left alone.
  public var axes: [String: Double]
  public var emoji: EmojiStyle

  public init(
    families: [String], weight: Int = 400, size: Double, tracking: Double = 0, lineHeight: Double = 1.2, features: [String: UInt32] = [:],
    letterCase: TextCase = .none, axes: [String: Double] = [:], emoji: EmojiStyle = .color
  ) {
    self.families = families
    self.weight = weight
    self.size = size
    self.tracking = tracking
    self.lineHeight = lineHeight
    self.features = features
    self.letterCase = letterCase
    self.axes = axes
    self.emoji = emoji
  }
}

/// A part of the text in another weight or with an appearance of its own. Offsets are UTF-16 code units of the text as given.
public struct TextSpan: Sendable, Hashable {
  public var start: Int
  public var end: Int
  public var weight: Int?
  /// An index into the appearances the painter is given (`TextAppearance.spans`); nil is the text's own.
  public var appearanceIndex: Int?

  public init(start: Int, end: Int, weight: Int? = nil, appearanceIndex: Int? = nil) {
    self.start = start
    self.end = end
    self.weight = weight
    self.appearanceIndex = appearanceIndex
  }
}
