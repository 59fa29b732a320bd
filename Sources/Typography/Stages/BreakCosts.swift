/// What breaking a line at a place costs, by name. The fewest lines come first; then these, in this order; then evenness.
struct BreakCosts: Equatable {
  /// Rules of the language that are broken here: kept whatever it does to the lines' lengths, as long as it costs no line.
  var rules = 0.0
  /// The line ends with its sentence, which is worth lines that are less even, up to `sentenceStretch`.
  var endsSentence = false
  /// A number stands last and what it counts begins the next line, up to `numberStretch`.
  var endsInNumber = false
  /// A break inside an unspaced stretch of a script whose blanks divide phrases, where a blank would do, up to `blankStretch`.
  var ignoresBlanks = false
  /// What decides between lines that are nearly even, in squares of the line width.
  var preference = 0.0

  // Rules
  static let phraseSplit = 1.0
  static let wordSplit = 2.0
  static let shortWord = 1.0
  /// A dash at a line's start.
  static let dash = 1.0
  /// A number without the word for its unit.
  static let unit = 1.0
  /// A hyphen that the author did not allow for.
  static let hyphenation = 2.0
  /// A lone character on the last line, in scripts that break anywhere.
  static let strandedCharacter = 4.0

  // Preferences
  static let softWord = 0.05
  /// A number without the name it belongs to.
  static let name = 0.12
  static let hyphen = 0.1
  /// A last line that is short beside the others.
  static let runt = 0.25

  /// How much longer than it need be the longest line may become.
  static let sentenceStretch = 1.25
  static let numberStretch = 1.2
  static let blankStretch = 1.08
  static let evenStretch = 1.02
}
