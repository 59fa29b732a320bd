/// A path with placeholders, such as `captures/{device}/{locale}/{scene}.png`.
public struct PathPattern: Sendable, Hashable {
  /// What stands between braces.
  public enum Placeholder: String, Sendable, Hashable, CaseIterable {
    /// The device's name in the project.
    case device
    /// The store's name of the slot (`phoneScreenshots`, `APP_IPHONE_67`), else the device's name.
    case folder
    case locale
    /// The locale's code in the device's store.
    case storeLocale
    /// Two digits.
    case number
    case scene
    /// One of the device's simulator names; in captures only.
    case simulator
  }

  enum Piece: Sendable, Hashable {
    case text(String)
    case placeholder(Placeholder)
  }

  /// Why a text is no pattern.
  enum Problem: Error, Sendable, Hashable {
    case unknownPlaceholder(String)
    case unbalancedBrace
    case empty
  }

  /// As written.
  public let text: String
  let pieces: [Piece]

  init(_ text: String) throws(Problem) {
    guard !text.isEmpty else { throw .empty }
    self.text = text
    var pieces: [Piece] = []
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard rest[open] == "{", let close = rest[open...].firstIndex(of: "}") else { throw .unbalancedBrace }
      let name = String(rest[rest.index(after: open)..<close])
      guard let placeholder = Placeholder(rawValue: name) else { throw .unknownPlaceholder(name) }
      if open != rest.startIndex { pieces.append(.text(String(rest[..<open]))) }
      pieces.append(.placeholder(placeholder))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    self.pieces = pieces
  }

  public func contains(_ placeholder: Placeholder) -> Bool { pieces.contains(.placeholder(placeholder)) }

  /// The pattern with every placeholder filled in.
  func path(_ values: (Placeholder) -> String) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .placeholder(let placeholder): values(placeholder)
      }
    }.joined()
  }

  /// The pattern cut at `/`: each component with its own pieces.
  var components: [[Piece]] {
    var components: [[Piece]] = [[]]
    for piece in pieces {
      guard case .text(let text) = piece else {
        components[components.count - 1].append(piece)
        continue
      }
      for (index, part) in text.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
        if index > 0 { components.append([]) }
        if !part.isEmpty { components[components.count - 1].append(.text(String(part))) }
      }
    }
    return components
  }
}

/// What the placeholders stand for at one place of a plan.
struct PlaceholderValues {
  let device: String
  let folder: String
  let locale: LocaleTag
  let store: DeviceFacts.Store?
  let number: Int
  let scene: String
  let simulator: String

  func text(_ placeholder: PathPattern.Placeholder) -> String {
    switch placeholder {
    case .device: device
    case .folder: folder
    case .locale: locale.name
    case .storeLocale: locale.code(in: store) ?? locale.name
    case .number: (number < 10 ? "0" : "") + String(number)
    case .scene: scene
    case .simulator: simulator
    }
  }
}

extension LocaleTag {
  /// The store's code for the locale; `nil` without a store, or where it does not have the locale.
  fileprivate func code(in store: DeviceFacts.Store?) -> String? {
    switch store {
    case .appStore: appStore
    case .play: play
    case nil: nil
    }
  }
}
