import TabStripCore
import TabStripHosting
import XCTest
import _TabStripTestSupport

/// What a strip's views cost: how many there are, how often they are filled and measured, and when the display is asked.
final class CoordinatorViewTests: XCTestCase {
  func testAnIdleStripAsksForNoFrames() {
    let host = HostFixture(count: 100)
    XCTAssertEqual(host.run(frames: 100), 0)
    host.send(.hover(x: 10, y: 10))
    XCTAssertEqual(host.run(frames: 100), 1, "the hovered tab is drawn, and that is all")
    host.select(30)
    host.run(frames: 600)
    host.clearRecord()
    XCTAssertEqual(host.run(frames: 100), 0, "the movement is over")
    XCTAssertEqual(host.renderer.calls, [])
  }

  func testOneRequestCoversManyInputs() {
    let host = HostFixture(count: 100)
    for step in 0..<20 { host.send(.hover(x: Double(step) * 15, y: 10)) }
    XCTAssertEqual(host.renderer.calls, [.requestFrame(continuous: false)])
    host.select(50)
    XCTAssertEqual(host.renderer.calls.last, .requestFrame(continuous: true))
  }

  func testAHiddenStripAsksForNothingAndDrawsWhatItMissedWhenItIsShown() {
    let host = HostFixture(count: 100, width: 0)
    host.select(50)
    host.coordinator.contentChanged(host.tabs[50], at: 0, renderer: host.renderer)
    XCTAssertEqual(host.run(frames: 100), 0)
    XCTAssertEqual(host.renderer.requestCount, 0)
    XCTAssertEqual(host.changes, ["0>50 tap"], "what happens is told all the same")
    host.send(.resized(Viewport(width: 300, height: 48)))
    XCTAssertEqual(host.run(frames: 100), 1)
    XCTAssertNotNil(host.renderer.shown[host.tabs[50]])

    host.send(.fling(vx: 3000, vy: 0))
    host.run(frames: 2)
    host.send(.resized(Viewport(width: 0, height: 48)))
    host.clearRecord()
    XCTAssertEqual(host.run(frames: 100), 0)
    host.send(.resized(Viewport(width: 300, height: 48)))
    XCTAssertGreaterThan(host.run(frames: 100), 0)
  }

  // R177 of the collected bug reports: every scroll tick titled every tab anew.
  func testAThousandTicksWithNothingNewConfigureAndMeasureNothing() {
    for rightToLeft in [false, true] {
      var configuration = TabStripConfiguration()
      configuration.scrolling.bounces = false
      let host = HostFixture(count: 1000, rightToLeft: rightToLeft, configuration: configuration)
      for step in 0..<1000 {
        // To and fro within the overscan.
        host.send(.wheel(dx: (step % 2 == 0) != rightToLeft ? 3 : -3, dy: 0, unit: .points))
        host.render()
      }
      XCTAssertEqual(host.renderer.configurationCount, 0)
      XCTAssertEqual(host.renderer.measurementCount, 0)
      XCTAssertEqual(host.renderer.count { if case .make = $0 { true } else { false } }, 0)
    }
  }

  func testScrollingConfiguresEveryTabOnceAsItComes() {
    let host = HostFixture(count: 1000)
    var seen = Set(host.coordinator.frame.tabs.map(\.id))
    for _ in 0..<300 {
      host.send(.wheel(dx: 37, dy: 0, unit: .points))
      host.clearRecord()
      host.render()
      let new = host.coordinator.frame.tabs.filter { !seen.contains($0.id) }.count
      XCTAssertEqual(host.renderer.configurationCount, new)
      XCTAssertEqual(host.renderer.measurementCount, new)
      seen = Set(host.coordinator.frame.tabs.map(\.id))
    }
  }

