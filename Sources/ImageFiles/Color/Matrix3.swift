/// A 3 × 3 matrix in double precision, by rows.
struct Matrix3 {
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  static let identity = Matrix3(rows: (SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)))

  init(rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) {
    self.rows = rows
  }

  init(columns a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    rows = (SIMD3(a.x, b.x, c.x), SIMD3(a.y, b.y, c.y), SIMD3(a.z, b.z, c.z))
  }

  static func * (left: Matrix3, right: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((left.rows.0 * right).sum(), (left.rows.1 * right).sum(), (left.rows.2 * right).sum())
  }

  static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
    let columns = right.transposed.rows
    return Matrix3(columns: left * columns.0, left * columns.1, left * columns.2)
  }

  var transposed: Matrix3 { Matrix3(columns: rows.0, rows.1, rows.2) }

  /// nil when the determinant is (nearly) zero.
  var inverse: Matrix3? {
    let (a, b, c) = (Self.cross(rows.1, rows.2), Self.cross(rows.2, rows.0), Self.cross(rows.0, rows.1))
    let determinant = (rows.0 * a).sum()
    guard determinant.magnitude > 1e-9, determinant.isFinite else { return nil }
    return Matrix3(columns: a / determinant, b / determinant, c / determinant)
  }

  private static func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
  }
}
