/// Prefix sums over the chunks' summaries, in their order.
///
/// Node i (counted from one) holds the sum of the last `i & -i` summaries up to the i-th, so a sum and a change both touch
/// one node per binary digit.
///
/// Source: P. M. Fenwick, "A New Data Structure for Cumulative Frequency Tables", Software: Practice and Experience 24(3),
/// 1994.
struct FenwickTree: Sendable {
  private var nodes: [ItemSummary] = []

  var count: Int { nodes.count }

  /// Adds a summary after the last; constant time on average over a whole build.
  mutating func append(_ summary: ItemSummary) {
    let position = nodes.count + 1
    var node = summary
    var child = position - 1
    while child > position & (position - 1) {
      node += nodes[child - 1]
      child &= child - 1
    }
    nodes.append(node)
  }

  /// Forgets all summaries but keeps the storage: a rebuild follows.
  mutating func removeAll() { nodes.removeAll(keepingCapacity: true) }

  mutating func add(_ change: ItemSummary, at rank: Int) {
    var position = rank + 1
    while position <= nodes.count {
      nodes[position - 1] += change
      position += position & -position
    }
  }

  /// The sum of the summaries before `rank`.
  func sum(before rank: Int) -> ItemSummary {
    var sum = ItemSummary.zero
    var position = rank
    while position > 0 {
      sum += nodes[position - 1]
      position &= position - 1
    }
    return sum
  }

  /// The greatest rank whose sum of what lies before it still passes, with that sum.
  ///
  /// `passes` must hold for the empty sum and, once it fails, fail for every longer one. The answer is `count` when even
  /// the sum of everything passes.
  func last(where passes: (ItemSummary) -> Bool) -> (rank: Int, before: ItemSummary) {
    var rank = 0
    var before = ItemSummary.zero
    var step = nodes.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - nodes.count.leadingZeroBitCount)
    while step > 0 {
      if rank + step <= nodes.count {
        let longer = before + nodes[rank + step - 1]
        if passes(longer) {
          rank += step
          before = longer
        }
      }
      step >>= 1
    }
    return (rank, before)
  }
}
