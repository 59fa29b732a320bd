import ImageFiles

/// What is odd about a capture that was read all the same.
struct CaptureFindings {
  let device: ProjectDevice

  func findings(of image: DecodedImage, file: String) -> [Finding] {
    var found: [Finding] = []
    let header = image.header
    let suffix = file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let named: ImageFormat? = ["png": .png, "jpg": .jpeg, "jpeg": .jpeg][suffix]
    if let named, named != header.format { found.append(.captureFormat(is: header.format, named: named)) }
    let size = PixelSize(width: header.width, height: header.height)
    if let facts = device.captureFacts, !facts.takesAnyCapture {
      let known = facts.models.map(\.size)
      if !known.contains(size), !known.contains(size.transposed) { found.append(.captureSize(size, device: device.name, known: known)) }
    }
    found += image.warnings.map { .captureOddity($0) }
    return found.map { $0.at(file: file) }
  }
}

extension DeviceFacts {
  /// Nothing is known about the screens that captures come from.
  var takesAnyCapture: Bool { models.isEmpty }
}
