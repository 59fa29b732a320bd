import Pixels
import Typography

/// The captions of one shot, looked up.
struct ShotCaptions: Sendable, Hashable {
  var texts: [CaptionSlot: MarkedCaption] = [:]
  /// Where a text is in another language than the locale's: whose it is. An English sentence in an Arabic set still runs from left to right.
  var origins: [CaptionSlot: LocaleTag] = [:]
  /// What the shot's theme says of weights, case, features.
  var type = CaptionType()
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
  /// Whether words that are too wide may be divided.
  var hyphenates = false

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

  /// What plates and outlines take beside and above a slot's letters, in em. The scenes of a set may have different ones; the largest gives the room.
  private func reach(_ set: [ShotCaptions], _ slot: CaptionSlot) -> Size {
    set.reduce(Size(0, 0)) { largest, captions in
      let own = captions.texts[slot] == nil ? nil : captions.type.reaches[slot]
      return Size(max(largest.width, own?.width ?? 0), max(largest.height, own?.height ?? 0))
    }
  }

  /// A slot's caption as it is laid out; nil when the shot has none there. A text in another language than the locale's keeps the set's size and weight.
  func request(_ captions: ShotCaptions, slot: CaptionSlot, size: Double, keepsLines: Bool = false) -> TextRequest? {
    guard let caption = captions.texts[slot] else { return nil }
    let profile = profile
    let isTitle = slot == .title
    let locale = captions.origins[slot] ?? locale
    let own = captions.type.slots[slot]
    let style = TextStyle(
      families: typesetter.library.manifest.families(for: LanguageTag(locale.name), brand: isTitle ? fonts.title : fonts.body),
      weight: own?.weight ?? weight(of: slot), size: size, tracking: profile.tracks ? tracking[slot] ?? 0 : 0,
      lineHeight: isTitle ? profile.titleLineHeight : profile.subtitleLineHeight, features: own?.features ?? [:],
      letterCase: own?.letterCase ?? .none, axes: own?.axes ?? [:], emoji: own?.emoji ?? .color)
    let shown = keepsLines ? caption : joined(caption, locale)
    let width = box(of: slot).width - 2 * reach([captions], slot).width * size
    return TextRequest(
      text: shown.text, language: locale.name, direction: locale.direction == .rightToLeft ? .rightToLeft : .leftToRight, style: style,
      width: max(0, width), alignment: layout.caption.align, spans: spans(of: shown, captions.type), keepTogether: keepTogether,
      hyphenates: hyphenates, opticalAlignment: true)
  }

  private func weight(of slot: CaptionSlot) -> Int { slot == .title ? profile.titleWeight : profile.subtitleWeight }

  /// One span a stretch of equal marks; equal sets of marks share their number (see `markSets`).
  private func spans(of caption: MarkedCaption, _ type: CaptionType) -> [TextSpan] {
    let sets = caption.markSets
    return caption.segments.map { range, names in
      TextSpan(
        start: range.lowerBound, end: range.upperBound, weight: names.compactMap { type.markWeights[$0] }.last,
        appearanceIndex: sets.firstIndex(of: names))
    }
  }

  /// Wide canvases put on one line what is written on two; Japanese and Chinese need no space there.
  private func joined(_ caption: MarkedCaption, _ locale: LocaleTag) -> MarkedCaption {
    layout.caption.joinLines ? caption.joined(by: ["ja", "zh", "yue"].contains(locale.language) ? "" : " ") : caption
  }

  // MARK: Size

  /// One size a slot for a whole set: the largest that keeps every caption to its box and lines, and every block to the region.
  func sizes(for set: [ShotCaptions]) -> CaptionSizes {
    var factor = 1.0
    while true {
      let found = fitted(set, factor: factor)
      // What overflows all the same is told, and makes no other caption smaller.
      let high = set.indices.filter { found.overflows[$0].isEmpty && blockHeight(set[$0], sizes: found.sizes) > region.height }
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
      guard let limits = limits(of: slot, factor: factor, reach: reach(set, slot).width), !users.isEmpty else { continue }
      let requests = users.compactMap { request(set[$0], slot: slot, size: limits.ceiling) }
      let fit = typesetter.fit(requests, to: limits)
      let (size, overhangs) = inkFit(requests, from: fit.size, floor: min(fit.size, limits.floor))
      result.sizes[slot] = size
      for (index, user) in users.enumerated() {
        let excess = max(fit.overflow[index], overhangs[index])
        if excess > 0 { result.overflows[user][slot] = excess }
        if fit.tooManyLines.contains(index) { result.overflows[user][slot, default: 0] += 0 }
      }
    }
    return result
  }

  /// The size made smaller until no ink leaves the box, and by how much each text's does all the same at the floor: a letter may reach beyond its
  /// advance, in Nastaliq by half an em.
  private func inkFit(_ requests: [TextRequest], from size: Double, floor: Double) -> (size: Double, overhangs: [Double]) {
    var size = size
    while true {
      let overhangs = requests.map { request in
        var sized = request
        sized.style.size = size
        let overhang = typesetter.layout(sized).overhang
        return overhang > Self.inkTolerance ? overhang : 0
      }
      if size <= floor || overhangs.allSatisfy({ $0 == 0 }) { return (size, overhangs) }
      size = max(floor, size * 0.985)
    }
  }

  /// Pixels that ink may leave the box by: antialiasing.
  private static let inkTolerance = 1.0

