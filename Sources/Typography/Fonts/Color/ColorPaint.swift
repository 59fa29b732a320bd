import Pixels

/// How a colour glyph is painted, read out of a COLR table: version 0's layers, or version 1's graph of paints unrolled into a tree
/// (OpenType 1.9, "COLR — Color Table"). Font units, y up.
indirect enum ColorPaint: Equatable {
  case layers([ColorPaint])
  case solid(PaletteColor)
  case gradient(ColorLine)
  /// The inner paint inside an outline.
  case clipped(Path, ColorPaint)
  case transformed(Transform, ColorPaint)
  case composite(source: ColorPaint, CompositeMode, backdrop: ColorPaint)

  /// A palette's colour or the text's own.
  enum PaletteColor: Equatable {
    case fixed(Color)
    case foreground(alpha: Double)

    func resolved(_ foreground: Color) -> Color {
      switch self {
      case .fixed(let color): color
      case .foreground(let alpha): foreground.withOpacity(alpha)
      }
    }
  }

  struct ColorLine: Equatable {
    struct Stop: Equatable {
      let offset: Double
      let color: PaletteColor
    }

    let shape: ColorLineGradient.Shape
    let stops: [Stop]
    let extend: ColorLineGradient.Extend

    func gradient(_ transform: Transform, foreground: Color) -> ColorLineGradient {
      ColorLineGradient(
        shape, stops: stops.map { ColorLineGradient.Stop($0.offset, $0.color.resolved(foreground)) }, extend: extend, transform: transform)
    }
  }
}

extension ColorPaint {
  /// What the paint can reach.
  enum Extent: Equatable {
    case nothing
    case everything
    case within(Rect)

    func union(_ other: Extent) -> Extent {
      switch (self, other) {
      case (.everything, _), (_, .everything): .everything
      case (.nothing, let one), (let one, .nothing): one
      case (.within(let one), .within(let two)): .within(one.union(two))
      }
    }

    func intersection(_ other: Extent) -> Extent {
      switch (self, other) {
      case (.nothing, _), (_, .nothing): return .nothing
      case (.everything, let one), (let one, .everything): return one
      case (.within(let one), .within(let two)):
        let common = one.intersection(two)
        return common.isEmpty ? .nothing : .within(common)
      }
    }
  }

  /// Bounds by control points, which is never too little.
  var extent: Extent { extent(.identity) }

  private func extent(_ transform: Transform) -> Extent {
    switch self {
    case .layers(let layers): layers.reduce(.nothing) { $0.union($1.extent(transform)) }
    case .solid, .gradient: .everything
    case .clipped(let path, let paint):
      path.transformed(by: transform).controlBounds.map { paint.extent(transform).intersection(.within($0)) } ?? .nothing
    case .transformed(let inner, let paint): paint.extent(inner.then(transform))
    case .composite(let source, let mode, let backdrop):
      switch mode {
      case .clear: .nothing
      case .source, .sourceOut: source.extent(transform)
      case .destination, .destinationOut: backdrop.extent(transform)
      case .sourceIn, .destinationIn: source.extent(transform).intersection(backdrop.extent(transform))
      case .sourceAtop: backdrop.extent(transform)
      case .destinationAtop: source.extent(transform)
      default: source.extent(transform).union(backdrop.extent(transform))
      }
    }
  }
}

extension Path {
  /// The rectangle around all points and control points; nil for a path without area.
  fileprivate var controlBounds: Rect? {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .quad(let c, let p): points += [c, p]
      case .cubic(let c, let d, let p): points += [c, d, p]
      case .close: break
      }
    }
    let usable = points.filter(\.isFinite)
    guard let first = usable.first else { return nil }
    var box = (left: first.x, top: first.y, right: first.x, bottom: first.y)
    for point in usable {
      box = (min(box.left, point.x), min(box.top, point.y), max(box.right, point.x), max(box.bottom, point.y))
    }
    let rect = Rect(left: box.left, top: box.top, right: box.right, bottom: box.bottom)
    return rect.isEmpty ? nil : rect
  }
}
