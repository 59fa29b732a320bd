import Pixels

/// The subscription: what it brings, what it costs.
struct PhonePro {
  let canvas: Canvas

  func draw() {
    let words = canvas.words
    backdrop()
    canvas.statusBar()
    hero()
    features(Box(20, 266, 400, 310))
    plans(Box(20, 598, 400, 130))
    canvas.button(Box(20, 748, 400, 56), words.text("pro.trial"), size: 18)
    let prices = words.prices
    canvas.text(
      words.text("freeDays", count: 7) + " · " + words.text("pro.thenPrice", words.price(prices.yearly)), Lettering(13), canvas.theme.secondary,
      in: Box(30, 811, 380, 36), .center, lines: 2)
    links(Box(20, 868, 400, 40))
    canvas.homeIndicator()
  }

  private func backdrop() {
    let area = canvas.rect(Box(0, 0, canvas.width, 420))
    canvas.fill(.rect(area), .vertical(area, Gradient([rgb(0xFFD8BE), rgb(0xFBE9DE), rgb(0xF6F4F0)])))
  }

  private func hero() {
    let (theme, words) = (canvas.theme, canvas.words)
    let close = Box(center: 40, 92, 34)
    canvas.circle(close, rgb(0xFFFFFF, 0.7))
    canvas.icon(.close, close.inset(10), theme.secondary, weight: 2.8)
    let icon = Box(center: 220, 118, 84)
    canvas.shadow(icon, radius: 20, theme.accent, y: 8, sigma: 13, opacity: 0.34)
    canvas.emberIcon(icon)
    canvas.stack(
      [
        Label(words.text("pro.title"), Lettering(32, .bold), theme.text), Label(words.text("pro.lead"), Lettering(16), theme.secondary, lines: 2),
      ], in: Box(36, 164, 368, 94), .center, gap: 12)
  }

  private func features(_ box: Box) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.card(box)
    let features: [(Icon, UInt32, String)] = [
      (.infinity, 0xEF4B35, "pro.projects"), (.bars, 0xF79A3E, "pro.reports"), (.devices, 0x5B8DEF, "pro.sync"), (.rain, 0x2E9C93, "pro.sounds"),
      (.palette, 0xE2608C, "pro.themes"), (.export, 0x9A6BE0, "pro.export"),
    ]
    for (feature, row) in zip(features, box.inset(16, 8).rows(6, gap: 0)) {
      canvas.tile(Box(row.x, row.midY - 17, 34, 34), feature.0, rgb(feature.1), .color(rgb(feature.1, 0.13)), radius: 11)
      canvas.stack(
        [
          Label(words.text(feature.2), Lettering(15.5, .semibold), theme.text),
          Label(words.text(feature.2 + "Detail"), Lettering(13), theme.secondary),
        ], in: row.trimmed(start: 48, end: 34, top: 3, bottom: 3), gap: 8)
      canvas.icon(.check, Box(center: row.maxX - 12, row.midY, 19), theme.accent, weight: 2.8)
    }
  }

  private func plans(_ box: Box) {
    let words = canvas.words
    let prices = words.prices
    let plans = [
      (words.text("pro.monthly"), words.text("pro.perMonth", words.price(prices.monthly)), words.text("freeDays", count: 7)),
      (words.text("pro.yearly"), words.text("pro.perYear", words.price(prices.yearly)), words.text("pro.save", words.percent(prices.saving))),
      (words.text("pro.lifetime"), words.price(prices.lifetime), words.text("pro.once")),
    ]
    let columns = box.columns(3, gap: 10)
    let room = columns[0].width - 24
    let widest = plans.map { canvas.measure($0.1, Lettering(16, .bold)) }.max() ?? room
    let priceSize = 16 * min(1, room / widest)
    for (index, column) in columns.enumerated() { plan(column, plans[index], priceSize: priceSize, isChosen: index == 1) }
    let wanted = min(room, canvas.measure(words.text("pro.popular"), Lettering(12, .bold)))
    let badge = Box(box.midX - wanted / 2 - 12, box.y - 13, wanted + 24, 26)
    canvas.capsule(badge, .along(rgb(0xFF8F58), Theme.warmEnd))
    canvas.text(words.text("pro.popular"), Lettering(12, .bold), .white, in: badge.inset(11, 2), .center)
  }

  /// The three lines of a plan lie at the same heights and sizes in all plans.
  private func plan(_ box: Box, _ plan: (String, String, String), priceSize: Double, isChosen: Bool) {
    let theme = canvas.theme
    canvas.card(box, radius: 22)
    if isChosen {
      canvas.fill(box, radius: 22, rgb(0xFFF4EE))
      canvas.border(box, radius: 22, theme.accent, width: 2.5)
    }
    let lines = box.inset(12, 0)
    canvas.text(
      plan.0, Lettering(14.5, .semibold), isChosen ? theme.accent : theme.secondary, in: Box(lines.x, box.y + 24, lines.width, 24), .center)
    canvas.text(plan.1, Lettering(priceSize, .bold), theme.text, in: Box(lines.x, box.y + 50, lines.width, 26), .center)
    canvas.text(
      plan.2, Lettering(12.5, .medium), isChosen ? theme.positive : theme.secondary, in: Box(lines.x, box.y + 79, lines.width, 36), .center,
      lines: 2)
  }

  private func links(_ box: Box) {
    let words = canvas.words
    for (key, column) in zip(["pro.terms", "pro.restore", "pro.privacy"], box.columns(3, gap: 8)) {
      canvas.text(words.text(key), Lettering(13, .medium), canvas.theme.secondary, in: column, .center, lines: 2)
    }
  }
}
