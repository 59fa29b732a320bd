/// What ICU's Japanese phrases get wrong in captions.
enum PhraseRules {
  static func allows(_ offset: Int, in text: [UInt16]) -> Bool {
    guard let before = text.codePoint(before: offset) else { return false }
    let after = text.codePoint(at: offset).value
    // 美|しく, 今|すぐ: what follows a kanji in hiragana is its ending far more often than a new phrase.
    if Script(of: before) == .han, Script(of: after) == .hiragana { return false }
    // ロック|画面, 連続|記録, 東京|都: nouns that meet without a particle are one compound.
    if isNoun(before), isNoun(after) { return false }
    // 残り|時間, 使い|放題: so are a verb's noun form and the noun after it.
    if Script(of: after) == .han, nounEndings.contains(before), offset > 1, Script(of: UInt32(text[offset - 2])) == .han { return false }
    if text[offset...].starts(with: "放題".utf16) { return false }
    // やる|こと, シンプル|なのに: neither formal nouns nor the copula begin a phrase.
    if Script(of: before) != .han, leaning.contains(where: { text[offset...].starts(with: $0.utf16) }), !endsPhrase(offset, in: text),
      !independent.contains(where: { text[offset...].starts(with: $0.utf16) })
    {
      return false
    }
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
  private static func isNoun(_ codePoint: UInt32) -> Bool {
    let script = Script(of: codePoint)
    return script == .han || script == .katakana || codePoint == 0x30FC
  }

  private static let leaning = ["こと", "ために", "ための", "なの", "です"]
  private static let independent = ["ことば", "ことし"]
  private static let nounEndings = Set("りみきちげけめれべせ".unicodeScalars.map(\.value))
  private static let currencies = Set("￥$¥".unicodeScalars.map(\.value))
  private static let closers = Set("」』）】》〉］｝”’)]".unicodeScalars.map(\.value))
}
