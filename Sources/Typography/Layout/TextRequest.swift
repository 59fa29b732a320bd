/// A text to be laid out.
public struct TextRequest: Sendable, Hashable {
  public var text: String
  /// BCP 47; chooses glyph forms, casing and break rules.
  public var language: String
  /// The base direction. It comes from the locale, never from the text's first strong character.
  public var direction: TextDirection
  public var style: TextStyle
  /// The widest a line may be, in pixels; nil is one line a paragraph.
  public var width: Double?
  public var wrap: TextWrap
  public var rules: BreakRules
  public var alignment: TextAlignment
  public var spans: [TextSpan]
  /// Phrases no line may break inside, such as product names.
  public var keepTogether: [String]
  /// Divides words that are wider than a line, with house rules only: by the language's rule in `Fonts/fonts.json` and the system's patterns. What
  /// stands in the way is in `TextLayout.hyphenationGap`.
  public var hyphenates: Bool
  /// Centred Japanese and Chinese lines move by the empty half of their closing mark; opening brackets of start-aligned lines hang.
  /// With house rules only.
  public var opticalAlignment: Bool

  public init(
    text: String, language: String, direction: TextDirection? = nil, style: TextStyle, width: Double? = nil, wrap: TextWrap = .balance,
    rules: BreakRules = .house, alignment: TextAlignment = .start, spans: [TextSpan] = [], keepTogether: [String] = [],
    hyphenates: Bool = false, opticalAlignment: Bool = true
  ) {
    self.text = text
    self.language = language
    self.direction = direction ?? TextDirection(ofLanguage: language)
    self.style = style
    self.width = width
    self.wrap = wrap
    self.rules = rules
    self.alignment = alignment
    self.spans = spans
    self.keepTogether = keepTogether
    self.hyphenates = hyphenates
    self.opticalAlignment = opticalAlignment
  }
}

extension TextDirection {
  /// The direction of a language's usual script, by its BCP 47 tag.
  public init(ofLanguage tag: String) {
    self = LanguageTag(tag).isRightToLeft ? .rightToLeft : .leftToRight
  }
}
