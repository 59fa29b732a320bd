import CShims

/// Stage 1: case, by the language's rules.
struct CaseTransform {
  let letterCase: TextCase
  /// BCP 47.
  let language: String

  func apply(_ text: [UInt16]) -> [UInt16] {
    guard let kind, !text.isEmpty else { return text }
    let cased = unsafe filled { unsafe unicode_case(kind, language, text, Int32(text.count), $0, $1) } ?? text
    return letterCase == .upper ? cased.map(Self.plainGeorgian) : cased
  }

  private var kind: Int32? {
    switch letterCase {
    case .none: nil
    case .upper: Int32(UNICODE_CASE_UPPER)
    case .lower: Int32(UNICODE_CASE_LOWER)
    case .title: Int32(UNICODE_CASE_TITLE)
    case .sentence: Int32(UNICODE_CASE_SENTENCE)
    }
  }

  /// Where an offset of the given text lies in the cased one.
  func offset(_ offset: Int, in text: [UInt16]) -> Int {
    letterCase == .none ? offset : apply(Array(text.prefix(offset))).count
  }

  /// Unicode uppercases Georgian to Mtavruli, a style for whole headlines that few fonts have and no reader expects in a caption.
  private static func plainGeorgian(_ unit: UInt16) -> UInt16 {
    (0x1C90...0x1CBF).contains(unit) ? unit - 0x0BC0 : unit
  }
}
