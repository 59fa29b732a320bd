import Pixels

/// A session in the dark, over the whole screen: the ring, what comes next, the soundscapes.
struct TabletDark {
  let canvas: Canvas
  private var theme: Theme { canvas.theme }
  private var words: Localization { canvas.words }

  func draw() {
    glow()
    canvas.tabletStatusBar()
    header()
    dial(Box(46, 130, 560, 560))
    controls(midX: 326, midY: 780)
    queue(Box(660, 130, 336, 722))
    sounds(Box(36, 876, 960, 384))
    canvas.homeIndicator(rgb(0xFFFFFF, 0.85))
  }

  /// The warmth around the ring.
  private func glow() {
    guard canvas.paints else { return }
    let center = canvas.point(326, 424)
    let warm = Gradient([.init(0, rgb(0xFF6A3D, 0.2)), .init(0.5, rgb(0xD9482F, 0.09)), .init(1, rgb(0xD9482F, 0))])
    canvas.fill(.rect(canvas.rect(canvas.bounds)), .radial(center: center, radius: 640 * canvas.scale, warm))
  }

  private func header() {
    canvas.roundButton(Box(36, 48, 48, 48), .chevronDown)
    let title = words.text("deepWork")
    let width = min(260, canvas.measure(title, Lettering(18, .semibold)))
    let pill = Box(326 - (width + 66) / 2, 50, width + 66, 46)
    canvas.capsule(pill, theme.card)
    canvas.circle(Box(center: pill.x + 24, pill.midY, 10), theme.accent)
    canvas.text(title, Lettering(18, .semibold), theme.text, in: Box(pill.x + 42, pill.y, width + 1, pill.height))
    canvas.icon(.flame, Box(662, 61, 22, 22), theme.accent)
    canvas.text(words.text("dayStreak", count: Content.streak), Lettering(17, .semibold), theme.text, in: Box(692, 52, 186, 40))
    canvas.roundButton(Box(892, 48, 48, 48), .moon)
    canvas.roundButton(Box(948, 48, 48, 48), .gear)
  }

  private func dial(_ box: Box) {
    canvas.ring(box, thickness: 34, Content.sessionLeft, dot: true)
    canvas.dialTicks(box.inset(50), minor: 9, major: 18, width: 2.2, rgb(0x3A3A44), rgb(0x5A5963))
    canvas.dialNumerals(box.inset(90), Lettering(18, .medium), theme.tertiary)
    canvas.text(words.text("focus"), Lettering(24, .semibold), theme.accent, in: Box(box.midX - 140, box.y + 146, 280, 42), .center)
    canvas.text(words.clock(18, 24), Lettering(126, .bold), theme.text, in: Box(box.midX - 160, box.y + 204, 320, 136), .center)
    canvas.text(
      words.text("roundOf", words.number(2), words.number(4)), Lettering(21), theme.secondary, in: Box(box.midX - 140, box.y + 360, 280, 38), .center)
    canvas.sessionDots(end: box.midX + 44, midY: box.y + 418, done: 1, total: 4, isRunning: true, side: 11)
  }

  private func controls(midX: Double, midY: Double) {
    canvas.roundButton(Box(center: midX - 138, midY, 76), .reset, iconSize: 29)
    canvas.mainButton(Box(center: midX, midY, 116), .pause, iconSize: 46)
    canvas.roundButton(Box(center: midX + 138, midY, 76), .skip, iconSize: 29)
  }

  // MARK: Queue

  private func queue(_ box: Box) {
    canvas.card(box, radius: 28)
    let ends = words.text("endsAt", words.time(11, 40))
    canvas.heading(words.text("widget.upNext"), ends, in: Box(box.x + 24, box.y + 20, box.width - 48, 36), size: 19)
    let steps: [(Icon, Int, Int, String, Int)] = [
      (.cup, 10, 0, "shortBreak", 5), (.book, 10, 5, "task.chapter", 25), (.cup, 10, 30, "shortBreak", 5), (.palette, 10, 35, "task.cover", 25),
      (.leaf, 11, 0, "longBreak", 15), (.music, 11, 15, "task.piano", 25),
    ]
    for (index, (step, row)) in zip(steps, Box(box.x + 24, box.y + 66, box.width - 48, 552).rows(6, gap: 0)).enumerated() {
      if index > 0 { canvas.separator(row.trimmed(start: 62), y: row.y) }
      let isBreak = step.4 < 20
      canvas.tile(
        Box(row.x, row.midY - 23, 46, 46), step.0, isBreak ? theme.positive : theme.accent, .color(isBreak ? theme.positiveSoft : theme.accentSoft),
        radius: 14)
      let body = row.trimmed(start: 62)
      canvas.text(words.text(step.3), Lettering(17, .semibold), theme.text, in: body.inset(0, 0).trimmed(top: 17, bottom: 45))
      canvas.text(words.time(step.1, step.2), Lettering(15), theme.secondary, in: body.start(110).trimmed(top: 52, bottom: 12))
      canvas.text(words.duration(step.4), Lettering(15), theme.secondary, in: body.trimmed(start: 118, top: 52, bottom: 12), .end)
    }
    let foot = Box(box.x + 24, box.maxY - 96, box.width - 48, 72)
    canvas.heading(words.text("dailyGoal"), words.percent(0.63), in: foot.top(32), size: 16)
    canvas.progress(Box(foot.x, foot.y + 44, foot.width, 10), 0.625, track: theme.fill)
  }

  // MARK: Soundscapes

  private func sounds(_ box: Box) {
    canvas.heading(words.text("soundscapes"), words.text("edit"), in: Box(box.x + 4, box.y, box.width - 8, 38), size: 22)
    let sounds: [(Icon, String, Double)] = [
      (.rain, "sound.rain", 0.62), (.fireplace, "sound.fire", 0.35), (.tree, "sound.forest", 0), (.waves, "sound.waves", 0.2),
      (.cup, "sound.cafe", 0), (.moon, "sound.night", 0.45), (.wind, "sound.wind", 0), (.noise, "sound.noise", 0),
    ]
    let cells = box.trimmed(top: 46).rows(2, gap: 16).flatMap { $0.columns(4, gap: 16) }
    for (sound, cell) in zip(sounds, cells) { soundCell(sound, cell) }
  }

  private func soundCell(_ sound: (Icon, String, Double), _ cell: Box) {
    let isOn = sound.2 > 0
    canvas.card(cell, radius: 26, isOn ? .diagonal(rgb(0x42261E), rgb(0x2A1B1A)) : nil)
    if isOn { canvas.border(cell, radius: 26, rgb(0xFF8A5C, 0.28), width: 1) }
    canvas.tile(
      Box(cell.x + 18, cell.y + 18, 50, 50), sound.0, isOn ? .white : theme.secondary, isOn ? .warm : .color(theme.fill), radius: 16)
    if isOn {
      canvas.text(
        words.percent(sound.2), Lettering(16, .semibold), theme.onSoft, in: Box(cell.x + 80, cell.y + 18, cell.width - 98, 50), .end)
    }
    canvas.text(
      words.text(sound.1), Lettering(17, .semibold), isOn ? theme.text : theme.secondary, in: Box(cell.x + 19, cell.y + 80, cell.width - 38, 34))
    canvas.slider(Box(cell.x + 18, cell.maxY - 46, cell.width - 36, 28), sound.2, color: isOn ? theme.accent : theme.fill, knob: 22)
  }
}
