import TabStripCore

/// Who is who in a replay: the handle of each tab ever put in, and what the host measures for it.
struct TabRoster {
  private struct Entry {
    var id: TabID
    var measurement: TabMeasurement
  }

  private var entries: [Entry] = []
  /// For each of the engine's slots, the insertion number of the tab that was last in it.
  private var latest: [Int] = []

  mutating func enter(_ id: TabID, _ measurement: TabMeasurement) {
    let slot = Int(id.slot)
    while latest.count <= slot { latest.append(-1) }
    latest[slot] = entries.count
    entries.append(Entry(id: id, measurement: measurement))
  }

  /// The insertion number of a tab, gone or not. O(1) for those in the strip.
  func number(of id: TabID) -> Int? {
    let slot = Int(id.slot)
    guard slot < latest.count, latest[slot] >= 0 else { return nil }
    if entries[latest[slot]].id == id { return latest[slot] }
    return entries.lastIndex { $0.id == id }
  }

  func id(ofNumber number: Int) -> TabID? {
    entries.indices.contains(number) ? entries[number].id : nil
  }

  func measurement(of id: TabID) -> TabMeasurement {
    guard let number = number(of: id) else { return TabMeasurement(title: 0) }
    return entries[number].measurement
  }

  mutating func set(_ measurement: TabMeasurement, of id: TabID) {
    if let number = number(of: id) { entries[number].measurement = measurement }
  }
}
