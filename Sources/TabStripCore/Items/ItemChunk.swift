/// A run of neighbouring tabs, short enough to be searched from its start.
struct ItemChunk: Sendable {
  /// The most tabs a chunk holds.
  static let capacity = 512
  /// How full new chunks are at most: the room left over keeps the next inserts from splitting them.
  static let comfortableCount = 384
  /// A chunk with fewer tabs joins a neighbour when both together are no more than comfortable.
  static let sparseCount = 128

  private(set) var items: [ItemRecord] = []
  private(set) var summary = ItemSummary.zero
  /// Where the chunk stands in the list's order.
  var rank: Int
  /// The list's epoch in which the records' `isMeasured` was true; in any other, none counts as measured.
  private(set) var epoch: UInt64

  init(rank: Int, epoch: UInt64) {
    self.rank = rank
    self.epoch = epoch
  }

  var isOverfull: Bool { items.count > Self.capacity }

  /// Whether so many more tabs leave room for a good many inserts.
  func hasComfortableRoom(for count: Int) -> Bool { count <= Self.comfortableCount - items.count }

  /// The offset of the tab in a slot, which must be here.
  func offset(of slot: UInt32) -> Int {
    var offset = 0
    while items[offset].slot != slot { offset += 1 }
    return offset
  }

  func extent(before offset: Int) -> LayoutUnit {
    var sum: Int64 = 0
    for index in 0..<offset { sum &+= Int64(items[index].rawExtent) }
    return LayoutUnit(rawValue: sum)
  }

  func isMeasured(at offset: Int, in epoch: UInt64) -> Bool { self.epoch == epoch && items[offset].isMeasured }

  func firstEnabled(from offset: Int) -> Int? {
    guard summary.enabledCount > 0 else { return nil }
    var offset = offset
    while offset < items.count {
      if items[offset].isEnabled { return offset }
      offset += 1
    }
    return nil
  }

  func lastEnabled(through offset: Int) -> Int? {
    guard summary.enabledCount > 0 else { return nil }
    var offset = offset
    while offset >= 0 {
      if items[offset].isEnabled { return offset }
      offset -= 1
    }
    return nil
  }
}

extension ItemChunk {
  /// Takes room for all the tabs a chunk may come to hold, so that filling it up does not allocate.
  mutating func reserve() { items.reserveCapacity(Self.capacity) }

  /// Holds these records and no others, in fresh storage of the usual size.
  mutating func replace(with records: ArraySlice<ItemRecord>) {
    items = []
    summary = .zero
    reserve()
    insert(records, at: 0)
  }

  mutating func insert(_ records: some Collection<ItemRecord>, at offset: Int) {
    items.insert(contentsOf: records, at: offset)
    for record in records { summary += record.summary }
  }

  mutating func remove(at offset: Int) -> ItemRecord {
    let record = items.remove(at: offset)
    summary -= record.summary
    return record
  }

  /// Sets an extent and tells by how much it grew.
  mutating func setExtent(_ extent: LayoutUnit, at offset: Int) -> LayoutUnit {
    let old = items[offset].extent
    items[offset].extent = extent
    let change = items[offset].extent - old
    summary.extent += change
    return change
  }

  /// Sets traits and tells how the count of enabled tabs changed.
  mutating func setTraits(_ traits: TabTraits, at offset: Int) -> Int {
    let wasEnabled = items[offset].isEnabled
    items[offset].traits = traits
    let change = (items[offset].isEnabled ? 1 : 0) - (wasEnabled ? 1 : 0)
    summary.enabledCount += change
    return change
  }

  mutating func setMeasured(_ isMeasured: Bool, at offset: Int) { items[offset].isMeasured = isMeasured }

  /// Brings the records into an epoch: what was measured in another one no longer counts.
  mutating func enter(_ epoch: UInt64) {
    guard self.epoch != epoch else { return }
    self.epoch = epoch
    for offset in items.indices { items[offset].isMeasured = false }
  }
}
