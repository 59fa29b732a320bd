import Pixels

/// The last twelve months: the course of the year, the projects' shares, their figures.
struct TabletStats {
  let canvas: Canvas
  private var theme: Theme { canvas.theme }
  private var words: Localization { canvas.words }

  private static let total = Content.yearMinutes.reduce(0, +)

  func draw() {
    canvas.tabletStatusBar()
    let span = words.range(words.date(Content.yearMonths[0], "yMMM"), words.date(Content.yearMonths[11], "yMMM"))
    canvas.tabletTitle(words.text("tab.stats"), span, in: Box(36, 40, 540, 92))
    canvas.segmented(Box(636, 58, 360, 42), [words.text("week"), words.text("month"), words.text("year")], selected: 2, size: 16)
    figures(Box(36, 148, 960, 112))
    course(Box(36, 278, 960, 398))
    shares(Box(36, 694, 372, 574))
    table(Box(426, 694, 570, 574))
    canvas.tabBar(selected: 2, width: 338)
    canvas.homeIndicator()
  }

  private func figures(_ box: Box) {
    let figures: [(Icon, String, String)] = [
      (.hourglass, "totalFocus", words.duration(Self.total)), (.target, "dailyAverage", words.duration(Self.total / 365)),
      (.mountain, "longestSession", words.duration(Content.longestSession)),
      (.flame, "streak.best", words.text("days", count: Content.bestStreak)),
    ]
    for (figure, part) in zip(figures, box.columns(4, gap: 16)) {
      canvas.card(part, radius: 24)
      canvas.icon(figure.0, Box(part.x + 19, part.y + 20, 20, 20), theme.accent, weight: 2.2)
      canvas.text(words.text(figure.1), Lettering(15), theme.secondary, in: Box(part.x + 47, part.y + 13, part.width - 62, 34), lines: 2)
      canvas.text(figure.2, Lettering(26, .bold), theme.text, in: Box(part.x + 19, part.y + 57, part.width - 36, 40))
    }
  }

  private func course(_ box: Box) {
    canvas.card(box, radius: 30)
    let head = Box(box.x + 28, box.y + 22, box.width - 56, 36)
    let badge = canvas.badge(
      end: head.maxX, midY: head.midY, words.percent(0.18), Lettering(15, .semibold), theme.positive, theme.positiveSoft, height: 32, icon: .arrowUp)
    canvas.text(words.text("year"), Lettering(20, .semibold), theme.text, in: head.start(300))
    canvas.text(
      words.text("comparedTo", words.year(2025)), Lettering(15), theme.secondary, in: Box(badge.x - 372, head.y, 360, head.height), .end)
    let chart = Box(box.x + 94, box.y + 82, box.width - 128, 262)
    grid(chart)
    let step = chart.width / 12
    for (index, minutes) in Content.yearMinutes.enumerated() {
      let middle = chart.x + step * (Double(index) + 0.5)
      let bar = Box(middle - 21, chart.maxY - chart.height * Double(minutes) / 2700, 42, chart.height * Double(minutes) / 2700)
      canvas.fill(bar, radius: 11, index == 10 ? .vertical(Theme.warmStart, Theme.warmEnd) : .color(rgb(0xFFD0BE)))
      canvas.text(
        words.shortMonth(Content.yearMonths[index].month), Lettering(14, index == 10 ? .bold : .medium), index == 10 ? theme.accent : theme.secondary,
        in: Box(middle - step / 2 + 3, chart.maxY + 10, step - 6, 26), .center)
    }
    let best = Box(center: chart.x + step * 10.5, chart.maxY - chart.height * 2530 / 2700 - 17, 0)
    canvas.text(words.duration(2530), Lettering(13, .bold), theme.accent, in: Box(best.midX - step / 2 - 24, best.y - 12, step + 48, 24), .center)
  }

