import Pixels

/// The last twelve months, for the screens wide enough to show them.
extension Content {
  /// Focused minutes by month, July 2025 to June 2026 (so far); the projects' minutes add up to their sum.
  static let yearMinutes = [1610, 1450, 1960, 2180, 2330, 1740, 2290, 2170, 2480, 2410, 2530, 970]

  /// The months of `yearMinutes`.
  static let yearMonths = (0..<12).map { Day(year: $0 < 6 ? 2025 : 2026, month: ($0 + 6) % 12 + 1, day: 1) }

  /// The days of these months with any focus.
  static let activeDays = yearMonths.reduce(0) { sum, month in
    sum + (1...month.daysInMonth).count { (level(of: Day(year: month.year, month: month.month, day: $0)) ?? 0) > 0 }
  }

  static let longestSession = 145

  /// The heat step of a day of the last twelve months; nil for days to come. More minutes a month, warmer days; the running streak has no hole.
  static func level(of day: Day) -> Int? {
    let today = Localization.today.daysSince1970
    let age = today - day.daysSince1970
    guard age >= 0 else { return nil }
    if age < week.count { return min(4, week[week.count - 1 - age] / 45) }
    if day.year == may.year, day.month == may.month { return mayLevels[day.day - 1] }
    var noise = UInt32(truncatingIfNeeded: day.daysSince1970) &* 2_654_435_761
    noise ^= noise >> 15
    noise = noise &* 2_246_822_519
    noise ^= noise >> 13
    let month = yearMonths.firstIndex { $0.year == day.year && $0.month == day.month } ?? 0
    let days = month == 11 ? Localization.today.day : yearMonths[month].daysInMonth
    let warmth = Double(yearMinutes[month]) / Double(days) / 92
    let step = Int(5 * warmth * (0.15 + 0.95 * Double(noise % 1000) / 1000) - (day.weekday == 1 ? 1.3 : 0))
    return min(4, max(age < streak ? 1 : 0, step))
  }
}
