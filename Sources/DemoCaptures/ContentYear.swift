import Pixels

/// The last twelve months, for the screens wide enough to show them.
extension Content {
  /// Focused minutes by month, July 2025 to June 2026 (so far); the projects' minutes are parts of their sum.
  static let yearMinutes = [1480, 1340, 1890, 2110, 2230, 1600, 2165, 2050, 2380, 2320, 2530, 825]

  /// The months of `yearMinutes`.
  static let yearMonths = (0..<12).map { Day(year: $0 < 6 ? 2025 : 2026, month: ($0 + 6) % 12 + 1, day: 1) }

  static let activeDays = 286
  static let longestSession = 145

  /// The heat step of a day of the last twelve months; nil for days to come. More minutes a month, warmer days; the running streak has no hole.
  static func level(of day: Day) -> Int? {
    let today = Localization.today.daysSince1970
    let age = today - day.daysSince1970
    guard age >= 0 else { return nil }
    if day.year == may.year, day.month == may.month { return mayLevels[day.day - 1] }
    var noise = UInt32(truncatingIfNeeded: day.daysSince1970) &* 2_654_435_761
    noise ^= noise >> 15
    noise = noise &* 2_246_822_519
    noise ^= noise >> 13
    let month = yearMonths.firstIndex { $0.year == day.year && $0.month == day.month } ?? 0
    let warmth = Double(yearMinutes[month]) / Double(yearMonths[month].daysInMonth) / 82
    let step = Int(5 * warmth * (0.35 + 0.9 * Double(noise % 1000) / 1000) - (day.weekday == 1 ? 1.3 : 0))
    return min(4, max(age < streak ? 1 : 0, step))
  }

  /// Focused minutes of the running week, Monday to Tuesday, after those of last week's other days: the last seven days.
  static let weekMinutes = [95, 60, 120, 45, 30, 110, 75]

  /// The last seven days, today last.
  static let lastWeek = (0..<7).map { Day(year: 2026, month: 6, day: 3 + $0) }
}
