/// The limits of one slot of a template, in pixels.
public struct SlotLimits: Sendable, Hashable {
  /// Largest and smallest size in pixels an em, the script's factor already in.
  public var ceiling: Double
  public var floor: Double
  /// Lines wanted; one more is allowed at the floor.
  public var lines: Int
  /// The widest a line may be.
  public var width: Double
  /// A size that is tried for `lines - 1` lines before all lines are used; nil when there is no such step.
  public var fewerLinesFloor: Double?

  public init(ceiling: Double, floor: Double, lines: Int, width: Double, fewerLinesFloor: Double? = nil) {
    self.ceiling = ceiling
    self.floor = floor
    self.lines = lines
    self.width = width
    self.fewerLinesFloor = fewerLinesFloor
  }
}

/// What fitting a set of texts to one size came to.
public struct TextFit: Sendable, Hashable {
  /// Pixels an em, the same for the whole set.
  public let size: Double
  /// Lines each text has at this size, in the order given.
  public let lines: [Int]
  /// The text that forced the size; nil when the ceiling was kept.
  public let forcedBy: Int?
  /// By how many pixels the widest line of a text is too wide at the smallest size allowed; 0 for texts that fit.
  public let overflow: [Double]
  /// Texts that have more lines than the slot and the extra one allow.
  public let tooManyLines: [Int]

  public var fits: Bool { overflow.allSatisfy { $0 == 0 } && tooManyLines.isEmpty }
}

extension Typesetter {
  /// The largest size at which every text of a set keeps to its slot. The requests' own size, width and wrap are not looked at.
  public func fit(_ requests: [TextRequest], to limits: SlotLimits) -> TextFit { fatalError() }
}
