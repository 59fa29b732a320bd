import Foundation

/// One language's words, numbers and dates, as the app would show them on Tuesday 9 June 2026 at 9:41.
final class Localization {
  let locale: String
  let isRightToLeft: Bool
  let prices: Prices
  /// The first day of the week, 1 = Sunday … 7 = Saturday.
  let firstWeekday: Int
  private let strings: Strings
  private let region: Locale
  private let plurals: PluralRules
  private var dateFormatters: [String: DateFormatter] = [:]

  /// The weekday (1 = Sunday) and other facts of the day all screens show.
  static let today = Day(year: 2026, month: 6, day: 9)

  init(locale: String, strings: Strings) throws {
    self.locale = locale
    self.strings = strings
    let language = String(locale.prefix { $0 != "-" })
    isRightToLeft = ["ar", "fa", "he", "ur"].contains(language)
    prices = Prices.forLocale(locale)
    // Foundation's data writes plain `ar` with Western digits; the Arabic interface this app is drawn for has its own.
    region = Locale(identifier: language == "ar" ? locale + "-u-nu-arab" : locale)
    plurals = try PluralRules(locale: locale)
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = region
    firstWeekday = calendar.firstWeekday
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
    guard case .plural(let forms)? = strings.entries[key], let form = forms[plurals.category(of: count)] ?? forms["other"] else {
      preconditionFailure("no plural \(key) in \(locale)")
    }
    return form.replacingOccurrences(of: "{n}", with: number(count))
  }

  // MARK: Numbers

  func number(_ value: Int) -> String { value.formatted(.number.grouping(.never).locale(region)) }

  func percent(_ fraction: Double) -> String { fraction.formatted(.percent.precision(.fractionLength(0)).locale(region)) }

  /// A price; whole amounts without decimals.
  func price(_ amount: Decimal) -> String {
    let isWhole = amount == Decimal(NSDecimalNumber(decimal: amount).intValue)
    return amount.formatted(.currency(code: prices.currency).precision(.fractionLength(isWhole ? 0 : 2)).locale(region))
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
  func statusTime(_ hour: Int, _ minute: Int) -> String { formatted(Self.today, hour, minute, "Jmm") }

  /// A date by a template of CLDR fields such as `EEEEdMMMM`.
  func date(_ day: Day, _ template: String) -> String { formatted(day, 12, 0, template) }

  /// A month's name standing alone.
  func month(_ month: Int) -> String { formatter("").standaloneMonthSymbols[month - 1] }

  /// A month's short name standing alone.
  func shortMonth(_ month: Int) -> String { formatter("").shortStandaloneMonthSymbols[month - 1] }

  /// The shortest names of the seven weekdays in the order of the language's week.
  var weekdays: [String] {
    let names = formatter("").veryShortStandaloneWeekdaySymbols ?? []
    return (0..<7).map { names[(firstWeekday - 1 + $0) % 7] }
  }

  /// The column of a day in a calendar of this language, 0…6.
  func column(of day: Day) -> Int { (day.weekday - firstWeekday + 7) % 7 }

  private func formatted(_ day: Day, _ hour: Int, _ minute: Int, _ template: String) -> String {
    let seconds = Double((day.daysSince1970 * 24 + hour) * 60 + minute) * 60
    return formatter(template).string(from: Date(timeIntervalSince1970: seconds))
  }

  private func formatter(_ template: String) -> DateFormatter {
    if let known = dateFormatters[template] { return known }
    let formatter = DateFormatter()
    formatter.locale = region
    formatter.timeZone = TimeZone(identifier: "GMT")
    if !template.isEmpty { formatter.setLocalizedDateFormatFromTemplate(template) }
    dateFormatters[template] = formatter
    return formatter
  }
}
