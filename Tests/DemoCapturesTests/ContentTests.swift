import Testing

@testable import DemoCaptures

/// The made-up figures agree with each other wherever two screens show them.
@Suite struct ContentTests {
  @Test func projectsAddUpToTheYear() {
    #expect(Content.projects.reduce(0) { $0 + $1.minutes } == Content.yearMinutes.reduce(0, +))
    #expect(Content.yearMinutes.count == 12)
    #expect(Content.yearMinutes.max() == Content.yearMinutes[10], "May is drawn as the best month")
  }

  @Test func monthsRunFromJulyToJune() {
    #expect(Content.yearMonths.first == Day(year: 2025, month: 7, day: 1))
    #expect(Content.yearMonths[6] == Day(year: 2026, month: 1, day: 1))
    #expect(Content.yearMonths.last == Day(year: 2026, month: 6, day: 1))
  }

  @Test func theStreakHasNoHoleAndBeginsAfterAFreeDay() {
    let run = (27...31).map { Day(year: 2026, month: 5, day: $0) } + (1...9).map { Day(year: 2026, month: 6, day: $0) }
    #expect(run.count == Content.streak)
    for day in run { #expect((Content.level(of: day) ?? 0) > 0, "\(day)") }
    #expect(Content.level(of: Day(year: 2026, month: 5, day: 26)) == 0)
  }

  @Test func daysToComeHaveNoLevel() {
    #expect(Content.level(of: Day(year: 2026, month: 6, day: 10)) == nil)
    #expect(Content.level(of: Day(year: 2026, month: 6, day: 30)) == nil)
  }

  @Test func levelsAreSteps() {
    for month in Content.yearMonths {
      for day in 1...month.daysInMonth {
        guard let level = Content.level(of: Day(year: month.year, month: month.month, day: day)) else { continue }
        #expect(Theme.light.heat.indices.contains(level))
      }
    }
    #expect((250..<344).contains(Content.activeDays))
  }

  @Test func theLastSevenDaysFitTheMonthSoFar() {
    #expect(Content.week.count == 7)
    #expect(Content.week.reduce(0, +) <= Content.yearMinutes[11])
  }
}
