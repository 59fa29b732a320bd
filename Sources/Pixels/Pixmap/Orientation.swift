/// Where row 0 and column 0 of stored pixels belong in the upright picture: the numbers of EXIF's Orientation tag (CIPA DC-008, 4.6.4).
public enum Orientation: Int, Sendable, CaseIterable {
  /// Stored upright.
  case up = 1
  /// Stored mirrored left to right.
  case upMirrored = 2
  /// Stored upside down: to be turned by 180°.
  case down = 3
  /// Stored mirrored top to bottom.
  case downMirrored = 4
  /// Stored with rows and columns exchanged.
  case leftMirrored = 5
  /// To be turned by 90° clockwise.
  case right = 6
  /// Stored with rows and columns exchanged about the other diagonal.
  case rightMirrored = 7
  /// To be turned by 90° anticlockwise.
  case left = 8

  public var swapsSides: Bool { rawValue >= 5 }
}

extension Pixmap {
  /// The upright picture of pixels that were stored in `orientation`.
  public func oriented(_ orientation: Orientation) -> Pixmap {
    if orientation == .up { return self }
    let (sourceWidth, sourceHeight) = (width, height)
    let (w, h) = orientation.swapsSides ? (sourceHeight, sourceWidth) : (sourceWidth, sourceHeight)
    // The source index of the result's pixel (x, y) is start + x · perColumn + y · perRow.
    let (right, down) = (1, sourceWidth)
    let (lastColumn, lastRow) = (sourceWidth - 1, (sourceHeight - 1) * sourceWidth)
    let (start, perColumn, perRow) =
      switch orientation {
      case .up: (0, right, down)
      case .upMirrored: (lastColumn, -right, down)
      case .down: (lastRow + lastColumn, -right, -down)
      case .downMirrored: (lastRow, right, -down)
      case .leftMirrored: (0, down, right)
      case .right: (lastRow, -down, right)
      case .rightMirrored: (lastRow + lastColumn, -down, -right)
      case .left: (lastColumn, down, -right)
      }
    return unsafe withUnsafePixels { source in
      unsafe Pixmap(width: w, height: h) { target in
        for y in 0..<h {
          var from = start + y * perRow
          var to = y * w
          while to < (y + 1) * w {
            unsafe target[to] = source[from]
            to += 1
            from += perColumn
          }
        }
      }
    }
  }

  /// Left and right exchanged.
  public func flippedHorizontally() -> Pixmap { oriented(.upMirrored) }

  /// Turned clockwise by quarters; negative numbers turn anticlockwise.
  public func rotated(quarterTurns: Int) -> Pixmap {
    let orientations: [Orientation] = [.up, .right, .down, .left]
    return oriented(orientations[((quarterTurns % 4) + 4) % 4])
  }
}
