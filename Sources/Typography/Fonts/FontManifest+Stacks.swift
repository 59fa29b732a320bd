#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FontManifest {
  /// Reads `Fonts/fonts.json`. The first profile serves every language that no other names, so there must be one.
  public init(json: [UInt8]) throws {
    self = try JSONDecoder().decode(FontManifest.self, from: Data(json))
    if profiles.isEmpty { throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no profiles")) }
  }

  /// The profile of a language: by tag with region, tag with script, language, then by its script; the first profile when all fail.
  public func profile(for language: LanguageTag) -> Profile {
    let script = language.script.map(\.description) ?? "Latn"
    for name in language.names {
      if let profile = profiles.first(where: { $0.languages.contains(name) }) { return profile }
    }
    return profiles.first { $0.scripts.contains(script) } ?? profiles[0]
  }

  /// Families for a language in order of preference: `brand` first, the language's own, then every other that may help.
  /// The tail holds all families of the manifest, so that a foreign word in a caption is drawn whenever any known font can.
  public func families(for language: LanguageTag, design: Design = .sans, brand: [String] = []) -> [String] {
    let profile = profile(for: language)
    let latin = profiles[0]
    let own = design == .serif ? profile.serif + latin.serif + profile.sans : profile.sans
    var seen = Set<String>()
    return (brand + own + fallback + families.map(\.name)).filter { seen.insert($0).inserted }
  }
}

extension FontManifest.Family {
  /// Weights in the order CSS Fonts 4 §5.2 tries them.
  func weights(nearestTo wanted: Int) -> [Int] {
    let all = files.keys.compactMap { Int($0) }.sorted()
    let below = all.filter { $0 < wanted }.reversed()
    let above = all.filter { $0 > wanted }
    let exact = all.filter { $0 == wanted }
    if wanted < 400 { return exact + below + above }
    if wanted > 500 { return exact + above + below }
    return exact + above.filter { $0 <= 500 } + below + above.filter { $0 > 500 }
  }

  /// Symbols and emoji come in one weight, which then is no stand-in.
  var variesInWeight: Bool { files.count > 1 }
  var isEmoji: Bool { scripts.contains(Self.emojiScript) }
  static let emojiScript = "Zsye"
}
