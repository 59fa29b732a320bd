/// All shots of a project, in order: device, locale, scene as the project lists them. Pure: nothing here reads the disk.
public struct Plan: Sendable {
  /// What the selection leaves.
  public let shots: [Shot]

  /// - Parameter outputFolder: stands in for the project's `output.folder` (`--output`).
  public init(_ project: Project, selection: Selection = .all, outputFolder: String? = nil) {
    shots = project.devices.flatMap { device in
      project.locales.flatMap { locale in
        device.scenes.enumerated().compactMap { index, name in
          guard selection.contains(device: device.name, locale: locale, scene: name) else { return nil }
          guard let scene = project.scenes.first(where: { $0.name == name }) else { return nil }
          return Shot(project: project, device: device, locale: locale, scene: scene, number: index + 1, outputFolder: outputFolder)
        }
      }
    }
  }
}

extension Shot {
  init(project: Project, device: ProjectDevice, locale: LocaleTag, scene: ProjectScene, number: Int, outputFolder: String?) {
    let overrides = scene.overrides.filter { $0.applies(device: device.name, locale: locale) }
    let template = overrides.last { $0.template != nil }?.template ?? scene.template ?? device.template ?? project.template
    let named = overrides.last { !$0.captures.isEmpty }?.captures ?? scene.captures
    let captures = named.isEmpty ? [SceneCapture(device: nil, scene: scene.name)] : named
    self.device = device
    self.locale = locale
    self.scene = scene
    self.number = number
    self.template = template
    projectTheme = project.theme
    themes = [device.theme, scene.theme].compactMap { $0 } + overrides.compactMap(\.theme)
    let ownNames = [device.captureDevice] + [device.captureFacts?.name].compactMap { $0 }.filter { $0 != device.captureDevice }
    self.captures = captures.map { CaptureRequest(devices: $0.device.map { [$0] } ?? ownNames, scene: $0.scene, number: number) }
    textGroup = TextGroup(device: device.name, locale: locale, template: template, name: scene.textGroup)
    let values = PlaceholderValues(
      device: device.name, folder: device.facts?.displayType ?? device.name, locale: locale, store: device.facts?.store, number: number,
      scene: scene.name, simulator: device.captureFacts?.simulators.first ?? device.name)
    let file = project.output.layout.path(values.text)
    path = ProjectPath.display(ProjectPath.joined(outputFolder ?? project.output.folder, file), relativeTo: project.folder)
  }
}
