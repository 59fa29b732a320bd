import CShims
import Pixels

/// JPEG bytes to pixels: baseline and progressive, grey, colour, and CMYK as Adobe's programs write it.
enum JPEGReader {
  static func header(_ bytes: [UInt8]) throws(ImageError) -> ImageHeader {
    let markers = try JPEGMarkers(bytes)
    var warnings: [ImageWarning] = []
    return header(markers, color(markers, &warnings).profile)
  }

  static func read(_ bytes: [UInt8], assuming choice: ColorProfileChoice?) throws(ImageError) -> DecodedImage {
    let markers = try JPEGMarkers(bytes)
    var warnings = markers.warnings
    let isCMYK = markers.components == 4
    // A choice speaks of RGB; inks have no other reading than their own profile.
    let color = isCMYK ? color(markers, &warnings) : choice.map(ColorStatement.assumed) ?? color(markers, &warnings)
    if isCMYK, color.profile.kind != .icc { warnings.append(.unprofiledCMYK) }
    let stored = unsafe try Pixmap(width: markers.width, height: markers.height) { (pixels) throws(ImageError) in
      let report = unsafe pixels.withMemoryRebound(to: UInt8.self) {
        unsafe cshims_jpeg_read(bytes, bytes.count, UInt32(markers.width), UInt32(markers.height), isCMYK ? 1 : 0, $0.baseAddress)
      }
      try report.check(part: "scan")
      if !report.warningText.isEmpty { warnings.append(.decoder(report.warningText)) }
      if isCMYK {
        unsafe PixelConversion.finishCMYK(pixels, color.definition, inverted: markers.hasAdobeMarker)
      } else {
        unsafe PixelConversion.finish8(pixels, color.definition, hasAlpha: false)
      }
    }
    let header = header(markers, color.profile)
    return DecodedImage(pixmap: stored.oriented(header.orientation), header: header, warnings: warnings)
  }

  private static func color(_ markers: JPEGMarkers, _ warnings: inout [ImageWarning]) -> ColorStatement {
    guard let profile = markers.profile else { return .untagged }
    let models: [Int: ICCProfile.Model] = [1: .gray, 4: .cmyk]
    return ColorStatement(icc: profile, model: models[markers.components] ?? .rgb, &warnings) ?? .untagged
  }

  private static func header(_ markers: JPEGMarkers, _ profile: ImageColorProfile) -> ImageHeader {
    ImageHeader(
      format: .jpeg, storedWidth: markers.width, storedHeight: markers.height, orientation: markers.orientation, bitDepth: markers.precision,
      colorType: markers.components == 1 ? .gray : markers.components == 4 ? .cmyk : .rgb, hasAlpha: false,
      isInterlaced: markers.isProgressive, profile: profile)
  }
}
