import Pixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads how a colour glyph is painted. Bounded whatever the table says: a glyph that refers to itself, or whose shared parts unroll to more than we
/// paint, is cut off there; a paint of an unknown kind is left out.
struct ColorPaintReader {
  private let face: FontFace
  private let table: FontTable
  private let palette: [Color]
  private let variations: ItemVariations
  private var budget = ColorPaintReader.mostPaints

  /// Paints of a tree; the largest emoji have a few hundred.
  private static let mostPaints = 4096
  private static let deepest = 64
  private static let mostStops = 256
  /// Stands for the text's colour in place of an entry of the palette.
  private static let foregroundEntry = 0xFFFF

  init(_ face: FontFace, _ colors: ColorGlyphs) {
    self.face = face
    table = colors.table
    palette = colors.palette
    let isFirst = table.u16(0) == 0
    variations = ItemVariations(table, store: isFirst ? 0 : table.u32(30), map: table.u32(26), coordinates: face.normalizedCoordinates)
  }

  /// The glyph's paint; nil when the font has no colours for it.
  mutating func read(_ glyph: UInt32) -> ColorPaint? { graph(Int(glyph), depth: 0) ?? layers(glyph) }

  /// Version 0.
  private func layers(_ glyph: UInt32) -> ColorPaint? {
    let layers = face.colorLayers(glyph, atMost: budget)
    return layers.isEmpty ? nil : .layers(layers.map { .clipped(face.outline($0.glyph), .solid(color($0.entry))) })
  }

  private func color(_ entry: Int, alpha: Double = 1) -> ColorPaint.PaletteColor {
    if entry == Self.foregroundEntry { return .foreground(alpha: max(0, min(1, alpha))) }
    return .fixed(palette.indices.contains(entry) ? palette[entry].withOpacity(alpha) : .clear)
  }
}

// MARK: - Version 1

extension ColorPaintReader {
  private var baseGlyphList: Int { table.u16(0) == 0 ? 0 : table.u32(14) }
  private var layerList: Int { table.u32(18) }
  private var clipList: Int { table.u32(22) }

  /// A glyph of the base glyph list, inside its clip box where it has one and needs it.
  private mutating func graph(_ glyph: Int, depth: Int) -> ColorPaint? {
    guard let start = rootPaint(glyph), let paint = paint(start, depth: depth) else { return nil }
    guard let box = clipBox(glyph) else { return paint }
    if case .within(let bounds) = paint.extent, box.union(bounds) == box { return paint }
    return .clipped(.rect(box), paint)
  }

