/// One finished picture: a device, a locale, a scene, and all that the project decides about it. Nothing here has touched the disk.
public struct Shot: Sendable {
  public let device: ProjectDevice
  public let locale: LocaleTag
  public let scene: ProjectScene
  /// The scene's place in the device's own list, from 1; never depends on a selection.
  public let number: Int
  /// Where the picture goes: relative to the project folder with `/`, absolute when the output lies elsewhere.
  public let path: String
  /// After device, scene and overrides have had their say.
  public let template: String
  /// The theme keys of the project: these lie below the template's own theme.
  public let projectTheme: JSONValue?
  /// The theme keys of the device, the scene and its overrides, in this order: later wins, all lie above the template's own theme.
  public let themes: [JSONValue]
  /// The captures the scene shows, first the main one.
  public let captures: [CaptureRequest]
  /// Scenes of one device and locale with the same group share one text size.
  public let textGroup: TextGroup
}

/// Shots that share one text size.
public struct TextGroup: Sendable, Hashable {
  public let device: String
  public let locale: LocaleTag
  public let template: String
  /// The scene's `textGroup`; `nil` stands for "all scenes that name none".
  public let name: String?
}

/// One capture that a scene asks for.
public struct CaptureRequest: Sendable, Hashable {
  /// The names that may stand for `{device}`, after `capturesFrom`: the entry's own, then that of the device it is.
  public let devices: [String]
  /// The name that stands for `{scene}`.
  public let scene: String
  /// What stands for `{number}`: the shot's own.
  public let number: Int
}
