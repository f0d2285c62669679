/// Chunks come and go here, and only here. Each of these costs O(chunks) and leaves room for a hundred edits or more.
extension ItemList {
  /// Where to insert at an index in 0 ... `count`; an empty list gets its first chunk.
  mutating func placeForInserting(at index: Int) -> Place {
    if index < count { return place(at: index) }
    if order.isEmpty {
      order.append(addChunk(rank: 0))
      tree.append(.zero)
    }
    let last = order[order.count - 1]
    let summary = chunks[last].summary
    return Place(chunk: last, offset: summary.count, before: total - summary)
  }

  /// Lays the tabs of an overfull chunk out over it and new chunks behind it, all filled alike.
  mutating func divide(_ chunk: Int) {
    let rank = chunks[chunk].rank
    let items = chunks[chunk].items
    let pieces = (items.count + ItemChunk.comfortableCount - 1) / ItemChunk.comfortableCount
    var fresh: [Int] = []
    fresh.reserveCapacity(pieces - 1)
    var end = items.count
    for piece in (1..<pieces).reversed() {
      let target = addChunk(rank: rank + piece)
      let start = end - items.count / pieces - (piece < items.count % pieces ? 1 : 0)
      chunks[target].insert(items[start..<end], at: 0)
      for item in items[start..<end] { slots.setChunk(target, of: item.slot) }
      fresh.append(target)
      end = start
    }
    chunks[chunk].replace(with: items[..<end])
    order.insert(contentsOf: fresh.reversed(), at: rank + 1)
    renumber(from: rank + 1)
  }

  /// Drops a chunk that has run empty, and joins a sparse one with a neighbour that has room.
  mutating func joinIfSparse(_ chunk: Int) {
    let count = chunks[chunk].items.count
    guard count < ItemChunk.sparseCount else { return }
    let rank = chunks[chunk].rank
    guard count > 0 else { return drop(chunk) }
    if rank > 0, chunks[order[rank - 1]].hasComfortableRoom(for: count) {
      join(chunk, into: order[rank - 1], at: chunks[order[rank - 1]].items.count)
    } else if rank + 1 < order.count, chunks[order[rank + 1]].hasComfortableRoom(for: count) {
      join(chunk, into: order[rank + 1], at: 0)
    }
  }

  private mutating func join(_ source: Int, into target: Int, at offset: Int) {
    chunks[source].enter(epoch)
    chunks[target].enter(epoch)
    let moved = chunks[source]
    for item in moved.items { slots.setChunk(target, of: item.slot) }
    chunks[target].insert(moved.items, at: offset)
    drop(source)
  }

  private mutating func drop(_ chunk: Int) {
    let rank = chunks[chunk].rank
    order.remove(at: rank)
    chunks[chunk] = ItemChunk(rank: 0, epoch: epoch)
    spareChunks.append(chunk)
    renumber(from: rank)
  }

  /// A chunk with room reserved, not yet in the order.
  private mutating func addChunk(rank: Int) -> Int {
    var chunk = ItemChunk(rank: rank, epoch: epoch)
    chunk.reserve()
    if let spare = spareChunks.popLast() {
      chunks[spare] = chunk
      return spare
    }
    chunks.append(chunk)
    return chunks.count - 1
  }

  /// Makes ranks and prefix sums agree with the order.
  private mutating func renumber(from rank: Int) {
    for rank in rank..<order.count { chunks[order[rank]].rank = rank }
    tree.removeAll()
    for chunk in order { tree.append(chunks[chunk].summary) }
  }
}
