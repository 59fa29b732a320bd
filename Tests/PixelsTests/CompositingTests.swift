import Testing

@testable import Pixels

@Suite struct CompositingTests {
  /// Premultiplied red, green, blue, alpha as Skia 144 puts them out in floating point: (200, 40, 90, 255) onto (30, 160, 220, 255), and
  /// (120, 30, 66, 150) onto (20, 90, 70, 100).
  private static let expected: [(mode: CompositeMode, opaque: [Double], glass: [Double])] = [
    (.clear, [0, 0, 0, 0], [0, 0, 0, 0]), (.source, [200, 40, 90, 255], [120, 30, 66, 150]),
    (.destination, [30, 160, 220, 255], [20, 90, 70, 100]), (.sourceOver, [200, 40, 90, 255], [128.2, 67.1, 94.8, 191.2]),
    (.destinationOver, [30, 160, 220, 255], [92.9, 108.2, 110.1, 191.2]), (.sourceIn, [200, 40, 90, 255], [47.1, 11.8, 25.9, 58.8]),
    (.destinationIn, [30, 160, 220, 255], [11.8, 52.9, 41.2, 58.8]), (.sourceOut, [0, 0, 0, 0], [72.9, 18.2, 40.1, 91.2]),
    (.destinationOut, [0, 0, 0, 0], [8.2, 37.1, 28.8, 41.2]), (.sourceAtop, [200, 40, 90, 255], [55.3, 48.8, 54.7, 100]),
    (.destinationAtop, [30, 160, 220, 255], [84.7, 71.2, 81.3, 150]), (.xor, [0, 0, 0, 0], [81.2, 55.3, 68.9, 132.4]),
    (.plus, [230, 200, 255, 255], [140, 120, 136, 250]), (.screen, [206.5, 174.9, 232.4, 255], [130.6, 109.4, 117.9, 191.2]),
    (.overlay, [47.1, 94.8, 209.7, 255], [100, 104.7, 108, 191.2]), (.darken, [30, 40, 90, 255], [92.9, 67.1, 94.8, 191.2]),
    (.lighten, [200, 160, 220, 255], [128.2, 108.2, 110.1, 191.2]), (.colorDodge, [139.1, 189.8, 255, 255], [140, 114.1, 127.8, 191.2]),
    (.colorBurn, [0, 0, 155.8, 255], [81.2, 84.7, 87.7, 191.2]), (.hardLight, [157.9, 50.2, 155.3, 255], [121.2, 76.5, 105.2, 191.2]),
    (.softLight, [60.9, 119.1, 211.1, 255], [101.7, 105.1, 108.6, 191.2]), (.difference, [170, 120, 130, 255], [116.5, 96.5, 84.2, 191.2]),
    (.exclusion, [182.9, 149.8, 154.7, 255], [121.2, 98.8, 99.8, 191.2]), (.multiply, [23.5, 25.1, 77.6, 255], [90.6, 65.9, 87.1, 191.2]),
    (.hue, [254.1, 64.1, 123.4, 255], [140, 84.3, 109.9, 191.2]), (.saturation, [45.4, 154.9, 205.4, 255], [96.9, 106.3, 109.8, 191.2]),
    (.color, [234.1, 74.1, 124.1, 255], [140, 84.3, 109.9, 191.2]), (.luminosity, [0, 124.5, 182, 255], [81.2, 91.1, 94.5, 191.2]),
  ]

  private func pixel(_ channels: [UInt32]) -> UInt32 { channels[0] | channels[1] << 8 | channels[2] << 16 | channels[3] << 24 }
  private func channels(_ pixel: UInt32) -> [Double] { [0, 8, 16, 24].map { Double(pixel >> $0 & 255) } }

