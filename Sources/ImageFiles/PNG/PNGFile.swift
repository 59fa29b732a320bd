import Pixels

/// How much time to spend on a smaller file.
public enum PNGEffort: String, Sendable, CaseIterable {
  case fast, normal, small
}

/// PNG files made by this program.
public enum PNGFile {
  /// One picture as a PNG file; see ``PNGEncoder/encode(_:effort:)``. For many pictures keep a ``PNGEncoder``.
  public static func encode(_ pixmap: Pixmap, effort: PNGEffort = .normal) -> [UInt8] {
    PNGEncoder().encode(pixmap, effort: effort)
  }
}
