import Typography

/// Lays a plan's captions out on one thread, for benchmarks.
package final class CaptionProbe {
  private let context: RenderContext
  /// Every different caption of the plan as its slot asks for it, at the slot's largest size.
  private let requests: [TextRequest]

  package init(_ resources: ProjectResources, plan: Plan) {
    context = RenderContext(resources)
    let typesetter = Typesetter(library: resources.fonts)
    var seen = Set<TextRequest>()
    var requests: [TextRequest] = []
    for shot in plan.shots {
      guard let template = context.templates[shot.template], let layout = template.layouts[shot.device.deviceClass] else { continue }
      let setter = CaptionSetter(shot, template: template, layout: layout, project: context.project, typesetter: typesetter)
      let captions = context.captions(of: shot, template: template).captions
      for slot in CaptionSlot.allCases {
        guard let spec = layout.slots[slot] else { continue }
        guard let request = setter.request(captions, slot: slot, size: spec.ceiling * Double(shot.device.size.width)) else { continue }
        if seen.insert(request).inserted { requests.append(request) }
      }
    }
    self.requests = requests
  }

  package var count: Int { requests.count }

  /// Lays every caption out by one new typesetter, each from its text on: none is met twice. Gives the glyphs placed.
  package func layOutAll() -> Int {
    let typesetter = Typesetter(library: context.fonts)
    return requests.reduce(0) { $0 + typesetter.layout($1).runs.reduce(0) { $0 + $1.glyphs.count } }
  }

  /// What a worker makes when it starts: a typesetter, a compositor with its glyph painter.
  package func startWorker() {
    let typesetter = Typesetter(library: context.fonts)
    let compositor = Compositor(backdrops: BackdropCache())
    withExtendedLifetime((typesetter, compositor)) {}
  }
}
