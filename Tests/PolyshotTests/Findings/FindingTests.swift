import Testing

@testable import Polyshot

@Suite struct FindingTests {
  @Test func nearestName() {
    let known = ["iphone-6.9", "iphone-6.5", "ipad-13", "mac", "watch-ultra"]
    for (typed, wanted) in [
      ("iphone-69", "iphone-6.9"), ("ipda-13", "ipad-13"), ("Mac", "mac"), ("wach-ultra", "watch-ultra"), ("iphone-6.6", "iphone-6.9"),
      ("banana", nil), ("", nil),
    ] as [(String, String?)] {
      #expect(NearestName.of(typed, in: known) == wanted, "\(typed)")
    }
  }

  @Test func orderAndFolding() {
    let missing = Finding(.captureMissing, "m")
    let fallback = Finding(.captionFallback, "f")
    let findings = [
      fallback.about(device: "b", locale: "ja"), missing.about(device: "b", locale: "ja"), missing.about(device: "a", locale: "ja"),
      missing.about(device: "a", locale: "de"), fallback.about(device: "b", locale: "ja"),
    ]
    let folded = findings.folded()
    #expect(folded == findings.reversed().folded())
    #expect(
      folded.map { "\($0.code.rawValue) \($0.device ?? "-") \($0.devices) \($0.locale ?? "")" } == [
        "capture.missing - [\"a\", \"b\"] ja", "capture.missing a [] de", "caption.fallback b [] ja",
      ])
    #expect(folded.hasErrors)
  }

  @Test func ignoreRules() {
    let rule = IgnoreRule(
      code: .captureMissing, locales: [.english], devices: ["a", "b"], scenes: [], reason: nil, position: SourcePosition(line: 1, column: 1))
    let finding = Finding(.captureMissing, "m").about(device: "a", locale: "en", scene: "s")
    #expect(rule.matches(finding))
    #expect(!rule.matches(finding.about(device: "c")))
    #expect(!rule.matches(finding.about(locale: "de")))
    #expect(!rule.matches(Finding(.captionMissing, "m").about(device: "a", locale: "en")))
    let report = CheckReport([finding, finding.about(device: "c")], ignore: [rule])
    #expect(report.findings.map(\.device) == ["c"])
    #expect(report.ignored.map(\.device) == ["a"])
    #expect(report.json.text.contains(#""summary":{"errors":1,"warnings":0,"ignored":1}"#))
    #expect(report.json.text.contains(#""scene":"s","ignored":true}"#))
  }

  @Test func linesNameThePlace() {
    let finding = Finding(.captionSyntax, "expected `;`")
    let inFile = finding.at(file: "captions/fr.strings", SourcePosition(line: 3, column: 5))
    let all = [inFile, finding.about(device: "mac", locale: "fr", scene: "a"), finding]
    #expect(all.lines.map(\.text) == ["captions/fr.strings:3:5: expected `;`", "mac fr a: expected `;`", "expected `;`"])
  }

  /// What many locales share is one line; what differs in anything else stays apart.
  @Test func localesShareALine() {
    let missing = Finding(.captureMissing, "no such capture").at(file: "captures/a/en/x.png").about(device: "a", scene: "x")
    let caption = Finding(.captionFallback, "no caption", hint: "translate it").about(device: "a", scene: "x")
    let locales = ["ar", "de", "ja"]
    let found = locales.map { missing.about(locale: $0) } + locales.map { caption.about(locale: $0) } + [caption.about(locale: "de", scene: "y")]
    #expect(
      found.lines.map(\.text) == [
        "captures/a/en/x.png: no such capture (for ar, de, ja)", "a ar, de, ja x: no caption", "a de y: no caption",
      ])
    #expect(found.lines.map(\.hint) == [nil, "translate it", "translate it"])
    let many = (0..<9).map { missing.about(locale: "l\($0)") }
    #expect(many.lines.map(\.text) == ["captures/a/en/x.png: no such capture (for 9 locales)"])
  }

  /// House rules for every code: the severity is stated once, the name is lower case with one dot.
  @Test func codes() {
    #expect(Finding.Code.allCases.count == 67)
    for code in Finding.Code.allCases { #expect(code.rawValue.wholeMatch(of: /[a-z]+\.[a-z-]+/) != nil) }
  }
}
