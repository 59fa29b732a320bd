import Pixels

/// The evening review, in the dark.
struct PhoneEvening {
  let canvas: Canvas

  func draw() {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.statusBar(hour: 21)
    canvas.stack(
      [
        Label(words.text("evening.greeting"), Lettering(32, .bold), theme.text),
        Label(words.date(Localization.today, "EEEEdMMMM"), Lettering(16), theme.secondary),
      ], in: Box(22, 64, 324, 76), gap: 11)
    let moon = Box(center: 394, 102, 48)
    canvas.circle(moon, .diagonal(rgb(0x4B3FA8), rgb(0x2A2460)))
    canvas.icon(.moon, moon.inset(13), rgb(0xFFD9A8))
    summary(Box(20, 156, 400, 118))
    timeline(Box(20, 318, 400, 306))
    mood(Box(20, 636, 400, 134))
    footer(Box(20, 784, 400, 52))
    canvas.homeIndicator()
  }

  private func summary(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    let tiles: [(Icon, UInt32, String, String)] = [
      (.timer, 0xFF7A55, words.duration(225), words.text("widget.focusToday")),
      (.checklist, 0x5AA9FF, words.text("tasksCount", count: 6), words.text("done")),
      (.flame, 0xFFB05A, words.text("days", count: Content.streak), words.text("streak")),
    ]
    for (tile, column) in zip(tiles, box.columns(3, gap: 10)) {
      canvas.card(column, radius: 22)
      canvas.icon(tile.0, Box(column.x + 14, column.y + 14, 22, 22), rgb(tile.1), weight: 2.2)
      canvas.stack(
        [Label(tile.2, Lettering(18, .bold), theme.text), Label(tile.3, Lettering(12.5), theme.secondary, lines: 2)],
        in: column.trimmed(start: 14, end: 10, top: 42, bottom: 10), gap: 9)
    }
  }

  private func timeline(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.text(words.text("evening.timeline"), Lettering(20, .bold), theme.text, in: Box(box.x + 2, box.y - 40, 260, 34))
    canvas.text(words.text("today"), Lettering(15, .medium), theme.accent, in: Box(box.maxX - 122, box.y - 40, 120, 34), .end)
    canvas.card(box)
    let sessions: [(Int, Int, String, UInt32, Int)] = [
      (8, 5, "task.review", 0x8C8A96, 25), (9, 4, "task.chapter", 0xFF6A4D, 100), (13, 10, "task.cover", 0xF79A3E, 50),
      (16, 0, "task.piano", 0x9A6BE0, 25), (18, 30, "task.walk", 0x3FAE78, 25),
    ]
    let rows = box.inset(18, 10).rows(5, gap: 0)
    canvas.line(box.x + 108, rows[0].midY, box.x + 108, rows[4].midY, theme.separator, width: 2)
    for (session, row) in zip(sessions, rows) {
      canvas.text(words.time(session.0, session.1), Lettering(13.5, .medium), theme.secondary, in: row.start(76), .start)
      let dot = Box(center: box.x + 108, row.midY, 14)
      canvas.circle(dot.inset(-3), theme.card)
      canvas.circle(dot, rgb(session.3))
      canvas.circle(dot.inset(4.5), theme.card)
      let body = row.trimmed(start: 108)
      let length = canvas.text(words.duration(session.4), Lettering(14), theme.secondary, in: body.end(100), .end)
      canvas.text(words.text(session.2), Lettering(16, .semibold), theme.text, in: body.trimmed(end: length.width + 12).inset(0, 8), lines: 2)
    }
  }

  private func mood(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box)
    canvas.text(words.text("evening.mood"), Lettering(16, .semibold), theme.text, in: Box(box.x + 18, box.y + 10, box.width - 36, 32))
    let moods: [(Icon, String)] = [(.calm, "mood.calm"), (.good, "mood.good"), (.tired, "mood.tired")]
    for (index, column) in Box(box.x + 16, box.y + 48, box.width - 32, 74).columns(3, gap: 10).enumerated() {
      let isChosen = index == 1
      canvas.fill(column, radius: 18, isChosen ? .along(rgb(0xFF8F58), Theme.warmEnd) : .color(theme.cardRaised))
      canvas.icon(moods[index].0, Box(center: column.midX, column.y + 25, 27), isChosen ? .white : theme.secondary)
      canvas.text(
        words.text(moods[index].1), Lettering(13.5, .semibold), isChosen ? .white : theme.secondary,
        in: Box(column.x + 8, column.maxY - 30, column.width - 16, 22), .center)
    }
  }

  private func footer(_ box: Box) {
    let parts = box.columns(2, gap: 12)
    canvas.button(parts[0], canvas.words.text("windDown"), icon: .moon, size: 16, isMain: false)
    canvas.button(parts[1], canvas.words.text("breathe"), icon: .wind, size: 16)
    canvas.text(
      canvas.words.text("evening.tomorrowPlan"), Lettering(15, .medium), canvas.theme.accent, in: Box(box.x, box.maxY + 30, box.width, 32), .center)
  }
}
