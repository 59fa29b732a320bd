import Foundation

/// The words of the app in one language: `Strings/<locale>.json`, a flat object of texts and plural entries.
struct Strings: Sendable {
  enum Entry: Equatable, Sendable, Decodable {
    case text(String)
    /// CLDR plural category → text.
    case plural([String: String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .plural(try container.decode([String: String].self))
      }
    }
  }

  var entries: [String: Entry]

  init(contentsOf file: URL) throws {
    entries = try JSONDecoder().decode([String: Entry].self, from: Data(contentsOf: file))
  }

  /// The locales that have a file in `folder`, sorted by name.
  static func locales(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }.map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }
}
