extension ProjectReader {
  private static let sceneKeys = ["name", "template", "captures", "textGroup", "theme", "overrides"]
  private static let overrideKeys = ["locales", "devices", "template", "captures", "theme"]

  // MARK: Scenes

  func scenes() -> [ProjectScene] {
    var scenes: [ProjectScene] = []
    for (value, path) in requiredList("scenes") {
      guard let scene = scene(value, path: path) else { continue }
      if scenes.contains(where: { $0.name == scene.name }) { reader.report(value, path: path, .duplicateName(scene.name)) }
      scenes.append(scene)
    }
    return scenes
  }

  private func scene(_ value: JSONValue, path: String) -> ProjectScene? {
    if value.string != nil {
      return plainName(value, path: path).map {
        ProjectScene(name: $0, template: nil, captures: [], textGroup: nil, theme: nil, overrides: [])
      }
    }
    guard let fields = reader.fields(of: value, path: path, keys: Self.sceneKeys),
      let name = fields.required("name").flatMap({ plainName($0, path: fields.path(of: "name")) })
    else { return nil }
    return ProjectScene(
      name: name, template: templateName(fields), captures: captures(fields), textGroup: fields.string("textGroup"), theme: fields.object("theme"),
      overrides: fields.list("overrides").compactMap { override($0.value, path: $0.path) })
  }

  private func override(_ value: JSONValue, path: String) -> SceneOverride? {
    guard let fields = reader.fields(of: value, path: path, keys: Self.overrideKeys) else { return nil }
    return SceneOverride(
      locales: fields.list("locales").compactMap { locale($0.value, path: $0.path) }, devices: fields.strings("devices"),
      template: templateName(fields), captures: captures(fields), theme: fields.object("theme"))
  }

  /// Scene names, or `{ "device": …, "scene": … }`.
  private func captures(_ fields: Fields) -> [SceneCapture] {
    if case .array(let values)? = fields["captures"]?.content, values.isEmpty { fields.report("captures", .emptyList) }
    return fields.list("captures").compactMap { element in
      if element.value.string != nil { return plainName(element.value, path: element.path).map { SceneCapture(device: nil, scene: $0) } }
      guard let capture = reader.fields(of: element.value, path: element.path, keys: ["device", "scene"]),
        let scene = capture.required("scene").flatMap({ plainName($0, path: capture.path(of: "scene")) })
      else { return nil }
      return SceneCapture(device: capture["device"].flatMap { plainName($0, path: capture.path(of: "device")) }, scene: scene)
    }
  }

  // MARK: Devices

  /// One entry before `capturesFrom` is followed.
  private struct DeviceEntry {
    let value: JSONValue
    let path: String
    let name: String
    let size: PixelSize
    let facts: DeviceFacts?
    let capturesFrom: String?
    let scenes: [String]
    let template: String?
    let theme: JSONValue?
  }

  func devices(scenes: [String]) -> [ProjectDevice] {
    var entries: [DeviceEntry] = []
    for (value, path) in requiredList("devices") {
      guard let entry = deviceEntry(value, path: path, scenes: scenes) else { continue }
      if entries.contains(where: { $0.name == entry.name }) { reader.report(value, path: path, .duplicateName(entry.name)) }
      entries.append(entry)
    }
    let byName = Dictionary(entries.map { ($0.name, $0) }) { first, _ in first }
    return entries.map { entry in
      let source = captureDevice(of: entry, in: byName)
      return ProjectDevice(
        name: entry.name, size: entry.size, facts: entry.facts, captureDevice: source,
        captureFacts: byName[source]?.facts ?? catalog[source] ?? entry.facts, scenes: entry.scenes, template: entry.template, theme: entry.theme)
    }
  }

  private func deviceEntry(_ value: JSONValue, path: String, scenes: [String]) -> DeviceEntry? {
    if let name = value.string {
      guard let facts = device(named: name, value: value, path: path) else { return nil }
      return DeviceEntry(
        value: value, path: path, name: name, size: facts.sizes[0], facts: facts, capturesFrom: nil, scenes: scenes, template: nil, theme: nil)
    }
    let keys = ["device", "name", "size", "scenes", "capturesFrom", "template", "theme"]
    guard let fields = reader.fields(of: value, path: path, keys: keys) else { return nil }
    let named = fields["name"].flatMap { plainName($0, path: fields.path(of: "name")) }
    let size = fields["size"].flatMap { Fields.size($0, path: fields.path(of: "size"), reader: reader) }
    let deviceName = fields.string("device")
    let facts = deviceName.flatMap { device(named: $0, value: fields["device"] ?? value, path: fields.path(of: "device")) }
    let isComplete = deviceName != nil || fields["name"] != nil && fields["size"] != nil
    if !isComplete { reader.report(value, path: path, .needsNameAndSize) }
    let own = ownScenes(fields, known: scenes)
    let template = templateName(fields)
    let theme = fields.object("theme")
    let capturesFrom = fields["capturesFrom"].flatMap { plainName($0, path: fields.path(of: "capturesFrom")) }
    if let size, let facts { checkSize(size, facts, fields) }
    guard let name = named ?? facts?.name, let canvas = size ?? facts?.sizes[0] else { return nil }
    return DeviceEntry(
      value: value, path: path, name: name, size: canvas, facts: facts, capturesFrom: capturesFrom, scenes: own ?? scenes, template: template,
      theme: theme)
  }

