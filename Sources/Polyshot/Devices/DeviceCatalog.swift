/// Every device name that projects can use, in the order of the data file, each landscape form after its portrait.
public struct DeviceCatalog: Sendable {
  public let devices: [DeviceFacts]
  private let byName: [String: DeviceFacts]

  public init(devices: [DeviceFacts]) {
    self.devices = devices
    byName = Dictionary(devices.map { ($0.name, $0) }) { first, _ in first }
  }

  public subscript(name: String) -> DeviceFacts? { byName[name] }

  public var names: [String] { devices.map(\.name) }

  /// What reading gave: without a single file there is no catalog.
  public struct Problems: Error, Sendable, Hashable {
    public let findings: [Finding]
  }

  /// Reads `Devices/devices.json` of every resource folder; an earlier folder's device stands in for a later one's of the same name.
  public static func load(from resources: ResourceFolders) throws(Problems) -> DeviceCatalog {
    var devices: [DeviceFacts] = []
    var findings: [Finding] = []
    var paths: [String] = []
    for folder in resources.folders("Devices") where Disk.isFile(folder + "/devices.json") { paths.append(folder + "/devices.json") }
    if paths.isEmpty { findings.append(.noResource("Devices/devices.json", searched: resources.roots)) }
    for path in paths {
      let reader = FieldReader(file: path, codes: .project)
      do throws(DiskError) {
        let known = Set(devices.map(\.name))
        devices += DeviceFileReader(reader: reader).devices(try Disk.readText(path)).filter { !known.contains($0.name) }
      } catch {
        findings.append(.unreadableProjectFile(error).at(file: path))
      }
      findings += reader.findings
    }
    guard findings.isEmpty else { throw Problems(findings: findings.sorted()) }
    return DeviceCatalog(devices: devices)
  }
}

/// Reads one devices file.
struct DeviceFileReader {
  let reader: FieldReader

  private static let deviceKeys = ["name", "store", "displayType", "sizes", "otherSizes", "landscape", "frame", "models", "source", "checked"]
  private static let modelKeys = ["size", "scale", "radius", "radii", "border", "cutout", "simulators"]

  func devices(_ bytes: [UInt8]) -> [DeviceFacts] {
    guard let root = reader.root(of: bytes, keys: ["devices"]) else { return [] }
    return root.list("devices").flatMap { element -> [DeviceFacts] in
      guard let fields = reader.fields(of: element.value, path: element.path, keys: Self.deviceKeys) else { return [] }
      return devices(fields)
    }
  }

  private func devices(_ fields: Fields) -> [DeviceFacts] {
    let sizes = fields.list("sizes").compactMap { size($0.value, path: $0.path) }
    guard let name = fields.required("name")?.string, let store = fields.name("store", of: DeviceFacts.Store.self),
      let frame = fields.name("frame", of: DeviceFacts.FrameKind.self)
    else { return [] }
    guard !sizes.isEmpty else {
      fields.report("sizes", .emptyList)
      return []
    }
    let models = fields.list("models").compactMap { model($0.value, path: $0.path) }
    let facts = { (name: String, sizes: [PixelSize], landscape: Bool) in
      DeviceFacts(
        name: name, store: store, displayType: fields.string("displayType"), sizes: sizes, takesOtherSizes: fields.bool("otherSizes") ?? false,
        landscape: landscape, frame: frame, models: models, source: fields.string("source") ?? "", checked: fields.string("checked") ?? "")
    }
    let upright = facts(name, sizes, false)
    guard fields.bool("landscape") ?? false else { return [upright] }
    return [upright, facts(name + "-landscape", sizes.map(\.transposed), true)]
  }

  private func model(_ value: JSONValue, path: String) -> DeviceModel? {
    guard let fields = reader.fields(of: value, path: path, keys: Self.modelKeys) else { return nil }
    guard let size = fields.required("size").flatMap({ size($0, path: fields.path(of: "size")) }) else { return nil }
    let radius = fields.number("radius", in: 0...1000) ?? 0
    let radii = fields.numbers("radii", count: 4) ?? [radius, radius, radius, radius]
    let border = fields.numbers("border", count: 2).map { DeviceModel.Border(side: $0[0], topBottom: $0[1]) }
    return DeviceModel(
      size: size, scale: fields.number("scale", in: 0.1...10) ?? 1, cornerRadii: radii, border: border, cutout: cutout(fields),
      simulators: fields.strings("simulators"))
  }

  private func cutout(_ model: Fields) -> DeviceModel.Cutout {
    guard let value = model["cutout"] else { return .none }
    let keys = ["kind", "width", "height", "top", "x", "y", "radius"]
    guard let fields = reader.fields(of: value, path: model.path(of: "cutout"), keys: keys) else { return .none }
    let length = { (key: String) in fields.number(key, in: 0...10_000) ?? 0 }
    switch fields.string("kind") {
    case "island": return .island(width: length("width"), height: length("height"), top: length("top"))
    case "notch": return .notch(width: length("width"), height: length("height"))
    case "hole": return .hole(x: length("x"), y: length("y"), radius: length("radius"))
    case let kind:
      fields.report("kind", .unknownName(kind ?? "", known: ["island", "notch", "hole"]))
      return .none
    }
  }

  private func size(_ value: JSONValue, path: String) -> PixelSize? { Fields.size(value, path: path, reader: reader) }
}
