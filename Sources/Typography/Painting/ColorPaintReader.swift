import CFreeType
import Pixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads how a colour glyph is painted through FreeType. Bounded whatever the table says: a glyph that refers to itself, or whose shared parts unroll to
/// more than we paint, is cut off there.
struct ColorPaintReader {
  private let face: FreeTypeFace
  private let palette: [Color]
  private var budget = ColorPaintReader.mostPaints

  /// Paints of a tree; the largest emoji have a few hundred.
  private static let mostPaints = 4096
  private static let deepest = 64
  private static let mostStops = 256
  /// Stands for the text's colour in place of an entry of the palette.
  private static let foregroundEntry: FT_UInt = 0xFFFF

  init(_ face: FreeTypeFace) {
    self.face = face
    palette = unsafe Self.palette(face.face)
  }

  /// The glyph's paint; nil when the font has no colours for it.
  static func read(_ glyph: UInt32, _ face: FreeTypeFace) -> ColorPaint? {
    var reader = ColorPaintReader(face)
    return reader.graph(glyph, depth: 0) ?? reader.layers(glyph)
  }

  /// The first palette, which is the default one.
  private static func palette(_ face: FT_Face) -> [Color] {
    var data = unsafe FT_Palette_Data()
    var entries: UnsafeMutablePointer<FT_Color>?
    guard unsafe FT_Palette_Data_Get(face, &data) == 0, unsafe FT_Palette_Select(face, 0, &entries) == 0, let entries = unsafe entries else {
      return []
    }
    return unsafe UnsafeBufferPointer(start: entries, count: Int(data.num_palette_entries)).map { Color($0.red, $0.green, $0.blue, $0.alpha) }
  }

  private func color(_ entry: FT_UInt, alpha: Double = 1) -> ColorPaint.PaletteColor {
    if entry == Self.foregroundEntry { return .foreground(alpha: max(0, min(1, alpha))) }
    return .fixed(palette.indices.contains(Int(entry)) ? palette[Int(entry)].withOpacity(alpha) : .clear)
  }

  private func color(_ index: FT_ColorIndex) -> ColorPaint.PaletteColor { color(FT_UInt(index.palette_index), alpha: index.alpha.number) }
}

// MARK: - Version 0

extension ColorPaintReader {
  private mutating func layers(_ glyph: UInt32) -> ColorPaint? {
    var iterator = unsafe FT_LayerIterator()
    var layer: FT_UInt = 0
    var entry: FT_UInt = 0
    var layers: [ColorPaint] = []
    while budget > 0, unsafe FT_Get_Color_Glyph_Layer(face.face, glyph, &layer, &entry, &iterator) != 0 {
      budget -= 1
      layers.append(.clipped(face.outline(layer), .solid(color(entry))))
    }
    return layers.isEmpty ? nil : .layers(layers)
  }
}

// MARK: - Version 1

extension ColorPaintReader {
  /// A glyph of the base glyph list, inside its clip box where it has one and needs it.
  private mutating func graph(_ glyph: UInt32, depth: Int) -> ColorPaint? {
    var root = unsafe FT_OpaquePaint()
    guard unsafe FT_Get_Color_Glyph_Paint(face.face, glyph, FT_COLOR_NO_ROOT_TRANSFORM, &root) != 0 else { return nil }
    guard let paint = unsafe paint(root, depth: depth) else { return nil }
    guard let box = clipBox(glyph) else { return paint }
    if case .within(let bounds) = paint.extent, box.union(bounds) == box { return paint }
    return .clipped(.rect(box), paint)
  }

  /// In font units.
  private func clipBox(_ glyph: UInt32) -> Rect? {
    let units = unsafe face.face.pointee.units_per_EM
    var box = FT_ClipBox()
    guard unsafe FT_Set_Pixel_Sizes(face.face, 0, FT_UInt(units)) == 0, unsafe FT_Get_Color_Glyph_ClipBox(face.face, glyph, &box) != 0 else {
      return nil
    }
    return Rect(
      left: Double(box.bottom_left.x) / 64, top: Double(box.bottom_left.y) / 64, right: Double(box.top_right.x) / 64,
      bottom: Double(box.top_right.y) / 64)
  }

