/// The limits of one slot of a template, in pixels.
public struct SlotLimits: Sendable, Hashable {
  /// Largest and smallest size in pixels an em, the script's factor already in.
  public var ceiling: Double
  public var floor: Double
  /// Lines wanted; one more is allowed at the floor.
  public var lines: Int
  /// The widest a line may be, with what it needs at its ends.
  public var width: Double
  /// What a line needs at either end, in em: a plate's padding, an outline.
  public var reach: Double
  /// A size that is tried for `lines - 1` lines before all lines are used; nil when there is no such step.
  public var fewerLinesFloor: Double?

  public init(ceiling: Double, floor: Double, lines: Int, width: Double, reach: Double = 0, fewerLinesFloor: Double? = nil) {
    self.ceiling = ceiling
    self.floor = floor
    self.lines = lines
    self.width = width
    self.reach = reach
    self.fewerLinesFloor = fewerLinesFloor
  }

  /// What is left for a line's letters at a size.
  func width(at size: Double) -> Double { max(0, width - 2 * reach * size) }

  /// Limits that a search comes to an end with, whatever was asked for: sizes below a hundredth of the ceiling are none to walk through.
  fileprivate var usable: SlotLimits {
    var limits = self
    limits.ceiling = ceiling.isFinite && ceiling > 0 ? ceiling : 1
    limits.floor = floor.isFinite ? min(max(floor, limits.ceiling / 100), limits.ceiling) : limits.ceiling
    limits.width = width.isNaN ? 0 : max(0, width)
    limits.reach = reach.isFinite ? max(0, reach) : 0
    return limits
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
  /// The largest size at which every text of a set keeps to its slot; the requests' own size, width and wrap are not looked at.
  ///
  /// The ceiling is tried first, then sizes each 0.985 of the one before down to the floor. At the floor one more line is allowed; a word that is
  /// still too wide shrinks on to 0.8 of the floor. With `fewerLinesFloor` one line less is tried first, down to that size. Where a
  /// text is hyphenated, words are divided at the floor before anything shrinks below it.
  public func fit(_ requests: [TextRequest], to limits: SlotLimits) -> TextFit {
    SizeSearch(texts: requests.map { SizeSearch.Measured(prepare($0)) }, limits: limits.usable).run()
  }
}

/// Tries sizes; widths are in em, so that nothing is shaped twice.
private struct SizeSearch {
  /// One text of the set, with the widths that decide.
  final class Measured {
    let breakers: [LineBreaker]
    /// Whether a word may be divided where it would be too wide.
    var hyphenates: Bool { breakers.contains { $0.breaks.contains(where: \.showsHyphen) } }
    /// The widest stretch that may not be broken, in em.
    let widestWord: Double

    /// What no choice of lines can be narrower than in all, in em; only for texts that are so long that counting their lines at every size takes seconds.
    let leastWidth: Double?
    /// Opportunities beyond which a text is no caption.
    private static let longText = 500

    init(_ text: PreparedText) {
      breakers = text.paragraphs.map { LineAssembly.breaker($0) }
      widestWord = breakers.reduce(0) { max($0, $1.widestWord) }
      let isLong = breakers.reduce(0) { $0 + $1.breaks.count } > Self.longText
      leastWidth = isLong ? breakers.reduce(0) { $0 + $1.narrowest } : nil
    }

    /// The lines at a width, phrases split where nothing else helps.
    func lines(limit: Double) -> (count: Int, widest: Double) {
      var count = 0
      var widest = 0.0
      for breaker in breakers {
        var start = breaker.paragraph.lowerBound
        for end in breaker.lines(limit: limit, wrap: .greedy) {
          widest = max(widest, breaker.width(start, end))
          count += 1
          start = end
        }
      }
      return (count, widest)
    }

    func lineCount(limit: Double) -> Int { lines(limit: limit).count }
  }

  let texts: [Measured]
  let limits: SlotLimits
  private static let step = 0.985
  private static let lastResort = 0.8
  /// Sizes are compared with room for the rounding of a product of two decimals.
  private static let tolerance = 1e-9

  func run() -> TextFit {
    if let smallest = limits.fewerLinesFloor, limits.lines > 1, let found = search(from: limits.ceiling, to: smallest, lines: limits.lines - 1) {
      return result(found.size, forcedBy: found.forcedBy)
    }
    if let found = search(from: limits.ceiling, to: limits.floor, lines: limits.lines) { return result(found.size, forcedBy: found.forcedBy) }
    let smallest = Self.lastResort * limits.floor
    let blocker = firstMisfit(at: limits.floor, lines: limits.lines)
    // Who asks for hyphens would rather have one than smaller letters.
    if texts.contains(where: \.hyphenates), isSplit(at: limits.floor) { return result(limits.floor, forcedBy: blocker) }
    if let found = search(from: limits.floor, to: smallest, lines: limits.lines + 1) {
      return result(found.size, forcedBy: found.forcedBy ?? blocker)
    }
    // A Japanese or Chinese phrase may be split when it cannot be whole at any size.
    if isSplit(at: limits.floor) { return result(limits.floor, forcedBy: blocker) }
    // Only what is too wide gains by the last sizes; too many lines are as many at the floor.
    let isTooWide = texts.contains { $0.widestWord * limits.floor > limits.width(at: limits.floor) }
    let size = isTooWide ? smallest : limits.floor
    return result(size, forcedBy: firstMisfit(at: size, lines: limits.lines + 1))
  }

  /// Whether everything has room with one more line and with words and phrases split where they are too wide.
  private func isSplit(at size: Double) -> Bool {
    texts.allSatisfy { text in
      let lines = text.lines(limit: limits.width(at: size) / size)
      return lines.count <= limits.lines + 1 && lines.widest * size <= limits.width(at: size) * (1 + Self.tolerance)
    }
  }

  private func search(from ceiling: Double, to floor: Double, lines: Int) -> (size: Double, forcedBy: Int?)? {
    var size = max(ceiling, floor)
    var forcedBy: Int?
    while true {
      guard let misfit = firstMisfit(at: size, lines: lines) else { return (size, forcedBy) }
      forcedBy = misfit
      guard size > floor * (1 + Self.tolerance) else { return nil }
      size = max(size * Self.step, floor)
    }
  }

  private func firstMisfit(at size: Double, lines: Int) -> Int? {
    let limit = limits.width(at: size) / size
    return texts.firstIndex {
      if let least = $0.leastWidth, least > limit * Double(lines) { return true }
      return $0.widestWord > limit * (1 + Self.tolerance) || $0.lineCount(limit: limit) > lines
    }
  }

  private func result(_ size: Double, forcedBy: Int?) -> TextFit {
    let lines = texts.map { $0.lines(limit: limits.width(at: size) / size) }
    let counts = lines.map(\.count)
    return TextFit(
      size: size, lines: counts, forcedBy: forcedBy, overflow: lines.map { max(0, $0.widest * size - limits.width(at: size) * (1 + Self.tolerance)) },
      tooManyLines: counts.indices.filter { counts[$0] > limits.lines + 1 })
  }
}
