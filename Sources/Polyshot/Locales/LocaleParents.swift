extension LocaleTag {
  /// Where a locale's texts are looked for after its own, nearest first: CLDR's `parentLocales`, else the name cut from the right. The root is left out.
  ///
  /// `es-MX` -> `es-419`, `es`; `en-AU` -> `en-001`, `en`; `zh-HK` -> `zh-Hant`; `zh-Hant` -> nothing, since it is no form of `zh` (that is `zh-Hans`).
  public var parents: [LocaleTag] {
    var chain: [LocaleTag] = []
    var current = self
    while let parent = current.parent, parent != self, !chain.contains(parent) {
      chain.append(parent)
      current = parent
    }
    return chain
  }

  /// The language's home form, for a locale whose regional form a store does not have: `it-CH` -> `it`.
  var home: [LocaleTag] {
    guard let plain = LocaleTag(language), plain.likelyScript == likelyScript, plain != self else { return [] }
    return [plain]
  }

  private var parent: LocaleTag? {
    if let listed = Self.parentNames[name] { return LocaleTag(listed) }
    if name.split(separator: "-").count > 1 + (script == nil ? 0 : 1) + (region == nil ? 0 : 1) {
      return LocaleTag(([language] + [script, region].compactMap { $0 }).joined(separator: "-"))
    }
    if region != nil {
      // A region whose usual script is not the language's own lies below that script: `pa-PK` -> `pa-Arab`, `zh-HK` -> `zh-Hant`.
      let usual = script == likelyScript || LocaleTag(language)?.likelyScript == likelyScript ? script : likelyScript
      return LocaleTag(([language] + [usual].compactMap { $0 }).joined(separator: "-"))
    }
    // `sr-Latn` and the like hang below the root.
    return nil
  }

  /// CLDR 42 `parentLocales` (by way of ICU 72), read 2026-11-30; those of the root are the rule above.
  private static let parentNames: [String: String] = {
    var table = ["zh-MO": "zh-HK", "hi-Latn": "en-IN", "nn": "nb"]
    for (parent, children) in [
      "es-419": "AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE",
      "en-001": """
      150 AG AI AU BB BM BS BW BZ CC CK CM CX CY DG DM ER FJ FK FM GB GD GG GH GI GM GY HK IE IL IM IN IO JE JM KE KI KN KY LC LR LS MG MO MS MT MU \
      MV MW MY NA NF NG NR NU NZ PG PK PN PW RW SB SC SD SG SH SL SS SX SZ TC TK TO TT TV TZ UG VC VG VU WS ZA ZM ZW
      """,
      "en-150": "AT BE CH DE DK FI NL SE SI",
      "pt-PT": "AO CH CV GQ GW LU MO MZ ST TL",
    ] {
      let language = parent.prefix(2)
      for region in children.split(whereSeparator: \.isWhitespace) { table["\(language)-\(region)"] = parent }
    }
    return table
  }()
}
