import Pixels

/// The year in numbers: months as bars, projects as a ring and a table.
struct TabletStats {
  let canvas: Canvas
  /// Hours by month, July to June.
  private static let hours = [28, 19, 34, 41, 38, 22, 45, 39, 47, 36, 42, 11]

  func draw() {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.tabletStatusBar()
    canvas.text(words.text("tab.stats"), Lettering(38, .bold), theme.text, in: Box(36, 44, 420, 60))
    canvas.segmented(Box(616, 52, 380, 44), [words.text("week"), words.text("month"), words.text("year")], selected: 2, size: 16)
    year(Box(36, 124, 960, 424))
    for (fact, column) in zip(facts, Box(36, 568, 960, 112).columns(4, gap: 18)) { tile(fact, column) }
    projects(Box(36, 700, 960, 566))
    canvas.tabBar(selected: 2, width: 340)
    canvas.homeIndicator()
  }

  private func year(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box, radius: 30)
    let used = canvas.stack(
      [
        Label(words.duration(Self.hours.reduce(0, +) * 60), Lettering(42, .bold), theme.text),
        Label(words.text("totalFocus"), Lettering(16), theme.secondary),
      ], in: Box(box.x + 30, box.y + 20, 500, 86), gap: 13)
    canvas.badge(
      end: used.x + used.width + 96, midY: box.y + 48, words.percent(0.18), Lettering(15, .semibold), theme.positive, theme.positiveSoft, height: 32,
      icon: .arrowUp)
    canvas.text(words.text("comparedTo", words.year(2025)), Lettering(15), theme.secondary, in: Box(box.maxX - 350, box.y + 34, 320, 30), .end)
    let plot = Box(box.x + 78, box.y + 130, box.width - 108, box.height - 184)
    for step in 0...4 {
      let y = plot.maxY - plot.height * Double(step) / 4
      canvas.line(plot.x, y, plot.maxX, y, theme.separator, width: 1, cap: .butt)
      canvas.text(words.text("hours", count: step * 12), Lettering(13, .medium), theme.secondary, in: Box(box.x + 22, y - 12, 46, 24), .end)
    }
    canvas.bars(plot, Self.hours.map { Double($0) / 48 }, highlighted: 10..<11, share: 0.56, radius: 9)
    for (index, column) in plot.columns(12, gap: 0).enumerated() {
      let month = (index + 6) % 12 + 1
      let isChosen = index == 10
      canvas.text(
        words.shortMonth(month), Lettering(13.5, isChosen ? .bold : .medium), isChosen ? theme.accent : theme.secondary,
        in: Box(column.x + 2, plot.maxY + 14, column.width - 4, 24), .center)
    }
  }

  private var facts: [(Icon, UInt32, String, String)] {
    let words = canvas.words
    return [
      (.timer, 0xEF4B35, words.text("dailyAverage"), words.duration(66)),
      (.flame, 0xF79A3E, words.text("streak.best"), words.text("days", count: Content.bestStreak)),
      (.mountain, 0x9A6BE0, words.text("longestSession"), words.duration(110)),
      (.check, 0x3FAE78, words.text("settings.sessions"), words.number(964)),
    ]
  }

  private func tile(_ fact: (Icon, UInt32, String, String), _ box: Box) {
    canvas.card(box)
    canvas.icon(fact.0, Box(box.x + 18, box.y + 20, 22, 22), rgb(fact.1), weight: 2.2)
    canvas.text(fact.2, Lettering(14.5), canvas.theme.secondary, in: Box(box.x + 48, box.y + 12, box.width - 62, 38), lines: 2)
    canvas.text(fact.3, Lettering(25, .bold), canvas.theme.text, in: Box(box.x + 20, box.y + 56, box.width - 36, 42))
  }

  private func projects(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box, radius: 30)
    canvas.text(words.text("byProject"), Lettering(20, .bold), theme.text, in: Box(box.x + 30, box.y + 20, 500, 36))
    let whole = Content.projects.reduce(0) { $0 + $1.minutes }
    let ring = Box(box.x + 44, box.y + 118, 330, 330)
    canvas.donut(ring, thickness: 50, Content.projects.map { (Double($0.minutes), $0.color) })
    canvas.stack(
      [
        Label(words.duration(whole / 60 * 60), Lettering(30, .bold), theme.text), Label(words.text("totalFocus"), Lettering(15), theme.secondary),
      ], in: ring.inset(66, 100), .center, gap: 12)
    let table = Box(box.x + 420, box.y + 70, box.width - 450, box.height - 92)
    for (index, (project, row)) in zip(Content.projects, table.rows(Content.projects.count, gap: 0)).enumerated() {
      if index > 0 { canvas.separator(row, y: row.y) }
      let share = Double(project.minutes) / Double(whole)
      canvas.tile(Box(row.x, row.midY - 21, 42, 42), project.icon, project.color, .color(project.color.withOpacity(0.14)), radius: 13)
      canvas.text(words.percent(share), Lettering(15, .medium), theme.secondary, in: row.end(56), .end)
      canvas.text(words.duration(project.minutes), Lettering(16, .semibold), theme.text, in: row.trimmed(end: 66).end(112), .end)
      let body = row.trimmed(start: 58, end: 194)
      canvas.text(words.text(project.name), Lettering(17, .semibold), theme.text, in: body.trimmed(top: 12, bottom: row.height / 2 + 2))
      canvas.progress(Box(body.x, row.midY + 12, body.width, 7), share / 0.37, .along(project.color.withOpacity(0.65), project.color))
    }
  }
}
