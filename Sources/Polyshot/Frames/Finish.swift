import Pixels

/// The metal of a frame: four tones from which its gradients are mixed.
public struct Finish: Sendable, Hashable {
  public let name: String
  let dark: Color
  let side: Color
  let light: Color
  let mid: Color

  init(_ name: String, dark: UInt32, side: UInt32, light: UInt32, mid: UInt32) {
    self.name = name
    self.dark = Color(rgb: dark)
    self.side = Color(rgb: side)
    self.light = Color(rgb: light)
    self.mid = Color(rgb: mid)
  }

  /// Every finish, by name.
  public static let all: [String: Finish] = {
    let list = [
      Finish("graphite", dark: 0x1F2023, side: 0x5B5D62, light: 0xA9ABB0, mid: 0x3A3B3F),
      Finish("silver", dark: 0x8D9096, side: 0xD5D7DA, light: 0xFFFFFF, mid: 0xB5B8BD),
      Finish("sand", dark: 0x8C7A68, side: 0xCDBBA6, light: 0xF6EADB, mid: 0xAD9A85),
      Finish("midnight", dark: 0x15171D, side: 0x3F4552, light: 0x8790A3, mid: 0x252A34),
      Finish("titan", dark: 0x34373D, side: 0x8D919B, light: 0xECEEF3, mid: 0x585C65),
    ]
    return Dictionary(uniqueKeysWithValues: list.map { ($0.name, $0) })
  }()

  /// Across the body, from edge to edge: a rounded rail that catches the light at both sides.
  var body: Gradient {
    Gradient([
      .init(0, dark), .init(0.012, side), .init(0.03, mid), .init(0.50, side), .init(0.97, mid), .init(0.988, side), .init(1, dark),
    ])
  }

  /// Along the diagonal from the top left, where the one light stands.
  var edgeLight: Gradient { Gradient([.init(0, light), .init(0.22, side), .init(0.50, mid), .init(0.78, side), .init(1, light)]) }

  /// Across a button, from its outer side inwards.
  var button: Gradient { Gradient([dark, side, mid]) }

  /// Down the side of a round crown.
  var crown: Gradient { Gradient([dark, side, dark]) }

  /// Down the front edge of a laptop's base.
  var base: Gradient { Gradient([side, mid, dark]) }
}

extension Color {
  /// `0xRRGGBB`.
  init(rgb: UInt32) { self.init(UInt8(rgb >> 16 & 255), UInt8(rgb >> 8 & 255), UInt8(rgb & 255)) }
}
