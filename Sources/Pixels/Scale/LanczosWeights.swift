#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which source pixels make up each pixel of one axis of the result, by Lanczos' windowed sinc with three lobes, widened when the
/// picture gets smaller. Source: C. E. Duchon, "Lanczos Filtering in One and Two Dimensions", J. Applied Meteorology 18 (1979).
///
/// Pixel centres lie at half integers. Taps outside the allowed pixels are left out and the others fill up the sum.
struct LanczosWeights {
  /// Every pixel's weights add up to exactly this.
  static let one = 1 << 14
  private static let lobes = 3.0

  /// First source pixel of each result pixel; never falls, nor does the last one.
  private(set) var starts: ContiguousArray<Int> = []
  private(set) var counts: ContiguousArray<Int> = []
  /// Where each pixel's weights begin in `weights`.
  private(set) var offsets: ContiguousArray<Int> = []
  /// Whole numbers.
  private(set) var weights: ContiguousArray<Int32> = []

  /// - Parameters:
  ///   - from, length: the part of the source axis that is shown.
  ///   - allowed: source pixels that may be looked at; not empty.
  init(from: Double, length: Double, allowed: Range<Int>, count: Int) {
    let scale = length / Double(count)
    // Where the part is symmetric about a pixel centre or edge the second half is the mirrored first half, so that a mirrored picture
    // gives the mirrored result to the last bit.
    let mirror = 2 * from + length
    let isSymmetric = mirror == mirror.rounded() && abs(mirror) < 1e9 && Int(mirror) == allowed.lowerBound + allowed.upperBound
    let computed = isSymmetric ? (count + 1) / 2 : count
    for index in 0..<computed { append(LanczosWeights.taps(at: from + (Double(index) + 0.5) * scale, scale, allowed)) }
    for index in computed..<max(computed, count) {
      let twin = count - 1 - index
      let own = weights[offsets[twin]..<offsets[twin] + counts[twin]]
      append((Int(mirror) - starts[twin] - counts[twin], Array(own.reversed())))
    }
  }

  private mutating func append(_ taps: (start: Int, weights: [Int32])) {
    starts.append(taps.start)
    counts.append(taps.weights.count)
    offsets.append(weights.count)
    weights += taps.weights
  }

  private static func taps(at center: Double, _ scale: Double, _ allowed: Range<Int>) -> (start: Int, weights: [Int32]) {
    let width = max(1, scale)
    let first = max(allowed.lowerBound, (center - lobes * width - 0.5).rounded(.up).clampedToInt)
    let last = min(allowed.upperBound - 1, (center + lobes * width - 0.5).rounded(.down).clampedToInt)
    let isInside = center >= Double(allowed.lowerBound) && center <= Double(allowed.upperBound)
    guard isInside, first <= last else { return nearest(center, allowed) }
    let values = (first...last).map { lanczos((Double($0) + 0.5 - center) / width) }
    let sum = values.reduce(0, +)
    guard abs(sum) > 1e-6, sum.isFinite else { return nearest(center, allowed) }
    // Rounding the running sum and taking differences keeps the total exact and the error from piling up on one tap.
    var running = 0.0
    var rounded = 0
    let weights = values.map { value -> Int32 in
      running += value / sum
      let next = Int((running * Double(one)).rounded())
      defer { rounded = next }
      return Int32(next - rounded)
    }
    return (first, weights)
  }

  private static func nearest(_ center: Double, _ allowed: Range<Int>) -> (start: Int, weights: [Int32]) {
    (max(allowed.lowerBound, min(allowed.upperBound - 1, center.rounded(.down).clampedToInt)), [Int32(one)])
  }

  private static func lanczos(_ x: Double) -> Double {
    if x == 0 { return 1 }
    guard abs(x) < lobes else { return 0 }
    let p = x * .pi
    return lobes * sin(p) * sin(p / lobes) / (p * p)
  }
}
