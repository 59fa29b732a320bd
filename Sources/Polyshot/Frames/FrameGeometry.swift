import Pixels

/// Which drawing a device gets.
public enum FrameKind: String, Sendable, Hashable, CaseIterable {
  case phone
  case androidPhone = "android-phone"
  case tablet
  case watch
  case laptop
  /// No body: the capture alone, with rounded corners.
  case bare
}

/// What a display leaves out of its picture.
public enum Cutout: Sendable, Hashable {
  /// A capsule in the middle; points.
  case island(width: Double, height: Double, top: Double)
  /// A round hole in the middle; points.
  case hole(diameter: Double, centerY: Double)
}

/// A device body in units of its own width: the outer metal edges lie at x = 0 and x = 1, the top edge at y = 0.
///
/// Borders and rails are those of real devices, in points of the display: phone 15.4 pt (body 470.8 pt wide around 440 pt), Android phone
/// 38 of 1080 px, tablet 44 of 1032 pt, Watch 14 of 211 pt; a laptop's are parts of its lid.
public struct FrameGeometry: Sendable, Hashable {
  public let kind: FrameKind
  /// Height of the body (of a laptop: of the lid).
  public let bodyHeight: Double
  /// The lit display.
  public let screen: Rect
  public let screenRadii: CornerRadii
  public let bodyRadii: CornerRadii
  /// Thickness of the metal around the glass.
  public let rail: Double
  public let cutout: Cutout?
  /// Points a body width.
  let points: Double

  private struct Proportions {
    let reference: Double
    let border: Double
    let rail: Double
  }

  /// - Parameters:
  ///   - screen: the display's size in points, upright.
  ///   - radius: the display's continuous corner radius in points.
  public init(kind: FrameKind, screen: Size, radius: Double, cutout: Cutout?) {
    let proportions = FrameGeometry.proportions(of: kind, screen: screen)
    let width = screen.width + 2 * proportions.border
    let bottom = kind == .laptop ? width * 0.0175 : proportions.border
    self.kind = kind
    self.cutout = cutout
    points = width
    bodyHeight = (screen.height + proportions.border + bottom) / width
    rail = proportions.rail / width
    self.screen = Rect(
      x: proportions.border / width, y: proportions.border / width, width: screen.width / width, height: screen.height / width)
    let inner = radius / width
    screenRadii = CornerRadii(topLeft: inner, topRight: inner, bottomRight: inner, bottomLeft: inner)
    let outer = kind == .laptop ? 0.0202 : (radius + proportions.border) / width
    let lower = kind == .laptop ? 0 : outer
    bodyRadii = CornerRadii(topLeft: outer, topRight: outer, bottomRight: lower, bottomLeft: lower)
  }

  private static func proportions(of kind: FrameKind, screen: Size) -> Proportions {
    switch kind {
    case .phone: Proportions(reference: 440, border: 15.4, rail: 5)
    case .androidPhone: Proportions(reference: screen.width, border: screen.width * 0.0352, rail: screen.width * 0.0111)
    case .tablet: Proportions(reference: 1032, border: 44, rail: 6.05)
    case .watch: Proportions(reference: 211, border: 14, rail: 9)
    case .laptop: Proportions(reference: screen.width, border: screen.width * 0.01525, rail: screen.width * 0.00206)
    case .bare: Proportions(reference: screen.width, border: 0, rail: 0)
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
    case .island(let width, let height, let top)?:
      Rect(x: 0.5 - width / points / 2, y: screen.top + top / points, width: width / points, height: height / points)
    case .hole(let diameter, let centerY)?:
      Rect(center: Point(0.5, screen.top + centerY / points), width: diameter / points, height: diameter / points)
    case nil: nil
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
