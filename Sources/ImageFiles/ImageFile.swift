import Pixels

/// A picture read from a file, upright, in sRGB.
public struct DecodedImage: Sendable {
  /// Premultiplied 8-bit sRGB, ``ImageHeader/width`` × ``ImageHeader/height``.
  public var pixmap: Pixmap
  public var header: ImageHeader
  /// In the order met; empty for a clean file.
  public var warnings: [ImageWarning]
}

/// Picture files as bytes: PNG and JPEG are read; what a file is, is told by its content, never by its name.
public enum ImageFile {
  /// Pictures with more pixels are refused before anything is allocated.
  public static let maximumPixels = Pixmap.maximumPixelCount
  /// The longest side in pixels.
  public static let maximumSide = 65_536

  /// Decodes a whole file: pixels converted from the file's own colour space to sRGB (relative colorimetric, no black-point compensation), turned upright
  /// by its EXIF orientation, premultiplied.
  ///
  /// - Parameter assuming: takes the place of whatever the file says of its colours.
  /// - Throws: ``ImageError``; damage that leaves the pixels whole is reported in ``DecodedImage/warnings`` instead.
  public static func read(_ bytes: [UInt8], assuming choice: ColorProfileChoice? = nil) throws(ImageError) -> DecodedImage {
    switch try knownFormat(of: bytes) {
    case .png: return try PNGReader.read(bytes, assuming: choice)
    case .jpeg: return try JPEGReader.read(bytes, assuming: choice)
    case let other: throw .unsupportedFormat(other)
    }
  }

  /// The facts of a file without decoding its pixels. Checks structure only: a file that passes may still be refused by ``read(_:assuming:)``.
  public static func header(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    switch try knownFormat(of: bytes) {
    case .png: return try PNGReader.header(bytes)
    case .jpeg: return try JPEGReader.header(bytes)
    case let other: throw .unsupportedFormat(other)
    }
  }

  private static func knownFormat(of bytes: [UInt8]) throws(ImageError) -> ImageFormat {
    if bytes.isEmpty { throw .emptyFile }
    if let format = ImageFormat(sniffing: bytes) { return format }
    throw ImageFormat.damagedPNG(bytes) ?? .notAnImage(firstBytes: Array(bytes.prefix(8)))
  }

  /// Refuses sizes over the limits; the sides are a file's own words and may be anything.
  static func checkSize(width: Int, height: Int) throws(ImageError) {
    guard width <= maximumSide, height <= maximumSide, width * height <= maximumPixels else { throw .tooLarge(width: width, height: height) }
  }
}
