import Polyshot

extension Command {
  static let list =
    Command(
      "list", "lists what can be named", verbs: ["devices", "locales", "templates", "scenes"], operands: ["FOLDER"],
      options: [.format(["text", "json"])]
    ) { invocation in
      do throws(Refusal) {
        invocation.show(try invocation.table())
        return .done
      } catch {
        return error.status
      }
    }
}

/// Rows of named cells, to be written as JSON objects or as aligned columns.
private struct Table {
  let name: String
  let rows: [[(key: String, value: JSONOutput?)]]

  var json: JSONOutput {
    let objects = rows.map { row in
      JSONOutput.object(row.compactMap { cell in cell.value.map { JSONOutput.Member(key: cell.key, value: $0) } })
    }
    return .object([JSONOutput.Member(key: name, value: .array(objects))])
  }

  /// One row a line; the columns' names are the first line when `heading` is set.
  func lines(heading: Bool) -> [String] {
    let names = heading ? [rows.first?.map(\.key) ?? []] : []
    let cells = names + rows.map { $0.map { Self.text($0.value) } }
    let widths = cells.first?.indices.map { column in cells.map { $0[column].count }.max() ?? 0 } ?? []
    return cells.map { row in
      let padded = zip(row, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }.joined(separator: "  ")
      return String(padded.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static func text(_ value: JSONOutput?) -> String {
    switch value {
    case nil, .null: "-"
    case .string(let text): text
    case .bool(let flag): flag ? "yes" : "no"
    case .array(let values): values.map { text($0) }.joined(separator: ",")
    case .integer, .number, .object: value?.text ?? ""
    }
  }
}

extension Invocation {
  /// People see what the columns are; a program that reads standard output gets the rows alone.
  fileprivate func show(_ table: Table) {
    if wantsJSON { return console.print(table.json.text) }
    var lines = table.lines(heading: console.isTerminal)
    if console.isTerminal { console.say(lines.removeFirst()) }
    console.print(lines.joined(separator: "\n"))
  }

  fileprivate func table() throws(Refusal) -> Table {
    switch arguments.verb {
    case "devices": try devices()
    case "locales": try locales()
    case "templates": try templates()
    default: try scenes()
    }
  }

  private func devices() throws(Refusal) -> Table {
    Table(
      name: "devices",
      rows: try catalog().devices.map { device in
        [
          ("name", .string(device.name)), ("width", .integer(device.sizes[0].width)), ("height", .integer(device.sizes[0].height)),
          ("store", .string(device.store.rawValue)), ("displayType", device.displayType.map(JSONOutput.string)),
          ("landscape", .bool(device.sizes[0].isLandscape)), ("captureSizes", wantsJSON ? .array(device.captureSizes.map(Self.pair)) : nil),
          ("source", .string(device.source)), ("checked", .string(device.checked)),
        ].filter { wantsJSON || !["captureSizes", "source"].contains($0.0) }
      })
  }

  private static func pair(_ size: PixelSize) -> JSONOutput { .array([.integer(size.width), .integer(size.height)]) }

  /// The project's locales with what it has for each; without a project all that the stores know.
  private func locales() throws(Refusal) -> Table {
    guard hasProject else { return Table(name: "locales", rows: LocaleTag.storeLocales.map { row($0, captions: nil, captures: nil) }) }
    let project = try project()
    let shots = Plan(project).shots
    let finder = CaptureFinder(project)
    let rows = project.locales.map { locale in
      let captures = shots.count { shot in
        shot.locale == locale && shot.captures.allSatisfy { if case .found = finder.find($0, for: shot) { true } else { false } }
      }
      return row(locale, captions: project.captions.count(of: locale), captures: captures)
    }
    return Table(name: "locales", rows: rows)
  }

  private func row(_ locale: LocaleTag, captions: Int?, captures: Int?) -> [(key: String, value: JSONOutput?)] {
    var row: [(key: String, value: JSONOutput?)] = [
      ("name", .string(locale.name)), ("direction", .string(locale.direction.rawValue)), ("appStore", locale.appStore.map(JSONOutput.string)),
      ("play", locale.play.map(JSONOutput.string)),
    ]
    if let captions, let captures { row += [("captions", .integer(captions)), ("captures", .integer(captures))] }
    return row
  }

  private func templates() throws(Refusal) -> Table {
    let devices = try catalog().devices
    return Table(
      name: "templates",
      rows: Template.all(in: resources).map { template in
        let served = devices.filter { template.classes.contains(DeviceClass($0.sizes[0])) }.map(\.name)
        return [("name", .string(template.name)), ("themes", .strings(template.themeNames)), ("devices", .strings(served))]
      })
  }

  private func scenes() throws(Refusal) -> Table {
    let project = try project()
    return Table(
      name: "scenes",
      rows: project.scenes.map { scene in
        let devices = project.devices.filter { $0.scenes.contains(scene.name) }.map(\.name)
        return [("name", .string(scene.name)), ("devices", .strings(devices)), ("template", .string(scene.template ?? project.template))]
      })
  }

  private var hasProject: Bool { Project.exists(inFolder: projectFolder) }
}