  // R179: every tap laid everything out several times.
  func testATapOnWhatIsMeasuredMeasuresNothing() {
    let host = HostFixture(count: 1000)
    let inside = Pointer(x: 200, y: 24)
    host.send(.pointerDown(inside))
    host.send(.pointerUp(inside))
    host.run(frames: 1)
    XCTAssertEqual(host.selected, 3)
    XCTAssertEqual(host.renderer.measurementCount, 0)
    XCTAssertEqual(host.renderer.configurationCount, 0)
  }

  func testViewsAreNeverMoreThanTheTabsOfTheBusiestFrame() {
    for seed in 0..<8 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let host = HostFixture(count: 2000)
      host.renderer.kind = { Int($0.slot) % 2 }
      host.renderer.measurement = { TabMeasurement(title: 20 + Double($0.slot % 7) * 30) }
      var busiest = host.coordinator.frame.tabs.count
      host.send(.textChanged(lineHeight: 16))
      for _ in 0..<100 {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: host.select(Int.random(in: 0..<2000, using: &random))
        case 1: host.send(.fling(vx: Double.random(in: -9000...9000, using: &random), vy: 0))
        case 2: host.send(.wheel(dx: Double.random(in: -900...900, using: &random), dy: 0, unit: .points))
        case 3: host.send(.resized(Viewport(width: Double.random(in: 0...700, using: &random), height: 48)))
        default: host.send(.focusGained(visible: true))
        }
        for _ in 0..<4 {
          host.run(frames: 1)
          busiest = max(busiest, host.coordinator.frame.tabs.count)
          XCTAssertLessThanOrEqual(host.renderer.peakViewCount, busiest, "seed \(seed)")
          XCTAssertEqual(host.renderer.views.count, host.coordinator.liveViewCount + host.coordinator.idleViewCount)
        }
      }
    }
  }

  func testAFocusedTabKeepsItsViewHoweverFarItIsScrolledAway() {
    let host = HostFixture(count: 1000)
    host.send(.focusGained(visible: true))
    host.render()
    let view = host.coordinator.view(of: host.tabs[0])
    XCTAssertNotNil(view)
    for _ in 0..<100 {
      host.send(.wheel(dx: 200, dy: 0, unit: .points))
      host.render()
      XCTAssertTrue(host.coordinator.view(of: host.tabs[0]) === view)
    }
    XCTAssertEqual(host.coordinator.frame.tabs.first?.isVisible, false)
    XCTAssertEqual(host.renderer.calls.filter { $0 == .configure(view!.number, host.tabs[0]) }, [])
    host.send(.focusLost)
    host.render()
    XCTAssertNil(host.coordinator.view(of: host.tabs[0]))
  }

  func testAskingForViewsWhileTheyAreGivenOutFindsThoseThatAre() {
    let host = HostFixture(count: 20, width: 0)
    host.renderer.kind = { _ in
      for tab in host.coordinator.frame.tabs {
        let content = host.coordinator.view(of: tab.id)?.content
        XCTAssertTrue(content == nil || content == tab.id)
      }
      return 0
    }
    host.renderer.onConfigure = { id in XCTAssertNotNil(host.coordinator.view(of: id)) }
    host.send(.resized(Viewport(width: 300, height: 48)))
    host.render()
    XCTAssertGreaterThan(host.renderer.configurationCount, 0)
  }

  func testATabThatIsMovedKeepsItsView() {
    let host = HostFixture(count: 100)
    let view = host.coordinator.view(of: host.tabs[1])
    host.coordinator.edit(renderer: host.renderer) { $0.move(host.tabs[1], to: 3, time: 0) }
    host.run(frames: 1)
    XCTAssertTrue(host.coordinator.view(of: host.tabs[1]) === view)
    XCTAssertEqual(host.renderer.configurationCount, 0)
  }

  func testAnInsertionConfiguresOnlyTheNewTab() {
    let host = HostFixture(count: 4, width: 1000)
    host.coordinator.edit(renderer: host.renderer) { $0.insert(at: 1, time: 0).update }
    host.run(frames: 1)
    XCTAssertEqual(host.renderer.configurationCount, 1)
    XCTAssertEqual(host.renderer.measurementCount, 1)
  }

  func testChangedContentIsMeasuredAndConfiguredOnce() {
    let host = HostFixture(count: 100)
    var width = 90.0
    host.renderer.measurement = { _ in TabMeasurement(title: width) }
    for _ in 0..<5 { host.coordinator.contentChanged(host.tabs[1], at: 0, renderer: host.renderer) }
    host.run(frames: 60)
    XCTAssertEqual(host.renderer.configurationCount, 1)
    XCTAssertEqual(host.renderer.measurementCount, 1)
    XCTAssertEqual(host.renderer.shown[host.tabs[1]]?.tab?.width, 90)
    width = 50
    host.coordinator.contentChanged(host.tabs[99], at: 0, renderer: host.renderer)
    host.run(frames: 60)
    XCTAssertEqual(host.renderer.configurationCount, 1, "no view shows it")
    host.coordinator.contentChanged(TabID(slot: 5, generation: 9), at: 0, renderer: host.renderer)
    XCTAssertEqual(host.run(frames: 60), 0, "a tab that is gone")
  }

  func testTheHostHearsOfAnotherNaturalSizeOnceAndNotWhileScrolling() {
    let host = HostFixture(count: 1000)
    host.renderer.measurement = { TabMeasurement(title: 20 + Double($0.slot % 7) * 30) }
    func asked() -> Int { host.renderer.count { $0 == .finish(needsNaturalSize: true) } }
    for _ in 0..<50 {
      host.send(.wheel(dx: 100, dy: 0, unit: .points))
      host.run(frames: 1)
    }
    XCTAssertEqual(asked(), 0)
    host.coordinator.edit(renderer: host.renderer) { $0.remove(host.tabs[3], time: 0) }
    host.run(frames: 10)
    XCTAssertEqual(asked(), 1)
    host.coordinator.edit(renderer: host.renderer) { $0.move(host.tabs[5], to: 7, time: 0) }
    host.run(frames: 10)
    XCTAssertEqual(asked(), 1, "as long as before")
    host.coordinator.edit(renderer: host.renderer) { $0.setStyle(StripFixture.plain(height: 60), at: 0) }
    host.run(frames: 10)
    XCTAssertEqual(asked(), 2)
  }

  // R181: a strip resized three times within one layout made its views anew and was empty in between.
  func testResizingKeepsTheViews() {
    let host = HostFixture(count: 20, width: 320)
    let views = host.renderer.views.map(\.number)
    for width in [320.0, 330, 340] {
      host.send(.resized(Viewport(width: width, height: 48)))
      host.render()
      XCTAssertGreaterThan(host.coordinator.frame.contentWidth, 0)
    }
    XCTAssertEqual(host.renderer.views.map(\.number).prefix(views.count), views[...])
  }

  // R091: a cell that was used again still looked selected.
  func testAViewGivenToAnotherTabShowsThatTabsState() {
    let host = HostFixture(count: 50)
    host.select(0)
    host.send(.wheel(dx: 100_000, dy: 0, unit: .points))
    host.render()
    host.select(49)
    host.run(frames: 300)
    host.send(.wheel(dx: -100_000, dy: 0, unit: .points))
    host.render()
    XCTAssertEqual(host.renderer.shown[host.tabs[0]]?.tab?.states, [])
    XCTAssertEqual(host.renderer.shown.values.filter { $0.tab!.states.contains(.selected) }.count, 0)
  }

  func testAHostThatGoesAwayLeavesNothingAndMayComeBack() {
    let host = HostFixture(count: 50)
    host.coordinator.discardAllViews(renderer: host.renderer)
    XCTAssertEqual(host.renderer.views.count, 0)
    XCTAssertEqual(host.coordinator.frame, TabStripFrame())
    host.send(.hoverEnded)
    XCTAssertEqual(host.run(frames: 3), 1, "whatever comes next, there is something to draw")
    XCTAssertGreaterThan(host.renderer.views.count, 0)
    XCTAssertEqual(host.renderer.configurationCount, host.renderer.views.count)
    XCTAssertEqual(host.renderer.calls.last, .finish(needsNaturalSize: true))
  }

  func testAHostThatGoesAwayInAReportIsNotDrawnAgain() {
    let host = HostFixture(count: 50)
    host.send(.fling(vx: 3000, vy: 0))
    host.run(frames: 1)
    host.renderer.onAllows = { _ in
      host.coordinator.edit(renderer: host.renderer) { engine in engine.remove(host.tabs[0], time: host.now) }
      return true
    }
    host.renderer.onReport = { _ in host.coordinator.discardAllViews(renderer: host.renderer) }
    host.select(4)
    XCTAssertEqual(host.renderer.views.count, 0)
    XCTAssertEqual(host.renderer.mistakes, [])
  }

  func testAHostThatComesBackInAReportIsDrawn() {
    let host = HostFixture(count: 50)
    host.coordinator.discardAllViews(renderer: host.renderer)
    host.renderer.onReport = { _ in host.render() }
    host.select(4)
    XCTAssertGreaterThan(host.renderer.views.count, 0)
    XCTAssertEqual(host.coordinator.frame.count, 50)
  }

  func testAHostThatGoesAwayInAReportBeforeDrawingIsNotDrawn() {
    let host = HostFixture(count: 50)
    var reports = 0
    host.renderer.onReport = { _ in
      reports += 1
      // More answers than one call allows, so that the frame begins with the rest of them.
      if reports == 60 {
        host.coordinator.discardAllViews(renderer: host.renderer)
      } else {
        host.select(reports % 50, cause: .program)
      }
    }
    host.select(4)
    XCTAssertLessThan(reports, 60)
    host.clearRecord()
    host.render()
    XCTAssertEqual(reports, 60)
    XCTAssertEqual(host.renderer.views.count, 0)
    XCTAssertEqual(host.renderer.count { if case .place = $0 { true } else { false } }, 0)
  }

  func testAHostThatGoesAwayWhileItIsDrawnLeavesNothing() {
    let host = HostFixture(count: 50, width: 0)
    host.renderer.onConfigure = { id in
      if id == host.tabs[2] { host.coordinator.discardAllViews(renderer: host.renderer) }
    }
    host.send(.resized(Viewport(width: 300, height: 48)))
    host.coordinator.render(at: 0, renderer: host.renderer)
    XCTAssertEqual(host.renderer.views.count, 0)
    XCTAssertEqual(host.coordinator.liveViewCount, 0)
    XCTAssertEqual(host.coordinator.frame, TabStripFrame())
  }

  func testRightToLeftShowsTheMirrorImage() {
    let left = HostFixture(count: 20)
    let right = HostFixture(count: 20, rightToLeft: true)
    for host in [left, right] {
      host.select(9)
      host.run(frames: 300)
    }
    XCTAssertEqual(left.coordinator.frame.tabs.count, right.coordinator.frame.tabs.count)
    for (a, b) in zip(left.coordinator.frame.tabs, right.coordinator.frame.tabs) {
      XCTAssertEqual(a.index, b.index)
      XCTAssertEqual(a.x, 300 - b.x - b.width)
    }
    XCTAssertEqual(left.renderer.configurationCount, right.renderer.configurationCount)
  }

  func testAStripOfHalfAPointIsShownAndOneOfNothingIsNot() {
    for (width, frames) in [(0.5, 1), (0, 0)] {
      let host = HostFixture(count: 3)
      host.send(.resized(Viewport(width: width, height: 48)))
      XCTAssertEqual(host.run(frames: 1), frames, "\(width)")
    }
  }
}
