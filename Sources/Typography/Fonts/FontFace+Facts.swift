import CHarfBuzz

extension FontFace {
  /// What a file says of one of its faces.
  struct Facts {
    let index: Int
    let family: String
    /// One number for a static face, the range of the weight axis for a variable one.
    let weights: ClosedRange<Int>
    let isItalic: Bool
    /// A family of emoji: pictures, no letters.
    let isEmoji: Bool
    /// How far the width is from normal, in percent of it.
    let widthDeviation: Int
  }

  /// The faces of a file; collections with more than this many are cut off.
  private static let mostFaces: UInt32 = 64

  static func facts(of file: FontFile) throws(FontError) -> [Facts] {
    try FontFace.validate(file, index: 0)
    let blob = unsafe file.withBytes { bytes in
      unsafe hb_blob_create(bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
    }
    defer { unsafe hb_blob_destroy(blob) }
    let count = unsafe min(hb_face_count(blob), mostFaces)
    let facts = (0..<count).compactMap { unsafe Self.facts(blob, index: $0) }
    guard !facts.isEmpty else { throw .broken(table: "name") }
    return facts
  }

  private static func facts(_ blob: OpaquePointer?, index: UInt32) -> Facts? {
    let face = unsafe hb_face_create(blob, index)
    defer { unsafe hb_face_destroy(face) }
    let font = unsafe hb_font_create(face)
    defer { unsafe hb_font_destroy(font) }
    // Name 16 is the family as people know it, 1 the one that old systems split by weight.
    guard let family = unsafe name(face, 16) ?? name(face, 1) else { return nil }
    let weight = unsafe StyleWeight(
      number: Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded()), family: name(face, 1) ?? "", subfamily: name(face, 2) ?? "",
      typographicSubfamily: name(face, 17), isMarkedBold: isMarkedBold(face)
    ).weight
    let italic = unsafe hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
    let width = unsafe hb_style_get_value(font, HB_STYLE_TAG_WIDTH)
    return Facts(
      index: Int(index), family: family, weights: unsafe weightAxis(face) ?? weight...weight, isItalic: italic, isEmoji: unsafe isEmoji(face, font),
      widthDeviation: width.isFinite ? Int(abs(width - 100).rounded()) : 0)
  }

  /// Pictures of faces and no capital letters.
  private static func isEmoji(_ face: OpaquePointer?, _ font: OpaquePointer?) -> Bool {
    func has(_ codePoint: UInt32) -> Bool {
      var glyph: hb_codepoint_t = 0
      return unsafe hb_font_get_nominal_glyph(font, codePoint, &glyph) != 0 && glyph != 0
    }
    return has(0x1F600) && !has(0x41)
  }

  /// `head.macStyle` bit 0 or `OS/2.fsSelection` bit 5.
  private static func isMarkedBold(_ face: OpaquePointer?) -> Bool {
    func bit(_ mask: UInt16, at offset: Int, of tag: hb_tag_t) -> Bool {
      let table = unsafe hb_face_reference_table(face, tag)
      defer { unsafe hb_blob_destroy(table) }
      var length: UInt32 = 0
      guard let data = unsafe hb_blob_get_data(table, &length), Int(length) >= offset + 2 else { return false }
      let value = unsafe UInt16(UInt8(bitPattern: data[offset])) << 8 | UInt16(UInt8(bitPattern: data[offset + 1]))
      return value & mask != 0
    }
    return bit(1, at: 44, of: 0x6865_6164) || bit(1 << 5, at: 62, of: 0x4F53_2F32)
  }

  private static func name(_ face: OpaquePointer?, _ id: hb_ot_name_id_t) -> String? {
    var length: UInt32 = 256
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 256) { buffer, count in
      unsafe buffer.withMemoryRebound(to: CChar.self) {
        _ = unsafe hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &length, $0.baseAddress)
      }
      count = Int(min(length, 255))
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// The span of a variable font's weight axis; nil for static fonts.
  static func weightAxis(_ face: OpaquePointer?) -> ClosedRange<Int>? {
    var axis = hb_ot_var_axis_info_t()
    guard unsafe hb_ot_var_find_axis_info(face, weightTag, &axis) != 0, axis.min_value <= axis.max_value else { return nil }
    return Int(axis.min_value.rounded())...Int(axis.max_value.rounded())
  }

  /// A place on every axis of a variable font, in the font's order, cut off at the axes' ends: what is asked for by tag, the weight, or the default.
  /// A variable font always gets its weight: its default may be anything.
  static func variations(_ face: OpaquePointer?, weight: Int, axes wanted: [String: Double]) -> [hb_variation_t] {
    var count: UInt32 = 64
    let axes = unsafe [hb_ot_var_axis_info_t](unsafeUninitializedCapacity: 64) { buffer, written in
      unsafe hb_ot_var_get_axis_infos(face, 0, &count, buffer.baseAddress)
      written = Int(min(count, 64))
    }
    let asked = Dictionary(wanted.compactMap { name, value in Shaper.tag(name).map { ($0, value) } }, uniquingKeysWith: { first, _ in first })
    return axes.map { axis in
      let value = asked[axis.tag].flatMap { $0.isNaN ? nil : Float($0) } ?? (axis.tag == weightTag ? Float(weight) : axis.default_value)
      return hb_variation_t(tag: axis.tag, value: max(axis.min_value, min(axis.max_value, value)))
    }
  }

  static let weightTag: hb_tag_t = 0x7767_6874  // wght
}
