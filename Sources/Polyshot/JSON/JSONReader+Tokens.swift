extension JSONReader {
  // MARK: Keys

  mutating func key() throws(JSONSyntaxError) -> String {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try string() }
    var key = String.UnicodeScalarView()
    while let (scalar, length) = scalar {
      let start = position
      var next = scalar
      if scalar == "\\" {
        advance()
        guard byte == UInt8(ascii: "u") else { throw error(.invalidEscape("\\"), at: start) }
        next = try unicodeEscape(from: start)
      }
      guard key.isEmpty ? Self.isIdentifierStart(next) : Self.isIdentifierPart(next) else {
        if scalar == "\\" { throw error(.invalidEscape("\\u"), at: start) }
        break
      }
      if scalar != "\\" { advance(length) }
      key.append(next)
    }
    guard !key.isEmpty else { throw expected("a key or `}`") }
    return String(key)
  }

  private static func isIdentifierStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber: true
    default: scalar == "$" || scalar == "_"
    }
  }

  static func isIdentifierPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
    default: isIdentifierStart(scalar) || scalar.value == 0x200C || scalar.value == 0x200D
    }
  }

  // MARK: Strings

  mutating func string() throws(JSONSyntaxError) -> String {
    let start = position
    let quote = bytes[index]
    advance()
    var text: [UInt8] = []
    while let current = byte {
      switch current {
      case quote:
        advance()
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        if let scalar = try escape() { text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encode("\u{FFFD}")!) }
      case 0x0A, 0x0D: throw error(.unterminatedString, at: start)
      default:
        text.append(current)
        advance()
      }
    }
    throw error(.unterminatedString, at: start)
  }

  /// What a backslash and what follows stand for; `nil` for a line that goes on.
  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar? {
    let start = position
    advance()
    guard let (scalar, length) = scalar else { throw error(.unterminatedString, at: start) }
    if scalar == "u" { return try unicodeEscape(from: start) }
    if scalar == "x" {
      advance()
      guard let value = hexadecimal(digits: 2), let escaped = Unicode.Scalar(value) else { throw error(.invalidEscape("\\x"), at: start) }
      return escaped
    }
    if scalar == "\r", index + 1 < bytes.count, bytes[index + 1] == 0x0A { advance() }
    advance(length)
    switch scalar {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{B}"
    case "\n", "\r", "\u{2028}", "\u{2029}": return nil
    case "0":
      if let next = byte, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { throw error(.invalidEscape("\\0"), at: start) }
      return "\0"
    case "1"..."9": throw error(.invalidEscape("\\\(scalar)"), at: start)
    default: return scalar
    }
  }

  /// `uXXXX` after the backslash, two of them for a surrogate pair.
  private mutating func unicodeEscape(from start: SourcePosition) throws(JSONSyntaxError) -> Unicode.Scalar {
    advance()
    guard let first = hexadecimal(digits: 4) else { throw error(.invalidEscape("\\u"), at: start) }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, starts(with: "\\u") else { throw error(.loneSurrogate, at: start) }
    advance(2)
    guard let second = hexadecimal(digits: 4), (0xDC00...0xDFFF).contains(second) else { throw error(.loneSurrogate, at: start) }
    guard let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) else { throw error(.loneSurrogate, at: start) }
    return scalar
  }

  private mutating func hexadecimal(digits: Int) -> UInt32? {
    guard index + digits <= bytes.count else { return nil }
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }

  // MARK: Numbers

  mutating func number() throws(JSONSyntaxError) -> Double {
    let start = position
    let first = index
    while let (scalar, length) = scalar, Self.isIdentifierPart(scalar) || scalar == "." || isSign(scalar, since: first) { advance(length) }
    let text = String(decoding: bytes[first..<index], as: UTF8.self)
    guard let value = Self.number(text) else { throw error(.invalidNumber(text), at: start) }
    return value
  }

  /// A sign belongs to a number at its start and after an exponent's `e`; in a hexadecimal number that `e` is a digit.
  private func isSign(_ scalar: Unicode.Scalar, since first: Int) -> Bool {
    guard scalar == "+" || scalar == "-" else { return false }
    guard index > first else { return true }
    let isExponent = bytes[index - 1] | 0x20 == UInt8(ascii: "e")
    return isExponent && !bytes[first..<index].contains { $0 | 0x20 == UInt8(ascii: "x") }
  }

  /// A JSON5 number; `nil` when the text is none.
  private static func number(_ text: String) -> Double? {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard let magnitude = magnitude(digits) else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  private static func magnitude(_ text: Substring) -> Double? {
    if text == "Infinity" { return .infinity }
    if text == "NaN" { return .nan }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
      return digits.reduce(0) { $0 * 16 + Double($1.hexDigitValue ?? 0) }
    }
    // Digits, a point with digits on one side at least, an exponent; no leading zero before another digit.
    guard let match = text.wholeMatch(of: /([0-9]*)(\.?)([0-9]*)([eE][+-]?[0-9]+)?/) else { return nil }
    let (whole, point, fraction) = (match.1, match.2, match.3)
    guard !whole.isEmpty || !fraction.isEmpty, point.isEmpty == false || fraction.isEmpty else { return nil }
    guard whole.count < 2 || !whole.hasPrefix("0") else { return nil }
    return Double("\(whole.isEmpty ? "0" : whole).\(fraction.isEmpty ? "0" : fraction)\(match.4 ?? "")")
  }
}

/// The offset of the first byte that is not part of well-formed UTF-8, or `nil`.
func invalidUTF8Offset(in bytes: [UInt8]) -> Int? {
  var decoder = UTF8()
  var iterator = bytes.makeIterator()
  var offset = 0
  while true {
    switch decoder.decode(&iterator) {
    case .scalarValue(let scalar): offset += UTF8.width(scalar)
    case .emptyInput: return nil
    case .error: return offset
    }
  }
}
