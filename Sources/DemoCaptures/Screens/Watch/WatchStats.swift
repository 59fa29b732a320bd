import Pixels

/// The week on the wrist: three goals as rings, the days as bars.
struct WatchStats {
  let canvas: Canvas
  private var theme: Theme { canvas.theme }
  private var words: Localization { canvas.words }

  func draw() {
    canvas.watchHeader(words.text("tab.stats"))
    goals(Box(12, 42, canvas.width - 24, 80))
    week(Box(12, 127, canvas.width - 24, 97))
  }

  private func goals(_ box: Box) {
    let goals: [(Color, Color, Double, String, String)] = [
      (rgb(0xFFA866), rgb(0xEF4B35), 0.625, "widget.focusToday", words.duration(75)),
      (rgb(0xFFE07A), rgb(0xF7A531), 0.5, "settings.sessions", words.number(3)),
      (rgb(0x7BE3B0), rgb(0x2FA968), 0.86, "streak", words.text("days", count: Content.streak)),
    ]
    for (index, (goal, row)) in zip(goals, box.trimmed(start: 94).rows(3, gap: 2)).enumerated() {
      canvas.ring(
        Box(center: box.x + 42, box.midY, 80 - Double(index) * 23), thickness: 10, goal.2, from: goal.0, to: goal.1, track: goal.1.withOpacity(0.24))
      canvas.stack(
        [Label(goal.4, Lettering(14, .bold), .white), Label(words.text(goal.3), Lettering(10, .medium), goal.0)],
        in: row.inset(0, 1), gap: 5)
    }
    canvas.text(words.number(Localization.today.day), Lettering(8, .bold), .white, in: Box(center: box.x + 42, box.midY, 13), .center)
  }

  private func week(_ box: Box) {
    canvas.fill(box, radius: 20, theme.card)
    let inner = box.inset(12, 0)
    canvas.heading(
      words.text("thisWeek"), words.duration(Content.week.reduce(0, +)), in: Box(inner.x, box.y + 5, inner.width, 18), size: 11.5)
    let top = Double(Content.week.max() ?? 1)
    let columns = Box(inner.x, box.y + 25, inner.width, box.height - 29).columns(7, gap: 3)
    let names = words.lastWeekdays
    for (index, (minutes, column)) in zip(Content.week, columns).enumerated() {
      let isToday = index == 6
      let track = Box(column.midX - 6, column.y + 13, 12, 34)
      canvas.text(words.number(minutes), Lettering(8.5, .semibold), isToday ? theme.accent : theme.secondary, in: column.top(11), .center)
      canvas.capsule(track, theme.fill)
      let height = max(12, track.height * Double(minutes) / top)
      canvas.capsule(track.bottom(height), isToday ? .vertical(Theme.warmStart, Theme.warmEnd) : .color(rgb(0xA65440)))
      canvas.text(
        names[index], Lettering(10.5, isToday ? .bold : .medium), isToday ? theme.accent : theme.secondary,
        in: column.bottom(18), .center)
    }
  }
}
