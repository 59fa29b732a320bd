import Pixels

/// The week on the wrist: three goals as rings, the days as bars.
struct WatchStats {
  let canvas: Canvas
  private var theme: Theme { canvas.theme }
  private var words: Localization { canvas.words }

  func draw() {
    canvas.watchHeader(words.text("tab.stats"))
    goals(Box(12, 46, canvas.width - 24, 84))
    week(Box(12, 138, canvas.width - 24, 104))
  }

  private func goals(_ box: Box) {
<<<<<<< HEAD
    let goals: [(Color, Color, Double, String, String)] = [
      (rgb(0xFFA866), rgb(0xEF4B35), 0.705, "widget.focusToday", words.duration(75)),
      (rgb(0xFFE07A), rgb(0xF7A531), 0.5, "settings.sessions", words.number(3)),
      (rgb(0x7BE3B0), rgb(0x2FA968), 0.86, "streak", words.text("days", count: Content.streak)),
    ]
    for (index, (goal, row)) in zip(goals, box.trimmed(start: 94).rows(3, gap: 2)).enumerated() {
      canvas.ring(
        Box(center: box.x + 42, box.midY, 84 - Double(index) * 24), thickness: 10, goal.2, from: goal.0, to: goal.1, track: goal.1.withOpacity(0.24))
      canvas.stack(
        [Label(goal.4, Lettering(14, .bold), .white), Label(words.text(goal.3), Lettering(10, .medium), goal.0)],
        in: row.inset(0, 1), gap: 5)
    }
  }

  private func week(_ box: Box) {
    canvas.fill(box, radius: 20, theme.card)
    let inner = box.inset(12, 0)
    canvas.heading(
      words.text("thisWeek"), words.duration(Content.week.reduce(0, +)), in: Box(inner.x, box.y + 6, inner.width, 18), size: 11.5)
    let top = Double(Content.week.max() ?? 1)
    let columns = Box(inner.x, box.y + 26, inner.width, box.height - 32).columns(7, gap: 3)
    let names = words.lastWeekdays
    for (index, (minutes, column)) in zip(Content.week, columns).enumerated() {
      let isToday = index == 6
      let track = Box(column.midX - 6, column.y + 14, 12, 36)
      canvas.text(words.number(minutes), Lettering(8.5, .semibold), isToday ? theme.accent : theme.secondary, in: column.top(11), .center)
      canvas.capsule(track, theme.fill)
      let height = max(12, track.height * Double(minutes) / top)
      canvas.capsule(track.bottom(height), isToday ? .vertical(Theme.warmStart, Theme.warmEnd) : .color(rgb(0xA65440)))
      canvas.text(
        names[index], Lettering(10.5, isToday ? .bold : .medium), isToday ? theme.accent : theme.secondary,
        in: column.bottom(18), .center)
=======
    let (theme, words) = (canvas.theme, canvas.words)
    let outer = Box(box.x + 4, box.y + 3, 54, 54)
    canvas.ring(outer, thickness: 7, 0.63, track: rgb(0x2B1813))
    canvas.ring(outer.inset(9), thickness: 7, 0.82, from: rgb(0x8BE0A4), to: rgb(0x2FA968), track: rgb(0x10251A))
    canvas.ring(outer.inset(18), thickness: 7, 0.45, from: rgb(0x9CC8FF), to: rgb(0x4A86F0), track: rgb(0x131C30))
    let goals: [(UInt32, String, String)] = [
      (0xFF7A55, words.text("dailyGoal"), words.percent(0.63)), (0x4FCB8D, words.text("week"), words.percent(0.82)),
      (0x6FA6FF, words.text("month"), words.percent(0.45)),
    ]
    for (goal, row) in zip(goals, box.trimmed(start: 67, end: 2, top: 2, bottom: 2).rows(3, gap: 0)) {
      let value = canvas.text(goal.2, Lettering(11.5, .bold), rgb(goal.0), in: row.end(34), .end)
      canvas.text(goal.1, Lettering(11.5, .medium), theme.text, in: row.trimmed(end: value.width + 5))
>>>>>>> demo
    }
  }
}
