/// JPEG files of flat 8 × 8 blocks made by hand: each block is its mean only, quantized by 1, so that samples come back exactly.
struct JPEGBuilder {
  var blocksWide: Int
  var blocksHigh: Int
  /// One array a component: the sample value of each block, row after row.
  var components: [[Int]]
  var isProgressive = false
  /// Marker segments before the frame: marker and data.
  var segments: [(marker: UInt8, data: [UInt8])] = []

  static func adobe(transform: UInt8) -> (marker: UInt8, data: [UInt8]) {
    (0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform])
  }

  var bytes: [UInt8] {
    let count = components.count
    let ids = (0..<count).map { UInt8($0 + 1) }
    let (height, width) = (blocksHigh * 8, blocksWide * 8)
    var out: [UInt8] = [0xFF, 0xD8]
    for (marker, data) in segments { out += segment(marker, data) }
    out += segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    let size = [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
    out += segment(isProgressive ? 0xC2 : 0xC0, [8] + size + [UInt8(count)] + ids.flatMap { [$0, 0x11, 0] })
    // Twelve DC categories, each a 4-bit code equal to itself; one AC code, `0`, the end of a block.
    out += segment(0xC4, [0x00, 0, 0, 0, 12] + [UInt8](repeating: 0, count: 12) + Array(0...11))
    out += segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
    out += segment(0xDA, [UInt8(count)] + ids.flatMap { [$0, 0] } + (isProgressive ? [0, 0, 0] : [0, 63, 0]))
    out += Self.bytes(meanBits())
    // A progressive file says that the blocks are flat in scans of their own, or a decoder smooths them.
    for id in isProgressive ? ids : [] {
      out += segment(0xDA, [1, id, 0, 1, 63, 0]) + Self.bytes([Int](repeating: 0, count: blocksWide * blocksHigh))
    }
    return out + [0xFF, 0xD9]
  }

  private func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 255)] + data
  }

  private func meanBits() -> [Int] {
    var bits: [Int] = []
    func put(_ value: Int, _ count: Int) { for shift in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> shift & 1) } }
    var last = [Int](repeating: 0, count: components.count)
    for block in 0..<blocksWide * blocksHigh {
      for component in components.indices {
        let mean = (components[component][block] - 128) * 8
        let difference = mean - last[component]
        last[component] = mean
        let category = difference == 0 ? 0 : Int.bitWidth - difference.magnitude.leadingZeroBitCount
        put(category, 4)
        put(difference < 0 ? difference + (1 << category) - 1 : difference, category)
        if !isProgressive { put(0, 1) }
      }
    }
    return bits
  }

  private static func bytes(_ bits: [Int]) -> [UInt8] {
    let padded = bits + [Int](repeating: 1, count: (8 - bits.count % 8) % 8)
    return stride(from: 0, to: padded.count, by: 8).flatMap { start -> [UInt8] in
      let byte = UInt8(padded[start..<start + 8].reduce(0) { $0 << 1 | $1 })
      return byte == 0xFF ? [0xFF, 0] : [byte]
    }
  }
}
