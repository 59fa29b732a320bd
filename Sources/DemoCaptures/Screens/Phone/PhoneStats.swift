import Pixels

/// The month in numbers: the heat map, two facts, the best hours.
struct PhoneStats {
  let canvas: Canvas

  func draw() {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.statusBar()
    canvas.text(words.text("tab.stats"), Lettering(34, .bold), theme.text, in: Box(22, 68, 330, 52))
    canvas.roundButton(Box(374, 72, 44, 44), .gear)
    canvas.segmented(Box(22, 128, 396, 38), [words.text("week"), words.text("month"), words.text("year")], selected: 1)
    total(Box(22, 178, 396, 86))
    calendar(Box(20, 274, 400, 306))
    let tiles = Box(20, 592, 400, 84).columns(2, gap: 12)
    fact(tiles[0], .flame, words.text("streak"), words.text("days", count: Content.streak))
    fact(tiles[1], .mountain, words.text("longestSession"), words.duration(110))
    bestTime(Box(20, 688, 400, 166))
    canvas.tabBar(selected: 2)
    canvas.homeIndicator()
  }

  private func total(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.stack(
      [
        Label(words.duration(2530), Lettering(40, .bold), theme.text),
        Label(words.text("focusedIn", words.month(5)), Lettering(16), theme.secondary),
      ], in: box.trimmed(end: 96), gap: 12)
    canvas.badge(
      end: box.maxX, midY: box.midY + 20, words.percent(0.12), Lettering(15, .semibold), theme.positive, theme.positiveSoft, height: 32,
      icon: .arrowUp)
  }

  private func calendar(_ box: Box) {
    canvas.card(box)
    let inner = box.inset(17, 0)
    canvas.weekdayHeader(Box(inner.x, box.y + 10, inner.width, 26), gap: 6)
    canvas.heatMonth(Box(inner.x, box.y + 38, inner.width, box.height - 55), of: Content.may, levels: Content.mayLevels, gap: 6, size: 13.5)
  }

  private func fact(_ box: Box, _ icon: Icon, _ title: String, _ value: String) {
    canvas.card(box, radius: 22)
    canvas.icon(icon, Box(box.x + 17, box.y + 17, 19, 19), canvas.theme.accent, weight: 2.3)
    canvas.text(title, Lettering(14), canvas.theme.secondary, in: Box(box.x + 43, box.y + 12, box.width - 57, 29))
    canvas.text(value, Lettering(22, .bold), canvas.theme.text, in: Box(box.x + 18, box.y + 42, box.width - 32, 32))
  }

  private func bestTime(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box)
    canvas.text(words.text("bestTime"), Lettering(16, .semibold), theme.text, in: Box(box.x + 19, box.y + 10, box.width - 38, 28))
    let chart = Box(box.x + 16, box.y + 46, box.width - 32, 84)
    canvas.bars(chart, Content.hours, highlighted: Content.bestHours)
    for (slot, column) in chart.columns(Content.hours.count, gap: 0).enumerated() where slot % 3 == 0 {
      canvas.text(words.number(slot + 6), Lettering(12, .medium), theme.secondary, in: Box(center: column.midX, chart.maxY + 17, 34), .center)
    }
  }
}
