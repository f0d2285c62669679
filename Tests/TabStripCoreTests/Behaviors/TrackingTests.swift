import TabStripCore
import XCTest
import _TabStripTestSupport

/// A pager's fractional position.
final class TrackingTests: XCTestCase {
  private func strip(
    _ rightToLeft: Bool, _ interpolation: IndicatorInterpolation = .linear, width: Double = 320
  ) -> StripFixture {
    var style = StripFixture.plain()
    style.indicator = IndicatorStyle(form: .bar, interpolation: interpolation)
    return StripFixture([80, 120, 60, 100, 140], width: width, rightToLeft: rightToLeft, style: style)
  }

  private func seen(_ strip: StripFixture) -> [Double] {
    let indicator = strip.frame.indicator!
    let x = strip.isRightToLeft ? strip.frame.width - indicator.x - indicator.width : indicator.x
    return [x + strip.offset, indicator.width]
  }

  func testTheIndicatorLiesBetweenTheTabs() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.track(position: 0.5))
      strip.layout()
      // From 0…80 to 80…200.
      XCTAssertEqual(seen(strip), [40, 100])
      XCTAssertEqual(strip.frame.tabs.map(\.selectionFraction), [0.5, 0.5, 0, 0, 0])
      XCTAssertEqual(strip.selected, 0)
      strip.layout()
      XCTAssertEqual(seen(strip), [40, 100], "another layout changes nothing")
      strip.send(.track(position: 9))
      strip.layout()
      XCTAssertEqual(seen(strip), [360, 140], "kept inside the row")
      strip.send(.track(position: .nan))
      strip.layout()
      XCTAssertEqual(seen(strip), [360, 140])
    }
  }

  func testElasticEndsHurryAndLag() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .elastic, width: 500)
      strip.send(.track(position: 0.5))
      strip.layout()
      // The start has gone 1 − cos 45° = 0.293 of 80, the end sin 45° = 0.707 of the way from 80 to 200.
      XCTAssertEqual(seen(strip)[0], 23.4, accuracy: 0.6)
      XCTAssertEqual(seen(strip)[0] + seen(strip)[1], 164.9, accuracy: 0.6)
    }
  }

  func testTheRowFollowsThePager() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.track(position: 1.5))
      strip.layout()
      // Tab 1 is in the middle at 140 − 160 → 0, tab 2 at 230 − 160 = 70.
      XCTAssertEqual(strip.offset, 35)
      XCTAssertFalse(strip.engine.needsTick)
    }
  }

  func testAtRestTheNearestTabIsSelectedOnce() {
    inBothDirections { rightToLeft in
      for (position, wanted) in [(1.6, 2), (1.4, 1), (2.5, 3)] {
        var strip = strip(rightToLeft)
        strip.send(.track(position: position))
        strip.send(.trackEnded)
        XCTAssertEqual(strip.changes, [SelectionChange(old: strip.tab(0), new: strip.tab(wanted), cause: .tracking)])
        strip.run(1)
        XCTAssertEqual(
          seen(strip)[0], strip.engine.span(of: strip.tab(wanted))!.start.points, "the indicator ends at the tab")
        XCTAssertFalse(strip.engine.needsTick)
      }
    }
  }

  func testASelectionEndsTrackingAndATrackedOneDoesNot() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, width: 500)
      strip.send(.track(position: 0.8))
      strip.send(.select(strip.tab(1), cause: .tracking, animated: true))
      strip.layout()
      XCTAssertEqual(strip.selected, 1)
      XCTAssertEqual(seen(strip)[0], 64)
      strip.send(.select(strip.tab(3), cause: .tap, animated: true))
      strip.run(1)
      XCTAssertEqual(seen(strip), [260, 100])
    }
  }

  func testDataThatChangesWhileTracking() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.track(position: 3.4))
      strip.remove(4)
      strip.remove(3)
      strip.layout()
      XCTAssertEqual(seen(strip), [200, 60], "the last one there is")
      strip.note(strip.engine.removeAll(time: 0))
      strip.layout()
      XCTAssertNil(strip.frame.indicator)
      strip.send(.trackEnded)
      XCTAssertNil(strip.selected)
    }
  }

  private func looks(_ strip: StripFixture) -> [Double] { strip.frame.tabs.map(\.selectionFraction) }

  func testTheLookGoesOnFromWhereThePagerLeftIt() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, width: 500)
      strip.send(.track(position: 2))
      strip.send(.trackEnded)
      strip.layout()
      XCTAssertEqual(looks(strip), [0, 0, 1, 0, 0], "a pager that came there exactly leaves nothing to do")
      XCTAssertEqual(strip.selected, 2)
      strip.run(1)
      strip.send(.track(position: 3.75))
      strip.send(.trackEnded)
      strip.layout()
      XCTAssertEqual(looks(strip), [0, 0, 0, 0.25, 0.75], "no leap")
      strip.run(0.1)
      XCTAssertEqual(looks(strip)[3], 0.125, accuracy: 0.02)
      XCTAssertEqual(looks(strip)[4], 0.875, accuracy: 0.02)
      strip.run(1)
      strip.send(.track(position: 3.75))
      strip.send(.trackEnded)
      strip.layout()
      XCTAssertEqual(looks(strip), [0, 0, 0, 0.25, 0.75], "the same for a pager that comes back")
      strip.run(1)
      XCTAssertEqual(looks(strip), [0, 0, 0, 0, 1])
    }
  }

  func testATapWhileAPagerMovesTakesTheLookFromWhereItIs() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, width: 500)
      strip.send(.track(position: 1.5))
      strip.layout()
      strip.tap(4)
      XCTAssertEqual(looks(strip), [0, 0, 0, 0, 0], "the tab selected before does not light up once more")
      strip.run(0.1)
      XCTAssertEqual(looks(strip)[0], 0)
      XCTAssertEqual(looks(strip)[4], 0.5, accuracy: 0.05)
      strip.run(1)
      XCTAssertEqual(looks(strip), [0, 0, 0, 0, 1])
      strip.send(.track(position: 3.75))
      strip.layout()
      strip.tap(3)
      XCTAssertEqual(looks(strip), [0, 0, 0, 0.25, 0.75], "both go on from where they are")
    }
  }

  func testATrackedPositionGoesWithTheLastTab() {
    inBothDirections { rightToLeft in
      for removesAll in [false, true] {
        var configuration = TabStripConfiguration()
        configuration.selectionMode = .optional
        var style = StripFixture.plain()
        style.indicator = IndicatorStyle(form: .bar)
        var strip = StripFixture(
          [80, 80, 80, 80], width: 320, rightToLeft: rightToLeft, style: style, configuration: configuration)
        strip.send(.track(position: 2.5))
        if removesAll {
          strip.note(strip.engine.removeAll(time: strip.now))
        } else {
          for n in 0..<4 { strip.remove(n) }
        }
        for _ in 0..<6 { strip.append(80) }
        strip.layout()
        XCTAssertNil(strip.frame.indicator)
        strip.send(.trackEnded)
        XCTAssertNil(strip.selected)
        XCTAssertEqual(strip.changes, [])
      }
    }
  }

  func testOfSeveralSelectedTabsTheMarkStaysWhereThePagerRests() {
    inBothDirections { rightToLeft in
      var configuration = TabStripConfiguration()
      configuration.selectionMode = .multiple(min: 0, max: 3)
      var style = StripFixture.plain()
      style.indicator = IndicatorStyle(form: .bar)
      var strip = StripFixture(
        [80, 80, 80, 80], width: 320, rightToLeft: rightToLeft, style: style, configuration: configuration)
      strip.select(1)
      strip.select(3)
      strip.send(.track(position: 1.25))
      strip.send(.trackEnded)
      strip.run(2)
      XCTAssertEqual(seen(strip), [80, 80])
      XCTAssertEqual(strip.engine.selectedTabs, [strip.tab(1), strip.tab(3)])
      XCTAssertEqual(strip.changes.count, 2, "nothing came in or went out")
    }
  }

  func testAPagerOfNoPagesIsForgotten() {
    inBothDirections { rightToLeft in
      var style = StripFixture.plain()
      style.indicator = IndicatorStyle(form: .bar)
      var strip = StripFixture([], width: 320, rightToLeft: rightToLeft, style: style)
      XCTAssertFalse(strip.send(.track(position: 1.5)).isConsumed)
      for _ in 0..<3 { strip.append(80) }
      strip.layout()
      XCTAssertEqual(strip.frame.tabs.map(\.selectionFraction), [1, 0, 0])
      XCTAssertEqual(seen(strip), [0, 80])
    }
  }

  func testWithReducedMotionNothingTravelsAfterThePager() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.motionPreferenceChanged(.reduced))
      strip.send(.track(position: 0.4))
      strip.layout()
      XCTAssertEqual(seen(strip), [32, 96])
      XCTAssertFalse(strip.send(.trackEnded).needsTick)
      strip.layout()
      XCTAssertEqual(seen(strip), [0, 80])
      XCTAssertEqual(strip.frame.tabs.map(\.selectionFraction), [1, 0, 0, 0, 0])
    }
  }

  func testAPagerThatComesBackBringsTheRowBack() {
    inBothDirections { rightToLeft in
      var configuration = TabStripConfiguration()
      configuration.reveal = RevealPolicies(.center)
      var strip = StripFixture(
        Array(repeating: 100, count: 10), width: 300, rightToLeft: rightToLeft, configuration: configuration)
      strip.select(4)
      XCTAssertEqual(strip.offset, 300)
      strip.send(.track(position: 4.4))
      strip.layout()
      XCTAssertEqual(strip.offset, 340)
      strip.send(.trackEnded)
      strip.run(1)
      XCTAssertEqual(strip.offset, 300)
      XCTAssertEqual(strip.selected, 4)
    }
  }
}
