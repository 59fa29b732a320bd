import CDeflate

/// What a PNG says of its colours: cICP over iCCP over sRGB over gAMA with cHRM (W3C PNG third edition §12.1). A statement that cannot be used gives way
/// to the next with a warning.
extension ColorStatement {
  init(_ chunks: PNGChunks) {
    var warnings: [ImageWarning] = []
    let found =
      Self.cicp(chunks, &warnings) ?? Self.icc(chunks, &warnings) ?? Self.sRGB(chunks, &warnings) ?? Self.gamma(chunks, &warnings) ?? .untagged
    self = found
    self.warnings = warnings
  }

  /// §11.3.2.6: colour primaries, transfer function, matrix (always RGB), full range.
  private static func cicp(_ chunks: PNGChunks, _ warnings: inout [ImageWarning]) -> ColorStatement? {
    guard let data = chunks.ancillary["cICP"].map(Array.init) else { return nil }
    guard data.count == 4, data[2] == 0, data[3] <= 1 else {
      warnings.append(.malformed(chunk: "cICP"))
      return nil
    }
    guard let transfer = TransferFunction(codePoint: Int(data[1])), let primaries = Primaries(codePoint: Int(data[0])),
      let definition = ColorDefinition(transfer, primaries, narrowRangeMaximum: data[3] == 1 ? nil : chunks.bitDepth == 16 ? 65535 : 255)
    else {
      warnings.append(.profileIgnored(reason: "cICP with primaries \(data[0]) and transfer function \(data[1])"))
      return nil
    }
    if transfer.isHighDynamicRange { warnings.append(.highDynamicRange(transfer: transfer == .pq ? "PQ" : "HLG")) }
    let names: [[UInt8]: String] = [[1, 13]: "sRGB", [12, 13]: "Display P3", [9, 16]: "BT.2100 PQ", [9, 18]: "BT.2100 HLG"]
    let name = names[[data[0], data[1]]] ?? "primaries \(data[0]), transfer function \(data[1])"
    return ColorStatement(profile: ImageColorProfile(kind: .cicp, description: name), definition: definition)
  }

  /// §11.3.2.3: a name of 1–79 bytes, zero, method 0, a zlib stream.
  private static func icc(_ chunks: PNGChunks, _ warnings: inout [ImageWarning]) -> ColorStatement? {
    guard let data = chunks.ancillary["iCCP"] else { return nil }
    guard let end = data.firstIndex(of: 0), (1...79).contains(end - data.startIndex), end + 2 < data.endIndex, data[end + 1] == 0,
      let bytes = inflate(data[(end + 2)...])
    else {
      warnings.append(.malformed(chunk: "iCCP"))
      return nil
    }
    return ColorStatement(icc: bytes, model: chunks.colorCode & 2 == 0 ? .gray : .rgb, &warnings)
  }

  private static func sRGB(_ chunks: PNGChunks, _ warnings: inout [ImageWarning]) -> ColorStatement? {
    guard let data = chunks.ancillary["sRGB"] else { return nil }
    guard data.count == 1 else {
      warnings.append(.malformed(chunk: "sRGB"))
      return nil
    }
    return ColorStatement(profile: ImageColorProfile(kind: .sRGB, description: "sRGB"), definition: .sRGB)
  }

  /// §11.3.2.1 and .2: the exponent and chromaticities, each times 100 000. As in browsers cHRM alone says nothing.
  private static func gamma(_ chunks: PNGChunks, _ warnings: inout [ImageWarning]) -> ColorStatement? {
    guard let data = chunks.ancillary["gAMA"].map(Array.init) else { return nil }
    guard data.count == 4, let value = ByteReader(bytes: data).uint32(0), (1...10_000_000).contains(value) else {
      warnings.append(.malformed(chunk: "gAMA"))
      return nil
    }
    var primaries = Primaries.sRGB
    if let chromaticities = chunks.ancillary["cHRM"].map(Array.init) {
      if let stated = Primaries(cHRM: chromaticities), stated.toSRGB != nil {
        primaries = stated
      } else {
        warnings.append(.malformed(chunk: "cHRM"))
      }
    }
    // 45455 is how the sRGB curve is written in gAMA (§11.3.2.5), with the roundings that writers use.
    let transfer = (45450...45460).contains(value) ? TransferFunction.sRGB : .power(100_000 / Double(value))
    guard let definition = ColorDefinition(transfer, primaries) else { return nil }
    return ColorStatement(profile: ImageColorProfile(kind: .gamma, description: "gamma \(Double(value) / 100_000)"), definition: definition)
  }

  /// Profiles over 16 MB unpacked are refused; real ones end at 4.
  private static func inflate(_ packed: ArraySlice<UInt8>) -> [UInt8]? {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var capacity = 1 << 14
    while capacity <= 1 << 24 {
      var result = LIBDEFLATE_BAD_DATA
      let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        unsafe packed.withUnsafeBytes { source in
          result = unsafe libdeflate_zlib_decompress(decompressor, source.baseAddress, source.count, buffer.baseAddress, capacity, &count)
        }
        if result != LIBDEFLATE_SUCCESS { count = 0 }
      }
      if result == LIBDEFLATE_SUCCESS { return bytes }
      if result != LIBDEFLATE_INSUFFICIENT_SPACE { return nil }
      capacity *= 4
    }
    return nil
  }
}

extension ColorStatement {
  /// An embedded ICC profile; nil with a warning when it cannot be used for samples of this model.
  init?(icc bytes: [UInt8], model: ICCProfile.Model, _ warnings: inout [ImageWarning]) {
    do throws(ICCProfile.Refusal) {
      let profile = try ICCProfile(bytes, for: model)
      self.init(profile: ImageColorProfile(kind: .icc, description: profile.description), definition: try profile.simplified())
    } catch {
      let reason =
        switch error {
        case .broken: "broken ICC profile"
        case .wrongModel: "ICC profile of another colour model than the picture"
        case .wrongClass: "ICC profile that is not of a device"
        }
      warnings.append(.profileIgnored(reason: reason))
      return nil
    }
  }
}

extension Primaries {
  /// The data of a cHRM chunk: white, red, green, blue, each x and y.
  fileprivate init?(cHRM data: [UInt8]) {
    let reader = ByteReader(bytes: data)
    let values = (0..<8).compactMap { reader.uint32($0 * 4).map { Double($0) / 100_000 } }
    guard data.count == 32, values.allSatisfy({ $0 <= 2 }) else { return nil }
    let pairs = stride(from: 0, to: 8, by: 2).map { SIMD2(values[$0], values[$0 + 1]) }
    self.init(red: pairs[1], green: pairs[2], blue: pairs[3], white: pairs[0])
  }
}
