import TabStripCore
import XCTest
import _TabStripTestSupport

/// The figures of each preset, as the guide on style has them, seen in a strip with two titles 50 wide.
final class PresetTests: XCTestCase {
  /// Scale 20, so that a line of 0.5 or 2.4 is a whole number of pixels.
  private func strip(_ style: TabStripStyle, _ rightToLeft: Bool, height: Double, width: Double = 600) -> StripFixture {
    var strip = StripFixture([50, 50], rightToLeft: rightToLeft, style: style)
    strip.send(.textChanged(lineHeight: 16))
    strip.resize(width, height: height, scale: 20)
    XCTAssertEqual(strip.engine.naturalHeight, height, "it asks for its height")
    return strip
  }

  private func assertRow(
    _ strip: StripFixture, starts: [Double], width: Double, natural: Double, body: Double, line: UInt = #line
  ) {
    XCTAssertEqual([0, 1].map { strip.seen($0)?.start }, starts, line: line)
    XCTAssertEqual([0, 1].map { strip.seen($0)?.width }, [width, width], line: line)
    XCTAssertEqual(strip.engine.naturalWidth, natural, line: line)
    XCTAssertEqual(strip.frame.bodyHeight, body, line: line)
    XCTAssertEqual(strip.frame.bodyY, (strip.frame.height - body) / 2, line: line)
  }

  private func rect(_ rect: TabStripFrame.Rect?, in strip: StripFixture) -> [Double]? {
    rect.map { [strip.isRightToLeft ? strip.frame.width - $0.x - $0.width : $0.x, $0.y, $0.width, $0.height] }
  }

  func testPills() {
    inBothDirections { rightToLeft in
      let strip = strip(.pills, rightToLeft, height: 48)
      assertRow(strip, starts: [12, 98], width: 78, natural: 188, body: 32)
      XCTAssertNil(strip.frame.indicator)
      XCTAssertNil(strip.frame.trim)
    }
    XCTAssertEqual([TabStripStyle.pills.cornerRadius, TabStripStyle.pills.borderWidth], [16, 0.6])
    XCTAssertEqual(TabStripConfiguration.pills.overflow.placement, .overlaid)
  }

  func testChips() {
    inBothDirections { rightToLeft in
      let strip = strip(.chips, rightToLeft, height: 44)
      assertRow(strip, starts: [20, 106], width: 74, natural: 200, body: 24)
      XCTAssertNil(strip.frame.indicator)
      let narrow = self.strip(.chips, rightToLeft, height: 44, width: 188)
      XCTAssertEqual(narrow.frame.trailingFade.solidDistance, 24)
      XCTAssertEqual(narrow.frame.trailingFade.strength, 0.5, "12 of 24 points away")
      XCTAssertEqual(narrow.frame.leadingFade.strength, 0)
    }
    let opacity = TabStripStyle.chips.bodyOpacity
    XCTAssertEqual([[], .hovered, .pressed, .selected].map { opacity.value(for: $0) }, [0.5, 0.75, 1, 1])
  }

  func testSelectionList() {
    inBothDirections { rightToLeft in
      let strip = strip(.selectionList, rightToLeft, height: 36)
      assertRow(strip, starts: [10, 85], width: 75, natural: 170, body: 24)
      XCTAssertEqual(rect(strip.frame.indicator, in: strip), [15, 33, 65, 3])
      XCTAssertEqual(rect(strip.frame.trim, in: strip), [0, 35.5, 600, 0.5])
    }
    XCTAssertEqual(TabStripStyle.selectionList.indicator.cornerRadius, 3)
    XCTAssertEqual(TabStripConfiguration.selectionList.distribution, .spaceAround)
  }

  func testSegmented() {
    inBothDirections { rightToLeft in
      let strip = strip(.segmented, rightToLeft, height: 32)
      assertRow(strip, starts: [2, 76], width: 74, natural: 152, body: 28)
      XCTAssertEqual(rect(strip.frame.indicator, in: strip), [2, 2, 74, 28])
      var short = StripFixture([10], rightToLeft: rightToLeft, style: .segmented)
      short.resize(600)
      XCTAssertEqual(short.seen(0)?.width, 44, "a segment can be hit with a finger")
    }
    XCTAssertEqual([TabStripStyle.segmented.cornerRadius, TabStripStyle.segmented.backgroundCornerRadius], [7, 9])
    XCTAssertEqual(TabStripStyle.segmented.indicator.cornerRadius, 7)
    XCTAssertEqual(TabStripConfiguration.segmented.distribution, .fillEqually)
  }

