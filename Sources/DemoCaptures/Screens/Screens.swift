extension Screen {
  static let phone = [
    Screen("timer") { PhoneTimer(canvas: $0).draw() },
    Screen("tasks") { PhoneTasks(canvas: $0).draw() },
    Screen("stats") { PhoneStats(canvas: $0).draw() },
    Screen("settings") { PhoneSettings(canvas: $0).draw() },
    Screen("widgets", .dark) { PhoneWidgets(canvas: $0).draw() },
    Screen("activity", .dark) { PhoneLockScreen(canvas: $0).draw() },
    Screen("island") { PhoneIsland(canvas: $0).draw() },
    Screen("dark", .dark) { PhoneEvening(canvas: $0).draw() },
    Screen("streak") { PhoneStreak(canvas: $0).draw() },
    Screen("pro") { PhonePro(canvas: $0).draw() },
  ]

  static let tablet = [
    Screen("timer") { TabletTimer(canvas: $0).draw() },
    Screen("tasks") { TabletTasks(canvas: $0).draw() },
    Screen("stats") { TabletStats(canvas: $0).draw() },
    Screen("settings") { TabletSettings(canvas: $0).draw() },
    Screen("widgets", .dark) { TabletWidgets(canvas: $0).draw() },
    Screen("dark", .dark) { TabletDark(canvas: $0).draw() },
    Screen("streak") { TabletStreak(canvas: $0).draw() },
    Screen("pro") { TabletPro(canvas: $0).draw() },
  ]

  static let watch = [
    Screen("watch-timer", .dark) { WatchTimer(canvas: $0).draw() },
    Screen("watch-stats", .dark) { WatchStats(canvas: $0).draw() },
    Screen("watch-streak", .dark) { WatchStreak(canvas: $0).draw() },
  ]
}
