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

extension Finding {
  static func unknownLocaleName(_ name: String) -> Finding {
    Finding(.localeUnknown, "\(Wording.quoted(name)) is no locale", hint: Wording.locale(insteadOf: name))
  }

  static func unreadableCaptions(_ problem: DiskError) -> Finding { Finding(.captionSyntax, Wording.file(problem)) }

  static func captionFormNotRead(_ name: String) -> Finding {
    let form = name.split(separator: ".").last.map { ".\($0)" } ?? name
    return Finding(
      .captionSyntax, "files of the form \(Wording.quoted(form)) are not read", hint: "captions are read from `.json`, `.strings` and `captions.csv`")
  }

  /// A table under a name that says nothing: it is passed over, since the folder may hold other tables.
  static func captionTableNotRead() -> Finding {
    Finding(.captionSyntax, "not read: a table of captions is named `captions.csv`", severity: .warning)
  }

  static func captionsNotObject(_ value: JSONValue) -> Finding {
    Finding(.captionSyntax, "captions are an object of keys and texts, not \(value.kind)")
  }

  static func captionNotText(key: String, value: JSONValue) -> Finding {
    Finding(.captionSyntax, "the caption \(Wording.quoted(key)) must be a string, not \(value.kind)")
  }

  static func missingSemicolon() -> Finding {
    Finding(.captionSyntax, "the last `;` is missing; read all the same", severity: .warning)
  }

  static func duplicateCaption(_ entry: CaptionEntry, earlier: CaptionEntry, locale: LocaleTag) -> Finding {
    let place = "\(earlier.file):\(earlier.position.line)"
    return Finding(.captionDuplicateKey, "`\(entry.key)` stands in \(Wording.quoted(place)) too; this one is taken", hint: "keep one of them")
      .about(locale: locale.name, scene: entry.key.scene)
  }

  static func twoSpellings(_ entry: CaptionEntry, of locale: LocaleTag, earlier: CaptionEntry, of other: LocaleTag) -> Finding {
    let place = "\(earlier.file):\(earlier.position.line)"
    return Finding(
      .captionDuplicateKey, "`\(entry.key)` stands in \(Wording.quoted(place)) too: `\(locale)` and `\(other)` are one locale",
      hint: "keep one of the two names"
    ).about(locale: locale.name, scene: entry.key.scene)
  }

  static func stringsFault(_ reason: StringsReader.Fault.Reason) -> Finding {
    switch reason {
    case .encoding(let problem): encodingFault(problem)
    case .propertyListXML:
      Finding(.captionSyntax, "an XML property list, not `.strings` text", hint: "convert it to lines such as `\"key\" = \"value\";`")
    case .propertyListBinary:
      Finding(.captionSyntax, "a binary property list, not `.strings` text", hint: "take the source file, not the one built into the app")
    case .expected(let what, let found):
      Finding(
        .captionSyntax, "expected \(what)\(found.map { ", found \(Wording.character($0))" } ?? ", but the file ends")",
        hint: "a line is `\"key\" = \"value\";`")
    case .unterminatedString: Finding(.captionSyntax, "this string does not end")
    case .unterminatedComment: Finding(.captionSyntax, "this comment does not end", hint: "close it with `*/`")
    case .invalidEscape(let escape):
      Finding(.captionSyntax, "invalid escape \(Wording.quoted(escape))", hint: "write the character itself, or `\\U` and four hexadecimal digits")
    case .loneSurrogate: Finding(.captionSyntax, "half of a surrogate pair", hint: "write both halves, or the character itself")
    }
  }

  static func csvFault(_ reason: CSVReader.Fault.Reason) -> Finding {
    switch reason {
    case .encoding(let problem): encodingFault(problem)
    case .unterminatedQuote: Finding(.captionSyntax, "this quote does not end", hint: "a quote inside a cell is written twice")
    case .textAfterQuote: Finding(.captionSyntax, "text after a closing quote", hint: "a quote inside a cell is written twice")
    }
  }

  private static func encodingFault(_ problem: TextEncoding.Problem) -> Finding {
    switch problem {
    case .notUnicode(let byte): Finding(.captionSyntax, "not UTF-8 (byte `\(String(byte, radix: 16))`)", hint: "save the file as UTF-8")
    case .malformed(let encoding): Finding(.captionSyntax, "broken \(encoding) from here on", hint: "save the file as UTF-8")
    }
  }
}
