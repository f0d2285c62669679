import TabStripCore
import XCTest
import _TabStripTestSupport

/// Rows B3–B17 of the source systems, as far as an engine can show them: a selection list. "Red by" names a fault that turns the test red.
final class SelectionListRowTests: XCTestCase {
  /// Seven titles of 40 in a list of 320: items of 65 from 10 on, row 10 + 455 + 10 = 475, largest offset 155.
  private func list(
    _ rightToLeft: Bool, titles: [Double] = Array(repeating: 40, count: 7), width: Double = 320,
    style: TabStripStyle = .selectionList, _ change: (inout TabStripConfiguration) -> Void = { _ in }
  ) -> StripFixture {
    var configuration = TabStripConfiguration.selectionList
    change(&configuration)
    var strip = StripFixture(titles, width: 0, rightToLeft: rightToLeft, style: style, configuration: configuration)
    strip.send(.resized(Viewport(width: width, height: 36)))
    strip.layout()
    return strip
  }

  private func drag(_ strip: inout StripFixture, by distance: Double) {
    strip.send(.pointerDown(Pointer(x: strip.x(300), y: 18, kind: .touch)))
    strip.send(.pointerMoved(Pointer(x: strip.x(291), y: 18, kind: .touch)))
    for step in 1...10 {
      strip.now += 0.05
      strip.send(.pointerMoved(Pointer(x: strip.x(291 - distance * Double(step) / 10), y: 18, kind: .touch)))
    }
    strip.now += 0.2
    strip.send(.pointerUp(Pointer(x: strip.x(291 - distance), y: 18, kind: .touch)))
    strip.layout()
  }

  /// Red by: choose(_:cause:animated:_:_:) reports a reselection for `.ignore` too.
  func testB2_aTapOnTheSelectedItemIsSilentUnlessAskedFor() {
    inBothDirections { rightToLeft in
      var strip = list(rightToLeft)
      strip.tap(1)
      strip.tap(1)
      XCTAssertEqual(strip.changes, [SelectionChange(old: strip.tab(0), new: strip.tab(1), cause: .tap)])
      XCTAssertEqual(strip.reselections, [])
      var asking = list(rightToLeft) { $0.reselection = .report }
      asking.tap(0)
      XCTAssertEqual(asking.reselections, [asking.tab(0)])
    }
  }

  /// Red by: clear(cause:animated:_:_:) does not ask for `least == 0`.
  func testB3_theSelectionStartsAtTheFirstAndSurvives() {
    inBothDirections { rightToLeft in
      var strip = list(rightToLeft)
      XCTAssertEqual(strip.selected, 0)
      strip.select(3)
      strip.remove(0)
      XCTAssertEqual(strip.selected, 3, "by identity, now at position 2")
      XCTAssertEqual(strip.engine.index(of: strip.tab(3)), 2)
      strip.select(nil)
      XCTAssertEqual(strip.selected, 3)
      var optional = list(rightToLeft) { $0.selectionMode = .optional }
      XCTAssertNil(optional.selected)
      optional.select(2)
      optional.select(nil)
      XCTAssertNil(optional.selected)
    }
  }

  /// Red by: StateValues.value(for:) returns the disabled value for every state.
  func testB4_aStateWithoutItsOwnValueFallsBackToNormal() {
    var colors = StateValues(ColorRole.label, selected: .accent)
    XCTAssertEqual(colors.value(for: .pressed), .label)
    XCTAssertEqual(colors.value(for: [.selected, .hovered]), .accent)
    XCTAssertEqual(colors.value(for: .disabled), .label)
    colors.pressed = .fill
    XCTAssertEqual(
      colors.value(for: [.selected, .pressed]), .fill, "the selected one highlights too, where it can be pressed")
    inBothDirections { rightToLeft in
      var strip = list(rightToLeft) { $0.selectionMode = .optional }
      strip.select(1)
      let (start, width) = strip.seen(1)!
      strip.send(.pointerDown(Pointer(x: strip.x(start + width / 2), y: 18)))
      strip.layout()
      XCTAssertEqual(strip.states(1), [.selected, .pressed])
    }
  }

  /// Red by: fillIndicator(_:) puts the top bar at the bottom.
  func testB5_everyFormOfTheIndicatorHasItsPlace() {
    inBothDirections { rightToLeft in
      for form in IndicatorStyle.Form.allCases {
        var style = TabStripStyle.selectionList
        style.indicator.form = form
        style.indicator.thickness = 4
        style.bodyHeight = 30
        let indicator = list(rightToLeft, style: style).frame.indicator
        let wanted: [Double]? =
          switch form {
          case .none: nil
          case .bar: [15, 32, 55, 4]
          case .topBar: [15, 0, 55, 4]
          case .border, .pill: [15, 3, 55, 30]
          // Middle 42.5, less 2, on whole pixels.
          case .dot: [41, 30, 4, 4]
          }
        let seen = indicator.map { [rightToLeft ? 320 - $0.x - $0.width : $0.x, $0.y, $0.width, $0.height] }
        XCTAssertEqual(seen, wanted, "\(form)")
      }
    }
  }

