import Pixels

/// Three columns: the projects, one project's tasks, one task.
struct TabletTasks {
  let canvas: Canvas

  func draw() {
    sidebar(Box(0, 0, 270, canvas.height))
    canvas.tabletStatusBar()
    list(Box(294, 48, 330, canvas.height - 80))
    detail(Box(648, 48, 348, canvas.height - 92))
    canvas.homeIndicator()
  }

  private func sidebar(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.fill(box, rgb(0xEDEAE4))
    canvas.text(words.text("projects"), Lettering(30, .bold), theme.text, in: Box(24, 56, 200, 46))
    canvas.icon(.plus, Box(center: 238, 79, 22), theme.accent, weight: 2.4)
    let all: [(String, Icon, Color, Int)] =
      [("project.all", .checklist, theme.text, 22)] + Content.projects.map { ($0.name, $0.icon, $0.color, $0.tasks) }
    for (index, (entry, row)) in zip(all, Box(14, 118, 242, 7 * 52).rows(7, gap: 4)).enumerated() {
      let isChosen = index == 1
      if isChosen { canvas.card(row, radius: 16) }
      canvas.tile(Box(row.x + 10, row.midY - 15, 30, 30), entry.1, entry.2, .color(entry.2.withOpacity(0.14)), radius: 9)
      let count = canvas.text(words.number(entry.3), Lettering(15, .medium, tabular: true), theme.secondary, in: row.trimmed(end: 14).end(40), .end)
      canvas.text(words.text(entry.0), Lettering(16, isChosen ? .semibold : .medium), theme.text, in: row.trimmed(start: 50, end: count.width + 22))
    }
    let tab = Box(14, 118 + 7 * 52 + 30, 242, 150)
    let days: [(String, Int)] = [("today", 7), ("tomorrow", 4), ("week", 15)]
    for (day, row) in zip(days, tab.rows(3, gap: 4)) {
      canvas.icon(.calendar, Box(row.x + 14, row.midY - 11, 22, 22), theme.secondary)
      canvas.text(words.number(day.1), Lettering(15, .medium), theme.secondary, in: row.trimmed(end: 14).end(40), .end)
      canvas.text(words.text(day.0), Lettering(16, .medium), theme.text, in: row.trimmed(start: 50, end: 50))
    }
    month(Box(14, 730, 242, 250))
    goal(Box(20, canvas.height - 236, 230, 176))
  }

  private func month(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.text(words.monthHeading(6), Lettering(17, .bold), theme.text, in: Box(box.x + 10, box.y, box.width - 20, 34))
    canvas.weekdayHeader(Box(box.x, box.y + 40, box.width, 22), gap: 0)
    let days = canvas.monthGrid(Box(box.x, box.y + 64, box.width, box.height - 64), of: Localization.today, gap: 0, rows: 5).days
    for (index, cell) in days.enumerated() {
      let isToday = index + 1 == Localization.today.day
      if isToday { canvas.circle(Box(center: cell.midX, cell.midY, 30), theme.accent) }
      canvas.text(
        words.number(index + 1), Lettering(13.5, isToday ? .bold : .medium), isToday ? .white : theme.text, in: cell.inset(2, 0), .center)
    }
  }

