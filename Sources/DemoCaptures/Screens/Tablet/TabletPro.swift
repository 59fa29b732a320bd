import Pixels

/// The subscription on a large screen: a table of what is free and what is not, and the plans.
struct TabletPro {
  let canvas: Canvas

  func draw() {
    let area = canvas.rect(Box(0, 0, canvas.width, 620))
    canvas.fill(.rect(area), .vertical(area, Gradient([rgb(0xFFD3B6), rgb(0xFBE8DC), rgb(0xF6F4F0)])))
    canvas.tabletStatusBar()
    hero()
    table(Box(86, 310, 860, 504))
    plans(Box(86, 848, 860, 186))
    let words = canvas.words
    canvas.button(Box(266, 1064, 500, 64), words.text("pro.trial"), size: 20)
    canvas.text(
      words.text("freeDays", count: 7) + " · " + words.text("pro.thenPrice", words.price(words.prices.yearly)), Lettering(15), canvas.theme.secondary,
      in: Box(186, 1136, 660, 34), .center)
    review(Box(266, 1188, 500, 84))
    for (key, column) in zip(["pro.terms", "pro.restore", "pro.privacy"], Box(216, 1292, 600, 40).columns(3, gap: 12)) {
      canvas.text(words.text(key), Lettering(14.5, .medium), canvas.theme.secondary, in: column, .center)
    }
    canvas.homeIndicator()
  }

  private func hero() {
    let (theme, words) = (canvas.theme, canvas.words)
    let close = Box(center: 62, 72, 44)
    canvas.circle(close, rgb(0xFFFFFF, 0.7))
    canvas.icon(.close, close.inset(13), theme.secondary, weight: 2.6)
    let icon = Box(center: 516, 112, 108)
    canvas.shadow(icon, radius: 26, theme.accent, y: 10, sigma: 16, opacity: 0.34)
    canvas.emberIcon(icon)
    canvas.stack(
      [
        Label(words.text("pro.title"), Lettering(42, .bold), theme.text), Label(words.text("pro.lead"), Lettering(20), theme.secondary, lines: 2),
      ], in: Box(186, 178, 660, 116), .center, gap: 17)
  }

  private func table(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box, radius: 30)
    let pro = Box(box.maxX - 172, box.y + 14, 150, box.height - 28)
    canvas.fill(pro, radius: 22, rgb(0xFFF1E9))
    let free = Box(pro.x - 160, box.y + 14, 150, box.height - 28)
    let head = box.top(76)
    canvas.text(words.text("pro.compare"), Lettering(21, .bold), theme.text, in: head.trimmed(start: 30, end: 360, top: 14))
    canvas.text(words.text("pro.free"), Lettering(17, .semibold), theme.secondary, in: Box(free.x + 8, head.y + 14, free.width - 16, 62), .center)
    canvas.text("Pro", Lettering(18, .bold), theme.accent, in: Box(pro.x + 8, head.y + 14, pro.width - 16, 62), .center)
    let rows: [(Icon, UInt32, String, String?)] = [
      (.infinity, 0xEF4B35, "pro.projects", words.number(3)), (.bars, 0xF79A3E, "pro.reports", nil), (.devices, 0x5B8DEF, "pro.sync", nil),
      (.rain, 0x2E9C93, "pro.sounds", words.number(4)), (.palette, 0xE2608C, "pro.themes", words.number(2)),
      (.export, 0x9A6BE0, "pro.export", words.text("pro.included")),
    ]
    for (row, place) in zip(rows, box.trimmed(top: 76, bottom: 14).rows(6, gap: 0)) {
      canvas.separator(place.trimmed(start: 30, end: 30), y: place.y)
      canvas.tile(Box(place.x + 30, place.midY - 22, 44, 44), row.0, rgb(row.1), .color(rgb(row.1, 0.13)), radius: 14)
      canvas.stack(
        [
          Label(words.text(row.2), Lettering(18, .semibold), theme.text), Label(words.text(row.2 + "Detail"), Lettering(14.5), theme.secondary),
        ], in: Box(place.x + 92, place.y, free.x - place.x - 104, place.height).inset(0, 9), gap: 10)
      if let limit = row.3 {
        canvas.text(limit, Lettering(16, .medium), theme.secondary, in: Box(free.x + 6, place.y, free.width - 12, place.height), .center)
      } else {
        canvas.icon(.minus, Box(center: free.midX, place.midY, 20), theme.tertiary, weight: 2.6)
      }
      let mark = Box(center: pro.midX, place.midY, 32)
      canvas.circle(mark, .vertical(rgb(0xFF9460), Theme.warmEnd))
      canvas.icon(.check, mark.inset(7.5), .white, weight: 3.4)
    }
  }

  private func plans(_ box: Box) {
    let words = canvas.words
    let prices = words.prices
    let plans: [(String, String, String)] = [
      ("pro.monthly", words.text("pro.perMonth", words.price(prices.monthly)), words.text("freeDays", count: 7)),
      ("pro.yearly", words.text("pro.perYear", words.price(prices.yearly)), words.text("pro.save", words.percent(prices.saving))),
      ("pro.lifetime", words.price(prices.lifetime), words.text("pro.once")),
    ]
    for (index, (plan, column)) in zip(plans, box.columns(3, gap: 20)).enumerated() {
      let (theme, isChosen) = (canvas.theme, index == 1)
      canvas.card(column, radius: 28)
      if isChosen {
        canvas.fill(column, radius: 28, rgb(0xFFF4EE))
        canvas.border(column, radius: 28, theme.accent, width: 3)
      }
      canvas.stack(
        [
          Label(words.text(plan.0), Lettering(18, .semibold), isChosen ? theme.accent : theme.secondary),
          Label(plan.1, Lettering(26, .bold), theme.text),
          Label(plan.2, Lettering(15.5, .medium), isChosen ? theme.positive : theme.secondary),
        ], in: column.inset(18, 26), .center, gap: 18)
    }
    let wanted = min(220, canvas.measure(words.text("pro.popular"), Lettering(14, .bold)))
    let badge = Box(box.midX - wanted / 2 - 16, box.y - 16, wanted + 32, 32)
    canvas.capsule(badge, .along(rgb(0xFF8F58), Theme.warmEnd))
    canvas.text(words.text("pro.popular"), Lettering(14, .bold), .white, in: badge.inset(15, 3), .center)
  }

  private func review(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    for star in 0..<5 { canvas.icon(.star, Box(box.midX - 62 + Double(star) * 25.5, box.y, 22, 22), rgb(0xF5A623), weight: 2.2) }
    canvas.stack(
      [
        Label(words.text("pro.review"), Lettering(17, .medium), theme.text), Label(words.text("pro.reviewer"), Lettering(14), theme.secondary),
      ], in: box.trimmed(top: 30), .center, gap: 9)
  }
}
