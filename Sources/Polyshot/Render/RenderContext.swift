import Typography

/// What all workers of a run share: the project, its templates, its fonts. Nothing here changes while the run goes on.
final class RenderContext: Sendable {
  let project: Project
  let templates: [String: Template]
  let brokenTemplates: [String: [Finding]]
  let fonts: FontLibrary
  let captures: CaptureFinder
  /// Of everything that may change pictures without standing in the project: the program's version, device facts, font files.
  let environmentKey: ContentKey
  /// The whole plan by text group: a selection still measures its whole groups.
  let groups: [TextGroup: [Shot]]
  let sizes: GroupSizes
  /// Of the patterns that divide a locale's words, where the project wants that and there are any.
  let hyphenation: [LocaleTag: ContentKey]

  init(_ resources: ProjectResources, record: RenderRecord = RenderRecord()) {
    project = resources.project
    templates = resources.templates
    brokenTemplates = resources.brokenTemplates
    fonts = resources.fonts
    captures = CaptureFinder(project)
    environmentKey = resources.environmentKey
    groups = Dictionary(grouping: Plan(project).shots, by: \.textGroup)
    sizes = GroupSizes(recorded: record.groups)
    hyphenation = project.hyphenation ? Self.patterns(of: project.locales, languages: fonts.manifest.languages) : [:]
  }

  private static func patterns(of locales: [LocaleTag], languages: LanguageRules) -> [LocaleTag: ContentKey] {
    let hyphenators = Hyphenators(languages: languages)
    var keys: [LocaleTag: ContentKey] = [:]
    for locale in locales {
      guard let path = hyphenators.dictionaryPath(for: LanguageTag(locale.name)), let bytes = try? Disk.read(path) else { continue }
      keys[locale] = ContentKey(of: bytes)
    }
    return keys
  }

  /// The captions a template shows of a shot, and what looking them up had to say.
  func captions(of shot: Shot, template: Template) -> (captions: ShotCaptions, findings: [Finding]) {
    let theme = template.theme(for: shot).theme
    var captions = ShotCaptions(type: CaptionType(theme))
    var findings: [Finding] = []
    let slots = template.layouts[shot.device.deviceClass]?.slots ?? [:]
    for slot in CaptionSlot.allCases where slots[slot] != nil {
      let key = CaptionKey(scene: shot.scene.name, slot: slot)
      let lookup = project.captions.lookup(key, locale: shot.locale)
      captions.texts[slot] = lookup.entry.map { entry in
        project.markup ? MarkedCaption(entry.text, names: Set(theme.marks.keys)) : MarkedCaption(plain: entry.text)
      }
      if case .fallback(_, let origin) = lookup, origin.language != shot.locale.language { captions.origins[slot] = origin }
      guard let finding = lookup.finding(key: key, locale: shot.locale) else { continue }
      // a broken file is said once, however many shots it spoils
      if case .unreadable = lookup { findings.append(finding) } else { findings.append(finding.about(shot)) }
    }
    return (captions, findings)
  }
}
