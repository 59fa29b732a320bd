/// Coverage: one byte a pixel, 0 outside, 255 fully inside; rows from the top, `width` bytes a row without padding.
public struct Mask: Sendable, Equatable {
  public private(set) var width: Int
  public private(set) var height: Int
  public private(set) var values: ContiguousArray<UInt8>

  public init(width: Int, height: Int, value: UInt8 = 0) {
    precondition(width >= 0 && height >= 0, "a mask has no negative size")
    self.width = width
    self.height = height
    values = ContiguousArray(repeating: value, count: width * height)
  }

  /// Takes over coverage bytes; `nil` when their number is not `width` × `height`.
  public init?(width: Int, height: Int, values: ContiguousArray<UInt8>) {
    guard width >= 0, height >= 0, values.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.values = values
  }

  public var bounds: PixelRect { PixelRect(width: width, height: height) }

  /// The coverage at a column and row inside the mask.
  public subscript(x: Int, y: Int) -> UInt8 {
    get {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "a pixel outside the mask")
      return values[y * width + x]
    }
    set {
      precondition(x >= 0 && x < width && y >= 0 && y < height, "a pixel outside the mask")
      values[y * width + x] = newValue
    }
  }

  /// Lends all coverage bytes, row after row. The pointer must not leave the closure.
  public func withUnsafeValues<R, E: Error>(_ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R) throws(E) -> R {
    unsafe try values.withUnsafeBufferPointer { (buffer) throws(E) -> R in unsafe try body(buffer) }
  }

  /// Lends all coverage bytes for writing. The pointer must not leave the closure.
  public mutating func withUnsafeMutableValues<R, E: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt8>) throws(E) -> R
  ) throws(E) -> R {
    unsafe try values.withUnsafeMutableBufferPointer { (buffer) throws(E) -> R in unsafe try body(buffer) }
  }
}
