import Pixels

/// The streak: the run so far, twelve months of days, the milestones.
struct TabletStreak {
  let canvas: Canvas
  private var theme: Theme { canvas.theme }
  private var words: Localization { canvas.words }

  func draw() {
    canvas.tabletStatusBar()
    canvas.tabletTitle(words.text("streak"), words.date(Localization.today, "EEEEdMMMM"), in: Box(36, 40, 640, 92))
    canvas.roundButton(Box(888, 46, 48, 48), .calendar)
    canvas.roundButton(Box(948, 46, 48, 48), .export)
    hero(Box(36, 148, 960, 200))
    months(Box(36, 366, 960, 640))
    milestones(Box(36, 1024, 960, 244))
    canvas.tabBar(selected: 2, width: 338)
    canvas.homeIndicator()
  }

  private func hero(_ box: Box) {
    canvas.shadow(box, radius: 30, theme.accent, y: 10, sigma: 16, opacity: 0.28)
    canvas.fill(box, radius: 30, .diagonal(rgb(0xFF9F63), rgb(0xE93F2B)))
    let badge = Box(center: box.x + 122, box.midY, 168)
    canvas.circle(badge, rgb(0xFFFFFF, 0.14))
    canvas.circle(badge.inset(20), rgb(0xFFFFFF, 0.2))
    FlamePicture(canvas: canvas).draw(badge.inset(32))
    canvas.stack(
      [
        Label(words.text("streak.current"), Lettering(18, .semibold), rgb(0xFFFFFF, 0.95)),
        Label(words.text("days", count: Content.streak), Lettering(62, .bold), .white),
        Label(words.text("streak.keepGoing"), Lettering(18, .medium), rgb(0xFFFFFF, 0.95)),
      ], in: Box(box.x + 238, box.y + 22, 318, box.height - 44), gap: 20)
    let facts: [(Icon, String, String)] = [
      (.trophy, words.text("days", count: Content.bestStreak), "streak.best"), (.calendar, words.number(Content.activeDays), "streak.activeDays"),
      (.rest, words.number(2), "streak.freeze"), (.target, words.percent(0.86), "goalReached"),
    ]
    for (fact, cell) in zip(facts, Box(box.maxX - 388, box.y + 22, 364, box.height - 44).rows(2, gap: 12).flatMap { $0.columns(2, gap: 12) }) {
      canvas.fill(cell, radius: 20, rgb(0xFFFFFF, 0.17))
      canvas.icon(fact.0, Box(cell.x + 15, cell.y + 15, 20, 20), .white, weight: 2.2)
      canvas.text(fact.1, Lettering(21, .bold), .white, in: Box(cell.x + 44, cell.y + 9, cell.width - 56, 32))
      canvas.text(words.text(fact.2), Lettering(14, .medium), rgb(0xFFFFFF, 0.95), in: Box(cell.x + 15, cell.y + 42, cell.width - 28, 34), lines: 2)
    }
  }

  private func months(_ box: Box) {
    canvas.card(box, radius: 30)
    let inner = box.inset(30, 0)
    let span = words.range(words.date(Content.yearMonths[0], "yMMM"), words.date(Content.yearMonths[11], "yMMM"))
    canvas.heading(words.text("year"), span, in: Box(inner.x, box.y + 20, inner.width, 36), size: 20)
    let cells = Box(inner.x, box.y + 68, inner.width, box.height - 88).rows(3, gap: 16).flatMap { $0.columns(4, gap: 48) }
    for (month, cell) in zip(Content.yearMonths, cells) {
      let isNow = month.month == Localization.today.month
      canvas.text(words.monthHeading(month.month), Lettering(14, .semibold), isNow ? theme.accent : theme.secondary, in: cell.top(20))
      canvas.miniMonth(cell.trimmed(top: 26), of: month, gap: 4)
    }
  }

  private func milestones(_ box: Box) {
    canvas.card(box, radius: 30)
    let inner = box.inset(30, 0)
    let next = words.text("widget.left", words.text("days", count: 30 - Content.streak))
    canvas.heading(words.text("streak.milestones"), in: Box(inner.x, box.y + 18, 420, 36), size: 20)
    let left = canvas.text(next, Lettering(15, .semibold), theme.accent, in: Box(inner.maxX - 230, box.y + 18, 230, 36), .end)
    canvas.text(words.text("streak.next"), Lettering(15), theme.secondary, in: Box(left.x - 242, box.y + 18, 230, 36), .end)
    let columns = Box(inner.x, box.y + 62, inner.width, 170).columns(6, gap: 10)
    let steps = [3, 7, 14, 30, 60, 100]
    let line = columns[0].y + 44
    canvas.line(columns[0].midX, line, columns[5].midX, line, theme.track, width: 8)
    canvas.line(columns[0].midX, line, columns[2].midX + 74, line, rgb(0xFF8A5C), width: 8)
    for (index, (days, column)) in zip(steps, columns).enumerated() {
      milestone(
        days, column, line,
        date: index < 3 ? [Day(year: 2026, month: 5, day: 29), Day(year: 2026, month: 6, day: 2), Localization.today][index] : nil)
    }
  }

  private func milestone(_ days: Int, _ column: Box, _ line: Double, date: Day?) {
    let isReached = date != nil
    let medal = Box(center: column.midX, line, 88)
    canvas.circle(medal, theme.card)
    if isReached { canvas.shadow(medal.inset(5), radius: 39, theme.accent, y: 5, sigma: 8, opacity: 0.25) }
    canvas.circle(medal.inset(5), isReached ? .diagonal(rgb(0xFFB26B), rgb(0xF0563A)) : .color(theme.track))
    canvas.icon(isReached ? .medal : .lock, medal.inset(isReached ? 24 : 28), isReached ? .white : theme.tertiary, weight: 1.9)
    canvas.stack(
      [
        Label(words.text("days", count: days), Lettering(17, .semibold), isReached ? theme.text : theme.secondary),
        Label(date.map { words.date($0, "dMMM") } ?? words.text("widget.left", words.number(days - Content.streak)), Lettering(14), theme.secondary),
      ], in: Box(column.x, medal.maxY + 4, column.width, 70), .center, gap: 13)
  }
}