  private func goal(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box, radius: 22)
    canvas.ring(Box(box.midX - 42, box.y + 18, 84, 84), thickness: 10, 0.63)
    canvas.text(words.percent(0.63), Lettering(18, .bold), theme.text, in: Box(box.midX - 30, box.y + 45, 60, 30), .center)
    canvas.stack(
      [Label(words.text("dailyGoal"), Lettering(15, .semibold), theme.text), Label(words.duration(75), Lettering(13.5), theme.secondary)],
      in: box.inset(16, 0).trimmed(top: 108, bottom: 12), .center, gap: 9)
  }

  private func list(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.stack(
      [
        Label(words.text("project.book"), Lettering(30, .bold), theme.text),
        Label(words.text("tasksCount", count: 6), Lettering(15), theme.secondary),
      ], in: Box(box.x, box.y, box.width - 60, 84), gap: 11)
    canvas.icon(.sort, Box(center: box.maxX - 16, box.y + 32, 24), theme.accent, weight: 2.3)
    let tasks: [(String, Int, Int, Bool)] = [
      ("task.chapter", 2, 4, false), ("task.cover", 0, 2, false), ("subtask.outline", 1, 1, true), ("task.papers", 2, 2, true),
      ("subtask.read", 0, 1, false), ("task.walk", 0, 1, false),
    ]
    for (index, (task, row)) in zip(tasks, Box(box.x, box.y + 98, box.width, 6 * 108).rows(6, gap: 12)).enumerated() {
      if index == 0 { canvas.glowingCard(row, radius: 22) } else { canvas.card(row, radius: 22) }
      let mark = Box(center: row.x + 32, row.midY, 28)
      if index == 0 {
        canvas.circle(mark, .white)
        canvas.icon(.pause, mark.inset(8), theme.accent)
      } else {
        canvas.checkMark(mark, isDone: task.3)
      }
      let body = row.trimmed(start: 60, end: 18)
      let color = index == 0 ? Color.white : task.3 ? theme.tertiary : theme.text
      canvas.text(words.text(task.0), Lettering(16.5, .semibold), color, in: body.trimmed(top: 12, bottom: 42), lines: 2)
      canvas.sessionDots(
        end: row.maxX - 18, midY: row.maxY - 27.5, done: task.1, total: task.2, on: index == 0 ? .white : rgb(0xFC7A55),
        off: index == 0 ? rgb(0xFFFFFF, 0.45) : nil, side: 7)
      canvas.text(
        words.text("sessionsOf", words.number(task.1), words.number(task.2)), Lettering(13), index == 0 ? rgb(0xFFFFFF, 0.92) : theme.secondary,
        in: body.trimmed(end: 62, top: 54, bottom: 14))
    }
    week(Box(box.x, box.y + 764, box.width, 404))
    canvas.button(Box(box.x, box.maxY - 102, box.width, 56), words.text("add"), icon: .plus, size: 17, isMain: false)
  }

  private func week(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box)
    canvas.stack(
      [
        Label(words.duration(Content.week.reduce(0, +)), Lettering(26, .bold), theme.text), Label(words.text("week"), Lettering(14), theme.secondary),
      ], in: Box(box.x + 20, box.y + 14, box.width - 40, 66), gap: 10)
    canvas.weekBars(Box(box.x + 16, box.y + 94, box.width - 32, box.height - 106), Lettering(13, .medium))
  }

  private func detail(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box, radius: 30)
    let inner = box.inset(24, 22)
    canvas.text(words.text("task.chapter"), Lettering(26, .bold), theme.text, in: Box(inner.x, inner.y, inner.width, 70), lines: 2)
    let facts: [(Icon, UInt32, String, String)] = [
      (.folder, 0xEF4B35, "projects", words.text("project.book")), (.flag, 0xF0A02F, "priority", words.text("high")),
      (.calendar, 0x5B8DEF, "due", words.date(Localization.today, "dMMM")),
      (.timer, 0x3FAE78, "estimate", words.text("sessions", count: 4)),
    ]
    for (fact, row) in zip(facts, Box(inner.x, inner.y + 86, inner.width, 216).rows(4, gap: 0)) {
      canvas.icon(fact.0, Box(row.x, row.midY - 11, 22, 22), rgb(fact.1), weight: 2.1)
      let value = canvas.text(fact.3, Lettering(16, .semibold), theme.text, in: row.end(150), .end)
      canvas.text(words.text(fact.2), Lettering(16), theme.secondary, in: row.trimmed(start: 36, end: value.width + 12))
      canvas.separator(row, y: row.maxY)
    }
    canvas.text(words.text("notes"), Lettering(17, .bold), theme.text, in: Box(inner.x, inner.y + 328, inner.width, 30))
    let note = Box(inner.x, inner.y + 368, inner.width, 140)
    canvas.fill(note, radius: 18, rgb(0xFFF3E6))
    canvas.text(words.text("notesText"), Lettering(16), rgb(0x5A4530), in: note.inset(18, 12), lines: 4)
    steps(Box(inner.x, inner.y + 536, inner.width, 302))
    spent(Box(inner.x, inner.y + 880, inner.width, 180))
    canvas.button(Box(inner.x, inner.maxY - 58, inner.width, 58), words.text("startSession"), icon: .play, size: 18)
  }

  private func steps(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.text(words.text("subtasks"), Lettering(17, .bold), theme.text, in: box.top(30))
    let steps: [(String, Bool)] = [("subtask.outline", true), ("subtask.harbour", true), ("subtask.letter", false), ("subtask.read", false)]
    for (step, row) in zip(steps, box.trimmed(top: 38).rows(4, gap: 0)) {
      canvas.checkMark(Box(row.x, row.midY - 13, 26, 26), isDone: step.1)
      let body = row.trimmed(start: 40).inset(0, 6)
      if step.1 {
        canvas.struckText(words.text(step.0), Lettering(16, .medium), theme.tertiary, in: body)
      } else {
        canvas.text(words.text(step.0), Lettering(16, .medium), theme.text, in: body, lines: 2)
      }
      canvas.separator(row.trimmed(start: 40), y: row.maxY)
    }
  }

  private func spent(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.fill(box, radius: 20, theme.ground)
    canvas.ring(Box(box.x + 20, box.midY - 54, 108, 108), thickness: 11, 0.5)
    canvas.text(words.percent(0.5), Lettering(19, .bold), theme.text, in: Box(box.x + 38, box.midY - 18, 72, 36), .center)
    canvas.stack(
      [
        Label(words.duration(50), Lettering(24, .bold), theme.text),
        Label(words.text("widget.left", words.duration(50)), Lettering(14.5), theme.secondary, lines: 2),
      ], in: box.trimmed(start: 146, end: 16).inset(0, 20), gap: 11)
  }
}
