extension Finding {
  static func outputNotWritten(_ error: OutputError, file: String) -> Finding {
    switch error {
    case .disk(let error): Finding(.outputMissing, "cannot be written (\(Wording.reason(error)))").at(file: file)
    case .link(let link):
      Finding(.outputMissing, "not written: `\(link)` is a link", hint: "put a folder in its place; no link is followed out of the output").at(
        file: file)
    }
  }

  /// - Parameter folder: where the record would lie, as findings name it.
  static func recordNotWritten(_ error: OutputError, folder: String) -> Finding {
    var finding = outputNotWritten(error, file: folder)
    finding.hint = "without the record every shot is drawn again next time"
    return finding
  }

  static func notPruned(_ path: String, _ error: DiskError) -> Finding {
    Finding(.outputForeign, "cannot be removed (\(Wording.reason(error)))").at(file: path)
  }
}
