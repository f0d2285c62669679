/// Which chunk holds the tab of a handle, and which handles are still good.
struct SlotTable: Sendable {
  struct Entry {
    var generation: UInt32
    /// The chunk, or, with `freeMark` set, the next free slot.
    var link: UInt32
  }

  private static let freeMark: UInt32 = 1 << 31
  private static let endOfFree: UInt32 = freeMark - 1
  /// The most tabs there can be.
  static let capacity = Int(endOfFree)

  var entries: [Entry] = []
  private var firstFree = endOfFree

  /// How many slots there are, free ones included.
  var count: Int { entries.count }

  /// The chunk of a handle; nil when it is stale or was never given out.
  func chunk(of id: TabID) -> Int? {
    // Compared before converting: Int may have 32 bits, and the handle may come from anywhere.
    guard id.slot < UInt32(entries.count) else { return nil }
    let entry = entries[Int(id.slot)]
    guard entry.generation == id.generation, entry.link & Self.freeMark == 0 else { return nil }
    return Int(entry.link)
  }

  /// The handle of the tab now in a slot.
  func id(of slot: UInt32) -> TabID { TabID(slot: slot, generation: entries[Int(slot)].generation) }

  mutating func reserve(_ count: Int) {
    // Smaller steps are left to the array, whose growth keeps appending cheap.
    if count > entries.count { entries.reserveCapacity(entries.count + count) }
  }

  /// Takes a slot into use. The caller must say at once which chunk it is in.
  mutating func open() -> TabID {
    let slot = firstFree
    if slot != Self.endOfFree {
      firstFree = entries[Int(slot)].link & ~Self.freeMark
      entries[Int(slot)].link = 0
      return id(of: slot)
    }
    precondition(entries.count < Self.capacity, "count: the list holds no more than 2³¹ − 1 tabs")
    entries.append(Entry(generation: 0, link: 0))
    return TabID(slot: UInt32(entries.count - 1), generation: 0)
  }

  mutating func setChunk(_ chunk: Int, of slot: UInt32) { entries[Int(slot)].link = UInt32(chunk) }

  /// Ends a slot's tab. A slot that has used up its generations is never opened again, so no old handle comes alive.
  mutating func close(_ slot: UInt32) {
    let index = Int(slot)
    guard entries[index].generation < .max else {
      entries[index].link = Self.freeMark | Self.endOfFree
      return
    }
    entries[index].generation += 1
    entries[index].link = Self.freeMark | firstFree
    firstFree = slot
  }

  /// Ends every tab. The lowest slots are the first to be opened again.
  mutating func closeAll() {
    for index in entries.indices.reversed() where entries[index].link & Self.freeMark == 0 { close(UInt32(index)) }
  }

  /// How many slots hold a tab; O(n).
  func openCount() -> Int { entries.reduce(0) { $1.link & Self.freeMark == 0 ? $0 + 1 : $0 } }
}
