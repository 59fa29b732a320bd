import Pixels

/// The app's controls and surfaces.
extension Canvas {
  // MARK: Surfaces

  /// A raised white surface with a very soft shadow (none in the dark, where the surface is lighter than the ground).
  func card(_ box: Box, radius: Double = 24, _ fill: Fill? = nil) {
    if !theme.isDark {
      shadow(box, radius: radius, rgb(0x4A3A2C), y: 6, sigma: 13, opacity: 0.055)
      shadow(box, radius: radius, rgb(0x4A3A2C), y: 1, sigma: 2, opacity: 0.03)
    }
    self.fill(box, radius: radius, fill ?? .color(theme.card))
  }

  /// The surface of what is running: the accent gradient over its own glow.
  func glowingCard(_ box: Box, radius: Double = 24) {
    shadow(box, radius: radius, theme.accent, y: 8, sigma: 12, opacity: theme.isDark ? 0.22 : 0.3)
    fill(box, radius: radius, .along(rgb(0xFF8F58), Theme.warmEnd))
  }

  /// A hairline inside a card.
  func separator(_ box: Box, y: Double) {
    line(box.x, y, box.maxX, y, theme.separator, width: 0.75, cap: .butt)
  }

  /// A rounded square with an icon.
  func tile(_ box: Box, _ icon: Icon, _ color: Color, _ background: Fill, radius: Double? = nil) {
    fill(box, radius: radius ?? box.height * 0.3, background)
    self.icon(icon, Box(center: box.midX, box.midY, box.height * 0.54), color)
  }

  // MARK: Buttons

  /// A round button on a raised surface.
  func roundButton(_ box: Box, _ icon: Icon, iconSize: Double? = nil) {
    card(box, radius: box.height / 2)
    self.icon(icon, Box(center: box.midX, box.midY, iconSize ?? box.height * 0.47), theme.text, weight: 2.1)
  }

  /// The round main button.
  func mainButton(_ box: Box, _ icon: Icon, iconSize: Double? = nil) {
    shadow(box, radius: box.height / 2, theme.accent, y: box.height * 0.1, sigma: box.height * 0.13, opacity: theme.isDark ? 0.3 : 0.4)
    circle(box, .vertical(rgb(0xFF9460), Theme.warmEnd))
    self.icon(icon, Box(center: box.midX, box.midY, iconSize ?? box.height * 0.4), .white)
  }

  /// A wide button with a word, and an icon before it.
  func button(_ box: Box, _ title: String, icon: Icon? = nil, size: Double = 17, isMain: Bool = true) {
    if isMain {
      shadow(box, radius: box.height / 2, theme.accent, y: 6, sigma: 10, opacity: theme.isDark ? 0.2 : 0.3)
      capsule(box, .along(rgb(0xFF8F58), Theme.warmEnd))
    } else {
      capsule(box, theme.isDark ? theme.fill : theme.accentSoft)
    }
    titleWithIcon(box, title, icon, Lettering(size, .semibold), isMain ? .white : theme.isDark ? theme.text : theme.onSoft)
  }

  /// A centred word with an icon before it, as one block.
  func titleWithIcon(_ box: Box, _ title: String, _ icon: Icon?, _ lettering: Lettering, _ color: Color) {
    let inner = box.inset(min(16, box.width * 0.1), 2)
    guard let icon else {
      text(title, lettering, color, in: inner, .center)
      return
    }
    let side = lettering.size * 1.1
    let gap = lettering.size * 0.4
    let width = min(measure(title, lettering), inner.width - side - gap)
    let x = inner.midX - (width + side + gap) / 2
    self.icon(icon, Box(x, box.midY - side / 2, side, side), color, weight: 2.2)
    text(title, lettering, color, in: Box(x + side + gap, inner.y, width + 0.5, inner.height), .start)
  }

