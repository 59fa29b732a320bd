/// Finds phrases that stay together, whatever their case and the kind of blank between their words.
struct PhraseMatcher {
  private let text: [UInt16]

  init(_ text: [UInt16]) { self.text = Self.folded(text) }

  /// The offsets inside all places where a phrase stands.
  func insides(of phrase: [UInt16]) -> Set<Int> {
    let wanted = Self.folded(phrase)
    var result = Set<Int>()
    guard wanted.count > 1, wanted.count <= text.count else { return result }
    for start in 0...(text.count - wanted.count) where text[start..<start + wanted.count].elementsEqual(wanted) {
      result.formUnion(start + 1..<start + wanted.count)
    }
    return result
  }

  /// Unit for unit, so that offsets stay.
  private static func folded(_ text: [UInt16]) -> [UInt16] {
    text.map { unit in
      if unit == 0xA0 || unit == 0x202F || unit == 0x2009 { return 0x20 }
      guard let scalar = Unicode.Scalar(unit), let lower = scalar.properties.lowercaseMapping.utf16.first else { return unit }
      return lower
    }
  }
}
