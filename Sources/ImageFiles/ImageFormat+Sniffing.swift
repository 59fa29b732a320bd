extension ImageFormat {
  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The format told by the first bytes, nil for one that is not known.
  public init?(sniffing bytes: [UInt8]) {
    func starts(_ text: StaticString, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.description.utf8)
    }
    if bytes.starts(with: Self.pngSignature) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if starts("ftyp", at: 4), let format = Self.fromBrands(bytes) {
      self = format
    } else if starts("GIF87a") || starts("GIF89a") {
      self = .gif
    } else if starts("RIFF"), starts("WEBP", at: 8) {
      self = .webp
    } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0x00]) || bytes.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) {
      self = .tiff
    } else if starts("BM"), bytes.count >= 26, bytes[6...9].allSatisfy({ $0 == 0 }) {
      self = .bmp
    } else if starts("%PDF-") {
      self = .pdf
    } else {
      return nil
    }
  }

  /// What is wrong with a file that begins like a PNG but lacks its whole signature, which is made so that converted line ends show.
  static func damagedPNG(_ bytes: [UInt8]) -> ImageError? {
    guard bytes.starts(with: pngSignature.prefix(4)) else { return nil }
    return pngSignature.starts(with: bytes) ? .truncated(part: "signature") : .corrupt(part: "signature", detail: "line ends were converted")
  }

  /// ISO base media files (ISO/IEC 14496-12): the major brand and the compatible ones follow `ftyp`.
  private static func fromBrands(_ bytes: [UInt8]) -> ImageFormat? {
    let boxSize = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let end = min(bytes.count, max(boxSize, 12), 256)
    let brands = stride(from: 8, through: end - 4, by: 4).filter { $0 != 12 }.map { String(decoding: bytes[$0..<$0 + 4], as: UTF8.self) }
    if brands.contains(where: { ["avif", "avis"].contains($0) }) { return .avif }
    if brands.contains(where: { ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"].contains($0) }) { return .heic }
    return nil
  }
}
