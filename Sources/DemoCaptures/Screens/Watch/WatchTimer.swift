import Pixels

/// The running session on the wrist.
struct WatchTimer {
  let canvas: Canvas
  private var theme: Theme { canvas.theme }
  private var words: Localization { canvas.words }

  func draw() {
    canvas.watchHeader(words.text("focus"))
    let dial = Box(center: canvas.width / 2, 124, 158)
    canvas.ring(dial, thickness: 13, 0.705, dot: true)
    canvas.watchDial(dial.inset(16.5), Lettering(9, .semibold), rgb(0x8B8A95))
    canvas.text(words.clock(18, 24), Lettering(35, .bold), .white, in: Box(dial.midX - 46, dial.y + 59, 92, 38), .center)
    canvas.sessionDots(end: dial.midX + 17.5, midY: dial.y + 109, done: 1, total: 4, isRunning: true, side: 4.6)
    canvas.text(
      words.text("deepWork"), Lettering(10, .semibold), theme.secondary, in: Box(dial.midX - 33, dial.y + 40, 66, 15), .center)
    let round = Box(center: 34, 225, 38)
    canvas.circle(round, rgb(0x26262D))
    canvas.icon(.reset, round.inset(12), .white, weight: 2.5)
    let pause = Box(center: canvas.width - 34, 225, 38)
    canvas.circle(pause, .vertical(rgb(0xFF9460), Theme.warmEnd))
    canvas.icon(.pause, pause.inset(11), .white)
    canvas.stack(
      [
        Label(words.text("roundOf", words.number(2), words.number(4)), Lettering(13, .semibold), .white),
        Label(words.text("endsAt", words.time(9, 59)), Lettering(10.5, .medium), theme.secondary),
      ], in: Box(58, 213, canvas.width - 116, 32), .center, gap: 6)
  }
}
