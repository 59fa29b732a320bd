import Typography

/// Everything that goes into a shot, found and read but not yet decoded, with the key that tells whether the picture on the disk is still true.
struct ShotInputs {
  let shot: Shot
  let template: Template
  let layout: Template.Layout
  let theme: Theme
  let captions: ShotCaptions
  /// The slots' common sizes in the shot's text group, and by how much this shot's captions are too wide at them.
  let sizes: [CaptionSlot: Double]
  let overflow: [CaptionSlot: Double]
  let capture: CaptureFile
  let key: ContentKey
  /// Warnings so far.
  let findings: [Finding]
}

/// A capture's bytes.
struct CaptureFile {
  /// As findings name it.
  let path: String
  let bytes: [UInt8]
  let key: ContentKey
}

/// Why a shot cannot be drawn: what to report, warnings that came before it included.
struct ShotFailure: Error {
  let findings: [Finding]
}

/// Finds and reads what a shot is made of.
struct ShotReader {
  let context: RenderContext
  let typesetter: Typesetter

  func read(_ shot: Shot) throws(ShotFailure) -> ShotInputs {
    var findings: [Finding] = []
    guard let template = context.templates[shot.template] else {
      throw ShotFailure(findings: context.brokenTemplates[shot.template] ?? [])
    }
    guard let layout = template.layouts[shot.device.deviceClass] else {
      throw ShotFailure(findings: [.templateNotOffered(template.name, for: shot.device.deviceClass).about(shot)])
    }
    let (captions, captionFindings) = context.captions(of: shot, template: template)
    findings += captionFindings
    let capture = capture(of: shot, &findings)
    guard let capture, !findings.hasErrors else { throw ShotFailure(findings: findings) }

    let (sizes, overflow) = sizes(of: shot, template: template, layout: layout)
    let theme = template.theme(for: shot).theme
    return ShotInputs(
      shot: shot, template: template, layout: layout, theme: theme, captions: captions, sizes: sizes, overflow: overflow, capture: capture,
      key: key(shot, template, theme, captions, sizes, capture), findings: findings)
  }

  // MARK: Captures

  private func capture(of shot: Shot, _ findings: inout [Finding]) -> CaptureFile? {
    guard let request = shot.captures.first else { return nil }
    let found = context.captures.find(request, for: shot)
    if let finding = context.captures.finding(found, for: shot) { findings.append(finding) }
    guard let path = found.path else { return nil }
    let name = ProjectPath.display(path, relativeTo: context.project.folder)
    do throws(DiskError) {
      let bytes = try Disk.read(path)
      return CaptureFile(path: name, bytes: bytes, key: ContentKey(of: bytes))
    } catch {
      findings.append(.captureUnreadable(.disk(error)).at(file: name).about(shot))
      return nil
    }
  }

  // MARK: Sizes

  private func sizes(of shot: Shot, template: Template, layout: Template.Layout) -> ([CaptionSlot: Double], [CaptionSlot: Double]) {
    let group = context.groups[shot.textGroup] ?? [shot]
    let own = groupSizes(shot, group, template: template, layout: layout)
    let index = group.firstIndex { $0.scene.name == shot.scene.name } ?? 0
    let overflow = index < own.overflows.count ? own.overflows[index] : [:]
    guard context.project.textSizes == .shared else { return (own.sizes, overflow) }
    return (sharedSizes(shot, own.sizes, template: template, layout: layout), overflow)
  }

  private func groupSizes(_ shot: Shot, _ group: [Shot], template: Template, layout: Template.Layout) -> CaptionSizes {
    let captions = group.map { context.captions(of: $0, template: template).captions }
    var key = ContentKeyBuilder()
    addTextSettings(shot, template, to: &key)
    for caption in captions { add(caption, to: &key) }
    return context.sizes.sizes(of: shot.textGroup, for: key.key) {
      CaptionSetter(shot, template: template, layout: layout, project: context.project, typesetter: typesetter).sizes(for: captions)
    }
  }

