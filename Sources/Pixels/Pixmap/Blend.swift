/// Source-over on rows of premultiplied pixels, each result the exact value rounded to nearest once.
///
/// Two channels are worked on at once in the halves of a `UInt32` (red with blue, green with alpha): Alvy Ray Smith, "Image
/// Compositing Fundamentals" (Microsoft Technical Memo 4, 1995) for the division by 255.
enum Blend {
  static let evenBytes: UInt32 = 0x00FF_00FF

  /// Both 16-bit halves, each 0…65,025, divided by 255 and rounded to nearest.
  @inline(__always)
  static func divideHalvesBy255(_ x: UInt32) -> UInt32 {
    let t = x + 0x0080_0080
    return ((t + (t >> 8 & evenBytes)) >> 8) & evenBytes
  }

  /// A pixel times k / 255, k = 0…255.
  @inline(__always)
  static func scale(_ pixel: UInt32, by k: UInt32) -> UInt32 {
    divideHalvesBy255((pixel & evenBytes) * k) | divideHalvesBy255((pixel >> 8 & evenBytes) * k) << 8
  }

  @inline(__always)
  static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    source + scale(target, by: 255 - source >> 24)
  }

  /// (source × k + target × (255 − k)) / 255 in every channel.
  @inline(__always)
  static func mix(_ source: UInt32, _ target: UInt32, _ k: UInt32) -> UInt32 {
    let rest = 255 - k
    let even = (source & evenBytes) * k + (target & evenBytes) * rest
    let odd = (source >> 8 & evenBytes) * k + (target >> 8 & evenBytes) * rest
    return divideHalvesBy255(even) | divideHalvesBy255(odd) << 8
  }

  /// (source × k + target × (65,025 − k)) / 65,025 in every channel: coverage × alpha with both kept whole.
  @inline(__always)
  static func mixFine(_ source: UInt32, _ target: UInt32, _ k: UInt32) -> UInt32 {
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let value = (source >> shift & 255) * k + (target >> shift & 255) * (65_025 - k)
      result |= ((value + 32_512) / 65_025) << shift
      shift += 8
    }
    return result
  }

  /// Source-over of source × k / 65,025: source × k / 65,025 + target × (1 − source alpha × k / 255 / 65,025), rounded once.
  @inline(__always)
  static func overFine(_ source: UInt32, _ target: UInt32, _ k: UInt32) -> UInt32 {
    let whole: UInt64 = 16_581_375
    let rest = whole - UInt64(source >> 24) * UInt64(k)
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let value = UInt64(source >> shift & 255) * UInt64(k) * 255 + UInt64(target >> shift & 255) * rest
      result |= UInt32(truncatingIfNeeded: (value + whole / 2) / whole) << shift
      shift += 8
    }
    return result
  }
}

// MARK: - Rows

extension Blend {
  typealias Target = UnsafeMutablePointer<UInt32>
  typealias Source = UnsafePointer<UInt32>
  typealias Coverage = UnsafePointer<UInt8>

  /// Source-over of a row; opaque runs are copied, transparent ones skipped.
  static func row(_ target: Target, _ source: Source, count: Int) {
    var i = 0
    while i < count {
      let start = i
      while i < count, unsafe source[i] >= 0xFF00_0000 { i += 1 }
      if i > start { unsafe (target + start).update(from: source + start, count: i - start) }
      while i < count {
        let pixel = unsafe source[i]
        if pixel >= 0xFF00_0000 { break }
        if pixel != 0 { unsafe target[i] = over(pixel, target[i]) }
        i += 1
      }
    }
  }

  /// Source-over of a row through coverage and an opacity of 0…255.
  static func row(_ target: Target, _ source: Source, _ coverage: Coverage, opacity: UInt32, count: Int) {
    var i = 0
    while i < count {
      let k = unsafe UInt32(coverage[i]) * opacity
      if k == 65_025 {
        let start = i
        while i < count, unsafe UInt32(coverage[i]) * opacity == 65_025 { i += 1 }
        unsafe row(target + start, source + start, count: i - start)
        continue
      }
      if k != 0 {
        let pixel = unsafe source[i]
        unsafe target[i] = pixel >= 0xFF00_0000 ? mixFine(pixel, target[i], k) : overFine(pixel, target[i], k)
      }
      i += 1
    }
  }

  /// Source-over of a row at an opacity of 0…255.
  static func row(_ target: Target, _ source: Source, opacity: UInt32, count: Int) {
    var i = 0
    while i < count {
      let pixel = unsafe source[i]
      let k = opacity * 255
      unsafe target[i] = pixel >= 0xFF00_0000 ? mix(pixel, target[i], opacity) : overFine(pixel, target[i], k)
      i += 1
    }
  }

  /// One colour through coverage. `color` is straight with its alpha byte set to 255; `alpha` is its alpha times the opacity, 0…255.
  static func row(_ target: Target, color: UInt32, alpha: UInt32, _ coverage: Coverage, count: Int) {
    var i = 0
    while i < count {
      let cover = unsafe UInt32(coverage[i])
      if cover == 255 {
        let start = i
        while i < count, unsafe coverage[i] == 255 { i += 1 }
        unsafe row(target + start, color: color, alpha: alpha, count: i - start)
        continue
      }
      if cover != 0 {
        unsafe target[i] = alpha == 255 ? mix(color, target[i], cover) : mixFine(color, target[i], cover * alpha)
      }
      i += 1
    }
  }

  /// One colour over a whole row.
  static func row(_ target: Target, color: UInt32, alpha: UInt32, count: Int) {
    if alpha == 255 {
      unsafe target.update(repeating: color, count: count)
      return
    }
    var i = 0
    while i < count {
      unsafe target[i] = mix(color, target[i], alpha)
      i += 1
    }
  }
}
