import TabStripCore
import TabStripHosting
import XCTest
import _TabStripTestSupport

/// What happens when a program answers a report or a veto by changing the strip.
final class CoordinatorOrderTests: XCTestCase {
  func testAReportComesOnceTheStripIsInItsNewState() {
    let host = HostFixture(count: 10)
    var seen: Int?
    host.renderer.onReport = { _ in seen = host.selected }
    host.select(3)
    XCTAssertEqual(seen, 3)
    XCTAssertEqual(host.changes, ["0>3 tap"])
  }

  func testSelectingInAReportIsHandledAfterIt() {
    let host = HostFixture(count: 10)
    var log: [String] = []
    host.renderer.onReport = { _ in
      log.append("begin \(host.selected!)")
      if host.selected == 3 {
        XCTAssertNil(host.send(.select(host.tabs[5], cause: .program, animated: false)))
      }
      log.append("end \(host.selected!)")
    }
    host.select(3)
    XCTAssertEqual(log, ["begin 3", "end 3", "begin 5", "end 5"])
    XCTAssertEqual(host.changes, ["0>3 tap", "3>5 program"])
  }

  func testSelectingInAVetoIsHandledAfterIt() {
    let host = HostFixture(count: 10)
    host.renderer.onAllows = { change in
      if change.new == host.tabs[3] {
        XCTAssertNil(host.send(.select(host.tabs[7], cause: .program, animated: false)))
        return false
      }
      return true
    }
    XCTAssertNil(host.send(.select(host.tabs[3], cause: .tap, animated: false))?.selection)
    XCTAssertEqual(host.selected, 7)
    XCTAssertEqual(host.changes, ["0>7 program"])
  }

  /// An edit in a report takes place at once, with a later time than an input that was sent before it and waits.
  func testAnInputThatAnEditOvertookIsNoErrorOfTime() {
    let host = HostFixture(count: 10)
    var count = 0
    host.renderer.onReport = { update in
      guard update.selection?.new == host.tabs[3] else { return }
      host.coordinator.send(.select(host.tabs[5], cause: .program, animated: false), at: 1, renderer: host.renderer)
      host.coordinator.edit(renderer: host.renderer) { $0.remove(host.tabs[0], time: 2) }
      count = host.coordinator.engine.count
    }
    host.select(3)
    XCTAssertEqual(count, 9)
    XCTAssertEqual(host.selected, 5)
    XCTAssertEqual(host.coordinator.takeDiagnostics(), [])
    XCTAssertEqual(host.coordinator.engine.time, 2)
  }

  func testAnInputMadeUpLateKnowsWhatEditsBeforeItBrought() {
    let host = HostFixture(count: 3)
    var new: TabID?
    host.renderer.onAllows = { _ in
      host.coordinator.edit(renderer: host.renderer) { engine in
        let (id, update) = engine.insert(at: 0, time: 0)
        new = id
        return update
      }
      host.coordinator.send(at: 0, renderer: host.renderer) {
        new.map { .select($0, cause: .program, animated: false) }
      }
      return false
    }
    host.select(2)
    XCTAssertNotNil(new)
    XCTAssertEqual(host.coordinator.engine.selectedTab, new)
    host.coordinator.send(at: 0, renderer: host.renderer) { nil }
    XCTAssertEqual(host.coordinator.engine.selectedTab, new)
  }

  func testWhereMeasuringMayAskTheEngineItAnswersAsBefore() {
    let host = HostFixture(count: 10)
    host.select(3)
    host.renderer.measuringAsksEngine = true
    var seen: [Int?] = []
    host.renderer.onMeasure = { _ in seen.append(host.selected) }
    host.coordinator.contentChanged(host.tabs[3], at: 0, renderer: host.renderer)
    host.renderer.measurement = { _ in TabMeasurement(title: 90) }
    host.render()
    XCTAssertEqual(seen, [3])
    XCTAssertEqual(host.coordinator.frame.tabs.first { $0.id == host.tabs[3] }?.width, 90)
  }

