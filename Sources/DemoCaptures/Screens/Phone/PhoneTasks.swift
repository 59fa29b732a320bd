import Pixels

/// The tasks of the day.
struct PhoneTasks {
  let canvas: Canvas

  func draw() {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.statusBar()
    canvas.stack(
      [
        Label(words.text("today"), Lettering(34, .bold), theme.text),
        Label(words.date(Localization.today, "EEEEdMMMM"), Lettering(16), theme.secondary),
      ], in: Box(22, 66, 320, 76), gap: 11)
    canvas.mainButton(Box(center: 394, 102, 48), .plus, iconSize: 23)
    progress(Box(20, 154, 400, 76))
    for (index, row) in Box(20, 244, 400, 606).rows(7, gap: 10).enumerated() { taskRow(Content.tasks[index], row) }
    canvas.tabBar(selected: 1)
    canvas.homeIndicator()
  }

  private func progress(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box)
    let line = box.inset(20, 0).trimmed(top: 13, bottom: 35)
    canvas.text(words.text("doneOf", words.number(3), words.number(7)), Lettering(16, .semibold), theme.text, in: line.trimmed(end: 80))
    canvas.text(words.percent(3.0 / 7), Lettering(16, .semibold), theme.accent, in: line.end(76), .end)
    canvas.progress(Box(box.x + 20, box.maxY - 27, box.width - 40, 10), 3.0 / 7)
  }

  private func taskRow(_ task: Content.Task, _ row: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    let isRunning = task.name == "task.chapter"
    if isRunning { canvas.glowingCard(row, radius: 22) } else { canvas.card(row, radius: 22) }
    let mark = Box(center: row.x + 33, row.midY, 28)
    if isRunning {
      canvas.circle(mark, .white)
      canvas.icon(.pause, mark.inset(8), theme.accent)
    } else {
      canvas.checkMark(mark, isDone: task.isDone)
    }
    let side = Box(row.maxX - 118, row.y, 100, row.height)
    canvas.sessionDots(
      end: side.maxX, midY: row.midY - 11, done: task.done, total: task.total, on: isRunning ? .white : rgb(0xFC7A55),
      off: isRunning ? rgb(0xFFFFFF, 0.45) : nil, side: 7)
    canvas.text(
      words.duration(task.total * 25), Lettering(13, .medium), isRunning ? rgb(0xFFFFFF, 0.92) : theme.secondary,
      in: side.trimmed(top: 34, bottom: 10), .end)
    let body = row.trimmed(start: 62, end: 124)
    let title = Lettering(16.5, .semibold)
    if task.isDone {
      canvas.struckText(words.text(task.name), title, theme.tertiary, in: body.trimmed(top: 11, bottom: 36))
    } else {
      canvas.text(words.text(task.name), title, isRunning ? .white : theme.text, in: body.trimmed(top: 11, bottom: 36))
    }
    canvas.text(
      words.text(task.project), Lettering(13), isRunning ? rgb(0xFFFFFF, 0.9) : task.isDone ? theme.tertiary : theme.secondary,
      in: body.trimmed(top: 42, bottom: 10))
  }
}
