import Foundation
import Testing

@testable import Polyshot

/// The repository's own demo project is what its description says.
@Suite struct DemoProjectTests {
  static func load() throws -> Project {
    let folders = ResourceFolders(roots: [TemporaryProject.packageRoot])
    return try Project.load(folder: TemporaryProject.packageRoot, resources: folders, catalog: try DeviceCatalog.load(from: folders))
  }

  @Test func hasEightHundredAndNineteenShots() throws {
    let project = try Self.load()
    #expect(project.findings.isEmpty)
    #expect(project.locales.count == 39)
    let counts = Dictionary(grouping: Plan(project).shots, by: \.device.name).mapValues(\.count)
    #expect(counts == ["iphone-6.9": 390, "ipad-13": 312, "watch-ultra": 117])
  }

  @Test func everyLocaleHasEveryCaptionOfItsOwn() throws {
    let project = try Self.load()
    for locale in project.locales {
      for scene in project.scenes {
        for slot in [CaptionSlot.title, .subtitle] {
          let key = CaptionKey(scene: scene.name, slot: slot)
          guard case .own = project.captions.lookup(key, locale: locale) else {
            Issue.record("\(locale) \(key)")
            continue
          }
        }
      }
    }
  }

  /// Regional forms of one language may share a caption.
  @Test func noTwoLanguagesShareACaption() throws {
    let project = try Self.load()
    var languages: [String: Set<String>] = [:]
    for (locale, entries) in project.captions.entries {
      for entry in entries.values { languages[entry.text, default: []].insert(locale.language) }
    }
    #expect(languages.count > 700)
    for (text, users) in languages { #expect(users.count == 1, "\(users.sorted()) share \(text)") }
  }

  @Test func germanStaysNearTheLengthOfEnglish() throws {
    let captions = try Self.load().captions
    let (german, english) = (try #require(LocaleTag("de")), try #require(LocaleTag("en")))
    let pairs = try #require(captions.entries[german]).compactMap { key, entry in captions.entries[english]?[key].map { (entry.text, $0.text) } }
    #expect(pairs.count == 26)
    for (one, other) in pairs { #expect(Double(one.count) <= 1.4 * Double(other.count), "\(one)") }
  }
}