  private mutating func paint(_ opaque: FT_OpaquePaint, depth: Int) -> ColorPaint? {
    var paint = unsafe FT_COLR_Paint()
    guard budget > 0, depth < Self.deepest, unsafe FT_Get_Paint(face.face, opaque, &paint) != 0 else { return nil }
    budget -= 1
    switch unsafe paint.format {
    case FT_COLR_PAINTFORMAT_COLR_LAYERS: return unsafe layers(paint.u.colr_layers, depth: depth)
    case FT_COLR_PAINTFORMAT_SOLID: return unsafe .solid(color(paint.u.solid.color))
    case FT_COLR_PAINTFORMAT_LINEAR_GRADIENT: return unsafe linear(paint.u.linear_gradient)
    case FT_COLR_PAINTFORMAT_RADIAL_GRADIENT: return unsafe radial(paint.u.radial_gradient)
    case FT_COLR_PAINTFORMAT_SWEEP_GRADIENT: return unsafe sweep(paint.u.sweep_gradient)
    case FT_COLR_PAINTFORMAT_GLYPH:
      let outline = unsafe face.outline(paint.u.glyph.glyphID)
      return unsafe self.paint(paint.u.glyph.paint, depth: depth + 1).map { .clipped(outline, $0) }
    case FT_COLR_PAINTFORMAT_COLR_GLYPH: return unsafe graph(paint.u.colr_glyph.glyphID, depth: depth + 1)
    case FT_COLR_PAINTFORMAT_COMPOSITE: return unsafe composite(paint.u.composite, depth: depth)
    default: return unsafe transformed(paint, depth: depth)
    }
  }

  private mutating func layers(_ list: FT_PaintColrLayers, depth: Int) -> ColorPaint {
    var iterator = unsafe list.layer_iterator
    var layer = unsafe FT_OpaquePaint()
    var layers: [ColorPaint] = []
    while budget > 0, unsafe FT_Get_Paint_Layers(face.face, &iterator, &layer) != 0 {
      budget -= 1
      if let paint = unsafe paint(layer, depth: depth + 1) { layers.append(paint) }
    }
    return .layers(layers)
  }

  private mutating func composite(_ paint: FT_PaintComposite, depth: Int) -> ColorPaint? {
    guard let mode = unsafe CompositeMode(paint.composite_mode) else { return nil }
    let source = unsafe self.paint(paint.source_paint, depth: depth + 1) ?? .layers([])
    let backdrop = unsafe self.paint(paint.backdrop_paint, depth: depth + 1) ?? .layers([])
    return .composite(source: source, mode, backdrop: backdrop)
  }

  private mutating func transformed(_ paint: FT_COLR_Paint, depth: Int) -> ColorPaint? {
    guard let (inner, transform) = unsafe Self.transform(paint) else { return nil }
    return unsafe self.paint(inner, depth: depth + 1).map { .transformed(transform, $0) }
  }

  /// Angles are counter-clockwise half turns.
  private static func transform(_ paint: FT_COLR_Paint) -> (FT_OpaquePaint, Transform)? {
    switch unsafe paint.format {
    case FT_COLR_PAINTFORMAT_TRANSFORM:
      let t = unsafe paint.u.transform.affine
      return unsafe (
        paint.u.transform.paint,
        Transform(a: t.xx.number, b: t.yx.number, c: t.xy.number, d: t.yy.number, tx: t.dx.number, ty: t.dy.number)
      )
    case FT_COLR_PAINTFORMAT_TRANSLATE:
      let t = unsafe paint.u.translate
      return unsafe (t.paint, .translation(x: t.dx.number, y: t.dy.number))
    case FT_COLR_PAINTFORMAT_SCALE:
      let t = unsafe paint.u.scale
      return unsafe (t.paint, Transform.scale(x: t.scale_x.number, y: t.scale_y.number).around(t.center_x, t.center_y))
    case FT_COLR_PAINTFORMAT_ROTATE:
      let t = unsafe paint.u.rotate
      return unsafe (t.paint, Transform.rotation(radians: t.angle.number * .pi).around(t.center_x, t.center_y))
    case FT_COLR_PAINTFORMAT_SKEW:
      let t = unsafe paint.u.skew
      let (x, y) = unsafe (tan(-t.x_skew_angle.number * .pi), tan(t.y_skew_angle.number * .pi))
      return unsafe (t.paint, Transform(a: 1, b: y, c: x, d: 1, tx: 0, ty: 0).around(t.center_x, t.center_y))
    default: return nil
    }
  }
}

