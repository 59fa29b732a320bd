import Pixels

/// The settings as a split view: the sections beside the sounds.
struct TabletSettings {
  let canvas: Canvas

  func draw() {
    sidebar(Box(0, 0, 352, canvas.height))
    canvas.tabletStatusBar()
    canvas.text(canvas.words.text("settings.sounds"), Lettering(30, .bold), canvas.theme.text, in: Box(392, 52, 460, 50))
    canvas.text(canvas.words.text("edit"), Lettering(17, .medium), canvas.theme.accent, in: Box(870, 60, 126, 36), .end)
    sounds(Box(388, 124, 608, 424))
    volumes(Box(388, 600, 608, 192))
    options(Box(388, 846, 608, 280))
    canvas.text(canvas.words.text("pro.soundsDetail"), Lettering(14), canvas.theme.secondary, in: Box(412, 1138, 560, 30), lines: 2)
    upgrade(Box(388, 1190, 608, 108))
    canvas.homeIndicator()
  }

  private func sidebar(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.fill(box, rgb(0xEDEAE4))
    canvas.text(words.text("settings"), Lettering(34, .bold), theme.text, in: Box(28, 52, 296, 50))
    let account = Box(20, 122, 312, 84)
    canvas.card(account, radius: 22)
    canvas.emberIcon(Box(account.x + 16, account.midY - 26, 52, 52))
    canvas.stack(
      [
        Label(words.text("settings.account"), Lettering(18, .semibold), theme.text), Label(words.text("pro.title"), Lettering(14), theme.secondary),
      ], in: account.trimmed(start: 84, end: 16).inset(0, 12), gap: 9)
    let groups: [[(Icon, UInt32, String)]] = [
      [(.timer, 0xEF4B35, "settings.sessions"), (.rain, 0x5B8DEF, "settings.sounds"), (.bell, 0xF0A02F, "settings.reminders")],
      [
        (.palette, 0xE2608C, "settings.appearance"), (.sparkles, 0x9A6BE0, "settings.appIcon"), (.globe, 0x3C9BD6, "settings.language"),
        (.calendar, 0x3FAE78, "settings.calendar"), (.devices, 0x4A4E9E, "settings.sync"),
      ],
      [(.question, 0x8C8A96, "settings.help"), (.info, 0x8C8A96, "settings.about")],
    ]
    var y = 230.0
    for group in groups {
      let card = Box(20, y, 312, Double(group.count) * 56)
      canvas.card(card, radius: 22)
      for (index, (entry, row)) in zip(group, card.rows(group.count, gap: 0)).enumerated() {
        let isChosen = entry.2 == "settings.sounds"
        if isChosen {
          canvas.fill(row.inset(4, 3), radius: 16, theme.accent)
        } else if index > 0, group[index - 1].2 != "settings.sounds" {
          canvas.separator(Box(row.x + 62, row.y, row.width - 62, 0), y: row.y)
        }
        canvas.tile(Box(row.x + 18, row.midY - 16, 32, 32), entry.0, .white, .color(isChosen ? rgb(0xFFFFFF, 0.25) : rgb(entry.1)), radius: 9)
        canvas.text(
          words.text(entry.2), Lettering(17, .medium), isChosen ? .white : theme.text, in: row.trimmed(start: 64, end: 18).inset(0, 6), lines: 2)
      }
      y = card.maxY + 24
    }
  }

  private static let scenes: [(Icon, UInt32, UInt32, String)] = [
    (.rain, 0x7FA8F0, 0x3E63C8, "sound.rain"), (.tree, 0x7CCB94, 0x2C8A5C, "sound.forest"), (.waves, 0x6FD0DE, 0x22899E, "sound.waves"),
    (.cup, 0xE2AE7C, 0xA9683A, "sound.cafe"), (.fireplace, 0xFF9A5A, 0xE5432F, "sound.fire"), (.moon, 0x8480D8, 0x3E3A92, "sound.night"),
    (.wind, 0xA9C4D4, 0x5F8399, "sound.wind"), (.noise, 0xB9B5C4, 0x6F6B80, "sound.noise"),
  ]

