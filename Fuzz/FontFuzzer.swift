import Foundation
import Pixels
import Typography

/// Font files: what is said of them, shaping and drawing with them.
///
/// `@unchecked Sendable`: libFuzzer has one thread.
final class FontFuzzer: @unchecked Sendable {
  static let shared = FontFuzzer()

  private let folder: String
  private let manifest = try! FontManifest(json: Array(Data(contentsOf: URL(filePath: "Fonts/fonts.json"))))

  private init() {
    folder = FileManager.default.temporaryDirectory.appending(path: "polyshot-fuzz-\(ProcessInfo.processInfo.processIdentifier)").path
    try! FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  func run(_ bytes: [UInt8]) {
    // A new file each time: an older one may still be mapped.
    let path = "\(folder)/font.ttf"
    try? FileManager.default.removeItem(atPath: path)
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else { return }
    let found = manifest.adding(fontsIn: folder).manifest
    let known = Set(manifest.families.map(\.name))
    let library = FontLibrary(manifest: found, folders: [folder])
    let sample = Self.samples[bytes.count % Self.samples.count]
    for family in found.families where !known.contains(family.name) { draw(family, library, sample) }
  }

  private static let samples = ["The fi ß", "السلام عليكم", "हिन्दी क्ष", "กำลัง", "😀👩‍👧🇩🇪1️⃣"]

  /// Draws what the font covers, and a text that asks for its rules.
  private func draw(_ family: FontManifest.Family, _ library: FontLibrary, _ sample: String) {
    let weight = family.files.keys.compactMap { Int($0) }.min() ?? 400
    guard let face = library.resolve(family: family.name, weight: weight).face else { return }
    let covered = (UInt32(0)..<0x3000).filter { face.covers($0) } + (UInt32(0x1F300)..<0x1F700).filter { face.covers($0) }
    let step = max(1, covered.count / 64)
    let own = stride(from: 0, to: covered.count, by: step).compactMap { Unicode.Scalar(covered[$0]) }.map { String($0) }.joined()
    let typesetter = Typesetter(library: library)
    let painter = GlyphPainter()
    for text in [own, sample] {
      for size in [20.0, 60] {
        let style = TextStyle(families: [family.name], weight: weight, size: size, axes: ["opsz": size])
        let request = TextRequest(text: text, language: "en", style: style, width: 500)
        let layout = typesetter.layout(request)
        LayoutInvariants(request: request, layout: layout).check()
        var canvas = Pixmap(width: 96, height: 64)
        painter.paint(layout, at: Point(4, 48), color: .black, into: &canvas)
      }
    }
  }
}
