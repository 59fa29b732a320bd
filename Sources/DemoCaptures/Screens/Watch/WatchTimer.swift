import Pixels

/// The running session on the wrist.
struct WatchTimer {
  let canvas: Canvas

  func draw() {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.fill(canvas.bounds, .black)
    canvas.watchHeader(words.text("focus"), color: theme.accent)
    let ring = Box(24, 47, 157, 157)
    canvas.ring(ring, thickness: 14, 0.705, track: rgb(0x222229), dot: true)
    canvas.dialTicks(ring.inset(18), minor: 3, major: 6, width: 1, rgb(0x3A3A42), rgb(0x5A5A64))
    canvas.dialNumerals(ring.inset(31), Lettering(8, .semibold), theme.secondary)
    canvas.text(words.clock(18, 24), Lettering(29, .bold), theme.text, in: Box(64, 106, 77, 34), .center)
    canvas.sessionDots(end: 120.5, midY: 152, done: 1, total: 4, isRunning: true, off: rgb(0x3A3A44), side: 5)
    let reset = Box(center: 32, 222, 38)
    canvas.circle(reset, rgb(0x26262D))
    canvas.icon(.reset, reset.inset(11), theme.text, weight: 2.3)
    let pause = Box(center: 173, 222, 38)
    canvas.circle(pause, .vertical(rgb(0xFF9460), Theme.warmEnd))
    canvas.icon(.pause, pause.inset(11), .white)
    canvas.text(
      words.text("roundOf", words.number(2), words.number(4)), Lettering(12, .medium), theme.secondary, in: Box(57, 212, 91, 32), .center, lines: 2)
  }
}

extension Canvas {
  /// Title at the start, time at the end, clear of the round corners.
  func watchHeader(_ title: String, color: Color) {
    let time = text(words.statusTime(9, 41), Lettering(15.5, .semibold), theme.text, in: Box(121, 13, 62, 22), .end)
    text(title, Lettering(15.5, .semibold), color, in: Box(22, 13, 151 - time.width, 22))
  }
}
