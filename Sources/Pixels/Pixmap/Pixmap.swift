/// A picture: premultiplied RGBA in 8-bit sRGB values, rows from the top, `width` pixels a row without padding.
///
/// One pixel is a `UInt32` with red in the lowest byte, then green, blue and alpha, so that memory holds R, G, B, A on the
/// little-endian machines this runs on. Every colour value is ≤ its alpha.
public struct Pixmap: Sendable, Equatable {
  public private(set) var width: Int
  public private(set) var height: Int
  public private(set) var pixels: ContiguousArray<UInt32>

  /// Pictures with more pixels than this are refused by whoever reads them.
  public static let maximumPixelCount = 64_000_000

  /// A picture of one colour, transparent unless told.
  public init(width: Int, height: Int, color: Color = .clear) {
    precondition(width >= 0 && height >= 0, "a picture has no negative size")
    self.width = width
    self.height = height
    pixels = ContiguousArray(repeating: color.premultiplied, count: width * height)
  }

  /// Takes over pixels in the layout of this type; `nil` when their number is not `width` × `height`.
  public init?(width: Int, height: Int, pixels: ContiguousArray<UInt32>) {
    guard width >= 0, height >= 0, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Lets `body` write every pixel of fresh, uninitialized memory (so a decoder pays for no clearing).
  public init<E: Error>(
    width: Int, height: Int, initializingWith body: (UnsafeMutableBufferPointer<UInt32>) throws(E) -> Void
  ) throws(E) {
    precondition(width >= 0 && height >= 0, "a picture has no negative size")
    self.width = width
    self.height = height
    var failure: E?
    pixels = unsafe ContiguousArray(unsafeUninitializedCapacity: width * height) { buffer, count in
      let all = unsafe UnsafeMutableBufferPointer(rebasing: buffer[0..<width * height])
      do throws(E) {
        unsafe try body(all)
        count = width * height
      } catch {
        failure = error
        count = 0
      }
    }
    if let failure { throw failure }
  }

  public var bounds: PixelRect { PixelRect(width: width, height: height) }

  /// The pixel at a column and row inside the picture.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[index(x, y)] }
    set { pixels[index(x, y)] = newValue }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "a pixel outside the picture")
    return y * width + x
  }

  /// Another size, one colour; the storage is kept when it is big enough and nobody else holds it.
  public mutating func reset(width: Int, height: Int, color: Color = .clear) {
    precondition(width >= 0 && height >= 0, "a picture has no negative size")
    resize(width: width, height: height)
    let pixel = color.premultiplied
    unsafe withUnsafeMutablePixels { unsafe $0.update(repeating: pixel) }
  }

  /// Another size; what the pixels are afterwards is not said.
  mutating func resize(width: Int, height: Int) {
    let count = width * height
    self.width = width
    self.height = height
    if count < pixels.count {
      pixels.removeLast(pixels.count - count)
    } else if count > pixels.count {
      if count > pixels.capacity { pixels.removeAll() }
      pixels.append(contentsOf: repeatElement(0, count: count - pixels.count))
    }
  }

  /// Lends all pixels, row after row. The pointer must not leave the closure.
  public func withUnsafePixels<R, E: Error>(_ body: (UnsafeBufferPointer<UInt32>) throws(E) -> R) throws(E) -> R {
    unsafe try pixels.withUnsafeBufferPointer { (buffer) throws(E) -> R in unsafe try body(buffer) }
  }

  /// Lends all pixels for writing. The pointer must not leave the closure.
  public mutating func withUnsafeMutablePixels<R, E: Error>(
    _ body: (UnsafeMutableBufferPointer<UInt32>) throws(E) -> R
  ) throws(E) -> R {
    unsafe try pixels.withUnsafeMutableBufferPointer { (buffer) throws(E) -> R in unsafe try body(buffer) }
  }

  /// Whether every pixel has alpha 255.
  public var isOpaque: Bool {
    unsafe withUnsafePixels { buffer in
      var all: UInt32 = 0xFF00_0000
      var i = 0
      while i < buffer.count {
        all &= unsafe buffer[i]
        i += 1
      }
      return all == 0xFF00_0000
    }
  }

  /// A copy of a part; what lies outside the picture is left out.
  public func cropped(to rect: PixelRect) -> Pixmap {
    let part = rect.intersection(bounds)
    return unsafe withUnsafePixels { source in
      unsafe Pixmap(width: part.width, height: part.height) { target in
        for row in 0..<part.height {
          let from = (part.y + row) * width + part.x
          for column in 0..<part.width { unsafe target[row * part.width + column] = source[from + column] }
        }
      }
    }
  }
}
