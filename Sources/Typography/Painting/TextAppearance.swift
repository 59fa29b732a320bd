import Pixels

/// What laid-out text looks like. All lengths are in em.
public struct TextAppearance: Sendable, Equatable {
  public enum Fill: Sendable, Equatable {
    case color(Color)
    case gradient(TextGradient)
  }

  /// A line round the letters, outside them, with round corners. Colour glyphs have none.
  public struct Outline: Sendable, Equatable {
    public var width: Double
    public var color: Color

    public init(width: Double, color: Color) {
      self.width = width
      self.color = color
    }
  }

  /// A soft copy of the letters and their outline below them; a glow is one that is not moved.
  public struct SoftShadow: Sendable, Equatable {
    public var x: Double
    public var y: Double
    /// Standard deviation of the blur.
    public var blur: Double
    public var color: Color
    public var opacity: Double

    public init(x: Double = 0, y: Double = 0, blur: Double, color: Color, opacity: Double) {
      self.x = x
      self.y = y
      self.blur = blur
      self.color = color
      self.opacity = opacity
    }
  }

  public var fill: Fill
  public var outline: Outline?
  public var shadows: [SoftShadow]
  public var plate: TextPlate?
  /// What `TextSpan.appearanceIndex` points into.
  public var spans: [SpanAppearance]

  public init(
    fill: Fill, outline: Outline? = nil, shadows: [SoftShadow] = [], plate: TextPlate? = nil, spans: [SpanAppearance] = []
  ) {
    self.fill = fill
    self.outline = outline
    self.shadows = shadows
    self.plate = plate
    self.spans = spans
  }
}

/// How a part of the text differs from the rest.
public struct SpanAppearance: Sendable, Equatable {
  /// Nil is the text's own.
  public var fill: TextAppearance.Fill?
  public var highlight: TextHighlight?
  public var underline: TextUnderline?

  public init(fill: TextAppearance.Fill? = nil, highlight: TextHighlight? = nil, underline: TextUnderline? = nil) {
    self.fill = fill
    self.highlight = highlight
    self.underline = underline
  }
}

/// Colours that run over the text, mixed in OKLab.
public struct TextGradient: Sendable, Equatable {
  public var gradient: Gradient
  /// Degrees clockwise from left to right; 90 runs downwards.
  public var angle: Double
  /// Whether each line has the whole run of colours; else the block as a whole.
  public var perLine: Bool

  public init(_ gradient: Gradient, angle: Double = 90, perLine: Bool = false) {
    self.gradient = gradient
    self.angle = angle
    self.perLine = perLine
  }

  /// The colours laid over a rectangle so that its corners have the first and the last of them, as CSS gradients do.
  func paint(over rect: Rect) -> Paint {
    let direction = Point(angle: angle)
    let half = (abs(rect.width * direction.x) + abs(rect.height * direction.y)) / 2
    let center = Point(rect.midX, rect.midY)
    return .linear(from: center - direction * half, to: center + direction * half, gradient)
  }
}

/// A band behind the words of a span, of one height in all lines.
public struct TextHighlight: Sendable, Equatable {
  public var color: Color
  /// Beyond the ends of the words, and above and below the ink.
  public var padding: Double
  public var radius: Double

  public init(color: Color, padding: Double = 0.08, radius: Double = 0.12) {
    self.color = color
    self.padding = padding
    self.radius = radius
  }
}

/// A line under the words of a span: where the font wants it, interrupted round descenders; below the ink in scripts that hang or stack.
public struct TextUnderline: Sendable, Equatable {
  /// Nil is the words' own.
  public var color: Color?
  /// Nil is the font's own.
  public var thickness: Double?

  public init(color: Color? = nil, thickness: Double? = nil) {
    self.color = color
    self.thickness = thickness
  }
}

/// A rounded area behind the text.
public struct TextPlate: Sendable, Equatable {
  public enum Shape: String, Sendable, CaseIterable {
    /// One rectangle behind all lines.
    case block
    /// Every line's own, joined with rounded corners.
    case lines
  }

  public var shape: Shape
  public var color: Color
  public var horizontalPadding: Double
  public var verticalPadding: Double
  public var radius: Double

  public init(shape: Shape = .block, color: Color, horizontalPadding: Double = 0.35, verticalPadding: Double = 0.22, radius: Double = 0.3) {
    self.shape = shape
    self.color = color
    self.horizontalPadding = horizontalPadding
    self.verticalPadding = verticalPadding
    self.radius = radius
  }
}
