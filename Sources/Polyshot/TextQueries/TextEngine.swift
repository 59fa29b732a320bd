import Typography

/// Answers text queries one by one: the text engine without a project around it.
///
/// Not Sendable: it keeps what it has shaped.
public final class TextEngine {
  private let typesetter: Typesetter

  /// What came of one line of input.
  public struct Reply: Sendable {
    /// One line of JSON.
    public let text: String
    /// False when the line was no query; `text` then says why.
    public let isAnswer: Bool
  }

  /// The fonts of the search list. Throws when `Fonts/fonts.json` is not there or broken.
  public init(folders: ResourceFolders, workingFolder: String) throws(ProjectProblems) {
    typesetter = Typesetter(library: try FontLibrary.standard(folders, project: workingFolder).library)
  }

  /// Reads a line of JSON and answers with one.
  public func reply(to line: [UInt8]) -> Reply {
    do throws(TextQuery.Refusal) {
      let query = try TextQuery(line, manifest: typesetter.library.manifest)
      return Reply(text: typesetter.layout(query.request).answer(id: query.id).text, isAnswer: true)
    } catch {
      let answer = JSONOutput.object(["id": error.id ?? .null, "error": .string(Messages.queryRefused(error.problems))])
      return Reply(text: answer.text, isAnswer: false)
    }
  }
}
