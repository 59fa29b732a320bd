import Pixels
import Typography

/// A colour of a style: written out, or by a theme colour's name, so that it follows the theme.
enum StyleColor: Sendable, Hashable {
  case fixed(Color)
  case named(ThemeColor)
}

/// The colours of a theme that have names.
enum ThemeColor: String, Sendable, Hashable, CaseIterable {
  case title, subtitle, accent, shadow
}

/// What letters are filled with.
enum StyleFill: Sendable, Hashable {
  case color(StyleColor)
  case gradient(stops: [StyleStop], angle: Double, perLine: Bool)
}

struct StyleStop: Sendable, Hashable {
  let offset: Double
  let color: StyleColor
}

/// How the captions of a slot are set and painted, over what the script and the template give. Lengths in em.
struct SlotStyle: Sendable, Hashable {
  // What decides how wide a caption is.
  var weight: Int?
  var letterCase: TextCase?
  /// OpenType features and variable axes by tag.
  var features: [String: UInt32] = [:]
  var axes: [String: Double] = [:]
  var emoji: EmojiStyle?

  // What decides how it looks.
  var fill: StyleFill?
  var outline: Outline?
  var shadows: [SoftShadow] = []
  var plate: Plate?

  /// How far plate and outline reach beyond the letters, beside and above them; a shadow fades and takes no room.
  var reach: Size {
    let line = outline?.width ?? 0
    return Size(max(line, plate?.padding.width ?? 0), max(line, plate?.padding.height ?? 0))
  }

  /// Every field, for content keys: the same text for equal styles, in every run.
  var inWriting: String {
    var others = self
    (others.features, others.axes) = ([:], [:])
    let tags = features.map { "\($0.key) \($0.value)" }.sorted() + axes.map { "\($0.key) \($0.value)" }.sorted()
    return "\(others) \(tags)"
  }

  struct Outline: Sendable, Hashable {
    let width: Double
    let color: StyleColor
  }

  struct SoftShadow: Sendable, Hashable {
    let x: Double
    let y: Double
    let blur: Double
    let color: StyleColor
    let opacity: Double
  }

  struct Plate: Sendable, Hashable {
    let shape: TextPlate.Shape
    let color: StyleColor
    let opacity: Double
    let padding: Size
    let radius: Double
  }
}

/// How marked words differ from the rest of their caption.
struct MarkStyle: Sendable, Hashable {
  var weight: Int?
  var fill: StyleFill?
  var highlight: StyleColor?
  var underline: Underline?

  struct Underline: Sendable, Hashable {
    /// Nil is the words' own.
    let color: StyleColor?
    /// Nil is the font's own.
    let thickness: Double?
  }

  /// What holds where `inner` marks words inside these.
  func merged(with inner: MarkStyle) -> MarkStyle {
    MarkStyle(
      weight: inner.weight ?? weight, fill: inner.fill ?? fill, highlight: inner.highlight ?? highlight, underline: inner.underline ?? underline)
  }
}

/// The part of a theme that decides how wide captions are: what common sizes depend on.
struct CaptionType: Sendable, Hashable {
  var slots: [CaptionSlot: SlotStyle] = [:]
  /// Room that plates and outlines take, in em.
  var reaches: [CaptionSlot: Size] = [:]
  var markWeights: [String: Int] = [:]

  init() {}

  init(_ theme: Theme) {
    for (slot, style) in theme.styles {
      slots[slot] = SlotStyle(
        weight: style.weight, letterCase: style.letterCase, features: style.features, axes: style.axes, emoji: style.emoji)
    }
    reaches = theme.styles.mapValues(\.reach).filter { $0.value.width > 0 || $0.value.height > 0 }
    markWeights = theme.marks.compactMapValues(\.weight)
  }
}

// MARK: Painting

extension Theme {
  func color(_ color: StyleColor) -> Color {
    switch color {
    case .fixed(let color): color
    case .named(.title): title
    case .named(.subtitle): subtitle
    case .named(.accent): accent ?? title
    case .named(.shadow): shadow
    }
  }

  /// How a slot's captions are painted.
  ///
  /// - Parameter marks: the sets of marks that the caption's spans point to.
  func appearance(of slot: CaptionSlot, marks: [[String]]) -> TextAppearance {
    let style = styles[slot]
    return TextAppearance(
      fill: style?.fill.map(fill) ?? .color(color(of: slot)),
      outline: style?.outline.map { TextAppearance.Outline(width: $0.width, color: color($0.color)) },
      shadows: (style?.shadows ?? []).map {
        TextAppearance.SoftShadow(x: $0.x, y: $0.y, blur: $0.blur, color: color($0.color), opacity: $0.opacity)
      },
      plate: style?.plate.map {
        TextPlate(
          shape: $0.shape, color: color($0.color).withOpacity($0.opacity), horizontalPadding: $0.padding.width, verticalPadding: $0.padding.height,
          radius: $0.radius)
      },
      spans: marks.map { names in span(names.compactMap { self.marks[$0] }.reduce(MarkStyle()) { $0.merged(with: $1) }) })
  }

  private func span(_ style: MarkStyle) -> SpanAppearance {
    SpanAppearance(
      fill: style.fill.map(fill), highlight: style.highlight.map { TextHighlight(color: color($0)) },
      underline: style.underline.map { TextUnderline(color: $0.color.map { color($0) }, thickness: $0.thickness) })
  }

  private func fill(_ fill: StyleFill) -> TextAppearance.Fill {
    switch fill {
    case .color(let color): .color(self.color(color))
    case .gradient(let stops, let angle, let perLine):
      .gradient(TextGradient(Gradient(stops.map { Gradient.Stop($0.offset, color($0.color)) }), angle: angle, perLine: perLine))
    }
  }
}
