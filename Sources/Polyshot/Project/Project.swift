/// A project folder, read and checked: settings, locales, devices, scenes and captions.
public struct Project: Sendable {
  /// Absolute path.
  public let folder: String
  public let name: String
  public let sourceLocale: LocaleTag
  /// In plan order.
  public let locales: [LocaleTag]
  /// In plan order; names are unique.
  public let devices: [ProjectDevice]
  /// In plan order; names are unique.
  public let scenes: [ProjectScene]
  public let capturePattern: PathPattern
  /// The locale whose captures serve where neither the locale nor its parents have one.
  public let captureLocale: LocaleTag?
  public let template: String
  public let theme: JSONValue?
  public let fonts: ProjectFonts
  public let keepTogether: [String]
  public let protectedTerms: [String]
  public let markup: Bool
  public let textSizes: TextSizes
  /// Words that are wider than a line at the smallest size are divided.
  public let hyphenation: Bool
  public let ignore: [IgnoreRule]
  public let output: OutputSettings
  public let captions: CaptionTable
  /// What reading had to say that does not stop the work (broken caption files, unknown locale folders), sorted.
  public let findings: [Finding]
}

/// Which captions share a size.
public enum TextSizes: String, Sendable, Hashable, CaseIterable {
  /// Those of one locale: no long word of one language makes the others small.
  case locale
  /// Those of all locales, each times its script's factor.
  case shared
}

/// One entry of `devices`.
public struct ProjectDevice: Sendable, Hashable {
  /// Unique in the project; `--device` takes it and the output folder bears it.
  public let name: String
  public let size: PixelSize
  /// The device's facts; `nil` for a canvas of one's own size.
  public let facts: DeviceFacts?
  /// The device whose captures (and, for a canvas of one's own, whose frame) are used; the own name unless `capturesFrom` says otherwise.
  public let captureDevice: String
  /// The facts of the device that the captures come from: they decide the frame.
  public let captureFacts: DeviceFacts?
  /// The device's own list of scene names, in order.
  public let scenes: [String]
  public let template: String?
  public let theme: JSONValue?

  public var deviceClass: DeviceClass { DeviceClass(size) }
}

/// One entry of `scenes`.
public struct ProjectScene: Sendable, Hashable {
  public let name: String
  public let template: String?
  /// Empty: the capture of the scene's own name.
  public let captures: [SceneCapture]
  public let textGroup: String?
  public let theme: JSONValue?
  public let overrides: [SceneOverride]
}

/// A capture that a scene names: another scene's, or another device's.
public struct SceneCapture: Sendable, Hashable {
  public let device: String?
  public let scene: String
}

/// What a scene changes for some locales and devices; an empty list stands for all.
public struct SceneOverride: Sendable, Hashable {
  public let locales: [LocaleTag]
  public let devices: [String]
  public let template: String?
  public let captures: [SceneCapture]
  public let theme: JSONValue?

  func applies(device: String, locale: LocaleTag) -> Bool {
    (devices.isEmpty || devices.contains(device)) && (locales.isEmpty || locales.contains { $0.isSame(as: locale) })
  }
}

/// Families in the order they are asked, before the built-in fallback; empty: the template's.
public struct ProjectFonts: Sendable, Hashable {
  public let title: [String]
  public let body: [String]
}

/// A finding that is known and accepted.
public struct IgnoreRule: Sendable, Hashable {
  public let code: Finding.Code
  /// Empty lists stand for all.
  public let locales: [LocaleTag]
  public let devices: [String]
  public let scenes: [String]
  public let reason: String?
  public let position: SourcePosition

  public func matches(_ finding: Finding) -> Bool {
    func allows(_ list: [String], _ name: String?) -> Bool { list.isEmpty || name.map(list.contains) ?? false }
    let devicesMatch =
      finding.devices.isEmpty ? allows(devices, finding.device) : devices.isEmpty || finding.devices.allSatisfy(devices.contains)
    let localesMatch = locales.isEmpty || finding.locale.flatMap { LocaleTag($0) }.map { tag in locales.contains { $0.isSame(as: tag) } } ?? false
    return finding.code == code && devicesMatch && allows(scenes, finding.scene) && localesMatch
  }
}

/// Where finished pictures go.
public struct OutputSettings: Sendable, Hashable {
  /// As written: relative to the project folder, or absolute.
  public let folder: String
  public let layout: PathPattern
}
