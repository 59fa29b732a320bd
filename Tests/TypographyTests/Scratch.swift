import Foundation
import Pixels
import Testing

@testable import Typography

@Test(.enabled(if: ProcessInfo.processInfo.environment["SCRATCH"] != nil)) func scratch() throws {
  let env = ProcessInfo.processInfo.environment
  let file = try FontFile(path: env["SCRATCH"]!)
  let face = try FontFace(file: file, index: 0, family: "x", weight: 400)
  let painter = ColorGlyphPainter(rasterizer: GlyphRasterizer())
  for id in env["GLYPHS"]!.split(separator: ",").map({ UInt32($0)! }) {
    let size = Double(env["SIZE"] ?? "256")!
    guard let found = painter.picture(of: PlacedGlyph(glyph: id, cluster: 0, x: 0, y: 0), face, size: size, pen: .zero, foreground: .black) else { print("none", id); continue }
    print(id, found.corner, found.picture.width, found.picture.height)
    var canvas = Pixmap(width: Int(size * 1.5), height: Int(size * 1.5))
    canvas.draw(found.picture, at: PixelPoint(found.corner.x + Int(size * 0.125), found.corner.y + Int(size * 1.25)))
    var data = Data("P7\nWIDTH \(canvas.width)\nHEIGHT \(canvas.height)\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n".utf8)
    for p in canvas.pixels { data.append(contentsOf: [UInt8(p & 255), UInt8(p >> 8 & 255), UInt8(p >> 16 & 255), UInt8(p >> 24)]) }
    try data.write(to: URL(filePath: "/work/tmp/emoji-out/\(env["NAME"] ?? "g")-\(id).pam"))
  }
}