  /// The records are in order of their glyphs.
  private func rootPaint(_ glyph: Int) -> Int? {
    guard baseGlyphList > 0 else { return nil }
    var (low, high) = (0, min(table.u32(baseGlyphList), table.count / 6))
    while low < high {
      let middle = (low + high) / 2
      let record = baseGlyphList + 4 + 6 * middle
      if table.u16(record) == glyph { return baseGlyphList + table.u32(record + 2) }
      if table.u16(record) < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  private func clipBox(_ glyph: Int) -> Rect? {
    guard clipList > 0, table.u8(clipList) == 1 else { return nil }
    for index in 0..<min(table.u32(clipList + 1), table.count / 7) {
      let record = clipList + 5 + 7 * index
      guard table.u16(record) <= glyph, glyph <= table.u16(record + 2) else { continue }
      let box = clipList + table.u24(record + 4)
      let edges = numbers(box + 1, 4, varies: table.u8(box) == 2)
      let rect = Rect(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
      return rect.isEmpty ? Rect(x: 0, y: 0, width: 0, height: 0) : rect
    }
    return nil
  }

  /// Odd formats from 3 on vary over the font's axes, and are like the even one before otherwise.
  private mutating func paint(_ start: Int, depth: Int) -> ColorPaint? {
    guard budget > 0, depth < Self.deepest, start > 0, start < table.count else { return nil }
    budget -= 1
    let format = table.u8(start)
    let varies = format % 2 == 1
    switch format {
    case 1: return layers(first: table.u32(start + 2), count: table.u8(start + 1), depth: depth)
    case 2, 3: return .solid(color(table.u16(start + 1), alpha: numbers(start + 3, 1, varies: varies)[0] / 16384))
    case 4, 5: return linear(start, varies: varies)
    case 6, 7: return radial(start, varies: varies)
    case 8, 9: return sweep(start, varies: varies)
    case 10:
      let outline = face.outline(UInt32(table.u16(start + 4)))
      return child(start, at: 1, depth).map { .clipped(outline, $0) }
    case 11: return graph(table.u16(start + 1), depth: depth + 1)
    case 12...31:
      guard let transform = transform(start, format: format - format % 2, varies: varies) else { return nil }
      return child(start, at: 1, depth).map { .transformed(transform, $0) }
    case 32:
      guard CompositeMode.inTableOrder.indices.contains(table.u8(start + 4)) else { return nil }
      let source = child(start, at: 1, depth) ?? .layers([])
      return .composite(source: source, CompositeMode.inTableOrder[table.u8(start + 4)], backdrop: child(start, at: 5, depth) ?? .layers([]))
    default: return nil
    }
  }

  private mutating func child(_ start: Int, at field: Int, _ depth: Int) -> ColorPaint? {
    let offset = table.u24(start + field)
    return offset == 0 ? nil : paint(start + offset, depth: depth + 1)
  }

  private mutating func layers(first: Int, count: Int, depth: Int) -> ColorPaint? {
    guard layerList > 0 else { return nil }
    let all = table.u32(layerList)
    var layers: [ColorPaint] = []
    for index in first..<max(first, min(first + count, all)) {
      if let layer = paint(layerList + table.u32(layerList + 4 + 4 * index), depth: depth + 1) { layers.append(layer) }
    }
    return .layers(layers)
  }

  /// Angles are counter-clockwise half turns.
  private func transform(_ start: Int, format: Int, varies: Bool) -> Transform? {
    func fields(_ count: Int) -> [Double] { numbers(start + 4, count, varies: varies) }
    switch format {
    case 12:
      let t = numbers(start + table.u24(start + 4), 6, varies: varies, width: 4).map { $0 / 65536 }
      return Transform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
    case 14:
      let t = fields(2)
      return .translation(x: t[0], y: t[1])
    case 16, 18:
      let t = fields(format == 18 ? 4 : 2)
      return Transform.scale(x: t[0] / 16384, y: t[1] / 16384).around(t.dropFirst(2))
    case 20, 22:
      let t = fields(format == 22 ? 3 : 1)
      return Transform.scale(t[0] / 16384).around(t.dropFirst())
    case 24, 26:
      let t = fields(format == 26 ? 3 : 1)
      return Transform.rotation(radians: t[0] / 16384 * .pi).around(t.dropFirst())
    case 28, 30:
      let t = fields(format == 30 ? 4 : 2)
      let skew = Transform(a: 1, b: tan(t[1] / 16384 * .pi), c: tan(-t[0] / 16384 * .pi), d: 1, tx: 0, ty: 0)
      return skew.around(t.dropFirst(2))
    default: return nil
    }
  }

  /// Signed numbers of two or four bytes one after the other, changed by the deltas whose first index stands behind them.
  private func numbers(_ start: Int, _ count: Int, varies: Bool, width: Int = 2) -> [Double] {
    (0..<count).map { index in
      let at = start + width * index
      let value = Double(width == 2 ? table.i16(at) : table.i32(at))
      return varies ? value + delta(table.u32(start + width * count), index) : value
    }
  }

  private func delta(_ base: Int, _ index: Int) -> Double { base == 0xFFFF_FFFF ? 0 : variations.delta(base + index) }
}

// MARK: - Gradients

extension ColorPaintReader {
  /// The third point turns the lines of equal colour: they run along p0–p2, and the gradient goes as far across them as p1 does.
  private func linear(_ start: Int, varies: Bool) -> ColorPaint? {
    let n = numbers(start + 4, 6, varies: varies)
    let (p0, along, axis) = (Point(n[0], n[1]), Point(n[4] - n[0], n[5] - n[1]), Point(n[2] - n[0], n[3] - n[1]))
    let across = Point(along.y, -along.x)
    let square = across.x * across.x + across.y * across.y
    guard square > 0 else { return nil }
    let end = p0 + across * ((axis.x * across.x + axis.y * across.y) / square)
    return end == p0 ? nil : gradient(.linear(from: p0, to: end), start, varies: varies)
  }

  private func radial(_ start: Int, varies: Bool) -> ColorPaint? {
    let n = numbers(start + 4, 6, varies: varies)
    // Radii have no sign.
    func radius(_ value: Double) -> Double { value < 0 ? value + 65536 : value }
    let shape = ColorLineGradient.Shape.radial(
      from: Point(n[0], n[1]), radius: radius(n[2]), to: Point(n[3], n[4]), endRadius: radius(n[5]))
    return gradient(shape, start, varies: varies)
  }

  /// The table keeps angles in half turns less one, so that a whole turn fits its numbers.
  private func sweep(_ start: Int, varies: Bool) -> ColorPaint? {
    let n = numbers(start + 4, 4, varies: varies)
    func turns(_ value: Double) -> Double { (value / 16384 + 1) / 2 }
    return gradient(.sweep(center: Point(n[0], n[1]), start: turns(n[2]), end: turns(n[3])), start, varies: varies)
  }

  private func gradient(_ shape: ColorLineGradient.Shape, _ paint: Int, varies: Bool) -> ColorPaint? {
    let line = paint + table.u24(paint + 1)
    let size = varies ? 10 : 6
    let stops = (0..<min(table.u16(line + 1), Self.mostStops)).map { index in
      let stop = line + 3 + size * index
      let base = varies ? table.u32(stop + 6) : 0
      let (moved, faded) = varies ? (delta(base, 0), delta(base, 1)) : (0, 0)
      return ColorPaint.ColorLine.Stop(
        offset: (Double(table.i16(stop)) + moved) / 16384, color: color(table.u16(stop + 2), alpha: (Double(table.i16(stop + 4)) + faded) / 16384))
    }
    let extend: ColorLineGradient.Extend =
      switch table.u8(line) {
      case 1: .repeat
      case 2: .reflect
      default: .pad
      }
    return .gradient(ColorPaint.ColorLine(shape: shape, stops: stops, extend: extend))
  }
}

extension Transform {
  /// The same about a centre, where there is one.
  fileprivate func around(_ center: ArraySlice<Double>) -> Transform {
    guard let x = center.first, let y = center.last else { return self }
    return Transform.translation(x: -x, y: -y).then(self).then(.translation(x: x, y: y))
  }
}

extension CompositeMode {
  fileprivate static let inTableOrder: [CompositeMode] = [
    .clear, .source, .destination, .sourceOver, .destinationOver, .sourceIn, .destinationIn, .sourceOut, .destinationOut, .sourceAtop,
    .destinationAtop, .xor, .plus, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight, .difference, .exclusion,
    .multiply, .hue, .saturation, .color, .luminosity,
  ]
}
