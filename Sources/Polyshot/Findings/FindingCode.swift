extension Finding {
  /// The stable name of what a finding is about. Names are part of the contract: they stand in `ignore` rules and in reports.
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
    case captionUntranslated = "caption.untranslated"
    case captionRawKey = "caption.raw-key"
    case captionNeedsReview = "caption.needs-review"
    case captionUnused = "caption.unused"
    case captionSyntax = "caption.syntax"
    case captionWhitespace = "caption.whitespace"
    case captionPlaceholder = "caption.placeholder"
    case captionDuplicateKey = "caption.duplicate-key"
    case captionInvisible = "caption.invisible"
    case captionWrongScript = "caption.wrong-script"
    case captionWrongLanguage = "caption.wrong-language"
    case captionPunctuation = "caption.punctuation"
    case captionTerm = "caption.term"
    case layoutOverflow = "layout.overflow"
    case layoutShrunk = "layout.shrunk"
    case layoutLines = "layout.lines"
    case layoutOverlap = "layout.overlap"
    case layoutEdge = "layout.edge"
    case layoutContrast = "layout.contrast"
    case layoutGroupSmall = "layout.group-small"
    case layoutIllegible = "layout.illegible"
    case captureMissing = "capture.missing"
    case captureFallback = "capture.fallback"
    case captureSize = "capture.size"
    case captureFlat = "capture.flat"
    case captureSameAcrossLocales = "capture.same-across-locales"
    case captureSameAcrossScenes = "capture.same-across-scenes"
    case captureDiffers = "capture.differs"
    case captureUnreadable = "capture.unreadable"
    case captureFormat = "capture.format"
    case captureOrientation = "capture.orientation"
    case captureProfile = "capture.profile"
    case outputMissing = "output.missing"
    case outputStale = "output.stale"
    case outputSize = "output.size"
    case outputAlpha = "output.alpha"
    case outputColour = "output.colour"
    case outputCount = "output.count"
    case outputOrder = "output.order"
    case outputBytes = "output.bytes"
    case outputName = "output.name"
    case outputForeign = "output.foreign"
    case outputDuplicate = "output.duplicate"
    case storeSetMissing = "store.set-missing"
    case storeAspect = "store.aspect"
    case storeNoFrameOrText = "store.no-frame-or-text"
    case storeRulesOld = "store.rules-old"
    case localeUnknown = "locale.unknown"
    case localeCollision = "locale.collision"
    case templateSyntax = "template.syntax"
    case templateUnknownKey = "template.unknown-key"
    case templateValue = "template.value"
    case frameNoHole = "frame.no-hole"
    case frameAmbiguous = "frame.ambiguous"
    case projectSyntax = "project.syntax"
    case projectUnknownKey = "project.unknown-key"
    case projectValue = "project.value"
    case projectUnusedIgnore = "project.unused-ignore"

    /// What a finding of this code is unless the place decides otherwise.
    public var severity: Severity {
      switch self {
      case .fontMissingGlyph, .fontUnknownFamily, .fontCorrupt, .captionMissing, .captionRawKey, .captionSyntax, .captionPlaceholder,
        .layoutOverflow, .layoutOverlap, .layoutEdge, .captureMissing, .captureUnreadable, .outputMissing, .outputSize, .outputAlpha,
        .outputColour, .outputCount, .outputOrder, .outputBytes, .storeAspect, .storeNoFrameOrText, .localeUnknown,
        .templateSyntax, .templateUnknownKey, .templateValue, .frameNoHole, .projectSyntax, .projectUnknownKey, .projectValue:
        .error
      case .fontMissingWeight, .fontSubstituted, .fontRegionalForm, .fontSynthesized, .captionFallback, .captionUntranslated,
        .captionNeedsReview, .captionUnused, .captionWhitespace, .captionDuplicateKey, .captionInvisible, .captionWrongScript,
        .captionWrongLanguage, .captionPunctuation, .captionTerm, .layoutShrunk, .layoutLines, .layoutContrast, .layoutGroupSmall,
        .layoutIllegible, .captureFallback, .captureSize, .captureFlat, .captureSameAcrossLocales, .captureSameAcrossScenes,
        .captureDiffers, .captureFormat, .captureOrientation, .captureProfile, .outputStale, .outputName, .outputForeign,
        .outputDuplicate, .storeSetMissing, .storeRulesOld, .frameAmbiguous, .projectUnusedIgnore, .localeCollision:
        .warning
      }
    }

    /// A problem of `polyshot.json` itself: with an error of this kind nothing is drawn.
    public var concernsProject: Bool { rawValue.hasPrefix("project.") }
  }
}
