import CDeflate

enum Bombs {
  /// Zeros packed about a thousand to one.
  static func zlib(zeros count: Int) -> [UInt8] {
    let zeros = [UInt8](repeating: 0, count: count)
    let compressor = unsafe libdeflate_alloc_compressor(1)!
    defer { unsafe libdeflate_free_compressor(compressor) }
    let capacity = unsafe libdeflate_zlib_compress_bound(compressor, count)
    return unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, packed in
      packed = unsafe libdeflate_zlib_compress(compressor, zeros, count, buffer.baseAddress, capacity)
    }
  }
}
