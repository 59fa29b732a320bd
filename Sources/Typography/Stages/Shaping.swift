import CHarfBuzz

/// Stage 9: shaping. Owns the buffer; one a worker.
@safe final class Shaper {
  private let buffer: OpaquePointer
  private var languages: [String: hb_language_t] = unsafe [:]

  init() { unsafe buffer = hb_buffer_create() }
  deinit { unsafe hb_buffer_destroy(buffer) }

  /// What a maximal run shares.
  struct Settings {
    let face: FontFace
    let script: Script
    let level: UInt8
    let language: String
    let features: [String: UInt32]
  }

  /// Shapes `item` of `text`, seeing the text of `context` around it. Glyphs are in visual order; clusters are offsets in `text`.
  func shape(_ text: [UInt16], item: Range<Int>, context: Range<Int>, _ settings: Settings) -> [ShapedGlyph] {
    let seen = max(context.lowerBound, item.lowerBound - Self.contextLength)..<min(context.upperBound, item.upperBound + Self.contextLength)
    return shape(drawn: text.drawn(in: seen), item: item, context: context, settings)
  }

  /// Code units around an item that matter: HarfBuzz looks at five characters on either side.
  private static let contextLength = 10

  /// The same, of a text whose control characters are the font's own business.
  func shape(drawn text: [UInt16], item: Range<Int>, context: Range<Int>, _ settings: Settings) -> [ShapedGlyph] {
    unsafe hb_buffer_clear_contents(buffer)
    unsafe text.withUnsafeBufferPointer { units in
      unsafe hb_buffer_add_utf16(
        buffer, units.baseAddress! + context.lowerBound, Int32(context.count), UInt32(item.lowerBound - context.lowerBound), Int32(item.count))
    }
    unsafe hb_buffer_set_direction(buffer, settings.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(settings.script.tag))
    unsafe hb_buffer_set_language(buffer, language(settings.language))
    unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if item.lowerBound == context.lowerBound { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if item.upperBound == context.upperBound { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    unsafe hb_buffer_set_flags(buffer, hb_buffer_flags_t(flags))
    let features = settings.features.sorted { $0.key < $1.key }.compactMap { name, value in
      Self.tag(name).map { hb_feature_t(tag: $0, value: value, start: 0, end: UInt32.max) }
    }
    unsafe hb_shape(settings.face.font, buffer, features, UInt32(features.count))
    return glyphs(offset: context.lowerBound)
  }

  /// Whether the face alone draws a cluster without the missing glyph.
  static func shapesWhole(_ text: [UInt16], face: FontFace) -> Bool {
    let buffer = unsafe hb_buffer_create()
    defer { unsafe hb_buffer_destroy(buffer) }
    unsafe hb_buffer_add_utf16(buffer, text, Int32(text.count), 0, Int32(text.count))
    unsafe hb_buffer_guess_segment_properties(buffer)
    unsafe hb_shape(face.font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count) else { return false }
    return unsafe UnsafeBufferPointer(start: infos, count: Int(count)).allSatisfy { $0.codepoint != 0 }
  }

  private func glyphs(offset: Int) -> [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count), let positions = unsafe hb_buffer_get_glyph_positions(buffer, nil) else {
      return []
    }
    return (0..<Int(count)).map { index in
      let info = unsafe infos[index]
      let position = unsafe positions[index]
      return ShapedGlyph(
        glyph: info.codepoint, cluster: Int(info.cluster) + offset, xAdvance: position.x_advance, xOffset: position.x_offset,
        yOffset: position.y_offset,
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }

  private func language(_ tag: String) -> hb_language_t? {
    if let known = unsafe languages[tag] { return unsafe known }
    let language = unsafe hb_language_from_string(tag, -1)
    unsafe languages[tag] = unsafe language
    return unsafe language
  }

  /// A feature's or an axis' tag: up to four printable ASCII characters; nil for other names, which are no tags.
  static func tag(_ name: String) -> hb_tag_t? {
    var bytes = Array(name.utf8)
    guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else { return nil }
    while bytes.count < 4 { bytes.append(0x20) }
    return bytes.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
