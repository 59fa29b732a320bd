import CHarfBuzz
import Foundation
import Testing

@testable import Typography

/// HarfBuzz's own shaping tests, of its source package, through `FontFace` and `Shaper`.
@Suite(.enabled(if: HarfBuzzTest.areFetched, "needs `make fixtures`")) struct HarfBuzzSuites {
  /// `clusters`: on so many lines our clusters are Unicode's where HarfBuzz has its own. Joiners belong to the character before them, and some vowel
  /// signs do not; nothing that is drawn depends on it.
  @Test(arguments: [("in-house", 4404, 21), ("aots", 271, 0), ("text-rendering-tests", 429, 0)])
  func set(name: String, passing: Int, clusters: Int) throws {
    let folder = HarfBuzzTest.sets.appending(path: name).appending(path: "tests")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter { $0.pathExtension == "tests" }
    var verdicts: [HarfBuzzAnswer.Verdict: Int] = [:]
    var skipped: [String: Int] = [:]
    let shaper = Shaper()
    var faces = FaceCache()
    for file in files.sorted(by: { $0.path < $1.path }) {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        do {
          guard let test = try HarfBuzzTest(line.trimmingCharacters(in: .whitespaces), folder: folder) else { continue }
          let answer = HarfBuzzAnswer(test: test, face: try faces.face(of: test), shaper: shaper)
          let verdict = answer.verdict
          verdicts[verdict, default: 0] += 1
          if verdict == .different { Issue.record("\(file.lastPathComponent): \(line)\n\(answer.glyphs)") }
        } catch let error as HarfBuzzTest.Unsupported {
          skipped[error.reason, default: 0] += 1
        }
      }
    }
    let reasons = skipped.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
    let passed = verdicts[.same, default: 0] + verdicts[.sameButForClusters, default: 0]
    print("HarfBuzz \(name): \(passed) passed, \(verdicts[.different, default: 0]) failed, \(skipped.values.reduce(0, +)) skipped (\(reasons))")
    #expect(passed >= passing)
    #expect(verdicts[.sameButForClusters, default: 0] == clusters)
  }
}

/// Fonts of the tests, each opened once for each place on its axes.
private struct FaceCache {
  private struct Key: Hashable {
    let path: String
    let index: Int
    let axes: [String: Double]
  }

  private var faces: [Key: FontFace] = [:]

  mutating func face(of test: HarfBuzzTest) throws -> FontFace {
    let key = Key(path: test.font.standardizedFileURL.path(percentEncoded: false), index: test.options.faceIndex, axes: test.options.axes)
    if let known = faces[key] { return known }
    do {
      let file = try FontFile(path: key.path)
      // Without a weight asked for the tests mean the font's own.
      let own = try FontFace(file: file, index: key.index, family: "", weight: 400)
      var axis = hb_ot_var_axis_info_t()
      let hasWeight = unsafe hb_ot_var_find_axis_info(hb_font_get_face(own.font), FontFace.weightTag, &axis) != 0
      let axes = hasWeight ? key.axes.merging(["wght": Double(axis.default_value)]) { asked, _ in asked } : key.axes
      let face = axes.isEmpty ? own : try FontFace(file: file, index: key.index, family: "", weight: 400, axes: axes)
      faces[key] = face
      return face
    } catch {
      throw HarfBuzzTest.Unsupported(reason: "a font refused: \(error)")
    }
  }
}
