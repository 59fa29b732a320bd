import Pixels
import Typography

enum Weight: Int, Hashable {
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
}

/// Size in points and weight of a text.
struct Lettering: Hashable {
  var size: Double
  var weight: Weight
  /// Digits of one width, for columns of figures and running clocks.
  var tabular = false

  init(_ size: Double, _ weight: Weight = .regular, tabular: Bool = false) {
    self.size = size
    self.weight = weight
    self.tabular = tabular
  }

  /// Inter's display cut from here on, as its own optical sizes have it.
  var isDisplay: Bool { size >= 24 }

  /// Latin tracking in em: the larger, the tighter.
  var tracking: Double { isDisplay ? -0.022 : size >= 17 ? -0.014 : size >= 13 ? -0.006 : 0 }
}

enum Align { case start, center, end }

/// A text with its lettering and colour, for stacks.
struct Label {
  var text: String
  var lettering: Lettering
  var color: Color
  /// How many lines it may take.
  var lines: Int

  init(_ text: String, _ lettering: Lettering, _ color: Color, lines: Int = 1) {
    self.text = text
    self.lettering = lettering
    self.color = color
    self.lines = lines
  }
}

/// A text that was drawn, with its ink in pixels.
struct TextItem {
  var text: String
  var ink: Rect
  /// How much smaller than asked it was set, 1 = not at all.
  var shrink: Double
  /// Grapheme clusters no font could draw.
  var missing: [String]
}

/// A text made to fit a width.
struct FittedText {
  var layout: TextLayout
  var shrink: Double
  /// Optical height above the first baseline and below the last one, in pixels.
  var top: Double
  var bottom: Double
  var height: Double { top + layout.lastBaseline + bottom }
}

extension Canvas {
  /// The width a text takes on one line, in points.
  func measure(_ text: String, _ lettering: Lettering) -> Double {
    setter.fit(text, lettering, words, scale: scale, width: nil, lines: 1, align: .start).layout.width / scale
  }

  /// Draws a text in a box, its optical middle in the middle of the box; smaller or on more lines when it must. Gives the box it takes.
  @discardableResult
  func text(_ text: String, _ lettering: Lettering, _ color: Color, in box: Box, _ align: Align = .start, lines: Int = 1) -> Box {
    stack([Label(text, lettering, color, lines: lines)], in: box, align)
  }

  /// Draws texts under each other, the whole in the middle of the box; `gap` is the free height between them in points.
  @discardableResult
  func stack(_ labels: [Label], in box: Box, _ align: Align = .start, gap: Double = 6) -> Box {
    var factor = 1.0
    var fitted = fit(labels, box, align, factor)
    var gaps = gap
    while total(fitted, gaps) > box.height * scale, factor > 0.5 {
      factor *= 0.95
      gaps = gap * factor
      fitted = fit(labels, box, align, factor)
    }
    let height = total(fitted, gaps)
    let pixels = rect(box)
    var y = pixels.midY - height / 2
    var used = 0.0
    for (text, label) in zip(fitted, labels) {
      place(text, label, pixels, y, align)
      y += text.height + gaps * scale
      used = max(used, text.layout.width / scale)
    }
    let x = align == .start ? box.x : align == .end ? box.maxX - used : box.midX - used / 2
    return Box(x, box.midY - height / scale / 2, used, height / scale)
  }

  private func fit(_ labels: [Label], _ box: Box, _ align: Align, _ factor: Double) -> [FittedText] {
    labels.map { label in
      var lettering = label.lettering
      lettering.size *= factor
      var fitted = setter.fit(label.text, lettering, words, scale: scale, width: box.width, lines: label.lines, align: align)
      fitted.shrink *= factor
      return fitted
    }
  }

  private func total(_ texts: [FittedText], _ gap: Double) -> Double {
    texts.reduce(0) { $0 + $1.height } + gap * scale * Double(max(0, texts.count - 1))
  }

  /// Places a fitted text with its optical top at `y` pixels.
  private func place(_ text: FittedText, _ label: Label, _ box: Rect, _ y: Double, _ align: Align) {
    let free = box.width - text.layout.boxWidth
    let atLeft = (align == .start) != isMirrored && align != .center
    let left = align == .center ? box.left + free / 2 : atLeft ? box.left : box.left + free
    let origin = Point(left, (y + text.top).rounded())
    paint(text.layout, at: origin, label.color)
    guard let ink = text.layout.ink else { return }
    items.append(
      TextItem(
        text: label.text, ink: ink.offset(x: origin.x, y: origin.y), shrink: text.shrink, missing: text.layout.missing.map(\.text)))
  }
}
