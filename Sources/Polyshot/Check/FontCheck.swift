import Typography

/// Finds what no font can draw: every caption of every locale, by the fonts' character maps after segmentation and shaping.
public struct FontCheck {
  private let context: RenderContext
  private let typesetter: Typesetter

  public init(_ resources: ProjectResources) {
    context = RenderContext(resources)
    typesetter = Typesetter(library: resources.fonts)
  }

  /// One finding a caption, devices folded; and what keeps captions from being looked at, so that silence means that all can be drawn.
  public func findings(_ plan: Plan) -> [Finding] {
    var known: [TextRequest: [MissingCluster]] = [:]
    var findings: [Finding] = []
    for shot in plan.shots {
      guard let template = context.templates[shot.template] else {
        findings += context.brokenTemplates[shot.template] ?? []
        continue
      }
      guard let layout = template.layouts[shot.device.deviceClass] else { continue }
      let setter = CaptionSetter(shot, template: template, layout: layout, project: context.project, typesetter: typesetter)
      let (captions, found) = context.captions(of: shot, template: template)
      findings += found.filter { $0.code == .captionSyntax }
      for slot in CaptionSlot.allCases {
        // size and width change no glyph
        guard let request = setter.request(captions, slot: slot, size: 100) else { continue }
        let missing = known[request] ?? typesetter.layout(request).missing
        known[request] = missing
        guard !missing.isEmpty else { continue }
        findings.append(.missingGlyphs(missing, key: CaptionKey(scene: shot.scene.name, slot: slot)).about(shot))
      }
    }
    return findings.folded()
  }
}
