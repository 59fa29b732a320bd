import Pixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Rings, dials, bars and calendars.
extension Canvas {
  // MARK: Rings

  /// A progress ring, from the top clockwise in every language, with a dot at its head.
  func ring(
    _ box: Box, thickness: Double, _ value: Double, from first: Color = rgb(0xFFA866), to last: Color = Theme.warmEnd, track: Color? = nil,
    dot: Bool = false
  ) {
    guard paints else { return }
    let radius = (box.width - thickness) / 2
    let center = point(box.midX, box.midY)
    let wide = StrokeStyle(width: thickness * scale, cap: .round)
    stroke(.circle(center: center, radius: radius * scale), wide, .color(track ?? (theme.isDark ? rgb(0x212128) : rgb(0xEFEEEA))))
    let cap = atan2(thickness / 2, radius) * 180 / .pi + 2
    let sweep = 360 * value
    let gradient = Gradient([
      .init(0, first), .init(cap / 360, first), .init(min(1, (cap + sweep) / 360), last), .init(1, last),
    ])
    stroke(.arc(center: center, radius: radius * scale, start: -90, sweep: sweep), wide, .conic(center: center, start: -90 - cap, gradient))
    guard dot else { return }
    let angle = (sweep - 90) * .pi / 180
    let head = Point(center.x + radius * scale * cos(angle), center.y + radius * scale * sin(angle))
    fill(.circle(center: head, radius: thickness * 0.24 * scale), .color(.white))
  }

  /// Sixty minute ticks between two radii, every fifth one longer and darker.
  func dialTicks(_ box: Box, minor: Double, major: Double, width: Double, _ color: Color, _ strong: Color) {
    guard paints else { return }
    let center = point(box.midX, box.midY)
    for minute in 0..<60 {
      let isMajor = minute % 5 == 0
      let angle = Double(minute) * 6 * .pi / 180
      let outer = (box.width / 2 - (isMajor ? 0 : (major - minor) / 4)) * scale
      let inner = outer - (isMajor ? major : minor) * scale
      let line = Path.polygon(
        [Point(center.x + outer * sin(angle), center.y - outer * cos(angle)), Point(center.x + inner * sin(angle), center.y - inner * cos(angle))],
        closed: false)
      stroke(line, StrokeStyle(width: (isMajor ? width * 1.25 : width) * scale, cap: .round), .color(isMajor ? strong : color))
    }
  }

  /// The minutes 5 … 60 around a dial whose numerals' centres lie on the circle in `box`. Dials are never mirrored.
  func dialNumerals(_ box: Box, _ lettering: Lettering, _ color: Color) {
    let side = lettering.size * 2.2
    for hour in 1...12 {
      let angle = Double(hour) * 30 * .pi / 180
      let x = box.midX + (isMirrored ? -1 : 1) * box.width / 2 * sin(angle)
      let y = box.midY - box.height / 2 * cos(angle)
      text(words.number(hour * 5), lettering, color, in: Box(center: x, y, side), .center)
    }
  }

  /// Parts of a whole as a ring of segments, from the top clockwise.
  func donut(_ box: Box, thickness: Double, _ parts: [(Double, Color)]) {
    guard paints else { return }
    let center = point(box.midX, box.midY)
    let radius = (box.width - thickness) / 2 * scale
    let whole = parts.reduce(0) { $0 + $1.0 }
    let gap = 2.4
    var start = -90.0
    for (share, color) in parts {
      let sweep = share / whole * 360
      let arc = Path.arc(center: center, radius: radius, start: start + gap / 2, sweep: sweep - gap)
      stroke(arc, StrokeStyle(width: thickness * scale, cap: .butt), .color(color))
      start += sweep
    }
  }

  // MARK: Bars

  /// Bars from the start; the chosen ones in the accent gradient. Values 0…1.
  func bars(_ box: Box, _ values: [Double], highlighted: Range<Int>, share: Double = 0.64, radius: Double? = nil) {
    let step = box.width / Double(values.count)
    for (index, value) in values.enumerated() {
      let width = step * share
      let height = max(width * 0.5, box.height * value)
      let bar = Box(box.x + step * (Double(index) + 0.5) - width / 2, box.maxY - height, width, height)
      let quiet = theme.isDark ? theme.heat[1] : rgb(0xFFD9CA)
      fill(
        bar, radius: min(radius ?? width * 0.32, height / 2), highlighted.contains(index) ? .vertical(Theme.warmStart, Theme.warmEnd) : .color(quiet))
    }
  }

  /// The last seven days as bars over their weekdays, the best day chosen.
  func weekBars(_ box: Box, _ lettering: Lettering) {
    let plot = box.trimmed(bottom: lettering.size * 2.4)
    let most = Content.week.max() ?? 1
    let best = Content.week.firstIndex(of: most) ?? 0
    bars(plot, Content.week.map { Double($0) / Double(most) }, highlighted: best..<best + 1, share: 0.6)
    weekdayHeader(Box(box.x, plot.maxY + lettering.size * 0.7, box.width, lettering.size * 1.7), gap: 0, lettering, names: words.lastWeekdays)
  }

  // MARK: Calendars

  /// Weekday names over seven columns.
  func weekdayHeader(_ box: Box, gap: Double, _ lettering: Lettering = Lettering(12, .medium), names: [String]? = nil) {
    for (name, column) in zip(names ?? words.weekdays, box.columns(7, gap: gap)) {
      text(name, lettering, theme.secondary, in: column, .center)
    }
  }

  /// The boxes of a month's days in a grid of seven columns and as many rows as the month takes, and the empty places before and after.
  func monthGrid(_ box: Box, of month: Day, gap: Double, rows fixed: Int? = nil) -> (days: [Box], empty: [Box]) {
    let first = words.column(of: Day(year: month.year, month: month.month, day: 1))
    let rows = fixed ?? (first + month.daysInMonth + 6) / 7
    let cells = box.rows(rows, gap: gap).flatMap { $0.columns(7, gap: gap) }
    let days = Array(cells[first..<first + month.daysInMonth])
    return (days, Array(cells[..<first]) + Array(cells[(first + month.daysInMonth)...]))
  }

  /// A month as a heat map with its numerals.
  func heatMonth(_ box: Box, of month: Day, levels: [Int], gap: Double, size: Double) {
    let grid = monthGrid(box, of: month, gap: gap)
    for (index, cell) in grid.days.enumerated() {
      let level = levels[index % levels.count]
      fill(cell, radius: min(cell.width, cell.height) * 0.3, theme.heat[level])
      text(words.number(index + 1), Lettering(size, .semibold), theme.heatText[level], in: cell.inset(2, 0), .center)
    }
    for cell in grid.empty {
      border(cell, radius: min(cell.width, cell.height) * 0.3, theme.separator, width: 1, dash: [3.2, 3])
    }
  }
}
