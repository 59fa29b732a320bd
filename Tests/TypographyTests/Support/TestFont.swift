import Foundation

@testable import Typography

/// A TrueType font made of bytes that a test states: polygons for glyphs and whatever further tables it wants.
struct TestFont {
  /// Closed polygons by glyph, in font units; glyph 0 is the missing glyph.
  var glyphs: [[[(Int, Int)]]] = [[]]
  var unitsPerEm = 1000
  var advance = 1000
  /// Code points of the glyphs from 1 on.
  var characters: [UInt32] = []
  var names: [UInt16: String] = [1: "Test", 2: "Regular"]
  var weightClass = 400
  var isMarkedBold = false
  /// Whether the glyphs say that their contours overlap.
  var saysOverlap = false
  var tables: [String: [UInt8]] = [:]

  var bytes: [UInt8] {
    var all = tables
    let (glyf, loca) = outlines
    all["glyf"] = glyf
    all["loca"] = loca
    all["head"] = head
    all["hhea"] = .u16(1, 0, 800, -200, 0, advance, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, glyphs.count)
    all["hmtx"] = glyphs.flatMap { [UInt8].u16(advance, $0.flatMap(\.self).map(\.0).min() ?? 0) }
    all["maxp"] = .u16(1, 0, glyphs.count, 64, 8, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
    all["cmap"] = cmap
    all["name"] = name
    all["OS/2"] = os2
    all["post"] = .u16(3, 0) + [UInt8](repeating: 0, count: 28)
    return Self.file(all)
  }

  private static func file(_ tables: [String: [UInt8]]) -> [UInt8] {
    var directory = [UInt8].u16(1, 0, tables.count, 0, 0, 0)
    var body: [UInt8] = []
    for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
      directory += Array(tag.utf8) + .u32(checksum(table), 12 + 16 * tables.count + body.count, table.count)
      body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory + body
  }

  /// A collection of the fonts, each with tables of its own. Offsets of tables count from the file's start.
  static func collection(_ fonts: [TestFont]) -> [UInt8] {
    var header = Array("ttcf".utf8) + .u16(1, 0) + .u32(fonts.count)
    var body: [UInt8] = []
    let start = header.count + 4 * fonts.count
    for font in fonts {
      var bytes = font.bytes
      header += .u32(start + body.count)
      for record in 0..<(Int(bytes[4]) << 8 | Int(bytes[5])) {
        let at = 12 + 16 * record + 8
        let offset = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
        bytes.replaceSubrange(at..<at + 4, with: [UInt8].u32(offset + start + body.count))
      }
      body += bytes
    }
    return header + body
  }

  private static func checksum(_ table: [UInt8]) -> Int {
    var sum: UInt32 = 0
    for (index, byte) in table.enumerated() { sum &+= UInt32(byte) << UInt32(24 - 8 * (index % 4)) }
    return Int(sum)
  }

  private var outlines: (glyf: [UInt8], loca: [UInt8]) {
    var glyf: [UInt8] = []
    var loca = [UInt8].u32(0)
    for contours in glyphs {
      let points = contours.flatMap(\.self)
      if !points.isEmpty {
        let (x, y) = (points.map(\.0), points.map(\.1))
        glyf += .u16(contours.count, x.min()!, y.min()!, x.max()!, y.max()!)
        var last = -1
        for contour in contours {
          last += contour.count
          glyf += .u16(last)
        }
        // no instructions, every point on the curve with two-byte coordinates
        glyf += .u16(0) + [UInt8](repeating: saysOverlap ? 0x41 : 1, count: points.count)
        for values in [x, y] { glyf += zip(values, [0] + values).flatMap { [UInt8].u16($0 - $1) } }
        if glyf.count % 2 == 1 { glyf.append(0) }
      }
      loca += .u32(glyf.count)
    }
    return (glyf, loca)
  }

  private var head: [UInt8] {
    .u16(1, 0, 1, 0) + .u32(0, 0x5F0F_3CF5) + .u16(3, unitsPerEm) + [UInt8](repeating: 0, count: 16)
      + .u16(-1000, -1000, 2000, 2000, isMarkedBold ? 1 : 0, 8, 2, 1, 0)
  }

  private var cmap: [UInt8] {
    let groups = characters.enumerated().sorted { $0.element < $1.element }.flatMap { index, code in [UInt8].u32(Int(code), Int(code), index + 1) }
    return .u16(0, 1, 3, 10) + .u32(12) + .u16(12, 0) + .u32(16 + groups.count, 0, characters.count) + groups
  }

  private var name: [UInt8] {
    var records: [UInt8] = []
    var text: [UInt8] = []
    for (id, value) in names.sorted(by: { $0.key < $1.key }) {
      let units = value.utf16.flatMap { [UInt8].u16(Int($0)) }
      records += .u16(3, 1, 0x409, Int(id), units.count, text.count)
      text += units
    }
    return .u16(0, names.count, 6 + records.count) + records + text
  }

  private var os2: [UInt8] {
    .u16(4, 500, weightClass, 5, 0) + [UInt8](repeating: 0, count: 22 + 10 + 16 + 4)
      + .u16(isMarkedBold ? 0x20 : 0x40, 0, 0xFFFF, 800, -200, 0, 800, 200) + [UInt8](repeating: 0, count: 8 + 10)
  }
}

extension [UInt8] {
  /// Big-endian, negative numbers in two's complement.
  static func u16(_ numbers: Int...) -> [UInt8] { numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] } }
  static func u32(_ numbers: Int...) -> [UInt8] { numbers.flatMap { u16($0 >> 16, $0) } }
  static func u24(_ number: Int) -> [UInt8] { [UInt8(truncatingIfNeeded: number >> 16)] + u16(number) }
  static func f2dot14(_ numbers: Double...) -> [UInt8] { numbers.flatMap { u16(Int(($0 * 16384).rounded())) } }
  static func fixed(_ numbers: Double...) -> [UInt8] { numbers.flatMap { u32(Int(($0 * 65536).rounded())) } }
}

extension TestFont {
  /// The font as a face, from a file that is gone once it is mapped.
  func face(weight: Int = 400, axes: [String: Double] = [:]) throws -> FontFace {
    let path = FileManager.default.temporaryDirectory.appending(path: "typography-\(UUID().uuidString).ttf")
    try Data(bytes).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    return try FontFace(file: FontFile(path: path.path(percentEncoded: false)), index: 0, family: "Test", weight: weight, axes: axes)
  }
}
