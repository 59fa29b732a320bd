import Synchronization

/// The common text sizes of each group: worked out once in a run, or taken from the record when nothing that they depend on has changed.
final class GroupSizes: Sendable {
  /// One group's sizes; the lock is held while they are worked out, so that workers of one group wait and workers of others do not.
  private final class Slot: Sendable {
    let sizes = Mutex<CaptionSizes?>(nil)
  }

  private let recorded: [ContentKey: CaptionSizes]
  private let slots = Mutex<[ContentKey: Slot]>([:])

  init(recorded: [ContentKey: CaptionSizes]) { self.recorded = recorded }

  /// - Parameter key: of everything that the sizes depend on.
  func sizes(for key: ContentKey, workOut: () -> CaptionSizes) -> CaptionSizes {
    let slot = slots.withLock { slots in
      let slot = slots[key] ?? Slot()
      slots[key] = slot
      return slot
    }
    return slot.sizes.withLock { known in
      let sizes = known ?? recorded[key] ?? workOut()
      known = sizes
      return sizes
    }
  }

  /// Everything known at the end of a run, in a stable order.
  var groups: [RenderRecord.Group] {
    let used = slots.withLock { $0 }
    return used.compactMap { key, slot in slot.sizes.withLock { $0 }.map { RenderRecord.Group(inputs: key, sizes: $0) } }
      .sorted { $0.inputs.description < $1.inputs.description }
  }
}
