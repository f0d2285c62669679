import TabStripCore
import XCTest
import _TabStripTestSupport

/// The mark of the selected tab: its place and its way there.
final class IndicatorTests: XCTestCase {
  private func strip(
    _ rightToLeft: Bool, _ form: IndicatorStyle.Form, spring: SpringTuning = .noBounce, width: Double = 320
  ) -> StripFixture {
    var style = StripFixture.plain()
    style.indicator = IndicatorStyle(form: form, thickness: 3, inset: 5, spring: spring)
    style.bodyHeight = 32
    return StripFixture([60, 100, 80, 120, 90], width: width, rightToLeft: rightToLeft, style: style)
  }

  /// The indicator's distance from the leading edge, and its width.
  private func seen(_ strip: StripFixture) -> [Double]? {
    strip.frame.indicator.map { [strip.isRightToLeft ? 320 - $0.x - $0.width : $0.x, $0.width] }
  }

  func testEachFormHasItsPlace() {
    inBothDirections { rightToLeft in
      let bar = strip(rightToLeft, .bar).frame.indicator!
      XCTAssertEqual([bar.y, bar.height], [45, 3], "along the bottom of 48")
      for form in [IndicatorStyle.Form.border, .pill] {
        let body = strip(rightToLeft, form).frame.indicator!
        XCTAssertEqual([body.y, body.height], [8, 32])
      }
      XCTAssertNil(strip(rightToLeft, .none).frame.indicator)
      XCTAssertEqual(seen(strip(rightToLeft, .bar)), [5, 50], "5 inside both ends of 0…60")
    }
  }

  func testInsetsFromTopAndBottom() {
    func mark(_ form: IndicatorStyle.Form, top: Double, bottom: Double, _ rightToLeft: Bool) -> [Double] {
      var strip = strip(rightToLeft, form)
      var style = strip.engine.style
      style.indicator.topInset = top
      style.indicator.bottomInset = bottom
      strip.note(strip.engine.setStyle(style, at: 0))
      strip.layout()
      return strip.frame.indicator.map { [$0.y, $0.height] } ?? []
    }
    inBothDirections { rightToLeft in
      XCTAssertEqual(mark(.bar, top: 0, bottom: 5, rightToLeft), [40, 3])
      XCTAssertEqual(mark(.topBar, top: 4, bottom: 0, rightToLeft), [4, 3])
      XCTAssertEqual(mark(.bar, top: 0, bottom: 1000, rightToLeft), [0, 3], "as far as the strip goes")
      XCTAssertEqual(mark(.bar, top: 0, bottom: -10, rightToLeft), [45, 3])
      for form in [IndicatorStyle.Form.border, .pill] {
        XCTAssertEqual(mark(form, top: 3, bottom: 5, rightToLeft), [11, 24])
        XCTAssertEqual(mark(form, top: -2, bottom: -2, rightToLeft), [6, 36])
        XCTAssertEqual(mark(form, top: 1000, bottom: 0, rightToLeft), [48, 0])
      }
      XCTAssertEqual(seen(strip(rightToLeft, .bar)), [5, 50])
    }
  }

