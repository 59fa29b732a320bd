import Foundation
import Testing

@testable import Polyshot

@Suite struct RenderRecordTests {
  private let key = { (text: String) in ContentKey(of: Array(text.utf8)) }

  @Test func roundTrip() throws {
    let project = try TemporaryProject()
    let folder = OutputFolder(path: project.folder + "/out")
    let findings = [
      Finding(.captureFormat, "„odd\" \\ name", hint: "h\n").at(file: "captures/ö.png", SourcePosition(line: 2, column: 3)),
      Finding(.layoutOverflow, "m", severity: .warning).about(device: "d", locale: "ja", scene: "s"),
    ]
    let entries = [
      RenderRecord.Entry(path: "mac/en/01-a.png", inputs: key("1"), output: key("2"), findings: findings),
      RenderRecord.Entry(path: "mac/en/02-b.png", inputs: key("3"), output: key("4"), findings: []),
    ]
    let sizes = CaptionSizes(sizes: [.title: 145.2, .subtitle: 1.0 / 3], overflows: [[:], [.title: 12.5, .subtitle: 0]])
    let group = RenderRecord.Group(name: "mac/en/aurora/", inputs: key("5"), sizes: sizes)
    _ = try folder.write(RenderRecord.bytes(entries: entries, groups: [group]), to: folder.recordFolder + "/record.json")
    let (all, own) = RenderRecord.read(from: folder, writer: "record.json")
    for record in [all, own] {
      #expect(record.entries == ["mac/en/01-a.png": [entries[0]], "mac/en/02-b.png": [entries[1]]])
      #expect(record.groups == [key("5"): group])
      #expect(record.fresh(path: "mac/en/01-a.png", inputs: key("1"), output: key("2")) == entries[0])
      #expect(record.fresh(path: "mac/en/01-a.png", inputs: key("1"), output: key("x")) == nil)
      #expect(record.fresh(path: "mac/en/02-b.png", inputs: key("1"), output: key("2")) == nil)
    }
  }

  @Test func severalWritersAreReadTogether() throws {
    let project = try TemporaryProject()
    let folder = OutputFolder(path: project.folder + "/out")
    for (part, input) in [(PlanPart(index: 1, count: 2), "one"), (PlanPart(index: 2, count: 2), "two")] {
      let entry = RenderRecord.Entry(path: "a.png", inputs: key(input), output: key("o"), findings: [])
      _ = try folder.write(RenderRecord.bytes(entries: [entry], groups: []), to: "\(folder.recordFolder)/\(RenderRecord.fileName(part: part))")
    }
    for text in [
      "", "[]", "{ \"version\": 99, \"shots\": [{}] }", "{ \"version\": 1, \"shots\": [{ \"path\": 3 }], \"groups\": [{ \"name\": \"x\" }] }",
    ] {
      try project.write("out/.polyshot/record-\(text.count).json", text)
    }
    let (all, own) = RenderRecord.read(from: folder, writer: "record-2-of-2.json")
    #expect(all.entries["a.png"]?.map(\.inputs) == [key("one"), key("two")])
    #expect(own.entries["a.png"]?.map(\.inputs) == [key("two")])
    #expect(all.fresh(path: "a.png", inputs: key("one"), output: key("o")) != nil)
  }

  /// The record is on the disk while the run goes on.
  @Test func aKilledRunLeavesItsRecord() throws {
    let project = try TemporaryProject()
    let folder = OutputFolder(path: project.folder + "/out")
    let earlier = RenderRecord.Entry(path: "z.png", inputs: key("1"), output: key("2"), findings: [])
    _ = try folder.write(RenderRecord.bytes(entries: [earlier], groups: []), to: folder.recordFolder + "/record.json")
    let keeper = RecordKeeper(
      output: folder, fileName: "record.json", earlier: RenderRecord.read(from: folder, writer: "record.json").own, sizes: GroupSizes(recorded: [:]),
      interval: .zero)
    let entry = RenderRecord.Entry(path: "a.png", inputs: key("3"), output: key("4"), findings: [])
    keeper.add(entry)
    #expect(RenderRecord.read(from: folder, writer: "record.json").all.entries == ["a.png": [entry], "z.png": [earlier]])
    try keeper.finish(without: ["z.png"])
    #expect(RenderRecord.read(from: folder, writer: "record.json").all.entries == ["a.png": [entry]])
  }