  /// By how many pixels the block of a shot's captions is higher than its place.
  func excessHeight(_ captions: ShotCaptions, sizes: [CaptionSlot: Double]) -> Double { blockHeight(captions, sizes: sizes) - region.height }

  /// The largest size of each slot, in pixels an em.
  var ceilings: [CaptionSlot: Double] {
    Dictionary(uniqueKeysWithValues: Template.slots.compactMap { slot in limits(of: slot, factor: 1).map { (slot, $0.ceiling) } })
  }

  /// The smallest size that the template wants for a slot, in pixels an em.
  func floor(of slot: CaptionSlot) -> Double { limits(of: slot, factor: 1)?.floor ?? 0 }

  /// Whether a text cannot be set at the smallest size wanted because one of its words is too wide.
  func hasTooLongWord(_ captions: ShotCaptions, slot: CaptionSlot) -> Bool {
    guard let limits = limits(of: slot, factor: 1, reach: reach([captions], slot).width),
      let request = request(captions, slot: slot, size: limits.floor)
    else { return false }
    return typesetter.fit([request], to: limits).size < limits.floor * (1 - 1e-9)
  }

  /// A slot's limits with the script's factor in; `factor` lowers the ceiling when blocks are too high, the subtitle's by a tenth at most.
  private func limits(of slot: CaptionSlot, factor: Double, reach: Double = 0) -> SlotLimits? {
    guard let spec = layout.slots[slot] else { return nil }
    let scale = (slot == .title ? profile.titleScale : profile.subtitleScale) * width
    let ceiling = spec.ceiling * scale * (slot == .title ? factor : max(0.90, factor))
    return SlotLimits(ceiling: ceiling, floor: min(spec.floor * scale, ceiling), lines: spec.lines, width: box(of: slot).width, reach: reach)
  }

  // MARK: Place

  /// Upper and lower end of the region that captions have, in canvas pixels.
  private var region: (top: Double, height: Double) {
    let top = layout.caption.top * height
    return (top, deviceTop - layout.caption.clearance * width - top)
  }

  /// A caption's measure for the eye: from its first line's reference top to its last baseline and reference bottom, and what its plate adds.
  private func opticalHeight(_ layout: TextLayout, of captions: ShotCaptions, slot: CaptionSlot) -> Double {
    let letters = referenceTop(slot, size: layout.size) + layout.lastBaseline + profile.referenceBottom * layout.size
    return letters + 2 * reach([captions], slot).height * layout.size
  }

  private func referenceTop(_ slot: CaptionSlot, size: Double) -> Double {
    typesetter.library.referenceTop(of: profile, weight: weight(of: slot)) * size
  }

  private func layouts(_ captions: ShotCaptions, sizes: [CaptionSlot: Double]) -> [(slot: CaptionSlot, layout: TextLayout)] {
    Template.slots.compactMap { slot in
      sizes[slot].flatMap { layout(captions, slot: slot, size: $0) }.map { (slot, $0) }
    }
  }

  /// A joined caption that needs several lines all the same breaks where its author broke it, if that costs no line and fits.
  private func layout(_ captions: ShotCaptions, slot: CaptionSlot, size: Double) -> TextLayout? {
    guard let request = request(captions, slot: slot, size: size) else { return nil }
    let joined = typesetter.layout(request)
    guard layout.caption.joinLines, joined.lines.count > 1, captions.texts[slot]?.text.contains("\n") ?? false,
      let asWritten = self.request(captions, slot: slot, size: size, keepsLines: true)
    else { return joined }
    let written = typesetter.layout(asWritten)
    return written.lines.count <= joined.lines.count && written.width <= written.boxWidth ? written : joined
  }

  private func blockHeight(_ captions: ShotCaptions, sizes: [CaptionSlot: Double]) -> Double {
    let set = layouts(captions, sizes: sizes)
    return set.reduce(0) { $0 + opticalHeight($1.layout, of: captions, slot: $1.slot) } + gap(set.count)
  }

  private func gap(_ count: Int) -> Double { count > 1 ? layout.caption.gap * width * profile.lastGapScale : 0 }

  /// Lays the captions out and centres their block in the region, a little above the middle: the frame is heavy.
  func place(_ captions: ShotCaptions, sizes: [CaptionSlot: Double], theme: Theme) -> [PlacedCaption] {
    let set = layouts(captions, sizes: sizes)
    let region = region
    let total = set.reduce(0) { $0 + opticalHeight($1.layout, of: captions, slot: $1.slot) } + gap(set.count)
    var top = region.top + max(0, region.height - total) * layout.caption.placing
    return set.map { slot, layout in
      let reach = reach([captions], slot)
      let left = box(of: slot).left + reach.width * layout.size
      let origin = Point(left, (top + reach.height * layout.size + referenceTop(slot, size: layout.size)).rounded())
      top += opticalHeight(layout, of: captions, slot: slot) + gap(set.count)
      let marks = captions.texts[slot]?.markSets ?? []
      return PlacedCaption(slot: slot, layout: layout, origin: origin, appearance: theme.appearance(of: slot, marks: marks))
    }
  }
}

extension CaptionSetter {
  init(_ shot: Shot, template: Template, layout: Template.Layout, project: Project, typesetter: Typesetter) {
    self.init(
      typesetter: typesetter, layout: layout, tracking: template.tracking, canvas: shot.device.size, locale: shot.locale, fonts: project.fonts,
      keepTogether: project.keepTogether, hyphenates: project.hyphenation)
  }
}
