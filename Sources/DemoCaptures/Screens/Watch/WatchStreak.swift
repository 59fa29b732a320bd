import Pixels

/// The month on the wrist, with the days of the run.
struct WatchStreak {
  let canvas: Canvas

  func draw() {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.fill(canvas.bounds, .black)
    canvas.icon(.flame, Box(20, 15, 18, 18), theme.accent)
    let time = canvas.text(words.statusTime(9, 41), Lettering(15.5, .semibold), theme.text, in: Box(121, 13, 62, 22), .end)
    canvas.text(words.text("days", count: Content.streak), Lettering(15.5, .semibold), theme.accent, in: Box(42, 13, 131 - time.width, 22))
    canvas.text(words.monthHeading(6), Lettering(16, .bold), theme.text, in: Box(16, 39, 173, 22))
    canvas.weekdayHeader(Box(12, 62, 181, 15), gap: 0, Lettering(9.5, .semibold))
    month(Box(12, 79, 181, 152))
  }

  private func month(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    let today = Localization.today.day
    let grid = canvas.monthGrid(box, of: Localization.today, gap: 0)
    for (index, cell) in grid.days.enumerated() {
      let day = index + 1
      let side = min(cell.width, cell.height) - 2.5
      let mark = Box(center: cell.midX, cell.midY, side)
      if day == today {
        canvas.circle(mark, .vertical(rgb(0xFF9460), Theme.warmEnd))
      } else if day < today {
        canvas.circle(mark, rgb(0x4A2319))
      }
      canvas.text(
        words.number(day), Lettering(11.5, day <= today ? .bold : .medium), day == today ? .white : day < today ? rgb(0xFFA486) : theme.secondary,
        in: mark.inset(1), .center)
    }
  }
}
