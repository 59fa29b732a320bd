import Foundation
import Typography

/// One language's words, numbers and dates, as the app would show them on Tuesday 9 June 2026 at 9:41. Not Sendable: one a worker.
final class Localization {
  let locale: String
  let isRightToLeft: Bool
  let prices: Prices
  /// The first day of the week, 1 = Sunday … 7 = Saturday.
  let firstWeekday: Int
  private let strings: Strings
  private let formatter: LocaleFormatter

  /// The day all screens show.
  static let today = Day(year: 2026, month: 6, day: 9)

  init(locale: String, strings: Strings) {
    self.locale = locale
    self.strings = strings
    isRightToLeft = TextDirection(ofLanguage: locale) == .rightToLeft
    prices = Prices.forLocale(locale)
    formatter = LocaleFormatter(locale: locale)
    firstWeekday = formatter.firstWeekday
  }

  // MARK: Words

  /// The text of `key` with `{0}`, `{1}` … replaced.
  func text(_ key: String, _ arguments: String...) -> String {
    guard case .text(var text)? = strings.entries[key] else { preconditionFailure("no text \(key) in \(locale)") }
    for (index, argument) in arguments.enumerated() { text = text.replacingOccurrences(of: "{\(index)}", with: argument) }
    return text
  }

  /// The plural entry of `key` for a count, with `{n}` replaced by the localized number.
  func text(_ key: String, count: Int) -> String {
    guard case .plural(let forms)? = strings.entries[key], let form = forms[formatter.pluralCategory(Double(count)).rawValue] ?? forms["other"] else {
      preconditionFailure("no plural \(key) in \(locale)")
    }
    return form.replacingOccurrences(of: "{n}", with: number(count))
  }

  // MARK: Numbers

  func number(_ value: Int) -> String { formatter.integer(value) }

  func percent(_ fraction: Double) -> String { formatter.number(fraction, style: .percent, fractionDigits: 0...0) }

  /// A price; whole amounts without decimals.
  func price(_ amount: Decimal) -> String {
    let value = NSDecimalNumber(decimal: amount).doubleValue
    let digits = value == value.rounded() ? 0 : 2
    return formatter.number(value, style: .currency(prices.currency), fractionDigits: digits...digits)
  }

  /// Minutes as "25 min", "2 h" or "1 h 50 min".
  func duration(_ minutes: Int) -> String {
    if minutes < 60 { return text("minutes", count: minutes) }
    if minutes % 60 == 0 { return text("hours", count: minutes / 60) }
    return text("hoursMinutes", number(minutes / 60), number(minutes % 60))
  }

  /// A running clock, "18:24".
  func clock(_ minutes: Int, _ seconds: Int) -> String {
    number(minutes) + ":" + number(seconds / 10) + number(seconds % 10)
  }

  // MARK: Dates

  /// A time of day in the language's own hour cycle, "10:30 AM" or "10:30".
  func time(_ hour: Int, _ minute: Int = 0) -> String { formatted(Self.today, hour, minute, "jmm") }

  /// The time as a status bar shows it: the language's hour cycle, without AM and PM.
  func statusTime(_ hour: Int, _ minute: Int) -> String {
    let time = Array(time(hour, minute))
    guard let first = time.firstIndex(where: \.isNumber), let last = time.lastIndex(where: \.isNumber) else { return String(time) }
    return String(time[first...last])
  }

  /// A date by its fields (CLDR skeleton), such as `EEEEdMMMM`, as it stands alone on a line: with a capital, where the script has them.
  func date(_ day: Day, _ skeleton: String) -> String { capitalized(formatted(day, 12, 0, skeleton)) }

  /// A month's name inside a sentence.
  func month(_ month: Int) -> String { formatter.monthName(month) }

  /// A month's name as a heading.
  func monthHeading(_ month: Int) -> String { capitalized(formatter.monthName(month)) }

  /// A year's number in the language's own calendar and digits.
  func year(_ year: Int) -> String { date(Day(year: year, month: 7, day: 1), "y") }

  /// A month's short name standing alone.
  func shortMonth(_ month: Int) -> String { formatter.monthName(month, .short) }

  /// The shortest names of the seven weekdays in the order of the language's week.
  var weekdays: [String] { (0..<7).map { formatter.weekdayName((firstWeekday - 1 + $0) % 7 + 1, .narrow) } }

  /// The shortest names of the last seven days' weekdays, today's last.
  var lastWeekdays: [String] { (0..<7).map { formatter.weekdayName((Self.today.weekday + $0) % 7 + 1, .narrow) } }

  /// The column of a day in a calendar of this language, 0…6.
  func column(of day: Day) -> Int { (day.weekday - firstWeekday + 7) % 7 }

  private func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased(with: Locale(identifier: locale)) + text.dropFirst()
  }

  private func formatted(_ day: Day, _ hour: Int, _ minute: Int, _ skeleton: String) -> String {
    formatter.date(Double((day.daysSince1970 * 24 + hour) * 60 + minute) * 60, skeleton: skeleton)
  }
}
