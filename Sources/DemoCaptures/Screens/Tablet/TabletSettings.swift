import Pixels

/// The settings: sections at the start, the controls of the chosen ones beside them.
struct TabletSettings {
  let canvas: Canvas
  private var theme: Theme { canvas.theme }
  private var words: Localization { canvas.words }

  func draw() {
    canvas.sidebar(width: 344)
    canvas.tabletStatusBar()
    sections()
    let area = Box(376, 0, 624, 0)
    canvas.text(words.text("settings.sessions"), Lettering(34, .bold), theme.text, in: Box(area.x + 4, 50, area.width - 140, 50))
    canvas.text(words.text("done"), Lettering(17, .semibold), theme.accent, in: Box(area.maxX - 130, 58, 126, 34), .end)
    lengths(Box(area.x, 112, area.width, 340))
    switches(Box(area.x, 466, area.width, 108))
    sounds(Box(area.x, 626, area.width, 162))
    reminders(Box(area.x, 838, area.width, 166))
    appearance(Box(area.x, 1054, area.width, 214))
    canvas.homeIndicator()
  }

  // MARK: Sections

  private func sections() {
    let area = Box(20, 0, 304, 0)
    canvas.text(words.text("settings"), Lettering(34, .bold), theme.text, in: Box(area.x + 4, 50, area.width - 8, 50))
    canvas.searchField(Box(area.x, 110, area.width, 40), words.text("note.search"))
    account(Box(area.x, 166, area.width, 84))
    let groups: [[(Icon, UInt32, String, String?)]] = [
      [
        (.timer, 0xEF4B35, "settings.sessions", nil), (.speaker, 0x5B8DEF, "settings.sounds", words.text("sound.rain")),
        (.bell, 0xF0A02F, "settings.reminders", words.text("settings.on")),
        (.palette, 0xE2608C, "settings.appearance", words.text("settings.automatic")),
        (.star, 0xF79A3E, "settings.appIcon", words.text("settings.classic")),
      ],
      [
        (.person, 0x4C6FD8, "settings.account", nil), (.globe, 0x3C9BD6, "settings.language", words.text("settings.languageName")),
        (.calendar, 0xD8543F, "settings.calendar", words.text("settings.on")), (.devices, 0x3FAE78, "settings.sync", words.text("settings.on")),
      ],
      [(.report, 0x9A6BE0, "settings.weeklyReport", words.text("settings.on")), (.export, 0x2E9C93, "pro.export", nil)],
      [
        (.reset, 0x8C8A96, "pro.restore", nil), (.lock, 0x8C8A96, "pro.privacy", nil), (.question, 0x8C8A96, "settings.help", nil),
        (.info, 0x8C8A96, "settings.about", nil),
      ],
    ]
    var y = 268.0
    for group in groups {
      let box = Box(area.x, y, area.width, Double(group.count) * 56)
      canvas.card(box, radius: 20)
      for (index, (item, row)) in zip(group, box.rows(group.count, gap: 0)).enumerated() { section(item, row, index) }
      y = box.maxY + 20
    }
  }

  private func account(_ box: Box) {
    canvas.card(box, radius: 22)
    canvas.emberIcon(Box(box.x + 16, box.midY - 25, 50, 50))
    canvas.stack(
      [
        Label(words.text("pro.title"), Lettering(18, .semibold), theme.text), Label(words.text("pro.sync"), Lettering(14), theme.secondary),
      ], in: box.trimmed(start: 80, end: 36).inset(0, 14), gap: 11)
    canvas.icon(.chevronEnd, Box(center: box.maxX - 20, box.midY, 16), theme.tertiary, weight: 2.6)
  }

