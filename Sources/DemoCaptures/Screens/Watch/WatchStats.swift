import Pixels

/// The week on the wrist: bars by day and the goals as rings.
struct WatchStats {
  let canvas: Canvas

  func draw() {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.fill(canvas.bounds, .black)
    canvas.watchHeader(words.text("week"), color: theme.accent)
    canvas.text(words.duration(Content.week.reduce(0, +)), Lettering(23, .bold), theme.text, in: Box(16, 40, 173, 28))
    bars(Box(14, 72, 177, 96))
    goals(Box(14, 176, 177, 62))
  }

  private func bars(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    let names = words.lastWeekdays
    for (index, column) in box.columns(7, gap: 4).enumerated() {
      let share = Double(Content.week[index]) / Double(Content.week.max() ?? 1)
      let height = 10 + (box.height - 44) * share
      let bar = Box(column.x + 2, box.maxY - 18 - height, column.width - 4, height)
      canvas.fill(bar, radius: 5, index == 3 ? .vertical(Theme.warmStart, Theme.warmEnd) : .color(rgb(0x5A3023)))
      canvas.text(
        words.number(Content.week[index]), Lettering(9.5, .semibold), index == 3 ? rgb(0xFF9A76) : theme.secondary,
        in: Box(column.x - 2, bar.y - 15, column.width + 4, 13), .center)
      canvas.text(
        names[index], Lettering(10.5, .medium), index == 3 ? theme.text : theme.secondary, in: Box(column.x - 1, box.maxY - 15, column.width + 2, 15),
        .center)
    }
  }

  private func goals(_ box: Box) {
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
    }
  }
}
