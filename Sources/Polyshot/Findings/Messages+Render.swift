import ImageFiles
import Typography

/// Why a capture could not be read.
enum CaptureProblem {
  case disk(DiskError)
  case image(ImageError)
}

// MARK: - Captures

extension Finding {
  static func captureUnreadable(_ problem: CaptureProblem) -> Finding {
    switch problem {
    case .disk(let error): Finding(.captureUnreadable, "cannot be read (\(error.reason))")
    case .image(let error): imageUnreadable(error)
    }
  }

  private static func imageUnreadable(_ error: ImageError) -> Finding {
    switch error {
    case .emptyFile: Finding(.captureUnreadable, "the file is empty", hint: "take the capture again")
    case .notAnImage(let first):
      Finding(
        .captureUnreadable, "not a picture (starts with `\(first.prefix(4).map { hexadecimalByte($0) }.joined(separator: " "))`)",
        hint: "captures are PNG or JPEG files")
    case .unsupportedFormat(let format):
      Finding(.captureUnreadable, "a \(format.rawValue.uppercased()) file", hint: "save the capture as PNG")
    case .unsupported(let what): Finding(.captureUnreadable, "\(what) is not supported", hint: "save the capture as PNG")
    case .truncated(let part): Finding(.captureUnreadable, "broken picture (\(part) ends early)", hint: "copy or take the capture again")
    case .corrupt(let part, let detail):
      Finding(.captureUnreadable, "broken picture (\(part): \(detail))", hint: "copy or take the capture again")
    case .tooLarge(let width, let height):
      Finding(.captureUnreadable, "\(width)×\(height) pixels are too many", hint: "pictures may have 64 million pixels")
    }
  }

  private static func hexadecimalByte(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

  static func captureFormat(is format: ImageFormat, named: ImageFormat) -> Finding {
    Finding(
      .captureFormat, "a \(format.rawValue.uppercased()) file under the name of a \(named.rawValue.uppercased()) file; read as what it is",
      hint: "rename it, or export it as \(named.rawValue.uppercased())")
  }

  static func captureSize(_ size: PixelSize, device: String, known: [PixelSize]) -> Finding {
    Finding(
      .captureSize, "\(size.width)×\(size.height) is no screen of `\(device)`; fitted without distortion",
      hint: "its screens have \(Wording.sizes(known))")
  }

  static func captureOddity(_ warning: ImageWarning) -> Finding {
    switch warning {
    case .checksum(let chunk): Finding(.captureFormat, "wrong checksum of chunk `\(chunk)`; the chunk is left out")
    case .malformed(let chunk): Finding(.captureFormat, "malformed chunk `\(chunk)`; the chunk is left out")
    case .profileIgnored(let reason): Finding(.captureProfile, "colour profile not usable (\(reason)); taken as sRGB")
    case .highDynamicRange(let transfer):
      Finding(.captureProfile, "a picture with \(transfer) transfer; what is brighter than white is cut off")
    case .unprofiledCMYK: Finding(.captureProfile, "CMYK without a usable profile; converted by the plain formula")
    case .missingEnd: Finding(.captureFormat, "the file has no end mark; all pixels are there")
    case .decoder(let words): Finding(.captureFormat, "odd but readable (\(words))")
    }
  }
}

// MARK: - Fonts and layout

extension Finding {
  static func missingGlyphs(_ clusters: [MissingCluster], key: CaptionKey) -> Finding {
    var seen: Set<[UInt32]> = []
    let unique = clusters.filter { seen.insert($0.codePoints).inserted }
    let named = unique.map { cluster in
      let points = cluster.codePoints.map { "U+" + padded(String($0, radix: 16, uppercase: true)) }
      return "`\(cluster.text)` (\(points.joined(separator: " ")))"
    }
    return Finding(
      .fontMissingGlyph, "no font can draw \(named.joined(separator: ", ")) of `\(key)`",
      hint: "install a font that has it, or put one into the project's `Fonts` folder")
  }

  private static func padded(_ digits: String) -> String { String(repeating: "0", count: max(0, 4 - digits.count)) + digits }

