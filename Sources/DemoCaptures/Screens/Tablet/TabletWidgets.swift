import Pixels

/// The Home Screen with large widgets over the apps.
struct TabletWidgets {
  let canvas: Canvas

  func draw() {
    canvas.wallpaper(.peach)
    canvas.tabletStatusBar(.white)
    session(Box(60, 76, 442, 466))
    plan(Box(530, 76, 442, 466))
    week(Box(60, 596, 674, 222))
    streak(Box(762, 596, 210, 222))
    for (index, app) in HomeApp.all[0..<12].enumerated() {
      let x = 60 + 912 / 6 * (Double(index % 6) + 0.5)
      canvas.appIcon(app, Box(x - 38, 882 + Double(index / 6) * 142, 76, 76))
    }
    canvas.pageDots(midX: 516, y: 1180, count: 2, selected: 0)
    dock(Box(226, 1216, 580, 116))
    canvas.homeIndicator(.white)
  }

  private func surface(_ box: Box, _ fill: Fill) {
    canvas.shadow(box, radius: 32, .black, y: 6, sigma: 14, opacity: 0.18)
    canvas.fill(box, radius: 32, fill)
    canvas.text("Emberly", Lettering(13.5, .medium), .white, in: Box(box.x, box.maxY + 8, box.width, 20), .center)
  }

  private func session(_ box: Box) {
    let (theme, words) = (Theme.dark, canvas.words)
    surface(box, .vertical(rgb(0x24202A), rgb(0x15131A)))
    let ring = Box(box.midX - 138, box.y + 36, 276, 276)
    canvas.ring(ring, thickness: 20, 0.705, track: rgb(0xFFFFFF, 0.1), dot: true)
    canvas.stack(
      [
        Label(words.text("focus"), Lettering(17, .semibold), rgb(0xFF8A5C)), Label(words.clock(18, 24), Lettering(62, .bold), theme.text),
        Label(words.text("roundOf", words.number(2), words.number(4)), Lettering(14.5), theme.secondary),
      ], in: ring.inset(40, 46), .center, gap: 15)
    canvas.text(words.text("task.chapter"), Lettering(18, .semibold), theme.text, in: Box(box.x + 28, box.y + 330, box.width - 56, 36), .center)
    let buttons = Box(box.x + 28, box.maxY - 80, box.width - 56, 54).columns(2, gap: 14)
    canvas.capsule(buttons[0], rgb(0xFF6A4D, 0.26))
    canvas.titleWithIcon(buttons[0], words.text("pause"), .pause, Lettering(17, .semibold), rgb(0xFFB497))
    canvas.capsule(buttons[1], rgb(0xFFFFFF, 0.13))
    canvas.titleWithIcon(buttons[1], words.text("skip"), .skip, Lettering(17, .semibold), .white)
  }

  private func plan(_ box: Box) {
    canvas.theme = .light
    defer { canvas.theme = .dark }
    let (theme, words) = (canvas.theme, canvas.words)
    surface(box, .color(theme.card))
    canvas.text(
      words.date(Localization.today, "EEEEdMMMM"), Lettering(15, .semibold), theme.accent, in: Box(box.x + 28, box.y + 20, box.width - 56, 28))
    canvas.text(words.text("widget.upNext"), Lettering(26, .bold), theme.text, in: Box(box.x + 28, box.y + 50, box.width - 56, 42))
    for (index, (task, row)) in zip(Content.tasks[2...6], box.trimmed(start: 28, end: 28, top: 104, bottom: 18).rows(5, gap: 0)).enumerated() {
      if index > 0 { canvas.separator(row.trimmed(start: 44), y: row.y) }
      canvas.checkMark(Box(row.x, row.midY - 14, 28, 28), isDone: task.isDone)
      let time = canvas.text(words.duration(task.total * 25), Lettering(14, .medium), theme.secondary, in: row.end(96), .end)
      canvas.stack(
        [
          Label(words.text(task.name), Lettering(17, .semibold), task.isDone ? theme.tertiary : theme.text),
          Label(words.text(task.project), Lettering(13.5), theme.secondary),
        ], in: row.trimmed(start: 44, end: time.width + 12).inset(0, 5), gap: 8)
    }
  }

  private func week(_ box: Box) {
    canvas.theme = .light
    defer { canvas.theme = .dark }
    let (theme, words) = (canvas.theme, canvas.words)
    surface(box, .color(theme.card))
    canvas.stack(
      [
        Label(words.text("week"), Lettering(15, .semibold), theme.accent),
        Label(words.duration(Content.week.reduce(0, +)), Lettering(32, .bold), theme.text, lines: 2),
        Label(words.text("comparedTo", words.month(5)), Lettering(14), theme.secondary, lines: 2),
      ], in: Box(box.x + 28, box.y + 22, 220, box.height - 44), gap: 14)
    canvas.weekBars(Box(box.x + 276, box.y + 28, box.width - 304, box.height - 46), Lettering(14, .medium))
  }

  private func streak(_ box: Box) {
    let words = canvas.words
    surface(box, .diagonal(rgb(0xFF9A5A), rgb(0xE8402E)))
    canvas.icon(.flame, Box(center: box.midX, box.y + 62, 72), .white)
    canvas.stack(
      [
        Label(words.text("days", count: Content.streak), Lettering(30, .bold), .white),
        Label(words.text("streak.current"), Lettering(14, .medium), rgb(0xFFFFFF, 0.95), lines: 2),
      ], in: box.inset(18, 0).trimmed(top: 106, bottom: 16), .center, gap: 11)
  }

  private func dock(_ box: Box) {
    canvas.glass(.peach, box, radius: 40, tint: rgb(0xFFFFFF, 0.22))
    for index in 0..<5 {
      let icon = Box(box.x + 28 + Double(index) * 112, box.midY - 38, 76, 76)
      if index == 0 { canvas.emberIcon(icon) } else { canvas.appIcon(HomeApp.all[11 + index], icon, labelled: false) }
    }
  }
}
