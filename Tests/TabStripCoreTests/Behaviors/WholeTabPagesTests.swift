import TabStripCore
import XCTest
import _TabStripTestSupport

/// Pages of whole tabs in the middle, and pages of a part of what is seen.
final class WholeTabPagesTests: XCTestCase {
  private func offsets(
    _ widths: [Double], width: Double, rightToLeft: Bool, _ overflow: OverflowConfiguration,
    presses: [StripEnd], style: TabStripStyle = StripFixture.plain()
  ) -> [Double] {
    var configuration = TabStripConfiguration()
    configuration.overflow = overflow
    var strip = StripFixture(widths, width: width, rightToLeft: rightToLeft, style: style, configuration: configuration)
    strip.send(.motionPreferenceChanged(.reduced))
    return presses.map { end in
      strip.send(.overflowPressed(end))
      strip.send(.overflowReleased)
      strip.layout()
      return strip.offset
    }
  }

  func testAsManyAsFitGoToTheMiddleAndTheLastToTheEnd() {
    inBothDirections { rightToLeft in
      // Three of 30 fit in 100: 3 to 5 are in the middle at 90 + 45 - 50, and the row ends at 140.
      XCTAssertEqual(
        offsets(
          Array(repeating: 30, count: 8), width: 100, rightToLeft: rightToLeft,
          OverflowConfiguration(paging: .wholeItems),
          presses: [.trailing, .trailing, .trailing, .leading, .leading, .leading]),
        [85, 140, 140, 55, 0, 0])
    }
  }

  func testTheyLieBetweenTheButtons() {
    inBothDirections { rightToLeft in
      // Buttons of 40 leave 240 of 320, three tabs of 80.
      XCTAssertEqual(
        offsets(
          Array(repeating: 80, count: 10), width: 320, rightToLeft: rightToLeft,
          OverflowConfiguration(placement: .overlaid, paging: .wholeItems),
          presses: [.trailing, .trailing, .trailing, .leading]),
        [200, 440, 480, 280])
    }
  }

  func testAGapIsCrossedAndAPartOfAPointIsNoMatter() {
    inBothDirections { rightToLeft in
      // Two of 480 and a gap of 40 fill 1000; the last two are a point too long, within the tolerance.
      XCTAssertEqual(
        offsets(
          [480, 480, 480, 480, 480, 481], width: 1000, rightToLeft: rightToLeft,
          OverflowConfiguration(paging: .wholeItems), presses: [.trailing, .trailing],
          style: StripFixture.plain(spacing: 40)),
        [1040, 2081])
    }
  }

  func testATabLongerThanTheStripIsGoneAlong() {
    // The row begins with the first tab in the middle, at 50.
    inBothDirections { rightToLeft in
      XCTAssertEqual(
        offsets(
          [300, 300], width: 200, rightToLeft: rightToLeft, OverflowConfiguration(paging: .wholeItems),
          presses: [.trailing, .trailing, .leading]),
        [250, 400, 200])
    }
  }

  func testAPageOfAPart() {
    inBothDirections { rightToLeft in
      XCTAssertEqual(
        offsets(
          Array(repeating: 80, count: 20), width: 320, rightToLeft: rightToLeft,
          OverflowConfiguration(paging: .viewport, pageFraction: 0.85), presses: [.trailing, .trailing, .leading]),
        [272, 544, 272])
    }
  }

  func testBadParts() {
    for (fraction, wanted, isSound) in [(0.01, 0.01, true), (2, 1, true), (0, 1, false), (.nan, 1, false)] {
      var configuration = TabStripConfiguration()
      configuration.overflow.pageFraction = fraction
      let engine = TabStripEngine(configuration: configuration)
      XCTAssertEqual(engine.configuration.overflow.pageFraction, wanted)
      XCTAssertEqual(engine.diagnostics, isSound ? [] : .configuration)
    }
  }
}
