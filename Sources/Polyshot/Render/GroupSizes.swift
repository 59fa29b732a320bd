import Synchronization

/// The common text sizes of each group: worked out once in a run, or taken from the record when nothing that they depend on has changed.
final class GroupSizes: Sendable {
  /// One group's sizes; the lock is held while they are worked out, so that workers of one group wait and workers of others do not.
  private final class Slot: Sendable {
    let group: TextGroup
    let sizes = Mutex<CaptionSizes?>(nil)

    init(group: TextGroup) { self.group = group }
  }

  private let recorded: [ContentKey: RenderRecord.Group]
  private let slots = Mutex<[ContentKey: Slot]>([:])

  init(recorded: [ContentKey: RenderRecord.Group]) { self.recorded = recorded }

  /// - Parameter key: of everything that the sizes depend on.
  func sizes(of group: TextGroup, for key: ContentKey, workOut: () -> CaptionSizes) -> CaptionSizes {
    let slot = slots.withLock { slots in
      let slot = slots[key] ?? Slot(group: group)
      slots[key] = slot
      return slot
    }
    return slot.sizes.withLock { known in
      let sizes = known ?? recorded[key]?.sizes ?? workOut()
      known = sizes
      return sizes
    }
  }

  /// Everything known by now; a group that is just being worked out is left out.
  var groups: [RenderRecord.Group] {
    let used = slots.withLock { $0 }
    return used.compactMap { key, slot in
      (slot.sizes.withLockIfAvailable { $0 } ?? nil).map { RenderRecord.Group(name: slot.group.recordName, inputs: key, sizes: $0) }
    }
  }
}

extension TextGroup {
  /// How records call it: only one group of a name is kept.
  fileprivate var recordName: String { [device, locale.name, template, name ?? ""].joined(separator: "/") }
}
