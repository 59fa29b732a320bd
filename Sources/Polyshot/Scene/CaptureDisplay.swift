import Pixels

/// Which display is drawn around a capture.
enum CaptureDisplay {
  /// The model that makes captures of this size. Where no model does, a display as wide as the first model's with the capture's own proportions, so
  /// that nothing of the capture is cut off; a phone's display of up to 16:9 then has square corners and no cutout, as such phones have.
  ///
  /// Only phones and tablets follow the capture, and only within the proportions that such devices have: a whole page leaves through the bottom.
  ///
  /// - Returns: `nil` for a device of which no model is known.
  static func model(of facts: DeviceFacts, for capture: PixelSize) -> DeviceModel? {
    guard let model = facts.model(forCapture: capture), ![model.size, model.size.transposed].contains(capture),
      [.phone, .androidPhone, .tablet].contains(facts.frame)
    else { return facts.model(forCapture: capture) }
    let upright = capture.isLandscape ? capture.transposed : capture
    let aspect = min(max(upright.aspect, 1.2), 2.4)
    guard abs(aspect / model.size.aspect - 1) > 0.002 else { return model }
    let isOldPhone = facts.frame != .tablet && aspect < 1.9 && model.size.aspect >= 1.9
    return DeviceModel(
      size: PixelSize(width: model.size.width, height: Int((Double(model.size.width) * aspect).rounded())), scale: model.scale,
      cornerRadii: isOldPhone ? [0, 0, 0, 0] : model.cornerRadii, border: isOldPhone ? nil : model.border,
      cutout: isOldPhone ? .none : model.cutout, simulators: [])
  }
}

extension PixelSize {
  /// Height for one width.
  fileprivate var aspect: Double { Double(height) / Double(max(1, width)) }
}
