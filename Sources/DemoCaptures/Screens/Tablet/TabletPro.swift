import Pixels

/// The subscription: Free and Pro side by side, then the plans.
struct TabletPro {
  let canvas: Canvas
  private var theme: Theme { canvas.theme }
  private var words: Localization { canvas.words }

  func draw() {
    hero()
    canvas.tabletStatusBar(.white)
    comparison(Box(76, 306, 880, 548))
    plans(Box(76, 890, 880, 168))
    review(Box(76, 1076, 880, 66))
    canvas.button(Box(266, 1164, 500, 60), words.text("pro.trial"), size: 20)
    let price = words.text("pro.thenPrice", words.price(words.prices.yearly))
    canvas.text(words.text("freeDays", count: 7) + " · " + price, Lettering(15), theme.secondary, in: Box(116, 1234, 800, 32), .center)
    for (key, column) in zip(["pro.terms", "pro.restore", "pro.privacy"], Box(216, 1292, 600, 34).columns(3, gap: 20)) {
      canvas.text(words.text(key), Lettering(15, .medium), theme.secondary, in: column, .center)
    }
    canvas.homeIndicator()
  }

  /// A dusk behind the icon and the promise.
  private func hero() {
    let box = Box(0, 0, canvas.width, 420)
    if canvas.paints {
      let area = canvas.rect(box)
      canvas.fill(.rect(area), .vertical(area, Gradient([rgb(0x2B1338), rgb(0x8A2F55), rgb(0xF0623F)])))
      let center = canvas.point(canvas.width / 2, 130)
      canvas.fill(
        .circle(center: center, radius: 300 * canvas.scale),
        .radial(center: center, radius: 300 * canvas.scale, Gradient([rgb(0xFFB07A, 0.45), rgb(0xFFB07A, 0)])))
    }
    let close = Box(center: 64, 72, 40)
    canvas.circle(close, rgb(0xFFFFFF, 0.18))
    canvas.icon(.close, close.inset(12), .white, weight: 2.6)
    let icon = Box(center: canvas.width / 2, 110, 108)
    canvas.shadow(icon, radius: 25, .black, y: 10, sigma: 16, opacity: 0.3)
    canvas.emberIcon(icon)
    canvas.stack(
      [
        Label(words.text("pro.title"), Lettering(44, .bold), .white),
        Label(words.text("pro.lead"), Lettering(20, .medium), rgb(0xFFFFFF, 0.92)),
      ], in: Box(96, 178, 840, 110), .center, gap: 17)
  }

  // MARK: Comparison

  private func comparison(_ box: Box) {
    canvas.card(box, radius: 32)
    let rows = Box(box.x + 28, box.y + 74, box.width - 56, box.height - 86).rows(6, gap: 0)
    let free = Box(box.maxX - 316, box.y, 130, box.height)
    let pro = Box(box.maxX - 174, box.y + 12, 150, box.height - 24)
    canvas.fill(pro, radius: 24, theme.accentSoft)
    let head = Box(box.x, box.y + 14, box.width, 60)
    canvas.text(words.text("pro.compare"), Lettering(22, .bold), theme.text, in: Box(box.x + 30, head.y, 500, head.height))
    canvas.text(words.text("pro.free"), Lettering(18, .semibold), theme.secondary, in: Box(free.x + 6, head.y, free.width - 12, head.height), .center)
    canvas.text(
      words.text("pro.title"), Lettering(18, .bold), theme.onSoft, in: Box(pro.x + 12, head.y, pro.width - 24, head.height), .center, lines: 2)
    for (feature, row) in zip(features, rows) {
      canvas.separator(Box(row.x, 0, pro.x - row.x - 12, 0), y: row.y)
      featureRow(feature, row, free, pro)
    }
  }

  private var features: [(Icon, UInt32, String, String?, String?)] {
    [
      (.infinity, 0xEF4B35, "pro.projects", words.number(3), nil), (.bars, 0xF79A3E, "pro.reports", words.text("week"), words.text("year")),
      (.devices, 0x5B8DEF, "pro.sync", words.number(1), nil), (.rain, 0x2E9C93, "pro.sounds", words.number(4), words.number(40)),
      (.palette, 0xE2608C, "pro.themes", words.number(2), words.number(12)), (.export, 0x9A6BE0, "pro.export", nil, nil),
    ]
  }

