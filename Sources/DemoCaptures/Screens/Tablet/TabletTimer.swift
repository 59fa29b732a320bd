import Pixels

/// The dashboard: the running session, the day's tasks, the month.
struct TabletTimer {
  let canvas: Canvas
  private var theme: Theme { canvas.theme }
  private var words: Localization { canvas.words }

  func draw() {
    canvas.tabletStatusBar()
    canvas.tabletTitle(words.text("today"), words.date(Localization.today, "EEEEdMMMM"), in: Box(36, 40, 640, 92))
    canvas.roundButton(Box(948, 46, 48, 48), .gear)
    canvas.roundButton(Box(888, 46, 48, 48), .rain)
    session(Box(36, 148, 494, 626))
    for (task, row) in zip(Content.tasks, Box(554, 148, 442, 626).rows(7, gap: 12)) { taskRow(task, row) }
    calendar(Box(36, 798, 522, 470))
    total(Box(582, 798, 414, 124))
    let facts = Box(582, 938, 414, 92).columns(2, gap: 14)
    fact(facts[0], .flame, words.text("streak"), words.text("days", count: Content.streak))
    fact(facts[1], .mountain, words.text("longestSession"), words.duration(110))
    bestTime(Box(582, 1046, 414, 222))
    canvas.tabBar(selected: 0, width: 338)
    canvas.homeIndicator()
  }

  private func session(_ box: Box) {
    canvas.card(box, radius: 30)
    let dial = Box(center: box.midX, box.y + 244, 400)
    canvas.ring(dial, thickness: 25, Content.sessionLeft, dot: true)
    canvas.dialTicks(dial.inset(39), minor: 7, major: 14, width: 1.7, rgb(0xD9D6D0), rgb(0xC9C6C0))
    canvas.text(words.text("focus"), Lettering(19, .semibold), theme.accent, in: Box(dial.midX - 110, dial.y + 100, 220, 32), .center)
    canvas.text(words.clock(18, 24), Lettering(104, .bold), theme.text, in: Box(dial.midX - 132, dial.y + 144, 264, 108), .center)
    canvas.text(
      words.text("roundOf", words.number(2), words.number(4)), Lettering(17), theme.secondary, in: Box(dial.midX - 110, dial.y + 262, 220, 30),
      .center)
    canvas.sessionDots(end: dial.midX + 34, midY: dial.y + 310, done: 1, total: 4, isRunning: true, side: 9)
    let midY = box.maxY - 86
    canvas.roundButton(Box(center: box.midX - 120, midY, 68), .reset, iconSize: 25)
    canvas.mainButton(Box(center: box.midX, midY, 104), .pause, iconSize: 42)
    canvas.roundButton(Box(center: box.midX + 120, midY, 68), .skip, iconSize: 25)
  }

  private func taskRow(_ task: Content.Task, _ row: Box) {
    let isRunning = task.name == "task.chapter"
    if isRunning { canvas.glowingCard(row, radius: 23) } else { canvas.card(row, radius: 23) }
    let mark = Box(center: row.x + 35, row.midY, 30)
    if isRunning {
      canvas.circle(mark, .white)
      canvas.icon(.pause, mark.inset(8.5), theme.accent)
    } else {
      canvas.checkMark(mark, isDone: task.isDone)
    }
    canvas.sessionDots(
      end: row.maxX - 20, midY: row.midY, done: task.done, total: task.total, on: isRunning ? .white : rgb(0xFC7A55),
      off: isRunning ? rgb(0xFFFFFF, 0.45) : nil, side: 9)
    let body = row.trimmed(start: 66, end: 88).inset(0, 12)
    if task.isDone {
      canvas.struckText(words.text(task.name), Lettering(18, .semibold), theme.tertiary, in: body)
    } else {
      canvas.text(words.text(task.name), Lettering(18, .semibold), isRunning ? .white : theme.text, in: body)
    }
  }

  private func calendar(_ box: Box) {
    canvas.card(box, radius: 30)
    let inner = box.inset(28, 0)
    canvas.heading(words.text("tab.stats"), words.date(Content.may, "yMMMM"), in: Box(inner.x, box.y + 22, inner.width, 34), size: 19)
    canvas.weekdayHeader(Box(inner.x, box.y + 62, inner.width, 26), gap: 10, Lettering(14, .medium))
    canvas.heatMonth(Box(inner.x, box.y + 94, inner.width, box.height - 120), of: Content.may, levels: Content.mayLevels, gap: 9, size: 14.5)
  }

  private func total(_ box: Box) {
    canvas.card(box, radius: 28)
    let badge = canvas.badge(
      end: box.maxX - 24, midY: box.y + 40, words.percent(0.12), Lettering(15, .semibold), theme.positive, theme.positiveSoft, height: 32,
      icon: .arrowUp)
    canvas.stack(
      [
        Label(words.duration(2530), Lettering(38, .bold), theme.text),
        Label(words.text("focusedIn", words.month(5)), Lettering(16), theme.secondary),
      ], in: Box(box.x + 26, box.y + 14, badge.x - box.x - 40, box.height - 28), gap: 14)
  }

  private func fact(_ box: Box, _ icon: Icon, _ title: String, _ value: String) {
    canvas.card(box, radius: 24)
    canvas.icon(icon, Box(box.x + 18, box.y + 17, 19, 19), theme.accent, weight: 2.3)
    canvas.text(title, Lettering(14), theme.secondary, in: Box(box.x + 44, box.y + 11, box.width - 60, 31))
    canvas.text(value, Lettering(23, .bold), theme.text, in: Box(box.x + 18, box.y + 46, box.width - 34, 34))
  }

  private func bestTime(_ box: Box) {
    canvas.card(box, radius: 28)
    canvas.text(words.text("bestTime"), Lettering(18, .semibold), theme.text, in: Box(box.x + 26, box.y + 16, box.width - 52, 34))
    let chart = Box(box.x + 22, box.y + 64, box.width - 44, 112)
    canvas.bars(chart, Content.hours, highlighted: Content.bestHours, share: 0.66)
    for (slot, column) in chart.columns(Content.hours.count, gap: 0).enumerated() where slot % 3 == 0 {
      canvas.text(words.number(slot + 6), Lettering(13, .medium), theme.secondary, in: Box(center: column.midX, chart.maxY + 20, 36), .center)
    }
  }
}
