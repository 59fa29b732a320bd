import CShims

/// A BCP 47 tag with what it leaves unsaid filled in from CLDR's likely subtags.
public struct LanguageTag: Sendable, Hashable {
  /// As given, with `-` between the subtags.
  public let tag: String
  /// The language subtag in lower case, in its present-day form (`he` for `iw`).
  public let language: String
  /// The script written or likely; nil for tags that cannot be read.
  public let script: Script?
  /// The region written or likely, in upper case.
  public let region: String?
  public let isRightToLeft: Bool

  public init(_ tag: String) {
    let spelled = String(tag.map { $0 == "_" ? "-" : $0 })
    self.tag = spelled
    let first = spelled.prefix { $0 != "-" }.lowercased()
    language = Self.renamed[first] ?? first
    let scriptTag = unsafe unicode_likely_script(spelled)
    script = scriptTag == 0 ? nil : Script(tag: scriptTag)
    let units = unsafe [UInt8](unsafeUninitializedCapacity: 8) { buffer, count in
      let length = unsafe buffer.withMemoryRebound(to: CChar.self) { unsafe unicode_likely_region(spelled, $0.baseAddress, 8) }
      count = (0..<8).contains(length) ? Int(length) : 0
    }
    region = units.isEmpty ? nil : String(decoding: units, as: UTF8.self)
    isRightToLeft = unsafe unicode_is_right_to_left(spelled)
  }

  /// Names that rules and profiles may go by, the nearest first: language and region, language and script, language.
  var names: [String] { [region.map { "\(language)-\($0)" }, script.map { "\(language)-\($0)" }, language].compactMap(\.self) }

  private static let renamed = ["iw": "he", "in": "id", "ji": "yi", "no": "nb"]
}
