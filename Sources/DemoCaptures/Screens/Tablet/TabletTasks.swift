import Pixels

/// Three columns: projects, the list of days, one task in full.
struct TabletTasks {
  let canvas: Canvas
  private var theme: Theme { canvas.theme }
  private var words: Localization { canvas.words }

  func draw() {
    canvas.sidebar(width: 268)
    canvas.fill(Box(646, 0, 386, canvas.height), theme.card)
    canvas.line(646, 0, 646, canvas.height, theme.separator, width: 1, cap: .butt)
    canvas.tabletStatusBar()
    projects()
    days()
    TabletTaskDetail(canvas: canvas).draw(Box(674, 44, 330, 1288))
    canvas.homeIndicator()
  }

  // MARK: Sidebar

<<<<<<< HEAD
  private func projects() {
    canvas.icon(.sidebar, Box(22, 48, 26, 26), theme.accent)
    canvas.icon(.compose, Box(222, 48, 24, 24), theme.accent)
    canvas.text(words.text("tab.tasks"), Lettering(32, .bold), theme.text, in: Box(22, 84, 226, 46))
    let lists: [(Icon, UInt32, String, Int)] = [
      (.star, 0xF79A3E, "today", 7), (.calendar, 0xEF4B35, "tomorrow", 3), (.checklist, 0x5B8DEF, "project.all", 22), (.check, 0x3FAE78, "done", 148),
=======
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
>>>>>>> demo
    ]
    for (list, box) in zip(lists, Box(16, 144, 236, 176).rows(2, gap: 10).flatMap { $0.columns(2, gap: 10) }) {
      canvas.card(box, radius: 18, list.2 == "today" ? .warm : nil)
      let isOn = list.2 == "today"
      canvas.circle(Box(box.x + 12, box.y + 11, 30, 30), isOn ? .white : rgb(list.1))
      canvas.icon(list.0, Box(center: box.x + 27, box.y + 26, 17), isOn ? theme.accent : .white, weight: 2.4)
      canvas.text(words.number(list.3), Lettering(24, .bold), isOn ? .white : theme.text, in: Box(box.x + 48, box.y + 10, box.width - 62, 32), .end)
      canvas.text(
        words.text(list.2), Lettering(14, .semibold), isOn ? .white : theme.secondary, in: Box(box.x + 13, box.y + 49, box.width - 24, 26))
    }
    canvas.heading(words.text("projects"), in: Box(24, 340, 220, 30))
    let list = Box(16, 378, 236, 6 * 50)
    canvas.card(list, radius: 20)
    for (index, (project, row)) in zip(Content.projects, list.rows(6, gap: 0)).enumerated() { projectRow(project, row, index) }
    week(Box(16, 736, 236, 234))
    goal(Box(16, 986, 236, 92))
    streak(Box(16, 1094, 236, 92))
    account(Box(16, 1278, 236, 60))
  }

  private func projectRow(_ project: Content.Project, _ row: Box, _ index: Int) {
    if index > 0 { canvas.separator(Box(row.x + 54, row.y, row.width - 54, 0), y: row.y) }
    canvas.tile(Box(row.x + 12, row.midY - 15, 30, 30), project.icon, .white, .color(project.color), radius: 9)
    canvas.text(words.number(project.tasks), Lettering(15), theme.secondary, in: row.trimmed(end: 14).end(30), .end)
    canvas.text(words.text(project.name), Lettering(16, .medium), theme.text, in: row.trimmed(start: 54, end: 50).inset(0, 6))
  }

  private func week(_ box: Box) {
    canvas.card(box, radius: 20)
    canvas.text(words.text("thisWeek"), Lettering(14), theme.secondary, in: Box(box.x + 18, box.y + 12, box.width - 36, 26))
    canvas.text(
      words.duration(Content.week.reduce(0, +)), Lettering(24, .bold), theme.text, in: Box(box.x + 18, box.y + 42, box.width - 36, 36))
    canvas.weekBars(Box(box.x + 14, box.y + 92, box.width - 28, 130), Lettering(12, .medium))
  }

<<<<<<< HEAD
  private func goal(_ box: Box) {
    canvas.card(box, radius: 20)
    canvas.ring(Box(box.x + 16, box.midY - 28, 56, 56), thickness: 8, 0.625)
    canvas.stack(
      [
        Label(words.text("dailyGoal"), Lettering(15, .semibold), theme.text, lines: 2),
        Label(words.text("widget.left", words.duration(45)), Lettering(13), theme.secondary, lines: 2),
      ], in: box.trimmed(start: 86, end: 14).inset(0, 12), gap: 10)
  }

