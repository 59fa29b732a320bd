import CShims

extension Array where Element == UInt16 {
  /// The code point at a UTF-16 offset and its length; a lone surrogate is U+FFFD.
  func codePoint(at index: Int) -> (value: UInt32, length: Int) {
    let unit = self[index]
    guard unit & 0xF800 == 0xD800 else { return (UInt32(unit), 1) }
    guard unit < 0xDC00, index + 1 < count, self[index + 1] & 0xFC00 == 0xDC00 else { return (0xFFFD, 1) }
    return (0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(self[index + 1] & 0x3FF)), 2)
  }

  /// The code point that ends at a UTF-16 offset.
  func codePoint(before index: Int) -> UInt32? {
    guard index > 0 else { return nil }
    if index > 1, self[index - 1] & 0xFC00 == 0xDC00, self[index - 2] & 0xFC00 == 0xD800 { return codePoint(at: index - 2).value }
    return codePoint(at: index - 1).value
  }

  /// The code points of a range.
  func codePoints(in range: Range<Int>) -> [UInt32] {
    var result: [UInt32] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let (value, length) = codePoint(at: index)
      result.append(value)
      index += length
    }
    return result
  }

  func string(in range: Range<Int>) -> String { String(decoding: self[range], as: UTF16.self) }

  /// What is drawn of a text, unit for unit. Control characters have no glyph in any font and would come out as the missing glyph's box: tabs become
  /// blanks, the others nothing at all. Outside `range` the text may stay as it is.
  func drawn(in range: Range<Int>) -> [UInt16] {
    func isControl(_ unit: UInt16) -> Bool { unit < 0x20 || (0x7F...0x9F).contains(unit) }
    guard self[range].contains(where: isControl) else { return self }
    let (tab, blank, zeroWidthSpace): (UInt16, UInt16, UInt16) = (0x09, 0x20, 0x200B)
    var result = self
    for index in range where isControl(self[index]) { result[index] = self[index] == tab ? blank : zeroWidthSpace }
    return result
  }

  /// Normalization form C.
  func composed() -> [UInt16] {
    unsafe filled { unsafe unicode_compose(self, Int32(count), $0, $1) } ?? self
  }
}

/// Calls a function that fills a buffer and gives the length wanted; nil when it gives an error.
func filled(_ body: (UnsafeMutablePointer<UInt16>?, Int32) -> Int32) -> [UInt16]? {
  var room = 128
  while true {
    var wanted = 0
    let result = unsafe [UInt16](unsafeUninitializedCapacity: room) { buffer, count in
      wanted = Int(unsafe body(buffer.baseAddress, Int32(room)))
      count = wanted >= 0 && wanted <= room ? wanted : 0
    }
    guard wanted >= 0 else { return nil }
    guard wanted > room else { return result }
    room = wanted
  }
}
