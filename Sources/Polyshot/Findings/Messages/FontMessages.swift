import Typography

// MARK: - Fonts

extension Finding {
  static func fontUnknownFamily(_ name: String, known: [String]) -> Finding {
    Finding(
      .fontUnknownFamily, "no font family `\(name)`",
      hint: Wording.meant(name, in: known) ?? "put its files into the project's `Fonts` folder; the name is the one inside the files"
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
}
