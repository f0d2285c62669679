import TabStripCore

/// Runs a recording on an engine and notes the frames.
///
/// ```swift
/// var replayer = Replayer(recording)
/// while let step = replayer.nextStep {
///   if let record = replayer.perform() { print(step.time, record.frame.offset) }
/// }
/// ```
///
/// Recordings from anywhere can be run: an index that there is not, a handle of a tab that has gone and bad numbers do what
/// ``RecordedStep/Action`` and the engine say, and nothing traps.
public struct Replayer: Sendable {
  /// What is run.
  public let recording: Recording
  /// The strip as it is now.
  public private(set) var engine: TabStripEngine
  /// How many steps have been performed.
  public private(set) var position = 0

  private var frame = TabStripFrame()
  private var roster = TabRoster()
  private var refuses = false
  private var pending = TabStripUpdate()
  private var selections: [FrameRecord.Selection] = []
  private var wasInVain = false
  private var measured = 0

  /// Makes the strip as it was at the beginning, at time 0.
  ///
  /// - Complexity: O(tabs).
  public init(_ recording: Recording) {
    self.recording = recording
    let style = recording.style.made(from: TabStripStyle())
    let configuration = recording.configuration.made(from: TabStripConfiguration())
    engine = TabStripEngine(style: style, configuration: configuration)
    if recording.direction != .leftToRight { send(.directionChanged(recording.direction), at: 0) }
    if recording.motion != .full { send(.motionPreferenceChanged(recording.motion), at: 0) }
    if let lineHeight = recording.lineHeight { send(.textChanged(lineHeight: lineHeight), at: 0) }
    insert(recording.tabs, at: 0, time: 0)
    if let viewport = recording.viewport { send(.resized(viewport), at: 0) }
    // How the strip came to its beginning is not part of what is recorded.
    pending = TabStripUpdate()
    selections = []
  }

  /// The step that ``perform(notingEveryStep:)`` performs next.
  public var nextStep: RecordedStep? { position < recording.steps.count ? recording.steps[position] : nil }

  /// Performs the next step, and gives a record if it is a frame; nil too if there is none left.
  ///
  /// - Parameter notingEveryStep: Whether to lay out and give a record after a step of any kind, as a host that draws after
  ///   each input would.
  public mutating func perform(notingEveryStep: Bool = false) -> FrameRecord? {
    guard let step = nextStep else { return nil }
    act(step.action, at: step.time)
    position += 1
    guard notingEveryStep || step.action == .frame else { return nil }
    return note(at: step.time)
  }

  /// What a host would draw at a time between the last step and the next, without any effect on the replay.
  ///
  /// - Parameter time: Seconds of the recording's clock; as bad a number as any step may have.
  public func record(at time: Double) -> FrameRecord {
    var copy = self
    if copy.engine.needsTick { copy.send(.tick, at: time) }
    return copy.note(at: time)
  }

  /// All records of a recording.
  public static func records(of recording: Recording, notingEveryStep: Bool = false) -> [FrameRecord] {
    var replayer = Replayer(recording)
    var records: [FrameRecord] = []
    while replayer.nextStep != nil {
      if let record = replayer.perform(notingEveryStep: notingEveryStep) { records.append(record) }
    }
    return records
  }

  private mutating func act(_ action: RecordedStep.Action, at time: Double) {
    switch action {
    case .input(let input): send(input, at: time)
    case .deselect(let name, let cause): with(name) { $0.send(.deselect($1, cause: cause), at: time) }
    case .select(nil, let cause, let animated): send(.select(nil, cause: cause, animated: animated), at: time)
    case .select(let name?, let cause, let animated):
      with(name) { $0.send(.select($1, cause: cause, animated: animated), at: time) }
    case .reveal(let name, let policy, let animated):
      with(name) { $0.send(.reveal($1, policy, animated: animated), at: time) }
    case .tap(let name, let kind): with(name) { $0.tap($1, kind, at: time) }
    case .insert(let tabs, let index): insert(tabs, at: index, time: time)
    case .remove(let name): with(name) { $0.note($0.engine.remove($1, time: time)) }
    case .removeAll: note(engine.removeAll(time: time))
    case .move(let name, let index):
      with(name) { $0.note($0.engine.move($1, to: max(0, min(index, $0.engine.count - 1)), time: time)) }
    case .setTraits(let name, let traits):
      with(name) { $0.note($0.engine.setTraits(traits, of: $1, time: time)) }
    case .setWidth(let name, let measurement): with(name) { $0.roster.set(measurement, of: $1) }
    case .remeasure(let name, let measurement):
      with(name) {
        $0.roster.set(measurement, of: $1)
        $0.note($0.engine.remeasure($1, time: time))
      }
    case .restyle(let recipe): note(engine.setStyle(recipe.made(from: engine.style), at: time))
    case .reconfigure(let recipe):
      note(engine.setConfiguration(recipe.made(from: engine.configuration), at: time))
    case .refuse(let refuses): self.refuses = refuses
    case .frame: if engine.needsTick { send(.tick, at: time) }
    }
  }

