import Pixels

/// The streak over a year: the flame, every day since last June, milestones.
struct TabletStreak {
  let canvas: Canvas

  func draw() {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.tabletStatusBar()
    canvas.text(words.text("streak"), Lettering(38, .bold), theme.text, in: Box(36, 44, 600, 60))
    canvas.roundButton(Box(948, 50, 48, 48), .export, iconSize: 22)
    hero(Box(36, 122, 566, 330))
    facts(Box(626, 122, 370, 330))
    year(Box(36, 476, 960, 292))
    month(Box(36, 792, 470, 474))
    milestones(Box(530, 792, 466, 474))
    canvas.tabBar(selected: 2, width: 340)
    canvas.homeIndicator()
  }

  private func hero(_ box: Box) {
    let words = canvas.words
    canvas.shadow(box, radius: 32, canvas.theme.accent, y: 10, sigma: 18, opacity: 0.24)
    canvas.fill(box, radius: 32, .diagonal(rgb(0xFFE9D6), rgb(0xFFC3A2)))
    let flame = Box(box.x + 30, box.midY - 118, 214, 214)
    FlamePicture(canvas: canvas).draw(flame)
    canvas.stack(
      [
        Label(words.text("streak.current"), Lettering(18, .semibold), rgb(0x9A4426), lines: 2),
        Label(words.text("days", count: Content.streak), Lettering(60, .bold), rgb(0x5A1F10)),
        Label(words.text("streak.keepGoing"), Lettering(18), rgb(0x8A4026), lines: 2),
      ], in: Box(flame.maxX + 24, box.y + 40, box.maxX - flame.maxX - 52, box.height - 80), gap: 20)
  }

  private func facts(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    let facts: [(Icon, UInt32, String, String)] = [
      (.trophy, 0xF0A02F, words.text("streak.best"), words.text("days", count: Content.bestStreak)),
      (.calendar, 0x5B8DEF, words.text("streak.activeDays"), words.number(271)), (.rest, 0x3FAEA6, words.text("streak.freeze"), words.number(2)),
    ]
    for (fact, row) in zip(facts, box.rows(3, gap: 18)) {
      canvas.card(row)
      canvas.tile(Box(row.x + 20, row.midY - 27, 54, 54), fact.0, rgb(fact.1), .color(rgb(fact.1, 0.14)), radius: 17)
      canvas.stack(
        [Label(fact.3, Lettering(24, .bold), theme.text), Label(fact.2, Lettering(15), theme.secondary)],
        in: row.trimmed(start: 92, end: 18).inset(0, 12), gap: 11)
    }
  }

  /// 53 weeks side by side; a day's step comes from its date, so that every language shows the same year.
  private func year(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box, radius: 30)
    canvas.text(words.text("year"), Lettering(18, .bold), theme.text, in: Box(box.x + 28, box.y + 16, 420, 34))
    legend(Box(box.maxX - 178, box.y + 23, 150, 20))
    let area = Box(box.x + 62, box.y + 92, box.width - 90, 172)
    let today = Localization.today.daysSince1970
    let lastColumn = words.column(of: Localization.today)
    let step = area.width / 53
    let tall = area.height / 7
    for (row, name) in words.weekdays.enumerated() where row % 2 == 1 {
      canvas.text(name, Lettering(12, .medium), theme.secondary, in: Box(box.x + 22, area.y + Double(row) * tall, 34, tall), .center)
    }
    for age in 0..<(52 * 7 + lastColumn + 1) {
      let place = 52 * 7 + lastColumn - age
      let cell = Box(area.x + Double(place / 7) * step, area.y + Double(place % 7) * tall, step, tall).inset(1.6, (tall - step) / 2 + 1.6)
      canvas.fill(Box(cell.x, cell.y - 2, cell.width, cell.height + 4), radius: 4.4, theme.heat[level(of: today - age, age)])
    }
    for index in 0..<12 {
      let month = (index + 6) % 12 + 1
      let first = Day(year: index < 6 ? 2025 : 2026, month: month, day: 1)
      let week = Double((52 * 7 + lastColumn - (today - first.daysSince1970)) / 7)
      canvas.text(words.shortMonth(month), Lettering(12.5, .medium), theme.secondary, in: Box(area.x + week * step, box.y + 60, step * 4.2, 26))
    }
  }

  private func level(of day: Int, _ age: Int) -> Int {
    let spread = Int((UInt32(truncatingIfNeeded: day) &* 2_654_435_761) >> 24) % 10
    if age < Content.streak { return 2 + spread % 3 }
    return [0, 0, 1, 1, 2, 2, 2, 3, 3, 4][spread]
  }

  private func legend(_ box: Box) {
    for (level, cell) in box.columns(5, gap: 6).enumerated() {
      canvas.fill(Box(center: cell.midX, cell.midY, 18), radius: 5, canvas.theme.heat[level])
    }
  }

  private func month(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box, radius: 30)
    canvas.text(words.date(Localization.today, "yMMMM"), Lettering(20, .bold), theme.text, in: Box(box.x + 28, box.y + 20, 330, 36))
    canvas.weekdayHeader(Box(box.x + 22, box.y + 66, box.width - 44, 26), gap: 0, Lettering(13.5, .medium))
    let days = canvas.monthGrid(Box(box.x + 22, box.y + 98, box.width - 44, box.height - 118), of: Localization.today, gap: 0, rows: 5).days
    let today = Localization.today.day
    for (index, cell) in days.enumerated() {
      let mark = Box(center: cell.midX, cell.midY, 46)
      if index + 1 == today {
        canvas.shadow(mark, radius: 23, theme.accent, y: 4, sigma: 7, opacity: 0.35)
        canvas.circle(mark, .vertical(rgb(0xFF9460), Theme.warmEnd))
      } else if index + 1 < today {
        canvas.circle(mark, rgb(0xFFE1D4))
      }
      let color: Color = index + 1 == today ? .white : index + 1 < today ? theme.onSoft : theme.tertiary
      canvas.text(words.number(index + 1), Lettering(17, index < today ? .bold : .medium), color, in: mark, .center)
    }
  }

  private func milestones(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box, radius: 30)
    canvas.text(words.text("streak.milestones"), Lettering(20, .bold), theme.text, in: Box(box.x + 28, box.y + 20, box.width - 56, 36))
    let next = Box(box.x + 28, box.y + 66, box.width - 56, 64)
    let left = canvas.text(
      words.number(14) + " / " + words.number(30), Lettering(16, .semibold), theme.accent, in: next.end(110).top(34), .end)
    canvas.text(words.text("streak.next"), Lettering(16), theme.secondary, in: next.top(34).trimmed(end: left.width + 12))
    canvas.progress(Box(next.x, next.y + 42, next.width, 10), 14.0 / 30)
    let cells = box.trimmed(start: 20, end: 20, top: 148, bottom: 20).rows(2, gap: 8).flatMap { $0.columns(3, gap: 8) }
    for (days, cell) in zip([3, 7, 14, 30, 60, 100], cells) {
      let isReached = days <= Content.streak
      let medal = Box(center: cell.midX, cell.y + 54, 86)
      canvas.circle(medal, isReached ? .diagonal(rgb(0xFFB26B), rgb(0xF0563A)) : .color(theme.track))
      canvas.icon(isReached ? .medal : .lock, medal.inset(isReached ? 22 : 27), isReached ? .white : theme.tertiary)
      canvas.text(
        words.text("days", count: days), Lettering(15, .semibold), isReached ? theme.text : theme.secondary,
        in: Box(cell.x, cell.maxY - 40, cell.width, 30), .center)
    }
  }
}
