extension Finding {
  static func noResource(_ path: String, searched: [String]) -> Finding {
    Finding(.projectValue, "no \(Wording.quoted(path)) found", hint: "searched \(Wording.list(searched)); `POLYSHOT_HOME` can name one more folder")
  }

  static func unreadableProjectFile(_ error: DiskError) -> Finding {
    Finding(.projectSyntax, Wording.file(error), hint: error.isMissing ? "a project is a folder with a `polyshot.json`" : nil)
  }

  static func fontManifestBroken(_ path: String) -> Finding {
    Finding(.projectValue, "the font list cannot be read", hint: "copy `fonts.json` from the program's own `Fonts` folder").at(file: path)
  }
}