  static func fontUnknownFamily(_ name: String, known: [String]) -> Finding {
    let near = NearestName.of(name, in: known).map { "did you mean `\($0)`?" }
    return Finding(
      .fontUnknownFamily, "no font family `\(name)`",
      hint: near ?? "put its files into the project's `Fonts` folder; the name is the one inside the files"
    ).at(file: Project.fileName)
  }

  static func fontFilesMissing(_ name: String, files: [String]) -> Finding {
    Finding(
      .fontUnknownFamily, "the files of the font family `\(name)` are not on this machine",
      hint: "install it, or put \(Wording.list(files.prefix(3))) into the project's `Fonts` folder"
    ).at(file: Project.fileName)
  }

  static func fontCorrupt(_ error: FontError) -> Finding {
    let reason =
      switch error {
      case .unreadable: "cannot be read"
      case .notAFont: "not a font"
      case .noSuchFace(let index): "has no face \(index)"
      case .broken(let table): "broken font (table `\(table)`)"
      }
    return Finding(.fontCorrupt, reason, hint: "the font is left out; replace the file")
  }

  static func layoutOverflow(key: CaptionKey, by pixels: Double, of layout: TextLayout) -> Finding {
    let percent = Int((100 * pixels / max(1, layout.boxWidth)).rounded(.up))
    let characters = max(1, Int(Double(layout.text.count) * layout.boxWidth * Double(max(1, layout.lines.count)) / max(1, layout.advance)))
    return Finding(
      .layoutOverflow, "`\(key)` is \(percent) % too wide at the smallest size", hint: "about \(characters) characters fit")
  }
}

// MARK: - Templates and output

extension Finding {
  static func templateUnknown(_ name: String, known: [String]) -> Finding {
    Finding(.templateValue, "no template `\(name)`", hint: Wording.nearest(name, in: known))
  }

  static func templateNotOffered(_ name: String, for deviceClass: DeviceClass) -> Finding {
    Finding(
      .templateValue, "template `\(name)` is not offered for this canvas (class `\(deviceClass.rawValue)`)", hint: "use the template `aurora`")
  }

  static func theme(_ problem: ThemeProblem, template: String, themes: [String]) -> Finding {
    switch problem.kind {
    case .unknownKey:
      Finding(.projectUnknownKey, "unknown key `theme.\(problem.key)`", hint: Wording.nearest(problem.key, in: Theme.keys))
    case .expected(let what): Finding(.projectValue, "`theme.\(problem.key)` must be \(what)")
    case .unknownTheme(let name):
      Finding(.projectValue, "template `\(template)` has no theme `\(name)`", hint: Wording.nearest(name, in: themes))
    }
  }

  static func outputNotWritten(_ error: OutputError, file: String) -> Finding {
    switch error {
    case .disk(let error): Finding(.outputMissing, "cannot be written (\(error.reason))").at(file: file)
    case .link(let link):
      Finding(
        .outputMissing, "not written: `\(link)` is a link", hint: "put a folder in its place; no link is followed out of the output"
      ).at(file: file)
    }
  }

  static func recordNotWritten(_ error: OutputError) -> Finding {
    var finding = outputNotWritten(error, file: ".polyshot")
    finding.hint = "without the record every shot is drawn again next time"
    return finding
  }

  static func notPruned(_ path: String, _ error: DiskError) -> Finding {
    Finding(.outputForeign, "cannot be removed (\(error.reason))").at(file: path)
  }
}

// MARK: - Built-in data

extension Finding {
  static func templateUnreadable(_ error: DiskError) -> Finding { Finding(.templateSyntax, "cannot be read (\(error.reason))") }

  static func dataNotFound(_ name: String, roots: [String]) -> Finding {
    Finding(
      .projectValue, "`\(name)` is not found", hint: "looked in \(Wording.list(roots)); set `POLYSHOT_HOME` to the folder that holds it")
  }

  static func fontManifestBroken(_ path: String) -> Finding {
    Finding(.projectValue, "the font list cannot be read", hint: "copy `fonts.json` from the program's own `Fonts` folder").at(file: path)
  }
}
