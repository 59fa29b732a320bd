import Pixels
import Typography

/// The captions of one shot, looked up.
struct ShotCaptions: Sendable, Hashable {
  var texts: [CaptionSlot: String] = [:]
  /// Where a text is in another language than the locale's: whose it is. An English sentence in an Arabic set still runs from left to right.
  var origins: [CaptionSlot: LocaleTag] = [:]
}

/// The sizes that a text group came to, in pixels an em, and what did not fit.
struct CaptionSizes: Sendable, Hashable {
  var sizes: [CaptionSlot: Double] = [:]
  /// Per caption of the group, in the order given: slots that do not fit at the smallest size allowed, by how many pixels they are too wide;
  /// 0 where they are not too wide but have too many lines.
  var overflows: [[CaptionSlot: Double]] = []
}

/// Sets the captions of one locale on one canvas: style, common size, place.
struct CaptionSetter {
  let typesetter: Typesetter
  let layout: Template.Layout
  let tracking: [CaptionSlot: Double]
  let canvas: PixelSize
  let locale: LocaleTag
  let fonts: ProjectFonts
  let keepTogether: [String]

  private var profile: FontManifest.Profile { typesetter.library.manifest.profile(for: LanguageTag(locale.name)) }
  private var width: Double { Double(canvas.width) }
  private var height: Double { Double(canvas.height) }
  private var deviceTop: Double { layout.device.top * height }

  // MARK: Style

  /// Left edge and width of a slot's box, in canvas pixels.
  func box(of slot: CaptionSlot) -> (left: Double, width: Double) {
    let margin = (layout.caption.margin + (slot == .title ? 0 : layout.caption.subtitleInset)) * width
    return (margin, width - 2 * margin)
  }

  /// - Parameter origin: whose text it is, when it is in another language: size and weight stay those of the set.
  func request(_ text: String, origin: LocaleTag? = nil, slot: CaptionSlot, size: Double, keepsLines: Bool = false) -> TextRequest {
    let profile = profile
    let isTitle = slot == .title
    let locale = origin ?? locale
    let style = TextStyle(
      families: typesetter.library.manifest.families(for: LanguageTag(locale.name), brand: isTitle ? fonts.title : fonts.body),
      weight: isTitle ? profile.titleWeight : profile.subtitleWeight, size: size,
      tracking: profile.tracks ? tracking[slot] ?? 0 : 0,
      lineHeight: isTitle ? profile.titleLineHeight : profile.subtitleLineHeight)
    return TextRequest(
      text: keepsLines ? text : joined(text, locale), language: locale.name,
      direction: locale.direction == .rightToLeft ? .rightToLeft : .leftToRight,
      style: style,
      width: box(of: slot).width, alignment: .center, keepTogether: keepTogether, opticalAlignment: true)
  }

  /// Wide canvases put on one line what is written on two; Japanese and Chinese need no space there.
  private func joined(_ text: String, _ locale: LocaleTag) -> String {
    guard layout.caption.joinLines else { return text }
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    return lines.joined(separator: ["ja", "zh", "yue"].contains(locale.language) ? "" : " ")
  }

  // MARK: Size

  /// One size a slot for a whole set: the largest that keeps every caption to its box and lines, and every block to the region.
  func sizes(for set: [ShotCaptions]) -> CaptionSizes {
    var factor = 1.0
    while true {
      let found = fitted(set, factor: factor)
      let high = set.indices.filter { blockHeight(set[$0], sizes: found.sizes) > region.height }
      if high.isEmpty { return found }
      if factor < 0.4 {
        var tooHigh = found
        for index in high { tooHigh.overflows[index][.title, default: 0] += 0 }
        return tooHigh
      }
      factor *= 0.97
    }
  }

  private func fitted(_ set: [ShotCaptions], factor: Double) -> CaptionSizes {
    var result = CaptionSizes(overflows: Array(repeating: [:], count: set.count))
    for slot in Template.slots {
      let users = set.indices.filter { set[$0].texts[slot] != nil }
      guard let limits = limits(of: slot, factor: factor), !users.isEmpty else { continue }
      let requests = users.map { request(set[$0].texts[slot] ?? "", origin: set[$0].origins[slot], slot: slot, size: limits.ceiling) }
      let fit = typesetter.fit(requests, to: limits)
      result.sizes[slot] = fit.size
      for (index, user) in users.enumerated() {
        if fit.overflow[index] > 0 { result.overflows[user][slot] = fit.overflow[index] }
        if fit.tooManyLines.contains(index) { result.overflows[user][slot, default: 0] += 0 }
      }
    }
    return result
  }

