#if !hasFeature(Embedded)
  /// The items of a list that wait to be moved, among those that stay, while the new list is gone through.
  struct PendingMoves {
    /// Sums of waiting items over the old positions; left empty if nothing moves.
    private var waiting: FenwickTree
    /// For each old position: how many items that stay lie before it.
    private var staysBefore: [Int] = []
    /// For each count of items that stay: the place in the new list of the one after them.
    private var placeOfStay: [Int] = []
    private var anchor = -1
    private(set) var countBeforeAnchor = 0
    private var settledStays = 0

    init(_ kept: [Int], _ stays: [Bool]) {
      let count = kept.reduce(0) { $0 + ($1 < 0 ? 0 : 1) }
      var isWaiting = [Bool](repeating: false, count: count)
      for place in kept.indices where kept[place] >= 0 {
        if stays[place] { placeOfStay.append(place) } else { isWaiting[kept[place]] = true }
      }
      guard placeOfStay.count < count else {
        waiting = FenwickTree(count: 0)
        return
      }
      waiting = FenwickTree(count: count)
      staysBefore.reserveCapacity(count)
      var stay = 0
      for position in 0..<count {
        staysBefore.append(stay)
        if isWaiting[position] { waiting.add(1, at: position) } else { stay += 1 }
      }
    }

    /// Goes past an item that stays, which carries what comes next.
    mutating func pass(place: Int, position: Int) {
      anchor = position
      countBeforeAnchor = waiting.sum(before: position)
    }

    mutating func settle(stays: Bool) { if stays { settledStays += 1 } }

    mutating func remove(_ position: Int) {
      waiting.add(-1, at: position)
      if position < anchor { countBeforeAnchor -= 1 }
    }

    /// Where an item that waits is now, if so many items of the new list are in their places.
    func currentIndex(of position: Int, settled: Int) -> Int {
      let before = waiting.sum(before: position)
      let stay = staysBefore[position]
      // Past the item: all of the new list before the next item that stays is in place, and lies before this one.
      if anchor > position { return before + placeOfStay[stay] }
      // Not yet: all items in place that are not among those that stay lie before it, and of the latter those before
      // it.
      return before + stay + (settled - settledStays)
    }
  }

  /// Prefix sums that can change (Fenwick, "A new data structure for cumulative frequency tables", 1994). O(log n)
  /// each.
  private struct FenwickTree {
    private var sums: [Int]

    init(count: Int) { sums = Array(repeating: 0, count: count == 0 ? 0 : count + 1) }

    mutating func add(_ value: Int, at index: Int) {
      var node = index + 1
      while node < sums.count {
        sums[node] += value
        node += node & -node
      }
    }

    func sum(before index: Int) -> Int {
      if sums.isEmpty { return 0 }
      var total = 0
      var node = index
      while node > 0 {
        total += sums[node]
        node -= node & -node
      }
      return total
    }
  }
#endif
