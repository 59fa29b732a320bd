/// The parts of a language tag (RFC 5646), in the standard's case.
struct Subtags {
  var language: String
  var script: String?
  var region: String?
  var variants: [String] = []

  /// Well formed, and a language that is known; `nil` otherwise.
  init?(_ spelling: String) {
    var words = spelling.replacing("_", with: "-").split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    if spelling.hasPrefix("b+") { words = spelling.split(separator: "+").dropFirst().map(String.init) }
    guard let first = words.first, (2...3).contains(first.count), first.allSatisfy(\.isLetterASCII) else { return nil }
    language = first.lowercased()
    var rest = words.dropFirst()
    if let word = rest.first, word.count == 4, word.allSatisfy(\.isLetterASCII) {
      script = word.prefix(1).uppercased() + word.dropFirst().lowercased()
      rest = rest.dropFirst()
    }
    if let word = rest.first, let code = Self.region(word) {
      region = code
      rest = rest.dropFirst()
    }
    for word in rest {
      let isVariant = (5...8).contains(word.count) || word.count == 4 && word.first?.isNumber == true
      guard isVariant, word.allSatisfy({ $0.isLetterASCII || $0.isDigitASCII }) else { return nil }
      variants.append(word.lowercased())
    }
    guard Self.aliases[language] != nil || LikelySubtags.byLanguage[language] != nil else { return nil }
  }

  /// Two letters (`r` before them, Android's way) or three digits.
  private static func region(_ word: String) -> String? {
    let code = word.count == 3 && word.first == "r" ? String(word.dropFirst()) : word
    if code.count == 2, code.allSatisfy(\.isLetterASCII) { return code.uppercased() }
    return code.count == 3 && code.allSatisfy(\.isDigitASCII) ? code : nil
  }

  /// Outdated and roundabout language codes (CLDR `languageAlias`), and what they stand for.
  static let aliases: [String: (language: String, script: String?)] = [
    "iw": ("he", nil), "in": ("id", nil), "ji": ("yi", nil), "no": ("nb", nil), "tl": ("fil", nil), "mo": ("ro", nil), "sh": ("sr", "Latn"),
    "cmn": ("zh", nil), "jw": ("jv", nil),
  ]

  /// CLDR's canonical form, with the house rule for Chinese: the script names what the mainland and Taiwan write, other regions stay.
  var canonical: Subtags {
    var tag = self
    if let alias = Self.aliases[language] {
      tag.language = alias.language
      tag.script = script ?? alias.script
    }
    if tag.region == "UK" { tag.region = "GB" }
    // fastlane once wrote `vi-VI` for Vietnamese; there is no such region.
    if tag.language == "vi", tag.region == "VI" { tag.region = nil }
    let usual = tag.region.flatMap { LikelySubtags.scriptByRegion["\(tag.language)-\($0)"] } ?? LikelySubtags.byLanguage[tag.language]?.script
    if tag.language == "zh" {
      let written = tag.script ?? usual ?? "Hans"
      if tag.region == nil || tag.region == (written == "Hant" ? "TW" : "CN") {
        tag.script = written
        tag.region = nil
        return tag
      }
    }
    if tag.script == usual { tag.script = nil }
    return tag
  }
}

extension Character {
  var isLetterASCII: Bool { isASCII && isLetter }
  var isDigitASCII: Bool { isASCII && isNumber }
}
