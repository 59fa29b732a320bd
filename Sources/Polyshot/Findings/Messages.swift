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

// MARK: - Captures

extension Finding {
  static func captureMissing(pattern: String) -> Finding {
    Finding(
      .captureMissing, "no such capture", hint: "captures are looked for by \(Wording.quoted(pattern)); `captureLocale` lets one locale serve all")
  }

  static func captureFallback(origin: LocaleTag) -> Finding { Finding(.captureFallback, "no capture of its own; taken from `\(origin)`") }
}

// MARK: - JSON files

extension Finding {
  static func syntax(_ error: JSONSyntaxError, code: Code) -> Finding {
    switch error.reason {
    case .invalidUTF8: Finding(code, "not UTF-8 from here on", hint: "save the file as UTF-8")
    case .expected(let what, let found): Finding(code, "expected \(what)\(found.map { ", found \(Wording.character($0))" } ?? ", but the file ends")")
    case .unterminatedString: Finding(code, "this string does not end", hint: "a line break inside a string is written `\\n`")
    case .unterminatedComment: Finding(code, "this comment does not end", hint: "close it with `*/`")
    case .invalidEscape(let escape): Finding(code, "invalid escape \(Wording.quoted(escape))", hint: "a backslash itself is written `\\\\`")
    case .loneSurrogate: Finding(code, "half of a surrogate pair", hint: "write both halves, or the character itself")
    case .invalidNumber(let text): Finding(code, "\(Wording.quoted(text)) is not a number")
    case .duplicateKey(let key, let first):
      Finding(code, "the key \(Wording.quoted(key)) stands here a second time", hint: "the first is in line \(first.line)")
    case .tooDeep(let limit): Finding(code, "nested deeper than \(limit) levels")
    }
  }

  static func unknownKey(_ path: String, key: String, known: [String], code: Code) -> Finding {
    Finding(code, "unknown key \(Wording.quoted(path))", hint: Wording.nearest(key, in: known))
  }

  static func value(path: String, value: JSONValue, problem: ValueProblem, code: Code) -> Finding {
    let field = path.isEmpty ? "the file" : Wording.quoted(path)
    let (message, hint) = Wording.value(field: field, value: value, problem: problem)
    return Finding(code, message, hint: hint)
  }
}

extension Wording {
  static func character(_ text: String) -> String {
    guard let scalar = text.unicodeScalars.first else { return "nothing" }
    switch scalar {
    case "\n", "\r": return "the end of the line"
    case "`": return "a backtick"
    case _ where scalar.value < 0x20 || scalar.properties.generalCategory == .format: return "U+\(hexadecimal(scalar.value))"
    default: return quoted(text)
    }
  }

  static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  static func sizes(_ sizes: [PixelSize]) -> String { sizes.map { "`\($0.width)×\($0.height)`" }.joined(separator: ", ") }