  @Test(arguments: expected.indices) func putsOnePictureOntoAnother(index: Int) throws {
    let (mode, opaque, glass) = Self.expected[index]
    var backdrop = try #require(Pixmap(width: 2, height: 1, pixels: [pixel([30, 160, 220, 255]), pixel([20, 90, 70, 100])]))
    let source = try #require(Pixmap(width: 2, height: 1, pixels: [pixel([200, 40, 90, 255]), pixel([120, 30, 66, 150])]))
    backdrop.composite(source, mode)
    for (found, wanted) in zip(channels(backdrop.pixels[0]), opaque) { #expect(abs(found - wanted) <= 0.6, "\(mode)") }
    for (found, wanted) in zip(channels(backdrop.pixels[1]), glass) { #expect(abs(found - wanted) <= 0.6, "\(mode)") }
  }

  @Test func knowsEveryMode() { #expect(Set(Self.expected.map(\.mode)) == Set(CompositeMode.allCases)) }

  @Test func leavesAPictureOfAnotherSizeAlone() {
    var picture = Pixmap(width: 2, height: 1, color: .white)
    picture.composite(Pixmap(width: 1, height: 2, color: .black), .source)
    #expect(picture == Pixmap(width: 2, height: 1, color: .white))
  }

  @Test(arguments: CompositeMode.allCases) func keepsColoursWithinTheirAlpha(mode: CompositeMode) {
    let steps: [UInt32] = [0, 1, 100, 254, 255]
    for alpha in steps {
      for other in steps {
        let found = mode.mix(pixel([alpha, alpha / 2, 0, alpha]), over: pixel([0, other / 3, other, other]))
        for channel in channels(found).prefix(3) { #expect(channel <= Double(found >> 24)) }
      }
    }
  }
}

@Suite struct ColorLineTests {
  private func row(_ gradient: ColorLineGradient, width: Int = 8) -> [UInt32] {
    var canvas = Pixmap(width: width, height: 1)
    canvas.fill(.colorLine(gradient))
    return Array(canvas.pixels)
  }

  private let ends = [ColorLineGradient.Stop(0, Color(0, 0, 0)), ColorLineGradient.Stop(1, Color(240, 0, 0))]

  @Test func mixesInSRGBValues() {
    // eight pixels from 0 to 1: centres at 1/16, 3/16 …
    let found = row(ColorLineGradient(.linear(from: .zero, to: Point(8, 0)), stops: ends)).map { $0 & 255 }
    #expect(found == [15, 45, 75, 105, 135, 165, 195, 225])
  }

  @Test func mixesPremultiplied() {
    let stops = [ColorLineGradient.Stop(0, Color(200, 0, 0)), ColorLineGradient.Stop(1, Color(0, 0, 255, 0))]
    // halfway half the red at half the alpha, and no blue, which nobody sees at the end
    let found = row(ColorLineGradient(.linear(from: Point(0, 0), to: Point(1, 0)), stops: stops), width: 1)
    #expect(found == [100 | 128 << 24])
  }

  @Test func sortsStopsAndJumpsWhereTwoMeet() {
    let (red, blue) = (Color(255, 0, 0), Color(0, 0, 255))
    let stops = [
      ColorLineGradient.Stop(0.5, red), ColorLineGradient.Stop(0.5, blue), ColorLineGradient.Stop(0, red), ColorLineGradient.Stop(.nan, .white),
    ]
    let found = row(ColorLineGradient(.linear(from: .zero, to: Point(8, 0)), stops: stops))
    #expect(found == Array(repeating: red.premultiplied, count: 4) + Array(repeating: blue.premultiplied, count: 4))
  }

  @Test func seesTheShapeThroughItsMap() {
    let map = Transform(a: 0, b: 1, c: -4, d: 0, tx: 4, ty: 0)
    // x of the picture falls as y of the shape grows, four pixels a unit: the left end is at y = 1
    let found = row(ColorLineGradient(.linear(from: .zero, to: Point(0, 1)), stops: ends, transform: map), width: 4).map { $0 & 255 }
    #expect(found == [210, 150, 90, 30])
  }

  @Test(arguments: [
    ColorLineGradient.Shape.linear(from: Point(3, 3), to: Point(3, 3)), .radial(from: Point(1, 1), radius: 2, to: Point(1, 1), endRadius: 2),
    .linear(from: Point(.nan, 0), to: Point(1, 1)), .radial(from: .zero, radius: .infinity, to: .zero, endRadius: 1),
    .sweep(center: Point(.nan, 0), start: 0, end: 1),
  ])
  func paintsNothingWithoutAnExtent(shape: ColorLineGradient.Shape) {
    #expect(row(ColorLineGradient(shape, stops: ends)).allSatisfy { $0 == 0 })
    #expect(row(ColorLineGradient(.linear(from: .zero, to: Point(8, 0)), stops: [])).allSatisfy { $0 == 0 })
    let flat = Transform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    #expect(row(ColorLineGradient(.linear(from: .zero, to: Point(8, 0)), stops: ends, transform: flat)).allSatisfy { $0 == 0 })
  }
}
