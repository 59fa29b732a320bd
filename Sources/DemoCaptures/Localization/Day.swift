/// A day of the Gregorian calendar.
struct Day: Equatable, Sendable {
  var year, month, day: Int

  /// Days since 1 January 1970 (Howard Hinnant, "chrono-compatible low-level date algorithms", days_from_civil).
  var daysSince1970: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// 1 = Sunday … 7 = Saturday. 1 January 1970 was a Thursday.
  var weekday: Int { (daysSince1970 + 4) % 7 + 1 }

  /// The number of days in this day's month.
  var daysInMonth: Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}
