import Foundation
import Pixels

@testable import Typography

/// Folders and fonts the tests share.
enum Support {
  static let packageRoot = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let samples: URL = {
    let named = ProcessInfo.processInfo.environment["POLYSHOT_SAMPLES"] ?? "../shared"
    return named.hasPrefix("/") ? URL(filePath: named) : packageRoot.appending(path: named)
  }()

  static func hasSamples(_ path: String) -> Bool { FileManager.default.fileExists(atPath: samples.appending(path: path).path(percentEncoded: false)) }

  static let manifest = try! FontManifest(json: Array(Data(contentsOf: packageRoot.appending(path: "Fonts/fonts.json"))))
  static let library = FontLibrary(manifest: manifest)

  /// Whether the machine has the fonts `make setup` installs.
  static let hasFonts = ["Inter Display", "Noto Sans", "Noto Sans CJK JP", "Noto Color Emoji"].allSatisfy {
    library.resolve(family: $0, weight: 700).face != nil
  }

  static func style(_ language: String, size: Double = 100, weight: Int = 700, tracking: Double = 0, lineHeight: Double = 1.2) -> TextStyle {
    TextStyle(
      families: manifest.families(for: LanguageTag(language)), weight: weight, size: size, tracking: tracking, lineHeight: lineHeight)
  }

  static func request(
    _ text: String, _ language: String, size: Double = 100, width: Double? = nil, wrap: TextWrap = .balance, rules: BreakRules = .house
  ) -> TextRequest {
    TextRequest(text: text, language: language, style: style(language, size: size), width: width, wrap: wrap, rules: rules)
  }

  /// The lines' text.
  static func lines(_ layout: TextLayout) -> [String] {
    let units = Array(layout.text.utf16)
    return layout.lines.map { String(decoding: units[$0.start..<$0.end], as: UTF16.self) }
  }
}