  private func section(_ item: (Icon, UInt32, String, String?), _ row: Box, _ index: Int) {
    let isOpen = item.2 == "settings.sessions"
    if isOpen {
      canvas.fill(row.inset(6, 6), radius: 15, theme.accentSoft)
    } else if index > 0, index > 1 || item.2 != "settings.sounds" {
      canvas.separator(Box(row.x + 58, row.y, row.width - 58, 0), y: row.y)
    }
    canvas.tile(Box(row.x + 15, row.midY - 15, 30, 30), item.0, .white, .color(rgb(item.1)), radius: 8.5)
    let room = row.trimmed(start: 58, end: 36)
    let title = Lettering(16, isOpen ? .semibold : .medium)
    let free = room.width - min(canvas.measure(words.text(item.2), title), room.width * 0.55) - 11
    let valueWidth = item.3.map { min(canvas.measure($0, Lettering(15)), free) } ?? 0
    if let value = item.3 { canvas.text(value, Lettering(15), theme.secondary, in: room.end(valueWidth + 1).inset(0, 8), .end) }
    canvas.text(
      words.text(item.2), title, isOpen ? theme.onSoft : theme.text, in: room.trimmed(end: valueWidth + 10).inset(0, 7), lines: 2)
    canvas.icon(.chevronEnd, Box(center: row.maxX - 20, row.midY, 15), isOpen ? theme.accent : theme.tertiary, weight: 2.6)
  }

  // MARK: Sessions

  private func lengths(_ box: Box) {
    canvas.card(box, radius: 24)
    let groups: [(Icon, String, [Int], Int)] = [
      (.timer, "settings.focusLength", [15, 20, 25, 45, 60], 2), (.cup, "shortBreak", [3, 5, 8, 10], 1), (.leaf, "longBreak", [10, 15, 20, 30], 1),
    ]
    let rows = box.inset(20, 0).trimmed(top: 6, bottom: 60).rows(3, gap: 0)
    for (index, (group, row)) in zip(groups, rows).enumerated() {
      if index > 0 { canvas.separator(row, y: row.y) }
      canvas.icon(group.0, Box(row.x, row.y + 15, 21, 21), theme.accent, weight: 2.1)
      canvas.heading(words.text(group.1), words.duration(group.2[group.3]), in: Box(row.x + 32, row.y + 10, row.width - 32, 32), size: 16)
      canvas.chips(Box(row.x, row.y + 46, row.width, 36), group.2.map(words.number), selected: group.3)
    }
    let last = box.bottom(60).inset(20, 0)
    canvas.separator(last, y: last.y)
    canvas.icon(.reset, Box(last.x, last.midY - 10, 21, 21), theme.accent, weight: 2.1)
    canvas.text(words.text("settings.rounds"), Lettering(16, .semibold), theme.text, in: last.trimmed(start: 32, end: 170).inset(0, 10))
    canvas.stepper(end: last.maxX, midY: last.midY)
    canvas.text(words.number(4), Lettering(18, .semibold), theme.text, in: Box(last.maxX - 150, last.y, 42, last.height), .end)
  }

  private func switches(_ box: Box) {
    canvas.card(box, radius: 24)
    for (index, (item, row)) in zip([("settings.autoStart", true), ("settings.haptics", true)], box.rows(2, gap: 0)).enumerated() {
      if index > 0 { canvas.separator(row.inset(20, 0), y: row.y) }
      canvas.text(words.text(item.0), Lettering(16, .medium), theme.text, in: row.trimmed(start: 20, end: 90).inset(0, 10))
      canvas.toggle(end: row.maxX - 20, midY: row.midY, isOn: item.1)
    }
  }

  private func sounds(_ box: Box) {
    canvas.heading(words.text("settings.sounds"), in: Box(box.x + 6, box.y - 38, box.width - 12, 30), size: 17)
    canvas.card(box, radius: 24)
    let rows = box.inset(20, 0).rows(3, gap: 0)
    canvas.text(words.text("settings.background"), Lettering(16, .medium), theme.text, in: rows[0].start(330).inset(0, 9))
    canvas.text(words.text("sound.rain"), Lettering(16), theme.secondary, in: rows[0].trimmed(start: 340, end: 22).inset(0, 9), .end)
    canvas.icon(.chevronEnd, Box(center: rows[0].maxX - 6, rows[0].midY, 15), theme.tertiary, weight: 2.6)
    canvas.separator(rows[1], y: rows[1].y)
    canvas.text(words.text("settings.volume"), Lettering(16, .medium), theme.text, in: rows[1].start(160).inset(0, 9))
    canvas.icon(.speaker, Box(rows[1].x + 176, rows[1].midY - 10, 20, 20), theme.secondary)
    canvas.slider(rows[1].trimmed(start: 208, end: 70), 0.62)
    canvas.text(words.percent(0.62), Lettering(15, .medium), theme.secondary, in: rows[1].end(60), .end)
    canvas.separator(rows[2], y: rows[2].y)
    canvas.text(words.text("settings.tick"), Lettering(16, .medium), theme.text, in: rows[2].trimmed(end: 80).inset(0, 9))
    canvas.toggle(end: rows[2].maxX, midY: rows[2].midY, isOn: false)
  }

