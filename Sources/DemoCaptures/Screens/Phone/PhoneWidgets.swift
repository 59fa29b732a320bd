import Pixels

/// The Home Screen with three widgets among made-up apps.
struct PhoneWidgets {
  let canvas: Canvas

  func draw() {
    canvas.wallpaper(.peach)
    canvas.statusBar(.white)
    streak(Box(28, 76, 176, 170))
    icons(Box(236, 80, 176, 200), Array(HomeApp.all[0..<4]), columns: 2)
    today(Box(28, 284, 384, 152))
    upNext(Box(28, 474, 384, 190))
    icons(Box(28, 712, 384, 90), Array(HomeApp.all[4..<8]), columns: 4)
    canvas.pageDots(midX: 220, y: 834, count: 3, selected: 0)
    dock(Box(14, 867, 412, 78))
    canvas.homeIndicator(.white)
  }

  private func name(under box: Box) {
    canvas.text("Emberly", Lettering(12.5, .medium), .white, in: Box(box.x, box.maxY + 6, box.width, 18), .center)
  }

  private func icons(_ box: Box, _ apps: [HomeApp], columns: Int) {
    for (index, app) in apps.enumerated() {
      let pitch = box.width / Double(columns)
      let x = box.x + pitch * (Double(index % columns) + 0.5)
      canvas.appIcon(app, Box(x - 32, box.y + Double(index / columns) * 98, 64, 64))
    }
  }

  /// Small: the streak with the last five weeks.
  private func streak(_ box: Box) {
    let words = canvas.words
    canvas.shadow(box, radius: 26, .black, y: 4, sigma: 10, opacity: 0.16)
    canvas.fill(box, radius: 26, .diagonal(rgb(0xFF9A5A), rgb(0xE8402E)))
    canvas.icon(.flame, Box(box.x + 14, box.y + 15, 28, 28), .white)
    canvas.text(words.text("streak"), Lettering(13, .semibold), rgb(0xFFFFFF, 0.92), in: Box(box.x + 48, box.y + 16, box.width - 62, 26), .end)
    canvas.text(words.text("days", count: Content.streak), Lettering(27, .bold), .white, in: Box(box.x + 16, box.y + 48, box.width - 32, 38))
    let grid = Box(box.x + 16, box.y + 96, box.width - 32, 60)
    for (row, line) in grid.rows(3, gap: 5).enumerated() {
      for (column, cell) in line.columns(7, gap: 5).enumerated() {
        let day = row * 7 + column
        canvas.fill(cell, radius: 5, rgb(0xFFFFFF, day > 15 ? 0.14 : 0.34 + 0.15 * Double(Content.mayLevels[day])))
      }
    }
    name(under: box)
  }

  /// Medium: focus today, with a ring and the hours.
  private func today(_ box: Box) {
    let (words, theme) = (canvas.words, Theme.light)
    canvas.shadow(box, radius: 26, .black, y: 4, sigma: 10, opacity: 0.16)
    canvas.fill(box, radius: 26, theme.card)
    let ring = Box(box.x + 20, box.midY - 54, 108, 108)
    canvas.ring(ring, thickness: 13, 0.63, track: rgb(0xF1EEE9))
    canvas.stack(
      [
        Label(words.percent(0.63), Lettering(24, .bold), theme.text),
        Label(words.text("dailyGoal"), Lettering(10.5, .medium), theme.secondary, lines: 2),
      ], in: ring.inset(20, 20), .center, gap: 6)
    let side = Box(ring.maxX + 22, box.y + 14, box.maxX - ring.maxX - 42, box.height - 28)
    canvas.text(words.text("widget.focusToday"), Lettering(13, .semibold), theme.accent, in: side.top(22))
    canvas.text(words.duration(75), Lettering(26, .bold), theme.text, in: side.trimmed(top: 24).top(36))
    let chart = Box(side.x, side.y + 66, side.width, 38)
    for (index, bar) in chart.columns(Content.hours.count, gap: 4).enumerated() {
      let height = max(5, chart.height * Content.hours[index])
      canvas.fill(Box(bar.x, bar.maxY - height, bar.width, height), radius: 3.4, Content.bestHours.contains(index) ? theme.accent : rgb(0xFFD9CA))
    }
    for hour in [6, 10, 14, 18] {
      let x = chart.x + chart.width * (Double(hour - 6) + 0.5) / 13
      canvas.text(words.number(hour), Lettering(10.5, .medium), theme.secondary, in: Box(center: x, side.maxY - 6, 26), .center)
    }
    name(under: box)
  }

  /// Large: what comes next.
  private func upNext(_ box: Box) {
    let (words, theme) = (canvas.words, Theme.dark)
    canvas.shadow(box, radius: 26, .black, y: 4, sigma: 10, opacity: 0.2)
    canvas.fill(box, radius: 26, rgb(0x1B1A22))
    let head = Box(box.x + 20, box.y + 12, box.width - 40, 28)
    let count = canvas.text(words.text("tasksCount", count: 4), Lettering(13, .medium), theme.secondary, in: head.end(130), .end)
    canvas.text(words.text("widget.upNext"), Lettering(15, .semibold), theme.accent, in: head.trimmed(end: count.width + 14))
    let body = Box(box.x + 20, box.y + 44, box.width - 40, box.height - 56)
    for (task, row) in zip(Content.tasks[3..<6], body.rows(3, gap: 2)) {
      let project = Content.projects.first { $0.name == task.project }
      canvas.capsule(Box(row.x, row.y + 6, 4, row.height - 12), project?.color ?? theme.accent)
      let time = canvas.text(
        words.duration((task.total - task.done) * 25), Lettering(14, .semibold, tabular: true), theme.text, in: row.end(96), .end)
      canvas.stack(
        [
          Label(words.text(task.name), Lettering(15, .semibold), theme.text), Label(words.text(task.project), Lettering(12), theme.secondary),
        ], in: row.trimmed(start: 16, end: time.width + 14), gap: 7)
    }
    name(under: box)
  }

  private func dock(_ box: Box) {
    canvas.glass(.peach, box, radius: 36, tint: rgb(0xFFFFFF, 0.22))
    for (index, app) in [HomeApp.all[8], HomeApp.all[9], HomeApp.all[12]].enumerated() {
      canvas.appIcon(app, Box(box.x + 23 + Double(index + 1) * 102.6, box.midY - 29, 58, 58), labelled: false)
    }
    canvas.emberIcon(Box(box.x + 23, box.midY - 29, 58, 58))
  }
}
