import Pixels

/// Width and height in pixels.
public struct PixelSize: Sendable, Hashable, CustomStringConvertible {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public var isLandscape: Bool { width > height }
  public var transposed: PixelSize { PixelSize(width: height, height: width) }
  public var description: String { "\(width)×\(height)" }

  /// Pictures beyond this many pixels are refused.
  public static let limit = Pixmap.maximumPixelCount

  /// Both sides at least 1, the area within `limit`.
  public var isAllowed: Bool { width > 0 && height > 0 && width <= Self.limit && height <= Self.limit && width * height <= Self.limit }
}

/// How a template lays a canvas out; follows from the size alone, never from a name.
public enum DeviceClass: String, Sendable, Hashable, CaseIterable {
  case tall, play, four3, land, watch

  public init(_ size: PixelSize) {
    let aspect = Double(size.height) / Double(max(1, size.width))
    if min(size.width, size.height) < 500 && max(size.width, size.height) < 1000 {
      self = .watch
    } else if size.isLandscape {
      self = .land
    } else if aspect >= 1.95 {
      self = .tall
    } else {
      self = aspect >= 1.6 ? .play : .four3
    }
  }
}

/// What a store takes under one device name, and what the device looks like. Facts come from `Devices/devices.json`, with source and date.
public struct DeviceFacts: Sendable, Hashable {
  public enum Store: String, Sendable, Hashable, CaseIterable {
    case appStore = "appstore"
    case play
  }

  /// The kind of frame drawing.
  public enum FrameKind: String, Sendable, Hashable, CaseIterable {
    case phone, androidPhone = "android-phone", tablet, watch, laptop, none
  }

  public let name: String
  public let store: Store
  /// The store's own name of the slot: `APP_IPHONE_67`, `phoneScreenshots`.
  public let displayType: String?
  /// Output sizes that the store takes, the default first, in this entry's orientation.
  public let sizes: [PixelSize]
  /// Play takes any size within bounds: `sizes` then holds the default only.
  public let takesOtherSizes: Bool
  /// Turned a quarter: sizes and `captureSizes` are transposed, the models are as the device is held upright.
  public let landscape: Bool
  public let frame: FrameKind
  /// The devices people capture on, the one to draw first.
  public let models: [DeviceModel]
  public let source: String
  /// ISO date on which the source was read.
  public let checked: String

  /// Sizes of raw captures, in this entry's orientation.
  public var captureSizes: [PixelSize] {
    var seen: Set<PixelSize> = []
    return models.map { landscape ? $0.size.transposed : $0.size }.filter { seen.insert($0).inserted }
  }

  public var simulators: [String] { models.flatMap(\.simulators) }

  /// The model whose captures have exactly this size (either orientation), else the first.
  public func model(forCapture size: PixelSize) -> DeviceModel? {
    models.first { $0.size == size || $0.size.transposed == size } ?? models.first
  }
}

/// The geometry of one screen, upright. Lengths are points; a point is `scale` pixels.
public struct DeviceModel: Sendable, Hashable {
  public enum Cutout: Sendable, Hashable {
    case none
    /// A capsule, centred: width, height, distance of its top from the screen's.
    case island(width: Double, height: Double, top: Double)
    /// From the top edge, centred.
    case notch(width: Double, height: Double)
    /// A round camera hole: its centre from the screen's top left corner, and its radius.
    case hole(x: Double, y: Double, radius: Double)
  }

  /// Of the screen and of a raw capture.
  public let size: PixelSize
  public let scale: Double
  /// Radii of the screen's corners: top left, top right, bottom right, bottom left.
  public let cornerRadii: [Double]
  /// From the screen to the body's outer edge: at the sides, at top and bottom; `nil` where nothing is known.
  public let border: Border?
  public let cutout: Cutout
  /// Names of the simulators or devices, as capture tools write them.
  public let simulators: [String]

  public struct Border: Sendable, Hashable {
    public let side: Double
    public let topBottom: Double
  }
}
