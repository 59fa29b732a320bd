import Pixels

/// The Home Screen with large widgets over the apps.
struct TabletWidgets {
  let canvas: Canvas
  private var words: Localization { canvas.words }

  func draw() {
    canvas.wallpaper(.peach)
    canvas.tabletStatusBar(.white)
    let area = Box(62, 58, 908, 0)
    month(Box(area.x, area.y, 440, 456))
    upNext(Box(area.x + 468, area.y, 440, 214))
    weather(Box(area.x + 468, area.y + 242, 206, 214))
    day(Box(area.x + 702, area.y + 242, 206, 214))
    let small = Box(area.x, area.y + 496, 908, 206).columns(4, gap: 28)
    ring(small[0])
    streak(small[1])
    best(Box(small[2].x, small[2].y, small[3].maxX - small[2].x, 206))
    icons(Box(area.x, 826, area.width, 330))
    canvas.pageDots(midX: 516, y: 1236, count: 4, selected: 1)
    dock(Box(236, 1290, 560, 76))
    canvas.homeIndicator(.white)
  }

  private func ground(_ box: Box, _ fill: Fill) {
    canvas.shadow(box, radius: 30, .black, y: 5, sigma: 13, opacity: 0.16)
    canvas.fill(box, radius: 30, fill)
  }

  private func month(_ box: Box) {
    let theme = Theme.light
    ground(box, .color(theme.card))
    canvas.theme = theme
    canvas.emberIcon(Box(box.x + 24, box.y + 22, 40, 40))
    let head = Box(box.x + 76, box.y + 18, box.width - 100, 48)
    canvas.stack(
      [
        Label(words.duration(2530), Lettering(20, .bold), theme.text),
        Label(words.text("focusedIn", words.month(5)), Lettering(14), theme.secondary),
      ], in: head, gap: 9)
    canvas.weekdayHeader(Box(box.x + 24, box.y + 78, box.width - 48, 22), gap: 7)
    canvas.heatMonth(Box(box.x + 24, box.y + 104, box.width - 48, box.height - 126), of: Content.may, levels: Content.mayLevels, gap: 7, size: 13.5)
    canvas.theme = .dark
  }

  private func upNext(_ box: Box) {
    let theme = Theme.dark
    ground(box, .color(rgb(0x1B1A22)))
    canvas.heading(words.text("widget.upNext"), words.text("tasksCount", count: 4), in: Box(box.x + 24, box.y + 14, box.width - 48, 32), size: 16)
    for (index, (task, row)) in zip(Content.tasks[3...], Box(box.x + 24, box.y + 50, box.width - 48, 152).rows(3, gap: 0)).enumerated() {
      let project = Content.projects.first { $0.name == task.project }
      if index > 0 { canvas.separator(row.trimmed(start: 16), y: row.y) }
      canvas.capsule(Box(row.x, row.y + 9, 4.5, row.height - 18), project?.color ?? theme.accent)
      canvas.text(words.text(task.name), Lettering(16, .semibold), theme.text, in: row.trimmed(start: 18, end: 104).inset(0, 9))
      canvas.text(words.duration((task.total - task.done) * 25), Lettering(15, .medium), theme.secondary, in: row.end(94).inset(0, 9), .end)
    }
  }

  private func weather(_ box: Box) {
    ground(box, .diagonal(rgb(0x6DB4FA), rgb(0x2F6BD8)))
    canvas.icon(.sunCloud, Box(box.x + 20, box.y + 18, 46, 46), .white, weight: 1.7)
    canvas.text(words.number(18) + "°", Lettering(46, .medium), .white, in: Box(box.x + 84, box.y + 16, box.width - 104, 50), .end)
    canvas.text(words.text("app.weather"), Lettering(16, .semibold), .white, in: Box(box.x + 20, box.y + 84, box.width - 40, 26))
    canvas.text(words.text("weather.clear"), Lettering(14, .medium), rgb(0xFFFFFF, 0.95), in: Box(box.x + 20, box.y + 110, box.width - 40, 26))
    for (hour, column) in zip([12, 15, 18, 21], Box(box.x + 12, box.y + 146, box.width - 24, 56).columns(4, gap: 0)) {
      canvas.text(words.number(hour), Lettering(13, .medium), rgb(0xFFFFFF, 0.9), in: Box(column.x, column.y, column.width, 22), .center)
      canvas.text(
        words.number(22 - abs(hour - 15) / 2) + "°", Lettering(15, .semibold), .white, in: Box(column.x, column.y + 25, column.width, 24), .center)
    }
  }

