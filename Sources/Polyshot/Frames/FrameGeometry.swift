import Pixels

/// A device body in units of its own width: the outer metal edges lie at x = 0 and x = 1, the top edge at y = 0.
///
/// Borders and rails are those of real devices, in points of the display: phone 15.4 pt (body 470.8 pt wide around 440 pt), Android phone
/// 38 of 1080 px, tablet 44 of 1032 pt, Watch 14 of 211 pt; a laptop's are parts of its lid. Phones of the time before displays filled the front
/// (up to 16:9, no cutout) have a forehead and a chin: iPhone 8 Plus 28.4 and 110.6 of 414 pt, Nexus 5X 3.9 and 16 of 64.7 mm.
public struct FrameGeometry: Sendable, Hashable {
  public let kind: DeviceFacts.FrameKind
  /// Height of the body (of a laptop: of the lid).
  public let bodyHeight: Double
  /// The lit display.
  public let screen: Rect
  public let screenRadii: CornerRadii
  public let bodyRadii: CornerRadii
  /// Thickness of the metal around the glass.
  public let rail: Double
  public let cutout: DeviceModel.Cutout
  /// Black above and below the display, wide enough for an earpiece and, on iPhones, a home button.
  public let hasChin: Bool
  /// Points a body width.
  let points: Double

  private struct Proportions {
    let border: Double
    let rail: Double
    /// Smallest display radius the drawing takes, in points.
    var radius = 0.0
    /// Above and below the display, where that differs from the sides, and the body's radius then.
    var chin: (height: Double, bodyRadius: Double)?
  }

  /// The body around a display.
  public init(kind: DeviceFacts.FrameKind, model: DeviceModel) {
    let display = Size(Double(model.size.width) / model.scale, Double(model.size.height) / model.scale)
    let proportions = FrameGeometry.proportions(of: kind, model: model, display: display)
    let width = display.width + 2 * proportions.border
    let top = proportions.chin?.height ?? proportions.border
    let bottom = kind == .laptop ? width * 0.0175 : top
    self.kind = kind
    cutout = model.cutout
    hasChin = proportions.chin != nil
    points = width
    bodyHeight = (display.height + top + bottom) / width
    rail = proportions.rail / width
    screen = Rect(x: proportions.border / width, y: top / width, width: display.width / width, height: display.height / width)
    let radii = (model.cornerRadii.count == 4 ? model.cornerRadii : [0, 0, 0, 0]).map { max($0, proportions.radius) }
    func corners(_ points: [Double]) -> CornerRadii {
      CornerRadii(topLeft: points[0] / width, topRight: points[1] / width, bottomRight: points[2] / width, bottomLeft: points[3] / width)
    }
    screenRadii = corners(radii)
    if let chin = proportions.chin {
      bodyRadii = CornerRadii(all: chin.bodyRadius / width)
    } else {
      bodyRadii =
        kind == .laptop ? CornerRadii(topLeft: 0.0202, topRight: 0.0202) : corners(radii.map { $0 > 0 ? $0 + proportions.border : 0 })
    }
  }

  /// Displays below this height for one width are of phones with a forehead and a chin.
  private static let chinAspect = 1.9

  /// A display of which nothing is known but its picture's size: no body, softly rounded corners.
  static func bare(_ size: PixelSize) -> FrameGeometry {
    let radius = 0.03 * Double(min(size.width, size.height))
    let model = DeviceModel(
      size: size, scale: 1, cornerRadii: Array(repeating: radius, count: 4), border: nil, cutout: .none, simulators: [])
    return FrameGeometry(kind: .none, model: model)
  }