  func testItTravelsToTheSelectedTabAndNeverCountsInTheContent() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .bar)
      XCTAssertEqual(strip.engine.contentWidth, 450)
      strip.tap(2)
      strip.run(0.1)
      let middle = seen(strip)![0] + strip.offset
      XCTAssertGreaterThan(middle, 5)
      XCTAssertLessThan(middle, 165)
      strip.run(1)
      // Tab 2 is 160…240; the row has moved on by 200 − 160 = 40.
      XCTAssertEqual(strip.offset, 40)
      XCTAssertEqual(seen(strip), [125, 70])
      XCTAssertEqual(strip.engine.contentWidth, 450)
      XCTAssertFalse(strip.engine.needsTick)
    }
  }

  func testABounceGoesBeyondAndComesBack() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .bar, spring: .heavyBounce)
      strip.tap(1)
      var farthest = 0.0
      while strip.engine.needsTick {
        strip.run(1.0 / 60)
        farthest = Swift.max(farthest, seen(strip)![0] + strip.offset)
        XCTAssertLessThan(strip.now, 3)
      }
      XCTAssertGreaterThan(farthest, 65)
      XCTAssertEqual(seen(strip)![0] + strip.offset, 65)
    }
  }

  func testRetargetKeepsPlaceAndSpeed() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .bar, width: 450)
      strip.send(.select(strip.tab(4), cause: .tap, animated: true))
      strip.run(0.08)
      let before = strip.frame.indicator!.x
      strip.now += 1.0 / 240
      strip.send(.tick)
      strip.layout()
      let step = strip.frame.indicator!.x - before
      let at = strip.frame.indicator!.x
      strip.send(.select(strip.tab(0), cause: .tap, animated: true))
      strip.layout()
      XCTAssertEqual(strip.frame.indicator!.x, at)
      strip.now += 1.0 / 240
      strip.send(.tick)
      strip.layout()
      let next = strip.frame.indicator!.x - at
      XCTAssertGreaterThan(next * step, 0, "it still moves on before it turns back")
    }
  }

  func testTabsBetweenAreNeverDrawnSelected() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .bar, width: 450)
      strip.tap(4)
      while strip.engine.needsTick {
        strip.run(1.0 / 60)
        let fractions = strip.frame.tabs.map(\.selectionFraction)
        XCTAssertEqual(Array(fractions[1...3]), [0, 0, 0])
        XCTAssertEqual(fractions[0] + fractions[4], 1, accuracy: 1e-9)
        XCTAssertLessThan(strip.now, 3)
      }
      XCTAssertEqual(strip.frame.tabs.map(\.selectionFraction), [0, 0, 0, 0, 1])
    }
  }

  func testAtRestItFollowsEveryChangeOfItsTabAtOnce() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .bar, width: 450)
      strip.widths[strip.tab(0)] = 71
      strip.note(strip.engine.remeasure(strip.tab(0), time: 0))
      strip.layout()
      XCTAssertEqual(strip.frame.indicator!.width, 61)
      XCTAssertFalse(strip.engine.needsTick)
      strip.insert(40, at: 0)
      strip.layout()
      XCTAssertEqual(rightToLeft ? 450 - strip.frame.indicator!.x - 61 : strip.frame.indicator!.x, 45)
      strip.remove(0)
      strip.run(1)
      XCTAssertEqual(strip.selected, 1, "the next one inherits the selection")
      XCTAssertEqual(strip.frame.indicator!.width, 90)
    }
  }

  func testWithReducedMotionItJumps() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .pill)
      strip.send(.motionPreferenceChanged(.reduced))
      strip.tap(2)
      XCTAssertFalse(strip.engine.needsTick)
      XCTAssertEqual(strip.offset, 40)
      XCTAssertEqual(seen(strip), [125, 70])
      XCTAssertEqual(strip.frame.tabs[2].selectionFraction, 1)
    }
  }

  func testBothEndsKeepTheirOwnSpeedWhenItTurns() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .bar)
      strip.resize(450, scale: 64)
      func ends(_ strip: StripFixture) -> [Double] {
        let mark = strip.frame.indicator!
        let start = rightToLeft ? 450 - mark.x - mark.width : mark.x
        return [start, start + mark.width]
      }
      func step(_ strip: inout StripFixture) -> [Double] {
        let before = ends(strip)
        strip.now += 1.0 / 1000
        strip.send(.tick)
        strip.layout()
        return zip(ends(strip), before).map { $0 - $1 }
      }
      // To a wider tab the trailing end has farther to go.
      strip.send(.select(strip.tab(3), cause: .tap, animated: true))
      strip.run(0.06)
      let old = step(&strip)
      XCTAssertGreaterThan(old[1], old[0] * 1.2)
      strip.send(.select(strip.tab(1), cause: .tap, animated: true))
      let new = step(&strip)
      for end in [0, 1] { XCTAssertEqual(new[end], old[end], accuracy: old[end] / 10) }
    }
  }

  func testTabsPassedByInQuickSuccessionFadeAndOthersNeverLight() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, .bar, width: 450)
      for tab in [1, 2, 4] {
        strip.tap(tab)
        strip.run(0.04)
        XCTAssertEqual(strip.frame.tabs[3].selectionFraction, 0)
      }
      XCTAssertGreaterThan(strip.frame.tabs[1].selectionFraction, 0, "what was left before still fades")
      strip.run(1)
      XCTAssertEqual(strip.frame.tabs.map(\.selectionFraction), [0, 0, 0, 0, 1])
    }
  }

  func testAnEndThatArrivesFirstWaitsForTheOther() {
    inBothDirections { rightToLeft in
      var style = StripFixture.plain()
      style.indicator = IndicatorStyle(form: .bar, inset: 5)
      var strip = StripFixture([20, 380], rightToLeft: rightToLeft, style: style)
      strip.resize(450, scale: 64)
      strip.send(.select(strip.tab(1), cause: .tap, animated: true))
      func end() -> Double {
        let mark = strip.frame.indicator!
        return rightToLeft ? 450 - mark.x : mark.x + mark.width
      }
      var (place, step) = (15.0, 0.0)
      while strip.engine.needsTick {
        strip.run(1.0 / 60)
        let next = end() - place
        // Past the middle of the way it only slows down: no leap at the end but the quarter point that counts as there.
        if place > 205 { XCTAssertLessThanOrEqual(next, Swift.max(step, 0.25) + 1.0 / 32) }
        (place, step) = (end(), next)
        XCTAssertLessThan(strip.now, 3)
      }
      XCTAssertEqual(end(), 395)
    }
  }
}
