import TabStripCore

/// Writes down what happens to a running strip, so that it can be replayed elsewhere: a trace.
///
/// A coordinator does it by itself (`TabStripCoordinator.trace`). A host that owns an engine tells the recorder of
/// every input, edit, measurement and frame, in their order.
///
/// An edit that does several things at once is noted by its outcome: what was removed, moved, put in, then
/// traits. Where the engine's answer depends on the order, as the heir of a removed selection does, the replay can differ.
public struct TraceRecorder: Sendable {
  /// What has been noted so far.
  public private(set) var recording = Recording()

  private var roster = TabRoster()
  /// For each tab by its insertion number, whether its width is known.
  private var isMeasured: [Bool] = []
  private var refuses = false
  /// Where the last tick is noted, if nothing but measurements came after it.
  private var lastTick: Int?

  /// Begins a trace.
  ///
  /// - Parameter engine: As it is before anything happened to it; a viewport or text size that it was told before is not known.
  /// - Precondition: The engine has no tabs yet.
  public init(of engine: TabStripEngine) {
    precondition(engine.count == 0, "engine: a trace begins before the first tab")
    recording.style = Recipe(of: engine.style)
    recording.configuration = Recipe(of: engine.configuration)
    recording.direction = engine.isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Notes an input.
  ///
  /// - Parameter allowed: What the app said if it was asked whether a user may choose; nil if it was not asked.
  public mutating func note(_ input: TabStripInput, at time: Double, allowed: Bool? = nil) {
    if let allowed, allowed == refuses {
      refuses = !allowed
      append(.refuse(refuses), at: time)
    }
    lastTick = input == .tick ? recording.steps.count : nil
    switch input {
    case .select(nil, let cause, let animated): append(.select(nil, cause: cause, animated: animated), at: time)
    case .select(let id?, let cause, let animated):
      // A tab that never was in the strip has no name; the input did nothing.
      if let name = name(of: id) { append(.select(name, cause: cause, animated: animated), at: time) }
    case .deselect(let id, let cause):
      if let name = name(of: id) { append(.deselect(name, cause: cause), at: time) }
    case .reveal(let id, let policy, let animated):
      if let name = name(of: id) { append(.reveal(name, policy, animated: animated), at: time) }
    default: append(.input(input), at: time)
    }
  }

  /// Notes an edit by what it changed.
  ///
  /// - Complexity: O(tabs), and O(tabs) for each that was moved.
  public mutating func noteEdit(from before: TabStripEngine, to after: TabStripEngine) {
    lastTick = nil
    let time = after.time
    let stepCount = recording.steps.count
    let style = Recipe<StyleMetric>(from: before.style, to: after.style)
    if !style.assignments.isEmpty { append(.restyle(style), at: time) }
    let configuration = Recipe<BehaviorSetting>(from: before.configuration, to: after.configuration)
    if !configuration.assignments.isEmpty { append(.reconfigure(configuration), at: time) }
    noteRemovals(from: before, to: after)
    noteMoves(from: before, to: after)
    noteInsertions(from: before, to: after)
    for index in 0..<after.count {
      guard let id = after.id(at: index), let traits = after.traits(of: id), let old = before.traits(of: id) else {
        continue
      }
      if traits != old, let name = name(of: id) { append(.setTraits(name, traits), at: time) }
    }
    // Even an edit that changes nothing brings the strip to its time, at which a later motion begins.
    if recording.steps.count == stepCount, time != before.time { append(.reconfigure(Recipe(preset: nil)), at: time) }
  }

  /// Notes that the engine was told to measure a tab again.
  public mutating func noteContentChange(of id: TabID, at time: Double) {
    if let name = name(of: id) { append(.remeasure(name, roster.measurement(of: id)), at: time) }
  }

  /// Notes what the host answered when the engine asked for a tab's widths.
  public mutating func noteMeasurement(_ measurement: TabMeasurement, of id: TabID, at time: Double) {
    guard let number = roster.number(of: id) else { return }
    let isKnown = isMeasured[number]
    if isKnown, roster.measurement(of: id).isSame(as: measurement) { return }
    isMeasured[number] = true
    roster.set(measurement, of: id)
    let name = TabName.insertion(number)
    append(isKnown ? .remeasure(name, measurement) : .setWidth(name, measurement), at: time)
  }

  /// Notes that a frame was laid out, after the measurements for it.
  public mutating func noteFrame(at time: Double) {
    // A frame's own tick is part of it when it is replayed.
    if let tick = lastTick, recording.steps[tick].time.bitPattern == time.bitPattern {
      recording.steps.remove(at: tick)
    }
    lastTick = nil
    append(.frame, at: time)
  }

  private mutating func append(_ action: RecordedStep.Action, at time: Double) {
    recording.steps.append(RecordedStep(at: time, action))
  }

  private func name(of id: TabID) -> TabName? { roster.number(of: id).map { .insertion($0) } }

  private mutating func noteRemovals(from before: TabStripEngine, to after: TabStripEngine) {
    if after.count == 0, before.count > 0 { return append(.removeAll, at: after.time) }
    for index in 0..<before.count {
      guard let id = before.id(at: index), !after.contains(id), let name = name(of: id) else { continue }
      append(.remove(name), at: after.time)
    }
  }

  /// Brings those that stayed into their new order, from the beginning of the row on.
  private mutating func noteMoves(from before: TabStripEngine, to after: TabStripEngine) {
    var row = before.tabs { after.contains($0) }
    let wanted = after.tabs { before.contains($0) }
    for index in row.indices where row[index] != wanted[index] {
      // If the next tab belongs here, this one went onward; else the one that belongs here came back.
      let goesOnward = row[index + 1] == wanted[index]
      let id = goesOnward ? row[index] : wanted[index]
      guard let name = name(of: id), let old = row.firstIndex(of: id), let new = wanted.firstIndex(of: id) else {
        continue
      }
      append(.move(name, to: new), at: after.time)
      row.remove(at: old)
      row.insert(id, at: new)
    }
  }

  private mutating func noteInsertions(from before: TabStripEngine, to after: TabStripEngine) {
    var index = 0
    while index < after.count {
      var new: [TabID] = []
      while let id = after.id(at: index + new.count), !before.contains(id) { new.append(id) }
      if !new.isEmpty { append(.insert(enter(new, of: after), at: index), at: after.time) }
      index += new.count + 1
    }
  }

  private mutating func enter(_ new: [TabID], of engine: TabStripEngine) -> [RecordedTab] {
    new.map { id in
      roster.enter(id, TabMeasurement(title: 0))
      isMeasured.append(false)
      return RecordedTab(TabMeasurement(title: 0), traits: engine.traits(of: id) ?? [])
    }
  }
}

extension TabStripEngine {
  fileprivate func tabs(where isIncluded: (TabID) -> Bool) -> [TabID] {
    var tabs: [TabID] = []
    for index in 0..<count {
      if let id = id(at: index), isIncluded(id) { tabs.append(id) }
    }
    return tabs
  }
}

extension TabMeasurement {
  /// Whether every part is the same number, NaN too.
  fileprivate func isSame(as other: TabMeasurement) -> Bool {
    title.bitPattern == other.title.bitPattern && icon.bitPattern == other.icon.bitPattern
      && badge.bitPattern == other.badge.bitPattern
  }
}