  /// Red by: setIndicatorColor(_:) always sets the title's colour.
  func testB6_theIndicatorsColourIsTheSelectedTitlesUnlessThatHasOne() {
    var style = TabStripStyle()
    style.setIndicatorColor(.badge)
    XCTAssertEqual(style.titleColor.selected, .badge)
    style.titleColor.selected = .label
    style.setIndicatorColor(.accent)
    XCTAssertEqual(style.titleColor.selected, .label)
    XCTAssertEqual(style.indicator.color, .accent)
  }

  /// Red by: the preset's horizontal padding is 12.
  func testB7_B8_itemsAndBarHaveTheSourcesMeasures() {
    inBothDirections { rightToLeft in
      let strip = list(rightToLeft)
      XCTAssertEqual(strip.seen(0)?.width, 65, "title 40, and 10 and 15")
      XCTAssertEqual(strip.frame.indicator?.width, 55, "the title and 7.5 on both sides")
      XCTAssertEqual(strip.frame.indicator?.height, 3)
    }
  }

  /// Red by: SpringTuning.heavyBounce has a damping ratio of 0.8.
  func testB9_theThreeBounces() {
    inBothDirections { rightToLeft in
      var overshoots: [Double] = []
      for spring in [SpringTuning.heavyBounce, .lightBounce, .noBounce] {
        var style = TabStripStyle.selectionList
        style.indicator.spring = spring
        var strip = list(rightToLeft, style: style)
        strip.tap(2)
        let begin = strip.now
        var farthest = 0.0
        while strip.engine.needsTick, strip.now < begin + 2 {
          strip.run(1.0 / 120)
          let x = strip.frame.indicator!.x
          farthest = Swift.max(farthest, (rightToLeft ? 320 - x - 55 : x) - 145)
        }
        overshoots.append(farthest)
      }
      // e^(−πζ/√(1−ζ²)) of 130: 21 for 0.5, 2 for 0.8, nothing for 1.
      XCTAssertEqual(overshoots[0], 21, accuracy: 2)
      XCTAssertEqual(overshoots[1], 2, accuracy: 1)
      XCTAssertEqual(overshoots[2], 0)
    }
  }

  /// Red by: the trim lies at the top.
  func testB10_theTrimRunsAlongTheWholeBottom() {
    inBothDirections { rightToLeft in
      var strip = list(rightToLeft)
      XCTAssertEqual(
        strip.frame.trim, TabStripFrame.Rect(x: 0, y: 35, width: 320, height: 1), "0.5 is a pixel at scale 1")
      strip.send(.resized(Viewport(width: 320, height: 36, scale: 2)))
      strip.layout()
      XCTAssertEqual(strip.frame.trim, TabStripFrame.Rect(x: 0, y: 35.5, width: 320, height: 0.5))
      var style = TabStripStyle.selectionList
      style.trim = .none
      XCTAssertNil(list(rightToLeft, style: style).frame.trim)
    }
  }

  /// Red by: fade(distance:) takes the fraction of the content instead of the strip.
  func testB11_anEdgeFadesOver4PercentAndOnlyWhereThereIsMore() {
    inBothDirections { rightToLeft in
      var style = TabStripStyle.selectionList
      style.fade = .edges
      var strip = list(rightToLeft, style: style)
      XCTAssertEqual(strip.frame.trailingFade.solidDistance, 12.8, accuracy: 1e-9)
      XCTAssertEqual(strip.frame.trailingFade.strength, 1)
      XCTAssertEqual(strip.frame.leadingFade.strength, 0)
      strip.send(.wheel(dx: 0, dy: 155, unit: .points))
      strip.layout()
      XCTAssertEqual(strip.frame.trailingFade.strength, 0)
      XCTAssertEqual(strip.frame.leadingFade.strength, 1)
      let fitting = list(rightToLeft, width: 500, style: style)
      XCTAssertEqual(fitting.frame.trailingFade.strength, 0)
      XCTAssertEqual(list(rightToLeft).frame.trailingFade.strength, 0, "off by default")
    }
  }

  /// Red by: the preset reveals with a peek of 0.
  func testB12_B17_theLeastScrollThatShowsTheItemWithItsMargin() {
    inBothDirections { rightToLeft in
      var strip = list(rightToLeft)
      XCTAssertEqual(strip.seen(0)?.start, 10)
      strip.select(4)
      // Item 4 ends at 10 + 5·65 = 335; with 10 beyond it, less 320.
      XCTAssertEqual(strip.offset, 25)
      strip.select(3)
      XCTAssertEqual(strip.offset, 25, "it shows already")
      strip.select(6)
      XCTAssertEqual(strip.offset, 155)
      strip.select(1)
      // Item 1 begins at 75, less the margin.
      XCTAssertEqual(strip.offset, 65)
    }
  }