  private func sounds(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.text(words.text("settings.background"), Lettering(15, .semibold), theme.secondary, in: Box(box.x + 8, box.y, box.width, 30))
    let cells = box.trimmed(top: 40).rows(2, gap: 16).flatMap { $0.columns(4, gap: 16) }
    for (index, (scene, cell)) in zip(Self.scenes, cells).enumerated() {
      canvas.shadow(cell, radius: 24, .black, y: 5, sigma: 10, opacity: 0.08)
      canvas.fill(cell, radius: 24, .vertical(rgb(scene.1), rgb(scene.2)))
      canvas.icon(scene.0, Box(center: cell.midX, cell.midY - 20, 56), .white, weight: 1.7)
      canvas.text(words.text(scene.3), Lettering(16, .semibold), .white, in: Box(cell.x + 12, cell.maxY - 54, cell.width - 24, 40), .center, lines: 2)
      guard index == 0 else { continue }
      canvas.border(cell.inset(-5), radius: 28, theme.accent, width: 3)
      let mark = Box(center: cell.maxX - 22, cell.y + 22, 24)
      canvas.circle(mark, .white)
      canvas.icon(.check, mark.inset(5.5), theme.accent, weight: 3.6)
    }
  }

  private func volumes(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.text(words.text("settings.volume"), Lettering(15, .semibold), theme.secondary, in: Box(box.x + 8, box.y - 36, box.width, 28))
    canvas.card(box)
    let levels: [(Icon, String, Double)] = [
      (.rain, "sound.rain", 0.62), (.speaker, "settings.tick", 0.28), (.bell, "settings.reminders", 0.8),
    ]
    for (index, (level, row)) in zip(levels, box.inset(20, 0).rows(3, gap: 0)).enumerated() {
      if index > 0 { canvas.separator(row.trimmed(start: 40), y: row.y) }
      canvas.icon(level.0, Box(row.x, row.midY - 12, 24, 24), theme.accent)
      canvas.text(words.text(level.1), Lettering(17, .medium), theme.text, in: row.trimmed(start: 40).start(190))
      canvas.text(words.percent(level.2), Lettering(15, .medium, tabular: true), theme.secondary, in: row.end(54), .end)
      canvas.slider(row.trimmed(start: 246, end: 72), level.2)
    }
  }

  private func options(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.text(words.text("settings.sessions"), Lettering(15, .semibold), theme.secondary, in: Box(box.x + 8, box.y - 36, box.width, 28))
    canvas.card(box)
    let rows: [(String, String?, Bool)] = [
      ("settings.focusLength", words.duration(25), false), ("settings.rounds", words.number(4), false), ("settings.autoStart", nil, true),
      ("settings.haptics", nil, true), ("settings.tick", nil, false),
    ]
    for (index, (entry, row)) in zip(rows, box.inset(20, 0).rows(5, gap: 0)).enumerated() {
      if index > 0 { canvas.separator(row, y: row.y) }
      if let value = entry.1 {
        canvas.icon(.chevronEnd, Box(center: row.maxX - 7, row.midY, 16), theme.tertiary, weight: 2.6)
        canvas.text(value, Lettering(17), theme.secondary, in: row.trimmed(end: 24).end(150), .end)
      } else {
        canvas.toggle(end: row.maxX, midY: row.midY, isOn: entry.2)
      }
      canvas.text(words.text(entry.0), Lettering(17, .medium), theme.text, in: row.trimmed(end: 186))
    }
  }

  private func upgrade(_ box: Box) {
    let words = canvas.words
    canvas.glowingCard(box, radius: 26)
    canvas.icon(.sparkles, Box(box.x + 26, box.midY - 20, 40, 40), .white)
    let wanted = min(200, canvas.measure(words.text("pro.trial"), Lettering(16, .semibold)))
    let button = Box(box.maxX - wanted - 64, box.midY - 24, wanted + 40, 48)
    canvas.capsule(button, .white)
    canvas.text(words.text("pro.trial"), Lettering(16, .semibold), canvas.theme.onSoft, in: button.inset(19, 4), .center)
    canvas.stack(
      [
        Label(words.text("pro.title"), Lettering(20, .bold), .white), Label(words.text("pro.lead"), Lettering(15), rgb(0xFFFFFF, 0.95), lines: 2),
      ], in: Box(box.x + 86, box.y + 12, button.x - box.x - 104, box.height - 24), gap: 10)
  }
}
