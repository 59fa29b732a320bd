extension Color {
  /// WCAG 2.x relative luminance, 0 (black) to 1 (white), by the sRGB formula with its corrected threshold 0.04045. Alpha is not looked at.
  public var relativeLuminance: Double {
    let light = SRGB.linearOfByte
    return 0.2126 * light[Int(red)] + 0.7152 * light[Int(green)] + 0.0722 * light[Int(blue)]
  }

  /// WCAG 2.x contrast ratio, 1 to 21, the same both ways round.
  public func contrast(with other: Color) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }
}
