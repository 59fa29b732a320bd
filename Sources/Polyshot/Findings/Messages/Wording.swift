// All wording of the program stands in this folder: facts in, words out. Lower case, no full stop, values in backticks, the nearest name for a typo.
// (The help pages stand with the table of options that they describe.)

/// Pieces that several messages share.
enum Wording {
  static func quoted(_ name: String) -> String { "`\(name)`" }

  /// `1 line`, `3 lines`.
  static func count(_ number: Int, _ noun: String) -> String { number == 1 ? "1 \(noun)" : "\(number) \(noun)s" }

  static func list(_ names: some Sequence<String>) -> String { names.map(quoted).joined(separator: ", ") }

  /// `did you mean …`, else what is known, else nothing.
  static func nearest(_ name: String, in known: [String]) -> String? {
    if let near = meant(name, in: known) { return near }
    return known.isEmpty ? nil : known.count == 1 ? "the only one is \(list(known))" : "known are \(list(known))"
  }

  /// `did you mean …`, else nothing: for lists too long to be told.
  static func meant(_ name: String, in known: [String]) -> String? {
    NearestName.of(name, in: known).map { "did you mean \(quoted($0))?" }
  }

  static func character(_ text: String) -> String {
    guard let scalar = text.unicodeScalars.first else { return "nothing" }
    switch scalar {
    case "\n", "\r": return "the end of the line"
    case "`": return "a backtick"
    case _ where scalar.value < 0x20 || scalar.properties.generalCategory == .format: return "U+\(hexadecimal(scalar.value))"
    default: return quoted(text)
    }
  }

  static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  static func sizes(_ sizes: [PixelSize]) -> String { sizes.map { "`\($0.width)×\($0.height)`" }.joined(separator: ", ") }

  /// Why a file could not be used.
  static func file(_ error: DiskError) -> String {
    switch error {
    case .system where error.isMissing: "no such file"
    case .system(let code): "cannot be read (\(DiskError.words(for: code)))"
    case .notAFile: "not a regular file"
    case .tooLarge(let limit): "larger than \(limit >> 20) MB"
    }
  }

  /// Why something could not be done with a file.
  static func reason(_ error: DiskError) -> String {
    if case .system(let code) = error { DiskError.words(for: code) } else { file(error) }
  }
}
