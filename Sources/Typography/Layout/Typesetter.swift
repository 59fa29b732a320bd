import Pixels

/// Turns text into lines of placed glyphs: the whole pipeline from case to ink.
///
/// Not Sendable: one a worker. The fonts behind it are shared.
public final class Typesetter {
  public let library: FontLibrary

  public init(library: FontLibrary) { self.library = library }
}
