import Pixels

/// The system's own parts of a screen: status bar, tab bar, home indicator.
extension Canvas {
  /// Time at the start, signal, network and battery at the end, clear of the Dynamic Island.
  func statusBar(_ color: Color? = nil, hour: Int = 9, showsTime: Bool = true) {
    let color = color ?? theme.text
    let midY = 32.5
    if showsTime { text(words.statusTime(hour, 41), Lettering(17, .semibold), color, in: Box(38, midY - 12, 82, 24), .center) }
    cellular(Box(323, midY - 6, 19, 12), color)
    network(Box(349.5, midY - 6, 17, 12), color)
    battery(Box(373, midY - 6.5, 27.5, 13), color)
  }

  /// The tablet's thin status bar, with the date.
  func tabletStatusBar(_ color: Color? = nil) {
    let color = color ?? theme.text
    let lettering = Lettering(13, .semibold)
    let time = text(words.statusTime(9, 41), lettering, color, in: Box(24, 6, 80, 20))
    text(words.date(Localization.today, "EEEdMMM"), lettering, color, in: Box(time.maxX + 10, 6, 200, 20))
    battery(Box(width - 51.5, 9.5, 27.5, 13), color)
    let charge = text(words.percent(1), lettering, color, in: Box(width - 117, 6, 60, 20), .end)
    network(Box(charge.x - 23, 10, 17, 12), color)
  }

  func homeIndicator(_ color: Color? = nil) {
    let length = width > 600 ? 320.0 : 156
    capsule(Box(width / 2 - length / 2, height - 13, length, 5), color ?? theme.text)
  }

  private func cellular(_ box: Box, _ color: Color) {
    for (index, part) in box.columns(4, gap: 2.1).enumerated() {
      let height = box.height * (0.36 + 0.213 * Double(index))
      fill(Box(part.x, box.maxY - height, part.width, height), radius: 1.1, color)
    }
  }

  private func network(_ box: Box, _ color: Color) {
    guard paints else { return }
    let foot = point(box.midX, box.maxY - 0.4)
    for (radius, width) in [(1.9, 3.8), (6.1, 2.5), (10.2, 2.5)] {
      let arc = Path.arc(center: foot, radius: radius * scale, start: -90 - 43, sweep: 86)
      stroke(arc, StrokeStyle(width: width * scale, cap: .butt), .color(color))
    }
  }

  private func battery(_ box: Box, _ color: Color) {
    let body = box.trimmed(end: 2.5)
    border(body, radius: 4.2, color.withOpacity(0.4), width: 1)
    fill(body.inset(2, 2), radius: 2.6, color)
    fill(Box(box.maxX - 1.6, box.midY - 2.1, 1.5, 4.2), radius: 0.75, color.withOpacity(0.45))
  }

  // MARK: Tab bar

  /// The app's floating tab bar; `selected` counts from the start.
  func tabBar(selected: Int, midX: Double? = nil, width: Double = 298) {
    let tall = 62.0
    let box = Box((midX ?? self.width / 2) - width / 2, height - 89, width, tall)
    if theme.isDark {
      fill(box, radius: tall / 2, rgb(0x222228, 0.96))
      border(box, radius: tall / 2, rgb(0xFFFFFF, 0.1), width: 0.75)
    } else {
      shadow(box, radius: tall / 2, rgb(0x4A3A2C), y: 8, sigma: 16, opacity: 0.11)
      shadow(box, radius: tall / 2, rgb(0x4A3A2C), y: 1, sigma: 2, opacity: 0.05)
      fill(box, radius: tall / 2, rgb(0xFDFDFC, 0.97))
      border(box, radius: tall / 2, rgb(0x000000, 0.05), width: 0.75)
    }
    let tabs: [(Icon, String)] = [(.timer, "tab.timer"), (.checklist, "tab.tasks"), (.bars, "tab.stats")]
    for (index, part) in box.inset(4, 4).columns(3, gap: 0).enumerated() {
      let color = index == selected ? theme.accent : theme.secondary
      if index == selected { capsule(part, theme.isDark ? rgb(0xFFFFFF, 0.08) : rgb(0xEAE8E5)) }
      icon(tabs[index].0, Box(center: part.midX, part.y + 20, 21), color, weight: 2.1)
      text(words.text(tabs[index].1), Lettering(11, .semibold), color, in: Box(part.x + 6, part.y + 34, part.width - 12, 14), .center)
    }
  }
}