  private func device(named name: String, value: JSONValue, path: String) -> DeviceFacts? {
    if let facts = catalog[name] { return facts }
    reader.report(value, path: path, .unknownName(name, known: catalog.names))
    return nil
  }

  private func ownScenes(_ fields: Fields, known: [String]) -> [String]? {
    guard fields["scenes"] != nil else { return nil }
    var names: [String] = []
    for (value, path) in fields.list("scenes") {
      guard let name = fields.string(value, path: path) else { continue }
      if !known.contains(name) {
        reader.report(value, path: path, .unknownName(name, known: known))
      } else if names.contains(name) {
        reader.report(value, path: path, .duplicateName(name))
      }
      names.append(name)
    }
    if case .array(let values)? = fields["scenes"]?.content, values.isEmpty { fields.report("scenes", .emptyList) }
    return names
  }

  private func checkSize(_ size: PixelSize, _ facts: DeviceFacts, _ fields: Fields) {
    let isTaken = facts.takesOtherSizes || facts.sizes.contains(size)
    if !isTaken { fields.report("size", .sizeNotTaken(size, device: facts.name, taken: facts.sizes)) }
  }

  /// Follows `capturesFrom` to the device whose captures are used.
  private func captureDevice(of entry: DeviceEntry, in entries: [String: DeviceEntry]) -> String {
    var chain = [entry.name]
    var current = entry
    while let source = current.capturesFrom {
      let path = "\(entry.path).capturesFrom"
      if chain.contains(source) {
        // Said once, where the circle begins.
        if source == entry.name { reader.report(entry.value["capturesFrom"] ?? entry.value, path: path, .capturesFromItself(chain + [source])) }
        return source
      }
      chain.append(source)
      guard let next = entries[source] else {
        if catalog[source] == nil, current.name == entry.name {
          let known = entries.keys.sorted() + catalog.names.filter { entries[$0] == nil }
          reader.report(entry.value["capturesFrom"] ?? entry.value, path: path, .unknownName(source, known: known))
        }
        return source
      }
      current = next
    }
    return current.name
  }

  // MARK: Names

  private func requiredList(_ key: String) -> [(value: JSONValue, path: String)] {
    guard let field = root.required(key) else { return [] }
    if case .array(let values) = field.content, values.isEmpty { root.report(key, .emptyList) }
    return root.list(key)
  }

  func plainName(_ value: JSONValue, path: String) -> String? {
    guard let name = root.string(value, path: path) else { return nil }
    guard ProjectPath.isPlainName(name) else {
      reader.report(value, path: path, .notPlainName(name))
      return nil
    }
    return name
  }

  /// Device names in overrides and captures must be known.
  func checkDeviceNames(_ devices: [ProjectDevice]) {
    let names = devices.map(\.name)
    let known = names + catalog.names.filter { !names.contains($0) }
    for (scene, path) in root.list("scenes") {
      check(scene["captures"], path: "\(path).captures", known: known)
      for (index, override) in (scene["overrides"]?.elements ?? []).enumerated() {
        let overridePath = "\(path).overrides[\(index)]"
        check(override["captures"], path: "\(overridePath).captures", known: known)
        for (place, device) in (override["devices"]?.elements ?? []).enumerated() {
          guard let name = device.string, !names.contains(name) else { continue }
          reader.report(device, path: "\(overridePath).devices[\(place)]", .unknownName(name, known: names))
        }
      }
    }
  }

  private func check(_ captures: JSONValue?, path: String, known: [String]) {
    for (index, capture) in (captures?.elements ?? []).enumerated() {
      guard let device = capture["device"], let name = device.string, !known.contains(name) else { continue }
      reader.report(device, path: "\(path)[\(index)].device", .unknownName(name, known: known))
    }
  }
}
