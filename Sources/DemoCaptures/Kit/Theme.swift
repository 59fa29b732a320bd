import Pixels

/// A colour from its hexadecimal value `0xRRGGBB` and an opacity 0…1.
func rgb(_ value: UInt32, _ opacity: Double = 1) -> Color {
  Color(
    UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value),
    UInt8((opacity * 255).rounded()))
}

/// The app's colours in one appearance.
struct Theme: Sendable {
  var isDark: Bool
  var ground, card, cardRaised: Color
  var text, secondary, tertiary: Color
  /// Quiet surfaces: tracks, segmented controls, empty days.
  var track, fill, separator: Color
  var accent, accentSoft, onSoft: Color
  var positive, positiveSoft: Color
  /// Heat steps from nothing (0) to a full day (4), with the colour of the numeral on each.
  var heat, heatText: [Color]
  var shadow: Double

  static let light = Theme(
    isDark: false, ground: rgb(0xF6F4F0), card: rgb(0xFFFFFF), cardRaised: rgb(0xFFFFFF),
    text: rgb(0x1B1B20), secondary: rgb(0x6B6A75), tertiary: rgb(0xA9A7B0),
    track: rgb(0xEFEEEA), fill: rgb(0xE4E2DD), separator: rgb(0xECEAE5),
    accent: rgb(0xEF4B35), accentSoft: rgb(0xFFE8E0), onSoft: rgb(0xC93A26),
    positive: rgb(0x2B9A66), positiveSoft: rgb(0xE3F4EA),
    heat: [rgb(0xF0EFEB), rgb(0xFFD9CA), rgb(0xFFAE8C), rgb(0xFC7A55), rgb(0xE2432B)],
    heatText: [rgb(0x5E5A58), rgb(0x7A3F2C), rgb(0x7A3520), rgb(0xFFFFFF), rgb(0xFFFFFF)], shadow: 1)

  static let dark = Theme(
    isDark: true, ground: rgb(0x0D0D11), card: rgb(0x1B1B20), cardRaised: rgb(0x26262D),
    text: rgb(0xF6F6F8), secondary: rgb(0xA3A2AD), tertiary: rgb(0x6C6B76),
    track: rgb(0x25252C), fill: rgb(0x2C2C34), separator: rgb(0x2B2B32),
    accent: rgb(0xFF6A4D), accentSoft: rgb(0x3A221C), onSoft: rgb(0xFF9A7E),
    positive: rgb(0x4FCB8D), positiveSoft: rgb(0x13271D),
    heat: [rgb(0x22222A), rgb(0x4A2A22), rgb(0x833F2E), rgb(0xC9583F), rgb(0xFF7A5A)],
    heatText: [rgb(0xB6B4BF), rgb(0xE9C9BE), rgb(0xF7D8CC), rgb(0xFFFFFF), rgb(0x35100A)], shadow: 0)

  static let warmStart = rgb(0xFF9A5A)
  static let warmEnd = rgb(0xEF4B35)
}

/// What a shape is filled with; directions run along the reading direction.
enum Fill {
  case color(Color)
  /// From the top edge to the bottom edge.
  case vertical(Color, Color)
  /// From the start edge to the end edge.
  case along(Color, Color)
  /// From the top start corner to the bottom end corner.
  case diagonal(Color, Color)

  static let warm = Fill.diagonal(Theme.warmStart, Theme.warmEnd)
}
