import CDeflate

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A second PNG reader, plain and slow, straight from the standard: the oracle for the real one. Valid files only.
struct ReferencePNG {
  var width = 0
  var height = 0
  var bitDepth = 0
  var colorType = 0
  var interlaced = false
  /// The gAMA value when it is the file's last word on colour.
  var gamma: Double?
  var names: [String] = []

  private var palette: [[UInt16]] = []
  private var transparency: [UInt8] = []
  private var data: [UInt8] = []
  /// Unfiltered rows of each pass.
  private var lines: [[[UInt8]]] = []

  init(_ bytes: [UInt8]) {
    var offset = 8
    var packed: [UInt8] = []
    while offset + 12 <= bytes.count {
      let length = Self.be(bytes, offset, 4)
      let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      let content = Array(bytes[offset + 8..<offset + 8 + length])
      names.append(name)
      switch name {
      case "IHDR":
        (width, height, bitDepth) = (Self.be(content, 0, 4), Self.be(content, 4, 4), Int(content[8]))
        (colorType, interlaced) = (Int(content[9]), content[12] == 1)
      case "PLTE": palette = stride(from: 0, to: length, by: 3).map { at in (0..<3).map { UInt16(content[at + $0]) * 257 } }
      case "tRNS": transparency = content
      case "gAMA": gamma = Double(Self.be(content, 0, 4)) / 100_000
      case "IDAT": packed += content
      default: break
      }
      offset += length + 12
    }
    if names.contains(where: { ["sRGB", "iCCP", "cICP"].contains($0) }) { gamma = nil }
    inflate(packed)
    read()
  }

  private static func be(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType]! }

  private var passes: [(x: Int, y: Int, dx: Int, dy: Int)] {
    interlaced
      ? [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)] : [(0, 0, 1, 1)]
  }

  private mutating func inflate(_ packed: [UInt8]) {
    let capacity = (width * channels * bitDepth / 8 + 16) * (height + 8) * 2
    let decompressor = unsafe libdeflate_alloc_decompressor()!
    data = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      _ = unsafe libdeflate_zlib_decompress(decompressor, packed, packed.count, buffer.baseAddress, capacity, &count)
    }
    unsafe libdeflate_free_decompressor(decompressor)
  }

  private mutating func read() {
    var position = 0
    for pass in passes {
      let (columns, rows) = ((width - pass.x + pass.dx - 1) / pass.dx, (height - pass.y + pass.dy - 1) / pass.dy)
      lines.append([])
      if columns <= 0 || rows <= 0 { continue }
      let rowBytes = (columns * channels * bitDepth + 7) / 8
      var previous = [UInt8](repeating: 0, count: rowBytes)
      for _ in 0..<rows {
        let line = unfilter(data[position], Array(data[position + 1..<position + 1 + rowBytes]), previous)
        position += rowBytes + 1
        previous = line
        lines[lines.count - 1].append(line)
      }
    }
  }

  /// A pixel as straight 16-bit RGBA, 8-bit values times 257.
  func straight(_ index: Int) -> [UInt16] {
    let (x, y) = (index % width, index / width)
    let pass = passes.firstIndex { x >= $0.x && y >= $0.y && (x - $0.x) % $0.dx == 0 && (y - $0.y) % $0.dy == 0 }!
    return pixel(lines[pass][(y - passes[pass].y) / passes[pass].dy], (x - passes[pass].x) / passes[pass].dx)
  }

  private func unfilter(_ filter: UInt8, _ row: [UInt8], _ above: [UInt8]) -> [UInt8] {
    var out = row
    let step = max(1, channels * bitDepth / 8)
    var i = 0
    while i < row.count {
      let (a, b, c) = (i >= step ? Int(out[i - step]) : 0, Int(above[i]), i >= step ? Int(above[i - step]) : 0)
      switch filter {
      case 1: out[i] &+= UInt8(a)
      case 2: out[i] &+= UInt8(b)
      case 3: out[i] &+= UInt8((a + b) / 2)
      case 4:
        let (toA, toB, toC) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
        out[i] &+= UInt8(toA <= toB && toA <= toC ? a : toB <= toC ? b : c)
      default: return row
      }
      i += 1
    }
    return out
  }

  private func sample(_ row: [UInt8], _ index: Int) -> Int {
    if bitDepth == 16 { return Self.be(row, index * 2, 2) }
    let bit = index * bitDepth
    return Int(row[bit / 8]) >> (8 - bitDepth - bit % 8) & (1 << bitDepth - 1)
  }

  private func pixel(_ row: [UInt8], _ column: Int) -> [UInt16] {
    let stored = (0..<channels).map { sample(row, column * channels + $0) }
    if colorType == 3 {
      let color = stored[0] < palette.count ? palette[stored[0]] : [0, 0, 0]
      return color + [stored[0] < transparency.count ? UInt16(transparency[stored[0]]) * 257 : 65535]
    }
    let scaled = stored.map { UInt16($0 * 65535 / (1 << bitDepth - 1)) }
    let colors = channels < 3 ? [scaled[0], scaled[0], scaled[0]] : Array(scaled[0..<3])
    if colorType & 4 != 0 { return colors + [scaled[channels - 1]] }
    let keyed = transparency.count == channels * 2 && (0..<channels).allSatisfy { Self.be(transparency, $0 * 2, 2) == stored[$0] }
    return colors + [keyed ? 0 : 65535]
  }

  /// The premultiplied 8-bit sRGB pixel that a reader must give, rounded once.
  func expected(_ index: Int) -> UInt32 {
    let samples = straight(index)
    let alpha = Double(samples[3]) / 65535
    let usesGamma = gamma.map { abs($0 - 0.45455) > 0.0001 } ?? false
    var out: UInt32 = UInt32((alpha * 255).rounded()) << 24
    for channel in 0..<3 {
      var value = Double(samples[channel]) / 65535
      if usesGamma {
        let light = pow(value, 1 / gamma!)
        value = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
      }
      out |= UInt32((value * alpha * 255).rounded()) << UInt32(channel * 8)
    }
    return out
  }
}
