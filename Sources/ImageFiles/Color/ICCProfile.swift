import CLittleCMS

/// An ICC profile (ICC.1:2022) that samples of one colour model can be read by.
@safe
final class ICCProfile {
  enum Model {
    case gray, rgb, cmyk
  }
  /// Why a profile cannot be used.
  enum Refusal: Error, Equatable {
    case broken
    case wrongModel
    case wrongClass
  }

  let description: String
  private let handle: cmsHPROFILE
  private let model: Model

  /// - Parameter model: what the samples are. Grey samples may have an RGB profile: they are read as equal red, green and blue.
  init(_ bytes: [UInt8], for model: Model) throws(Refusal) {
    guard bytes.count >= 128, let handle = unsafe cmsOpenProfileFromMem(bytes, cmsUInt32Number(bytes.count)) else { throw .broken }
    unsafe self.handle = unsafe handle
    description = unsafe Self.describe(handle)
    let space = unsafe cmsGetColorSpace(handle)
    self.model = space == cmsSigGrayData ? .gray : model == .gray ? .rgb : model
    let fits =
      switch model {
      case .gray: space == cmsSigGrayData || space == cmsSigRgbData
      case .rgb: space == cmsSigRgbData
      case .cmyk: space == cmsSigCmykData
      }
    if !fits { throw .wrongModel }
    let kind = unsafe cmsGetDeviceClass(handle)
    guard [cmsSigDisplayClass, cmsSigInputClass, cmsSigOutputClass, cmsSigColorSpaceClass].contains(kind) else { throw .wrongClass }
  }

  deinit { unsafe _ = cmsCloseProfile(handle) }

  /// The profile as curves and a matrix, exact and fast, when that is all it holds; sRGB itself (no step of 255 off by more than 1) is told apart so
  /// that its pixels stay as they are. nil for table profiles and CMYK.
  func simplified() throws(Refusal) -> ColorDefinition {
    let definition: ColorDefinition
    switch model {
    case .gray:
      guard unsafe cmsGetPCS(handle) == cmsSigXYZData else { return .profile(self) }
      let curve = try curve(cmsSigGrayTRCTag)
      definition = .matrix(curves: [curve, curve, curve], toSRGB: .identity)
    case .rgb:
      guard unsafe cmsIsMatrixShaper(handle) != 0, unsafe cmsIsTag(handle, cmsSigAToB0Tag) == 0 else { return try checkedTable() }
      let curves = [try curve(cmsSigRedTRCTag), try curve(cmsSigGreenTRCTag), try curve(cmsSigBlueTRCTag)]
      let columns = (try column(cmsSigRedColorantTag), try column(cmsSigGreenColorantTag), try column(cmsSigBlueColorantTag))
      let matrix = Primaries.connectionSpaceToSRGB * Matrix3(columns: columns.0, columns.1, columns.2)
      definition = .matrix(curves: curves, toSRGB: matrix)
    case .cmyk:
      return try checkedTable()
    }
    return MatrixConversion(definition, maximum: 255)?.isIdentity == true ? .sRGB : definition
  }

  /// A transform to 16-bit sRGB from the samples as they lie in memory, relative colorimetric; nil when the profile's tables are broken.
  ///
  /// - Parameters:
  ///   - format: one of Little CMS's pixel formats, four samples a pixel.
  func makeTransform(from format: UInt32) -> ICCTransform? {
    unsafe ICCTransform(handle, format: format, isGray: model == .gray)
  }

  private func checkedTable() throws(Refusal) -> ColorDefinition {
    if makeTransform(from: model == .cmyk ? ICCTransform.cmyk8 : ICCTransform.rgba16) == nil { throw .broken }
    return .profile(self)
  }

  private func curve(_ tag: cmsTagSignature) throws(Refusal) -> (Double) -> Double {
    guard let pointer = unsafe cmsReadTag(handle, tag) else { throw .broken }
    let toneCurve = OpaquePointer(pointer)
    return { [self] value in
      withExtendedLifetime(self) { Double(unsafe cmsEvalToneCurveFloat(toneCurve, cmsFloat32Number(value))) }
    }
  }

  private func column(_ tag: cmsTagSignature) throws(Refusal) -> SIMD3<Double> {
    guard let xyz = unsafe cmsReadTag(handle, tag)?.assumingMemoryBound(to: cmsCIEXYZ.self).pointee else { throw .broken }
    return SIMD3(xyz.X, xyz.Y, xyz.Z)
  }

  private static func describe(_ handle: cmsHPROFILE) -> String {
    var text = [CChar](repeating: 0, count: 256)
    let count = unsafe cmsGetProfileInfoASCII(handle, cmsInfoDescription, "en", "US", &text, cmsUInt32Number(text.count))
    let bytes = text.prefix(Int(count)).prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A prepared conversion by Little CMS.
@safe
final class ICCTransform {
  // Little CMS builds these from macros that Swift does not see: colour space << 16, extra samples << 7, samples << 3, bytes; flavour (0 = no ink) << 13.
  static let rgba8: UInt32 = 4 << 16 | 1 << 7 | 3 << 3 | 1
  static let rgba16: UInt32 = 4 << 16 | 1 << 7 | 3 << 3 | 2
  static let gray8: UInt32 = 3 << 16 | 3 << 7 | 1 << 3 | 1
  static let gray16: UInt32 = 3 << 16 | 3 << 7 | 1 << 3 | 2
  static let cmyk8: UInt32 = 6 << 16 | 4 << 3 | 1
  static let invertedCMYK8: UInt32 = cmyk8 | 1 << 13

  private let handle: cmsHTRANSFORM

  fileprivate init?(_ profile: cmsHPROFILE, format: UInt32, isGray: Bool) {
    guard let sRGB = unsafe cmsCreate_sRGBProfile() else { return nil }
    defer { unsafe _ = cmsCloseProfile(sRGB) }
    let relativeColorimetric: UInt32 = 1
    let from = !isGray ? format : format == Self.rgba16 ? Self.gray16 : Self.gray8
    guard let handle = unsafe cmsCreateTransform(profile, from, sRGB, Self.rgba16, relativeColorimetric, 0) else { return nil }
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe cmsDeleteTransform(handle) }

  /// Converts `count` pixels of the format given to four 16-bit samples each; the fourth is left alone.
  func convert(_ source: UnsafeRawPointer, to target: UnsafeMutablePointer<UInt16>, count: Int) {
    unsafe cmsDoTransform(handle, source, target, cmsUInt32Number(count))
  }
}
