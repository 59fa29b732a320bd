import Foundation
import ImageFiles

/// The outer form of a PNG file, read from its bytes (https://www.w3.org/TR/png-3/ §5).
struct PNGFacts {
  private(set) var chunks: [String] = []
  private(set) var width = 0
  private(set) var height = 0
  /// Bit depth, colour type, compression, filter and interlace method.
  private(set) var header: [UInt8] = []

  init(_ data: Data) {
    let bytes = [UInt8](data)
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    var offset = 8
    while offset + 12 <= bytes.count {
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      if name == "IHDR" {
        (width, height, header) = (number(offset + 8), number(offset + 12), Array(bytes[offset + 16..<offset + 21]))
      }
      chunks.append(name)
      offset += number(offset) + 12
    }
  }
}

extension CommandProject {
  /// One pixel of a picture: red in the lowest byte.
  func pixel(_ path: String, x: Int, y: Int) throws -> UInt32 { try ImageFile.read([UInt8](data(path))).pixmap[x, y] }

  /// Gives the project its own copy of the template.
  func copyTemplate() throws {
    try write("Templates/aurora/template.json", Data(contentsOf: URL(filePath: Self.packageRoot + "/Templates/aurora/template.json")))
  }

  func edit(_ path: String, _ old: String, _ new: String) throws {
    try write(path, String(decoding: data(path), as: UTF8.self).replacing(old, with: new))
  }
}