  private func reminders(_ box: Box) {
    canvas.heading(words.text("settings.reminders"), in: Box(box.x + 6, box.y - 38, box.width - 12, 30), size: 17)
    canvas.card(box, radius: 24)
    let inner = box.inset(20, 0)
    let first = inner.top(54)
    canvas.text(words.text("settings.dailyReminder"), Lettering(16, .medium), theme.text, in: first.trimmed(end: 200).inset(0, 9))
    let time = words.time(9, 30)
    canvas.badge(end: first.maxX, midY: first.midY, time, Lettering(15, .medium), theme.text, theme.track, height: 34)
    let days = Box(inner.x, first.maxY, inner.width, 56)
    for (index, (name, column)) in zip(words.weekdays, days.columns(7, gap: 0)).enumerated() {
      let isOn = (words.firstWeekday - 1 + index) % 7 != 0
      canvas.circle(Box(center: column.midX, column.y + 22, 40), isOn ? theme.accentSoft : theme.track)
      canvas.text(name, Lettering(14, .semibold), isOn ? theme.onSoft : theme.tertiary, in: Box(center: column.midX, column.y + 22, 34), .center)
    }
    let last = inner.bottom(54)
    canvas.separator(last, y: last.y)
    canvas.text(words.text("settings.quietHours"), Lettering(16, .medium), theme.text, in: last.trimmed(end: 260).inset(0, 9))
    canvas.text(words.range(words.time(22), words.time(7)), Lettering(15), theme.secondary, in: last.end(250).inset(0, 9), .end)
  }

  private func appearance(_ box: Box) {
    canvas.heading(words.text("settings.appearance"), in: Box(box.x + 6, box.y - 38, box.width - 12, 30), size: 17)
    canvas.card(box, radius: 24)
    let names = ["settings.automatic", "settings.light", "settings.darkTheme"]
    for (index, (name, column)) in zip(names, box.inset(20, 20).columns(3, gap: 18)).enumerated() {
      let picture = column.top(132)
      preview(picture, dark: index == 2, half: index == 0)
      canvas.border(picture, radius: 18, index == 0 ? theme.accent : theme.separator, width: index == 0 ? 2.5 : 1)
      canvas.text(
        words.text(name), Lettering(15, index == 0 ? .semibold : .medium), index == 0 ? theme.accent : theme.text,
        in: Box(column.x + 26, picture.maxY + 14, column.width - 26, 30), .start)
      let mark = Box(center: column.x + 10, picture.maxY + 29, 20)
      if index == 0 {
        canvas.circle(mark, theme.accent)
        canvas.icon(.check, mark.inset(4.5), .white, weight: 3.6)
      } else {
        canvas.checkMark(mark, isDone: false)
      }
    }
  }

  /// A small picture of the app in an appearance; `half` shows both.
  private func preview(_ box: Box, dark: Bool, half: Bool) {
    let (light, night) = (Theme.light, Theme.dark)
    canvas.fill(box, radius: 18, dark || half ? night.ground : light.ground)
    if half {
      let radius = 18 * canvas.scale
      let corners =
        canvas.isMirrored ? CornerRadii(topRight: radius, bottomRight: radius) : CornerRadii(topLeft: radius, bottomLeft: radius)
      canvas.fill(.continuousRoundedRect(canvas.rect(box.start(box.width / 2)), radii: corners), .color(light.ground))
    }
    let sides = half ? box.columns(2, gap: 0) : [box]
    for (index, side) in sides.enumerated() {
      let look = dark || (half && index == 1) ? night : light
      canvas.capsule(Box(side.x + 14, side.y + 16, side.width * 0.4, 8), look.text)
      canvas.ring(Box(center: side.midX, side.y + 66, 54), thickness: 7, 0.7, track: look.isDark ? look.fill : look.track)
      canvas.fill(Box(side.x + 14, side.maxY - 28, side.width - 28, 16), radius: 6, look.card)
    }
  }
}
