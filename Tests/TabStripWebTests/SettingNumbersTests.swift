import TabStripCore
import XCTest

@testable import TabStripWeb

final class SettingNumbersTests: XCTestCase {
  private func numbers(_ count: Int, _ write: (inout NumberRow) -> Void) -> [Double] {
    var numbers = [Double](repeating: -77, count: count + 1)
    numbers.withUnsafeMutableBufferPointer { buffer in
      var row = NumberRow(buffer.baseAddress!, count: count, isReading: false)
      write(&row)
    }
    return numbers
  }

  private func read(_ numbers: [Double], _ read: (inout NumberRow) -> Void) {
    var numbers = numbers
    let count = numbers.count
    numbers.withUnsafeMutableBufferPointer { buffer in
      var row = NumberRow(buffer.baseAddress!, count: count, isReading: true)
      read(&row)
    }
  }

  func testAStyleFillsItsNumbersAndComesBackFromThem() {
    for (style, colors) in [
      (TabStripStyle.pills, TabStripStyle.pills), (.chips, .chips), (.selectionList, .selectionList),
      (.segmented, .segmented), (.sticky, .sticky),
    ] {
      var style = style
      let row = numbers(TabStripStyle.numberCount) { style.pass(&$0) }
      XCTAssertEqual(row.last, -77, "more numbers than there is room for")
      XCTAssertFalse(row.dropLast().contains(-77), "fewer numbers than there is room for")
      // Every number that is no choice is changed, read, and stands in its place again.
      var other = colors
      let changed = row.dropLast().enumerated().map { $0 >= 16 && $0 <= 18 ? $1 : $1 + 1.25 }
      read(Array(changed)) { other.pass(&$0) }
      XCTAssertEqual(numbers(TabStripStyle.numberCount) { other.pass(&$0) }.dropLast(), changed[...])
      XCTAssertEqual(other.spacing, style.spacing + 1.25)
      XCTAssertEqual(other.indicator.trailingInset, style.indicator.trailingInset + 1.25)
      XCTAssertEqual(other.backgroundCornerRadius, style.backgroundCornerRadius + 1.25)
      XCTAssertEqual(other.indicator.topInset, style.indicator.topInset + 1.25)
      XCTAssertEqual(other.indicator.bottomInset, style.indicator.bottomInset + 1.25)
    }
  }

  func testABodyOfNoHeightHugsItsTitle() {
    var style = TabStripStyle.pills
    var row = numbers(TabStripStyle.numberCount) { style.pass(&$0) }
    XCTAssertEqual(row[6], 32)
    row[6] = -1
    read(row) { style.pass(&$0) }
    XCTAssertNil(style.bodyHeight)
    XCTAssertEqual(numbers(TabStripStyle.numberCount) { style.pass(&$0) }[6], -1)
  }

  func testABehaviourFillsItsNumbersAndComesBackFromThem() {
    var multiple = TabStripConfiguration.chips
    multiple.selectionMode = .multiple(min: 1, max: 3)
    multiple.springLoadingDelay = 0.5
    multiple.reveal = RevealPolicies(.nearest(peek: 12))
    multiple.scrolling.snap = .center
    multiple.wholeMeasureLimit = 9
    multiple.succession = .previous
    multiple.overflow.pageFraction = 0.85
    multiple.reveal.centerShift = 12
    multiple.keyboard.activates = false
    for configuration in [multiple, .pills, .selectionList, .segmented, .sticky] {
      var configuration = configuration
      let row = numbers(TabStripConfiguration.numberCount) { configuration.pass(&$0) }
      XCTAssertEqual(row.last, -77, "more numbers than there is room for")
      XCTAssertFalse(row.dropLast().contains(-77), "fewer numbers than there is room for")
      var other = TabStripConfiguration()
      read(row) { other.pass(&$0) }
      XCTAssertEqual(other, configuration)
    }
  }

  func testPlacesAreThoseThatTheScriptsKnow() {
    // Web/behavior.js names these places.
    var configuration = TabStripConfiguration()
    var row = numbers(TabStripConfiguration.numberCount) { configuration.pass(&$0) }
    for (place, value) in [
      (0, 6.0), (2, 2), (3, 1), (4, 3), (5, 2), (16, 2), (18, 1), (20, 10), (23, 0), (28, 33), (29, 2), (32, 0),
      (33, 1), (34, 1),
      (35, 1), (36, 0.75), (40, 2), (41, 1), (42, 1), (43, 1), (44, 0.5), (45, 1), (46, -30), (47, 0),
    ] {
      row[place] = value
    }
    read(row) { configuration.pass(&$0) }
    XCTAssertEqual(configuration.distribution, .fillWhileFitting)
    XCTAssertEqual(configuration.selectionMode, .multiple(min: 1, max: 3))
    XCTAssertEqual(configuration.reselection, .reportAndReveal)
    XCTAssertEqual(configuration.overflow.placement, .inline)
    XCTAssertEqual(configuration.overflow.paging, .visibleItems)
    XCTAssertEqual(configuration.overflow.tolerance, 10)
    XCTAssertFalse(configuration.scrolling.dragsWithMouse)
    XCTAssertEqual(configuration.scrolling.wheelStep, 33)
    XCTAssertEqual(configuration.scrolling.snap, .leading)
    XCTAssertFalse(configuration.keyboard.selectsOnFocus)
    XCTAssertTrue(configuration.keyboard.wraps)
    XCTAssertTrue(configuration.keyboard.reachesDisabled)
    XCTAssertTrue(configuration.selectsCentralTab)
    XCTAssertEqual(configuration.springLoadingDelay, 0.75)
    XCTAssertEqual(configuration.succession, .first)
    XCTAssertTrue(configuration.deselectsDisabled)
    XCTAssertTrue(configuration.reportsFirstSelection)
    XCTAssertTrue(configuration.choosesOnPress)
    XCTAssertEqual(configuration.overflow.pageFraction, 0.5)
    XCTAssertTrue(configuration.overflow.restsAtEnds)
    XCTAssertEqual(configuration.reveal.centerShift, -30)
    XCTAssertFalse(configuration.keyboard.activates)
  }

  func testChoicesThatThereAreNotChangeNothing() {
    for bad in [Double.nan, .infinity, 0.5, 99, -1] {
      var configuration = TabStripConfiguration.segmented
      var row = numbers(TabStripConfiguration.numberCount) { configuration.pass(&$0) }
      for place in [0, 2, 5, 16, 18, 29, 40] { row[place] = bad }
      read(row) { configuration.pass(&$0) }
      XCTAssertEqual(configuration, .segmented, "\(bad)")
    }
  }
}
