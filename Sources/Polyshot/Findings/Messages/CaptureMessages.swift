import ImageFiles

/// Why a capture could not be read.
enum CaptureProblem {
  case disk(DiskError)
  case image(ImageError)
}

extension Finding {
  /// - Parameter captureLocale: the locale whose captures serve all, if the project names one.
  static func captureMissing(pattern: String, captureLocale: LocaleTag?) -> Finding {
    let help =
      captureLocale == nil
      ? "`captureLocale` lets one locale serve all" : "`capturesFrom` lets a device take those of another"
    return Finding(.captureMissing, "no such capture", hint: "captures are looked for by \(Wording.quoted(pattern)); \(help)")
  }

  static func captureFallback(origin: LocaleTag) -> Finding { Finding(.captureFallback, "no capture of its own; taken from `\(origin)`") }
}

extension Finding {
  static func captureUnreadable(_ problem: CaptureProblem) -> Finding {
    switch problem {
    case .disk(let error): Finding(.captureUnreadable, Wording.file(error))
    case .image(let error): imageUnreadable(error)
    }
  }

  private static func imageUnreadable(_ error: ImageError) -> Finding {
    switch error {
    case .emptyFile: Finding(.captureUnreadable, "the file is empty", hint: "take the capture again")
    case .notAnImage(let first):
      Finding(
        .captureUnreadable, "not a picture (starts with `\(first.prefix(4).map { hexadecimalByte($0) }.joined(separator: " "))`)",
        hint: "captures are PNG or JPEG files")
    case .unsupportedFormat(let format):
      Finding(.captureUnreadable, "a \(format.rawValue.uppercased()) file", hint: "save the capture as PNG")
    case .unsupported(let what): Finding(.captureUnreadable, "\(what) is not supported", hint: "save the capture as PNG")
    case .truncated(let part): Finding(.captureUnreadable, "broken picture (\(part) ends early)", hint: "copy or take the capture again")
    case .corrupt(let part, let detail):
      Finding(.captureUnreadable, "broken picture (\(part): \(detail))", hint: "copy or take the capture again")
    case .tooLarge(let width, let height):
      Finding(
        .captureUnreadable, "\(width)×\(height) pixels are too many",
        hint: "pictures may have \(ImageFile.maximumPixels / 1_000_000) million pixels, and no side over \(ImageFile.maximumSide)")
    }
  }

  private static func hexadecimalByte(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

  static func captureFormat(is format: ImageFormat, named: ImageFormat) -> Finding {
    Finding(
      .captureFormat, "a \(format.rawValue.uppercased()) file under the name of a \(named.rawValue.uppercased()) file; read as what it is",
      hint: "rename it, or export it as \(named.rawValue.uppercased())")
  }

  static func captureSize(_ size: PixelSize, device: String, known: [PixelSize]) -> Finding {
    Finding(
      .captureSize, "\(size.width)×\(size.height) is no screen of `\(device)`; fitted without distortion",
      hint: "its screens have \(Wording.sizes(known))")
  }

  static func captureOddity(_ warning: ImageWarning) -> Finding {
    switch warning {
    case .checksum(let chunk): Finding(.captureFormat, "wrong checksum of chunk `\(chunk)`; the chunk is left out")
    case .malformed(let chunk): Finding(.captureFormat, "malformed chunk `\(chunk)`; the chunk is left out")
    case .profileIgnored(let reason): Finding(.captureProfile, "colour profile not usable (\(reason)); taken as sRGB")
    case .highDynamicRange(let transfer):
      Finding(.captureProfile, "a picture with \(transfer) transfer; what is brighter than white is cut off")
    case .unprofiledCMYK: Finding(.captureProfile, "CMYK without a usable profile; converted by the plain formula")
    case .missingEnd: Finding(.captureFormat, "the file has no end mark; all pixels are there")
    case .decoder(let words): Finding(.captureFormat, "odd but readable (\(words))")
    }
  }
}
