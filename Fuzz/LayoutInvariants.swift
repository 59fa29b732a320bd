import Pixels
import Typography

/// What is true of every layout.
struct LayoutInvariants {
  let request: TextRequest
  let layout: TextLayout

  func check() {
    let count = layout.text.utf16.count
    precondition(zip(layout.opportunities, layout.opportunities.dropFirst()).allSatisfy { $0 < $1 }, "opportunities ascend")
    precondition(layout.opportunities.allSatisfy { $0 > 0 && $0 < count }, "opportunities lie within the text")
    checkLines(count)
    var end = 0
    for run in layout.runs {
      precondition(end <= run.start && run.start < run.end && run.end <= count, "runs ascend")
      precondition(run.glyphs.allSatisfy { run.start <= $0.cluster && $0.cluster < run.end }, "glyphs belong to their run")
      end = run.end
    }
    let numbers = [layout.advance, layout.boxWidth, layout.linePitch, layout.width, layout.lastBaseline] + ink(layout.ink)
    precondition(numbers.allSatisfy(\.isFinite), "numbers are finite")
  }

  private func checkLines(_ count: Int) {
    var end = 0
    for line in layout.lines {
      precondition(end <= line.start && line.start <= line.end && line.end <= count, "lines ascend")
      end = line.end
      precondition(line.visualOrder.allSatisfy { line.start <= $0 && $0 < line.end }, "the visual order is the line's")
      precondition(Set(line.visualOrder).count == line.visualOrder.count, "nothing stands twice")
      precondition(line.runs.allSatisfy { line.start <= $0.start && $0.start < $0.end && $0.end <= line.end }, "runs are the line's")
      precondition(([line.width, line.x, line.baseline] + ink(line.ink)).allSatisfy(\.isFinite), "numbers are finite")
      precondition(line.runs.flatMap(\.glyphs).allSatisfy { $0.x.isFinite && $0.y.isFinite }, "glyphs have a place")
    }
  }

  private func ink(_ rect: Rect?) -> [Double] { rect.map { [$0.left, $0.top, $0.right, $0.bottom] } ?? [] }
}
