// All wording of the program: facts in, words out. Lower case, no full stop, values in backticks, the nearest name for a typo.
// (The help pages stand with the table of options that they describe.)

/// Pieces that several messages share.
enum Wording {
  static func quoted(_ name: String) -> String { "`\(name)`" }

  static func list(_ names: some Sequence<String>) -> String { names.map(quoted).joined(separator: ", ") }

  /// `did you mean …`, else what is known, else nothing.
  static func nearest(_ name: String, in known: [String]) -> String? {
    if let near = NearestName.of(name, in: known) { return "did you mean \(quoted(near))?" }
    return known.isEmpty ? nil : "known are \(list(known))"
  }
}

// MARK: - Captions

extension Finding {
  static func captionMissing(key: CaptionKey, locale: LocaleTag) -> Finding {
    Finding(.captionMissing, "no caption `\(key)`, neither here nor in the source locale", hint: "add `\(key)` to the source locale's captions")
      .about(locale: locale.name, scene: key.scene)
  }

  static func captionFallback(key: CaptionKey, locale: LocaleTag, origin: LocaleTag, entry: CaptionEntry) -> Finding {
    Finding(.captionFallback, "no caption `\(key)`; taken from `\(origin)`", hint: "translate it; the text is in `\(entry.file)`")
      .about(locale: locale.name, scene: key.scene)
  }
}
