import Synchronization

/// Why words of a language are not hyphenated although that was asked for.
public enum HyphenationGap: Error, Hashable, Sendable {
  /// `Fonts/fonts.json` has no hyphenation for the language.
  case noRule(language: String)
  /// The patterns are not on this machine.
  case missingDictionary(file: String, folders: [String])
  case unreadableDictionary(path: String)
}

/// How a language's words are divided at a line's end: `hyphenation` of a language in `Fonts/fonts.json`.
public struct HyphenationRule: Sendable, Hashable {
  /// A rule that needs no patterns.
  public enum Syllables: String, Sendable, Decodable {
    case finnish
  }

  public var syllables: Syllables?
  /// File names of patterns by language, with region or script where these have their own.
  public var dictionaries: [String: String] = [:]
  /// The fewest letters before and after a hyphen.
  public var before = 4
  public var after = 4
}

/// Finds the places inside a language's words where a hyphen may stand.
enum Hyphenator: Sendable {
  case dictionary(HyphenationDictionary)
  case syllables(HyphenationRule.Syllables)

  /// Offsets in a word in lower case.
  func points(in word: [UInt16]) -> [Int] {
    switch self {
    case .dictionary(let dictionary): dictionary.points(in: word)
    case .syllables(.finnish): FinnishSyllables.points(in: word)
    }
  }
}

/// The hyphenators of a run: finds the system's patterns, reads each file once, shares it between workers.
public final class Hyphenators: Sendable {
  private let languages: LanguageRules
  private let folders: [String]
  private let dictionaries = Mutex<[String: HyphenationDictionary?]>([:])

  /// `home` is what `~` stands for in the rules' folders.
  public init(languages: LanguageRules, home: String? = nil) {
    self.languages = languages
    folders = FontFolders.expand(languages.hyphenationFolders, home: home)
  }

  /// The file with a language's patterns; nil when it needs none or has none here.
  public func dictionaryPath(for language: LanguageTag) -> String? {
    Self.file(languages.rule(for: language).hyphenation, language).flatMap(path)
  }

  func hyphenator(for language: LanguageTag) -> Result<Hyphenator, HyphenationGap> {
    let rule = languages.rule(for: language).hyphenation
    if let syllables = rule.syllables { return .success(.syllables(syllables)) }
    guard let file = Self.file(rule, language) else { return .failure(.noRule(language: language.tag)) }
    guard let path = path(file) else { return .failure(.missingDictionary(file: file, folders: folders)) }
    let dictionary = dictionaries.withLock { known in
      if let dictionary = known[path] { return dictionary }
      let read = HyphenationDictionary(path: path)
      known[path] = .some(read)
      return read
    }
    return dictionary.map { .success(.dictionary($0)) } ?? .failure(.unreadableDictionary(path: path))
  }

  private static func file(_ rule: HyphenationRule, _ language: LanguageTag) -> String? {
    language.names.lazy.compactMap { rule.dictionaries[$0] }.first
  }

  private func path(_ file: String) -> String? { folders.lazy.map { "\($0)/\(file)" }.first { FontFolders.isFile($0) } }
}
