import Pixels

/// The Lock Screen: the time, notifications and the running session as a Live Activity.
struct PhoneLockScreen {
  let canvas: Canvas
  private static let post = HomeApp("notification.parcel", .parcel, 0xE0AC72, 0xA86E38)

  func draw() {
    canvas.wallpaper(.plum)
    canvas.statusBar(.white, showsTime: false)
    clock()
    accessories(Box(40, 262, 360, 62))
    notifications(Box(12, 372, 416, 282))
    liveActivity(Box(12, 666, 416, 182))
    lockButton(Box(46, 866, 52, 52), .torch)
    lockButton(Box(342, 866, 52, 52), .camera)
    canvas.homeIndicator(.white)
  }

  private func clock() {
    let words = canvas.words
    canvas.icon(.lock, Box(center: 78, 32.5, 19), .white, weight: 2.3)
    canvas.text(words.date(Localization.today, "EEEEdMMMM"), Lettering(21, .semibold), rgb(0xFFFFFF, 0.94), in: Box(40, 78, 360, 36), .center)
    canvas.text(words.statusTime(9, 41), Lettering(118, .semibold), .white, in: Box(30, 118, 380, 124), .center)
  }

  private func lockButton(_ box: Box, _ icon: Icon) {
    canvas.glass(.plum, box, radius: 26, tint: rgb(0x1A1020, 0.42))
    canvas.icon(icon, Box(center: box.midX, box.midY, 25), .white)
  }

  /// Weather, streak and daily goal below the clock.
  private func accessories(_ box: Box) {
    let words = canvas.words
    let parts: [(Icon, String, String)] = [
      (.sunCloud, words.number(18) + "°", words.text("weather.clear")), (.flame, words.text("days", count: Content.streak), words.text("streak")),
      (.target, words.percent(0.63), words.text("dailyGoal")),
    ]
    for (part, column) in zip(parts, box.columns(3, gap: 10)) {
      canvas.fill(column, radius: 18, rgb(0xFFFFFF, 0.13))
      canvas.icon(part.0, Box(column.x + 9, column.midY - 11, 22, 22), .white, weight: 2)
      canvas.stack(
        [
          Label(part.1, Lettering(15, .semibold), .white), Label(part.2, Lettering(11, .medium), rgb(0xFFFFFF, 0.8), lines: 2),
        ], in: column.trimmed(start: 37, end: 7, top: 8, bottom: 8), gap: 6)
    }
  }

  private func notifications(_ box: Box) {
    let words = canvas.words
    let head = Box(box.x + 14, box.y - 4, box.width - 28, 32)
    canvas.text(words.text("notificationCentre"), Lettering(17, .semibold), .white, in: head.trimmed(end: 44))
    let close = Box(center: head.maxX - 12, head.midY, 26)
    canvas.circle(close, rgb(0xFFFFFF, 0.16))
    canvas.icon(.close, close.inset(7.5), rgb(0xFFFFFF, 0.9), weight: 3)
    let rows: [(HomeApp, String, String, String)] = [
      (HomeApp.all[0], words.text("notification.design"), words.text("notification.designBody", words.duration(10)), words.text("now")),
      (HomeApp.all[3], words.text("notification.mailFrom"), words.text("notification.mailBody"), words.text("minutesAgo", count: 4)),
      (HomeApp.all[7], words.text("notification.plants"), words.text("notification.plantsBody"), words.text("minutesAgo", count: 26)),
      (Self.post, words.text("notification.parcel"), words.text("notification.parcelBody"), words.time(8, 12)),
    ]
    for (row, place) in zip(rows, box.trimmed(top: 36).rows(4, gap: 7)) { notification(row, place) }
  }

  private func notification(_ row: (HomeApp, String, String, String), _ box: Box) {
    canvas.glass(.plum, box, radius: 22, tint: rgb(0x24142C, 0.44), edge: 0.1)
    let tile = Box(box.x + 13, box.midY - 18, 36, 36)
    canvas.fill(tile, radius: 9, .vertical(row.0.top, row.0.bottom))
    canvas.icon(row.0.icon, tile.inset(8), row.0.glyph)
    let time = canvas.text(row.3, Lettering(12.5), rgb(0xFFFFFF, 0.75), in: Box(box.maxX - 114, box.y + 9, 100, 20), .end)
    let body = box.trimmed(start: 60, end: 14)
    canvas.text(row.1, Lettering(15, .semibold), .white, in: body.trimmed(end: time.width + 10, top: 8, bottom: box.height - 30))
    canvas.text(row.2, Lettering(14), rgb(0xFFFFFF, 0.9), in: body.trimmed(top: 32, bottom: 8))
  }

  private func liveActivity(_ box: Box) {
    let words = canvas.words
    canvas.glass(.plum, box, radius: 30, tint: rgb(0x140A1A, 0.62), edge: 0.14)
    let ring = Box(box.x + 20, box.y + 20, 84, 84)
    canvas.ring(ring, thickness: 9, Content.sessionLeft, track: rgb(0xFFFFFF, 0.14))
    canvas.icon(.flame, ring.inset(26), rgb(0xFF8A5C))
    let time = Box(box.maxX - 140, box.y + 16, 120, 56)
    canvas.text(words.clock(18, 24), Lettering(44, .semibold, tabular: true), rgb(0xFF9A6E), in: time, .end)
    canvas.text(
      words.text("endsAt", words.statusTime(9, 59)), Lettering(13, .medium), rgb(0xFFFFFF, 0.78), in: Box(time.x - 10, time.maxY + 4, 130, 26), .end)
    canvas.stack(
      [
        Label(words.text("focus"), Lettering(20, .bold), .white),
        Label(words.text("task.chapter"), Lettering(14, .medium), rgb(0xFFFFFF, 0.85), lines: 2),
        Label(words.text("roundOf", words.number(2), words.number(4)), Lettering(13), rgb(0xFFFFFF, 0.7)),
      ], in: Box(ring.maxX + 16, box.y + 14, time.x - ring.maxX - 30, 96), gap: 9)
    let buttons = Box(box.x + 18, box.maxY - 62, box.width - 36, 46).columns(2, gap: 12)
    canvas.capsule(buttons[0], rgb(0xFF6A4D, 0.3))
    canvas.titleWithIcon(buttons[0], words.text("pause"), .pause, Lettering(16, .semibold), rgb(0xFFB497))
    canvas.capsule(buttons[1], rgb(0xFFFFFF, 0.16))
    canvas.titleWithIcon(buttons[1], words.text("end"), .close, Lettering(16, .semibold), .white)
  }
}
