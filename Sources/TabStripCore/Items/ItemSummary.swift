/// What a run of tabs adds up to.
struct ItemSummary: Equatable, Sendable {
  var count: Int
  var enabledCount: Int
  var extent: LayoutUnit

  static let zero = ItemSummary(count: 0, enabledCount: 0, extent: .zero)

  static func + (a: ItemSummary, b: ItemSummary) -> ItemSummary {
    ItemSummary(
      count: a.count + b.count, enabledCount: a.enabledCount + b.enabledCount, extent: a.extent + b.extent)
  }

  static func - (a: ItemSummary, b: ItemSummary) -> ItemSummary {
    ItemSummary(
      count: a.count - b.count, enabledCount: a.enabledCount - b.enabledCount, extent: a.extent - b.extent)
  }

  static func += (a: inout ItemSummary, b: ItemSummary) { a = a + b }
  static func -= (a: inout ItemSummary, b: ItemSummary) { a = a - b }
}
