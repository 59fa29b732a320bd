/// The house rules of the languages: `languages` in `Fonts/fonts.json`. A language that is not there has none of its own.
public struct LanguageRules: Sendable, Decodable {
  /// Where lines may begin.
  public enum Breaks: String, Sendable, Decodable {
    /// By UAX #14, with ICU's dictionaries where words have no blanks between them.
    case lines
    /// Japanese: by phrase.
    case phrases
    /// Chinese: between words.
    case words
    /// Korean: at blanks, as CSS `word-break: keep-all`.
    case keepAll
  }

  /// What holds for one language.
  public struct Rule: Sendable {
    public var breaks = Breaks.lines
    /// Words that a line does not end in unless that saves a line; lower case.
    public var shortWords: Set<String> = []
    /// Words that a line had better not end in.
    public var softWords: Set<String> = []
    /// Code points that no line begins or ends with.
    public var noStart: Set<UInt32> = []
    public var noEnd: Set<UInt32> = []
    /// Words for what is counted, which stay with their number as long as that costs no line; lower case.
    public var unitWords: Set<String> = []
    /// Words that belong to the one before them, such as postpositions, and that a line had better not begin with.
    public var leaningWords: Set<String> = []
    /// Code points that stay with a number right after them, such as the ordinal 第.
    public var numberPrefixes: Set<UInt32> = []
    public var hyphenation = HyphenationRule()
  }

  private var rules: [String: Rule] = [:]
  /// Symbols of units and money that always stay with the number before them, in all languages.
  public private(set) var units: Set<String> = []
  /// Words and symbols that always stay with the number after them: codes of money, `No.`.
  public private(set) var beforeNumbers: Set<String> = []
  /// Folders that hyphenation patterns are looked for in; `~` is the home folder.
  public private(set) var hyphenationFolders: [String] = []

  public init() {}

  /// By language and region, language and script, then language alone.
  public func rule(for language: LanguageTag) -> Rule {
    for name in language.names { if let rule = rules[name] { return rule } }
    return Rule()
  }

  /// The languages that have rules, sorted.
  public var languages: [String] { rules.keys.sorted() }

  /// One language's entry as the file has it: words divided by blanks, marks side by side.
  private struct Entry: Decodable {
    let language: String
    let breaks: Breaks?
    let shortWords: String?
    let softWords: String?
    let noStart: String?
    let noEnd: String?
    let unitWords: String?
    let leaningWords: String?
    let numberPrefixes: String?
    let hyphenation: [String: String]?
    let syllables: HyphenationRule.Syllables?
    let before: Int?
    let after: Int?

    func rule(_ hyphenation: Hyphenation) -> Rule {
      func marks(_ text: String?) -> Set<UInt32> { Set((text ?? "").unicodeScalars.map(\.value)) }
      return Rule(
        breaks: breaks ?? .lines, shortWords: words(shortWords), softWords: words(softWords), noStart: marks(noStart), noEnd: marks(noEnd),
        unitWords: words(unitWords), leaningWords: words(leaningWords), numberPrefixes: marks(numberPrefixes),
        hyphenation: HyphenationRule(
          syllables: syllables, dictionaries: self.hyphenation ?? [:], before: max(1, before ?? hyphenation.before),
          after: max(1, after ?? hyphenation.after)))
    }
  }

  private struct Hyphenation: Decodable {
    let folders: [String]
    let before: Int
    let after: Int
  }

  private enum CodingKeys: String, CodingKey {
    case units, beforeNumbers, hyphenation, rules
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let hyphenation = try container.decode(Hyphenation.self, forKey: .hyphenation)
    hyphenationFolders = hyphenation.folders
    units = words(try container.decode(String.self, forKey: .units))
    beforeNumbers = words(try container.decode(String.self, forKey: .beforeNumbers))
    let entries = try container.decode([Entry].self, forKey: .rules)
    rules = Dictionary(entries.map { ($0.language, $0.rule(hyphenation)) }, uniquingKeysWith: { first, _ in first })
  }
}

private func words(_ text: String?) -> Set<String> { Set((text ?? "").split(separator: " ").map(String.init)) }

extension KeyedDecodingContainer {
  /// A list of fonts without languages is a list all the same.
  func decode(_ type: LanguageRules.Type, forKey key: Key) throws -> LanguageRules { try decodeIfPresent(type, forKey: key) ?? LanguageRules() }
}
