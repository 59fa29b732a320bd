extension Fields {
  /// `[width, height]` in whole pixels, within the limit for pictures.
  static func size(_ value: JSONValue, path: String, reader: FieldReader) -> PixelSize? {
    guard case .array(let parts) = value.content, parts.count == 2, case .number(let width) = parts[0].content,
      case .number(let height) = parts[1].content, let width = Int(exactly: width), let height = Int(exactly: height)
    else {
      reader.report(value, path: path, .wrongKind(expected: "a list of two whole numbers, width and height"))
      return nil
    }
    let size = PixelSize(width: width, height: height)
    guard size.isAllowed else {
      reader.report(value, path: path, .outOfRange(expected: "at least 1 × 1 and at most \(PixelSize.limit / 1_000_000) million pixels"))
      return nil
    }
    return size
  }

  /// A list of so many finite numbers of at least 0.
  func numbers(_ key: String, count: Int) -> [Double]? {
    guard let field = self[key] else { return nil }
    let numbers = list(key).compactMap { element -> Double? in
      if case .number(let number) = element.value.content, number >= 0, number.isFinite { number } else { nil }
    }
    if numbers.count == count { return numbers }
    reader.report(field, path: path(of: key), .wrongKind(expected: "a list of \(count) numbers"))
    return nil
  }

  /// One of the names of an enumeration; required.
  func name<Name: RawRepresentable & CaseIterable>(_ key: String, of type: Name.Type) -> Name? where Name.RawValue == String {
    guard let field = required(key), let text = string(field, path: path(of: key)) else { return nil }
    if let name = Name(rawValue: text) { return name }
    report(key, .unknownName(text, known: Name.allCases.map(\.rawValue)))
    return nil
  }
}