  func testSticky() {
    inBothDirections { rightToLeft in
      let strip = strip(.sticky, rightToLeft, height: 44)
      assertRow(strip, starts: [0, 74], width: 74, natural: 148, body: 24)
      XCTAssertEqual(rect(strip.frame.indicator, in: strip), [0, 41.6, 74, 2.4])
      XCTAssertEqual(rect(strip.frame.trim, in: strip), [0, 43, 600, 1])
    }
    XCTAssertEqual(TabStripStyle.sticky.indicator.cornerRadius, 0)
    XCTAssertEqual(TabStripConfiguration.sticky.distribution, .fillWhileFitting)
    XCTAssertEqual(TabStripConfiguration.sticky.reselection, .report)
  }

  func testAStyleWithoutAPresetIsAPlainRow() {
    inBothDirections { rightToLeft in
      let strip = strip(TabStripStyle(), rightToLeft, height: 44)
      assertRow(strip, starts: [0, 74], width: 74, natural: 148, body: 24)
      XCTAssertNil(strip.frame.indicator)
      XCTAssertNil(strip.frame.trim)
      XCTAssertEqual(self.strip(TabStripStyle(), rightToLeft, height: 44, width: 100).frame.trailingFade, .init())
    }
    let style = TabStripStyle()
    XCTAssertEqual([style.cornerRadius, style.borderWidth, style.backgroundCornerRadius], [0, 0, 0])
    XCTAssertEqual(
      [style.bodyOpacity.value(for: []), style.opacity.value(for: []), style.opacity.value(for: .disabled)],
      [1, 1, 0.38])
  }

  /// Buttons, fonts and text have sizes of their own.
  func testWhatIsNotSaidHasASize() {
    let button = OverflowButtonStyle()
    XCTAssertEqual([button.width, button.diameter, button.glyphSize, button.borderWidth], [40, 28, 12, 0.6])
    XCTAssertEqual(
      [FontRole(size: 13), FontRole(size: 0.5), FontRole(size: 9_999), FontRole(size: .nan)].map(\.size),
      [13, 1, 512, 1])
    XCTAssertEqual(TabStripFrame.Rect(), TabStripFrame.Rect(x: 0, y: 0, width: 0, height: 0))
    XCTAssertEqual(FadeStyle.none, FadeStyle(clearDistance: 0, solidDistance: 0, solidFraction: 0, rampDistance: 0))
    XCTAssertEqual(
      FadeStyle.edges, FadeStyle(clearDistance: 0, solidDistance: 0, solidFraction: 0.04, rampDistance: 24))
  }

  func testAnEmptyFrameShowsNothing() {
    let frame = TabStripFrame()
    XCTAssertEqual([frame.width, frame.height, frame.bodyY, frame.bodyHeight], [0, 0, 0, 0])
    XCTAssertEqual([frame.offset, frame.maximumOffset, frame.contentWidth], [0, 0, 0])
    XCTAssertEqual(frame.clip, TabStripFrame.Rect(x: 0, y: 0, width: 0, height: 0))
    XCTAssertFalse(frame.leadingButton.isVisible || frame.leadingButton.isEnabled || frame.leadingButton.isPressed)
    XCTAssertEqual(frame.leadingFade.strength, 0)
    XCTAssertEqual(frame.count, 0)
    XCTAssertEqual(frame.direction, .leftToRight)
  }

  /// Rows of text outside of a strip, such as an app's own content, are as high as a row.
  func testARowIsAsHighAsItsLineNeeds() {
    XCTAssertEqual(
      [0, 30, -5, .nan, .infinity].map { TabStripStyle.chips.rowHeight(lineHeight: $0) }, [44, 44, 44, 44, 44])
    XCTAssertEqual(TabStripStyle.chips.rowHeight(lineHeight: 50), 58)
    var low = TabStripStyle.chips
    low.height = 0
    XCTAssertEqual([0, -5, .nan].map { low.rowHeight(lineHeight: $0) }, [8, 8, 8])
  }
}
