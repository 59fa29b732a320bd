/// Reads every captions file of a project into one table. A broken file is a finding; the others are read all the same.
struct CaptionFiles {
  private(set) var table: CaptionTable
  private(set) var findings: [Finding] = []
  private let folder: String

  /// Folders that tools put beside the locales and that are none: fastlane's `default`, `iMessage`, `appleTV`, Xcode's `Base`.
  private static let otherFolders: Set<String> = ["default", "imessage", "appletv", "base"]

  /// Translators' files that people may well take for captions files: never passed over in silence.
  private static let otherForms = [".xcstrings", ".xliff", ".xlf", ".stringsdict", ".po"]

  /// - Parameters:
  ///   - folder: the project folder.
  ///   - captions: below it, or absolute: a folder, or one captions file.
  init(folder: String, captions: String, sourceLocale: LocaleTag) {
    table = CaptionTable(sourceLocale: sourceLocale)
    self.folder = folder
    let path = ProjectPath.joined(folder, captions)
    if Disk.isFile(path) {
      readFile(path, name: Self.lastComponent(path))
      return
    }
    for name in Disk.names(in: path) {
      let child = path + "/" + name
      if Disk.isFolder(child) { readFolder(child, name: name) } else { readFile(child, name: name) }
    }
    reportTwoSpellings()
  }

  /// Captions of one locale under two names, such as `de` and `de-DE`: the project's own spelling is taken, and that is said.
  private mutating func reportTwoSpellings() {
    let tags = table.entries.keys.sorted()
    for (index, tag) in tags.enumerated() {
      for other in tags[(index + 1)...] where other.isSame(as: tag) {
        for (key, entry) in table.entries[other] ?? [:] {
          guard let earlier = table.entries[tag]?[key] else { continue }
          findings.append(.twoSpellings(entry, of: other, earlier: earlier, of: tag).at(file: entry.file, entry.position))
        }
      }
    }
  }

