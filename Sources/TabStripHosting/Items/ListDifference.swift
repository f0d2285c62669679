#if !hasFeature(Embedded)
  /// The steps from one list to another, few of them moves.
  ///
  /// Removals come first, from the back, so that a removed item's followers that stay are still there to take over its
  /// selection. Among the items kept, a longest run that is in order already stays put (a longest increasing
  /// subsequence) and only the others move; no sequence of moves is shorter. Each index holds at the time of its step.
  struct ListDifference {
    private(set) var edits: [ListEdit] = []

    /// - Parameters:
    ///   - oldPositions: For each item of the new list, in its order, its place in the old list, or nil if it is new. No
    ///     place occurs twice.
    ///   - oldCount: Length of the old list.
    /// - Complexity: O(n log n) for n items in both lists; O(n) if nothing changes its order.
    init(oldPositions: [Int?], oldCount: Int) {
      let kept = removeMissing(oldPositions, oldCount)
      let stays = LongestIncreasingRun(kept).members
      moveAndInsert(kept, stays)
    }

    /// Returns the old positions, counted among the items that stay; -1 for a new item.
    private mutating func removeMissing(_ oldPositions: [Int?], _ oldCount: Int) -> [Int] {
      var rank = [Int](repeating: -1, count: oldCount)
      for position in oldPositions { if let position { rank[position] = 0 } }
      for position in stride(from: oldCount - 1, through: 0, by: -1) where rank[position] < 0 {
        edits.append(.remove(at: position))
      }
      var next = 0
      for position in 0..<oldCount where rank[position] == 0 {
        rank[position] = next
        next += 1
      }
      return oldPositions.map { position in position.map { rank[$0] } ?? -1 }
    }

    /// Goes through the new list and puts each item that does not stay put right after its predecessor.
    ///
    /// What is before such a place: all of the new list up to there, and those items still to be moved that lie before
    /// the last item passed that stays.
    private mutating func moveAndInsert(_ kept: [Int], _ stays: [Bool]) {
      var pending = PendingMoves(kept, stays)
      for place in kept.indices {
        let position = kept[place]
        if position < 0 {
          edits.append(.insert(item: place, at: place + pending.countBeforeAnchor))
        } else if stays[place] {
          pending.pass(place: place, position: position)
        } else {
          let from = pending.currentIndex(of: position, settled: place)
          pending.remove(position)
          edits.append(.move(from: from, to: place + pending.countBeforeAnchor))
        }
        pending.settle(stays: stays[place])
      }
    }
  }
#endif
