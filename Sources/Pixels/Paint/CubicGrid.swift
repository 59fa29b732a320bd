/// Values on a coarse grid brought to full resolution with the cubic through the four nearest grid points (Lagrange), whose error is of
/// fourth order in the grid's step.
struct CubicWeights {
  /// Four weights for each of the `step` positions between two grid points, the first position lying on the grid point.
  let weights: ContiguousArray<Double>
  let step: Int

  /// - Parameter offset: how far the first position lies from the grid point, in grid steps.
  init(step: Int, offset: Double = 0) {
    self.step = step
    weights = ContiguousArray(
      (0..<step).flatMap { position -> [Double] in
        let t = Double(position) / Double(step) + offset
        return [
          -t * (t - 1) * (t - 2) / 6, (t + 1) * (t - 1) * (t - 2) / 2, -(t + 1) * t * (t - 2) / 2, (t + 1) * t * (t - 1) / 6,
        ]
      })
  }
}
