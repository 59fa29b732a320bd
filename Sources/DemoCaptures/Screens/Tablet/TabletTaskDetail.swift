import Pixels

/// The third column of the tasks: the running task with its facts, steps, notes and sessions.
struct TabletTaskDetail {
  let canvas: Canvas
  private var theme: Theme { canvas.theme }
  private var words: Localization { canvas.words }

  func draw(_ box: Box) {
    canvas.icon(.ellipsis, Box(box.maxX - 24, box.y + 4, 24, 24), theme.accent)
    canvas.icon(.export, Box(box.maxX - 66, box.y + 3, 24, 24), theme.accent)
    canvas.icon(.flag, Box(box.maxX - 108, box.y + 4, 24, 24), theme.accent)
    let project = words.text("project.book")
    let pill = Box(box.x, box.y + 50, min(220, canvas.measure(project, Lettering(14, .semibold)) + 48), 32)
    canvas.capsule(pill, theme.accentSoft)
    canvas.icon(.book, Box(center: pill.x + 19, pill.midY, 16), theme.onSoft, weight: 2.2)
    canvas.text(project, Lettering(14, .semibold), theme.onSoft, in: pill.trimmed(start: 34, end: 13).inset(0, 3))
    canvas.text(words.text("task.chapter"), Lettering(30, .bold), theme.text, in: Box(box.x, box.y + 92, box.width, 84), lines: 2)
    canvas.sessionDots(end: box.maxX, midY: box.y + 200, done: 1, total: 4, isRunning: true, side: 9)
    canvas.text(
      words.text("sessionsOf", words.number(2), words.number(4)), Lettering(16), theme.secondary, in: Box(box.x, box.y + 186, box.width - 80, 28))
    facts(Box(box.x, box.y + 230, box.width, 148))
    steps(Box(box.x, box.y + 398, box.width, 236))
    notes(Box(box.x, box.y + 652, box.width, 134))
    timeline(Box(box.x, box.y + 806, box.width, 190))
    sounds(Box(box.x, box.y + 1014, box.width, 126))
    canvas.button(Box(box.x, box.y + 1164, box.width, 54), words.text("startSession"), icon: .play, size: 18)
  }

  private func facts(_ box: Box) {
    let facts: [(Icon, String, String)] = [
      (.calendar, "due", words.date(Day(year: 2026, month: 6, day: 12), "EEEdMMM")), (.flag, "priority", words.text("high")),
      (.hourglass, "estimate", words.duration(100)), (.timer, "totalFocus", words.duration(25)),
    ]
    for (fact, cell) in zip(facts, box.rows(2, gap: 10).flatMap { $0.columns(2, gap: 10) }) {
      canvas.fill(cell, radius: 17, theme.ground)
      canvas.icon(fact.0, Box(cell.x + 13, cell.y + 12, 16, 16), theme.accent, weight: 2.2)
      canvas.text(words.text(fact.1), Lettering(13), theme.secondary, in: Box(cell.x + 36, cell.y + 7, cell.width - 46, 26))
      canvas.text(fact.2, Lettering(17, .semibold), theme.text, in: Box(cell.x + 13, cell.y + 37, cell.width - 24, 26))
    }
  }

  private func steps(_ box: Box) {
    canvas.heading(words.text("subtasks"), words.text("doneOf", words.number(2), words.number(4)), in: box.top(30), size: 17)
    let rows = Box(box.x, box.y + 38, box.width, 196).rows(4, gap: 0)
    for (index, (key, row)) in zip(["subtask.outline", "subtask.harbour", "subtask.letter", "subtask.read"], rows).enumerated() {
      if index > 0 { canvas.separator(row.trimmed(start: 38), y: row.y) }
      canvas.checkMark(Box(center: row.x + 12, row.midY, 24), isDone: index < 2)
      let body = row.trimmed(start: 38, end: 30).inset(0, 8)
      if index < 2 {
        canvas.struckText(words.text(key), Lettering(16, .medium), theme.tertiary, in: body)
      } else {
        canvas.text(words.text(key), Lettering(16, .medium), theme.text, in: body)
      }
      canvas.line(row.maxX - 16, row.midY - 3, row.maxX, row.midY - 3, theme.fill, width: 2)
      canvas.line(row.maxX - 16, row.midY + 3, row.maxX, row.midY + 3, theme.fill, width: 2)
    }
  }

  private func notes(_ box: Box) {
    canvas.heading(words.text("notes"), in: box.top(30), size: 17)
    let note = box.trimmed(top: 40)
    canvas.fill(note, radius: 18, rgb(0xFFF7E6))
    canvas.fill(Box(note.x + 14, note.y + 16, 3.5, note.height - 32), radius: 1.7, rgb(0xF7B52C))
    canvas.text(words.text("notesText"), Lettering(16), rgb(0x5B4A28), in: note.trimmed(start: 30, end: 18).inset(0, 14), lines: 3)
  }

  private func timeline(_ box: Box) {
    canvas.heading(words.text("evening.timeline"), words.text("sessions", count: 4), in: box.top(30), size: 17)
    let rows = Box(box.x, box.y + 40, box.width, 150).rows(3, gap: 0)
    canvas.line(box.x + 7, rows[0].midY, box.x + 7, rows[2].midY, theme.accentSoft, width: 3)
    for (index, (start, row)) in zip([(9, 4), (9, 34), (10, 4)], rows).enumerated() {
      canvas.circle(Box(center: row.x + 7, row.midY, 14), index == 1 ? theme.accent : theme.accentSoft)
      canvas.circle(Box(center: row.x + 7, row.midY, 6), index == 0 ? theme.accent : .white)
      canvas.text(words.time(start.0, start.1), Lettering(16, .medium, tabular: true), theme.text, in: row.trimmed(start: 28).start(130).inset(0, 8))
      canvas.text(
        index == 1 ? words.text("now") : words.duration(25), Lettering(15, index == 1 ? .semibold : .regular),
        index == 1 ? theme.accent : theme.secondary,
        in: row.trimmed(start: 168).inset(0, 8), .end)
    }
  }

  private func sounds(_ box: Box) {
    canvas.heading(words.text("soundscapes"), in: box.top(30), size: 17)
    let sounds: [(Icon, String)] = [(.rain, "sound.rain"), (.tree, "sound.forest"), (.waves, "sound.waves"), (.cup, "sound.cafe")]
    for (index, (sound, column)) in zip(sounds, box.trimmed(top: 42).columns(4, gap: 8)).enumerated() {
      let tile = Box(center: column.midX, column.y + 27, 54)
      canvas.circle(tile, index == 0 ? .warm : .color(theme.ground))
      canvas.icon(sound.0, tile.inset(15), index == 0 ? .white : theme.text)
      canvas.text(
        words.text(sound.1), Lettering(13, .medium), index == 0 ? theme.accent : theme.secondary, in: Box(column.x, tile.maxY + 5, column.width, 25),
        .center)
    }
  }
}
