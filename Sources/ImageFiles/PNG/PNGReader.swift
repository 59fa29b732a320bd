import CShims
import Pixels

/// PNG bytes to pixels (W3C PNG third edition).
enum PNGReader {
  static func header(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    let chunks = try PNGChunks(bytes, verifyingPixels: false)
    return header(chunks, ColorStatement(chunks).profile)
  }

  static func read(_ bytes: [UInt8], assuming choice: ColorProfileChoice?) throws(ImageError) -> DecodedImage {
    let chunks = try PNGChunks(bytes, verifyingPixels: true)
    let color = choice.map(ColorStatement.assumed) ?? ColorStatement(chunks)
    let header = header(chunks, color.profile)
    var warnings = chunks.warnings + color.warnings
    let stored = unsafe try Pixmap(width: chunks.width, height: chunks.height) { (pixels) throws(ImageError) in
      let message =
        unsafe chunks.bitDepth == 16
        ? try decode16(bytes, chunks, to: pixels, color.definition)
        : try decode8(bytes, chunks, to: pixels, color.definition, hasAlpha: header.hasAlpha)
      if !message.isEmpty { warnings.append(.decoder(message)) }
    }
    return DecodedImage(pixmap: stored.oriented(header.orientation), header: header, warnings: warnings)
  }

  private static func header(_ chunks: PNGChunks, _ profile: ImageColorProfile) -> ImageHeader {
    let colorTypes: [Int: ImageColorType] = [0: .gray, 2: .rgb, 3: .palette, 4: .grayAlpha, 6: .rgba]
    return ImageHeader(
      format: .png, storedWidth: chunks.width, storedHeight: chunks.height,
      orientation: chunks.ancillary["eXIf"].flatMap { Orientation(tiff: Array($0)) } ?? .up, bitDepth: chunks.bitDepth,
      colorType: colorTypes[chunks.colorCode] ?? .rgb, hasAlpha: chunks.colorCode & 4 != 0 || chunks.hasTransparentColor,
      isInterlaced: chunks.isInterlaced, profile: profile)
  }

  private static func decode8(
    _ bytes: [UInt8], _ chunks: PNGChunks, to pixels: UnsafeMutableBufferPointer<UInt32>, _ definition: ColorDefinition, hasAlpha: Bool
  ) throws(ImageError) -> String {
    let message = unsafe try decode(bytes, chunks, wide: false, to: UnsafeMutableRawPointer(pixels.baseAddress!))
    unsafe PixelConversion.finish8(pixels, definition, hasAlpha: hasAlpha)
    return message
  }

  private static func decode16(
    _ bytes: [UInt8], _ chunks: PNGChunks, to pixels: UnsafeMutableBufferPointer<UInt32>, _ definition: ColorDefinition
  ) throws(ImageError) -> String {
    let samples = UnsafeMutablePointer<UInt64>.allocate(capacity: pixels.count)
    defer { unsafe samples.deallocate() }
    let message = unsafe try decode(bytes, chunks, wide: true, to: UnsafeMutableRawPointer(samples))
    unsafe PixelConversion.finish16(samples, to: pixels, definition)
    return message
  }

  /// Straight RGBA samples by libpng; gives its first warning, or nothing.
  private static func decode(
    _ bytes: [UInt8], _ chunks: PNGChunks, wide: Bool, to pixels: UnsafeMutableRawPointer
  ) throws(ImageError) -> String {
    let spans = chunks.pixelSpans.map { cshims_span(offset: $0.lowerBound, length: $0.count) }
    let report = unsafe cshims_png_read(bytes, spans, spans.count, UInt32(chunks.width), UInt32(chunks.height), wide ? 1 : 0, pixels)
    try report.check(part: "IDAT")
    return report.warningText
  }
}

extension cshims_image_report {
  /// Throws unless the read went well.
  func check(part: String) throws(ImageError) {
    switch status {
    case CSHIMS_IMAGE_OK: return
    case CSHIMS_IMAGE_TRUNCATED: throw .truncated(part: part)
    case CSHIMS_IMAGE_UNSUPPORTED: throw .unsupported(Self.text(message))
    case CSHIMS_IMAGE_NO_MEMORY: throw .corrupt(part: part, detail: "out of memory")
    default: throw .corrupt(part: part, detail: Self.text(message))
    }
  }

  var warningText: String { Self.text(warning) }

  private static func text<T>(_ characters: T) -> String {
    unsafe withUnsafeBytes(of: characters) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