  static func value(field: String, value: JSONValue, problem: ValueProblem) -> (message: String, hint: String?) {
    switch problem {
    case .wrongKind(let expected): ("\(field) must be \(expected), not \(value.kind)", nil)
    case .outOfRange(let expected): ("\(field) must be \(expected)", nil)
    case .unknownName(let name, let known): ("\(field): unknown name \(quoted(name))", nearest(name, in: known))
    case .missing(let key): ("\(field == "the file" ? "" : "\(field): ")the key \(quoted(key)) is missing", nil)
    case .emptyText: ("\(field) must not be empty", nil)
    case .emptyList: ("\(field) must name at least one", nil)
    case .notPlainName(let name): ("\(field): \(quoted(name)) is no plain name", "a name holds no `/`, no `\\` and no control character")
    case .leavesProject(let name): ("\(field): \(quoted(name)) leads out of the project", "use a path below the project folder")
    case .duplicateName(let name): ("\(field): \(quoted(name)) is there already", "give each its own `name`")
    case .unknownLocale(let name): ("\(field): \(quoted(name)) is no locale", "use a BCP 47 name such as `pt-BR`, `zh-Hans` or `es-419`")
    case .pattern(let problem): pattern(field: field, problem)
    case .sizeNotTaken(let size, let device, let taken):
      (
        "\(field): the store does not take \(quoted(size.description)) for \(quoted(device))",
        "it takes \(sizes(taken)); a canvas of any size has a `name` and no `device`"
      )
    case .capturesFromItself(let chain): ("\(field) leads back to itself: \(chain.map(quoted).joined(separator: " → "))", nil)
    case .needsNameAndSize: ("\(field) needs a `device`, or a `name` and a `size`", nil)
    case .layoutNotOffered(let layout, let offered):
      ("\(field): the layout \(quoted(layout)) is not offered", "use \(list(offered)) or a pattern such as `{device}/{locale}/{number}.png`")
    case .samePath(let path, let first, let second):
      ("\(field): \(first) and \(second) would both be written to \(quoted(path))", "add a placeholder that tells them apart")
    case .noCaptions(let folder): ("\(field): there are no captions in \(quoted(folder))", "name the locales, or add a captions file")
    }
  }

  private static func pattern(field: String, _ problem: ValueProblem.PatternProblem) -> (message: String, hint: String?) {
    let known = PathPattern.Placeholder.allCases.map { "{\($0.rawValue)}" }
    switch problem {
    case .unknownPlaceholder(let name): return ("\(field): unknown placeholder `{\(name)}`", nearest("{\(name)}", in: known))
    case .unbalancedBrace: return ("\(field): a brace without its partner", "placeholders are \(list(known))")
    case .notHere(let name): return ("\(field): `{\(name)}` has no meaning here", nil)
    }
  }
}

// MARK: - Caption files

extension Finding {
  static func unknownLocaleName(_ name: String) -> Finding {
    Finding(.localeUnknown, "\(Wording.quoted(name)) is no locale", hint: "use a BCP 47 name such as `pt-BR`, `zh-Hans` or `es-419`")
  }

  static func unreadableCaptions(_ problem: TextFile.Problem) -> Finding { Finding(.captionSyntax, Wording.file(problem)) }

