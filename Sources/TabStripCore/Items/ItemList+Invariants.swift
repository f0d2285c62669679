extension ItemList {
  /// Whether every summary agrees with the tabs it sums up, and every handle leads to its tab.
  ///
  /// Never false; tests ask after each edit. O(n).
  public func checkInvariants() -> Bool {
    chunksAreInOrder() && summariesAgree() && handlesLeadToTheirTabs()
  }

  private func chunksAreInOrder() -> Bool {
    guard order.count + spareChunks.count == chunks.count, tree.count == order.count else { return false }
    for (rank, chunk) in order.enumerated() {
      let count = chunks[chunk].items.count
      guard chunks[chunk].rank == rank, count > 0, count <= ItemChunk.capacity, chunks[chunk].epoch <= epoch else {
        return false
      }
    }
    // Few tabs never lie in many chunks.
    for rank in order.indices.dropFirst() {
      let pair = chunks[order[rank - 1]].items.count + chunks[order[rank]].items.count
      guard pair >= ItemChunk.sparseCount else { return false }
    }
    return true
  }

  private func summariesAgree() -> Bool {
    var sum = ItemSummary.zero
    for (rank, chunk) in order.enumerated() {
      guard tree.sum(before: rank) == sum else { return false }
      var own = ItemSummary.zero
      for item in chunks[chunk].items { own += item.summary }
      guard own == chunks[chunk].summary else { return false }
      sum += own
    }
    return sum == total && tree.sum(before: tree.count) == total
  }

  private func handlesLeadToTheirTabs() -> Bool {
    for chunk in order {
      for item in chunks[chunk].items where slots.chunk(of: slots.id(of: item.slot)) != chunk { return false }
    }
    return slots.openCount() == count
  }
}