  private func featureRow(_ feature: (Icon, UInt32, String, String?, String?), _ row: Box, _ free: Box, _ pro: Box) {
    canvas.tile(Box(row.x, row.midY - 24, 48, 48), feature.0, rgb(feature.1), .color(rgb(feature.1, 0.13)), radius: 15)
    canvas.stack(
      [
        Label(words.text(feature.2), Lettering(19, .semibold), theme.text),
        Label(words.text(feature.2 + "Detail"), Lettering(15.5), theme.secondary),
      ], in: Box(row.x + 66, row.y + 8, free.x - row.x - 78, row.height - 16), gap: 12)
    if let value = feature.3 {
      canvas.text(value, Lettering(18, .medium), theme.secondary, in: Box(free.x + 6, row.y + 12, free.width - 12, row.height - 24), .center)
    } else {
      canvas.line(free.midX - 8, row.midY, free.midX + 8, row.midY, theme.tertiary, width: 2.5)
    }
    if let value = feature.4 {
      canvas.text(value, Lettering(19, .bold), theme.onSoft, in: Box(pro.x + 12, row.y + 12, pro.width - 24, row.height - 24), .center)
    } else if feature.2 == "pro.export" {
      let mark = Box(center: pro.midX, row.midY, 32)
      canvas.circle(mark, theme.accent)
      canvas.icon(.check, mark.inset(7.5), .white, weight: 3.4)
    } else {
      canvas.icon(.infinity, Box(center: pro.midX, row.midY, 32), theme.onSoft, weight: 2.2)
    }
  }

  // MARK: Plans

  private func plans(_ box: Box) {
    let prices = words.prices
    let plans = [
      ("pro.monthly", words.text("pro.perMonth", words.price(prices.monthly)), words.text("freeDays", count: 7)),
      ("pro.yearly", words.text("pro.perYear", words.price(prices.yearly)), words.text("pro.save", words.percent(prices.saving))),
      ("pro.lifetime", words.price(prices.lifetime), words.text("pro.once")),
    ]
    for (index, (plan, column)) in zip(plans, box.columns(3, gap: 18)).enumerated() { self.plan(column, plan, isChosen: index == 1) }
    let popular = words.text("pro.popular")
    let width = min(240, canvas.measure(popular, Lettering(14, .bold)) + 32)
    let badge = Box(box.midX - width / 2, box.y - 15, width, 30)
    canvas.capsule(badge, .along(rgb(0xFF8F58), Theme.warmEnd))
    canvas.text(popular, Lettering(14, .bold), .white, in: badge.inset(14, 3), .center)
  }

  private func plan(_ box: Box, _ plan: (String, String, String), isChosen: Bool) {
    canvas.card(box, radius: 26, isChosen ? .color(rgb(0xFFF5F0)) : nil)
    if isChosen { canvas.border(box, radius: 26, theme.accent, width: 3) }
    let mark = Box(center: box.maxX - 32, box.y + 34, 26)
    if isChosen {
      canvas.circle(mark, theme.accent)
      canvas.icon(.check, mark.inset(6), .white, weight: 3.4)
    } else {
      canvas.checkMark(mark, isDone: false)
    }
    let body = box.inset(24, 0)
    canvas.text(
      words.text(plan.0), Lettering(18, .semibold), isChosen ? theme.onSoft : theme.secondary, in: Box(body.x, box.y + 18, body.width - 40, 32))
    canvas.text(plan.1, Lettering(26, .bold), theme.text, in: Box(body.x, box.y + 62, body.width, 42))
    canvas.text(
      plan.2, Lettering(16, .semibold), isChosen ? theme.positive : theme.secondary, in: Box(body.x, box.y + 116, body.width, 34), lines: 1)
  }

  private func review(_ box: Box) {
    let used = canvas.stack(
      [
        Label(words.text("pro.review"), Lettering(19, .semibold), theme.text), Label(words.text("pro.reviewer"), Lettering(15), theme.secondary),
      ], in: box.trimmed(start: 130, end: 130), .center, gap: 12)
    for side in [used.x - 128, used.maxX + 28] {
      for star in 0..<5 { canvas.fill(starPath(center: side + 10 + Double(star) * 20, box.midY), .color(rgb(0xF7A531))) }
    }
  }

  private func starPath(center x: Double, _ y: Double) -> Path {
    let unit = 18 * canvas.scale / 24
    let origin = canvas.point(x, y)
    return IconPath.layers(of: .star)[0].path.transformed(
      by: Transform.scale(unit).then(.translation(x: origin.x - 12 * unit, y: origin.y - 12 * unit)))
  }
}
