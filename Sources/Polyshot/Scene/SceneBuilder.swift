import ImageFiles
import Pixels
import Typography

/// Resolves a shot: decodes the capture, places the device, sets the captions. The last stage that can fail.
struct SceneBuilder {
  let project: Project
  let typesetter: Typesetter

  /// The scene, and what building it had to say beyond the findings of its inputs.
  func scene(_ inputs: ShotInputs) throws(ShotFailure) -> (scene: Scene, findings: [Finding]) {
    var findings: [Finding] = []
    let shot = inputs.shot
    let picture = try decode(inputs, &findings)
    let device = device(for: picture, inputs)
    let captions = captions(inputs)
    findings += problems(of: captions, inputs)
    guard !findings.contains(where: { $0.severity == .error && $0.code != .layoutOverflow }) else {
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

  private func captions(_ inputs: ShotInputs) -> [PlacedCaption] {
    CaptionSetter(inputs.shot, template: inputs.template, layout: inputs.layout, project: project, typesetter: typesetter)
      .place(inputs.captions, sizes: inputs.sizes, theme: inputs.theme)
  }

  private func problems(of captions: [PlacedCaption], _ inputs: ShotInputs) -> [Finding] {
    captions.flatMap { caption -> [Finding] in
      let key = CaptionKey(scene: inputs.shot.scene.name, slot: caption.slot)
      var found: [Finding] = []
      if !caption.layout.missing.isEmpty { found.append(.missingGlyphs(caption.layout.missing, key: key)) }
      if let pixels = inputs.overflow[caption.slot] { found.append(.layoutOverflow(key: key, by: pixels, of: caption.layout)) }
      return found.map { $0.about(inputs.shot) }
    }
  }
}
