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

  private func projects() {
    canvas.icon(.sidebar, Box(22, 48, 26, 26), theme.accent)
    canvas.icon(.compose, Box(222, 48, 24, 24), theme.accent)
    canvas.text(words.text("tab.tasks"), Lettering(32, .bold), theme.text, in: Box(22, 84, 226, 46))
    let lists: [(Icon, UInt32, String, Int)] = [
      (.star, 0xF79A3E, "today", 7), (.calendar, 0xEF4B35, "tomorrow", 3), (.checklist, 0x5B8DEF, "project.all", 22), (.check, 0x3FAE78, "done", 148),
    ]
    for (list, box) in zip(lists, Box(16, 144, 236, 176).rows(2, gap: 10).flatMap { $0.columns(2, gap: 10) }) {
      canvas.card(box, radius: 18, list.2 == "today" ? .warm : nil)
      let isOn = list.2 == "today"
      canvas.circle(Box(box.x + 12, box.y + 11, 30, 30), isOn ? .white : rgb(list.1))
      canvas.icon(list.0, Box(center: box.x + 27, box.y + 26, 17), isOn ? theme.accent : .white, weight: 2.4)
      canvas.text(words.number(list.3), Lettering(24, .bold), isOn ? .white : theme.text, in: Box(box.x + 48, box.y + 10, box.width - 62, 32), .end)
      canvas.text(
        words.text(list.2), Lettering(14, .semibold), isOn ? .white : theme.secondary, in: Box(box.x + 13, box.y + 46, box.width - 24, 36),
        lines: 2)
    }
    canvas.heading(words.text("projects"), in: Box(24, 340, 220, 30))
    let list = Box(16, 378, 236, 6 * 50)
    canvas.card(list, radius: 20)
    for (index, (project, row)) in zip(Content.projects, list.rows(6, gap: 0)).enumerated() { projectRow(project, row, index) }
    canvas.heading(words.text("tab.stats"), in: Box(24, 698, 220, 30))
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
    group(Content.tasks, Box(area.x, 204, area.width, 7 * 68))
    canvas.heading(words.text("tomorrow"), words.text("tasksCount", count: 3), in: Box(area.x + 4, 700, area.width - 8, 30))
    group(
      [
        Content.Task(name: "task.groceries", project: "project.home", done: 0, total: 1),
        Content.Task(name: "task.invoice", project: "project.studio", done: 0, total: 1),
        Content.Task(name: "task.piano", project: "project.piano", done: 0, total: 2),
      ], Box(area.x, 736, area.width, 3 * 68))
    canvas.heading(words.text("yesterday"), words.text("tasksCount", count: 4), in: Box(area.x + 4, 960, area.width - 8, 30))
    group(
      [
        Content.Task(name: "task.review", project: "project.home", done: 1, total: 1, isDone: true),
        Content.Task(name: "task.chapter", project: "project.book", done: 4, total: 4, isDone: true),
        Content.Task(name: "task.walk", project: "project.garden", done: 1, total: 1, isDone: true),
        Content.Task(name: "task.plan", project: "project.home", done: 1, total: 1, isDone: true),
      ], Box(area.x, 996, area.width, 4 * 68))
  }

  private func group(_ tasks: [Content.Task], _ box: Box) {
    canvas.card(box, radius: 22)
    for (index, (task, row)) in zip(tasks, box.rows(tasks.count, gap: 0)).enumerated() {
      let isOpen = self.isOpen(task)
      if index > 0, !isOpen, !self.isOpen(tasks[index - 1]) { canvas.separator(Box(row.x + 54, row.y, row.width - 54, 0), y: row.y) }
      if isOpen { canvas.glowingCard(row.inset(-6, -1), radius: 20) }
      listRow(task, row, isOpen: isOpen)
    }
  }

  /// Whether the third column shows the task.
  private func isOpen(_ task: Content.Task) -> Bool { task.name == "task.chapter" && !task.isDone }

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
      canvas.struckText(words.text(task.name), Lettering(16.5, .semibold), theme.tertiary, in: body.trimmed(top: 9, bottom: 31))
    } else {
      canvas.text(words.text(task.name), Lettering(16.5, .semibold), isOpen ? .white : theme.text, in: body.trimmed(top: 9, bottom: 31))
    }
    canvas.text(words.text(task.project), Lettering(13), isOpen ? rgb(0xFFFFFF, 0.92) : quiet, in: body.trimmed(top: 39, bottom: 8))
  }
}
