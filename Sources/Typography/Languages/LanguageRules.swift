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
  }

  private let rules: [String: Rule]

  public init() { rules = [:] }

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

    var rule: Rule {
      func words(_ text: String?) -> Set<String> { Set((text ?? "").split(separator: " ").map(String.init)) }
      func marks(_ text: String?) -> Set<UInt32> { Set((text ?? "").unicodeScalars.map(\.value)) }
      return Rule(
        breaks: breaks ?? .lines, shortWords: words(shortWords), softWords: words(softWords), noStart: marks(noStart), noEnd: marks(noEnd))
    }
  }

  public init(from decoder: any Decoder) throws {
    let entries = try decoder.singleValueContainer().decode([Entry].self)
    rules = Dictionary(entries.map { ($0.language, $0.rule) }, uniquingKeysWith: { first, _ in first })
  }
}

extension KeyedDecodingContainer {
  /// A list of fonts without languages is a list all the same.
  func decode(_ type: LanguageRules.Type, forKey key: Key) throws -> LanguageRules { try decodeIfPresent(type, forKey: key) ?? LanguageRules() }
}
