import Pixels

/// The flame of the streak screens: three nested flames, the innermost the lightest.
struct FlamePicture {
  let canvas: Canvas

  func draw(_ box: Box) {
    guard canvas.paints else { return }
    let layers: [(Double, Color, Color)] = [
      (1, rgb(0xFF9A4D), rgb(0xE93C2A)), (0.66, rgb(0xFFC46B), rgb(0xFF7B3E)), (0.36, rgb(0xFFF3CE), rgb(0xFFCB6E)),
    ]
    for (share, top, bottom) in layers {
      let side = box.width * share
      let part = Box(box.midX - side / 2, box.y + box.height * 0.97 - side * 0.97 - (1 - share) * box.height * 0.07, side, side)
      let pixels = canvas.rect(part)
      let unit = pixels.width / 24
      for layer in IconPath.layers(of: .flame) {
        let path = layer.path.transformed(by: Transform.scale(unit).then(.translation(x: pixels.left, y: pixels.top)))
        canvas.fill(path, .linear(from: Point(pixels.midX, pixels.top), to: Point(pixels.midX, pixels.bottom), top, bottom))
      }
    }
  }
}
