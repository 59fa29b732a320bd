import Pixels

/// A wallpaper: a mesh of colours with wide soft dunes over it.
struct Wallpaper: Sendable {
  var name: String
  var mesh: MeshGradient
  /// Dunes from the back to the front: height of the crest at the start edge, in the middle and at the end edge (fractions of the height), colours.
  var dunes: [Dune]

  struct Dune: Sendable {
    var start, middle, end: Double
    var crest, foot: Color
  }

  /// The picture, mirrored for right-to-left languages only so that it stays behind the same things.
  func draw(width: Int, height: Int, mirrored: Bool) -> Pixmap {
    var picture = Pixmap(width: width, height: height)
    let area = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    picture.fill(area, .mesh(mirrored ? mesh.mirrored : mesh, in: area))
    for dune in dunes {
      let (left, right) = mirrored ? (dune.end, dune.start) : (dune.start, dune.end)
      let (w, h) = (area.width, area.height)
      var path = Path()
      path.move(to: Point(0, h))
      path.line(to: Point(0, left * h))
      path.cubic(to: Point(w / 2, dune.middle * h), control1: Point(w * 0.18, left * h), control2: Point(w * 0.3, dune.middle * h))
      path.cubic(to: Point(w, right * h), control1: Point(w * 0.7, dune.middle * h), control2: Point(w * 0.82, right * h))
      path.line(to: Point(w, h))
      path.close()
      let top = min(dune.start, dune.middle, dune.end) * h
      picture.fill(path, .linear(from: Point(0, top), to: Point(0, h), dune.crest, dune.foot))
    }
    return picture
  }

  /// The same picture far out of focus, for glass: scaled down hard, blurred by the way back.
  static func frosted(_ picture: Pixmap) -> Pixmap {
    let small = picture.scaled(toWidth: max(1, picture.width / 60), height: max(1, picture.height / 60))
    return small.scaled(toWidth: max(1, picture.width / 12), height: max(1, picture.height / 12)).scaled(
      toWidth: picture.width, height: picture.height)
  }

  /// Deep plum to peach, for the Lock Screen.
  static let plum = Wallpaper(
    name: "plum",
    mesh: MeshGradient([
      .init(x: 0.0, y: 0.0, sigma: 0.34, color: rgb(0x1F1238)), .init(x: 1.0, y: 0.0, sigma: 0.34, color: rgb(0x38164E)),
      .init(x: 0.5, y: 0.3, sigma: 0.26, color: rgb(0x6E2A66)), .init(x: 0.0, y: 0.5, sigma: 0.28, color: rgb(0xA23E68)),
      .init(x: 1.0, y: 0.5, sigma: 0.28, color: rgb(0xE0685C)), .init(x: 0.6, y: 0.62, sigma: 0.2, color: rgb(0xFFA36B)),
      .init(x: 0.1, y: 1.0, sigma: 0.3, color: rgb(0x5A2350)), .init(x: 1.0, y: 1.0, sigma: 0.3, color: rgb(0x8A3354)),
    ]),
    dunes: [
      Dune(start: 0.64, middle: 0.70, end: 0.61, crest: rgb(0xC65566, 0.85), foot: rgb(0x6A2A55, 0.9)),
      Dune(start: 0.76, middle: 0.70, end: 0.78, crest: rgb(0x8E3A5E, 0.9), foot: rgb(0x3A1A42)),
      Dune(start: 0.82, middle: 0.88, end: 0.80, crest: rgb(0x53234F, 0.95), foot: rgb(0x1E0F2C)),
    ])

  /// Peach to dusk blue, for the Home Screen.
  static let peach = Wallpaper(
    name: "peach",
    mesh: MeshGradient([
      .init(x: 0.0, y: 0.0, sigma: 0.32, color: rgb(0x35446F)), .init(x: 1.0, y: 0.0, sigma: 0.32, color: rgb(0x4E4A86)),
      .init(x: 0.4, y: 0.28, sigma: 0.26, color: rgb(0x8A6199)), .init(x: 1.0, y: 0.4, sigma: 0.28, color: rgb(0xD97F93)),
      .init(x: 0.0, y: 0.5, sigma: 0.28, color: rgb(0xC97A94)), .init(x: 0.6, y: 0.62, sigma: 0.22, color: rgb(0xFFB88A)),
      .init(x: 0.0, y: 1.0, sigma: 0.3, color: rgb(0x8F5A86)), .init(x: 1.0, y: 1.0, sigma: 0.3, color: rgb(0x5F4A83)),
    ]),
    dunes: [
      Dune(start: 0.66, middle: 0.61, end: 0.68, crest: rgb(0xE58C86, 0.75), foot: rgb(0x9B5B86, 0.85)),
      Dune(start: 0.71, middle: 0.77, end: 0.70, crest: rgb(0xB1698B, 0.85), foot: rgb(0x624A80, 0.95)),
      Dune(start: 0.84, middle: 0.79, end: 0.87, crest: rgb(0x7E5587, 0.95), foot: rgb(0x3D3A6B)),
    ])
}
