import Pixels
import Typography

/// One caption of a locale.
struct Specimen {
  let locale: String
  let text: String
}

/// A page of captions in many locales, set as a template's title is: each in a box of the same width, hung by its script's reference top from the same
/// line as its neighbours.
struct SpecimenSheet {
  let library: FontLibrary
  private let typesetter: Typesetter
  private let painter = GlyphPainter()

  private static let columns = 3
  private static let rows = 6
  private static let cell = PixelSize(width: 500, height: 290)
  /// Left edge of the caption's box in its cell, and the line that reference tops hang from.
  private static let left = 24.0
  private static let top = 60.0
  private static let boxWidth = 452.0
  /// Pixels an em, before the script's own factor.
  private static let size = 40.0

  static var count: Int { columns * rows }

  private struct PixelSize {
    let width: Int
    let height: Int
  }

  init(library: FontLibrary) {
    self.library = library
    typesetter = Typesetter(library: library)
  }

  func page(_ specimens: ArraySlice<Specimen>) -> Pixmap {
    let rows = (specimens.count + Self.columns - 1) / Self.columns
    var page = Pixmap(width: Self.cell.width * Self.columns, height: Self.cell.height * rows, color: .white)
    for (index, specimen) in specimens.enumerated() {
      draw(specimen, at: Point(Double(index % Self.columns * Self.cell.width), Double(index / Self.columns * Self.cell.height)), into: &page)
    }
    return page
  }

  /// The caption as a title of its language.
  func layout(_ specimen: Specimen) -> TextLayout {
    let language = LanguageTag(specimen.locale)
    let profile = library.manifest.profile(for: language)
    let style = TextStyle(
      families: library.manifest.families(for: language), weight: profile.titleWeight, size: Self.size * profile.titleScale,
      tracking: profile.tracks ? -0.024 : 0, lineHeight: profile.titleLineHeight)
    return typesetter.layout(TextRequest(text: specimen.text, language: specimen.locale, style: style, width: Self.boxWidth))
  }

  private func draw(_ specimen: Specimen, at corner: Point, into page: inout Pixmap) {
    let layout = layout(specimen)
    let profile = library.manifest.profile(for: LanguageTag(specimen.locale))
    let reference = library.referenceTop(of: profile, weight: profile.titleWeight) * layout.size
    let line = corner.y + Self.top
    rule(Rect(x: corner.x + Self.left, y: line, width: Self.boxWidth, height: 1), into: &page)
    for x in [Self.left, Self.left + Self.boxWidth] {
      rule(Rect(x: corner.x + x, y: line, width: 1, height: reference + layout.lastBaseline), into: &page)
    }
    painter.paint(layout, at: Point(corner.x + Self.left, (line + reference).rounded()), color: Self.ink, into: &page)
    let label = label(specimen.locale)
    painter.paint(label, at: Point(corner.x + Self.left, corner.y + 26), color: Self.pale, into: &page)
  }

  private func label(_ text: String) -> TextLayout {
    let style = TextStyle(families: library.manifest.families(for: LanguageTag("en")), weight: 500, size: 18)
    return typesetter.layout(TextRequest(text: text, language: "en", style: style))
  }

  private func rule(_ rect: Rect, into page: inout Pixmap) { page.fill(PixelRect(covering: rect), Self.guide) }

  private static let ink = Color(hex: "#1B1B20") ?? .black
  private static let pale = Color(hex: "#8A8A94") ?? .black
  private static let guide = Color(hex: "#F2B8C6") ?? .black
}