  /// Red by: StripGeometry spreads `free` over n instead of 2n sides.
  func testB13_itemsAreSpreadCentredOrClustered() {
    inBothDirections { rightToLeft in
      // 10 + 3·65 + 10 = 215 in 320: 105 free.
      let three: [Double] = [40, 40, 40]
      func starts(_ distribution: Distribution) -> [Double?] {
        let strip = list(rightToLeft, titles: three) { $0.distribution = distribution }
        return (0..<3).map { n in strip.engine.span(of: strip.tab(n))?.start.points }
      }
      XCTAssertEqual(starts(.spaceAround), [27.5, 127.5, 227.5], "17.5 on both sides of each")
      XCTAssertEqual(starts(.center), [62.5, 127.5, 192.5], "truly in the middle: 62.5 + 195 + 62.5")
      XCTAssertEqual(starts(.leading), [10, 75, 140])
      XCTAssertEqual(starts(.trailing), [115, 180, 245])
    }
  }

  /// Red by: StripGeometry gives the leading end the room of the last item.
  func testB14_everyItemCanBeCentred() {
    inBothDirections { rightToLeft in
      var strip = list(rightToLeft, titles: [40, 80, 20]) {
        $0.centersEnds = true
        $0.reveal = RevealPolicies(.center)
      }
      for n in 0..<3 {
        strip.select(n)
        let (start, width) = strip.engine.span(of: strip.tab(n)).map { ($0.start.points, $0.length.points) }!
        XCTAssertEqual(start + width / 2 - strip.offset, 160, "item \(n)")
        if n == 0 { XCTAssertEqual(strip.offset, 0, "no more room than that") }
        if n == 2 { XCTAssertEqual(strip.offset, strip.engine.maximumOffset) }
      }
    }
  }

  /// Red by: decelerationTarget(for:) proposes the tab at the leading edge for `.center`.
  func testB15_aDragComesToRestWithAnItemInTheMiddle() {
    inBothDirections { rightToLeft in
      var strip = list(rightToLeft) {
        $0.scrolling.snap = .center
        $0.centersEnds = true
      }
      // First item of 65 in the middle: 127.5 before it. Item n is in the middle at n·65.
      drag(&strip, by: 75)
      strip.run(2)
      XCTAssertEqual(strip.offset, 65, "75 is nearer to item 1 at 65 than to item 2 at 130")
      XCTAssertEqual(strip.selected, 0, "snapping selects nothing")
      strip.send(.pointerDown(Pointer(x: strip.x(300), y: 18, kind: .touch)))
      for step in 1...5 {
        strip.now += 0.01
        strip.send(.pointerMoved(Pointer(x: strip.x(300 - 20 * Double(step)), y: 18, kind: .touch)))
      }
      strip.send(.pointerUp(Pointer(x: strip.x(200), y: 18, kind: .touch)))
      strip.run(4)
      XCTAssertEqual(strip.offset.truncatingRemainder(dividingBy: 65), 0, "a fling too")
      XCTAssertGreaterThan(strip.offset, 150)
      XCTAssertFalse(strip.engine.needsTick)
      XCTAssertEqual(strip.engine.decelerationTarget(for: 100), 130)
      XCTAssertEqual(strip.engine.decelerationTarget(for: -500), 0)
      XCTAssertEqual(strip.engine.decelerationTarget(for: .infinity), 390)
    }
  }

  /// Red by: isUnderHand counts `.driven`.
  func testB16_onlyDragAndFlingSelectTheCentralItem() {
    inBothDirections { rightToLeft in
      var strip = list(rightToLeft) {
        $0.selectsCentralTab = true
        $0.centersEnds = true
        $0.reveal = RevealPolicies(.center)
      }
      strip.tap(at: 160 + 130)
      strip.run(1)
      XCTAssertEqual(strip.changes.map(\.cause), [.tap], "the way there selects nothing")
      XCTAssertEqual(strip.selected, 2)
      strip.send(.select(strip.tab(6), cause: .program, animated: true))
      strip.run(1)
      XCTAssertEqual(strip.changes.map(\.cause), [.tap, .program])
      XCTAssertEqual(strip.selected, 6)
      strip.select(0)
      drag(&strip, by: 140)
      strip.run(1)
      XCTAssertEqual(strip.changes.suffix(2).map(\.new), [strip.tab(1), strip.tab(2)], "each as it passes")
      XCTAssertEqual(Set(strip.changes.suffix(2).map(\.cause)), [.centralTab])
      XCTAssertEqual(strip.offset, 140, "and the row is left where the hand left it")
    }
  }
}
