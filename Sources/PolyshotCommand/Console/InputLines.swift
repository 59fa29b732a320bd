import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines of a file descriptor as bytes, whatever their encoding. Each is handed on as soon as it is whole, so that a program may wait for its answer.
final class InputLines: Sendable {
  private let descriptor: Int32
  private let state = Mutex(State())

  private struct State {
    /// Read and not handed on.
    var rest: [UInt8] = []
    /// How much of `rest` is known to hold no line end.
    var searched = 0
    var isAtEnd = false
  }

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line without its end; nil when there is no more.
  func next() -> [UInt8]? {
    state.withLock { state in
      while true {
        if let end = state.rest[state.searched...].firstIndex(of: UInt8(ascii: "\n")) { return Self.take(end, &state) }
        state.searched = state.rest.count
        if state.isAtEnd { return state.rest.isEmpty ? nil : Self.take(state.rest.count, &state) }
        read(&state)
      }
    }
  }

  private static func take(_ end: Int, _ state: inout State) -> [UInt8] {
    let line = Array(state.rest[..<end])
    state.rest.removeFirst(min(end + 1, state.rest.count))
    state.searched = 0
    return line
  }

  private func read(_ state: inout State) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe chunk.withUnsafeMutableBytes { buffer in
      #if canImport(Glibc)
        unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
    }
    if count > 0 { state.rest += chunk.prefix(count) } else if count == 0 || errno != EINTR { state.isAtEnd = true }
  }
}