  // MARK: Keys

  /// The digest of nothing, and of `abc`, as the xxHash program `xxh128sum` prints them.
  @Test func digestsAreXXH3() {
    #expect(ContentKey(of: []).description == "99aa06d3014798d86001c324468d497f")
    #expect(key("abc").description == "06b05ab6733a618578af5f94892f3950")
    #expect(ContentKey(key("abc").description) == key("abc"))
    for text in ["", "0", String(repeating: "g", count: 32), String(repeating: "0", count: 33)] { #expect(ContentKey(text) == nil) }
  }

  @Test func partsDoNotRunTogether() {
    func key(_ parts: [String]) -> ContentKey {
      var builder = ContentKeyBuilder()
      for part in parts { builder.add(part) }
      return builder.key
    }
    let lists = [[], [""], ["", ""], ["ab"], ["a", "b"], ["b", "a"], ["a", "", "b"], ["ab", ""], ["", "ab"]]
    #expect(Set(lists.map(key)).count == lists.count)
    #expect(key(["a", "b"]) == key(["a", "b"]))
  }
}

@Suite struct PlanPartTests {
  @Test func partsShareAPlanOut() throws {
    let parts = try (1...3).map { try #require(PlanPart(index: $0, count: 3)) }
    for position in 0..<20 { #expect(parts.count { $0.contains(position) } == 1) }
    #expect((0..<6).filter(parts[1].contains) == [1, 4])
    #expect(PlanPart(index: 0, count: 3) == nil)
    #expect(PlanPart(index: 4, count: 3) == nil)
    #expect(PlanPart(index: 1, count: 0) == nil)
  }

  @Test(arguments: [
    (RenderOptions.Shard.auto(count: nil), ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"], 2, 4),
    (.auto(count: nil), ["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "4"], 3, 4),
    (.auto(count: nil), ["BUILDKITE_PARALLEL_JOB": "0", "BUILDKITE_PARALLEL_JOB_COUNT": "2"], 1, 2),
    (.auto(count: 5), ["BITRISE_IO_PARALLEL_INDEX": "4", "BITRISE_IO_PARALLEL_TOTAL": "9"], 5, 5),
    (.auto(count: nil), ["SLURM_PROCID": "1", "SLURM_NTASKS": "3"], 2, 3), (.auto(count: 4), ["JOB_COMPLETION_INDEX": "3"], 4, 4),
    // a service's index never goes with another's count
    (.auto(count: nil), ["CI_NODE_INDEX": "1", "SLURM_PROCID": "1", "SLURM_NTASKS": "3"], 2, 3), (.part(index: 2, count: 3), [:], 2, 3),
  ])
  func environments(_ shard: RenderOptions.Shard, _ environment: [String: String], _ index: Int, _ count: Int) {
    #expect(PlanPart(shard, environment: environment) == PlanPart(index: index, count: count))
  }

  @Test(arguments: [
    [:], ["CI_NODE_INDEX": "2"], ["CI_NODE_INDEX": "5", "CI_NODE_TOTAL": "4"], ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "4"],
    ["JOB_COMPLETION_INDEX": "1"], ["CI_NODE_INDEX": "1", "SLURM_NTASKS": "3"], ["CIRCLE_NODE_INDEX": "\(Int.max)", "CIRCLE_NODE_TOTAL": "4"],
  ])
  func withoutAnEnvironmentThereIsNoPart(_ environment: [String: String]) {
    #expect(PlanPart(.auto(count: nil), environment: environment) == nil)
  }
}
