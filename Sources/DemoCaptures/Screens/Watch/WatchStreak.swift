import Pixels

/// The month on the wrist, the run of days joined.
struct WatchStreak {
  let canvas: Canvas
  private var theme: Theme { canvas.theme }
  private var words: Localization { canvas.words }

  func draw() {
    canvas.watchHeader(words.monthHeading(Localization.today.month))
    canvas.icon(.flame, Box(14, 39, 19, 19), theme.accent)
    canvas.text(
      words.text("dayStreak", count: Content.streak), Lettering(15, .bold), .white, in: Box(36, 38, canvas.width - 50, 22))
    let area = Box(10, 62, canvas.width - 20, 0)
    canvas.weekdayHeader(Box(area.x, area.y, area.width, 18), gap: 0, Lettering(10.5, .semibold))
    let grid = canvas.monthGrid(Box(area.x, area.y + 19, area.width, 144), of: Localization.today, gap: 0)
    run(grid.days)
    for (index, cell) in grid.days.enumerated() {
      let day = index + 1
      let isPast = day <= Localization.today.day
      let color: Color = day == Localization.today.day ? .white : isPast ? rgb(0xFFC9B4) : theme.tertiary
      canvas.text(words.number(day), Lettering(12.5, isPast ? .bold : .medium), color, in: cell, .center)
    }
  }

  private func run(_ days: [Box]) {
    let today = Localization.today.day - 1
    let height = min(26, days[0].height - 3)
    for row in Set(days[...today].map(\.y)).sorted() {
      let part = days[...today].filter { $0.y == row }
      guard let first = part.first, let last = part.last else { continue }
      canvas.capsule(Box(first.midX - height / 2, first.midY - height / 2, last.midX - first.midX + height, height), rgb(0x57281D))
    }
    canvas.circle(Box(center: days[today].midX, days[today].midY, height), .vertical(rgb(0xFF9460), Theme.warmEnd))
  }
}
