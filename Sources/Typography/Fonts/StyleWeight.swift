/// A face's weight out of all that its file says: the number (`OS/2.usWeightClass`) of some files is a lie, while people read the name.
struct StyleWeight {
  let number: Int
  /// Name 1, which in old files has the weight that is neither regular nor bold.
  let family: String
  /// Name 2: Regular, Italic, Bold or Bold Italic.
  let subfamily: String
  /// Name 17, which says the weight in full.
  let typographicSubfamily: String?
  let isMarkedBold: Bool

  var weight: Int {
    if let named = typographicSubfamily.flatMap(Self.named) { return named }
    if isMarkedBold || Self.named(subfamily) == 700 { return number >= 600 ? number : 700 }
    // "Brand Light" with the subfamily "Regular" is light; "Brand" with it is regular, whatever the number says.
    if Self.named(family) == nil, !(300...500).contains(number) { return 400 }
    return number
  }

  /// The weight a style's name speaks of, as CSS numbers it; nil when it speaks of none.
  static func named(_ style: String) -> Int? {
    let plain = style.lowercased().filter { $0.isLetter }
    return words.first { plain.contains($0.word) }?.weight
  }

  /// Longer words before those they contain.
  private static let words: [(word: String, weight: Int)] = [
    ("extralight", 200), ("ultralight", 200), ("demilight", 300), ("semilight", 300), ("extrabold", 800), ("ultrabold", 800), ("semibold", 600),
    ("demibold", 600), ("extrablack", 900), ("ultrablack", 900), ("hairline", 100), ("thin", 100), ("light", 300), ("regular", 400), ("normal", 400),
    ("medium", 500), ("demi", 600), ("bold", 700), ("black", 900), ("heavy", 900),
  ]
}