  static func captionFormNotRead(_ name: String) -> Finding {
    let form = name.split(separator: ".").last.map { ".\($0)" } ?? name
    return Finding(
      .captionSyntax, "files of the form \(Wording.quoted(form)) are not read", hint: "captions are read from `.json`, `.strings` and `captions.csv`")
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

extension Wording {
  static func file(_ problem: TextFile.Problem) -> String {
    switch problem {
    case .missing: "no such file"
    case .notAFile: "not a regular file"
    case .unreadable: "cannot be read"
    case .tooLarge(let limit): "larger than \(limit >> 20) MB"
    }
  }
}

// MARK: - Project files

extension Finding {
  static func noResource(_ path: String, searched: [String]) -> Finding {
    Finding(.projectValue, "no \(Wording.quoted(path)) found", hint: "searched \(Wording.list(searched)); `POLYSHOT_HOME` can name one more folder")
  }

  static func unreadableProjectFile(_ problem: TextFile.Problem) -> Finding {
    Finding(.projectSyntax, Wording.file(problem), hint: problem == .missing ? "a project is a folder with a `polyshot.json`" : nil)
  }
}

// MARK: - The command line

/// What can be wrong with a command line.
public enum UsageError: Error, Sendable, Hashable {
  case unknownCommand(String, known: [String])
  case unknownVerb(String, command: String, known: [String])
  case missingVerb(command: String, known: [String])
  case unknownOption(String, command: String, known: [String])
  case unknownValue(String, option: String, known: [String])
  case missingValue(option: String)
  case valueForFlag(String, option: String)
  case surplusOperand(String, command: String)
  case notANumber(String, option: String)
  case notAShard(String)
  /// `--shard auto` where no CI service says which of how many machines this is.
  case noShardHere
  case notInProject(String, option: String, known: [String])

  /// The message and, where there is one, the hint.
  public var words: (message: String, hint: String?) {
    switch self {
    case .unknownCommand(let name, let known): ("unknown command \(Wording.quoted(name))", Wording.nearest(name, in: known))
    case .unknownVerb(let name, let command, let known):
      ("`\(command)` does not know \(Wording.quoted(name))", Wording.nearest(name, in: known))
    case .missingVerb(let command, let known): ("`\(command)` needs to know what", "one of \(Wording.list(known))")
    case .unknownOption(let name, let command, let known):
      ("`\(command)` has no option \(Wording.quoted(name))", Wording.nearest(name, in: known) ?? "it has none at all")
    case .unknownValue(let value, let option, let known):
      ("`\(option)` does not take \(Wording.quoted(value))", Wording.nearest(value, in: known))
    case .missingValue(let option): ("`\(option)` needs its value", nil)
    case .valueForFlag(let value, let option): ("`\(option)` takes no value, not \(Wording.quoted(value))", nil)
    case .surplusOperand(let word, let command): ("`\(command)` has no use for \(Wording.quoted(word))", "see `polyshot help \(command)`")
    case .notANumber(let value, let option): ("`\(option)` needs a whole number from 1 to 1024, not \(Wording.quoted(value))", nil)
    case .notAShard(let value): ("`--shard` does not take \(Wording.quoted(value))", "write `2/4`, `auto` or `auto/4`")
    case .noShardHere: ("`--shard auto`: the environment does not say which of how many machines this is", "write `--shard 2/4`")
    case .notInProject(let value, let option, let known):
      ("`\(option)`: the project has no \(Wording.quoted(value))", Wording.nearest(value, in: known))
    }
  }
}

/// Lines that are no findings.
public enum Messages {
  /// One line after a render: `819 shots: 819 rendered in 3 min 20 s (4.1/s)`.
  public static func summary(_ report: RenderReport) -> String {
    var parts: [String] = []
    for status in [ShotReport.Status.rendered, .fresh, .failed, .pending] where report.count(status) > 0 {
      parts.append("\(report.count(status)) \(status.rawValue)")
    }
    if report.pruned > 0 { parts.append("\(report.pruned) pruned") }
    let rendered = Double(report.count(.rendered))
    let rate = rendered > 0 && report.seconds > 0 ? " (\(decimal(rendered / report.seconds))/s)" : ""
    let shots = report.shots.count == 1 ? "1 shot" : "\(report.shots.count) shots"
    return
      "\(shots): \(parts.isEmpty ? "nothing to do" : parts.joined(separator: ", ")) in \(duration(seconds: Int(report.seconds.rounded())))\(rate)"
  }

  /// One line after a check.
  public static func summary(_ report: CheckReport) -> String {
    let ignored = report.ignored.isEmpty ? "" : ", \(report.ignored.count) ignored"
    return "\(count(report.errors, "error")), \(count(report.warnings, "warning"))\(ignored)"
  }

  public static func duration(seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3600: "\(seconds / 60) min \(seconds % 60) s"
    default: "\(seconds / 3600) h \(seconds % 3600 / 60) min"
    }
  }

  /// One digit after the point.
  public static func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func count(_ number: Int, _ noun: String) -> String { number == 1 ? "1 \(noun)" : "\(number) \(noun)s" }
}

extension Finding {
  /// Place and message on one line: `captions/ja.json:12:3: …`, or the shot's names where no file is to blame.
  public var text: String {
    var place = file ?? ([device, locale, scene].compactMap { $0 } + devices).joined(separator: " ")
    if let line { place += ":\(line)" }
    if line != nil, let column { place += ":\(column)" }
    return place.isEmpty ? message : "\(place): \(message)"
  }
}
