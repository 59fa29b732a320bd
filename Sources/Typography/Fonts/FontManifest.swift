/// The fonts the program knows: `Fonts/fonts.json`. Facts only; nothing here says that a file is there.
public struct FontManifest: Sendable, Decodable {
  /// A family with one file a weight.
  public struct Family: Sendable, Codable, Hashable {
    public let name: String
    /// ISO 15924 codes the family is made for; `Zsye` is emoji, `Zsym` symbols.
    public let scripts: [String]
    /// File name by weight. The key is the truth: the number inside a file may lie.
    public let files: [String: String]
    /// Face in the file, for collections.
    public let face: Int?
    /// Face in the file by weight, for collections that hold several weights.
    public var faces: [String: Int]? = nil
    public let apt: String?
    public let brew: String?
    public let license: String
  }

  /// How a script is set: typefaces, weights, sizes and reference heights.
  public struct Profile: Sendable, Codable, Hashable {
    public let name: String
    /// ISO 15924 codes this holds for, or none when `languages` alone choose it.
    public let scripts: [String]
    /// Language tags it holds for before scripts are asked, such as `ur`.
    public let languages: [String]
    public let sans: [String]
    public let serif: [String]
    public let titleWeight: Int
    public let subtitleWeight: Int
    /// Multiply a slot's ceiling and floor.
    public let titleScale: Double
    public let subtitleScale: Double
    /// Baseline to baseline in em.
    public let titleLineHeight: Double
    public let serifTitleLineHeight: Double
    public let subtitleLineHeight: Double
    /// The optical top of a line above its baseline, in em; absent: the ink top of `referenceLetter`.
    public let referenceTop: Double?
    public let referenceLetter: String?
    /// How far below the last baseline the block reaches for the eye, in em.
    public let referenceBottom: Double
    /// Whether a template's tracking applies.
    public let tracks: Bool
    /// What is left of the last gap below a caption; 1 is all.
    public let lastGapScale: Double
  }

  /// Which way a stack begins.
  public enum Design: String, Sendable, Codable {
    case sans, serif
  }

  /// Folders a file is looked for in, after the project's own; `~` is the home folder.
  public let folders: [String]
  public let families: [Family]
  public let profiles: [Profile]
  /// Families every stack ends with.
  public let fallback: [String]
  /// How the languages' lines are broken.
  public var languages = LanguageRules()
}
