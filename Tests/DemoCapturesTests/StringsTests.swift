import Foundation
import Testing
import Typography

@testable import DemoCaptures

enum Package {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let strings = root.appending(path: "Sources/DemoCaptures/Strings")
  static let locales = (try? Strings.locales(in: strings)) ?? []

  static func strings(_ locale: String) throws -> Strings {
    try Strings(contentsOf: strings.appending(path: "\(locale).json"))
  }

  static func library() throws -> FontLibrary {
    FontLibrary(manifest: try FontManifest(json: Array(Data(contentsOf: root.appending(path: "Fonts/fonts.json")))))
  }
}

@Suite struct StringsTests {
  @Test func englishIsThere() { #expect(Package.locales.contains("en")) }

  @Test(arguments: Package.locales) func keysAreTheEnglishOnes(_ locale: String) throws {
    #expect(Set(try Package.strings(locale).entries.keys) == Set(try Package.strings("en").entries.keys))
  }

  @Test(arguments: Package.locales) func placeholdersAreTheEnglishOnes(_ locale: String) throws {
    let english = try Package.strings("en").entries
    for (key, entry) in try Package.strings(locale).entries {
      switch (entry, english[key]) {
      case (.text(let text), .text(let original)): #expect(placeholders(text) == placeholders(original), "\(key)")
      case (.plural(let forms), .plural):
        // A language may say "one day" or "two days" without a numeral.
        for (category, text) in forms {
          let found = placeholders(text)
          #expect(found == ["{n}"] || (found.isEmpty && ["zero", "one", "two"].contains(category)), "\(key) \(category)")
        }
      default: Issue.record("\(key) is a plural in one language and a text in the other")
      }
    }
  }

  @Test(arguments: Package.locales) func everyCountHasItsPluralForm(_ locale: String) throws {
    let formatter = LocaleFormatter(locale: locale)
    let counts = Array(0...200) + [1_000, 1_000_000]
    let wanted = Set(counts.map { formatter.pluralCategory(Double($0)).rawValue } + ["other"])
    for (key, entry) in try Package.strings(locale).entries {
      guard case .plural(let forms) = entry else { continue }
      #expect(wanted.isSubset(of: forms.keys), "\(key) lacks \(wanted.subtracting(forms.keys).sorted())")
    }
  }

  private func placeholders(_ text: String) -> Set<String> {
    Set(["{0}", "{1}", "{2}", "{n}"].filter(text.contains))
  }
}
