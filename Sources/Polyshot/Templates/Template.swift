import Pixels
import Typography

/// A reusable arrangement: ground, device, captions, and the themes that colour them. Read from `Templates/<name>/template.json`.
///
/// Lengths are fractions, so that one template serves every canvas: type, gaps and side margins of the canvas width, vertical positions of its
/// height, shadows of the device body's width.
public struct Template: Sendable {
  public let name: String
  /// The caption slots that layouts can have, from the top down.
  static let slots: [CaptionSlot] = [.title, .subtitle]
  /// For each slot that the template has, the tracking of Latin, Greek and Cyrillic captions in em.
  let tracking: [CaptionSlot: Double]
  /// One for each class of canvas it is offered for.
  let layouts: [DeviceClass: Layout]
  let shadows: [ShadowSpec]
  let themes: [Palette]
  let defaultTheme: String
  /// Of the file's bytes: what depends on the template depends on this.
  let contentKey: ContentKey

  public var themeNames: [String] { themes.map(\.name) }
  /// The classes of canvas it is offered for.
  public var classes: [DeviceClass] { DeviceClass.allCases.filter { layouts[$0] != nil } }

  /// How a class of canvas is laid out.
  struct Layout: Sendable, Hashable {
    let caption: CaptionRegion
    let slots: [CaptionSlot: SlotSpec]
    let device: DeviceSpec
  }

  /// Where captions stand: between `top` and the device.
  struct CaptionRegion: Sendable, Hashable {
    /// Side margins of the title's box (W); the subtitle's is narrower by `subtitleInset` on each side.
    let margin: Double
    let subtitleInset: Double
    /// Upper end (H).
    let top: Double
    /// What stays free above the device (W).
    let clearance: Double
    /// The part of the free height that goes above the captions.
    let placing: Double
    /// From the title's end to the subtitle's optical top (W).
    let gap: Double
    /// Line breaks of the caption become spaces: the canvas is wide.
    let joinLines: Bool
    /// How lines stand in their box; start and end follow the direction of the locale.
    var align = TextAlignment.center
  }

  struct SlotSpec: Sendable, Hashable {
    /// Largest and smallest size (W an em).
    let ceiling: Double
    let floor: Double
    let lines: Int
  }

  struct DeviceSpec: Sendable, Hashable {
    /// Width of the body (W).
    let width: Double
    /// Its upper edge (H).
    let top: Double
    /// Heights (H) of phones and tablets that lie on their side, and the widest they may be (W).
    let turned: Turned?

    struct Turned: Sendable, Hashable {
      let phone: Double
      let tablet: Double
      let maximumWidth: Double
    }
  }

  /// A shadow of the device body: offset and standard deviation in body widths, opacity by the theme.
  struct ShadowSpec: Sendable, Hashable {
    let x: Double
    let y: Double
    let sigma: Double
    let opacity: Theme.Opacity
  }

  /// A theme as the file has it: a name and the values that make it.
  struct Palette: Sendable {
    let name: String
    let values: JSONValue
  }
}