  private func streak(_ box: Box) {
    canvas.card(box, radius: 20)
    canvas.circle(Box(box.x + 16, box.midY - 28, 56, 56), theme.accentSoft)
    FlamePicture(canvas: canvas).draw(Box(center: box.x + 44, box.midY, 40))
    canvas.stack(
      [
        Label(words.text("days", count: Content.streak), Lettering(19, .bold), theme.text),
        Label(words.text("streak.keepGoing"), Lettering(13), theme.secondary, lines: 2),
      ], in: box.trimmed(start: 86, end: 14).inset(0, 12), gap: 10)
  }

  private func account(_ box: Box) {
    canvas.emberIcon(Box(box.x + 6, box.midY - 19, 38, 38))
    canvas.text(words.text("pro.title"), Lettering(16, .semibold), theme.text, in: box.trimmed(start: 56, end: 44).inset(0, 12))
    canvas.icon(.gear, Box(center: box.maxX - 20, box.midY, 23), theme.secondary)
  }

  // MARK: List

  private func days() {
    let area = Box(290, 0, 334, 0)
    canvas.stack(
      [
        Label(words.text("today"), Lettering(34, .bold), theme.text),
        Label(words.date(Localization.today, "EEEEdMMMM"), Lettering(16), theme.secondary),
      ], in: Box(area.x, 46, area.width - 56, 84), gap: 13)
    canvas.mainButton(Box(center: area.maxX - 23, 84, 46), .plus, iconSize: 22)
    let line = Box(area.x, 142, area.width, 28)
    canvas.heading(words.text("doneOf", words.number(3), words.number(7)), words.percent(3.0 / 7), in: line)
    canvas.progress(Box(area.x, 178, area.width, 8), 3.0 / 7, track: theme.fill)
    group(Content.tasks, Box(area.x, 204, area.width, 7 * 72))
    canvas.heading(words.text("tomorrow"), words.text("tasksCount", count: 3), in: Box(area.x + 4, 726, area.width - 8, 30))
    group(
      [
        Content.Task(name: "task.groceries", project: "project.home", done: 0, total: 1),
        Content.Task(name: "task.invoice", project: "project.studio", done: 0, total: 1),
        Content.Task(name: "task.piano", project: "project.piano", done: 0, total: 2),
      ], Box(area.x, 764, area.width, 3 * 72))
    canvas.heading(words.text("yesterday"), words.text("tasksCount", count: 4), in: Box(area.x + 4, 998, area.width - 8, 30))
    group(
      [
        Content.Task(name: "task.review", project: "project.home", done: 1, total: 1, isDone: true),
        Content.Task(name: "task.chapter", project: "project.book", done: 4, total: 4, isDone: true),
        Content.Task(name: "task.walk", project: "project.garden", done: 1, total: 1, isDone: true),
        Content.Task(name: "task.plan", project: "project.home", done: 1, total: 1, isDone: true),
      ], Box(area.x, 1036, area.width, 4 * 72))
  }

  private func group(_ tasks: [Content.Task], _ box: Box) {
    canvas.card(box, radius: 22)
    for (index, (task, row)) in zip(tasks, box.rows(tasks.count, gap: 0)).enumerated() {
      let isOpen = task.name == "task.chapter" && !task.isDone
      if index > 0 { canvas.separator(Box(row.x + 54, row.y, row.width - 54, 0), y: row.y) }
      if isOpen { canvas.glowingCard(row.inset(-6, -1), radius: 20) }
      listRow(task, row, isOpen: isOpen)
    }
  }

  private func listRow(_ task: Content.Task, _ row: Box, isOpen: Bool) {
    let mark = Box(center: row.x + 29, row.midY, 26)
    if isOpen {
      canvas.circle(mark, .white)
      canvas.icon(.pause, mark.inset(7.5), theme.accent)
    } else {
      canvas.checkMark(mark, isDone: task.isDone)
    }
    canvas.sessionDots(
      end: row.maxX - 16, midY: row.midY, done: task.done, total: task.total, on: isOpen ? .white : rgb(0xFC7A55),
      off: isOpen ? rgb(0xFFFFFF, 0.45) : nil, side: 7)
    let body = row.trimmed(start: 54, end: 74)
    let quiet = task.isDone ? theme.tertiary : theme.secondary
    if task.isDone {
      canvas.struckText(words.text(task.name), Lettering(16.5, .semibold), theme.tertiary, in: body.trimmed(top: 11, bottom: 33))
    } else {
      canvas.text(words.text(task.name), Lettering(16.5, .semibold), isOpen ? .white : theme.text, in: body.trimmed(top: 11, bottom: 33))
    }
    canvas.text(words.text(task.project), Lettering(13), isOpen ? rgb(0xFFFFFF, 0.92) : quiet, in: body.trimmed(top: 42, bottom: 9))
=======
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
>>>>>>> demo
  }
}