  private static func lastComponent(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private func display(_ path: String) -> String { ProjectPath.display(path, relativeTo: folder) }

  // MARK: Which file is what

  private mutating func readFile(_ path: String, name: String) {
    switch name {
    case "captions.json": readJSON(path, locale: nil) { Self.byKey($0) }
    case "captions.csv": readCSV(path)
    default:
      let stem = name.split(separator: ".").dropLast().joined(separator: ".")
      if name.hasSuffix(".json") {
        guard let locale = locale(stem, path: path) else { return }
        readJSON(path, locale: locale) { Self.byLocale($0, locale) }
      } else if name.hasSuffix(".strings") {
        guard let locale = locale(stem, path: path) else { return }
        readStrings(path, locale: locale, slot: nil)
      } else if name.lowercased().hasSuffix(".csv") {
        findings.append(.captionTableNotRead().at(file: display(path)))
      } else if Self.otherForms.contains(where: name.hasSuffix) {
        findings.append(.captionFormNotRead(name).at(file: display(path)))
      }
    }
  }

  /// `<locale>/` or `<locale>.lproj/` with `.strings` files: `title`, `subtitle` and `keyword` name the slot (`keyword`, frameit's word above the
  /// title, is the badge) and their keys are scenes; any other file has keys like `timer.title`.
  private mutating func readFolder(_ path: String, name: String) {
    let files = Disk.names(in: path).filter { $0.hasSuffix(".strings") }
    let stem = name.hasSuffix(".lproj") ? String(name.dropLast(".lproj".count)) : name
    guard !files.isEmpty, !Self.otherFolders.contains(stem.lowercased()), let locale = locale(stem, path: path) else { return }
    for file in files {
      let slots: [String: CaptionSlot] = ["title": .title, "subtitle": .subtitle, "keyword": .badge]
      readStrings(path + "/" + file, locale: locale, slot: slots[String(file.dropLast(".strings".count))])
    }
  }

  private mutating func locale(_ name: String, path: String) -> LocaleTag? {
    if let tag = LocaleTag(name) { return tag }
    findings.append(.unknownLocaleName(name).at(file: display(path)))
    return nil
  }

  // MARK: Reading

  /// - Parameter locale: whose captions the file holds; `nil` when it holds all.
  private mutating func bytes(_ path: String, locale: LocaleTag?) -> [UInt8]? {
    do throws(DiskError) {
      return try Disk.readText(path)
    } catch {
      reportBroken(.unreadableCaptions(error).at(file: display(path)), locale: locale)
      return nil
    }
  }

  /// Reports a file of which nothing can be used.
  private mutating func reportBroken(_ finding: Finding, locale: LocaleTag?) {
    findings.append(finding)
    table.addFault(finding, locale: locale)
  }

  private struct Found {
    let locale: String
    let key: String
    let value: JSONValue
  }

  private mutating func readJSON(_ path: String, locale: LocaleTag?, _ captions: (JSONValue) -> [Found]) {
    guard let bytes = bytes(path, locale: locale) else { return }
    let root: JSONValue
    do throws(JSONSyntaxError) {
      root = try JSONReader.value(of: bytes, duplicateKeys: .kept)
    } catch {
      reportBroken(.syntax(error, code: .captionSyntax).at(file: display(path), error.position), locale: locale)
      return
    }
    guard case .object = root.content else {
      reportBroken(.captionsNotObject(root).at(file: display(path), root.position), locale: locale)
      return
    }
    for found in captions(root) {
      guard let locale = LocaleTag(found.locale) else {
        findings.append(.unknownLocaleName(found.locale).at(file: display(path), found.value.position))
        continue
      }
      guard let text = found.value.string else {
        findings.append(.captionNotText(key: found.key, value: found.value).at(file: display(path), found.value.position))
        continue
      }
      add(CaptionKey(found.key), text, locale: locale, path: path, found.value.position)
    }
  }

  /// `{key: text}`, flat or nested: the keys on the way are joined by dots.
  private static func byLocale(_ value: JSONValue, _ locale: LocaleTag, prefix: String = "") -> [Found] {
    value.members.flatMap { member -> [Found] in
      let key = prefix + member.key
      if case .object = member.value.content { return byLocale(member.value, locale, prefix: key + ".") }
      return member.value.content == .null ? [] : [Found(locale: locale.name, key: key, value: member.value)]
    }
  }

  /// `{key: {locale: text}}`, where the key may be nested: an object whose values are texts holds locales.
  private static func byKey(_ value: JSONValue, prefix: String = "") -> [Found] {
    value.members.flatMap { member -> [Found] in
      let isLeaf = { if case .object = $0 as JSONValue.Content { false } else { true } }
      guard !isLeaf(member.value.content) else { return [Found(locale: member.key, key: prefix, value: member.value)] }
      return byKey(member.value, prefix: prefix.isEmpty ? member.key : "\(prefix).\(member.key)")
    }.filter { $0.value.content != .null }
  }

  private mutating func readStrings(_ path: String, locale: LocaleTag, slot: CaptionSlot?) {
    guard let bytes = bytes(path, locale: locale) else { return }
    do throws(StringsReader.Fault) {
      let file = try StringsReader.read(bytes)
      if let place = file.missingSemicolon { findings.append(.missingSemicolon().at(file: display(path), place)) }
      for entry in file.entries {
        let key = slot.map { CaptionKey(scene: entry.key, slot: $0) } ?? CaptionKey(entry.key)
        add(key, entry.value, locale: locale, path: path, entry.position)
      }
    } catch {
      reportBroken(.stringsFault(error.reason).at(file: display(path), error.position), locale: locale)
    }
  }

  /// The first row names the locales, the first column the keys. An empty cell without quotes is an absent caption.
  private mutating func readCSV(_ path: String) {
    guard let bytes = bytes(path, locale: nil) else { return }
    let rows: [[CSVReader.Cell]]
    do throws(CSVReader.Fault) {
      rows = try CSVReader.rows(of: bytes)
    } catch {
      reportBroken(.csvFault(error.reason).at(file: display(path), error.position), locale: nil)
      return
    }
    guard let header = rows.first else { return }
    let locales = header.dropFirst().map { cell -> LocaleTag? in
      if LocaleTag(cell.text) == nil, !cell.text.isEmpty {
        findings.append(.unknownLocaleName(cell.text).at(file: display(path), cell.position))
      }
      return LocaleTag(cell.text)
    }
    for row in rows.dropFirst() {
      for (cell, locale) in zip(row.dropFirst(), locales) where cell.isQuoted || !cell.text.isEmpty {
        if let locale { add(CaptionKey(row[0].text), cell.text, locale: locale, path: path, cell.position) }
      }
    }
  }

  private mutating func add(_ key: CaptionKey, _ text: String, locale: LocaleTag, path: String, _ position: SourcePosition) {
    let lines = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    let entry = CaptionEntry(key: key, text: lines, file: display(path), position: position)
    guard let earlier = table.add(entry, locale: locale) else { return }
    findings.append(.duplicateCaption(entry, earlier: earlier, locale: locale).at(file: entry.file, position))
  }
}
