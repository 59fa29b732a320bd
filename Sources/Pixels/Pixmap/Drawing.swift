extension Pixmap {
  /// Source-over of a whole picture with its top left corner at `point`, clipped to this picture and to `clip`.
  /// - Parameter opacity: 0…1, rounded to 1/255.
  public mutating func draw(_ source: Pixmap, at point: PixelPoint = .zero, opacity: Double = 1, clip: PixelRect? = nil) {
    let weight = Pixmap.byte(opacity)
    let area = placed(source.bounds, at: point, clip)
    guard !area.isEmpty, weight > 0 else { return }
    let stride = width
    unsafe withUnsafeMutablePixels { target in
      unsafe source.withUnsafePixels { pixels in
        guard let to = target.baseAddress, let from = pixels.baseAddress else { return }
        for y in area.top..<area.bottom {
          let line = unsafe to + (y * stride + area.x)
          let sourceLine = unsafe from + ((y - point.y) * source.width + area.x - point.x)
          if weight == 255 {
            unsafe Blend.row(line, sourceLine, count: area.width)
          } else {
            unsafe Blend.row(line, sourceLine, opacity: weight, count: area.width)
          }
        }
      }
    }
  }

  /// Source-over through a mask that lies on the source, first pixel on first pixel; where the mask ends nothing is drawn.
  public mutating func draw(
    _ source: Pixmap, at point: PixelPoint = .zero, mask: Mask, opacity: Double = 1, clip: PixelRect? = nil
  ) {
    let weight = Pixmap.byte(opacity)
    let area = placed(source.bounds.intersection(mask.bounds), at: point, clip)
    guard !area.isEmpty, weight > 0 else { return }
    let stride = width
    unsafe withUnsafeMutablePixels { target in
      unsafe source.withUnsafePixels { pixels in
        unsafe mask.withUnsafeValues { values in
          guard let to = target.baseAddress, let from = pixels.baseAddress, let cover = values.baseAddress else { return }
          for y in area.top..<area.bottom {
            let (row, column) = (y - point.y, area.x - point.x)
            unsafe Blend.row(
              to + (y * stride + area.x), from + (row * source.width + column), cover + (row * mask.width + column),
              opacity: weight, count: area.width)
          }
        }
      }
    }
  }

  /// Source-over inside a path, antialiased. The path is given in the pixels of this picture.
  public mutating func draw(
    _ source: Pixmap, at point: PixelPoint = .zero, clippedTo path: Path, opacity: Double = 1, clip: PixelRect? = nil
  ) {
    let weight = Pixmap.byte(opacity)
    let area = placed(source.bounds, at: point, clip)
    guard !area.isEmpty, weight > 0 else { return }
    let rasterizer = Rasterizer(path, clip: area, rule: .nonZero)
    let stride = width
    unsafe withUnsafeMutablePixels { target in
      unsafe source.withUnsafePixels { pixels in
        guard let to = target.baseAddress, let from = pixels.baseAddress else { return }
        unsafe rasterizer.forEachRow { y, x, coverage in
          guard let cover = coverage.baseAddress else { return }
          unsafe Blend.row(
            to + (y * stride + x), from + ((y - point.y) * source.width + x - point.x), cover, opacity: weight, count: coverage.count)
        }
      }
    }
  }

  /// Copies a picture's pixels, alpha and all, in place of what was there.
  public mutating func replace(with source: Pixmap, at point: PixelPoint = .zero) {
    let area = placed(source.bounds, at: point, nil)
    guard !area.isEmpty else { return }
    let stride = width
    unsafe withUnsafeMutablePixels { target in
      unsafe source.withUnsafePixels { pixels in
        guard let to = target.baseAddress, let from = pixels.baseAddress else { return }
        for y in area.top..<area.bottom {
          let sourceLine = unsafe from + ((y - point.y) * source.width + area.x - point.x)
          unsafe (to + (y * stride + area.x)).update(from: sourceLine, count: area.width)
        }
      }
    }
  }

  /// Where something of the size of `bounds` (at the origin) falls when its corner is put at `point`.
  func placed(_ bounds: PixelRect, at point: PixelPoint, _ clip: PixelRect?) -> PixelRect {
    let own = clip.map { $0.intersection(self.bounds) } ?? self.bounds
    let limit = 1 << 32
    guard abs(point.x.clamped(limit)) < limit, abs(point.y.clamped(limit)) < limit else { return PixelRect(width: 0, height: 0) }
    return PixelRect(x: point.x, y: point.y, width: bounds.width, height: bounds.height).intersection(own)
  }

  /// An opacity as 0…255; what is no number is 0.
  static func byte(_ opacity: Double) -> UInt32 { opacity.isNaN ? 0 : UInt32((max(0, min(1, opacity)) * 255).rounded()) }
}

extension Int {
  fileprivate func clamped(_ limit: Int) -> Int { Swift.max(-limit, Swift.min(limit, self)) }
}
