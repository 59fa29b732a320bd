import Pixels

/// A session over the whole screen, in the dark, with its soundscapes and what follows.
struct TabletSession {
  let canvas: Canvas

  func draw() {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.tabletStatusBar()
    canvas.text(words.text("deepWork"), Lettering(30, .bold), theme.text, in: Box(36, 48, 560, 52))
    let close = Box(center: 970, 74, 48)
    canvas.card(close, radius: 24)
    canvas.icon(.close, close.inset(14), theme.secondary, weight: 2.4)
    session(Box(36, 120, 960, 664))
    sounds(Box(36, 812, 574, 508))
    queue(Box(634, 812, 362, 508))
    canvas.homeIndicator()
  }

  private func session(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    let glow = canvas.point(box.midX, box.y + 266)
    canvas.fill(
      .circle(center: glow, radius: 420 * canvas.scale),
      .radial(center: glow, radius: 420 * canvas.scale, Gradient([rgb(0xFF6A4D, 0.17), rgb(0xFF6A4D, 0)])))
    let ring = Box(box.midX - 252, box.y + 14, 504, 504)
    canvas.ring(ring, thickness: 30, 0.705, dot: true)
    canvas.dialTicks(ring.inset(46), minor: 9, major: 17, width: 2, rgb(0x33333B), rgb(0x50505A))
    canvas.dialNumerals(ring.inset(84), Lettering(16, .medium), theme.secondary)
    canvas.text(words.text("focus"), Lettering(24, .semibold), theme.accent, in: Box(ring.midX - 140, ring.y + 142, 280, 38), .center)
    canvas.text(words.clock(18, 24), Lettering(124, .bold), theme.text, in: Box(ring.midX - 164, ring.midY - 68, 328, 132), .center)
    canvas.text(words.text("endsAt", words.time(9, 59)), Lettering(20), theme.secondary, in: Box(ring.midX - 130, ring.y + 346, 260, 36), .center)
    canvas.sessionDots(end: ring.midX + 41, midY: ring.y + 402, done: 1, total: 4, isRunning: true, side: 11)
    canvas.stack(
      [
        Label(words.text("task.chapter"), Lettering(20, .semibold), theme.text),
        Label(words.text("project.book"), Lettering(15), theme.secondary),
      ], in: Box(box.x, box.maxY - 92, 320, 64), gap: 10)
    canvas.roundButton(Box(center: box.midX - 116, box.maxY - 58, 68), .reset, iconSize: 26)
    canvas.mainButton(Box(center: box.midX, box.maxY - 58, 104), .pause, iconSize: 42)
    canvas.roundButton(Box(center: box.midX + 116, box.maxY - 58, 68), .skip, iconSize: 26)
    canvas.text(
      words.text("roundOf", words.number(2), words.number(4)), Lettering(17, .medium), theme.secondary,
      in: Box(box.maxX - 320, box.maxY - 76, 320, 36), .end)
  }

  private func sounds(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box, radius: 30)
    canvas.text(words.text("soundscapes"), Lettering(20, .bold), theme.text, in: Box(box.x + 26, box.y + 18, box.width - 52, 36))
    let sounds: [(Icon, UInt32, String, Double)] = [
      (.rain, 0x7FA8F0, "sound.rain", 0.72), (.tree, 0x6FC08A, "sound.forest", 0), (.waves, 0x5CC4D4, "sound.waves", 0.34),
      (.cup, 0xE2AE7C, "sound.cafe", 0), (.fireplace, 0xFF8A52, "sound.fire", 0.5), (.moon, 0x9590EE, "sound.night", 0),
      (.wind, 0xA9C4D4, "sound.wind", 0.18), (.noise, 0xB9B5C4, "sound.noise", 0),
    ]
    let cells = box.trimmed(start: 22, end: 22, top: 68, bottom: 22).rows(4, gap: 12).flatMap { $0.columns(2, gap: 12) }
    for (sound, cell) in zip(sounds, cells) {
      let isOn = sound.3 > 0
      canvas.fill(cell, radius: 20, theme.cardRaised)
      canvas.tile(
        Box(cell.x + 14, cell.midY - 24, 48, 48), sound.0, isOn ? rgb(sound.1) : theme.tertiary, .color(isOn ? rgb(sound.1, 0.18) : theme.fill),
        radius: 15)
      let body = cell.trimmed(start: 76, end: 18)
      let line = body.trimmed(top: 16, bottom: cell.height - 44)
      let level = isOn ? canvas.text(words.percent(sound.3), Lettering(13.5, .medium), theme.secondary, in: line.end(60), .end).width + 8 : 0
      canvas.text(words.text(sound.2), Lettering(16, .semibold), isOn ? theme.text : theme.secondary, in: line.trimmed(end: level))
      canvas.slider(Box(body.x, cell.maxY - 34, body.width, 22), sound.3, color: isOn ? rgb(sound.1) : theme.fill, knob: 20)
    }
  }

  private func queue(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box, radius: 30)
    let edit = canvas.text(words.text("edit"), Lettering(15, .medium), theme.accent, in: Box(box.maxX - 126, box.y + 18, 100, 36), .end)
    canvas.text(words.text("widget.upNext"), Lettering(20, .bold), theme.text, in: Box(box.x + 26, box.y + 18, box.width - 66 - edit.width, 36))
    let entries: [(Icon, UInt32, String, Int, Int)] = [
      (.cup, 0x6FC08A, "shortBreak", 5, 59), (.timer, 0xFF7A55, "task.chapter", 25, 64), (.cup, 0x6FC08A, "shortBreak", 5, 89),
      (.timer, 0xFF7A55, "task.cover", 50, 94), (.leaf, 0x5CC4D4, "longBreak", 15, 144),
    ]
    for (index, (entry, row)) in zip(entries, box.trimmed(start: 24, end: 24, top: 66, bottom: 16).rows(5, gap: 0)).enumerated() {
      if index > 0 { canvas.separator(row.trimmed(start: 56), y: row.y) }
      canvas.tile(Box(row.x, row.midY - 21, 42, 42), entry.0, rgb(entry.1), .color(rgb(entry.1, 0.16)), radius: 13)
      let length = canvas.text(words.duration(entry.3), Lettering(14.5, .medium), theme.secondary, in: row.end(90), .end)
      canvas.stack(
        [
          Label(words.text(entry.2), Lettering(16, .semibold), theme.text),
          Label(words.time(9 + entry.4 / 60, entry.4 % 60), Lettering(13.5), theme.secondary),
        ], in: row.trimmed(start: 56, end: length.width + 12).inset(0, 8), gap: 9)
    }
  }
}
