import Pixels

/// The running session on the wrist.
struct WatchTimer {
  let canvas: Canvas
  private var theme: Theme { canvas.theme }
  private var words: Localization { canvas.words }

  func draw() {
    canvas.watchHeader(words.text("focus"))
    let dial = Box(center: canvas.width / 2, 115, 146)
    canvas.ring(dial, thickness: 12, Content.sessionLeft, dot: true)
    canvas.watchDial(dial.inset(15), Lettering(9, .semibold), rgb(0x8B8A95))
    canvas.text(words.clock(18, 24), Lettering(33, .bold), .white, in: Box(dial.midX - 43, dial.y + 54, 86, 36), .center)
    rounds(Box(dial.midX - 28, dial.y + 94, 56, 14))
    corners()
    canvas.text(
      words.text("deepWork"), Lettering(10, .semibold), theme.secondary, in: Box(dial.midX - 32, dial.y + 36, 64, 15), .center)
    let round = Box(center: 33, 207, 36)
    canvas.circle(round, rgb(0x26262D))
    canvas.icon(.reset, round.inset(11), .white, weight: 2.5)
    let pause = Box(center: canvas.width - 33, 207, 36)
    canvas.circle(pause, .vertical(rgb(0xFF9460), Theme.warmEnd))
    canvas.icon(.pause, pause.inset(10.5), .white)
    canvas.stack(
      [
        Label(words.text("roundOf", words.number(2), words.number(4)), Lettering(13, .semibold), .white),
        Label(words.text("endsAt", words.time(9, 59)), Lettering(10.5, .medium), theme.secondary),
      ], in: Box(56, 193, canvas.width - 112, 30), .center, gap: 6)
  }

  /// The four rounds by their numbers, the running one filled.
  private func rounds(_ box: Box) {
    for (index, column) in box.columns(4, gap: 0).enumerated() {
      let isRunning = index == 1
      if isRunning { canvas.circle(Box(center: column.midX, column.midY, 14), theme.accent) }
      let color = isRunning ? Color.white : index == 0 ? theme.accent : rgb(0x8B8A95)
      canvas.text(words.number(index + 1), Lettering(8.5, .bold), color, in: Box(column.midX - 6, column.y, 12, 14), .center)
    }
  }

  /// What the round dial leaves free: streak and goal above, sessions and the coming break below.
  private func corners() {
    let corners: [(Icon, Color, String, Double, Double)] = [
      (.flame, rgb(0xFFB05A), words.number(Content.streak), 24, 56), (.target, rgb(0x7BE3B0), words.percent(0.63), canvas.width - 24, 56),
      (.checklist, rgb(0x5AA9FF), words.number(3), 24, 169), (.cup, rgb(0xC79BFF), words.duration(5), canvas.width - 24, 169),
    ]
    for (icon, color, value, x, y) in corners {
      canvas.icon(icon, Box(center: x, y - 7, 13), color, weight: 2.2)
      canvas.text(value, Lettering(10, .semibold), .white, in: Box(x - 17, y + 1, 34, 14), .center)
    }
  }
}
