/// Row filters (W3C PNG third edition §9) and the choice among them, for 8-bit RGB.
@safe
struct PNGFilter {
  enum Kind: UInt8 {
    case none = 0
    case up = 2
    case paeth = 4
  }

  /// Packed rows and the candidates, each `rowBytes` long with ``margin`` zero bytes before it for the pixel that the filters see left of the first.
  private let scratch: UnsafeMutablePointer<UInt8>
  private let rowBytes: Int
  private static let margin = 16
  /// The choice is made anew every so many rows: neighbouring rows nearly always agree.
  private static let rowsPerChoice = 4

  static func scratchSize(width: Int) -> Int { 4 * (width * 3 + margin) }

  /// - Parameter scratch: ``scratchSize(width:)`` bytes, overwritten.
  init(width: Int, scratch: UnsafeMutablePointer<UInt8>) {
    unsafe self.scratch = unsafe scratch
    rowBytes = width * 3
    unsafe scratch.update(repeating: 0, count: Self.scratchSize(width: width))
  }

  /// Filters a whole picture.
  ///
  /// - Parameters:
  ///   - pixels: rows of RGBA, alpha not looked at.
  ///   - target: `height` × (1 + 3 × width) bytes, a filter's number before each row.
  func filter(_ pixels: UnsafeBufferPointer<UInt32>, height: Int, to target: UnsafeMutablePointer<UInt8>) {
    let width = rowBytes / 3
    var (current, previous) = unsafe (buffer(0), buffer(1))
    var kind = Kind.none
    for row in 0..<height {
      unsafe Self.pack(pixels.baseAddress! + row * width, width, to: current)
      let out = unsafe target + row * (rowBytes + 1)
      if row % Self.rowsPerChoice == 0 { kind = unsafe choose(current, previous) }
      unsafe out[0] = kind.rawValue
      unsafe apply(kind, current, previous, to: out + 1)
      unsafe swap(&current, &previous)
    }
  }

  private func buffer(_ index: Int) -> UnsafeMutablePointer<UInt8> {
    unsafe scratch + index * (rowBytes + Self.margin) + Self.margin
  }

  /// The filter whose bytes differ least often from the same channel of the pixel before: a stand-in for the number of matches and literals
  /// that the compressor will need, and on drawn pictures a better one than the usual least sum of absolute values.
  private func choose(_ current: UnsafeMutablePointer<UInt8>, _ previous: UnsafeMutablePointer<UInt8>) -> Kind {
    var best = Kind.none
    var least = unsafe Self.changes(current, rowBytes)
    for (index, kind) in [(2, Kind.up), (3, Kind.paeth)] {
      let candidate = unsafe buffer(index)
      unsafe apply(kind, current, previous, to: candidate)
      let count = unsafe Self.changes(candidate, rowBytes)
      if count < least { (best, least) = (kind, count) }
    }
    return best
  }

  private func apply(
    _ kind: Kind, _ current: UnsafeMutablePointer<UInt8>, _ previous: UnsafeMutablePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>
  ) {
    switch kind {
    case .none: unsafe target.update(from: current, count: rowBytes)
    case .up: unsafe Self.up(current, previous, rowBytes, to: target)
    case .paeth: unsafe Self.paeth(current, previous, rowBytes, to: target)
    }
  }

  /// Four pixels at a time: three words out of four.
  private static func pack(_ pixels: UnsafePointer<UInt32>, _ width: Int, to target: UnsafeMutablePointer<UInt8>) {
    let out = UnsafeMutableRawPointer(target)
    var x = 0
    while x &+ 4 <= width {
      let (a, b, c, d) = unsafe (pixels[x], pixels[x &+ 1], pixels[x &+ 2], pixels[x &+ 3])
      let at = unsafe out + x &* 3
      unsafe at.storeBytes(of: a & 0xFF_FFFF | b &<< 24, as: UInt32.self)
      unsafe (at + 4).storeBytes(of: b &>> 8 & 0xFFFF | c &<< 16, as: UInt32.self)
      unsafe (at + 8).storeBytes(of: c &>> 16 & 0xFF | d &<< 8, as: UInt32.self)
      x &+= 4
    }
    while x < width {
      let pixel = unsafe pixels[x]
      unsafe target[x &* 3] = UInt8(truncatingIfNeeded: pixel)
      unsafe target[x &* 3 &+ 1] = UInt8(truncatingIfNeeded: pixel &>> 8)
      unsafe target[x &* 3 &+ 2] = UInt8(truncatingIfNeeded: pixel &>> 16)
      x &+= 1
    }
  }

  private static func up(
    _ current: UnsafePointer<UInt8>, _ previous: UnsafePointer<UInt8>, _ count: Int, to target: UnsafeMutablePointer<UInt8>
  ) {
    var i = 0
    while i < count {
      unsafe target[i] = current[i] &- previous[i]
      i &+= 1
    }
  }

  /// Without branches, so that the compiler makes vectors of it.
  private static func paeth(
    _ current: UnsafePointer<UInt8>, _ previous: UnsafePointer<UInt8>, _ count: Int, to target: UnsafeMutablePointer<UInt8>
  ) {
    var i = 0
    while i < count {
      let (left, up, corner) = unsafe (Int16(current[i &- 3]), Int16(previous[i]), Int16(previous[i &- 3]))
      let (toLeft, toUp) = (up &- corner, left &- corner)
      let toCorner = toLeft &+ toUp
      let (a, b, c) = (max(toLeft, 0 &- toLeft), max(toUp, 0 &- toUp), max(toCorner, 0 &- toCorner))
      let upOrCorner = b <= c ? up : corner
      let predicted = a <= b && a <= c ? left : upOrCorner
      unsafe target[i] = current[i] &- UInt8(truncatingIfNeeded: predicted)
      i &+= 1
    }
  }

  private static func changes(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
    let raw = unsafe UnsafeRawPointer(bytes)
    var total = 0
    var start = 0
    while start < count {
      // At most 255 in a byte-wide counter, so that sixteen are counted at once.
      let end = min(count, start &+ 4080)
      var sums = SIMD16<UInt8>()
      var i = start
      while i &+ 16 <= end {
        let here = unsafe raw.loadUnaligned(fromByteOffset: i, as: SIMD16<UInt8>.self)
        let before = unsafe raw.loadUnaligned(fromByteOffset: i &- 3, as: SIMD16<UInt8>.self)
        sums = sums &+ SIMD16<UInt8>(repeating: 0).replacing(with: 1, where: here .!= before)
        i &+= 16
      }
      total &+= Int(SIMD16<UInt16>(truncatingIfNeeded: sums).wrappedSum())
      while i < end {
        if unsafe bytes[i] != bytes[i &- 3] { total &+= 1 }
        i &+= 1
      }
      start = end
    }
    return total
  }
}
