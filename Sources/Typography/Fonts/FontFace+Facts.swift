import CHarfBuzz

extension FontFace {
  /// What a file says of one of its faces.
  struct Facts {
    let index: Int
    let family: String
    /// One number for a static face, the range of the weight axis for a variable one.
    let weights: ClosedRange<Int>
    let isItalic: Bool
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
    let weight = unsafe Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded())
    let italic = unsafe hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
    return Facts(index: Int(index), family: family, weights: unsafe weightAxis(face) ?? weight...weight, isItalic: italic)
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

  /// Every axis at its default but the weight.
  static func designCoordinates(_ face: OpaquePointer?, weight: Float) -> [Float] {
    var count: UInt32 = 64
    let axes = unsafe [hb_ot_var_axis_info_t](unsafeUninitializedCapacity: 64) { buffer, written in
      unsafe hb_ot_var_get_axis_infos(face, 0, &count, buffer.baseAddress)
      written = Int(min(count, 64))
    }
    return axes.map { $0.tag == weightTag ? weight : $0.default_value }
  }

  static let weightTag: hb_tag_t = 0x7767_6874  // wght
}
