import Pixels

/// File formats told apart by their first bytes. Only ``png`` and ``jpeg`` are read; the rest are known to be refused by name.
public enum ImageFormat: String, Sendable, CaseIterable {
  case png, jpeg, heic, avif, gif, webp, tiff, bmp, pdf
}

/// The colour model of the stored samples.
public enum ImageColorType: String, Sendable {
  case gray, grayAlpha, palette, rgb, rgba, cmyk
}

/// What a file says of its colours, after the rule: override, cICP, iCCP, sRGB, gAMA/cHRM, and sRGB when it says nothing.
public struct ImageColorProfile: Equatable, Sendable {
  public enum Kind: String, Sendable {
    /// Chosen by the caller over whatever the file says.
    case assumed
    /// PNG coding-independent code points (ITU-T H.273).
    case cicp
    /// An embedded ICC profile.
    case icc
    /// The PNG sRGB chunk.
    case sRGB
    /// PNG gAMA with or without cHRM.
    case gamma
    /// The file says nothing; read as sRGB.
    case untagged
  }
  public var kind: Kind
  /// The profile's own description (`Display P3`), or a short one made here.
  public var description: String

  public init(kind: Kind, description: String) {
    self.kind = kind
    self.description = description
  }
}

/// A colour space that the caller puts in place of the file's own statement.
public enum ColorProfileChoice: String, Sendable, CaseIterable {
  case sRGB = "srgb"
  case displayP3 = "display-p3"
}

/// The facts of a picture file, without its pixels.
public struct ImageHeader: Equatable, Sendable {
  public var format: ImageFormat
  /// Pixels, as they lie in the file.
  public var storedWidth: Int
  public var storedHeight: Int
  public var orientation: Orientation
  /// Bits a sample: 1, 2, 4, 8, 16.
  public var bitDepth: Int
  public var colorType: ImageColorType
  /// There is an alpha channel or a transparent colour, whether or not any pixel uses it.
  public var hasAlpha: Bool
  public var isInterlaced: Bool
  public var profile: ImageColorProfile

  /// Pixels, upright.
  public var width: Int { orientation.swapsSides ? storedHeight : storedWidth }
  public var height: Int { orientation.swapsSides ? storedWidth : storedHeight }
}
