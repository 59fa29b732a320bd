import Pixels

/// Parts of the wide screens that the phone does not have.
extension Canvas {
  /// The app's large title with a line under it.
  func tabletTitle(_ title: String, _ detail: String, in box: Box) {
    stack([Label(title, Lettering(40, .bold), theme.text), Label(detail, Lettering(17), theme.secondary)], in: box, gap: 17)
  }

  /// The column at the start edge that holds the navigation.
  func sidebar(width: Double) {
    fill(Box(0, 0, width, height), theme.isDark ? theme.card : rgb(0xEFEDE8))
    line(width, 0, width, height, theme.isDark ? theme.separator : rgb(0xE3E0DA), width: 1, cap: .butt)
  }

  /// A small heading over a card, with a quiet value at its end.
  func heading(_ title: String, _ value: String? = nil, in box: Box, size: Double = 15) {
    let quiet = Lettering(min(size - 1, 16))
    let valueWidth = value.map { min(measure($0, quiet), box.width * 0.5) } ?? 0
    text(title, Lettering(size, .semibold), theme.text, in: box.trimmed(end: valueWidth + 10))
    if let value { text(value, quiet, theme.secondary, in: box.end(valueWidth + 1), .end) }
  }

  /// A stepper: minus and plus in one capsule.
  func stepper(end x: Double, midY: Double) {
    let box = Box(x - 92, midY - 16, 92, 32)
    capsule(box, theme.track)
    line(box.midX, box.y + 8, box.midX, box.maxY - 8, theme.tertiary.withOpacity(0.5), width: 1)
    icon(.minus, Box(center: box.x + 23, midY, 16), theme.text, weight: 2.4)
    icon(.plus, Box(center: box.maxX - 23, midY, 16), theme.text, weight: 2.4)
  }

  /// A choice of short texts side by side, one of them chosen.
  func chips(_ box: Box, _ titles: [String], selected: Int, size: Double = 15) {
    for (index, (title, part)) in zip(titles, box.columns(titles.count, gap: 8)).enumerated() {
      let isChosen = index == selected
      if isChosen { capsule(part, .along(rgb(0xFF8F58), Theme.warmEnd)) } else { capsule(part, theme.track) }
      text(title, Lettering(size, isChosen ? .semibold : .medium), isChosen ? .white : theme.text, in: part.inset(8, 3), .center)
    }
  }

  /// A search field.
  func searchField(_ box: Box, _ title: String) {
    fill(box, radius: 12, theme.isDark ? theme.fill : rgb(0xE3E0DA))
    icon(.search, Box(center: box.x + 20, box.midY, 17), theme.secondary, weight: 2.3)
    text(title, Lettering(16), theme.secondary, in: box.trimmed(start: 38, end: 12).inset(0, 4))
  }

  /// A month without numerals: one small heat cell a day.
  func miniMonth(_ box: Box, of month: Day, gap: Double) {
    let grid = monthGrid(box, of: month, gap: gap, rows: 6)
    for (index, cell) in grid.days.enumerated() {
      let day = Day(year: month.year, month: month.month, day: index + 1)
      let level = Content.level(of: day)
      let radius = min(cell.width, cell.height) * 0.28
      if let level { fill(cell, radius: radius, theme.heat[level]) } else { border(cell, radius: radius, theme.separator, width: 1) }
      if day == Localization.today { border(cell.inset(-2), radius: radius + 2, theme.text, width: 1.4) }
    }
  }
}

extension Localization {
  /// Two dates or times with a dash between them.
  func range(_ first: String, _ last: String) -> String { "\(first) – \(last)" }
}