  /// Every ten hours a line.
  private func grid(_ chart: Box) {
    for hours in stride(from: 0, through: 40, by: 10) {
      let y = chart.maxY - chart.height * Double(hours) * 60 / 2700
      canvas.line(chart.x, y, chart.maxX, y, theme.separator, width: 1, cap: .butt, dash: hours == 0 ? [] : [4, 4])
      canvas.text(words.text("hours", count: hours), Lettering(13, .medium), theme.tertiary, in: Box(chart.x - 70, y - 12, 60, 24), .end)
    }
  }

  private func shares(_ box: Box) {
    canvas.card(box, radius: 30)
    canvas.text(words.text("byProject"), Lettering(20, .semibold), theme.text, in: Box(box.x + 28, box.y + 22, box.width - 56, 36))
    let donut = Box(center: box.midX, box.y + 206, 250)
    canvas.donut(donut, thickness: 36, Content.projects.map { (Double($0.minutes), $0.color) })
    canvas.stack(
      [
        Label(words.text("hours", count: Self.total / 60), Lettering(32, .bold), theme.text),
        Label(words.text("totalFocus"), Lettering(14), theme.secondary, lines: 2),
      ], in: Box(center: donut.midX, donut.midY, 140), .center, gap: 12)
    for (project, cell) in zip(Content.projects, Box(box.x + 28, box.y + 362, box.width - 56, 188).rows(3, gap: 4).flatMap { $0.columns(2, gap: 16) })
    {
      canvas.circle(Box(center: cell.x + 6, cell.midY - 10, 11), project.color)
      canvas.text(words.text(project.name), Lettering(15, .medium), theme.text, in: Box(cell.x + 20, cell.midY - 24, cell.width - 20, 28))
      canvas.text(
        words.percent(Double(project.minutes) / Double(Self.total)), Lettering(14), theme.secondary,
        in: Box(cell.x + 20, cell.midY + 4, cell.width - 20, 24))
    }
  }

  private func table(_ box: Box) {
    canvas.card(box, radius: 30)
    let inner = box.inset(26, 0)
    let rows = Box(inner.x, box.y + 76, inner.width, box.height - 88).rows(7, gap: 0)
    header(Box(inner.x, box.y + 16, inner.width, 50))
    for (project, row) in zip(Content.projects, rows) {
      canvas.separator(row, y: row.y)
      canvas.tile(Box(row.x, row.midY - 18, 36, 36), project.icon, project.color, .color(project.color.withOpacity(0.13)), radius: 11)
      canvas.text(words.text(project.name), Lettering(16, .semibold), theme.text, in: row.trimmed(start: 48).start(156).inset(0, 10), lines: 2)
      figures(row, [words.duration(project.minutes), words.number(project.minutes / 25), words.duration(project.minutes / 365)], .medium)
    }
    canvas.separator(rows[6], y: rows[6].y)
    canvas.text(words.text("project.all"), Lettering(16, .bold), theme.text, in: rows[6].start(196).inset(0, 10), lines: 2)
    figures(rows[6], [words.duration(Self.total), words.number(Self.total / 25), words.duration(Self.total / 365)], .bold)
  }

  private func columns(_ row: Box) -> [Box] { [Box(row.x + 210, row.y, 118, row.height), Box(row.x + 338, row.y, 74, row.height), row.end(96)] }

  private func header(_ row: Box) {
    canvas.text(words.text("projects"), Lettering(14, .semibold), theme.secondary, in: row.start(196), lines: 2)
    for (key, column) in zip(["totalFocus", "settings.sessions", "dailyAverage"], columns(row)) {
      canvas.text(words.text(key), Lettering(14, .semibold), theme.secondary, in: column, .end, lines: 2)
    }
  }

  private func figures(_ row: Box, _ values: [String], _ weight: Weight) {
    for (index, (value, column)) in zip(values, columns(row)).enumerated() {
      canvas.text(value, Lettering(15, weight, tabular: true), index == 0 ? theme.text : theme.secondary, in: column.inset(0, 10), .end)
    }
  }
}
