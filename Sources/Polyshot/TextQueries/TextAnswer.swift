import Pixels
import Typography

extension TextLayout {
  /// What the engine did with a text, for programs: offsets in UTF-16 code units of `text`, lengths in pixels, glyphs in font units.
  ///
  /// - Parameter id: the query's.
  func answer(id: JSONOutput?) -> JSONOutput {
    .object([
      "id": id ?? .null,
      "text": .string(text),
      "advance": .number(advance),
      "opportunities": .array(opportunities.map(JSONOutput.integer)),
      "lines": .array(lines.map(\.answer)),
      "runs": .array(runs.map(\.answer)),
      "notdef": .integer(runs.reduce(0) { $0 + $1.glyphs.count { $0.glyph == 0 } }),
      "ink": ink.map { ink in
        // The layout's origin is its box's left edge; the answer's is where the first line begins.
        let left = lines.first?.x ?? 0
        return .array([ink.left - left, ink.top, ink.right - left, ink.bottom].map(JSONOutput.number))
      } ?? .null,
      "size": .number(size),
    ])
  }
}

extension TextLine {
  fileprivate var answer: JSONOutput {
    .object([
      "start": .integer(start), "end": .integer(end), "width": .number(width), "visual": .array(visualOrder.map(JSONOutput.integer)),
    ])
  }
}

extension ShapedRun {
  fileprivate var answer: JSONOutput {
    .object([
      "start": .integer(start), "end": .integer(end), "family": .string(face.family), "file": .string(face.file.path), "face": .integer(face.index),
      "script": .string(script), "level": .integer(Int(level)), "glyphs": .array(glyphs.map(\.answer)),
    ])
  }
}

extension ShapedGlyph {
  fileprivate var answer: JSONOutput {
    .array([Int(glyph), cluster, Int(xAdvance), Int(xOffset), Int(yOffset)].map(JSONOutput.integer))
  }
}
