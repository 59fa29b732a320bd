/// Why bytes could not be turned into pixels. Facts only; the words for people are made by the caller.
public enum ImageError: Error, Equatable, Sendable {
  /// There are no bytes at all.
  case emptyFile
  /// The content is of no format known here; the first bytes (at most 8) tell what it may be.
  case notAnImage(firstBytes: [UInt8])
  /// A known format that this program does not read.
  case unsupportedFormat(ImageFormat)
  /// PNG or JPEG, but of a kind that is not read: `CgBI`, `12-bit JPEG`, `RGB profile on CMYK` …
  case unsupported(String)
  /// The bytes end inside this part of the file: a chunk's name (`IDAT`), `signature`, `scan` …
  case truncated(part: String)
  /// The part (a chunk's or marker's name) breaks its format's rules; the detail is a short English phrase.
  case corrupt(part: String, detail: String)
  /// Over ``ImageFile/maximumPixels`` in all or ``ImageFile/maximumSide`` along one side, by the file's own header.
  case tooLarge(width: Int, height: Int)
}

/// Something odd in a file that was read all the same.
public enum ImageWarning: Equatable, Sendable {
  /// An ancillary chunk's CRC is wrong; the chunk was ignored.
  case checksum(chunk: String)
  /// An ancillary chunk does not follow its format; it was ignored.
  case malformed(chunk: String)
  /// The colour profile could not be used; the next best statement of the file (at last: sRGB) was taken.
  case profileIgnored(reason: String)
  /// PQ or HLG picture: shown at its reference white, brighter parts clipped.
  case highDynamicRange(transfer: String)
  /// CMYK picture without a usable profile: converted by the plain formula.
  case unprofiledCMYK
  /// The file ends after the pixels, before its end mark.
  case missingEnd
  /// The decoder met something it could step over; its own words.
  case decoder(String)
}
