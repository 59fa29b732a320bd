/// A device whose screen is drawn, in its own pixels.
struct Device: Sendable {
  var name: String
  var width: Int
  var height: Int
  /// Pixels a point.
  var scale: Double
  var screens: [Screen]

  static let all = [
    Device(name: "iphone-6.9", width: 1320, height: 2868, scale: 3, screens: Screen.phone),
    Device(name: "ipad-13", width: 2064, height: 2752, scale: 2, screens: Screen.tablet),
    Device(name: "watch-ultra", width: 410, height: 502, scale: 2, screens: Screen.watch),
  ]
}

/// One scene's screen: its name and the function that draws its body.
struct Screen: Sendable {
  var name: String
  var theme: Theme
  var draw: @Sendable (Canvas) -> Void

  init(_ name: String, _ theme: Theme = .light, _ draw: @escaping @Sendable (Canvas) -> Void) {
    self.name = name
    self.theme = theme
    self.draw = draw
  }
}
