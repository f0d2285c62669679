import TabStripCore
import TabStripHosting
import XCTest
import _TabStripTestSupport

/// What a coordinator traces gives, replayed, the frames that it drew.
final class TraceTests: XCTestCase {
  // Fault seen red: a trace notes a removal after what was put in.
  func testATraceReplaysAsItWas() {
    for seed in 1...80 as ClosedRange<UInt64> {
      let host = TracedHost(Recording.random(seed: seed))
      let trace = host.coordinator.trace!.recording
      let records = Replayer.records(of: trace)
      XCTAssertEqual(records.count, host.frames.count, "seed \(seed)")
      for (record, frame) in zip(records, host.frames) where record.frame != frame {
        XCTFail("seed \(seed), step \(record.step): \(record.frame.lines)\nis not\n\(frame.lines)")
        return
      }
    }
  }

  func testATraceIsAScenario() throws {
    let trace = TracedHost(Recording.random(seed: 5)).coordinator.trace!.recording
    XCTAssertEqual(try Scenario(text: trace.text).recording.bytes, trace.bytes)
  }

  func testAnEditOfManyThingsIsNotedByItsOutcome() {
    let coordinator = TabStripCoordinator<RecordingRenderer>(style: .pills, configuration: .pills)
    let renderer = RecordingRenderer()
    coordinator.trace = TraceRecorder(of: coordinator.engine)
    coordinator.edit(renderer: renderer) { $0.insert(count: 5, at: 0, time: 1).update }
    coordinator.edit(renderer: renderer) { engine in
      var update = engine.remove(engine.id(at: 1)!, time: 2)
      update.merge(engine.move(engine.id(at: 3)!, to: 0, time: 2))
      update.merge(engine.insert(at: 2, traits: .disabled, time: 2).update)
      update.merge(engine.setTraits(.disabled, of: engine.id(at: 0)!, time: 2))
      var style = engine.style
      style.spacing = 3
      update.merge(engine.setStyle(style, at: 2))
      return update
    }
    let steps = coordinator.trace!.recording.steps.dropFirst()
    XCTAssertEqual(
      steps.map(\.action),
      [
        .restyle(Recipe(preset: nil, assignments: [.init(.spacing, 3)])),
        .remove(.insertion(1)),
        .move(.insertion(4), to: 0),
        .insert([RecordedTab(TabMeasurement(title: 0), traits: .disabled)], at: 2),
        .setTraits(.insertion(4), .disabled),
      ])
    XCTAssertEqual(steps.map(\.time), [2, 2, 2, 2, 2])
  }

  func testWhatTheAppAnswersIsNoted() {
    let renderer = RecordingRenderer()
    let coordinator = TabStripCoordinator<RecordingRenderer>(style: .pills, configuration: .pills)
    coordinator.trace = TraceRecorder(of: coordinator.engine)
    coordinator.edit(renderer: renderer) { $0.insert(count: 3, at: 0, time: 0).update }
    let tabs = (0..<3).map { coordinator.engine.id(at: $0) }
    renderer.onAllows = { $0.new != tabs[1] }
    for tab in [1, 2, 1] {
      coordinator.send(.select(tabs[tab], cause: .tap, animated: true), at: 1, renderer: renderer)
    }
    let records = Replayer.records(of: coordinator.trace!.recording, notingEveryStep: true)
    XCTAssertEqual(records.flatMap(\.selections).map(\.change.new), [2])
  }

  func testAMoveIsNotedAsOneMove() {
    for (from, to) in [(0, 3), (3, 0), (1, 4), (4, 1), (0, 1), (1, 0)] {
      let coordinator = TabStripCoordinator<RecordingRenderer>(style: .pills, configuration: .pills)
      let renderer = RecordingRenderer()
      coordinator.trace = TraceRecorder(of: coordinator.engine)
      coordinator.edit(renderer: renderer) { $0.insert(count: 5, at: 0, time: 1).update }
      coordinator.edit(renderer: renderer) { $0.move($0.id(at: from)!, to: to, time: 2) }
      let moves = coordinator.trace!.recording.steps.dropFirst().map(\.action)
      // Of two neighbours that change places either has moved.
      let other = RecordedStep.Action.move(.insertion(to), to: from)
      XCTAssertTrue(
        moves == [.move(.insertion(from), to: to)] || abs(from - to) == 1 && moves == [other], "\(from) \(to)")
    }
  }

