import Polyshot

extension Command {
  static let text =
    Command("text", "reads caption requests as JSON lines, prints what the text engine did") { invocation in
      do throws(ProjectProblems) {
        let engine = try TextEngine(folders: invocation.resources, workingFolder: invocation.workingFolder)
        return invocation.answerLines(engine)
      } catch {
        invocation.console.report(error.findings)
        return .usage
      }
    }
}

extension Invocation {
  /// One answer a line, in order. Empty lines are passed over; a line that is no request is answered with its error, and the stream goes on.
  fileprivate func answerLines(_ engine: TextEngine) -> ExitStatus {
    var status = ExitStatus.done
    while let line = console.readLine() {
      guard line.contains(where: { $0 > 0x20 }) else { continue }
      let reply = engine.reply(to: line)
      console.print(reply.text)
      if !reply.isAnswer { status = .failed }
    }
    return status
  }
}
