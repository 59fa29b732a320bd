/// The places of a template that captions fill.
public enum CaptionSlot: String, Sendable, Hashable, CaseIterable {
  case title, subtitle, badge
}

/// Which caption: of which scene, for which slot.
public struct CaptionKey: Sendable, Hashable, Comparable, CustomStringConvertible {
  public let scene: String
  public let slot: CaptionSlot

  public init(scene: String, slot: CaptionSlot) {
    self.scene = scene
    self.slot = slot
  }

  /// Reads `timer.subtitle`; a key without a slot's name at its end is a title.
  public init(_ text: String) {
    if let dot = text.lastIndex(of: "."), dot != text.startIndex, let slot = CaptionSlot(rawValue: String(text[text.index(after: dot)...])) {
      self.init(scene: String(text[..<dot]), slot: slot)
    } else {
      self.init(scene: text, slot: .title)
    }
  }

  public var description: String { "\(scene).\(slot.rawValue)" }

  public static func < (left: CaptionKey, right: CaptionKey) -> Bool {
    (left.scene, left.slot.rawValue) < (right.scene, right.slot.rawValue)
  }
}

/// One caption as a file has it.
public struct CaptionEntry: Sendable, Hashable {
  public let key: CaptionKey
  /// Line breaks are `\n`; empty means none, on purpose.
  public let text: String
  /// Relative to the project folder.
  public let file: String
  public let position: SourcePosition

  public init(key: CaptionKey, text: String, file: String, position: SourcePosition) {
    self.key = key
    self.text = text
    self.file = file
    self.position = position
  }
}

/// What looking for a caption gave.
public enum CaptionLookup: Sendable, Hashable {
  /// The locale's own.
  case own(CaptionEntry)
  /// Taken from a CLDR parent or from the source locale: never silent.
  case fallback(CaptionEntry, from: LocaleTag)
  /// Empty on purpose, or an optional slot that nobody fills.
  case none
  /// A title that is nowhere.
  case missing
  /// It may stand in a file that could not be read: nothing is put in its place.
  case unreadable(Finding)

  public var entry: CaptionEntry? {
    switch self {
    case .own(let entry), .fallback(let entry, _): entry
    case .none, .missing, .unreadable: nil
    }
  }

  /// What to say about it; `nil` when there is nothing.
  public func finding(key: CaptionKey, locale: LocaleTag) -> Finding? {
    switch self {
    case .own, .none: nil
    case .fallback(let entry, let origin): .captionFallback(key: key, locale: locale, origin: origin, entry: entry)
    case .missing: .captionMissing(key: key, locale: locale)
    case .unreadable(let finding): finding
    }
  }
}

/// All captions of a project.
public struct CaptionTable: Sendable {
  /// By the locale as the files name it.
  public private(set) var entries: [LocaleTag: [CaptionKey: CaptionEntry]] = [:]
  public let sourceLocale: LocaleTag
  /// The locales of `entries` by language, since only these can be spellings of one another.
  private var tags: [String: [LocaleTag]] = [:]
  /// Why files could not be read, by the locale they are for.
  private var faults: [LocaleTag: Finding] = [:]
  /// The same for a file that holds all locales.
  private var commonFault: Finding?

  /// Locales and captions are missing because a file that holds all locales could not be read.
  var isIncomplete: Bool { commonFault != nil }

  public init(sourceLocale: LocaleTag) { self.sourceLocale = sourceLocale }

  /// Adds a caption; the later of two wins. Returns the one that was there.
  mutating func add(_ entry: CaptionEntry, locale: LocaleTag) -> CaptionEntry? {
    if entries[locale] == nil { tags[locale.language, default: []].append(locale) }
    return entries[locale, default: [:]].updateValue(entry, forKey: entry.key)
  }

  /// Notes that a file could not be read.
  ///
  /// - Parameter locale: whose captions it holds; `nil` when it holds all.
  mutating func addFault(_ finding: Finding, locale: LocaleTag?) {
    if let locale { faults[locale] = finding } else { commonFault = finding }
  }

  /// The locales that have captions or a file that should hold them, each once: two spellings of one locale go under the source's spelling, else the shorter.
  public var locales: [LocaleTag] {
    var unique: [LocaleTag] = []
    for tag in [sourceLocale] + Set(entries.keys).union(faults.keys).sorted(by: { ($0.name.count, $0.name) < ($1.name.count, $1.name) })
    where !unique.contains(where: { $0.isSame(as: tag) }) { unique.append(tag) }
    let hasSource = isIncomplete || !spellings(of: sourceLocale).isEmpty || faults.keys.contains { sourceLocale.isSame(as: $0) }
    let source = hasSource ? [sourceLocale] : []
    return source + unique.dropFirst().sorted()
  }

  /// The locale's own caption, then that of its CLDR parents, then that of the source locale.
  public func lookup(_ key: CaptionKey, locale: LocaleTag) -> CaptionLookup {
    for candidate in [locale] + locale.parents + [sourceLocale] {
      guard let found = spellings(of: candidate).lazy.compactMap({ entries[$0]?[key] }).first else {
        let broken = faults.keys.filter(candidate.isSame).min()
        if let fault = broken.flatMap({ faults[$0] }) ?? commonFault { return .unreadable(fault) }
        continue
      }
      if found.text.isEmpty { return .none }
      return candidate.isSame(as: locale) ? .own(found) : .fallback(found, from: candidate)
    }
    return key.slot == .title ? .missing : .none
  }

  /// How many captions a locale has of its own.
  public func count(of locale: LocaleTag) -> Int {
    Set(spellings(of: locale).flatMap { entries[$0]?.keys.map { $0 } ?? [] }).count
  }

  /// The names under which files have a locale, best first.
  private func spellings(of locale: LocaleTag) -> [LocaleTag] {
    (tags[locale.language] ?? []).compactMap { tag in locale.fit(of: tag).map { (fit: $0, tag: tag) } }
      .sorted { ($0.fit.rawValue, $0.tag.name) < ($1.fit.rawValue, $1.tag.name) }
      .map(\.tag)
  }
}
