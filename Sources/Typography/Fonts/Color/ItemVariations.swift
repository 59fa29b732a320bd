/// How numbers of a table change over a variable font's axes: an item variation store and the map that leads into it
/// (OpenType 1.9, "OpenType Font Variations Common Table Formats").
struct ItemVariations {
  private let table: FontTable
  private let store: Int
  private let map: Int
  /// The font's place on its axes, normalized to −1…1.
  private let coordinates: [Double]

  /// `store` and `map` are offsets in the table; 0 is none.
  init(_ table: FontTable, store: Int, map: Int, coordinates: [Double]) {
    self.table = table
    self.store = store
    self.map = map
    self.coordinates = coordinates
  }

  private static let none = 0xFFFF_FFFF

  /// What is added to a number, in the units in which the table keeps it.
  func delta(_ index: Int) -> Double {
    guard store > 0, index < Self.none, coordinates.contains(where: { $0 != 0 }) else { return 0 }
    let (outer, inner) = entry(index)
    guard outer < table.u16(store + 6) else { return 0 }
    let data = store + table.u32(store + 8 + 4 * outer)
    let (items, words, regions) = (table.u16(data), table.u16(data + 2), table.u16(data + 4))
    guard inner < items else { return 0 }
    let (isLong, wide) = (words & 0x8000 != 0, words & 0x7FFF)
    let narrow = max(0, regions - wide)
    let row = data + 6 + 2 * regions + inner * (isLong ? 4 * wide + 2 * narrow : 2 * wide + narrow)
    var sum = 0.0
    for region in 0..<regions {
      let scalar = scalar(region: table.u16(data + 6 + 2 * region))
      guard scalar != 0 else { continue }
      let value: Int
      if region < wide {
        value = isLong ? table.i32(row + 4 * region) : table.i16(row + 2 * region)
      } else {
        let rest = region - wide
        value = isLong ? table.i16(row + 4 * wide + 2 * rest) : table.i8(row + 2 * wide + rest)
      }
      sum += scalar * Double(value)
    }
    return sum
  }

  private func entry(_ index: Int) -> (outer: Int, inner: Int) {
    guard map > 0 else { return (index >> 16, index & 0xFFFF) }
    let format = table.u8(map + 1)
    let isLong = table.u8(map) == 1
    let count = isLong ? table.u32(map + 2) : table.u16(map + 2)
    guard count > 0 else { return (index >> 16, index & 0xFFFF) }
    let size = (format >> 4 & 3) + 1
    let start = map + (isLong ? 6 : 4) + min(index, count - 1) * size
    let value = (0..<size).reduce(0) { $0 << 8 | table.u8(start + $1) }
    let bits = format & 15 + 1
    return (value >> bits, value & (1 << bits - 1))
  }

  /// How much of a region's change applies here.
  private func scalar(region: Int) -> Double {
    let list = store + table.u32(store + 2)
    let axes = table.u16(list)
    guard region < table.u16(list + 2) else { return 0 }
    var product = 1.0
    for axis in 0..<min(axes, coordinates.count) {
      let at = list + 4 + 6 * (region * axes + axis)
      let (start, peak, end) = (Double(table.i16(at)) / 16384, Double(table.i16(at + 2)) / 16384, Double(table.i16(at + 4)) / 16384)
      if start > peak || peak > end || peak == 0 || (start < 0 && end > 0) { continue }
      let place = coordinates[axis]
      if place == peak { continue }
      if place <= start || place >= end { return 0 }
      product *= place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak)
    }
    return product
  }
}
