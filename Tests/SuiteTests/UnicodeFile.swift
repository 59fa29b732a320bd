import Foundation

/// A file of the Unicode Character Database, as Debian's `unicode-data` installs it.
struct UnicodeFile {
  /// Without comments, blanks around and empty lines.
  let lines: [String]

  private static let folder = "/usr/share/unicode/"
  /// Debian packages the version that its ICU knows; the counts in the tests are Debian 12's, Unicode 15.
  static let areInstalled = FileManager.default.fileExists(atPath: folder + "BidiTest.txt")

  init(_ name: String) throws {
    let bytes = try Data(contentsOf: URL(filePath: Self.folder + name))
    lines = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let text = String(decoding: line.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
      let trimmed = text.trimmingCharacters(in: .whitespaces)
      return trimmed.isEmpty ? nil : trimmed
    }
  }

  /// The fields of the lines, which `;` parts.
  var records: [[String]] { lines.map { $0.fields(";") } }
}

extension String {
  func fields(_ separator: Character) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Code points in hexadecimal, parted by blanks.
  var codePoints: [UInt32] { split(separator: " ").compactMap { UInt32($0, radix: 16) } }
}

extension [UInt32] {
  /// UTF-16.
  var units: [UInt16] { flatMap(\.units) }
  /// As the files write them.
  var hex: String { map(\.hex).joined(separator: " ") }
}

extension UInt32 {
  var units: [UInt16] {
    self < 0x10000 ? [UInt16(self)] : [UInt16(0xD7C0 + (self >> 10)), UInt16(0xDC00 + (self & 0x3FF))]
  }

  /// With four digits at least.
  var hex: String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
