/// Characters that may not begin or end a line, over what UAX #14 says of them (JIS X 4051, CLREQ, JLREQ, and the languages' quotation marks).
enum KinsokuTables {
  static let noStart = set("!),.:;?]}·’†‡、。〃〆〕〗〞﹚﹜！），．：；？］｝…‥।॥۔؟،؛።፡ๆฯໆຯៗ។៕៖ៈ၊။")
  static let noEnd = set("([{‚„（［｛〈《「『【〔〖¿¡")
  static let percent = set("%‰℃°٪")
  static let sentenceEnds = set(".!?…。！？؟۔।")

  static let noStartByLanguage: [String: Set<UInt32>] = [
    "ja": set("ァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎゕゖㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ々〻‐゠–〜？！‼⁇⁈⁉・ーゝゞヽヾ"),
    "zh": set("·！％），。：；？」』】》〉”’…—"),
    "yue": set("·！％），。：；？」』】》〉”’…—"),
    "en": set("”"), "fr": set("»”"), "es": set("»”"), "it": set("»”"), "pt": set("»”"), "ru": set("»“"), "de": set("“«‹"), "cs": set("“«"),
    "sk": set("“«"),
    "pl": set("”"),
  ]
  static let noEndByLanguage: [String: Set<UInt32>] = [
    "en": set("“‘"), "fr": set("«“"), "es": set("«“"), "it": set("«“"), "pt": set("«“"), "ru": set("«„"), "de": set("„‚»›"), "cs": set("„"),
    "sk": set("„"),
    "pl": set("„"), "ja": set("“‘"), "zh": set("“‘"), "yue": set("“‘"), "ko": set("“‘"),
  ]

  private static func set(_ characters: String) -> Set<UInt32> { Set(characters.unicodeScalars.map(\.value)) }
}
