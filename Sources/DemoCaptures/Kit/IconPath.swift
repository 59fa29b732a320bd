import Pixels

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the icons' path language (see `Icon`) into paths on the grid of 24 × 24.
struct IconPath {
  struct Layer: Sendable {
    var path: Path
    var isFilled: Bool
  }

  private static let parsed: [Icon: [Layer]] = Dictionary(
    uniqueKeysWithValues: Icon.allCases.map { icon in
      let layers = icon.rawValue.split(separator: "|").map { layer in
        var reader = IconPath(layer.first == "f" ? layer.dropFirst() : layer)
        return Layer(path: reader.read(), isFilled: layer.first == "f")
      }
      return (icon, layers)
    })

  static func layers(of icon: Icon) -> [Layer] { parsed[icon] ?? [] }

  private var rest: Substring.UTF8View
  private var path = Path()
  private var pen = Point.zero

  private init(_ text: Substring) {
    rest = text.utf8
  }

  private mutating func read() -> Path {
    var command = UInt8(ascii: "M")
    while true {
      while let next = rest.first, next == UInt8(ascii: " ") { rest.removeFirst() }
      guard let next = rest.first else { return path }
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(next) {
        command = next
        rest.removeFirst()
      }
      apply(command)
    }
  }

  private mutating func apply(_ command: UInt8) {
    switch command {
    case UInt8(ascii: "M"):
      pen = point()
      path.move(to: pen)
    case UInt8(ascii: "L"): line(to: point())
    case UInt8(ascii: "H"): line(to: Point(number(), pen.y))
    case UInt8(ascii: "V"): line(to: Point(pen.x, number()))
    case UInt8(ascii: "C"):
      let (first, second) = (point(), point())
      pen = point()
      path.cubic(to: pen, control1: first, control2: second)
    case UInt8(ascii: "Q"):
      let control = point()
      pen = point()
      path.quad(to: pen, control: control)
    case UInt8(ascii: "A"): arc()
    case UInt8(ascii: "O"): path.append(.circle(center: point(), radius: number()))
    case UInt8(ascii: "R"):
      let rect = Rect(x: number(), y: number(), width: number(), height: number())
      path.append(.roundedRect(rect, radius: number()))
    default: path.close()
    }
  }

  private mutating func line(to point: Point) {
    pen = point
    path.line(to: point)
  }

  private mutating func point() -> Point { Point(number(), number()) }

  private mutating func number() -> Double {
    while let next = rest.first, next == UInt8(ascii: " ") { rest.removeFirst() }
    let digits = rest.prefix { ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    rest.removeFirst(digits.count)
    return Double(Substring(digits)) ?? 0
  }

  /// An elliptical arc of one radius by its end points (SVG 2, appendix B.2.4), as cubics of at most a quarter turn.
  private mutating func arc() {
    let given = number()
    _ = (number(), number())
    let (isLarge, isClockwise) = (number() != 0, number() != 0)
    let (from, to) = (pen, point())
    let half = (from - to) * 0.5
    let radius = max(given, half.length)
    let height = max(0, radius * radius - half.length * half.length).squareRoot() / max(half.length, 1e-9)
    let side = isLarge != isClockwise ? 1.0 : -1.0
    let center = Point((from.x + to.x) / 2 + side * height * half.y, (from.y + to.y) / 2 - side * height * half.x)
    let start = atan2(from.y - center.y, from.x - center.x)
    var sweep = atan2(to.y - center.y, to.x - center.x) - start
    if isClockwise && sweep < 0 { sweep += 2 * .pi }
    if !isClockwise && sweep > 0 { sweep -= 2 * .pi }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / Double(pieces)
    let reach = 4.0 / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let (a, b) = (start + Double(piece) * step, start + Double(piece + 1) * step)
      let first = Point(center.x + radius * cos(a) - reach * sin(a), center.y + radius * sin(a) + reach * cos(a))
      let last = Point(center.x + radius * cos(b), center.y + radius * sin(b))
      let second = Point(last.x + reach * sin(b), last.y - reach * cos(b))
      path.cubic(to: last, control1: first, control2: second)
    }
    pen = to
  }
}
