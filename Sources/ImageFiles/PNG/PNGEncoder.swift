import CDeflate
import Pixels

/// Writes PNG files, keeping its buffers and compressors from one picture to the next. One a worker: it is not safe to share.
public final class PNGEncoder {
  public init() {}

  /// An opaque picture as a PNG file: 8-bit RGB (colour type 2), not interlaced, exactly the chunks IHDR, sRGB (perceptual), IDAT, IEND. Alpha is not
  /// looked at: flatten first. The same pixels and effort give the same bytes.
  public func encode(_ pixmap: Pixmap, effort: PNGEffort = .normal) -> [UInt8] {
    []
  }
}

@available(*, unavailable)
extension PNGEncoder: Sendable {}