  func testAVetoSeesTheStripAsItWas() {
    let host = HostFixture(count: 10)
    var asked: [Int?] = []
    host.renderer.onAllows = { _ in
      asked.append(host.selected)
      asked.append(host.coordinator.frame.count)
      asked.append(host.coordinator.engine.index(of: host.tabs[9]))
      return true
    }
    host.select(3)
    XCTAssertEqual(asked, [0, 10, 9])
    XCTAssertEqual(host.selected, 3)
  }

  func testAnEditInAReportTakesPlaceAtOnceAndItsReportWaits() {
    let host = HostFixture(count: 10)
    var depth = 0
    var counts: [Int] = []
    host.renderer.onReport = { update in
      depth += 1
      XCTAssertEqual(depth, 1, "no report inside a report")
      if update.selection?.new == host.tabs[3] {
        host.coordinator.edit(renderer: host.renderer) { $0.remove(host.tabs[3], time: 0) }
        host.coordinator.edit(renderer: host.renderer) { $0.remove(host.tabs[4], time: 0) }
        counts.append(host.coordinator.engine.count)
      }
      depth -= 1
    }
    host.select(3)
    XCTAssertEqual(counts, [8])
    XCTAssertEqual(host.changes, ["0>3 tap", "3>5 removal"])
    host.run(frames: 1)
    XCTAssertEqual(host.coordinator.frame.count, 8)
  }

  func testAnEditInAVetoWaits() {
    let host = HostFixture(count: 10)
    host.renderer.onAllows = { _ in
      host.coordinator.edit(renderer: host.renderer) { $0.remove(host.tabs[3], time: 0) }
      XCTAssertEqual(host.coordinator.engine.count, 10)
      return true
    }
    host.select(3)
    XCTAssertEqual(host.coordinator.engine.count, 9)
    XCTAssertEqual(host.changes, ["0>3 tap", "3>4 removal"])
  }

  func testAnEditInsideAnEditWaits() {
    let host = HostFixture(count: 10)
    var countInside: Int?
    host.coordinator.edit(renderer: host.renderer) { engine in
      host.coordinator.edit(renderer: host.renderer) { $0.removeAll(time: 0) }
      countInside = engine.count
      return engine.remove(host.tabs[9], time: 0)
    }
    XCTAssertEqual(countInside, 10)
    XCTAssertEqual(host.coordinator.engine.count, 0)
  }

  func testWhatIsSentWhileMeasuringOrConfiguringComesAfterDrawing() {
    let host = HostFixture(count: 10, width: 0)
    host.renderer.onMeasure = { id in if id == host.tabs[0] { host.select(2) } }
    host.renderer.onConfigure = { id in
      guard id == host.tabs[1] else { return }
      host.coordinator.edit(renderer: host.renderer) { $0.remove(host.tabs[1], time: 0) }
      host.coordinator.contentChanged(host.tabs[2], at: 0, renderer: host.renderer)
    }
    host.send(.resized(Viewport(width: 300, height: 48)))
    host.render()
    XCTAssertEqual(host.coordinator.frame.count, 10)
    XCTAssertEqual(host.coordinator.engine.count, 9)
    XCTAssertEqual(host.selected, 2)
    host.run(frames: 1)
    XCTAssertEqual(host.coordinator.frame.count, 9)
  }

  func testEditsInOneReportAreReportedTogether() {
    let host = HostFixture(count: 10)
    host.renderer.onReport = { update in
      guard update.selection?.cause == .tap else { return }
      for n in 5..<9 { host.coordinator.edit(renderer: host.renderer) { $0.remove(host.tabs[n], time: 0) } }
    }
    host.select(5)
    XCTAssertEqual(host.changes, ["0>5 tap", "5>9 removal"])
  }

  func testAReportThatAnswersEveryChangeWithAnotherNeitherHangsNorOverflows() {
    let host = HostFixture(count: 10)
    var reports = 0
    host.renderer.onReport = { _ in
      reports += 1
      host.select((host.selected! + 1) % 10, cause: .program)
    }
    host.select(3)
    let limit = TabStripCoordinator<RecordingRenderer>.reentryLimit
    XCTAssertLessThanOrEqual(reports, limit)
    XCTAssertGreaterThan(reports, limit / 4)
    // It goes on in the next frames, and ends as soon as the program has enough.
    let before = reports
    XCTAssertEqual(host.run(frames: 3), 3)
    XCTAssertGreaterThan(reports, before)
    host.renderer.onReport = { _ in }
    host.run(frames: 120)
    XCTAssertEqual(host.run(frames: 60), 0, "idle")
  }

