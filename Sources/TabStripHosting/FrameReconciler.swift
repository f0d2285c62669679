import TabStripCore

/// Tells, from two frames, which tabs keep their views, which need one, and which views are free.
///
/// Tabs are told apart by handle, so a tab that moves in the row or gets another index keeps its view, and a tab that
/// the engine keeps in the frame (focused, pressed) is never given up, wherever it lies.
///
/// Keep one reconciler and use it again: it keeps its storage, so that comparing allocates nothing unless a frame has
/// more tabs than any before it.
public struct FrameReconciler: Sendable {
  /// For each tab of the next frame, in its order: the place of the same tab in the previous frame, or nil if it is new
  /// there.
  public private(set) var sources: [Int?] = []
  /// The places in the previous frame of tabs that are not in the next one, ascending.
  public private(set) var departures: [Int] = []
  /// The places in the next frame of tabs that were not in the previous one, ascending.
  public private(set) var arrivals: [Int] = []

  private var positions = HandleIndex()
  private var isKept: [Bool] = []
  private var room = 0

  /// A reconciler that has compared nothing.
  public init() {}

  /// Compares two frames; the answer stands in ``sources``, ``departures`` and ``arrivals``.
  ///
  /// A handle that stands in a frame twice, which the engine never does, is taken once; the second one counts as new.
  /// - Complexity: expected O(tabs in both frames), however many tabs the strip has.
  public mutating func reconcile(from previous: TabStripFrame, to next: TabStripFrame) {
    sources.removeAll(keepingCapacity: true)
    departures.removeAll(keepingCapacity: true)
    arrivals.removeAll(keepingCapacity: true)
    makeRoom(for: max(previous.tabs.count, next.tabs.count))

    // Most frames of a moving strip show the same tabs as the one before, which needs no table.
    let same = commonPrefix(previous, next)
    for position in 0..<same { sources.append(position) }
    if same == previous.tabs.count && same == next.tabs.count { return }

    positions.removeAll()
    isKept.removeAll(keepingCapacity: true)
    for position in same..<previous.tabs.count {
      positions.insert(previous.tabs[position].id, position: position)
      isKept.append(false)
    }
    for place in same..<next.tabs.count {
      if let position = positions.position(of: next.tabs[place].id), !isKept[position - same] {
        isKept[position - same] = true
        sources.append(position)
      } else {
        sources.append(nil)
        arrivals.append(place)
      }
    }
    for position in same..<previous.tabs.count where !isKept[position - same] { departures.append(position) }
  }

  /// At once for all that may come, so that storage grows with the frame and not at some tick later on.
  private mutating func makeRoom(for tabs: Int) {
    guard tabs > room else { return }
    room = tabs
    sources.reserveCapacity(tabs)
    departures.reserveCapacity(tabs)
    arrivals.reserveCapacity(tabs)
    isKept.reserveCapacity(tabs)
    positions.makeRoom(for: tabs)
  }

  private func commonPrefix(_ a: TabStripFrame, _ b: TabStripFrame) -> Int {
    let limit = min(a.tabs.count, b.tabs.count)
    var length = 0
    while length < limit && a.tabs[length].id == b.tabs[length].id { length += 1 }
    return length
  }
}