  /// The smallest share of its largest size that a slot has in any locale, of this locale's largest size.
  private func sharedSizes(
    _ shot: Shot, _ own: [CaptionSlot: Double], template: Template, layout: Template.Layout
  ) -> [CaptionSlot: Double] {
    func ceilings(_ shot: Shot) -> [CaptionSlot: Double] {
      CaptionSetter(shot, template: template, layout: layout, project: context.project, typesetter: typesetter).ceilings
    }
    var shares: [CaptionSlot: Double] = [:]
    for locale in context.project.locales {
      guard let group = context.groups[shot.textGroup.of(locale)], let first = group.first else { continue }
      let largest = ceilings(first)
      for (slot, size) in groupSizes(first, group, template: template, layout: layout).sizes {
        shares[slot] = min(shares[slot] ?? 1, size / (largest[slot] ?? size))
      }
    }
    let largest = ceilings(shot)
    return own.reduce(into: [:]) { sizes, item in sizes[item.key] = min(item.value, (largest[item.key] ?? item.value) * (shares[item.key] ?? 1)) }
  }

  // MARK: Keys

  private func addTextSettings(_ shot: Shot, _ template: Template, to key: inout ContentKeyBuilder) {
    key.add(context.environmentKey)
    key.add(template.contentKey)
    key.add(shot.device.size.width)
    key.add(shot.device.size.height)
    key.add(shot.locale.name)
    key.add(context.project.hyphenation)
    if let patterns = context.hyphenation[shot.locale] { key.add(patterns) }
    for list in [context.project.fonts.title, context.project.fonts.body, context.project.keepTogether] {
      key.add(list.count)
      for text in list { key.add(text) }
    }
  }

  private func add(_ captions: ShotCaptions, to key: inout ContentKeyBuilder) {
    for slot in CaptionSlot.allCases {
      key.add(captions.texts[slot] != nil)
      key.add(captions.texts[slot]?.text ?? "")
      for mark in captions.texts[slot]?.marks ?? [] { key.add("\(mark.range) \(mark.name)") }
      key.add(captions.origins[slot]?.name ?? "")
      key.add(captions.type.slots[slot]?.inWriting ?? "")
      key.add(captions.type.reaches[slot]?.width ?? 0)
      key.add(captions.type.reaches[slot]?.height ?? 0)
    }
    for name in captions.type.markWeights.keys.sorted() { key.add("\(name) \(captions.type.markWeights[name]!)") }
  }

  private func key(
    _ shot: Shot, _ template: Template, _ theme: Theme, _ captions: ShotCaptions, _ sizes: [CaptionSlot: Double], _ capture: CaptureFile
  ) -> ContentKey {
    var key = ContentKeyBuilder()
    addTextSettings(shot, template, to: &key)
    // what there is to say names them
    key.add(shot.device.name)
    key.add(shot.scene.name)
    key.add(shot.device.captureFacts?.name ?? "")
    theme.add(to: &key)
    add(captions, to: &key)
    for slot in CaptionSlot.allCases { key.add(sizes[slot] ?? 0) }
    key.add(capture.key)
    // what a name promises is part of what there is to say
    key.add(capture.path.split(separator: ".").last.map(String.init) ?? "")
    return key.key
  }
}

extension Theme {
  /// Every value, into a content key.
  func add(to key: inout ContentKeyBuilder) {
    for color in [title, subtitle, shadow, accent ?? title] { key.add(Int(color.premultiplied)) }
    for slot in CaptionSlot.allCases { key.add(styles[slot]?.inWriting ?? "") }
    for name in marks.keys.sorted() { key.add("\(name) \(marks[name]!)") }
    key.add(finish)
    for which in Opacity.allCases { key.add(opacities[which] ?? 0) }
    key.add(mesh.count)
    for spot in mesh {
      for number in [spot.x, spot.y, spot.sigma] { key.add(number) }
      key.add(Int(spot.color.premultiplied))
    }
  }
}

extension TextGroup {
  /// The same group in another locale.
  fileprivate func of(_ locale: LocaleTag) -> TextGroup { TextGroup(device: device, locale: locale, template: template, name: name) }
}

extension Finding {
  func about(_ shot: Shot) -> Finding { about(device: shot.device.name, locale: shot.locale.name, scene: shot.scene.name) }
}
