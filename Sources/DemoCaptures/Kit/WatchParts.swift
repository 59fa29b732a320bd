import Pixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Parts of the Watch screens. Content keeps clear of the display's round corners.
extension Canvas {
  /// The name of the screen at the start, the time at the end, over black.
  func watchHeader(_ title: String) {
    fill(bounds, .black)
    let time = words.statusTime(9, 41)
    let lettering = Lettering(16.5, .semibold)
    let timeWidth = measure(time, lettering)
    text(title, lettering, theme.accent, in: Box(22, 10, width - 52 - timeWidth, 25))
    text(time, lettering, .white, in: Box(width - 22 - timeWidth - 1, 10, timeWidth + 1, 25), .end)
  }

  /// A dial with its twelve numerals in the places of the five-minute ticks; their neighbours are left out to give them room.
  func watchDial(_ box: Box, _ lettering: Lettering, _ color: Color) {
    dialNumerals(box.inset(lettering.size * 0.55), lettering, color)
    guard paints else { return }
    let center = point(box.midX, box.midY)
    for minute in 0..<60 where minute % 5 == 2 || minute % 5 == 3 {
      let angle = Double(minute) * 6 * .pi / 180
      let (outer, inner) = ((box.width / 2 - 2.2) * scale, (box.width / 2 - 7) * scale)
      let tick = Path.polygon(
        [Point(center.x + outer * sin(angle), center.y - outer * cos(angle)), Point(center.x + inner * sin(angle), center.y - inner * cos(angle))],
        closed: false)
      stroke(tick, StrokeStyle(width: 0.9 * scale, cap: .round), .color(rgb(0x4A4953)))
    }
  }
}