  func testEachPartOfAMeasurementIsNotedWhenItChanges() {
    var engine = TabStripEngine()
    var trace = TraceRecorder(of: engine)
    let before = engine
    let id = engine.insert(at: 0, time: 0).id
    trace.noteEdit(from: before, to: engine)
    let measurements = [
      TabMeasurement(title: 60), TabMeasurement(title: 60, icon: 16), TabMeasurement(title: 60, icon: 16, badge: 9),
      TabMeasurement(title: 70, icon: 16, badge: 9),
    ]
    for measurement in measurements {
      for _ in 0..<2 { trace.noteMeasurement(measurement, of: id, at: 1) }
    }
    XCTAssertEqual(
      trace.recording.steps.dropFirst().map(\.action),
      [.setWidth(.insertion(0), measurements[0])] + measurements.dropFirst().map { .remeasure(.insertion(0), $0) })
  }
}

/// A host without a toolkit to which the steps of a recording happen.
private final class TracedHost {
  let coordinator: TabStripCoordinator<RecordingRenderer>
  private(set) var frames: [TabStripFrame] = []
  private let renderer = RecordingRenderer()
  private var inserted: [TabID] = []
  private var widths: [TabID: TabMeasurement] = [:]

  init(_ recording: Recording) {
    coordinator = TabStripCoordinator(
      style: recording.style.made(from: TabStripStyle()),
      configuration: recording.configuration.made(from: TabStripConfiguration()))
    coordinator.trace = TraceRecorder(of: coordinator.engine)
    renderer.measurement = { [unowned self] in widths[$0]! }
    send(.directionChanged(recording.direction), 0)
    insert(recording.tabs, 0, 0)
    if let viewport = recording.viewport { send(.resized(viewport), 0) }
    for step in recording.steps { perform(step.action, step.time) }
  }

  private func send(_ input: TabStripInput, _ time: Double) {
    coordinator.send(input, at: time, renderer: renderer)
  }

  private func edit(_ body: @escaping (inout TabStripEngine) -> TabStripUpdate) {
    coordinator.edit(renderer: renderer, body)
  }

  private func id(_ name: TabName) -> TabID? {
    switch name {
    case .index(let index): coordinator.engine.id(at: index)
    case .insertion(let number): inserted.indices.contains(number) ? inserted[number] : nil
    }
  }

  private func insert(_ tabs: [RecordedTab], _ index: Int, _ time: Double) {
    for (place, tab) in tabs.enumerated() {
      edit { [self] engine in
        let (id, update) = engine.insert(at: min(index, engine.count) + place, traits: tab.traits, time: time)
        inserted.append(id)
        widths[id] = tab.measurement
        return update
      }
    }
  }

  private func perform(_ action: RecordedStep.Action, _ time: Double) {
    switch action {
    case .input(let input): send(input, time)
    case .select(let name, let cause, let animated):
      send(.select(name.flatMap(id), cause: cause, animated: animated), time)
    case .reveal(let name, let policy, let animated):
      if let id = id(name) { send(.reveal(id, policy, animated: animated), time) }
    case .deselect(let name, let cause): if let id = id(name) { send(.deselect(id, cause: cause), time) }
    case .insert(let tabs, let index): insert(tabs, index, time)
    case .remove(let name): if let id = id(name) { edit { $0.remove(id, time: time) } }
    case .removeAll: edit { $0.removeAll(time: time) }
    case .move(let name, let index):
      // Which of two neighbours changed places with the other cannot be told from the outcome.
      guard let id = id(name), let old = coordinator.engine.index(of: id),
        abs(old - min(index, coordinator.engine.count - 1)) != 1
      else { return }
      edit { $0.move(id, to: index, time: time) }
    case .setTraits(let name, let traits): if let id = id(name) { edit { $0.setTraits(traits, of: id, time: time) } }
    case .setWidth(let name, let measurement), .remeasure(let name, let measurement):
      guard let id = id(name) else { return }
      widths[id] = measurement
      coordinator.contentChanged(id, at: time, renderer: renderer)
    case .restyle(let recipe): edit { $0.setStyle(recipe.made(from: $0.style), at: time) }
    case .reconfigure(let recipe): edit { $0.setConfiguration(recipe.made(from: $0.configuration), at: time) }
    case .refuse(let refuses): renderer.onAllows = { _ in !refuses }
    case .tap: break
    case .frame:
      coordinator.render(at: time, renderer: renderer)
      frames.append(coordinator.frame)
    }
  }
}

extension TabStripFrame {
  fileprivate var lines: String { FrameRecord(step: 0, time: 0, frame: self).lines.joined(separator: "\n") }
}
