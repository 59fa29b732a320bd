import CShims

/// Writes numbers and dates as a locale does (CLDR), and picks plural forms. Dates are UTC.
///
/// Not Sendable: one a worker.
public final class LocaleFormatter {
  public enum NumberStyle: Hashable, Sendable {
    case decimal
    case percent
    /// By ISO 4217 code.
    case currency(String)
    case compact
  }

  public enum NameStyle: Sendable, Hashable {
    case wide, short, narrow
  }

  public enum PluralCategory: String, Sendable, Hashable, CaseIterable {
    case zero, one, two, few, many, other
  }

  /// The tag as given.
  public let locale: String
  private var numberFormats: [NumberKey: NumberFormat] = [:]
  private var dateFormats: [String: DateFormat] = [:]

  private struct NumberKey: Hashable {
    let style: NumberStyle
    let fractionDigits: ClosedRange<Int>?
  }

  /// `locale` is a BCP 47 tag.
  public init(locale: String) { self.locale = locale }

  /// A number in the locale's digits, grouped its way; `fractionDigits` bounds the digits after the point. A percentage is given as a fraction of 1.
  public func number(_ value: Double, style: NumberStyle = .decimal, fractionDigits: ClosedRange<Int>? = nil) -> String {
    let key = NumberKey(style: style, fractionDigits: fractionDigits)
    guard let format = numberFormats[key] ?? NumberFormat(key, locale: locale) else { return "\(value)" }
    numberFormats[key] = format
    return format.string(value) ?? "\(value)"
  }

  public func integer(_ value: Int) -> String { number(Double(value), fractionDigits: 0...0) }

  /// A date by the fields wanted (CLDR skeleton: `yMMMMd`, `EEEEdMMMM`, `jm`, `Hm`, `ms` …), in the locale's own order.
  public func date(_ secondsSince1970: Double, skeleton: String) -> String {
    guard let format = dateFormats[skeleton] ?? DateFormat(skeleton, locale: locale) else { return "" }
    dateFormats[skeleton] = format
    return format.string(secondsSince1970 * 1000) ?? ""
  }

  /// The stand-alone name of a month, 1 … 12.
  public func monthName(_ month: Int, _ style: NameStyle = .wide) -> String {
    calendarName([.wide: UNICODE_NAME_MONTH_WIDE, .short: UNICODE_NAME_MONTH_SHORT, .narrow: UNICODE_NAME_MONTH_NARROW][style]!, month - 1)
  }

  /// The stand-alone name of a weekday, 1 (Sunday) … 7 (Saturday).
  public func weekdayName(_ weekday: Int, _ style: NameStyle = .wide) -> String {
    calendarName([.wide: UNICODE_NAME_WEEKDAY_WIDE, .short: UNICODE_NAME_WEEKDAY_SHORT, .narrow: UNICODE_NAME_WEEKDAY_NARROW][style]!, weekday)
  }

  /// The day the week begins with, 1 (Sunday) … 7 (Saturday).
  public var firstWeekday: Int { max(1, Int(unsafe unicode_first_weekday(locale))) }

  /// The CLDR cardinal plural category of a number.
  public func pluralCategory(_ value: Double) -> PluralCategory {
    let name = unsafe [UInt8](unsafeUninitializedCapacity: 16) { buffer, count in
      let length = unsafe buffer.withMemoryRebound(to: CChar.self) { unsafe unicode_plural_category(locale, value, $0.baseAddress, 16) }
      count = (0..<16).contains(length) ? Int(length) : 0
    }
    return PluralCategory(rawValue: String(decoding: name, as: UTF8.self)) ?? .other
  }

  private func calendarName(_ kind: Int, _ index: Int) -> String {
    unsafe filled { unsafe unicode_calendar_name(locale, Int32(kind), Int32(index), $0, $1) }.map { String(decoding: $0, as: UTF16.self) } ?? ""
  }

  @safe private final class NumberFormat {
    private let handle: OpaquePointer

    init?(_ key: NumberKey, locale: String) {
      var status: Int32 = 0
      let minimum = Int32(key.fractionDigits?.lowerBound ?? -1)
      let maximum = Int32(key.fractionDigits?.upperBound ?? -1)
      let (style, currency): (Int, String?) =
        switch key.style {
        case .decimal: (UNICODE_NUMBER_DECIMAL, nil)
        case .percent: (UNICODE_NUMBER_PERCENT, nil)
        case .currency(let code): (UNICODE_NUMBER_CURRENCY, code)
        case .compact: (UNICODE_NUMBER_COMPACT, nil)
        }
      guard let opened = unsafe unicode_number_format_open(Int32(style), locale, currency, minimum, maximum, &status) else { return nil }
      unsafe handle = opened
    }

    deinit { unsafe unicode_number_format_close(handle) }

    func string(_ value: Double) -> String? {
      unsafe filled { unsafe unicode_number_format(handle, value, $0, $1) }.map { String(decoding: $0, as: UTF16.self) }
    }
  }

  @safe private final class DateFormat {
    private let handle: OpaquePointer

    init?(_ skeleton: String, locale: String) {
      var status: Int32 = 0
      guard let opened = unsafe unicode_date_format_open(locale, skeleton, &status) else { return nil }
      unsafe handle = opened
    }

    deinit { unsafe unicode_date_format_close(handle) }

    func string(_ milliseconds: Double) -> String? {
      unsafe filled { unsafe unicode_date_format(handle, milliseconds, $0, $1) }.map { String(decoding: $0, as: UTF16.self) }
    }
  }
}
