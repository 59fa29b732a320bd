/// What ICU's Japanese phrases get wrong in captions.
enum PhraseRules {
  static func allows(_ offset: Int, in text: [UInt16]) -> Bool {
    guard let before = text.codePoint(before: offset) else { return false }
    let after = text.codePoint(at: offset).value
    // 美|しく, 今|すぐ: what follows a kanji in hiragana is its ending far more often than a new phrase.
    if Script(of: before) == .han, Script(of: after) == .hiragana { return false }
    // 東京|都: the suffix of a place name.
    if Script(of: before) == .han, suffixes.contains(after) { return false }
    if currencies.contains(before) || CharacterProperties(of: before).contains(.currency) { return false }
    // 」|は, 🎁|が: a particle belongs to what it follows.
    let closes =
      closers.contains(before) || !CharacterProperties(of: before).isDisjoint(with: [.emojiPresentation, .emojiModifier]) || before == 0xFE0F
    return !(closes && Script(of: after) == .hiragana)
  }

  /// After a comma, a full stop or a blank a phrase is over, whatever the dictionary says.
  static func endsPhrase(_ offset: Int, in text: [UInt16]) -> Bool {
    guard let before = text.codePoint(before: offset) else { return false }
    return stops.contains(before) || CharacterProperties(of: before).contains(.whiteSpace)
  }

  private static let stops = Set("、。，．！？!?…：；」』".unicodeScalars.map(\.value))
  private static let suffixes = Set("都府県市区町村".unicodeScalars.map(\.value))
  private static let currencies = Set("￥$¥".unicodeScalars.map(\.value))
  private static let closers = Set("」』）】》〉］｝”’)]".unicodeScalars.map(\.value))
}
