import TabStripCore
import XCTest
import _TabStripTestSupport

/// A pager that goes straight from one page to another, past those between.
final class TrackJumpTests: XCTestCase {
  private func strip(_ rightToLeft: Bool, _ interpolation: IndicatorInterpolation = .linear) -> StripFixture {
    var style = StripFixture.plain()
    style.indicator = IndicatorStyle(form: .bar, interpolation: interpolation)
    return StripFixture([80, 120, 60, 100, 140], width: 320, rightToLeft: rightToLeft, style: style)
  }

  private func mark(_ strip: StripFixture) -> [Double] {
    let mark = strip.frame.indicator!
    let x = strip.isRightToLeft ? strip.frame.width - mark.x - mark.width : mark.x
    return [x + strip.offset, mark.width]
  }

  private func jump(_ from: Int, _ to: Int, _ fraction: Double, _ strip: inout StripFixture) {
    strip.send(.trackJump(from: from, to: to, fraction: fraction))
    strip.layout()
  }

  func testTheMarkGoesStraight() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      jump(0, 3, 0.5, &strip)
      // From 0…80 to 260…360.
      XCTAssertEqual(mark(strip), [130, 90])
      XCTAssertEqual(strip.frame.tabs.map(\.selectionFraction), [0.5, 0, 0, 0.5, 0], "those between take no part")
      // Places for tab 0 and tab 3 in the middle are 0 and 150.
      XCTAssertEqual(strip.offset, 75)
      jump(3, 0, 0.5, &strip)
      XCTAssertEqual(mark(strip), [130, 90])
    }
  }

  func testTheEndInFrontHurries() {
    var strip = strip(false, .elastic)
    jump(0, 4, 0.5, &strip)
    let onward = mark(strip)
    // 0…80 to 360…500 by 1 − cos 45° and sin 45°.
    XCTAssertEqual(onward[0], 105, accuracy: 1)
    XCTAssertEqual(onward[0] + onward[1], 377, accuracy: 1)
    jump(4, 0, 0.5, &strip)
    let back = mark(strip)
    XCTAssertEqual(back[0], 105, accuracy: 1)
    XCTAssertEqual(back[0] + back[1], 377, accuracy: 1)
  }

  func testAtRestTheNearerOneIsSelected() {
    var strip = strip(false)
    jump(0, 3, 0.4, &strip)
    strip.send(.trackEnded)
    XCTAssertEqual(strip.selected, 0)
    jump(0, 3, 0.6, &strip)
    strip.send(.trackEnded)
    XCTAssertEqual(strip.selected, 3)
    XCTAssertEqual(strip.changes.last?.cause, .tracking)
  }

  func testIndicesAndPartsStopAtTheirEnds() {
    var strip = strip(false)
    jump(-7, 99, 2, &strip)
    XCTAssertEqual(mark(strip), [360, 140])
    jump(2, 2, 0.3, &strip)
    XCTAssertEqual(mark(strip), [200, 60])
    XCTAssertEqual(strip.frame.tabs.map(\.selectionFraction), [0, 0, 1, 0, 0])
    jump(0, 3, .nan, &strip)
    XCTAssertEqual(mark(strip), [200, 60], "no number changes nothing")
    var empty = StripFixture([], width: 320)
    empty.send(.trackJump(from: 0, to: 3, fraction: 0.5))
    empty.layout()
    XCTAssertNil(empty.frame.indicator)
  }
}
