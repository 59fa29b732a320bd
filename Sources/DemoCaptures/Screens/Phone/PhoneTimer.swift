import Pixels

/// The running session: the ring with its dial, the task, the controls.
struct PhoneTimer {
  let canvas: Canvas

  func draw() {
    canvas.statusBar()
    header()
    dial(Box(42, 148, 356, 356))
    task(Box(20, 536, 400, 82))
    controls(midY: 692)
    summary(Box(20, 766, 400, 76))
    canvas.tabBar(selected: 0)
    canvas.homeIndicator()
  }

  private func header() {
    canvas.roundButton(Box(20, 70, 44, 44), .rain)
    canvas.roundButton(Box(376, 70, 44, 44), .gear)
    let lettering = Lettering(16, .semibold)
    let title = canvas.words.text("deepWork")
    let width = min(180, canvas.measure(title, lettering))
    let pill = Box(220 - (width + 76) / 2, 70, width + 76, 44)
    canvas.card(pill, radius: 22)
    canvas.circle(Box(center: pill.x + 22, 92, 9), canvas.theme.accent)
    canvas.text(title, lettering, canvas.theme.text, in: Box(pill.x + 37, 70, width + 1, 44))
    canvas.icon(.chevronDown, Box(center: pill.maxX - 22, 92.5, 16), canvas.theme.tertiary, weight: 2.6)
  }

  private func dial(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.ring(box, thickness: 23, Content.sessionLeft, dot: true)
    canvas.dialTicks(box.inset(35), minor: 6, major: 12, width: 1.6, rgb(0xD9D6D0), rgb(0xC9C6C0))
    canvas.dialNumerals(box.inset(62), Lettering(12, .medium), theme.tertiary)
    canvas.text(words.text("focus"), Lettering(17, .semibold), theme.accent, in: Box(118, box.y + 90, 204, 26), .center)
    canvas.text(words.clock(18, 24), Lettering(82, .bold), theme.text, in: Box(112, box.y + 130, 216, 90), .center)
    canvas.text(words.text("roundOf", words.number(2), words.number(4)), Lettering(15), theme.secondary, in: Box(130, box.y + 229, 180, 26), .center)
    canvas.sessionDots(end: 250.5, midY: box.y + 270, done: 1, total: 4, isRunning: true)
  }

  private func task(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    let task = Content.tasks[3]
    canvas.card(box)
    canvas.tile(Box(box.x + 18, box.midY - 22, 44, 44), .checklist, theme.accent, .color(theme.accentSoft), radius: 13)
    canvas.stack(
      [
        Label(words.text(task.name), Lettering(17, .semibold), theme.text),
        Label(words.text("sessionsOf", words.number(task.done), words.number(task.total)), Lettering(14), theme.secondary),
      ], in: box.trimmed(start: 76, end: 88, top: 10, bottom: 10), gap: 9)
    canvas.sessionDots(end: box.maxX - 18, midY: box.midY, done: 1, total: 4, isRunning: true, side: 7)
  }

  private func controls(midY: Double) {
    canvas.roundButton(Box(center: 105, midY, 66), .reset, iconSize: 25)
    canvas.mainButton(Box(center: 220, midY, 98), .pause, iconSize: 40)
    canvas.roundButton(Box(center: 335, midY, 66), .skip, iconSize: 25)
  }

  private func summary(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    let parts = [
      (words.duration(75), words.text("widget.focusToday")),
      (words.duration(5), words.text("nextUp", words.text("shortBreak"))),
      (words.text("days", count: Content.streak), words.text("streak")),
    ]
    for (part, column) in zip(parts, box.columns(3, gap: 10)) {
      canvas.card(column, radius: 20)
      canvas.stack(
        [Label(part.0, Lettering(16, .bold), theme.text), Label(part.1, Lettering(12, .medium), theme.secondary, lines: 2)],
        in: column.inset(10, 9), .center, gap: 8)
    }
  }
}