  private func day(_ box: Box) {
    let theme = Theme.light
    ground(box, .color(theme.card))
    canvas.text(words.date(Localization.today, "EEEE"), Lettering(15, .semibold), theme.accent, in: Box(box.x + 20, box.y + 16, box.width - 40, 28))
    canvas.text(words.number(9), Lettering(52, .medium), theme.text, in: Box(box.x + 20, box.y + 46, box.width - 40, 54))
    let events = [(rgb(0x5B8DEF), "notification.design", words.time(11)), (rgb(0x3FAE78), "notification.plants", words.time(18, 30))]
    for (event, row) in zip(events, Box(box.x + 20, box.y + 112, box.width - 40, 90).rows(2, gap: 6)) {
      canvas.capsule(Box(row.x, row.y + 2, 4, row.height - 4), event.0)
      canvas.stack(
        [
          Label(words.text(event.1), Lettering(13.5, .semibold), theme.text), Label(event.2, Lettering(13), theme.secondary),
        ], in: row.trimmed(start: 13), gap: 7)
    }
  }

  private func ring(_ box: Box) {
    ground(box, .color(rgb(0x1B1A22)))
    let ring = Box(center: box.midX, box.y + 88, 126)
    canvas.ring(ring, thickness: 14, Content.sessionLeft, dot: true)
    canvas.text(words.clock(18, 24), Lettering(28, .bold), .white, in: ring.inset(22, 40), .center)
    canvas.text(words.text("focus"), Lettering(15, .semibold), Theme.dark.accent, in: Box(box.x + 16, box.maxY - 44, box.width - 32, 28), .center)
  }

  private func streak(_ box: Box) {
    ground(box, .diagonal(rgb(0xFF9F63), rgb(0xE8402E)))
    FlamePicture(canvas: canvas).draw(Box(center: box.midX, box.y + 60, 92))
    canvas.stack(
      [
        Label(words.text("days", count: Content.streak), Lettering(30, .bold), .white),
        Label(words.text("streak.current"), Lettering(14, .semibold), rgb(0xFFFFFF, 0.95)),
      ], in: Box(box.x + 16, box.y + 112, box.width - 32, 80), .center, gap: 13)
  }

  private func best(_ box: Box) {
    let theme = Theme.light
    ground(box, .color(theme.card))
    canvas.theme = theme
    canvas.heading(words.text("bestTime"), words.duration(75), in: Box(box.x + 24, box.y + 14, box.width - 48, 34), size: 16)
    let chart = Box(box.x + 20, box.y + 60, box.width - 40, 104)
    canvas.bars(chart, Content.hours, highlighted: Content.bestHours, share: 0.66)
    for (slot, column) in chart.columns(Content.hours.count, gap: 0).enumerated() where slot % 3 == 0 {
      canvas.text(words.number(slot + 6), Lettering(13, .medium), theme.secondary, in: Box(center: column.midX, chart.maxY + 18, 34), .center)
    }
    canvas.theme = .dark
  }

  private func icons(_ box: Box) {
    for (index, app) in HomeApp.all.filter({ !Self.docked.contains($0.name) }).enumerated() {
      let pitch = box.width / 6
      canvas.appIcon(app, Box(box.x + pitch * (Double(index % 6) + 0.5) - 41, box.y + Double(index / 6) * 196, 82, 82))
    }
  }

  private static let docked = ["app.clock", "app.music", "app.health", "app.notes"]

  private func dock(_ box: Box) {
    canvas.glass(.peach, box, radius: 34, tint: rgb(0xFFFFFF, 0.2))
    let places = box.inset(15, 0).columns(6, gap: 0).map { Box(center: $0.midX, $0.midY, 58) }
    canvas.emberIcon(places[0])
    for (app, place) in zip(HomeApp.all.filter { Self.docked.contains($0.name) }, places[1...]) { canvas.appIcon(app, place, labelled: false) }
    folder(places[5])
  }

  /// The app library: small icons on a frosted tile.
  private func folder(_ box: Box) {
    canvas.fill(box, radius: box.width * 0.225, rgb(0xFFFFFF, 0.28))
    let apps = [HomeApp.all[5], HomeApp.all[10], HomeApp.all[15], HomeApp.all[4]]
    for (app, cell) in zip(apps, box.inset(8).rows(2, gap: 6).flatMap { $0.columns(2, gap: 6) }) {
      canvas.fill(cell, radius: cell.width * 0.25, .vertical(app.top, app.bottom))
      canvas.icon(app.icon, cell.inset(cell.width * 0.2), app.glyph)
    }
  }
}
