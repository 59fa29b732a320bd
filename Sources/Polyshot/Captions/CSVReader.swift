/// Reads comma-separated values (RFC 4180); semicolons and tabs, which spreadsheets write in many countries, are recognised by the first line.
enum CSVReader {
  struct Cell: Sendable, Hashable {
    let text: String
    /// Written in quotes: an empty one is meant to be empty.
    let isQuoted: Bool
    let position: SourcePosition
  }

  struct Fault: Error, Sendable, Hashable {
    enum Reason: Sendable, Hashable {
      case encoding(TextEncoding.Problem)
      case unterminatedQuote
      case textAfterQuote
    }

    let reason: Reason
    let position: SourcePosition
  }

  /// The rows that are not empty.
  static func rows(of bytes: [UInt8]) throws(Fault) -> [[Cell]] {
    let scalars: [Unicode.Scalar]
    do throws(TextEncoding.Fault) {
      scalars = try TextEncoding.scalars(of: bytes)
    } catch {
      throw Fault(reason: .encoding(error.problem), position: error.position)
    }
    let header = scalars.prefix { $0 != "\n" && $0 != "\r" }
    let counts = ([",", ";", "\t"] as [Unicode.Scalar]).map { separator in (separator, header.count { $0 == separator }) }
    let separator = counts.max { $0.1 < $1.1 }.flatMap { $0.1 > 0 ? $0.0 : nil } ?? ","
    var parser = Parser(scalars: scalars, separator: separator)
    return try parser.rows().filter { $0.contains { !$0.text.isEmpty || $0.isQuoted } }
  }

  private struct Parser {
    let scalars: [Unicode.Scalar]
    let separator: Unicode.Scalar
    var index = 0
    var position = SourcePosition(line: 1, column: 1)

    var scalar: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    mutating func advance() {
      let current = scalars[index]
      index += 1
      if current == "\n" || current == "\r" && scalar != "\n" {
        position = SourcePosition(line: position.line + 1, column: 1)
      } else {
        position.column += 1
      }
    }

    mutating func rows() throws(Fault) -> [[Cell]] {
      var rows: [[Cell]] = []
      while scalar != nil {
        var row = [try cell()]
        while scalar == separator {
          advance()
          row.append(try cell())
        }
        rows.append(row)
        if scalar == "\r" { advance() }
        if scalar == "\n" { advance() }
      }
      return rows
    }

    mutating func cell() throws(Fault) -> Cell {
      let start = position
      var text = String.UnicodeScalarView()
      guard scalar == "\"" else {
        while let current = scalar, current != separator, current != "\n", current != "\r" {
          text.append(current)
          advance()
        }
        return Cell(text: String(text), isQuoted: false, position: start)
      }
      advance()
      while let current = scalar {
        advance()
        if current != "\"" {
          text.append(current)
        } else if scalar == "\"" {
          text.append(current)
          advance()
        } else if scalar == nil || scalar == separator || scalar == "\n" || scalar == "\r" {
          return Cell(text: String(text), isQuoted: true, position: start)
        } else {
          throw Fault(reason: .textAfterQuote, position: position)
        }
      }
      throw Fault(reason: .unterminatedQuote, position: start)
    }
  }
}