  private mutating func send(_ input: TabStripInput, at time: Double) {
    let refuses = refuses
    note(engine.handle(input, at: time) { _ in !refuses })
  }

  private mutating func note(_ update: TabStripUpdate) {
    if let change = update.selection {
      selections.append(.init(old: number(of: change.old), new: number(of: change.new), cause: change.cause))
    }
    pending.merge(update)
  }

  /// Calls `body` with the tab's handle, or notes that there is no such tab.
  private mutating func with(_ name: TabName, _ body: (inout Replayer, TabID) -> Void) {
    let id: TabID? =
      switch name {
      case .index(let index): index >= 0 && index < engine.count ? engine.id(at: index) : nil
      case .insertion(let number): roster.id(ofNumber: number)
      }
    if let id, engine.contains(id) { body(&self, id) } else { wasInVain = true }
  }

  /// One tab is put in with its traits at once, several as a block, after which the disabled ones are disabled: the
  /// engine has both ways.
  private mutating func insert(_ tabs: [RecordedTab], at index: Int, time: Double) {
    let index = max(0, min(index, engine.count))
    if tabs.count == 1 {
      let (id, update) = engine.insert(at: index, traits: tabs[0].traits, time: time)
      roster.enter(id, tabs[0].measurement)
      note(update)
    } else if !tabs.isEmpty {
      let (ids, update) = engine.insert(count: tabs.count, at: index, time: time)
      for (id, tab) in zip(ids, tabs) { roster.enter(id, tab.measurement) }
      note(update)
      for (id, tab) in zip(ids, tabs) where !tab.traits.isEmpty {
        note(engine.setTraits(tab.traits, of: id, time: time))
      }
    }
  }

  private mutating func tap(_ id: TabID, _ kind: Pointer.Kind, at time: Double) {
    layout()
    guard let tab = frame.tabs.first(where: { $0.id == id }), tab.isVisible else {
      wasInVain = true
      return
    }
    let left = max(tab.x, frame.clip.x)
    let right = min(tab.x + tab.width, frame.clip.x + frame.clip.width)
    let pointer = Pointer(x: (left + right) / 2, y: frame.bodyY + frame.bodyHeight / 2, kind: kind)
    send(.pointerDown(pointer), at: time)
    send(.pointerUp(pointer), at: time)
  }

  private mutating func layout() {
    let roster = roster
    var measured = measured
    engine.layout(into: &frame) { id in
      measured += 1
      return roster.measurement(of: id)
    }
    self.measured = measured
  }

  private mutating func note(at time: Double) -> FrameRecord {
    layout()
    var record = FrameRecord(step: position - 1, time: time, frame: frame)
    record.numbers = frame.tabs.map { roster.number(of: $0.id) ?? 0 }
    record.tabStop = number(of: frame.tabStop)
    record.exactOffset = engine.offset
    record.targetOffset = engine.targetOffset
    record.selections = selections
    record.take(pending, number: { number(of: $0) })
    record.needsTick = engine.needsTick
    record.diagnostics = engine.takeDiagnostics()
    record.measuredCount = measured
    record.wasInVain = wasInVain
    selections = []
    pending = TabStripUpdate()
    wasInVain = false
    measured = 0
    return record
  }

  private func number(of id: TabID?) -> Int? { id.flatMap { roster.number(of: $0) } }
}
