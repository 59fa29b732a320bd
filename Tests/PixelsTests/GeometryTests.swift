import Testing

@testable import Pixels

@Suite struct GeometryTests {
  @Test func transformsRunInOrder() {
    let map = Transform.scale(2).then(.translation(x: 10, y: 0)).then(.rotation(degrees: 90))
    #expect(map.apply(Point(3, 4)) == Point(-8, 16))
  }

  @Test func quarterTurnIsClockwiseOnTheScreen() {
    #expect(Transform.rotation(degrees: 90, about: Point(5, 5)).apply(Point(9, 5)) == Point(5, 9))
    #expect(Transform.rotation(degrees: -90).apply(Point(1, 0)) == Point(0, -1))
  }

  @Test func inverseUndoes() throws {
    let map = Transform.rotation(degrees: 33).then(.scale(x: 3, y: 0.5)).then(.translation(x: 7, y: -2))
    let back = try #require(map.inverse)
    let point = back.apply(map.apply(Point(12.5, -8)))
    #expect((point - Point(12.5, -8)).length < 1e-12)
    #expect(Transform.scale(x: 0, y: 1).inverse == nil)
  }

  @Test func coveringPixels() {
    #expect(PixelRect(covering: Rect(x: 0.5, y: -0.5, width: 1, height: 1)) == PixelRect(x: 0, y: -1, width: 2, height: 2))
    #expect(PixelRect(covering: Rect(x: .nan, y: 0, width: 1, height: 1)).isEmpty)
    #expect(PixelRect(covering: Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)).intersection(PixelRect(width: 9, height: 9)).width == 9)
  }

  @Test func intersectionsDoNotOverflow() {
    let huge = PixelRect(x: Int.max - 5, y: 0, width: 100, height: 1)
    #expect(huge.intersection(PixelRect(width: 10, height: 10)).isEmpty)
  }
}