  /// A slot's limits with the script's factor in; `factor` lowers the ceiling when blocks are too high, the subtitle's by a tenth at most.
  private func limits(of slot: CaptionSlot, factor: Double) -> SlotLimits? {
    guard let spec = layout.slots[slot] else { return nil }
    let scale = (slot == .title ? profile.titleScale : profile.subtitleScale) * width
    let ceiling = spec.ceiling * scale * (slot == .title ? factor : max(0.90, factor))
    return SlotLimits(ceiling: ceiling, floor: min(spec.floor * scale, ceiling), lines: spec.lines, width: box(of: slot).width)
  }

  // MARK: Place

  /// Upper and lower end of the region that captions have, in canvas pixels.
  private var region: (top: Double, height: Double) {
    let top = layout.caption.top * height
    return (top, deviceTop - layout.caption.clearance * width - top)
  }

  /// A caption's measure for the eye: from its first line's reference top to its last baseline and reference bottom.
  private func opticalHeight(_ layout: TextLayout, slot: CaptionSlot) -> Double {
    referenceTop(slot, size: layout.size) + layout.lastBaseline + profile.referenceBottom * layout.size
  }

  private func referenceTop(_ slot: CaptionSlot, size: Double) -> Double {
    let weight = slot == .title ? profile.titleWeight : profile.subtitleWeight
    return typesetter.library.referenceTop(of: profile, weight: weight) * size
  }

  private func layouts(_ captions: ShotCaptions, sizes: [CaptionSlot: Double]) -> [(slot: CaptionSlot, layout: TextLayout)] {
    Template.slots.compactMap { slot in
      guard let text = captions.texts[slot], let size = sizes[slot] else { return nil }
      return (slot, layout(text, origin: captions.origins[slot], slot: slot, size: size))
    }
  }

  /// A joined caption that needs several lines all the same breaks where its author broke it, if that costs no line and fits.
  private func layout(_ text: String, origin: LocaleTag?, slot: CaptionSlot, size: Double) -> TextLayout {
    let joined = typesetter.layout(request(text, origin: origin, slot: slot, size: size))
    guard layout.caption.joinLines, joined.lines.count > 1, text.contains("\n") else { return joined }
    let written = typesetter.layout(request(text, origin: origin, slot: slot, size: size, keepsLines: true))
    return written.lines.count <= joined.lines.count && written.width <= written.boxWidth ? written : joined
  }

  private func blockHeight(_ captions: ShotCaptions, sizes: [CaptionSlot: Double]) -> Double {
    let set = layouts(captions, sizes: sizes)
    return set.reduce(0) { $0 + opticalHeight($1.layout, slot: $1.slot) } + gap(set.count)
  }

  private func gap(_ count: Int) -> Double { count > 1 ? layout.caption.gap * width * profile.lastGapScale : 0 }

  /// Lays the captions out and centres their block in the region, a little above the middle: the frame is heavy.
  func place(_ captions: ShotCaptions, sizes: [CaptionSlot: Double], theme: Theme) -> [PlacedCaption] {
    let set = layouts(captions, sizes: sizes)
    let region = region
    let total = set.reduce(0) { $0 + opticalHeight($1.layout, slot: $1.slot) } + gap(set.count)
    var top = region.top + max(0, region.height - total) * layout.caption.placing
    return set.map { slot, layout in
      let origin = Point(box(of: slot).left, (top + referenceTop(slot, size: layout.size)).rounded())
      top += opticalHeight(layout, slot: slot) + gap(set.count)
      return PlacedCaption(slot: slot, layout: layout, origin: origin, color: theme.color(of: slot))
    }
  }
}

extension CaptionSetter {
  init(_ shot: Shot, template: Template, layout: Template.Layout, project: Project, typesetter: Typesetter) {
    self.init(
      typesetter: typesetter, layout: layout, tracking: template.tracking, canvas: shot.device.size, locale: shot.locale, fonts: project.fonts,
      keepTogether: project.keepTogether)
  }
}
