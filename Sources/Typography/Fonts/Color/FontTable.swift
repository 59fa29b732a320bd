import CHarfBuzz

/// A table of a font, read big-endian. What lies beyond its end reads as zero, so that no offset in a broken table leads out of it.
///
/// `@unchecked Sendable`: the bytes are never written.
@safe final class FontTable: @unchecked Sendable {
  private let blob: OpaquePointer?
  private let bytes: UnsafeBufferPointer<UInt8>

  /// Keeps the face's bytes only as long as the face does.
  init(_ face: OpaquePointer?, tag: hb_tag_t) {
    unsafe blob = hb_face_reference_table(face, tag)
    var length: UInt32 = 0
    let start = unsafe hb_blob_get_data(blob, &length)
    unsafe bytes = UnsafeBufferPointer(start: UnsafeRawPointer(start)?.assumingMemoryBound(to: UInt8.self), count: start == nil ? 0 : Int(length))
  }

  deinit { unsafe hb_blob_destroy(blob) }

  var count: Int { unsafe bytes.count }

  func u8(_ offset: Int) -> Int { offset >= 0 && offset < count ? unsafe Int(bytes[offset]) : 0 }
  func u16(_ offset: Int) -> Int { u8(offset) << 8 | u8(offset + 1) }
  func u24(_ offset: Int) -> Int { u8(offset) << 16 | u16(offset + 1) }
  func u32(_ offset: Int) -> Int { u16(offset) << 16 | u16(offset + 2) }
  func i8(_ offset: Int) -> Int { Int(Int8(truncatingIfNeeded: u8(offset))) }
  func i16(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: u16(offset))) }
  func i32(_ offset: Int) -> Int { Int(Int32(truncatingIfNeeded: u32(offset))) }
}
