import Pixels
import Typography

/// Sets the app's texts in the interface fonts of a language. Not Sendable: one a worker.
final class TextSetter {
  let painter = GlyphPainter()
  private let typesetter: Typesetter
  private let manifest: FontManifest
  private var styles: [String: Style] = [:]

  /// What a language asks of every text.
  private struct Style {
    var profile: FontManifest.Profile
    var textFamilies, displayFamilies: [String]
  }

  /// Capital height of Inter in em: the optical top of a Latin line.
  private static let latinTop = 0.727

  init(library: FontLibrary) {
    typesetter = Typesetter(library: library)
    manifest = library.manifest
  }

  /// Sets a text so that it takes at most `lines` lines of `width` points, smaller where it must; nil takes what it takes.
  func fit(_ text: String, _ lettering: Lettering, _ words: Localization, scale: Double, width: Double?, lines: Int, align: Align) -> FittedText {
    let style = style(for: words.locale)
    let isNumeric = text.unicodeScalars.allSatisfy { $0.value < 0x80 && !$0.properties.isAlphabetic }
    let profile = isNumeric ? manifest.profiles[0] : style.profile
    let full = lettering.size * scale * profile.subtitleScale
    let available = width.map { $0 * scale }
    var size = full
    while true {
      let layout = layout(text, lettering, style, profile, size, words, available: lines > 1 ? available : nil, align)
      let widest = layout.width
      if let available, size > full * 0.4, widest > available || layout.lines.count > lines {
        let needed = layout.lines.count > lines ? 0.95 : min(0.98, available / widest)
        size *= needed
        continue
      }
      return FittedText(
        layout: layout, shrink: size / full, top: (profile.referenceTop ?? Self.latinTop) * size, bottom: profile.referenceBottom * size)
    }
  }

  private func layout(
    _ text: String, _ lettering: Lettering, _ style: Style, _ profile: FontManifest.Profile, _ size: Double, _ words: Localization,
    available: Double?, _ align: Align
  ) -> TextLayout {
    let textStyle = TextStyle(
      families: lettering.isDisplay ? style.displayFamilies : style.textFamilies, weight: lettering.weight.rawValue, size: size,
      tracking: profile.tracks ? lettering.tracking : 0, lineHeight: profile.subtitleLineHeight * 0.92,
      features: lettering.tabular ? ["tnum": 1] : [:])
    let alignment: TextAlignment = align == .center ? .center : align == .start ? .start : .end
    return typesetter.layout(
      TextRequest(
        text: text, language: words.locale, direction: words.isRightToLeft ? .rightToLeft : .leftToRight, style: textStyle, width: available,
        wrap: available == nil ? .none : .balance, alignment: alignment))
  }

  private func style(for locale: String) -> Style {
    if let known = styles[locale] { return known }
    let language = LanguageTag(locale)
    let style = Style(
      profile: manifest.profile(for: language),
      textFamilies: manifest.families(for: language, brand: ["Inter"]),
      displayFamilies: manifest.families(for: language, brand: ["Inter Display", "Inter"]))
    styles[locale] = style
    return style
  }
}
