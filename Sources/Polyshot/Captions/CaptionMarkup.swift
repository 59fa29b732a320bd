/// A marked part of a caption. Offsets are UTF-16 code units of the text without its marks.
struct CaptionMark: Sendable, Hashable {
  var range: Range<Int>
  /// `emphasis` for `*…*`, else the tag's name.
  let name: String
}

/// A caption with its marks taken out.
///
/// `*words*` is emphasis, `<name>words</name>` a span by name: tags are what translation tools protect. A mark opens only before a character that is no
/// blank and closes only after one; what has no partner, and tags whose name nobody declared, stand as they are. A backslash before `*`, `<`, `>` or a
/// backslash takes their meaning away. Several asterisks side by side are no mark.
struct MarkedCaption: Sendable, Hashable {
  var text: String
  /// In the order in which they open: the outer one first.
  var marks: [CaptionMark] = []

  static let emphasis = "emphasis"

  /// - Parameter names: of the spans that can be told.
  init(_ written: String, names: Set<String>) {
    guard written.utf16.contains(where: { MarkParser.signs.contains($0) }) else {
      text = written
      return
    }
    var parser = MarkParser(Array(written.utf16), names: names)
    (text, marks) = parser.parse()
  }

  /// A text without marks.
  init(plain text: String) { self.text = text }
}

/// Reads marks from left to right, once.
private struct MarkParser {
  /// What a part of the text turns out to be.
  private enum Piece {
    case unit(UInt16)
    /// An opening mark that may have no partner: then it is text.
    case opening(Opening)
    case closing(of: Int)
  }

  private struct Opening {
    let name: String
    let written: ArraySlice<UInt16>
    var isClosed = false
  }

  static let signs = Set("*<\\".utf16)
  private static let escapable = Set("*<>\\".utf16)
  private static let longestName = 64

  private let units: [UInt16]
  private let names: Set<String>
  private var pieces: [Piece] = []
  /// Index in `pieces` of the open mark of each name.
  private var open: [String: Int] = [:]

  init(_ units: [UInt16], names: Set<String>) {
    self.units = units
    self.names = names
  }

  mutating func parse() -> (String, [CaptionMark]) {
    var index = 0
    while index < units.count { index = readPiece(at: index) }
    return collected()
  }

  /// Reads what begins at an offset and gives where the next begins.
  private mutating func readPiece(at index: Int) -> Int {
    switch units[index] {
    case UInt16(ascii: "\\") where index + 1 < units.count && Self.escapable.contains(units[index + 1]):
      pieces.append(.unit(units[index + 1]))
      return index + 2
    case UInt16(ascii: "*"):
      let end = units[index...].firstIndex { $0 != UInt16(ascii: "*") } ?? units.count
      if end > index + 1 {
        pieces += units[index..<end].map(Piece.unit)
      } else {
        readMark(MarkedCaption.emphasis, at: index..<end, mayOpen: true, mayClose: true)
      }
      return end
    case UInt16(ascii: "<"):
      if let tag = tag(at: index) {
        readMark(tag.name, at: index..<tag.end, mayOpen: !tag.closes, mayClose: tag.closes)
        return tag.end
      }
      fallthrough
    default:
      pieces.append(.unit(units[index]))
      return index + 1
    }
  }

  private func tag(at index: Int) -> (name: String, closes: Bool, end: Int)? {
    let closes = index + 1 < units.count && units[index + 1] == UInt16(ascii: "/")
    let start = index + (closes ? 2 : 1)
    guard start < units.count, let end = units[start..<min(units.count, start + Self.longestName)].firstIndex(of: UInt16(ascii: ">")) else {
      return nil
    }
    let name = String(decoding: units[start..<end], as: UTF16.self)
    return names.contains(name) ? (name, closes, end + 1) : nil
  }

  private mutating func readMark(_ name: String, at range: Range<Int>, mayOpen: Bool, mayClose: Bool) {
    if mayClose, let opening = open[name], opening + 1 < pieces.count, range.lowerBound > 0, !isBlank(units[range.lowerBound - 1]) {
      if case .opening(var mark) = pieces[opening] {
        mark.isClosed = true
        pieces[opening] = .opening(mark)
      }
      open[name] = nil
      pieces.append(.closing(of: opening))
    } else if mayOpen, open[name] == nil, range.upperBound < units.count, !isBlank(units[range.upperBound]) {
      open[name] = pieces.count
      pieces.append(.opening(Opening(name: name, written: units[range])))
    } else {
      pieces += units[range].map(Piece.unit)
    }
  }

  private func isBlank(_ unit: UInt16) -> Bool { Unicode.Scalar(unit)?.properties.isWhitespace ?? false }

  private func collected() -> (String, [CaptionMark]) {
    var text: [UInt16] = []
    var marks: [(opening: Int, mark: CaptionMark)] = []
    var starts: [Int: Int] = [:]
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .unit(let unit): text.append(unit)
      case .opening(let mark) where mark.isClosed: starts[index] = text.count
      case .opening(let mark): text += mark.written
      case .closing(let opening):
        guard case .opening(let mark) = pieces[opening], let start = starts[opening], start < text.count else { continue }
        marks.append((opening, CaptionMark(range: start..<text.count, name: mark.name)))
      }
    }
    return (String(decoding: text, as: UTF16.self), marks.sorted { $0.opening < $1.opening }.map(\.mark))
  }
}

extension UInt16 {
  fileprivate init(ascii scalar: Unicode.Scalar) { self = UInt16(scalar.value) }
}

extension MarkedCaption {
  /// The lines put on one, with something between them; the marks go with their words.
  func joined(by separator: String) -> MarkedCaption {
    var result = MarkedCaption(plain: "")
    var units: [UInt16] = []
    // Where each code unit of this text went.
    var places: [Int] = []
    var isAtLineStart = false
    for unit in text.utf16 {
      places.append(units.count)
      if unit == 0x0A {
        isAtLineStart = true
      } else if !(isAtLineStart && unit == 0x20) {
        if isAtLineStart, !units.isEmpty { units += separator.utf16 }
        places[places.count - 1] = units.count
        isAtLineStart = false
        units.append(unit)
      }
    }
    places.append(units.count)
    result.text = String(decoding: units, as: UTF16.self)
    result.marks = marks.compactMap { mark in
      let range = places[mark.range.lowerBound]..<max(places[mark.range.lowerBound], places[mark.range.upperBound - 1] + 1)
      return range.isEmpty ? nil : CaptionMark(range: range, name: mark.name)
    }
    return result
  }

  /// Stretches in which the same marks hold, in order, with the marks from the outermost in.
  var segments: [(range: Range<Int>, names: [String])] {
    let edges = marks.indices.flatMap { [(offset: marks[$0].range.lowerBound, mark: $0), (offset: marks[$0].range.upperBound, mark: $0)] }
    var segments: [(range: Range<Int>, names: [String])] = []
    var open: [Int] = []
    var start = 0
    for edge in edges.sorted(by: { $0.offset < $1.offset }) {
      if start < edge.offset, !open.isEmpty { segments.append((start..<edge.offset, open.sorted().map { marks[$0].name })) }
      start = edge.offset
      if let known = open.firstIndex(of: edge.mark) { open.remove(at: known) } else { open.append(edge.mark) }
    }
    return segments
  }

  /// The different sets of marks, in the order in which they first hold.
  var markSets: [[String]] {
    segments.map(\.names).reduce(into: []) { sets, names in
      if !sets.contains(names) { sets.append(names) }
    }
  }
}
