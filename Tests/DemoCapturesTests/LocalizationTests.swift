import Foundation
import Testing

@testable import DemoCaptures

@Suite struct LocalizationTests {
  @Test func daysCountFromTheEpoch() {
    #expect(Day(year: 1970, month: 1, day: 1).daysSince1970 == 0)
    #expect(Day(year: 2000, month: 3, day: 1).daysSince1970 == 11_017)
    #expect(Day(year: 2026, month: 6, day: 9).daysSince1970 == 20_613)
    #expect(Day(year: 1969, month: 12, day: 31).daysSince1970 == -1)
  }

  @Test func todayIsATuesday() {
    #expect(Localization.today.weekday == 3)
    #expect(Day(year: 2026, month: 5, day: 1).weekday == 6)
  }

  @Test func monthsHaveTheirDays() {
    #expect((1...12).map { Day(year: 2026, month: $0, day: 1).daysInMonth } == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    #expect(Day(year: 2024, month: 2, day: 1).daysInMonth == 29)
    #expect(Day(year: 1900, month: 2, day: 1).daysInMonth == 28)
    #expect(Day(year: 2000, month: 2, day: 1).daysInMonth == 29)
  }

  @Test func englishReadsAsTheDeviceWouldShowIt() throws {
    let words = Localization(locale: "en", strings: try Package.strings("en"))
    #expect(words.statusTime(9, 41) == "9:41")
    #expect(words.statusTime(21, 41) == "9:41")
    #expect(words.clock(18, 4) == "18:04")
    #expect(words.duration(110) == "1 h 50 min")
    #expect(words.duration(120) == "2 h")
    #expect(words.text("days", count: 1) == "1 day")
    #expect(words.text("roundOf", "2", "4") == "Round 2 of 4")
    #expect(words.percent(0.43) == "43%")
    #expect(words.price(Decimal(string: "29.99")!) == "$29.99")
    #expect(words.price(30) == "$30")
    #expect(words.column(of: Day(year: 2026, month: 6, day: 1)) == 1)
    #expect(words.weekdays == ["S", "M", "T", "W", "T", "F", "S"])
  }

  @Test func digitsAndWeeksFollowTheLanguage() throws {
    let strings = try Package.strings("en")
    #expect(Localization(locale: "ar", strings: strings).clock(18, 24) == "١٨:٢٤")
    #expect(Localization(locale: "ar", strings: strings).isRightToLeft)
    #expect(Localization(locale: "he", strings: strings).isRightToLeft)
    #expect(Localization(locale: "hi", strings: strings).number(42) == "42")
    #expect(Localization(locale: "de", strings: strings).statusTime(9, 41) == "09:41")
    #expect(Localization(locale: "fi", strings: strings).statusTime(9, 41) == "9.41")
    #expect(Localization(locale: "de", strings: strings).firstWeekday == 2)
    #expect(Localization(locale: "ja", strings: strings).firstWeekday == 1)
  }

  @Test func datesThatStandAloneBeginWithACapital() throws {
    let strings = try Package.strings("en")
    #expect(Localization(locale: "ru", strings: strings).monthHeading(6) == "Июнь")
    #expect(Localization(locale: "ru", strings: strings).month(6) == "июнь")
    #expect(Localization(locale: "fr", strings: strings).date(Localization.today, "EEEEdMMMM") == "Mardi 9 juin")
    #expect(Localization(locale: "ja", strings: strings).date(Localization.today, "yMMMM") == "2026年6月")
  }

  @Test func everyMarketHasRoundSavings() {
    for locale in ["en", "de", "ja", "hi", "vi", "zh-Hant", "pt-BR", "es-MX", "zz"] {
      #expect((0.45...0.56).contains(Prices.forLocale(locale).saving), "\(locale)")
    }
    #expect(Prices.forLocale("zh-Hans").currency == "CNY")
    #expect(Prices.forLocale("zz").currency == "USD")
  }
}
