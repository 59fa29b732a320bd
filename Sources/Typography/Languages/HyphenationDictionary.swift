import CShims

#if canImport(CHyphen)
  import CHyphen
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

#if canImport(CHyphen)
  /// Hyphenation patterns of a file in libhyphen's format (Liang, Word Hy-phen-a-tion by Com-put-er, 1983, as TeX has them).
  ///
  /// `@unchecked Sendable`: the patterns are never written after `init`, and looking a word up only reads them.
  @safe final class HyphenationDictionary: @unchecked Sendable {
    private let patterns: UnsafeMutablePointer<HyphenDict>
    /// The file's character set as ICU names it; nil for UTF-8.
    private let charset: String?
    /// Longer words are none.
    private static let longestWord = 100

    /// Nil when the file cannot be opened or its first line names no character set that ICU knows.
    init?(path: String) {
      guard let patterns = unsafe hnj_hyphen_load(path) else { return nil }
      unsafe self.patterns = patterns
      let name = unsafe withUnsafeBytes(of: patterns.pointee.cset) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      // Mozilla's name for Windows code pages
      let known = name.hasPrefix("microsoft-") ? String(name.dropFirst("microsoft-".count)) : name
      charset = unsafe patterns.pointee.utf8 != 0 ? nil : known
      guard charset == nil || encoded(Array("a".utf16)) != nil else { return nil }
    }

    deinit { unsafe hnj_hyphen_free(patterns) }

    /// Offsets in a word where a line may end in a hyphen. The word has no surrogates and is in lower case, as the patterns are. Divisions that change
    /// letters (Hungarian `asszony` to `asz-szony`) are left out.
    func points(in word: [UInt16]) -> [Int] {
      guard (2...Self.longestWord).contains(word.count), !word.contains(where: { $0 & 0xF800 == 0xD800 }), let bytes = encoded(word) else {
        return []
      }
      // Besides the length libhyphen wants an end, as it searches the word for what a division changes; and levels of 5 more than the word has.
      let terminated = bytes + [0]
      var levels = [CChar](repeating: 0, count: bytes.count + 5)
      var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
      var positions: UnsafeMutablePointer<Int32>?
      var cuts: UnsafeMutablePointer<Int32>?
      let status = unsafe hnj_hyphen_hyphenate3(
        patterns, terminated, Int32(bytes.count), &levels, nil, &replacements, &positions, &cuts, 1, 1, 1, 1)
      defer {
        if let texts = unsafe replacements { for index in bytes.indices { unsafe free(texts[index]) } }
        unsafe free(replacements)
        unsafe free(positions)
        unsafe free(cuts)
      }
      guard status == 0 else { return [] }
      // The levels are one a character in every character set; an odd one allows a hyphen after its character.
      return (1..<word.count).filter { point in
        let isPlain = unsafe replacements?[point - 1] == nil
        return levels[point - 1] & 1 == 1 && isPlain
      }
    }

    /// The word's bytes in the patterns' character set, where it has all the letters.
    private func encoded(_ word: [UInt16]) -> [CChar]? {
      guard let charset else { return Array(String(decoding: word, as: UTF16.self).utf8).map { CChar(bitPattern: $0) } }
      var bytes = [CChar](repeating: 0, count: word.count)
      let count = unsafe unicode_encode(charset, word, Int32(word.count), &bytes, Int32(bytes.count))
      return Int(count) == word.count ? bytes : nil
    }
  }
#else
  /// Hyphenation patterns on systems without libhyphen: there are none that can be read.
  final class HyphenationDictionary: Sendable {
    init?(path: String) { return nil }
    func points(in word: [UInt16]) -> [Int] { [] }
  }
#endif
