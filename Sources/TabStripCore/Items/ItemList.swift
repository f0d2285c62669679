/// The tabs of a strip in order: handles, extents and traits, quick to search and to edit at any length.
///
/// Tabs lie in chunks of at most 512. Each chunk knows what it adds up to, a Fenwick tree keeps prefix sums over the
/// chunks, and a slot table leads from a handle to its chunk. So questions and edits cost O(log c + 512) for c chunks;
/// splitting or joining chunks costs O(c) and comes at most once in about a hundred edits.
///
/// A value: a copy stays as it is, and the first edit after a kept copy pays for copying what it touches.
///
/// Extents stay within 0 … ``longestExtent``; what lies outside stops there.
public struct ItemList: Sendable {
  /// The longest extent of a tab, (2³² − 1) / 64 points.
  ///
  /// About 67 million points. With it, no sum over a list can leave the range of ``LayoutUnit``, so sums stay exact.
  public static let longestExtent = LayoutUnit(rawValue: Int64(UInt32.max))

  /// The chunks, in no order: their indices stay good while others come and go.
  var chunks: [ItemChunk] = []
  /// The chunks in use, in the order of their tabs. None is empty.
  var order: [Int] = []
  /// The chunks not in use.
  var spareChunks: [Int] = []
  var tree = FenwickTree()
  var slots = SlotTable()
  var total = ItemSummary.zero
  var epoch: UInt64 = 0

  /// Makes an empty list.
  public init() {}

  /// Makes a list of enabled tabs that are yet to be measured.
  ///
  /// - Parameters:
  ///   - count: How many tabs; below zero is read as zero.
  ///   - estimate: The extent of each until it is measured.
  /// - Complexity: O(`count`).
  public init(count: Int, estimate: LayoutUnit) {
    _ = insert(contentsOf: count, at: 0, estimate: estimate)
  }

  /// How many tabs there are. O(1).
  public var count: Int { total.count }

  /// Whether there is no tab. O(1).
  public var isEmpty: Bool { total.count == 0 }

  /// How many tabs a user can select. O(1).
  public var enabledCount: Int { total.enabledCount }

  /// The sum of all extents, without spacing. O(1).
  public var totalExtent: LayoutUnit { total.extent }

  /// Whether a handle's tab is in the list. O(1).
  public func contains(_ id: TabID) -> Bool { slots.chunk(of: id) != nil }

  /// A tab's traits; nil when the handle is stale or unknown.
  public func traits(of id: TabID) -> TabTraits? { record(of: id)?.traits }

  /// A tab's extent, measured or estimated; nil when the handle is stale or unknown.
  public func extent(of id: TabID) -> LayoutUnit? { record(of: id)?.extent }

  /// Whether a tab's extent was set since it, or all, last became stale; false when the handle is stale or unknown.
  public func isMeasured(_ id: TabID) -> Bool {
    guard let chunk = slots.chunk(of: id) else { return false }
    return chunks[chunk].isMeasured(at: chunks[chunk].offset(of: id.slot), in: epoch)
  }

  private func record(of id: TabID) -> ItemRecord? {
    guard let chunk = slots.chunk(of: id) else { return nil }
    return chunks[chunk].items[chunks[chunk].offset(of: id.slot)]
  }
}
