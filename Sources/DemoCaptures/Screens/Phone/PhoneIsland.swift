import Pixels

/// A notes app under the expanded Dynamic Island.
struct PhoneIsland {
  let canvas: Canvas
  private static let gold = rgb(0xD99A1E)

  func draw() {
    let words = canvas.words
    notesHeader()
    let notes: [(String, String)] = [
      ("note.harbour", words.time(9, 12)), ("note.letter", words.text("yesterday")),
      ("note.names", words.date(Day(year: 2026, month: 6, day: 7), "dMMM")), ("note.ideas", words.date(Day(year: 2026, month: 6, day: 5), "dMMM")),
      ("note.trip", words.date(Day(year: 2026, month: 6, day: 2), "dMMM")), ("note.recipe", words.date(Day(year: 2026, month: 5, day: 28), "dMMM")),
    ]
    section(words.text("note.pinned"), Array(notes[..<2]), y: 354)
    section(words.monthHeading(6), Array(notes[2...]), y: 534)
    toolbar()
    island(Box(11, 14, 418, 196))
    canvas.homeIndicator()
  }

  private func notesHeader() {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.text(words.text("app.notes"), Lettering(34, .bold), theme.text, in: Box(22, 228, 330, 54))
    let more = Box(center: 398, 256, 32)
    canvas.circle(more, theme.fill)
    canvas.icon(.ellipsis, more.inset(7), Self.gold)
    let field = Box(20, 296, 400, 42)
    canvas.capsule(field, theme.fill)
    canvas.icon(.search, Box(center: field.x + 22, field.midY, 19), theme.secondary)
    canvas.text(words.text("note.search"), Lettering(16), theme.secondary, in: field.trimmed(start: 42, end: 20))
  }

  private func section(_ title: String, _ notes: [(String, String)], y: Double) {
    let (theme, words) = (canvas.theme, canvas.words)
    canvas.text(title, Lettering(18, .bold), theme.text, in: Box(24, y, 392, 32))
    let box = Box(20, y + 34, 400, Double(notes.count) * 66)
    canvas.card(box, radius: 22)
    for (index, (note, row)) in zip(notes, box.rows(notes.count, gap: 0)).enumerated() {
      if index > 0 { canvas.separator(Box(row.x + 20, row.y, row.width - 20, 0), y: row.y) }
      let body = row.trimmed(start: 20, end: 20)
      canvas.text(words.text(note.0), Lettering(16.5, .semibold), theme.text, in: body.trimmed(top: 8, bottom: 34))
      let date = canvas.text(note.1, Lettering(14), theme.secondary, in: body.start(120).trimmed(top: 36, bottom: 8))
      canvas.text(words.text(note.0 + "Text"), Lettering(14), theme.tertiary, in: body.trimmed(start: date.width + 10, top: 36, bottom: 8))
    }
  }

  private func toolbar() {
    let compose = Box(372, 872, 48, 48)
    canvas.card(compose, radius: 24)
    canvas.icon(.compose, compose.inset(12), Self.gold)
    let folder = Box(20, 872, 48, 48)
    canvas.card(folder, radius: 24)
    canvas.icon(.folder, folder.inset(12), Self.gold)
  }

  private func island(_ box: Box) {
    let words = canvas.words
    canvas.shadow(box, radius: 46, .black, y: 10, sigma: 18, opacity: 0.28)
    canvas.fill(box, radius: 46, .black)
    let ring = Box(box.x + 26, box.y + 50, 62, 62)
    canvas.ring(ring, thickness: 7, Content.sessionLeft, track: rgb(0x2A2A2E))
    canvas.icon(.flame, ring.inset(19), rgb(0xFF8A5C))
    canvas.text("Emberly", Lettering(14, .semibold), rgb(0xFFFFFF, 0.65), in: Box(box.x + 28, box.y + 12, 112, 26))
    canvas.text(
      words.text("roundOf", words.number(2), words.number(4)), Lettering(13, .medium), rgb(0xFFFFFF, 0.65), in: Box(290, box.y + 12, 112, 26), .end)
    canvas.stack(
      [
        Label(words.text("focus"), Lettering(19, .bold), .white), Label(words.text("task.chapter"), Lettering(14), rgb(0xFFFFFF, 0.72), lines: 2),
      ], in: Box(ring.maxX + 14, ring.y - 4, 150, 70), gap: 10)
    canvas.text(words.clock(18, 24), Lettering(46, .semibold, tabular: true), rgb(0xFF8A5C), in: Box(box.maxX - 158, ring.y, 134, 62), .end)
    let buttons = Box(box.x + 24, box.maxY - 66, box.width - 48, 46).columns(2, gap: 12)
    canvas.capsule(buttons[0], rgb(0x4A2117))
    canvas.titleWithIcon(buttons[0], words.text("pause"), .pause, Lettering(16, .semibold), rgb(0xFF9A76))
    canvas.capsule(buttons[1], rgb(0x2C2C30))
    canvas.titleWithIcon(buttons[1], words.text("end"), .close, Lettering(16, .semibold), .white)
  }
}
