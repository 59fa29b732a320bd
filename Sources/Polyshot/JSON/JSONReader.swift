/// Reads JSON5 (https://spec.json5.org) to a tree that keeps every value's place. Stops at the first fault: a broken file has one.
public struct JSONReader {
  /// What a key that stands twice in one object means.
  public enum DuplicateKeys: Sendable {
    case refused
    /// Both members are kept in the tree.
    case kept
  }

  /// Objects and lists within each other; deeper files are refused, so that no file can exhaust the stack.
  static let depthLimit = 100

  let bytes: [UInt8]
  let duplicateKeys: DuplicateKeys
  var index = 0
  var line = 1
  /// Index of the line's first byte and the number of bytes since then that do not start a scalar.
  var lineStart = 0
  var continuationBytes = 0

  /// Reads one value with nothing but blanks and comments around it. UTF-8, with or without a byte order mark.
  public static func value(of bytes: [UInt8], duplicateKeys: DuplicateKeys = .refused) throws(JSONSyntaxError) -> JSONValue {
    var reader = JSONReader(bytes: bytes, duplicateKeys: duplicateKeys)
    if let offset = invalidUTF8Offset(in: bytes) {
      while reader.index < offset { reader.advance() }
      throw reader.error(.invalidUTF8)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      reader.index = 3
      reader.lineStart = 3
    }
    try reader.skipBlanks()
    let value = try reader.value(depth: 0)
    try reader.skipBlanks()
    guard reader.index == bytes.count else { throw reader.expected("the end of the file") }
    return value
  }

  private init(bytes: [UInt8], duplicateKeys: DuplicateKeys) {
    self.bytes = bytes
    self.duplicateKeys = duplicateKeys
  }

  // MARK: Characters

  var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  var position: SourcePosition { SourcePosition(line: line, column: index - lineStart - continuationBytes + 1) }

  /// One byte on. Line ends are LF, CR, CRLF, and U+2028 and U+2029.
  mutating func advance() {
    let current = bytes[index]
    index += 1
    if current & 0xC0 == 0x80 { continuationBytes += 1 }
    let isSeparator = current & 0xFE == 0xA8 && index >= 3 && bytes[index - 2] == 0x80 && bytes[index - 3] == 0xE2
    if current == 0x0A || current == 0x0D && byte != 0x0A || isSeparator {
      line += 1
      lineStart = index
      continuationBytes = 0
    }
  }

  mutating func advance(_ count: Int) {
    for _ in 0..<count { advance() }
  }

  func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// The scalar that begins here and its length in bytes. The bytes are known to be UTF-8.
  var scalar: (value: Unicode.Scalar, length: Int)? {
    guard let first = byte else { return nil }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = length == 1 ? UInt32(first) : UInt32(first) & (0xFF >> UInt32(length + 1))
    for offset in 1..<max(1, length) where length > 1 { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  // MARK: Errors

  func error(_ reason: JSONSyntaxError.Reason, at place: SourcePosition? = nil) -> JSONSyntaxError {
    JSONSyntaxError(reason: reason, position: place ?? position)
  }

  func expected(_ what: String) -> JSONSyntaxError {
    error(.expected(what, found: scalar.map { String(Character($0.value)) }))
  }

  // MARK: Blanks

  mutating func skipBlanks() throws(JSONSyntaxError) {
    while let (scalar, length) = scalar {
      if scalar == "/" {
        try skipComment()
      } else if Self.isBlank(scalar) {
        advance(length)
      } else {
        return
      }
    }
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20, 0xA0, 0x2028, 0x2029, 0xFEFF: true
    default: scalar.value > 0x7F && scalar.properties.generalCategory == .spaceSeparator
    }
  }

  private mutating func skipComment() throws(JSONSyntaxError) {
    let start = position
    if starts(with: "//") {
      let first = line
      while index < bytes.count, line == first { advance() }
    } else if starts(with: "/*") {
      advance(2)
      while !starts(with: "*/") {
        guard index < bytes.count else { throw error(.unterminatedComment, at: start) }
        advance()
      }
      advance(2)
    } else {
      throw expected("a value or a comment")
    }
  }

  // MARK: Values

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONValue {
    let start = position
    guard depth < Self.depthLimit else { throw error(.tooDeep(limit: Self.depthLimit)) }
    switch byte {
    case UInt8(ascii: "{"): return JSONValue(.object(try object(depth: depth)), at: start)
    case UInt8(ascii: "["): return JSONValue(.array(try array(depth: depth)), at: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return JSONValue(.string(try string()), at: start)
    case let byte? where Self.startsNumber(byte): return JSONValue(.number(try number()), at: start)
    default: return JSONValue(try word(), at: start)
    }
  }

  private static func startsNumber(_ byte: UInt8) -> Bool { "+-.0123456789".utf8.contains(byte) }

  private mutating func word() throws(JSONSyntaxError) -> JSONValue.Content {
    let words: [(String, JSONValue.Content)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null), ("Infinity", .number(.infinity)), ("NaN", .number(.nan)),
    ]
    for (text, content) in words where starts(with: text) {
      let before = self
      advance(text.utf8.count)
      if let next = scalar, Self.isIdentifierPart(next.value) {
        self = before
        break
      }
      return content
    }
    throw expected("a value")
  }

  private mutating func array(depth: Int) throws(JSONSyntaxError) -> [JSONValue] {
    var values: [JSONValue] = []
    advance()
    while true {
      try skipBlanks()
      if byte == UInt8(ascii: "]") { break }
      values.append(try value(depth: depth + 1))
      try skipBlanks()
      if byte == UInt8(ascii: "]") { break }
      guard byte == UInt8(ascii: ",") else { throw expected("`,` or `]`") }
      advance()
    }
    advance()
    return values
  }

  private mutating func object(depth: Int) throws(JSONSyntaxError) -> [JSONMember] {
    var members: [JSONMember] = []
    var places: [String: SourcePosition] = [:]
    advance()
    while true {
      try skipBlanks()
      if byte == UInt8(ascii: "}") { break }
      let place = position
      let key = try key()
      if let first = places.updateValue(place, forKey: key), duplicateKeys == .refused {
        throw error(.duplicateKey(key, first: first), at: place)
      }
      try skipBlanks()
      guard byte == UInt8(ascii: ":") else { throw expected("`:`") }
      advance()
      try skipBlanks()
      members.append(JSONMember(key: key, keyPosition: place, value: try value(depth: depth + 1)))
      try skipBlanks()
      if byte == UInt8(ascii: "}") { break }
      guard byte == UInt8(ascii: ",") else { throw expected("`,` or `}`") }
      advance()
    }
    advance()
    return members
  }
}
