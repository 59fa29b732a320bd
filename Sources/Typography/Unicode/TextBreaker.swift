import CShims

/// Finds boundaries in text: grapheme clusters, words or lines (UAX #14, #29; dictionaries for the scripts that write no spaces).
///
/// Not Sendable: one a worker.
@safe public final class TextBreaker {
  public enum Kind: Sendable {
    case grapheme, word, line

    fileprivate var code: Int32 {
      switch self {
      case .grapheme: Int32(UNICODE_BREAK_GRAPHEME)
      case .word: Int32(UNICODE_BREAK_WORD)
      case .line: Int32(UNICODE_BREAK_LINE)
      }
    }
  }

  /// A boundary by its UTF-16 offset.
  public struct Boundary: Equatable, Sendable {
    public let offset: Int
    /// A line must end here.
    public let isHard: Bool
  }

  private let handle: OpaquePointer

  /// `locale` may carry keywords, such as `ja@lb=strict`. Nil when the data for it cannot be opened.
  public init?(_ kind: Kind, locale: String) {
    var status: Int32 = 0
    guard let handle = unsafe unicode_breaker_open(kind.code, locale, &status) else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe unicode_breaker_close(handle) }

  /// All boundaries: 0 is left out, the end is in.
  public func boundaries(in text: [UInt16]) -> [Boundary] {
    guard !text.isEmpty else { return [] }
    let room = text.count + 1
    var hard = [UInt8](repeating: 0, count: room)
    let offsets = unsafe [Int32](unsafeUninitializedCapacity: room) { buffer, count in
      count = max(0, Int(unsafe unicode_breaker_boundaries(handle, text, Int32(text.count), buffer.baseAddress, &hard, Int32(room))))
    }
    return offsets.indices.map { Boundary(offset: Int(offsets[$0]), isHard: hard[$0] != 0) }
  }
}
