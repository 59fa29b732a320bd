import Foundation
import Pixels
import Testing

@testable import Typography

/// Rules that hold whatever the engine, over captions of all the stores' languages.
@Suite(.enabled(if: Support.hasFonts && !ConformanceCaption.all.isEmpty, "needs the samples folder and the fonts of `make setup`"))
struct InvariantTests {
  let typesetter = Typesetter(library: Support.library)

  private struct Tables: Decodable {
    let noLineStart: [String: String]
    let noLineEnd: [String: String]
  }

  private static let tables = try? JSONDecoder().decode(
    Tables.self, from: Data(contentsOf: Support.samples.appending(path: "conformance/invariants.json")))

  private func house(_ caption: ConformanceCaption, width: Double?) -> TextRequest {
    var request = caption.request(wrap: .balance)
    request.rules = .house
    request.wrap = .balance
    request.width = width
    return request
  }

  /// Widths from the narrowest that matters to the whole text.
  private func widths(_ caption: ConformanceCaption) -> [Double] { [0.35, 0.5, 0.7, 1].map { $0 * caption.width } }

  @Test(arguments: ConformanceCaption.all) func neverBeginsOrEndsALineWrongly(caption: ConformanceCaption) throws {
    let tables = try #require(Self.tables)
    let language = LanguageTag(caption.lang).language
    let noStart = Set((tables.noLineStart["all"]! + (tables.noLineStart[language] ?? "")).unicodeScalars)
    let noEnd = Set((tables.noLineEnd["all"]! + (tables.noLineEnd[language] ?? "")).unicodeScalars)
    for width in widths(caption) {
      let layout = typesetter.layout(house(caption, width: width))
      let lines = Support.lines(layout)
      for (index, line) in lines.enumerated() {
        if index > 0, let first = line.unicodeScalars.first {
          #expect(!noStart.contains(first) && !first.properties.isMark, "\(lines)")
        }
        if index < lines.count - 1, let last = line.unicodeScalars.last { #expect(!noEnd.contains(last), "\(lines)") }
      }
    }
  }

  @Test(arguments: ConformanceCaption.all) func linesHoldEveryClusterOnce(caption: ConformanceCaption) {
    for width in widths(caption) {
      let layout = typesetter.layout(house(caption, width: width))
      let units = Array(layout.text.utf16)
      var covered = [Int](repeating: 0, count: units.count)
      for line in layout.lines {
        for offset in line.start..<line.end { covered[offset] += 1 }
        #expect(abs(line.width - (line.runs.last?.right ?? 0)) < 0.01)
        for (left, right) in zip(line.runs, line.runs.dropFirst()) { #expect(abs(left.right - right.left) < 0.01) }
      }
      for (offset, count) in covered.enumerated() {
        #expect(count == 1 || (count == 0 && (units[offset] <= 0x20 || units[offset] == 0x3000)), "offset \(offset)")
      }
    }
  }

  @Test(arguments: ConformanceCaption.all) func drawsEachClusterFromOneFont(caption: ConformanceCaption) {
    let layout = typesetter.layout(house(caption, width: nil))
    for cluster in layout.text.clusterRanges {
      let faces = layout.runs.filter { $0.start < cluster.upperBound && cluster.lowerBound < $0.end }
      #expect(Set(faces.map(\.face)).count == 1)
      let codePoints = Array(layout.text.utf16).codePoints(in: cluster)
      if GraphemeClusters.kind(of: codePoints) == .emoji {
        let glyphs = faces[0].glyphs.filter { cluster.contains($0.cluster) }
        #expect(glyphs.count == 1 && faces[0].face.isColor)
      }
    }
    #expect(!layout.runs.flatMap(\.glyphs).contains { $0.glyph == 0 })
  }

  @Test(arguments: ConformanceCaption.all) func colourChangesNoGlyph(caption: ConformanceCaption) {
    var request = house(caption, width: nil)
    let plain = typesetter.layout(request)
    request.spans = (0..<layoutLength(plain)).filter { $0 % 2 == 1 }.map { TextSpan(start: $0, end: $0 + 1, appearanceIndex: 0) }
    request.text = plain.text
    request.style.letterCase = .none
    let colored = typesetter.layout(request)
    #expect(colored.runs.map(\.glyphs) == plain.runs.map(\.glyphs))
  }

  @Test(arguments: ConformanceCaption.all.filter { $0.fontSize < 90 }) func paintsInsideTheInkBox(caption: ConformanceCaption) throws {
    var request = house(caption, width: caption.width / 4)
    request.style.size = 24
    let layout = typesetter.layout(request)
    let painted = GlyphPainter().mask(of: layout)
    guard let painted else { return }
    // Pens are rounded to 1/64 px and baselines to pixels.
    let ink = try #require(layout.ink).inset(by: -1.6)
    for y in 0..<painted.mask.height {
      for x in 0..<painted.mask.width where painted.mask[x, y] > 0 {
        #expect(ink.contains(Point(Double(painted.corner.x + x) + 0.5, Double(painted.corner.y + y) + 0.5)))
      }
    }
  }

  private func layoutLength(_ layout: TextLayout) -> Int { layout.text.utf16.count }
}

extension Unicode.Scalar.Properties {
  var isMark: Bool { [.nonspacingMark, .spacingMark, .enclosingMark].contains(generalCategory) }
}

extension String {
  /// UTF-16 ranges of the string's own extended grapheme clusters, by the standard library.
  var clusterRanges: [Range<Int>] {
    indices.map { $0.utf16Offset(in: self)..<index(after: $0).utf16Offset(in: self) }.filter { range in
      let units = Array(utf16)[range]
      return !units.allSatisfy { $0 == 0x0A || $0 == 0x0D }
    }
  }
}
