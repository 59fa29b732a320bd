/// What became of one shot.
public struct ShotReport: Sendable, Hashable {
  public enum Status: String, Sendable, Hashable {
    case rendered, fresh, failed, pending
  }

  public let device: String
  public let locale: String
  public let scene: String
  /// Relative to the project folder with `/`, absolute when outside.
  public let path: String
  public let size: PixelSize
  public let status: Status
  public let milliseconds: Double
  /// A fresh shot repeats those of the run that drew it.
  public let findings: [Finding]

  public init(_ shot: Shot, status: Status, milliseconds: Double, findings: [Finding]) {
    device = shot.device.name
    locale = shot.locale.name
    scene = shot.scene.name
    path = shot.path
    size = shot.device.size
    self.status = status
    self.milliseconds = milliseconds.roundedToThousandths
    self.findings = findings.sorted()
  }

  var json: JSONOutput {
    .object([
      "device": .string(device), "locale": .string(locale), "scene": .string(scene), "path": .string(path), "width": .integer(size.width),
      "height": .integer(size.height), "status": .string(status.rawValue), "milliseconds": .number(milliseconds),
      "findings": .array(findings.map(\.json)),
    ])
  }
}