  func testAVetoThatAnswersWithTheSameQuestionNeitherHangsNorOverflows() {
    let host = HostFixture(count: 10)
    var asked = 0
    host.renderer.onAllows = { _ in
      asked += 1
      host.select(4)
      return false
    }
    host.select(4)
    XCTAssertLessThanOrEqual(asked, TabStripCoordinator<RecordingRenderer>.reentryLimit + 1)
    XCTAssertEqual(host.selected, 0)
    host.renderer.onAllows = { _ in true }
    host.run(frames: 1)
    XCTAssertEqual(host.selected, 4, "the last question still waited")
  }

  func testReportsThatEditWithoutEndAreMerged() {
    let host = HostFixture(count: 10)
    var reports = 0
    var told = host.coordinator.engine.selectedTab
    host.renderer.onReport = { update in
      if let change = update.selection {
        XCTAssertEqual(change.old, told, "each report goes on where the last one ended")
        told = change.new
      }
      reports += 1
      for _ in 0..<3 {
        host.coordinator.edit(renderer: host.renderer) { engine in
          let (id, update) = engine.insert(at: 0, time: 0)
          var all = update
          all.merge(engine.handle(.select(id, cause: .program, animated: false), at: 0))
          return all
        }
        host.select(0, cause: .tap)
      }
    }
    host.select(3)
    let limit = TabStripCoordinator<RecordingRenderer>.reentryLimit
    XCTAssertLessThanOrEqual(reports, limit)
    XCTAssertLessThanOrEqual(host.coordinator.engine.count, 10 + 3 * limit)
    host.renderer.onReport = { update in told = update.selection?.new ?? told }
    host.clearRecord()
    host.render()
    XCTAssertLessThanOrEqual(
      host.renderer.reports.count, 4, "what waited is one report, beside those of the last three inputs")
    XCTAssertEqual(told, host.coordinator.engine.selectedTab)
  }

  func testDrawingInAReportShowsThePresentState() {
    let host = HostFixture(count: 10)
    var drawn: TabStates?
    host.renderer.onReport = { _ in
      host.coordinator.render(at: host.now, renderer: host.renderer)
      drawn = host.coordinator.frame.tabs.first { $0.id == host.tabs[3] }?.states
    }
    host.select(3)
    XCTAssertEqual(drawn, [.selected])
    XCTAssertEqual(host.renderer.mistakes, [])
  }

  func testDrawingInAVetoWaitsForTheNextFrame() {
    let host = HostFixture(count: 10)
    host.renderer.onAllows = { _ in
      host.coordinator.render(at: host.now, renderer: host.renderer)
      return false
    }
    host.select(3)
    XCTAssertEqual(host.renderer.count { if case .place = $0 { true } else { false } }, 0)
    XCTAssertEqual(host.run(frames: 5), 1)
  }

  func testAProgramsChangeIsNotAskedAbout() {
    let host = HostFixture(count: 10)
    host.renderer.onAllows = { _ in false }
    host.select(3, cause: .program)
    XCTAssertEqual(host.selected, 3)
    XCTAssertEqual(host.renderer.count { if case .allows = $0 { true } else { false } }, 0)
  }

  func testDiagnosticsAreToldOnceAndNotInTheMiddleOfWork() {
    let host = HostFixture(count: 3)
    var inside: Diagnostics?
    host.renderer.onAllows = { _ in
      inside = host.coordinator.takeDiagnostics()
      return true
    }
    host.send(.wheel(dx: .nan, dy: 0, unit: .points))
    host.select(1)
    XCTAssertEqual(inside, [])
    XCTAssertEqual(host.coordinator.takeDiagnostics(), .input)
    XCTAssertEqual(host.coordinator.takeDiagnostics(), [])
  }
}
