import Pixels

/// Parts of the Home Screen and the Lock Screen.
extension Canvas {
  /// A made-up app's icon: a gradient tile with a glyph, and its name below.
  func appIcon(_ app: HomeApp, _ box: Box, labelled: Bool = true) {
    let radius = box.width * 0.225
    shadow(box, radius: radius, .black, y: 2, sigma: 5, opacity: 0.14)
    fill(box, radius: radius, .vertical(app.top, app.bottom))
    icon(app.icon, Box(center: box.midX, box.midY, box.width * 0.58), app.glyph, weight: 1.9)
    guard labelled else { return }
    let size = box.width * 0.19
    text(words.text(app.name), Lettering(size, .medium), .white, in: Box(box.x - 10, box.maxY + 5, box.width + 20, size * 1.5), .center)
  }

  /// Emberly's own icon: a flame in a ring.
  func emberIcon(_ box: Box, radius: Double? = nil) {
    fill(box, radius: radius ?? box.width * 0.225, .vertical(rgb(0xFF9D5F), rgb(0xEA4632)))
    let ring = box.inset(box.width * 0.17)
    guard paints else { return }
    let center = point(ring.midX, ring.midY)
    let style = StrokeStyle(width: box.width * 0.062 * scale, cap: .round)
    stroke(.circle(center: center, radius: ring.width / 2 * scale), style, .color(rgb(0xFFFFFF, 0.32)))
    stroke(.arc(center: center, radius: ring.width / 2 * scale, start: -90, sweep: 255), style, .color(.white))
    icon(.flame, Box(center: box.midX, box.midY - box.width * 0.005, box.width * 0.36), .white)
  }

  func pageDots(midX: Double, y: Double, count: Int, selected: Int) {
    for index in 0..<count {
      let x = midX + (Double(index) - Double(count - 1) / 2) * 15
      circle(Box(center: x, y, 7), rgb(0xFFFFFF, index == selected ? 1 : 0.4))
    }
  }
}

/// An app on the Home Screen.
struct HomeApp: Sendable {
  /// Key of its name.
  var name: String
  var icon: Icon
  var top, bottom, glyph: Color

  init(_ name: String, _ icon: Icon, _ top: UInt32, _ bottom: UInt32, glyph: UInt32 = 0xFFFFFF) {
    self.name = name
    self.icon = icon
    self.top = rgb(top)
    self.bottom = rgb(bottom)
    self.glyph = rgb(glyph)
  }

  static let all: [HomeApp] = [
    HomeApp("app.calendar", .calendar, 0xFFFFFF, 0xF3F1EE, glyph: 0xE5432F), HomeApp("app.photos", .leaf, 0xFDF3E4, 0xFBE3C4, glyph: 0xE07B39),
    HomeApp("app.camera", .camera, 0x4A4D57, 0x24262D), HomeApp("app.mail", .mail, 0x64B5FF, 0x1F6FE5),
    HomeApp("app.maps", .pin, 0x8BE0A4, 0x2FA968), HomeApp("app.weather", .sunCloud, 0x79C2FF, 0x3C7DE0),
    HomeApp("app.notes", .compose, 0xFFE08A, 0xF7B52C, glyph: 0x5B4210), HomeApp("app.reminders", .checklist, 0xFFFFFF, 0xEFEDF5, glyph: 0x5B5FD9),
    HomeApp("app.clock", .clock, 0x33343C, 0x0E0F13), HomeApp("app.music", .music, 0xFF7A8E, 0xE8304F),
    HomeApp("app.books", .book, 0xFFA24D, 0xF06A1D), HomeApp("app.wallet", .wallet, 0x5A5F70, 0x2A2D38),
    HomeApp("app.health", .heart, 0xFFFFFF, 0xF6EEF1, glyph: 0xF23D6B), HomeApp("app.files", .folder, 0xBFE3FF, 0x6FB7F5, glyph: 0x14507F),
    HomeApp("app.home", .house, 0xFFCB70, 0xF59331), HomeApp("app.translate", .globe, 0x64D6CC, 0x1E9D98),
  ]
}
