import Pixels

/// The dashboard: the running session beside the day's tasks, the month below.
struct TabletTimer {
  let canvas: Canvas

  func draw() {
    canvas.tabletStatusBar()
    header(Box(36, 40, 960, 84))
    session(Box(36, 140, 494, 640))
    for (task, row) in zip(Content.tasks, Box(554, 140, 442, 640).rows(7, gap: 12)) { taskRow(task, row) }
    month(Box(36, 804, 522, 462))
    facts(Box(582, 804, 414, 462))
    canvas.tabBar(selected: 0, width: 340)
    canvas.homeIndicator()
  }

  private func header(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.stack(
      [
        Label(words.text("today"), Lettering(38, .bold), theme.text),
        Label(words.date(Localization.today, "EEEEdMMMM"), Lettering(17), theme.secondary),
      ], in: box.start(600), gap: 11)
    canvas.roundButton(Box(box.maxX - 108, box.midY - 24, 48, 48), .rain)
    canvas.roundButton(Box(box.maxX - 48, box.midY - 24, 48, 48), .gear)
  }

  private func session(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box, radius: 30)
    let ring = Box(box.x + 47, box.y + 42, 400, 400)
    canvas.ring(ring, thickness: 25, 0.705, dot: true)
    canvas.dialTicks(ring.inset(38), minor: 7, major: 13, width: 1.7, rgb(0xDAD7D1), rgb(0xC9C6C0))
    canvas.dialNumerals(ring.inset(68), Lettering(13, .medium), theme.tertiary)
    canvas.text(words.text("focus"), Lettering(19, .semibold), theme.accent, in: Box(ring.midX - 110, ring.y + 100, 220, 30), .center)
    canvas.text(words.clock(18, 24), Lettering(94, .bold), theme.text, in: Box(ring.midX - 122, ring.midY - 54, 244, 104), .center)
    canvas.text(
      words.text("roundOf", words.number(2), words.number(4)), Lettering(16), theme.secondary, in: Box(ring.midX - 100, ring.y + 262, 200, 28),
      .center)
    canvas.sessionDots(end: ring.midX + 33, midY: ring.y + 308, done: 1, total: 4, isRunning: true, side: 9)
    let midY = box.maxY - 108
    canvas.roundButton(Box(center: box.midX - 120, midY, 68), .reset, iconSize: 26)
    canvas.mainButton(Box(center: box.midX, midY, 104), .pause, iconSize: 42)
    canvas.roundButton(Box(center: box.midX + 120, midY, 68), .skip, iconSize: 26)
  }

  private func taskRow(_ task: Content.Task, _ row: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    let isRunning = task.name == "task.chapter"
    if isRunning { canvas.glowingCard(row) } else { canvas.card(row) }
    let mark = Box(center: row.x + 36, row.midY, 30)
    if isRunning {
      canvas.circle(mark, .white)
      canvas.icon(.pause, mark.inset(8.5), theme.accent)
    } else {
      canvas.checkMark(mark, isDone: task.isDone)
    }
    canvas.sessionDots(
      end: row.maxX - 20, midY: row.midY, done: task.done, total: task.total, on: isRunning ? .white : rgb(0xFC7A55),
      off: isRunning ? rgb(0xFFFFFF, 0.45) : nil)
    let body = row.trimmed(start: 66, end: 88).inset(0, 14)
    if task.isDone {
      canvas.struckText(words.text(task.name), Lettering(17, .semibold), theme.tertiary, in: body)
    } else {
      canvas.text(words.text(task.name), Lettering(17, .semibold), isRunning ? .white : theme.text, in: body, lines: 2)
    }
  }

  private func month(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box, radius: 30)
    canvas.text(words.date(Content.may, "yMMMM"), Lettering(20, .bold), theme.text, in: Box(box.x + 28, box.y + 18, box.width - 56, 36))
    canvas.weekdayHeader(Box(box.x + 26, box.y + 60, box.width - 52, 26), gap: 10, Lettering(13.5, .medium))
    canvas.heatMonth(Box(box.x + 26, box.y + 92, box.width - 52, box.height - 118), of: Content.may, levels: Content.mayLevels, gap: 9, size: 14.5)
  }

  private func facts(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    let total = box.top(116)
    canvas.card(total, radius: 28)
    canvas.stack(
      [
        Label(words.duration(2530), Lettering(38, .bold), theme.text),
        Label(words.text("focusedIn", words.month(5)), Lettering(16), theme.secondary),
      ], in: total.inset(28, 12), gap: 13)
    let tiles = Box(box.x, total.maxY + 16, box.width, 92).columns(2, gap: 16)
    fact(tiles[0], .flame, words.text("streak"), words.text("days", count: Content.streak))
    fact(tiles[1], .mountain, words.text("longestSession"), words.duration(110))
    let chart = Box(box.x, tiles[0].maxY + 16, box.width, box.maxY - tiles[0].maxY - 16)
    canvas.card(chart, radius: 28)
    canvas.text(words.text("bestTime"), Lettering(17, .semibold), theme.text, in: Box(chart.x + 28, chart.y + 16, chart.width - 56, 32))
    let plot = Box(chart.x + 24, chart.y + 62, chart.width - 48, chart.height - 104)
    canvas.bars(plot, Content.hours, highlighted: Content.bestHours)
    for (slot, column) in plot.columns(13, gap: 0).enumerated() where slot % 3 == 0 {
      canvas.text(words.number(slot + 6), Lettering(13, .medium), theme.secondary, in: Box(center: column.midX, plot.maxY + 20, 36), .center)
    }
  }

  private func fact(_ box: Box, _ icon: Icon, _ title: String, _ value: String) {
    canvas.card(box, radius: 24)
    canvas.icon(icon, Box(box.x + 18, box.y + 18, 19, 19), canvas.theme.accent, weight: 2.3)
    canvas.text(title, Lettering(14), canvas.theme.secondary, in: Box(box.x + 45, box.y + 13, box.width - 60, 29))
    canvas.text(value, Lettering(23, .bold), canvas.theme.text, in: Box(box.x + 19, box.y + 46, box.width - 36, 34))
  }
}
