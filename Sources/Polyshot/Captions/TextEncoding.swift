/// Finds out how a text file is encoded and decodes it: UTF-8, UTF-16 and UTF-32, each with or without a byte order mark.
enum TextEncoding {
  enum Problem: Sendable, Hashable {
    /// No encoding fits; a byte that UTF-8 cannot have, for the message.
    case notUnicode(byte: UInt8)
    /// The name of the encoding that the file begins in and then breaks.
    case malformed(String)
  }

  struct Fault: Error, Sendable, Hashable {
    let problem: Problem
    let position: SourcePosition
  }

  private enum Form {
    case utf8, utf16(bigEndian: Bool), utf32(bigEndian: Bool)
  }

  static func scalars(of bytes: [UInt8]) throws(Fault) -> [Unicode.Scalar] {
    let (form, mark) = form(of: bytes)
    switch form {
    case .utf8: return try utf8(bytes, from: mark)
    case .utf16(let bigEndian): return try utf16(bytes, from: mark, bigEndian: bigEndian)
    case .utf32(let bigEndian): return try utf32(bytes, from: mark, bigEndian: bigEndian)
    }
  }

  /// The form, and the length of its byte order mark. Without a mark the zero bytes tell: these files begin with ASCII (a quote, a blank, a comment).
  private static func form(of bytes: [UInt8]) -> (Form, Int) {
    let marks: [([UInt8], Form)] = [
      ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .utf32(bigEndian: false)), ([0, 0, 0xFE, 0xFF], .utf32(bigEndian: true)),
      ([0xFF, 0xFE], .utf16(bigEndian: false)), ([0xFE, 0xFF], .utf16(bigEndian: true)),
    ]
    for (mark, form) in marks where bytes.starts(with: mark) { return (form, mark.count) }
    guard bytes.count >= 4 else { return (.utf8, 0) }
    switch (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0) {
    case (true, true, true, false): return (.utf32(bigEndian: true), 0)
    case (false, true, true, true): return (.utf32(bigEndian: false), 0)
    case (true, false, true, false): return (.utf16(bigEndian: true), 0)
    case (false, true, false, true): return (.utf16(bigEndian: false), 0)
    default: return (.utf8, 0)
    }
  }

  private static func utf8(_ bytes: [UInt8], from start: Int) throws(Fault) -> [Unicode.Scalar] {
    if let offset = invalidUTF8Offset(in: bytes) {
      let before = Array(String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars)
      throw Fault(problem: .notUnicode(byte: bytes[offset]), position: end(of: before))
    }
    return Array(String(decoding: bytes[start...], as: UTF8.self).unicodeScalars)
  }

  private static func utf16(_ bytes: [UInt8], from start: Int, bigEndian: Bool) throws(Fault) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    var decoder = UTF16()
    var units = stride(from: start, to: bytes.count - 1, by: 2)
      .map { UInt16(bytes[$0 + (bigEndian ? 0 : 1)]) << 8 | UInt16(bytes[$0 + (bigEndian ? 1 : 0)]) }.makeIterator()
    while true {
      switch decoder.decode(&units) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput where (bytes.count - start).isMultiple(of: 2): return scalars
      case .emptyInput, .error: throw Fault(problem: .malformed("UTF-16"), position: end(of: scalars))
      }
    }
  }

  private static func utf32(_ bytes: [UInt8], from start: Int, bigEndian: Bool) throws(Fault) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    for offset in stride(from: start, to: bytes.count, by: 4) {
      let unit = bytes[offset..<min(offset + 4, bytes.count)]
      let value = (bigEndian ? Array(unit) : unit.reversed()).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      guard unit.count == 4, let scalar = Unicode.Scalar(value) else { throw Fault(problem: .malformed("UTF-32"), position: end(of: scalars)) }
      scalars.append(scalar)
    }
    return scalars
  }

  private static func end(of scalars: [Unicode.Scalar]) -> SourcePosition {
    var position = SourcePosition(line: 1, column: 1)
    for (index, scalar) in scalars.enumerated() {
      let isLineEnd = scalar == "\n" || scalar == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n")
      position = isLineEnd ? SourcePosition(line: position.line + 1, column: 1) : SourcePosition(line: position.line, column: position.column + 1)
    }
    return position
  }
}
