import Pixels

/// The settings: a grouped list with values, switches and a slider.
struct PhoneSettings {
  let canvas: Canvas

  private enum Control {
    case value(String)
    case toggle(Bool)
    case slider(Double)
  }

  private static let rowHeight = 41.5

  func draw() {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.statusBar()
    canvas.text(words.text("settings"), Lettering(34, .bold), theme.text, in: Box(22, 62, 300, 52))
    canvas.text(words.text("done"), Lettering(17, .semibold), theme.accent, in: Box(318, 72, 102, 34), .end)
    account(Box(20, 120, 400, 60))
    var y = 180.0
    for (title, rows) in groups { y = group(title, rows, y) }
    canvas.homeIndicator()
  }

  private var groups: [(String, [(Icon, UInt32, String, Control)])] {
    let words = canvas.words
    return [
      (
        "settings.sessions",
        [
          (.timer, 0xEF4B35, "settings.focusLength", .value(words.duration(25))), (.cup, 0x3FAE78, "shortBreak", .value(words.duration(5))),
          (.leaf, 0x2E9C93, "longBreak", .value(words.duration(15))), (.play, 0xF79A3E, "settings.autoStart", .toggle(true)),
        ]
      ),
      (
        "settings.sounds",
        [
          (.rain, 0x5B8DEF, "settings.background", .value(words.text("sound.rain"))), (.speaker, 0x4C6FD8, "settings.volume", .slider(0.62)),
          (.haptics, 0x9A6BE0, "settings.haptics", .toggle(true)), (.tick, 0x8C8A96, "settings.tick", .toggle(false)),
        ]
      ),
      (
        "settings.reminders",
        [
          (.bell, 0xEF4B35, "settings.dailyReminder", .value(words.time(9, 30))), (.report, 0xF0A02F, "settings.weeklyReport", .toggle(true)),
          (.moon, 0x4A4E9E, "settings.quietHours", .value(words.time(22))),
        ]
      ),
      (
        "settings.appearance",
        [
          (.palette, 0xE2608C, "settings.theme", .value(words.text("settings.automatic"))),
          (.globe, 0x3C9BD6, "settings.language", .value(words.text("settings.languageName"))),
        ]
      ),
      ("settings.account", [(.devices, 0x2E9C93, "settings.sync", .toggle(true))]),
    ]
  }

  private func account(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box, radius: 22)
    canvas.emberIcon(Box(box.x + 14, box.midY - 20, 40, 40))
    canvas.stack(
      [
        Label(words.text("pro.title"), Lettering(17, .semibold), theme.text), Label(words.text("pro.sync"), Lettering(13), theme.secondary),
      ], in: box.trimmed(start: 68, end: 40, top: 7, bottom: 7), gap: 7)
    canvas.icon(.chevronEnd, Box(center: box.maxX - 22, box.midY, 17), theme.tertiary, weight: 2.6)
  }

  private func group(_ title: String, _ rows: [(Icon, UInt32, String, Control)], _ y: Double) -> Double {
    let theme = canvas.theme
    canvas.text(canvas.words.text(title), Lettering(13, .semibold), theme.secondary, in: Box(36, y + 8, 360, 24))
    let box = Box(20, y + 33, 400, Self.rowHeight * Double(rows.count))
    canvas.card(box, radius: 20)
    for (index, (item, row)) in zip(rows, box.rows(rows.count, gap: 0)).enumerated() {
      if index > 0 { canvas.separator(Box(row.x + 58, row.y, row.width - 58, 0), y: row.y) }
      canvas.tile(Box(row.x + 16, row.midY - 14, 28, 28), item.0, .white, .color(rgb(item.1)), radius: 8)
      rowBody(row.trimmed(start: 58, end: 16), canvas.words.text(item.2), item.3)
    }
    return box.maxY
  }

  private func rowBody(_ box: Box, _ title: String, _ control: Control) {
    let (theme, lettering) = (canvas.theme, Lettering(16, .medium))
    switch control {
    case .toggle(let isOn):
      canvas.toggle(end: box.maxX, midY: box.midY, isOn: isOn)
      canvas.text(title, lettering, theme.text, in: box.trimmed(end: 62).inset(0, 4), lines: 2)
    case .slider(let value):
      canvas.text(title, lettering, theme.text, in: box.start(box.width * 0.4).inset(0, 4))
      canvas.slider(box.end(box.width * 0.54), value)
    case .value(let value):
      canvas.icon(.chevronEnd, Box(center: box.maxX - 6, box.midY, 15), theme.tertiary, weight: 2.6)
      let room = box.trimmed(end: 20)
      let wanted = min(canvas.measure(value, Lettering(16)), room.width * 0.45)
      canvas.text(value, Lettering(16), theme.secondary, in: room.end(wanted + 1).inset(0, 4), .end)
      canvas.text(title, lettering, theme.text, in: room.trimmed(end: wanted + 14).inset(0, 4), lines: 2)
    }
  }
}
