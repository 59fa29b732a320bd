import Pixels

/// The streak: a flame, this month's run of days, milestones.
struct PhoneStreak {
  let canvas: Canvas

  func draw() {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.statusBar()
    canvas.text(words.text("streak"), Lettering(17, .semibold), theme.text, in: Box(90, 72, 260, 40), .center)
    canvas.roundButton(Box(20, 70, 44, 44), .chevronStart, iconSize: 19)
    canvas.roundButton(Box(376, 70, 44, 44), .export, iconSize: 20)
    hero()
    facts(Box(20, 306, 400, 72))
    calendar(Box(20, 390, 400, 280))
    milestones(Box(20, 682, 400, 166))
    canvas.homeIndicator()
  }

  private func hero() {
    let (theme, words) = (canvas.theme, canvas.words)
    let glow = canvas.point(220, 166)
    canvas.fill(
      .circle(center: glow, radius: 150 * canvas.scale),
      .radial(center: glow, radius: 150 * canvas.scale, Gradient([rgb(0xFFB27A, 0.42), rgb(0xFFB27A, 0)])))
    FlamePicture(canvas: canvas).draw(Box(158, 106, 124, 124))
    canvas.text(words.text("dayStreak", count: Content.streak), Lettering(32, .bold), theme.text, in: Box(24, 230, 392, 42), .center)
    canvas.text(words.text("streak.keepGoing"), Lettering(16), theme.secondary, in: Box(40, 270, 360, 27), .center)
  }

  private func facts(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    let facts = [
      (words.number(Content.bestStreak), words.text("streak.best")), (words.number(Content.activeDays), words.text("streak.activeDays")),
      (words.number(2), words.text("streak.freeze")),
    ]
    for (fact, column) in zip(facts, box.columns(3, gap: 10)) {
      canvas.card(column, radius: 20)
      canvas.stack(
        [Label(fact.0, Lettering(21, .bold), theme.text), Label(fact.1, Lettering(12, .medium), theme.secondary, lines: 2)],
        in: column.inset(8, 9), .center, gap: 8)
    }
  }

  /// June with the days of the run joined.
  private func calendar(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box)
    canvas.text(words.date(Localization.today, "yMMMM"), Lettering(17, .bold), theme.text, in: Box(box.x + 20, box.y + 12, 250, 30))
    canvas.icon(.chevronStart, Box(center: box.maxX - 62, box.y + 27, 18), theme.accent, weight: 2.6)
    canvas.icon(.chevronEnd, Box(center: box.maxX - 28, box.y + 27, 18), theme.accent, weight: 2.6)
    canvas.weekdayHeader(Box(box.x + 14, box.y + 46, box.width - 28, 24), gap: 0)
    let grid = canvas.monthGrid(Box(box.x + 14, box.y + 72, box.width - 28, box.height - 84), of: Localization.today, gap: 0, rows: 5)
    let days = grid.days
    let today = Localization.today.day
    joinedDays(days, today)
    for (index, cell) in days.enumerated() {
      let day = index + 1
      let color: Color = day == today ? .white : day < today ? theme.onSoft : theme.tertiary
      canvas.text(words.number(day), Lettering(15, day <= today ? .bold : .medium), color, in: cell, .center)
    }
  }

  private func joinedDays(_ days: [Box], _ today: Int) {
    let height = 34.0
    var first = 0
    while first < today {
      var last = first
      while last + 1 < today, days[last + 1].y == days[first].y { last += 1 }
      let run = Box(days[first].midX - height / 2, days[first].midY - height / 2, days[last].midX - days[first].midX + height, height)
      canvas.capsule(run, rgb(0xFFE1D4))
      first = last + 1
    }
    let mark = Box(center: days[today - 1].midX, days[today - 1].midY, height)
    canvas.shadow(mark, radius: height / 2, canvas.theme.accent, y: 3, sigma: 5, opacity: 0.35)
    canvas.circle(mark, .vertical(rgb(0xFF9460), Theme.warmEnd))
  }

  private func milestones(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box)
    let next = canvas.text(
      words.number(14) + " / " + words.number(30), Lettering(15, .semibold), theme.accent, in: Box(box.maxX - 110, box.y + 11, 90, 30), .end)
    canvas.text(words.text("streak.milestones"), Lettering(17, .bold), theme.text, in: Box(box.x + 20, box.y + 11, box.width - 54 - next.width, 30))
    canvas.progress(Box(box.x + 20, box.y + 48, box.width - 40, 8), 14.0 / 30)
    for (days, column) in zip([3, 7, 14, 30, 100], Box(box.x + 10, box.y + 66, box.width - 20, 90).columns(5, gap: 4)) {
      let isReached = days <= Content.streak
      let medal = Box(center: column.midX, column.y + 29, 52)
      canvas.circle(medal, isReached ? .diagonal(rgb(0xFFB26B), rgb(0xF0563A)) : .color(theme.track))
      canvas.icon(isReached ? .medal : .lock, medal.inset(isReached ? 13 : 15), isReached ? .white : theme.tertiary, weight: 2.1)
      canvas.text(
        words.text("days", count: days), Lettering(12.5, .semibold), isReached ? theme.text : theme.secondary,
        in: Box(column.x, column.maxY - 28, column.width, 22), .center)
    }
  }
}
