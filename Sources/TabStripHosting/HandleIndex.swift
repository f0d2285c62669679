import TabStripCore

/// Where each of a few handles stands in a list: a hash table that is filled anew for every frame and keeps its
/// storage.
///
/// A `Dictionary` would do the same, but its hashing seeds itself from the operating system, which Embedded Swift has
/// not.
struct HandleIndex: Sendable {
  private struct Entry {
    var id = TabID(slot: 0, generation: 0)
    var position = 0
    /// The filling that wrote the entry. Entries of earlier fillings count as empty, so emptying the table is O(1).
    var filling: UInt32 = 0
  }

  private var entries: [Entry] = []
  private var filling: UInt32 = 1

  /// Forgets all handles and makes room for so many: at least twice as many entries, a power of two.
  mutating func makeRoom(for count: Int) {
    var size = max(entries.count, 16)
    while size < 2 * count { size *= 2 }
    entries = Array(repeating: Entry(), count: size)
    filling = 1
  }

  /// Forgets all handles. O(1), save once in four thousand million times.
  mutating func removeAll() {
    if filling == .max {
      for index in entries.indices { entries[index].filling = 0 }
      filling = 0
    }
    filling += 1
  }

  /// Notes a handle's position; a handle noted twice keeps its first one. There must be room. Expected O(1).
  mutating func insert(_ id: TabID, position: Int) {
    var index = home(of: id)
    while entries[index].filling == filling {
      if entries[index].id == id { return }
      index = (index + 1) & (entries.count - 1)
    }
    entries[index] = Entry(id: id, position: position, filling: filling)
  }

  /// The position noted for the handle. Expected O(1).
  func position(of id: TabID) -> Int? {
    if entries.isEmpty { return nil }
    var index = home(of: id)
    while entries[index].filling == filling {
      if entries[index].id == id { return entries[index].position }
      index = (index + 1) & (entries.count - 1)
    }
    return nil
  }

  /// Multiplicative hashing; the slots of neighbouring tabs are mostly consecutive, and so spread well.
  private func home(of id: TabID) -> Int {
    let mixed = (id.slot ^ (id.generation &* 0x85EB_CA6B)) &* 0x9E37_79B1
    return Int(truncatingIfNeeded: mixed >> 8) & (entries.count - 1)
  }
}
