import Testing

@testable import Pixels

@Suite struct OrientationTests {
  /// An F whose stored form for each orientation is written out as in the EXIF standard's table (the upright picture is row 1).
  static let stored: [Orientation: [String]] = [
    .up: ["###", "#..", "##.", "#..", "#.."],
    .upMirrored: ["###", "..#", ".##", "..#", "..#"],
    .down: ["..#", "..#", ".##", "..#", "###"],
    .downMirrored: ["#..", "#..", "##.", "#..", "###"],
    .leftMirrored: ["#####", "#.#..", "#...."],
    .right: ["#....", "#.#..", "#####"],
    .rightMirrored: ["....#", "..#.#", "#####"],
    .left: ["#####", "..#.#", "....#"],
  ]

  static func picture(_ rows: [String]) -> Pixmap {
    Pixmap(width: rows[0].count, height: rows.count) { x, y in Array(rows[y])[x] == "#" ? .black : .white }
  }

  @Test(arguments: Orientation.allCases)
  func everyStoredFormComesUpright(_ orientation: Orientation) throws {
    let rows = try #require(Self.stored[orientation])
    #expect(Self.picture(rows).oriented(orientation) == Self.picture(try #require(Self.stored[.up])))
  }

  @Test func quarterTurns() {
    let picture = Pixmap.noise(width: 5, height: 3)
    let turned = picture.rotated(quarterTurns: 1)
    #expect(turned.width == 3 && turned.height == 5)
    #expect(turned[2, 0] == picture[0, 0] && turned[0, 0] == picture[0, 2])
    #expect(turned.rotated(quarterTurns: -1) == picture)
    #expect(picture.rotated(quarterTurns: 2) == picture.rotated(quarterTurns: -6))
  }
}