  private static func proportions(of kind: DeviceFacts.FrameKind, model: DeviceModel, display: Size) -> Proportions {
    let width = display.width
    let hasChin = model.cutout == .none && display.height < chinAspect * width
    return switch kind {
    case .phone where hasChin:
      Proportions(
        border: model.border?.side ?? width * 0.0686, rail: 5, chin: (model.border?.topBottom ?? width * 0.267, bodyRadius: width * 0.164))
    case .androidPhone where hasChin:
      Proportions(
        border: model.border?.side ?? width * 0.0603, rail: width * 0.0111,
        chin: (model.border?.topBottom ?? width * 0.247, bodyRadius: width * 0.14))
    case .phone: Proportions(border: 15.4, rail: 5, radius: 6)
    case .androidPhone: Proportions(border: width * 0.0352, rail: width * 0.0111, radius: width * 0.02)
    case .tablet: Proportions(border: 44, rail: 6.05, radius: 6)
    case .watch: Proportions(border: 14, rail: 9, radius: 6)
    case .laptop: Proportions(border: width * 0.01525, rail: width * 0.00206, radius: width * 0.0069)
    case .none: Proportions(border: 0, rail: 0)
    }
  }

  /// The body's upright rectangle.
  public var body: Rect { Rect(x: 0, y: 0, width: 1, height: bodyHeight) }
  public var bodyPath: Path { .continuousRoundedRect(body, radii: bodyRadii) }
  public var screenPath: Path { .continuousRoundedRect(screen, radii: screenRadii) }

  /// Everything that throws a shadow.
  public var silhouette: Path {
    guard kind == .laptop else { return bodyPath }
    var path = bodyPath
    path.append(LaptopBase(lid: body).path)
    return path
  }

  /// The glass: the body without its rail.
  var glassPath: Path {
    func inner(_ radius: Double) -> Double { max(0, radius - rail) }
    return .continuousRoundedRect(
      body.inset(by: rail),
      radii: CornerRadii(
        topLeft: inner(bodyRadii.topLeft), topRight: inner(bodyRadii.topRight), bottomRight: inner(bodyRadii.bottomRight),
        bottomLeft: inner(bodyRadii.bottomLeft)))
  }

  /// The cutout's rectangle, in body widths.
  public var cutoutRect: Rect? {
    switch cutout {
    case .island(let width, let height, let top):
      Rect(x: 0.5 - width / points / 2, y: screen.top + top / points, width: width / points, height: height / points)
    case .notch(let width, let height):
      Rect(x: 0.5 - width / points / 2, y: screen.top, width: width / points, height: height / points)
    case .hole(let x, let y, let radius):
      Rect(center: Point(screen.left + x / points, screen.top + y / points), width: 2 * radius / points, height: 2 * radius / points)
    case .none: nil
    }
  }
}

/// The lower half of a laptop, seen from the front as it stands open.
struct LaptopBase {
  let rect: Rect

  init(lid: Rect) { rect = Rect(x: lid.midX - 1.165 / 2, y: lid.bottom, width: 1.165, height: 0.0215) }

  /// Lower corners drawn out over 3.2 times the height.
  var path: Path {
    let reach = rect.height * 3.2
    let kappa = 0.5523
    var path = Path()
    path.move(to: Point(rect.left, rect.top))
    path.line(to: Point(rect.right, rect.top))
    path.cubic(
      to: Point(rect.right - reach, rect.bottom), control1: Point(rect.right, rect.top + rect.height * kappa),
      control2: Point(rect.right - reach * (1 - kappa), rect.bottom))
    path.line(to: Point(rect.left + reach, rect.bottom))
    path.cubic(
      to: Point(rect.left, rect.top), control1: Point(rect.left + reach * (1 - kappa), rect.bottom),
      control2: Point(rect.left, rect.top + rect.height * kappa))
    path.close()
    return path
  }

  var topLine: Rect { Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height * 0.1) }

  /// The thumb notch.
  var notch: Path {
    let notch = Rect(x: rect.midX - 0.075, y: rect.top, width: 0.15, height: rect.height * 0.4)
    return .roundedRect(notch, radii: CornerRadii(bottomRight: notch.height * 0.8, bottomLeft: notch.height * 0.8))
  }
}
