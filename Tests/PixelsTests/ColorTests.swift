import Testing

@testable import Pixels

@Suite struct ColorTests {
  @Test func hexadecimalForms() {
    #expect(Color(hex: "#0aF") == Color(0, 170, 255))
    #expect(Color(hex: "#FFEBDD") == Color(255, 235, 221))
    #expect(Color(hex: "#01020380") == Color(1, 2, 3, 128))
  }

  @Test(arguments: ["", "#", "FFEBDD", "#FFEBD", "#GGEBDD", "#FFEBDD8", "#FFEBDD800", "#ÄÄÄ", "# 1 2 3", "#+1+2+3"])
  func refusesOtherText(_ text: String) { #expect(Color(hex: text) == nil) }

  @Test func premultiplyingIsExactForEveryPair() {
    for alpha in 0...255 {
      for value in 0...255 {
        let pixel = Color(UInt8(value), 0, 255, UInt8(alpha)).premultiplied
        #expect(channels(pixel) == [Int((Double(value) * Double(alpha) / 255).rounded()), 0, alpha, alpha])
      }
    }
  }

  @Test func straightColorComesBack() {
    for value in stride(from: 0, through: 255, by: 5) {
      let color = Color(UInt8(value), 255, 0, 255)
      #expect(Color(premultiplied: color.premultiplied) == color)
    }
    #expect(Color(premultiplied: 0) == .clear)
    #expect(Color(premultiplied: Color(250, 120, 30, 128).premultiplied) == Color(249, 120, 30, 128))  // 125.49 was stored as 125
  }

  /// Values from Ottosson's own C++ code as published, and from the CSS Color 4 sample conversions.
  @Test(arguments: [
    (Color(255, 0, 0), 0.627955, 0.224863, 0.125846), (Color(0, 255, 0), 0.866440, -0.233888, 0.179498),
    (Color(0, 0, 255), 0.452014, -0.032457, -0.311528), (Color(255, 255, 255), 1, 0, 0), (Color(0, 0, 0), 0, 0, 0),
  ])
  func oklabOfKnownColors(_ color: Color, _ lightness: Double, _ a: Double, _ b: Double) {
    let lab = OKLab(color)
    #expect(abs(lab.lightness - lightness) < 2e-5)
    #expect(abs(lab.a - a) < 2e-5)
    #expect(abs(lab.b - b) < 2e-5)
  }

  @Test func oklabComesBackToEveryGrey() {
    for value in 0...255 {
      let (red, green, blue) = OKLab(Color(UInt8(value), UInt8(255 - value), 77)).linear.encoded
      #expect(Int((red * 255).rounded()) == value)
      #expect(Int((green * 255).rounded()) == 255 - value)
      #expect(Int((blue * 255).rounded()) == 77)
    }
  }

  /// Ratios as WebAIM's contrast checker prints them.
  @Test func contrastRatios() {
    #expect(Color.black.contrast(with: .white) == 21)
    #expect(abs(Color(119, 119, 119).contrast(with: .white) - 4.48) < 0.005)
    #expect(abs(Color.white.contrast(with: Color(0, 0, 255)) - 8.59) < 0.005)
    #expect(Color(9, 9, 9).contrast(with: Color(9, 9, 9)) == 1)
  }

  @Test func mixingRunsThroughOKLab() {
    #expect(Color.mix(.black, .white, 0.5) == Color(99, 99, 99))  // L = 0.5: light 0.125, value 0.38857
    #expect(Color.mix(.black, .white, 0) == .black)
    #expect(Color.mix(.black, .white, 1) == .white)
    #expect(Color.mix(Color(200, 10, 60), Color(200, 10, 60), 0.3) == Color(200, 10, 60))
    #expect(Color.mix(Color(200, 10, 60), .clear, 0.5) == Color(200, 10, 60, 128))
  }

  @Test func lightRoundsToTheNearestValueEverywhere() {
    let rounding = SRGBRounding.shared
    unsafe rounding.base.withUnsafeBufferPointer { base in
      unsafe rounding.threshold.withUnsafeBufferPointer { threshold in
        for step in 0...20_000 {
          let light = Double(step) / 20_000
          let exact = UInt32((SRGB.encoded(light) * 255).rounded())
          #expect(unsafe SRGBRounding.byte(light, base.baseAddress!, threshold.baseAddress!) == exact)
        }
      }
    }
  }
}
