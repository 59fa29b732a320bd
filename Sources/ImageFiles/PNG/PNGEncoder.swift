import CDeflate
import Pixels

/// Writes PNG files, keeping its buffers and compressors from one picture to the next. One a worker: it is not safe to share.
@safe
public final class PNGEncoder {
  private var compressors: [PNGEffort: Compressor] = [:]
  private var filtered = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  private var packed = unsafe UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)

  public init() {}

  deinit {
    unsafe filtered.deallocate()
    unsafe packed.deallocate()
  }

  /// A picture of at least one pixel as a PNG file: 8-bit RGB (colour type 2), not interlaced, exactly the chunks IHDR, sRGB (perceptual), IDAT, IEND.
  /// Alpha is not looked at: flatten first. The same pixels and effort give the same bytes.
  public func encode(_ pixmap: Pixmap, effort: PNGEffort = .normal) -> [UInt8] {
    precondition(pixmap.width > 0 && pixmap.height > 0, "a PNG holds at least one pixel")
    let filteredCount = filter(pixmap)
    let compressor = compressor(effort)
    unsafe Self.reserve(&packed, libdeflate_zlib_compress_bound(compressor.handle, filteredCount))
    let packedCount = unsafe libdeflate_zlib_compress(compressor.handle, filtered.baseAddress!, filteredCount, packed.baseAddress!, packed.count)
    precondition(packedCount > 0, "the bound is too small")

    var file: [UInt8] = []
    file.reserveCapacity(packedCount + 100)
    file += ImageFormat.pngSignature
    let header = Self.bigEndian(pixmap.width) + Self.bigEndian(pixmap.height) + [8, 2, 0, 0, 0]
    unsafe header.withUnsafeBufferPointer { unsafe Self.append("IHDR", $0, to: &file) }
    unsafe [UInt8(0)].withUnsafeBufferPointer { unsafe Self.append("sRGB", $0, to: &file) }
    unsafe Self.append("IDAT", UnsafeBufferPointer(rebasing: packed[..<packedCount]), to: &file)
    unsafe Self.append("IEND", UnsafeBufferPointer(start: nil, count: 0), to: &file)
    return file
  }

  /// Filters into ``filtered``; gives the number of bytes.
  private func filter(_ pixmap: Pixmap) -> Int {
    let count = (pixmap.width * 3 + 1) * pixmap.height
    let scratch = PNGFilter.scratchSize(width: pixmap.width)
    unsafe Self.reserve(&filtered, count + scratch)
    let filter = unsafe PNGFilter(width: pixmap.width, scratch: filtered.baseAddress! + count)
    unsafe pixmap.withUnsafePixels { unsafe filter.filter($0, height: pixmap.height, to: filtered.baseAddress!) }
    return count
  }

  private func compressor(_ effort: PNGEffort) -> Compressor {
    if let made = compressors[effort] { return made }
    let made = Compressor(effort)
    compressors[effort] = made
    return made
  }

  private static func reserve(_ buffer: inout UnsafeMutableBufferPointer<UInt8>, _ count: Int) {
    if buffer.count >= count { return }
    unsafe buffer.deallocate()
    unsafe buffer = .allocate(capacity: count)
  }

  private static func append(_ name: String, _ data: UnsafeBufferPointer<UInt8>, to file: inout [UInt8]) {
    file += bigEndian(data.count)
    let start = file.count
    file += name.utf8
    unsafe file += data
    let checksum = unsafe file.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress! + start, $0.count - start) }
    file += bigEndian(Int(checksum))
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

@available(*, unavailable)
extension PNGEncoder: Sendable {}

@safe
private final class Compressor {
  let handle: OpaquePointer

  /// Levels by measurement on finished shots (milliseconds, size against level 6): 1 is slower than 2 on long flat runs, 2: 29, + 10 %; 4: 33, + 6 %;
  /// 6: 50; 8: 210, − 5 %; 9: 325, − 6 %; 10: 840, − 10 %; 12: over 5000, − 16 %.
  init(_ effort: PNGEffort) {
    let level: Int32 =
      switch effort {
      case .fast: 2
      case .normal: 6
      case .small: 10
      }
    guard let made = unsafe libdeflate_alloc_compressor(level) else { fatalError("out of memory") }
    unsafe handle = unsafe made
  }

  deinit { unsafe libdeflate_free_compressor(handle) }
}
