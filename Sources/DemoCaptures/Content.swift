import Pixels

/// What the made-up person has done and plans: shared by all devices so that their screens agree.
enum Content {
  struct Task: Sendable {
    /// Keys of its name and project.
    var name: String
    var project: String
    var done: Int
    var total: Int
    var isDone = false
  }

  static let tasks = [
    Task(name: "task.review", project: "project.home", done: 1, total: 1, isDone: true),
    Task(name: "task.answer", project: "project.studio", done: 1, total: 1, isDone: true),
    Task(name: "task.papers", project: "project.reading", done: 2, total: 2, isDone: true),
    Task(name: "task.chapter", project: "project.book", done: 2, total: 4),
    Task(name: "task.cover", project: "project.book", done: 0, total: 2),
    Task(name: "task.piano", project: "project.piano", done: 0, total: 1),
    Task(name: "task.plan", project: "project.home", done: 0, total: 1),
  ]

  struct Project: Sendable {
    var name: String
    var icon: Icon
    var color: Color
    var minutes: Int
    var tasks: Int
  }

  static let projects = [
    Project(name: "project.book", icon: .book, color: rgb(0xEF4B35), minutes: 9060, tasks: 6),
    Project(name: "project.studio", icon: .palette, color: rgb(0xF79A3E), minutes: 6480, tasks: 4),
    Project(name: "project.reading", icon: .glasses, color: rgb(0x5B8DEF), minutes: 3600, tasks: 3),
    Project(name: "project.piano", icon: .music, color: rgb(0x9A6BE0), minutes: 2700, tasks: 2),
    Project(name: "project.garden", icon: .leaf, color: rgb(0x3FAE78), minutes: 1380, tasks: 2),
    Project(name: "project.home", icon: .house, color: rgb(0x8C8A96), minutes: 900, tasks: 5),
  ]

  /// Last month, day by day, as heat steps.
  static let may = Day(year: 2026, month: 5, day: 1)
  static let mayLevels = [2, 1, 0, 3, 2, 3, 1, 4, 0, 1, 1, 4, 3, 2, 3, 2, 0, 3, 2, 4, 4, 2, 1, 0, 2, 0, 2, 3, 4, 1, 3]

  /// The running streak: from 27 May to today.
  static let streak = 14
  static let bestStreak = 32

  /// What is left of the running session: 18:24 of 25 minutes.
  static let sessionLeft = (18 + 24.0 / 60) / 25

  /// Minutes on each of the last seven days, today last.
  static let week = [95, 150, 60, 185, 120, 45, 75]

  /// Focus by hour from 6 to 18.
  static let hours = [0.09, 0.16, 0.4, 0.74, 1, 0.83, 0.47, 0.31, 0.56, 0.67, 0.42, 0.19, 0.07]
  /// The hours of `hours` that are the best of the day.
  static let bestHours = 3..<6
}
