/// Where Finnish words divide: before every consonant that a vowel follows. There are no patterns for Finnish; its syllables need none (the national
/// language office's rule: the last of several consonants begins the next syllable). Seams between two vowels are left alone: whether they are one sound
/// cannot be told without a dictionary.
enum FinnishSyllables {
  /// Offsets in a word in lower case.
  static func points(in word: [UInt16]) -> [Int] {
    guard let firstVowel = word.firstIndex(where: vowels.contains) else { return [] }
    return word.indices.dropFirst(firstVowel + 1).filter { index in
      index + 1 < word.count && !vowels.contains(word[index]) && isLetter(word[index]) && isLetter(word[index - 1])
        && vowels.contains(word[index + 1])
    }
  }

  private static let vowels = Set("aeiouyäöåé".utf16)

  private static func isLetter(_ unit: UInt16) -> Bool { CharacterProperties(of: UInt32(unit)).contains(.letter) }
}
