/// Stage 4: the script of every code unit (UAX #24 §5): marks follow their base, common characters the script before them or, at the start, the one
/// after; a closing bracket has its opening bracket's script; a letter shared by scripts (Script_Extensions) stays in the one it stands in.
struct ScriptRuns {
  private struct OpenBracket {
    let closing: UInt32
    let script: Script
  }

  private var scripts: [Script]
  private var last = Script.common
  /// The units before the first character with a script of its own.
  private var pending = 0
  private var brackets: [OpenBracket] = []
  /// UAX #9 keeps 63 as well.
  private static let deepest = 63

  /// `fallback` is taken for text without any script of its own.
  static func resolve(_ text: [UInt16], fallback: Script) -> [Script] {
    var runs = ScriptRuns(count: text.count)
    var index = 0
    while index < text.count {
      let (codePoint, length) = text.codePoint(at: index)
      runs.place(codePoint, at: index..<index + length)
      index += length
    }
    if runs.last == .common { runs.settle(fallback) }
    return runs.scripts
  }

  private init(count: Int) { scripts = [Script](repeating: .common, count: count) }

  private mutating func place(_ codePoint: UInt32, at range: Range<Int>) {
    let script = script(of: codePoint)
    if let script {
      if last == .common { settle(script) }
      last = script
    } else if last == .common {
      pending = range.upperBound
    }
    let resolved = script ?? bracketScript(codePoint) ?? last
    for index in range { scripts[index] = resolved }
  }

  /// The script a character has of itself; nil when it takes its surroundings'.
  private func script(of codePoint: UInt32) -> Script? {
    let own = Script(of: codePoint)
    guard own == .common || own == .inherited || own == .unknown else {
      // A letter shared by scripts keeps the one it stands in, such as ー between katakana.
      return last != .common && last != own && Script.extensions(of: codePoint).contains(last) ? last : own
    }
    return nil
  }

  private mutating func bracketScript(_ codePoint: UInt32) -> Script? {
    switch PairedBracket(codePoint) {
    case .opening(let closing):
      if brackets.count < Self.deepest { brackets.append(OpenBracket(closing: closing, script: last)) }
      return nil
    case .closing:
      guard let match = brackets.lastIndex(where: { $0.closing == codePoint }) else { return nil }
      let script = brackets[match].script
      brackets.removeSubrange(match...)
      return script == .common ? nil : script
    case nil:
      return nil
    }
  }

  private mutating func settle(_ script: Script) {
    for index in 0..<pending { scripts[index] = script }
    for index in brackets.indices where brackets[index].script == .common {
      brackets[index] = OpenBracket(closing: brackets[index].closing, script: script)
    }
    last = script
  }
}
