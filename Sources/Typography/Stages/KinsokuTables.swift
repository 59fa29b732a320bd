/// Characters that may not begin or end a line, in any language, over what UAX #14 says of them (JIS X 4051, CLREQ, JLREQ). What one
/// language adds stands in `Fonts/fonts.json`.
enum KinsokuTables {
  static let noStart = set("!),.:;?]}·’†‡、。〃〆〕〗〞﹚﹜！），．：；？］｝…‥।॥۔؟،؛።፡ๆฯໆຯៗ។៕៖ៈ၊။")
  static let noEnd = set("([{‚„（［｛〈《「『【〔〖¿¡")
  static let percent = set("%‰℃°٪")
  static let sentenceEnds = set(".!?…。！？؟۔।")

  private static func set(_ characters: String) -> Set<UInt32> { Set(characters.unicodeScalars.map(\.value)) }
}