// MARK: - Gradients

extension ColorPaintReader {
  /// The third point turns the lines of equal colour: they run along p0–p2, and the gradient goes as far across them as p1 does.
  private func linear(_ paint: FT_PaintLinearGradient) -> ColorPaint? {
    let (p0, p1, p2) = unsafe (paint.p0.fixedPoint, paint.p1.fixedPoint, paint.p2.fixedPoint)
    let (along, axis) = (p2 - p0, p1 - p0)
    var end = p1
    if along.length > 0 {
      let across = Point(along.y, -along.x)
      let share = (axis.x * across.x + axis.y * across.y) / (across.x * across.x + across.y * across.y)
      end = p0 + across * share
    }
    guard end != p0 else { return nil }
    return unsafe gradient(.linear(from: p0, to: end), paint.colorline)
  }

  private func radial(_ paint: FT_PaintRadialGradient) -> ColorPaint? {
    unsafe gradient(
      .radial(from: paint.c0.fixedPoint, radius: paint.r0.number, to: paint.c1.fixedPoint, endRadius: paint.r1.number), paint.colorline)
  }

  /// The table keeps angles in half turns less one, so that a whole turn fits its numbers; FreeType hands them on as they are.
  private func sweep(_ paint: FT_PaintSweepGradient) -> ColorPaint? {
    unsafe gradient(
      .sweep(center: paint.center.fixedPoint, start: (paint.start_angle.number + 1) / 2, end: (paint.end_angle.number + 1) / 2), paint.colorline)
  }

  private func gradient(_ shape: ColorLineGradient.Shape, _ line: FT_ColorLine) -> ColorPaint {
    var iterator = unsafe line.color_stop_iterator
    var stop = FT_ColorStop()
    var stops: [ColorPaint.ColorLine.Stop] = []
    while stops.count < Self.mostStops, unsafe FT_Get_Colorline_Stops(face.face, &stop, &iterator) != 0 {
      stops.append(ColorPaint.ColorLine.Stop(offset: stop.stop_offset.number, color: color(stop.color)))
    }
    let extend: ColorLineGradient.Extend =
      switch unsafe line.extend {
      case FT_COLR_PAINT_EXTEND_REPEAT: .repeat
      case FT_COLR_PAINT_EXTEND_REFLECT: .reflect
      default: .pad
      }
    return .gradient(ColorPaint.ColorLine(shape: shape, stops: stops, extend: extend))
  }
}

extension Transform {
  fileprivate func around(_ x: FT_Fixed, _ y: FT_Fixed) -> Transform {
    Transform.translation(x: -x.number, y: -y.number).then(self).then(.translation(x: x.number, y: y.number))
  }
}

extension FT_Fixed {
  /// 16.16.
  fileprivate var number: Double { Double(self) / 65536 }
}

extension FT_F2Dot14 {
  fileprivate var number: Double { Double(self) / 16384 }
}

extension FT_Vector {
  fileprivate var fixedPoint: Point { Point(x.number, y.number) }
}

extension CompositeMode {
  /// The table's numbers, in its order.
  fileprivate init?(_ mode: FT_Composite_Mode) {
    let ordered: [CompositeMode] = [
      .clear, .source, .destination, .sourceOver, .destinationOver, .sourceIn, .destinationIn, .sourceOut, .destinationOut, .sourceAtop,
      .destinationAtop, .xor, .plus, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight, .softLight, .difference, .exclusion,
      .multiply, .hue, .saturation, .color, .luminosity,
    ]
    guard ordered.indices.contains(Int(mode.rawValue)) else { return nil }
    self = ordered[Int(mode.rawValue)]
  }
}
