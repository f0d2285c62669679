import TabStripCore
import XCTest
import _TabStripTestSupport

/// Rows that the program scrolls to an offset.
final class ProgrammaticScrollTests: XCTestCase {
  private func strip(_ rightToLeft: Bool, snap: Snap = .none) -> StripFixture {
    var configuration = TabStripConfiguration()
    configuration.scrolling.snap = snap
    return StripFixture(
      Array(repeating: 100, count: 10), width: 320, rightToLeft: rightToLeft, configuration: configuration)
  }

  func testTheRowGoesThereAndStopsAtItsEnds() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft)
      strip.send(.scroll(to: 123.5, animated: false))
      strip.layout()
      XCTAssertEqual(strip.offset, 123.5)
      XCTAssertEqual(strip.seen(1)?.start, -24, "on whole pixels")
      strip.send(.scroll(to: -50, animated: false))
      XCTAssertEqual(strip.offset, 0)
      strip.send(.scroll(to: 9_999, animated: false))
      XCTAssertEqual(strip.offset, 680)
      strip.send(.scroll(to: .nan, animated: false))
      XCTAssertEqual(strip.offset, 680)
      XCTAssertEqual(strip.selected, 0)
    }
  }

  func testItIsSeenToGoThere() {
    var strip = strip(false)
    let update = strip.send(.scroll(to: 400, animated: true))
    XCTAssertTrue(update.needsTick)
    XCTAssertEqual(strip.engine.targetOffset, 400)
    strip.run(0.05)
    XCTAssertGreaterThan(strip.offset, 0)
    XCTAssertLessThan(strip.offset, 400)
    strip.run(2)
    XCTAssertEqual(strip.offset, 400)
  }

  /// What the row was to show before no longer counts: a new width leaves it where the program put it.
  func testTheSelectedTabDoesNotCallItBack() {
    var strip = strip(false)
    strip.select(9)
    strip.send(.scroll(to: 200, animated: false))
    strip.resize(300)
    XCTAssertEqual(strip.offset, 200)
  }

  func testTheHandWins() {
    var strip = strip(false)
    strip.send(.externalScrollBegan)
    strip.send(.externalScroll(offset: 40))
    strip.send(.scroll(to: 300, animated: false))
    XCTAssertEqual(strip.offset, 40)
  }

  func testWhereARowThatSnapsMayRest() {
    inBothDirections { rightToLeft in
      var strip = strip(rightToLeft, snap: .leading)
      strip.send(.scroll(to: 140, animated: false))
      XCTAssertEqual(strip.offset, 140, "the program decides")
      XCTAssertEqual(strip.engine.decelerationTarget(for: 140), 100)
      // The last tab cannot come to the leading end; 680 is nearer than 600.
      XCTAssertEqual(strip.engine.decelerationTarget(for: 645), 680)
      XCTAssertEqual(strip.engine.decelerationTarget(for: 635), 600)
    }
  }

  func testBeforeThereIsARoomNothingHappens() {
    var strip = StripFixture(Array(repeating: 100, count: 10))
    strip.send(.scroll(to: 300, animated: false))
    strip.resize(320)
    XCTAssertEqual(strip.offset, 0)
  }

  /// Only a user who moves the row ends a press.
  func testAPressOutlastsIt() {
    inBothDirections { rightToLeft in
      for input in [TabStripInput.scroll(to: 0, animated: false), .scroll(to: 40, animated: false)] {
        var strip = strip(rightToLeft)
        strip.send(.pointerDown(Pointer(x: strip.x(250), y: 24)))
        strip.send(input)
        strip.send(.pointerUp(Pointer(x: strip.x(250), y: 24)))
        XCTAssertEqual(strip.selected, 2)
      }
    }
  }

  func testARevealedTabAmongUnmeasuredOnesStandsInTheMiddleAtOnce() {
    inBothDirections { rightToLeft in
      var strip = StripFixture(Array(repeating: 120, count: 200), width: 320, rightToLeft: rightToLeft)
      strip.send(.reveal(strip.tab(150), .center, animated: false))
      strip.layout()
      XCTAssertEqual(strip.seen(150)?.start, 100)
      XCTAssertEqual(strip.selected, 0)
    }
  }
}
