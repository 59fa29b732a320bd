extension FontLibrary {
  /// The optical top of a line of a script above its baseline, in em: what captions are placed by, so that all languages align.
  /// Measured on the profile's reference letter where the profile has no number.
  public func referenceTop(of profile: FontManifest.Profile, design: FontManifest.Design = .sans, weight: Int? = nil) -> Double {
    if let known = profile.referenceTop { return known }
    let families = design == .serif ? profile.serif : profile.sans
    let latin = manifest.profiles[0].referenceTop ?? 0
    guard let letter = profile.referenceLetter?.unicodeScalars.first?.value else { return latin }
    for family in families {
      guard let face = resolve(family: family, weight: weight ?? profile.titleWeight).face, let glyph = face.nominalGlyph(letter) else { continue }
      guard let extents = face.extents(of: glyph) else { continue }
      return extents.top / Double(face.unitsPerEm)
    }
    return latin
  }
}
