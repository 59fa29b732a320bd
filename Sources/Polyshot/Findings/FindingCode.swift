extension Finding {
  /// The stable name of what a finding is about. Names are part of the contract: they stand in `ignore` rules, in reports and in `--explain`.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    case fontMissingGlyph = "font.missing-glyph"
    case fontUnknownFamily = "font.unknown-family"
    case fontMissingWeight = "font.missing-weight"
    case fontSubstituted = "font.substituted"
    case fontRegionalForm = "font.regional-form"
    case fontSynthesized = "font.synthesized"
    case fontCorrupt = "font.corrupt"
    case captionMissing = "caption.missing"
    case captionFallback = "caption.fallback"
    case captionSyntax = "caption.syntax"
    case captionDuplicateKey = "caption.duplicate-key"
    case layoutOverflow = "layout.overflow"
    case layoutShrunk = "layout.shrunk"
    case layoutLines = "layout.lines"
    case captureMissing = "capture.missing"
    case captureFallback = "capture.fallback"
    case captureSize = "capture.size"
    case captureUnreadable = "capture.unreadable"
    case captureFormat = "capture.format"
    case outputMissing = "output.missing"
    case localeUnknown = "locale.unknown"
    case templateSyntax = "template.syntax"
    case templateUnknownKey = "template.unknown-key"
    case templateValue = "template.value"
    case projectSyntax = "project.syntax"
    case projectUnknownKey = "project.unknown-key"
    case projectValue = "project.value"
    case projectUnusedIgnore = "project.unused-ignore"

    /// What a finding of this code is unless the place decides otherwise.
    public var severity: Severity {
      switch self {
      case .fontMissingWeight, .fontSubstituted, .fontRegionalForm, .fontSynthesized, .captionFallback, .captionDuplicateKey, .layoutShrunk,
        .layoutLines, .captureFallback, .captureSize, .captureFormat, .projectUnusedIgnore:
        .warning
      case .fontMissingGlyph, .fontUnknownFamily, .fontCorrupt, .captionMissing, .captionSyntax, .layoutOverflow, .captureMissing,
        .captureUnreadable, .outputMissing, .localeUnknown, .templateSyntax, .templateUnknownKey, .templateValue, .projectSyntax,
        .projectUnknownKey, .projectValue:
        .error
      }
    }

    /// A problem of `polyshot.json` itself: with an error of this kind nothing is drawn.
    public var concernsProject: Bool { rawValue.hasPrefix("project.") }
  }
}
