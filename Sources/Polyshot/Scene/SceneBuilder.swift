import ImageFiles
import Pixels
import Typography

/// Resolves a shot: decodes the capture, places the device, sets the captions. The last stage that can fail.
struct SceneBuilder {
  let project: Project
  let typesetter: Typesetter

  /// Errors that a picture shows better than words: it is drawn.
  private static let drawnAllTheSame: Set<Finding.Code> = [.layoutOverflow, .layoutOverlap, .layoutEdge]

  /// The scene, and what building it had to say beyond the findings of its inputs.
  func scene(_ inputs: ShotInputs) throws(ShotFailure) -> (scene: Scene, findings: [Finding]) {
    var findings: [Finding] = []
    let shot = inputs.shot
    let picture = try decode(inputs, &findings)
    let device = device(for: picture, inputs)
    let setter = setter(inputs)
    let captions = setter.place(inputs.captions, sizes: inputs.sizes, theme: inputs.theme)
    findings += problems(of: captions, device: device, setter: setter, inputs)
    guard !findings.contains(where: { $0.severity == .error && !Self.drawnAllTheSame.contains($0.code) }) else {
      throw ShotFailure(findings: inputs.findings + findings)
    }

    let mesh = MeshGradient(inputs.theme.mesh)
    let isRightToLeft = shot.locale.direction == .rightToLeft
    let backdrop = Backdrop(size: shot.device.size, mesh: isRightToLeft ? mesh.mirrored : mesh, device: device)
    let screen = ScreenFit.picture(
      of: picture, in: device.screenRect, canvas: shot.device.size, drawsCutout: drawsCutout(on: device, over: picture))
    return (Scene(size: shot.device.size, backdrop: backdrop, screen: screen, captions: captions), findings)
  }

  // MARK: Capture

  private func decode(_ inputs: ShotInputs, _ findings: inout [Finding]) throws(ShotFailure) -> Pixmap {
    let capture = inputs.capture
    do throws(ImageError) {
      let image = try ImageFile.read(capture.bytes)
      let found = CaptureFindings(device: inputs.shot.device).findings(of: image, file: capture.path)
      findings += found.map { $0.about(inputs.shot) }
      return image.pixmap
    } catch {
      findings.append(Finding.captureUnreadable(.image(error)).at(file: capture.path).about(inputs.shot))
      throw ShotFailure(findings: inputs.findings + findings)
    }
  }

  // MARK: Device

  private func device(for picture: Pixmap, _ inputs: ShotInputs) -> PlacedDevice {
    let size = PixelSize(width: picture.width, height: picture.height)
    let geometry = geometry(for: size, inputs.shot.device)
    let placer = DevicePlacer(canvas: inputs.shot.device.size, spec: inputs.layout.device)
    let placement = placer.placement(of: geometry, captureIsLandscape: size.isLandscape)
    let width = abs(placement.determinant).squareRoot()
    let shadows = inputs.template.shadows.map { spec in
      Shadow(
        color: inputs.theme.shadow, x: spec.x * width, y: spec.y * width, sigma: spec.sigma * width,
        opacity: inputs.theme.opacities[spec.opacity] ?? 0)
    }
    let finish = Finish.all[inputs.theme.finish] ?? Finish.all["silver"]
    return PlacedDevice(geometry: geometry, finish: finish!, placement: placement, shadows: shadows)
  }

  private func geometry(for capture: PixelSize, _ device: ProjectDevice) -> FrameGeometry {
    guard let facts = device.captureFacts, facts.frame != .none, let display = CaptureDisplay.model(of: facts, for: capture) else {
      return .bare(capture)
    }
    return FrameGeometry(kind: facts.frame, model: display)
  }

  private func drawsCutout(on device: PlacedDevice, over picture: Pixmap) -> Bool {
    guard let cutout = device.geometry.cutoutRect else { return false }
    let screen = device.geometry.screen
    let factor = Double(min(picture.width, picture.height)) / screen.width
    let inCapture = Rect(
      x: (cutout.x - screen.x) * factor, y: (cutout.y - screen.y) * factor, width: cutout.width * factor, height: cutout.height * factor)
    return ScreenFit.allowsCutout(inCapture, in: picture)
  }

  // MARK: Captions

  private func setter(_ inputs: ShotInputs) -> CaptionSetter {
    CaptionSetter(inputs.shot, template: inputs.template, layout: inputs.layout, project: project, typesetter: typesetter)
  }

  private func problems(of captions: [PlacedCaption], device: PlacedDevice, setter: CaptionSetter, _ inputs: ShotInputs) -> [Finding] {
    let checks = CaptionChecks(
      captions: captions, device: device.geometry.kind == .none ? nil : device.bounds, canvas: inputs.shot.device.size)
    func key(_ slot: CaptionSlot) -> CaptionKey { CaptionKey(scene: inputs.shot.scene.name, slot: slot) }
    let own = captions.flatMap { caption in
      fontProblems(of: caption, key: key(caption.slot)) + fitProblems(of: caption, key: key(caption.slot), setter: setter, inputs)
    }
    let overlaps = checks.overlaps.map { Finding.layoutOverlap(key: key($0.slot), $0.neighbour, pixels: $0.pixels) }
    let edges = checks.edges.map { Finding.layoutEdge(key: key($0.slot), pixels: $0.pixels) }
    return (own + overlaps + edges).map { $0.about(inputs.shot) }
  }

  private func fontProblems(of caption: PlacedCaption, key: CaptionKey) -> [Finding] {
    let missing = caption.layout.missing
    let brands = caption.slot == .title ? project.fonts.title : project.fonts.body
    return (missing.isEmpty ? [] : [.missingGlyphs(missing, key: key)])
      + caption.layout.substitutions.compactMap { substitution in
        switch substitution {
        case .otherWeight(let family, let wanted, let used) where brands.contains(family):
          .fontMissingWeight(family: family, wanted: wanted, used: used)
        case .colorEmoji(let texts): .emojiInColor(texts, key: key)
        default: nil
        }
      }
  }

  private func fitProblems(of caption: PlacedCaption, key: CaptionKey, setter: CaptionSetter, _ inputs: ShotInputs) -> [Finding] {
    var found: [Finding] = []
    let layout = caption.layout
    let wanted = inputs.layout.slots[caption.slot]?.lines ?? 1
    let share = layout.size / setter.floor(of: caption.slot)
    let isSmall = share < 1 - 1e-6
    let hasTooLongWord = isSmall || layout.hyphenationGap != nil ? setter.hasTooLongWord(inputs.captions, slot: caption.slot) : false
    if let pixels = inputs.overflow[caption.slot] {
      let excess = setter.excessHeight(inputs.captions, sizes: inputs.sizes)
      found.append(.layoutOverflow(key: key, CaptionOverflow(layout, by: pixels, lines: wanted + 1, excess: excess)))
    } else {
      if layout.lines.count > wanted { found.append(.layoutLines(key: key, lines: layout.lines.count, wanted: wanted)) }
      if isSmall, hasTooLongWord { found.append(.layoutShrunk(key: key, percent: Int((share * 100).rounded()))) }
    }
    if let gap = layout.hyphenationGap, hasTooLongWord, let finding = Finding.hyphenation(gap, key: key) { found.append(finding) }
    return found
  }
}
