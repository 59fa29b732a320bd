import Pixels

/// A glyph in font units, as the shaper gave it (tracking not in).
public struct ShapedGlyph: Sendable, Hashable {
  public let glyph: UInt32
  /// UTF-16 offset in the layout's text of the first code unit the glyph belongs to.
  public let cluster: Int
  public let xAdvance: Int32
  public let xOffset: Int32
  public let yOffset: Int32
  /// A line may not be cut before this glyph without shaping anew.
  public let isUnsafeToBreak: Bool
}

/// A stretch of one font, bidi level, script and language. Glyphs stand in visual order, left to right.
public struct ShapedRun: Sendable {
  /// UTF-16 offsets in the layout's text.
  public let start: Int
  public let end: Int
  public let face: FontFace
  /// ISO 15924.
  public let script: String
  public let level: UInt8
  public let glyphs: [ShapedGlyph]

  public var isRightToLeft: Bool { level & 1 == 1 }
}

/// A glyph on a line: its origin in pixels from the line's left end, y down from the baseline.
public struct PlacedGlyph: Sendable, Hashable {
  public let glyph: UInt32
  public let cluster: Int
  public let x: Double
  public let y: Double
}

/// A run of a line with its glyphs placed.
public struct PlacedRun: Sendable {
  public let start: Int
  public let end: Int
  public let face: FontFace
  /// ISO 15924.
  public let script: String
  public let level: UInt8
  public let glyphs: [PlacedGlyph]
  /// Left and right end of the run's advance, in pixels from the line's left end.
  public let left: Double
  public let right: Double
  /// The caret edges of parts with an appearance of their own, in pixels from the line's left end; empty when the run has none.
  public let styled: [StyledPart]
}

/// A part of a run with an appearance of its own: glyphs are clipped at its caret edges, so that ligatures keep their shape.
public struct StyledPart: Sendable, Hashable {
  public let left: Double
  public let right: Double
  public let appearanceIndex: Int
}

/// One line, runs from left to right.
public struct TextLine: Sendable {
  /// UTF-16 offsets in the layout's text; trailing blanks are out.
  public let start: Int
  public let end: Int
  /// Advance width in pixels, without trailing blanks and without the last tracking.
  public let width: Double
  /// The line's left end and baseline in the layout's own coordinates (see `TextLayout`).
  public let x: Double
  public let baseline: Double
  public let runs: [PlacedRun]
  /// First code units of the line's grapheme clusters from left to right, default-ignorables out.
  public let visualOrder: [Int]
  /// Ink of the line in pixels, relative to its left end and baseline; nil when it has none.
  public let ink: Rect?
}

/// A grapheme cluster that no font of the stack can draw.
public struct MissingCluster: Sendable, Hashable {
  public let text: String
  /// The code points that are missing, default-ignorables out.
  public let codePoints: [UInt32]
  /// UTF-16 offsets in the layout's text.
  public let start: Int
  public let end: Int
}

/// A text set into lines.
///
/// Coordinates are pixels with y down. The origin is the left edge of the box (`TextRequest.width`, or the widest line when there is none) on the first
/// line's baseline; with `start` alignment of a left-to-right text the first line's left end is the origin.
public struct TextLayout: Sendable {
  /// The text after casing; all offsets are its UTF-16 code units.
  public let text: String
  public let direction: TextDirection
  public let language: String
  /// Pixels an em.
  public let size: Double
  /// Width of the box the lines are aligned in.
  public let boxWidth: Double
  public let lines: [TextLine]
  /// Baseline to baseline, in pixels, equal for all lines.
  public let linePitch: Double
  /// Advance of the unwrapped text in pixels, tracking after every tracked cluster, the last too; the sum over the paragraphs.
  public let advance: Double
  /// Offsets where a line may begin, hard breaks in, 0 and the end out.
  public let opportunities: [Int]
  /// Runs of the unbroken paragraphs in logical order.
  public let runs: [ShapedRun]
  public let missing: [MissingCluster]
  /// Fonts asked for by name or weight that another had to stand in for.
  public let substitutions: [FontSubstitution]
  /// Why words that are wider than a line were not divided although the request asked for it.
  public let hyphenationGap: HyphenationGap?
  /// Ink of all lines; nil when there is none.
  public let ink: Rect?

  /// The widest line's advance width.
  public var width: Double { lines.reduce(0) { max($0, $1.width) } }
  /// The last line's baseline, from the first's.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
