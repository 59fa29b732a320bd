/// The last step of reading: straight samples in the file's colours to premultiplied 8-bit sRGB pixels.
enum PixelConversion {
  /// 8-bit RGBA in place.
  static func finish8(_ pixels: UnsafeMutableBufferPointer<UInt32>, _ definition: ColorDefinition, hasAlpha: Bool) {
    switch definition {
    case .sRGB:
      if hasAlpha { unsafe premultiply(pixels) }
    case .matrix:
      unsafe MatrixConversion(definition, maximum: 255)?.convert8(pixels)
    case .profile(let profile):
      unsafe convert(pixels, by: profile, from: ICCTransform.rgba8, samples: pixels.baseAddress!, stride: 4)
    }
  }

  /// 16-bit RGBA into 8-bit pixels.
  static func finish16(_ samples: UnsafePointer<UInt64>, to pixels: UnsafeMutableBufferPointer<UInt32>, _ definition: ColorDefinition) {
    switch definition {
    case .sRGB:
      for i in pixels.indices { unsafe pixels[i] = narrow(samples[i]) }
    case .matrix:
      unsafe MatrixConversion(definition, maximum: 65535)?.convert16(samples, to: pixels)
    case .profile(let profile):
      unsafe convert(pixels, by: profile, from: ICCTransform.rgba16, samples: samples, stride: 8)
    }
  }

  /// Four inks a pixel in place; `inverted`: 255 is no ink, as Adobe's programs write it.
  static func finishCMYK(_ pixels: UnsafeMutableBufferPointer<UInt32>, _ definition: ColorDefinition, inverted: Bool) {
    if case .profile(let profile) = definition {
      let format = inverted ? ICCTransform.invertedCMYK8 : ICCTransform.cmyk8
      unsafe convert(pixels, by: profile, from: format, samples: pixels.baseAddress!, stride: 4)
      return
    }
    for i in pixels.indices {
      let inks = unsafe inverted ? pixels[i] : ~pixels[i]
      let black = inks >> 24
      func channel(_ ink: UInt32) -> UInt32 { (ink * black + 127) / 255 }
      unsafe pixels[i] = channel(inks & 255) | channel(inks >> 8 & 255) << 8 | channel(inks >> 16 & 255) << 16 | 0xFF00_0000
    }
  }

  private static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    var i = 0
    while i < pixels.count {
      let pixel = unsafe pixels[i]
      let alpha = pixel >> 24
      if alpha != 255 {
        // Red and blue in one go: each product plus its rounding fits 16 bits; (t + t / 256) / 256 is t / 255 rounded.
        let redBlue = (pixel & 0x00FF_00FF) * alpha + 0x0080_0080
        let green = (pixel >> 8 & 255) * alpha + 128
        let low = (redBlue + (redBlue >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
        unsafe pixels[i] = low | ((green + green >> 8) & 0xFF00) | alpha << 24
      }
      i += 1
    }
  }

  /// One 16-bit pixel, premultiplied and rounded once.
  private static func narrow(_ pixel: UInt64) -> UInt32 {
    let alpha = pixel >> 48
    func channel(_ value: UInt64) -> UInt32 {
      alpha == 65535 ? UInt32((value * 255 + 32767) / 65535) : UInt32((value * alpha * 255 + 65535 * 65535 / 2) / (65535 * 65535))
    }
    return channel(pixel & 65535) | channel(pixel >> 16 & 65535) << 8 | channel(pixel >> 32 & 65535) << 16
      | UInt32((alpha * 255 + 32767) / 65535) << 24
  }

  /// By Little CMS, a row-sized piece at a time; alpha (none in CMYK) is the fourth sample and passes by.
  private static func convert(
    _ pixels: UnsafeMutableBufferPointer<UInt32>, by profile: ICCProfile, from format: UInt32, samples: UnsafeRawPointer, stride: Int
  ) {
    // The profile was tried when it was read.
    guard let transform = profile.makeTransform(from: format) else { return }
    let isWide = format == ICCTransform.rgba16
    let hasAlpha = isWide || format == ICCTransform.rgba8
    let pieceSize = 4096
    var piece = ContiguousArray<UInt16>(repeating: 0, count: pieceSize * 4)
    var start = 0
    while start < pixels.count {
      let count = min(pieceSize, pixels.count - start)
      unsafe piece.withUnsafeMutableBufferPointer { unsafe transform.convert(samples + start * stride, to: $0.baseAddress!, count: count) }
      for i in 0..<count {
        let at = start + i
        let alpha =
          unsafe !hasAlpha
          ? 65535 : isWide ? UInt64(samples.load(fromByteOffset: at * 8 + 6, as: UInt16.self)) : UInt64(pixels[at] >> 24) * 257
        unsafe pixels[at] = narrow(UInt64(piece[i * 4]) | UInt64(piece[i * 4 + 1]) << 16 | UInt64(piece[i * 4 + 2]) << 32 | alpha << 48)
      }
      start += count
    }
  }
}
