import Testing

@testable import Pixels

@Suite struct BlendTests {
  @Test func overIsExactForEveryPair() {
    for alpha in 0...255 {
      for value in 0...255 {
        let target = Color(UInt8(value), UInt8(255 - value), 0).premultiplied
        let result = channels(Blend.over(UInt32(alpha) << 24, target))
        let keep = Double(255 - alpha) / 255
        #expect(result[0] == Int((Double(value) * keep).rounded()))
        #expect(result[1] == Int((Double(255 - value) * keep).rounded()))
        #expect(result[3] == 255)
      }
    }
  }

  @Test func mixingIsExactForEveryPair() {
    for k in 0...255 {
      for value in 0...255 {
        let (source, target) = (Color(UInt8(value), 255, 3), Color(17, UInt8(value), UInt8(255 - value)))
        let result = channels(Blend.mix(source.premultiplied, target.premultiplied, UInt32(k)))
        func exact(_ s: UInt8, _ t: UInt8) -> Int { Int((Double(Int(s) * k + Int(t) * (255 - k)) / 255).rounded()) }
        #expect(result == [exact(source.red, target.red), exact(source.green, target.green), exact(source.blue, target.blue), 255])
      }
    }
  }

  @Test func fineWeightsAreExact() {
    var generator = SeededGenerator(state: 1)
    for _ in 0..<4000 {
      let source = Color(
        premultiplied: Color(.random(in: 0...255, using: &generator), 200, 90, .random(in: 0...255, using: &generator)).premultiplied)
      let target = Color(30, .random(in: 0...255, using: &generator), 250, .random(in: 0...255, using: &generator))
      let k = UInt32.random(in: 0...65_025, using: &generator)
      let (s, t) = (channels(source.premultiplied), channels(target.premultiplied))
      let over = channels(Blend.overFine(source.premultiplied, target.premultiplied, k))
      let mix = channels(Blend.mixFine(source.premultiplied, target.premultiplied, k))
      let weight = Double(k) / 65_025
      for channel in 0..<4 {
        let covered = Double(s[channel]) * weight
        #expect(over[channel] == Int((covered + Double(t[channel]) * (1 - Double(s[3]) / 255 * weight)).rounded()))
        #expect(mix[channel] == Int((covered + Double(t[channel]) * (1 - weight)).rounded()))
      }
    }
  }

  @Test func drawingNeverLeavesThePicture() {
    let source = Pixmap.noise(width: 5, height: 4)
    for y in -6...9 {
      for x in -7...9 {
        var canvas = Pixmap(width: 7, height: 6, color: .white)
        canvas.draw(source, at: PixelPoint(x, y))
        for row in 0..<6 {
          for column in 0..<7 {
            let inside = source.bounds.intersection(PixelRect(x: column - x, y: row - y, width: 1, height: 1))
            #expect(canvas[column, row] == (inside.isEmpty ? Color.white.premultiplied : source[column - x, row - y]))
          }
        }
      }
    }
    var canvas = Pixmap(width: 3, height: 3)
    canvas.draw(source, at: PixelPoint(Int.max, Int.min))
    canvas.draw(source, at: PixelPoint(Int.min, Int.max))
    #expect(canvas == Pixmap(width: 3, height: 3))
  }

  @Test func clipKeepsTheRest() {
    var canvas = Pixmap(width: 6, height: 6)
    canvas.draw(Pixmap(width: 6, height: 6, color: .white), clip: PixelRect(x: 2, y: 3, width: 2, height: 50))
    #expect(canvas.pixels.count { $0 != 0 } == 6)
    #expect(canvas[2, 3] != 0 && canvas[3, 5] != 0)
  }

  @Test func maskAndOpacityMultiply() {
    var canvas = Pixmap(width: 3, height: 1, color: .black)
    let mask = Mask(width: 3, height: 1, values: [0, 128, 255])!
    canvas.draw(Pixmap(width: 3, height: 1, color: Color(200, 100, 50)), mask: mask, opacity: 0.5)
    let half = 128.0 / 255
    #expect(channels(canvas[0, 0]) == [0, 0, 0, 255])
    #expect(
      channels(canvas[1, 0]) == [Int((200 * half * half).rounded()), Int((100 * half * half).rounded()), Int((50 * half * half).rounded()), 255])
    #expect(channels(canvas[2, 0]) == [Int((200 * half).rounded()), Int((100 * half).rounded()), Int((50 * half).rounded()), 255])
  }

  @Test func textCoverageIsOverValues() {
    var canvas = Pixmap(width: 256, height: 1, color: .white)
    canvas.fill(Mask(width: 256, height: 1, values: ContiguousArray(0...255))!, .color(Color(10, 60, 200)))
    for cover in 0...255 {
      let k = Double(cover) / 255
      func exact(_ value: Double) -> Int { Int((value * k + 255 * (1 - k)).rounded()) }
      #expect(channels(canvas[cover, 0]) == [exact(10), exact(60), exact(200), 255])
    }
  }

  @Test func noPixelBecomesImpossible() {
    var canvas = Pixmap.noise(width: 40, height: 40, seed: 3, alpha: true)
    let mask = Mask(.circle(center: Point(20, 20), radius: 15), bounds: PixelRect(width: 40, height: 40))
    canvas.draw(.noise(width: 40, height: 40, seed: 4, alpha: true), at: PixelPoint(-3, 5))
    canvas.draw(.noise(width: 40, height: 40, seed: 5, alpha: true), mask: mask, opacity: 0.7)
    canvas.fill(mask, at: PixelPoint(4, -4), .color(Color(255, 20, 90, 99)), opacity: 0.4)
    canvas.drawShadow(of: .circle(center: Point(20, 20), radius: 9), Shadow(color: Color(90, 255, 0), y: 3, sigma: 2, opacity: 0.6))
    #expect(canvas.isPossible)
  }

  @Test func storageIsReusedAndCleared() {
    var canvas = Pixmap.noise(width: 9, height: 9)
    canvas.reset(width: 4, height: 3, color: .white)
    #expect(canvas == Pixmap(width: 4, height: 3, color: .white))
    canvas.reset(width: 20, height: 11)
    #expect(canvas == Pixmap(width: 20, height: 11))
  }
}
