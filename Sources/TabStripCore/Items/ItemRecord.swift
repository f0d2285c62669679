/// One tab as its chunk stores it: 12 bytes, so that a whole chunk stays near the processor.
struct ItemRecord: Sendable {
  /// The tab's place in the slot table; its generation is kept there only.
  let slot: UInt32
  /// The extent in 1/64 points.
  private(set) var rawExtent: UInt32
  var traits: TabTraits
  /// Whether the extent was measured in the epoch of the chunk that holds the record.
  var isMeasured = false

  /// Makes a record that is yet to be measured.
  init(slot: UInt32, extent: LayoutUnit, traits: TabTraits = []) {
    self.slot = slot
    self.rawExtent = Self.storable(extent)
    self.traits = traits
  }

  var extent: LayoutUnit {
    get { LayoutUnit(rawValue: Int64(rawExtent)) }
    set { rawExtent = Self.storable(newValue) }
  }

  var isEnabled: Bool { !traits.contains(.disabled) }

  var summary: ItemSummary { ItemSummary(count: 1, enabledCount: isEnabled ? 1 : 0, extent: extent) }

  private static func storable(_ extent: LayoutUnit) -> UInt32 { UInt32(clamping: extent.rawValue) }
}
