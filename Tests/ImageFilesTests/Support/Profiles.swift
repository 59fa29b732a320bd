import CLittleCMS

/// ICC profiles made by Little CMS, and its conversion of single colours in double precision: the oracle for ours.
enum Profiles {
  static func bytes(_ profile: cmsHPROFILE) -> [UInt8] {
    var count: cmsUInt32Number = 0
    unsafe _ = cmsSaveProfileToMem(profile, nil, &count)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    unsafe _ = cmsSaveProfileToMem(profile, &bytes, &count)
    unsafe _ = cmsCloseProfile(profile)
    return bytes
  }

  enum Curve {
    case sRGB
    case gamma(Double)

    fileprivate func make() -> OpaquePointer {
      switch self {
      // ICC.1:2022 §10.18, function type 3.
      case .sRGB: unsafe cmsBuildParametricToneCurve(nil, 4, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])!
      case .gamma(let exponent): unsafe cmsBuildGamma(nil, exponent)!
      }
    }
  }

  static func rgb(_ primaries: [Double], _ shape: Curve) -> [UInt8] {
    let curve = unsafe shape.make()
    defer { unsafe cmsFreeToneCurve(curve) }
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    func point(_ index: Int) -> cmsCIExyY { cmsCIExyY(x: primaries[index], y: primaries[index + 1], Y: 1) }
    var three = cmsCIExyYTRIPLE(Red: point(0), Green: point(2), Blue: point(4))
    let curves: [OpaquePointer?] = unsafe [curve, curve, curve]
    return unsafe bytes(cmsCreateRGBProfile(&white, &three, curves)!)
  }

  static let displayP3 = [0.680, 0.320, 0.265, 0.690, 0.150, 0.060]
  static let sRGB = [0.64, 0.33, 0.30, 0.60, 0.15, 0.06]
  static let adobeRGB = [0.64, 0.33, 0.21, 0.71, 0.15, 0.06]

  static func gray(exponent: Double) -> [UInt8] {
    var white = cmsCIExyY(x: 0.3457, y: 0.3585, Y: 1)
    let curve = unsafe cmsBuildGamma(nil, exponent)
    defer { unsafe cmsFreeToneCurve(curve) }
    return unsafe bytes(cmsCreateGrayProfile(&white, curve)!)
  }

  /// A table profile (AToB0) of some channels; `lab` gives the colour of samples 0…1.
  static func table(_ space: cmsColorSpaceSignature, channels: UInt32, _ lab: @escaping ([Double]) -> cmsCIELab) -> [UInt8] {
    final class Sampler {
      let channels: Int
      let lab: ([Double]) -> cmsCIELab
      init(_ channels: Int, _ lab: @escaping ([Double]) -> cmsCIELab) { (self.channels, self.lab) = (channels, lab) }
    }
    let profile = unsafe cmsCreateProfilePlaceholder(nil)!
    unsafe cmsSetDeviceClass(profile, cmsSigOutputClass)
    unsafe cmsSetColorSpace(profile, space)
    unsafe cmsSetPCS(profile, cmsSigLabData)
    unsafe cmsSetProfileVersion(profile, 4.3)
    let stage = unsafe cmsStageAllocCLut16bit(nil, 9, channels, 3, nil)
    let sampler = Sampler(Int(channels), lab)
    unsafe _ = cmsStageSampleCLut16bit(
      stage,
      { input, output, cargo in
        let sampler = unsafe Unmanaged<Sampler>.fromOpaque(cargo!).takeUnretainedValue()
        var value = sampler.lab((0..<sampler.channels).map { unsafe Double(input![$0]) / 65535 })
        unsafe cmsFloat2LabEncoded(output, &value)
        return 1
      }, Unmanaged.passUnretained(sampler).toOpaque(), 0)
    let pipeline = unsafe cmsPipelineAlloc(nil, channels, 3)
    unsafe _ = cmsPipelineInsertStage(pipeline, cmsAT_END, cmsStageAllocToneCurves(nil, channels, nil))
    unsafe _ = cmsPipelineInsertStage(pipeline, cmsAT_END, stage)
    unsafe _ = cmsPipelineInsertStage(pipeline, cmsAT_END, cmsStageAllocToneCurves(nil, 3, nil))
    unsafe _ = cmsWriteTag(profile, cmsSigAToB0Tag, UnsafeRawPointer(pipeline))
    unsafe cmsPipelineFree(pipeline)
    return unsafe bytes(profile)
  }

  /// Samples (0…1, or 0…100 for inks) to sRGB (0…1), relative colorimetric.
  static func convert(_ profile: [UInt8], _ samples: [Double], space: UInt32) -> [Double] {
    let (from, to) = unsafe (cmsOpenProfileFromMem(profile, UInt32(profile.count)), cmsCreate_sRGBProfile())
    let double: UInt32 = 1 << 22
    let format = double | space << 16 | UInt32(samples.count) << 3
    let transform = unsafe cmsCreateTransform(from, format, to, double | 4 << 16 | 3 << 3, 1, 0x0100)
    var out = [0.0, 0, 0]
    unsafe cmsDoTransform(transform, samples, &out, 1)
    unsafe cmsDeleteTransform(transform)
    unsafe _ = (cmsCloseProfile(from), cmsCloseProfile(to))
    return out
  }

  static func chunk(_ profile: [UInt8]) -> (name: String, data: [UInt8]) {
    ("iCCP", Array("profile\0\0".utf8) + storedZlib(profile))
  }
}
