import CHarfBuzz

@testable import Typography

/// A glyph as HarfBuzz's tests write it: `name=cluster@x,y+advance<extents>`, each part where it is shown.
struct HarfBuzzGlyph: Equatable {
  var name: String
  var cluster: Int?
  var x = 0
  var y = 0
  var advance: Int?
  var extents: String?

  /// `[a=0+500|b=1@3,4+500]`
  static func list(_ text: String) -> [HarfBuzzGlyph] {
    let pattern = /(.+?)(?:=(\d+))?(?:@(-?\d+),(-?\d+))?(?:\+(-?\d+))?(<.*>)?/
    return text.dropFirst().dropLast().split(separator: "|").map { item in
      guard let match = item.wholeMatch(of: pattern) else { return HarfBuzzGlyph(name: String(item)) }
      let (_, name, cluster, x, y, advance, extents) = match.output
      return HarfBuzzGlyph(
        name: String(name), cluster: cluster.flatMap { Int($0) }, x: x.flatMap { Int($0) } ?? 0, y: y.flatMap { Int($0) } ?? 0,
        advance: advance.flatMap { Int($0) }, extents: extents.map(String.init))
    }
  }
}

/// Our answer to a test.
struct HarfBuzzAnswer {
  let test: HarfBuzzTest
  let face: FontFace
  private let shaped: [ShapedGlyph]
  /// Where the text of the test begins among its context.
  private let start: Int

  private var options: HarfBuzzTest.Options { test.options }

  /// Blanks around stand for the middle of a text, where the tests lie unless they say otherwise.
  init(test: HarfBuzzTest, face: FontFace, shaper: Shaper) {
    let options = test.options
    let before = options.before.isEmpty && !options.beginsText ? [0x20] : options.before.units
    let after = options.after.isEmpty ? [0x20] : options.after.units
    let units = test.codePoints.units
    let text = before + units + after
    let script = options.script.map { unsafe Script(tag: hb_script_from_string($0, -1).rawValue) } ?? Self.firstScript(test.codePoints)
    let isRightToLeft = options.isRightToLeft ?? (hb_script_get_horizontal_direction(hb_script_t(script.tag)) == HB_DIRECTION_RTL)
    let settings = Shaper.Settings(
      face: face, script: script, level: isRightToLeft ? 1 : 0, language: options.language, features: options.features)
    let item = before.count..<before.count + units.count
    let glyphs = shaper.shape(drawn: text, item: item, context: 0..<text.count, settings)
    self.test = test
    self.face = face
    start = before.count
    shaped = glyphs.filter { !options.removesIgnorables || !Self.isHiddenIgnorable($0, text, face) }
  }

  /// The script of the first character that has one.
  private static func firstScript(_ codePoints: [UInt32]) -> Script {
    codePoints.lazy.map { Script(of: $0) }.first { ![Script.common, .inherited, .unknown].contains($0) } ?? .common
  }

  /// We hide default-ignorables as blanks without advance; the tests with this option want them gone.
  private static func isHiddenIgnorable(_ glyph: ShapedGlyph, _ text: [UInt16], _ face: FontFace) -> Bool {
    glyph.glyph == face.nominalGlyph(0x20) && glyph.xAdvance == 0
      && CharacterProperties(of: text.codePoint(at: glyph.cluster).value).contains(.defaultIgnorable)
  }

  var glyphs: [HarfBuzzGlyph] {
    var pen = 0
    let clusters = self.clusters
    return shaped.indices.map { index in
      let glyph = shaped[index]
      var result = HarfBuzzGlyph(name: options.showsNames ? name(glyph.glyph) : "\(glyph.glyph)")
      if options.showsClusters { result.cluster = clusters[index] }
      if options.showsPositions {
        (result.x, result.y) = (pen + scaled(glyph.xOffset), scaled(glyph.yOffset))
        if options.showsAdvances { result.advance = scaled(glyph.xAdvance) } else { pen += scaled(glyph.xAdvance) }
      }
      if options.showsExtents { result.extents = extents(glyph.glyph) }
      return result
    }
  }

  /// Ours are code units and by character. The tests' are code points and by grapheme cluster, as far as nothing merged them further.
  private var clusters: [Int] {
    let units = test.codePoints.units
    let graphemes = [0] + GraphemeClusters.find(in: units, offset: 0, breaker: TextBreaker(.grapheme, locale: "root")).map(\.end)
    let present = Set(shaped.map { $0.cluster - start })
    let boundaries = options.clustersByCharacter ? present.sorted() : graphemes.filter(present.contains)
    return shaped.map { glyph in units.codePoints(in: 0..<(boundaries.last { $0 <= glyph.cluster - start } ?? 0)).count }
  }

  private func scaled(_ value: Int32) -> Int { Int((Double(value) * scale).rounded()) }

  /// Our fonts are as large as their em has units.
  private var scale: Double { options.fontSize.map { $0 / Double(face.unitsPerEm) } ?? 1 }

  private func name(_ glyph: UInt32) -> String {
    var name = [CChar](repeating: 0, count: 64)
    unsafe hb_font_glyph_to_string(face.font, glyph, &name, UInt32(name.count))
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func extents(_ glyph: UInt32) -> String {
    guard let box = face.extents(of: glyph) else { return "<0,0,0,0>" }
    return "<\(Int(box.left)),\(Int(box.top)),\(Int(box.right - box.left)),\(Int(box.bottom - box.top))>"
  }

  enum Verdict {
    case same
    /// But for clusters that HarfBuzz parts or joins where Unicode does not.
    case sameButForClusters
    case different
  }

  var verdict: Verdict {
    guard test.expected != "*" else { return .same }
    let found = glyphs
    let expected = HarfBuzzGlyph.list(test.expected)
    // A scaled sum of rounded numbers is off by one where a rounded sum is not.
    let tolerance = scale == 1 ? 0 : 1
    let isDrawnSame =
      found.count == expected.count
      && zip(found, expected).allSatisfy { one, other in
        one.name == other.name && abs(one.x - other.x) <= tolerance && abs(one.y - other.y) <= tolerance && one.extents == other.extents
          && abs((one.advance ?? 0) - (other.advance ?? 0)) <= tolerance
      }
    guard isDrawnSame else { return .different }
    if found.map(\.cluster) == expected.map(\.cluster) { return .same }
    let common = Set(found.map { $0.cluster ?? 0 }).intersection(expected.map { $0.cluster ?? 0 }).sorted()
    func coarser(_ glyphs: [HarfBuzzGlyph]) -> [Int] { glyphs.map { glyph in common.last { $0 <= glyph.cluster ?? 0 } ?? 0 } }
    return !options.clustersByCharacter && coarser(found) == coarser(expected) ? .sameButForClusters : .different
  }
}
