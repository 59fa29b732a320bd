/// Reads the `.strings` dialect of the old-style property list and keeps lines, which Foundation's reader does not.
///
/// `"key" = "value";` with `/* */` and `//` comments, unquoted words, the shorthand `"key";` (the value is the key), one pair of braces around all, and
/// the escapes `\" \\ \' \a \b \f \n \r \t \v \Uxxxx`, a backslash before a line end, and octal `\ooo`; before any other character a backslash means
/// nothing. A lower-case `\u` is no escape.
struct StringsReader {
  struct Entry: Sendable, Hashable {
    let key: String
    let value: String
    /// Of the key.
    let position: SourcePosition
  }

  struct File: Sendable, Hashable {
    var entries: [Entry] = []
    /// Where the last pair's `;` is missing.
    var missingSemicolon: SourcePosition?
  }

  struct Fault: Error, Sendable, Hashable {
    let reason: Reason
    let position: SourcePosition

    enum Reason: Sendable, Hashable {
      case encoding(TextEncoding.Problem)
      case propertyListXML
      case propertyListBinary
      case expected(String, found: String?)
      case unterminatedString
      case unterminatedComment
      case invalidEscape(String)
      case loneSurrogate
    }
  }

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var position = SourcePosition(line: 1, column: 1)

  static func read(_ bytes: [UInt8]) throws(Fault) -> File {
    if bytes.starts(with: "bplist".utf8) { throw Fault(reason: .propertyListBinary, position: SourcePosition(line: 1, column: 1)) }
    let scalars: [Unicode.Scalar]
    do throws(TextEncoding.Fault) {
      scalars = try TextEncoding.scalars(of: bytes)
    } catch {
      throw Fault(reason: .encoding(error.problem), position: error.position)
    }
    var reader = StringsReader(scalars: scalars)
    return try reader.file()
  }

  private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

  // MARK: Characters

  private var scalar: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
  private var next: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  private mutating func advance() {
    let current = scalars[index]
    index += 1
    if current == "\n" || current == "\u{2028}" || current == "\u{2029}" || current == "\r" && scalar != "\n" {
      position = SourcePosition(line: position.line + 1, column: 1)
    } else {
      position.column += 1
    }
  }

  private func expected(_ what: String) -> Fault {
    Fault(reason: .expected(what, found: scalar.map { String(Character($0)) }), position: position)
  }

  // MARK: Structure

  private mutating func file() throws(Fault) -> File {
    var file = File()
    try skipBlanks()
    if scalar == "<" { throw Fault(reason: .propertyListXML, position: position) }
    let isBraced = scalar == "{"
    if isBraced { advance() }
    try skipBlanks()
    while let first = scalar, !(isBraced && first == "}") {
      let place = position
      let key = try word(expecting: isBraced ? "a key or `}`" : "a key")
      try skipBlanks()
      var value = key
      if scalar == "=" {
        advance()
        try skipBlanks()
        value = try word(expecting: "a value")
        try skipBlanks()
      }
      file.entries.append(Entry(key: key, value: value, position: place))
      if scalar == ";" {
        advance()
      } else if scalar == nil || isBraced && scalar == "}" {
        file.missingSemicolon = position
      } else {
        throw expected(value == key ? "`=` or `;`" : "`;`")
      }
      try skipBlanks()
    }
    guard isBraced else { return file }
    guard scalar == "}" else { throw expected("`}`") }
    advance()
    try skipBlanks()
    guard scalar == nil else { throw expected("the end of the file") }
    return file
  }

  private mutating func skipBlanks() throws(Fault) {
    while let current = scalar {
      if current == "/", next == "/" {
        while let character = scalar, character != "\n", character != "\r" { advance() }
      } else if current == "/", next == "*" {
        try skipComment()
      } else if current.properties.isWhitespace || current == "\u{FEFF}" || current == "\0" {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Fault) {
    let start = position
    advance()
    advance()
    while !(scalar == "*" && next == "/") {
      guard scalar != nil else { throw Fault(reason: .unterminatedComment, position: start) }
      advance()
    }
    advance()
    advance()
  }

  /// A quoted string (double or single quotes) or an unquoted word.
  private mutating func word(expecting what: String) throws(Fault) -> String {
    if scalar == "\"" || scalar == "'" { return try string() }
    var text = String.UnicodeScalarView()
    while let current = scalar, Self.isWordCharacter(current), !(current == "/" && (next == "/" || next == "*")) {
      text.append(current)
      advance()
    }
    guard !text.isEmpty else { throw expected(what) }
    return String(text)
  }

  private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_$/:.-".unicodeScalars.contains(scalar)
  }

  private mutating func string() throws(Fault) -> String {
    let start = position
    let quote = scalars[index]
    advance()
    var text = String.UnicodeScalarView()
    while let current = scalar {
      if current == quote {
        advance()
        return String(text)
      }
      if current == "\\" {
        text.append(try escape())
      } else {
        text.append(current)
        advance()
      }
    }
    throw Fault(reason: .unterminatedString, position: start)
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "a": "\u{7}", "b": "\u{8}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t", "v": "\u{B}",
  ]

  private mutating func escape() throws(Fault) -> Unicode.Scalar {
    let start = position
    advance()
    guard let current = scalar else { throw Fault(reason: .unterminatedString, position: start) }
    if current == "U" { return try unicodeEscape(from: start) }
    if ("0"..."7").contains(current) { return try octalEscape(from: start) }
    advance()
    return Self.escapes[current] ?? current
  }

  /// `\Uxxxx`; two of them for a surrogate pair. One to four digits, as Foundation reads it.
  private mutating func unicodeEscape(from start: SourcePosition) throws(Fault) -> Unicode.Scalar {
    let first = try hexadecimal(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, scalar == "\\", next == "U" else { throw Fault(reason: .loneSurrogate, position: start) }
    advance()
    let second = try hexadecimal(from: start)
    guard (0xDC00...0xDFFF).contains(second), let pair = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) else {
      throw Fault(reason: .loneSurrogate, position: start)
    }
    return pair
  }

  private mutating func hexadecimal(from start: SourcePosition) throws(Fault) -> UInt32 {
    advance()
    var value: UInt32 = 0
    var count = 0
    while count < 4, let current = scalar, current.isASCII, let digit = Character(current).hexDigitValue {
      value = value << 4 | UInt32(digit)
      count += 1
      advance()
    }
    guard count > 0 else { throw Fault(reason: .invalidEscape("\\U"), position: start) }
    return value
  }

  /// Octal escapes name characters of NeXTSTEP's encoding; only the part that equals ASCII is read.
  private mutating func octalEscape(from start: SourcePosition) throws(Fault) -> Unicode.Scalar {
    var value: UInt32 = 0
    var count = 0
    while count < 3, let current = scalar, ("0"..."7").contains(current) {
      value = value << 3 | (current.value - 0x30)
      count += 1
      advance()
    }
    guard value < 0x80, let scalar = Unicode.Scalar(value) else {
      throw Fault(reason: .invalidEscape("\\" + String(value, radix: 8)), position: start)
    }
    return scalar
  }
}