  /// A capsule as wide as its word, from the end edge `end`; gives its box.
  @discardableResult
  func badge(
    end x: Double, midY: Double, _ title: String, _ lettering: Lettering, _ color: Color, _ background: Color, height: Double = 26, icon: Icon? = nil
  )
    -> Box
  {
    let side = icon == nil ? 0 : lettering.size * 1.35
    let width = measure(title, lettering) + side + height * 0.8
    let box = Box(x - width, midY - height / 2, width, height)
    capsule(box, background)
    if let icon { self.icon(icon, Box(box.x + height * 0.36, midY - lettering.size * 0.5, lettering.size, lettering.size), color, weight: 2.6) }
    text(title, lettering, color, in: box.trimmed(start: height * 0.4 + side, end: height * 0.38), .start)
    return box
  }

  // MARK: Inputs

  func toggle(end x: Double, midY: Double, isOn: Bool) {
    let box = Box(x - 51, midY - 15.5, 51, 31)
    capsule(box, isOn ? theme.accent : theme.fill)
    let knob = Box(isOn ? box.maxX - 29 : box.x + 2, box.y + 2, 27, 27)
    shadow(knob, radius: 13.5, .black, y: 2, sigma: 2.5, opacity: 0.16)
    circle(knob, .white)
  }

  func slider(_ box: Box, _ value: Double, color: Color? = nil, knob side: Double = 26) {
    let track = Box(box.x, box.midY - 2, box.width, 4)
    capsule(track, theme.fill)
    capsule(track.start(max(4, track.width * value)), color ?? theme.accent)
    let knob = Box(center: box.x + side / 2 + (box.width - side) * value, box.midY, side)
    shadow(knob, radius: side / 2, .black, y: 2, sigma: 3, opacity: 0.18)
    circle(knob, .white)
  }

  func segmented(_ box: Box, _ titles: [String], selected: Int, size: Double = 15) {
    capsule(box, theme.isDark ? theme.track : theme.fill)
    for (index, part) in box.inset(3, 3).columns(titles.count, gap: 0).enumerated() {
      if index == selected {
        if !theme.isDark { shadow(part, radius: part.height / 2, .black, y: 1.5, sigma: 3, opacity: 0.1) }
        capsule(part, theme.isDark ? rgb(0x3D3B46) : .white)
      }
      text(
        titles[index], Lettering(size, index == selected ? .semibold : .medium), index == selected ? theme.text : theme.secondary,
        in: part.inset(8, 0), .center
      )
    }
  }

  func progress(_ box: Box, _ value: Double, track: Color? = nil, _ fill: Fill = .along(Theme.warmStart, Theme.warmEnd)) {
    capsule(box, track ?? theme.track)
    let part = box.start(max(box.height, box.width * value))
    guard paints else { return }
    self.fill(.capsule(rect(part)), paint(fill, in: part))
  }

  /// Dots for the sessions of a task, the running one drawn long, ending at `end`.
  func sessionDots(end x: Double, midY: Double, done: Int, total: Int, isRunning: Bool = false, on: Color? = nil, off: Color? = nil, side: Double = 8)
  {
    var right = x
    for index in (0..<total).reversed() {
      let isLong = isRunning && index == done
      let width = isLong ? side * 2.3 : side
      let color = index < done || isLong ? on ?? theme.accent : off ?? (theme.isDark ? theme.fill : rgb(0xD9D6D0))
      capsule(Box(right - width, midY - side / 2, width, side), color)
      right -= width + side * 0.62
    }
  }

  /// The round mark before a task.
  func checkMark(_ box: Box, isDone: Bool) {
    if isDone {
      circle(box, theme.accentSoft)
      icon(.check, box.inset(box.width * 0.24), theme.accent, weight: 3.4)
    } else {
      border(box, radius: box.width / 2, theme.isDark ? theme.tertiary : rgb(0xD5D2CB), width: box.width * 0.075)
    }
  }

  /// A text struck through.
  func struckText(_ string: String, _ lettering: Lettering, _ color: Color, in box: Box) {
    let used = text(string, lettering, color, in: box)
    line(used.x, used.midY + used.height * 0.06, used.maxX, used.midY + used.height * 0.06, color, width: 1.4)
  }
}
