import TabStripCore
import XCTest
import _TabStripTestSupport

/// A page and its strip joined as a host joins them, in both writing directions.
final class StripOnPageTests: XCTestCase {
  /// Five tabs of 100 in 500, and sections of 400 below a strip of 44: targets 400 i, M = 1444.
  private struct Host {
    var page: PageFixture
    var strip: StripFixture
    private var seenChanges = 0
    private var seenTracked = 0

    init(rightToLeft: Bool) {
      page = PageFixture(Array(repeating: 400, count: 5), viewport: 600, header: StickyHeader(height: 44))
      strip = StripFixture(
        Array(repeating: 60, count: 5), width: 500, rightToLeft: rightToLeft, style: .sticky, configuration: .sticky)
    }

    /// Does with the strip what the page said, in the order a host does.
    mutating func act(_ body: (inout PageFixture) -> Void) {
      body(&page)
      for change in page.changes[seenChanges...] {
        guard let index = change.index, strip.selected != index else { continue }
        strip.send(.select(strip.tab(index), cause: change.selectionCause, animated: true))
      }
      for position in page.tracked[seenTracked...] { strip.send(.track(position: position)) }
      seenChanges = page.changes.count
      seenTracked = page.tracked.count
      strip.layout()
    }

    /// Taps a tab of the strip; what the strip reports goes to the page.
    mutating func tap(_ index: Int) {
      let changes = strip.changes.count
      let again = strip.reselections.count
      strip.tap(index)
      for change in strip.changes[changes...] {
        act { $0.send(.tabChosen(.index(index), cause: change.cause, animated: true)) }
      }
      if strip.reselections.count > again {
        act { $0.send(.tabChosen(.index(index), cause: .reselect, animated: true)) }
      }
    }

    /// The indicator's distance from the leading edge, from the first tab's: in tabs.
    var indicator: Double {
      let rect = strip.frame.indicator!
      let start = strip.isRightToLeft ? strip.frame.width - rect.x - rect.width : rect.x
      return (start + rect.width / 2 - 50) / 100
    }
  }

  func testTheIndicatorGoesThroughTheSectionsWithThePage() {
    inBothDirections { rightToLeft in
      var host = Host(rightToLeft: rightToLeft)
      for offset in [0.0, 100, 399, 400, 540, 800] {
        host.act { $0.drag(to: offset) }
        XCTAssertEqual(host.indicator, offset / 400, accuracy: 0.006, "at \(offset), to half a pixel")
        XCTAssertEqual(host.strip.selected, Int(offset / 400))
      }
      XCTAssertEqual(host.strip.changes.map(\.cause), [.tracking, .tracking])
      host.act { $0.drag(to: $0.sync.maximumOffset) }
      XCTAssertEqual(host.indicator, 4, accuracy: 0.006)
    }
  }

  func testATapGoesStraightThereInBothPlaces() {
    inBothDirections { rightToLeft in
      var host = Host(rightToLeft: rightToLeft)
      host.act { $0.drag(to: 100) }
      host.tap(3)
      XCTAssertEqual(host.page.active, 3)
      var before = host.indicator
      for _ in 0..<60 {
        host.act { $0.step(0.1) }
        host.strip.run(1.0 / 60)
        XCTAssertGreaterThanOrEqual(host.indicator, before - 0.01, "never back to a tab it has passed")
        before = host.indicator
        let lit = host.strip.frame.tabs.filter { $0.selectionFraction > 0 }.map(\.index)
        XCTAssertTrue(Set(lit).isSubset(of: [0, 3]), "none between looks selected: \(lit)")
      }
      host.act { $0.settle() }
      XCTAssertEqual(host.page.offset, 1200)
      XCTAssertEqual(host.indicator, 3, accuracy: 0.006)
      XCTAssertEqual(host.strip.changes.filter { $0.cause != .program }.map(\.cause), [.tap])
      XCTAssertEqual(host.page.events, [3])
      // Then it follows again.
      host.act { $0.drag(to: 1100) }
      XCTAssertEqual(host.strip.selected, 2)
      XCTAssertEqual(host.indicator, 2.75, accuracy: 0.006)
      // The tab it is past, tapped again.
      host.tap(2)
      host.act { $0.settle() }
      XCTAssertEqual(host.page.offset, 800)
      XCTAssertEqual(host.indicator, 2, accuracy: 0.006)
    }
  }

  func testALinkAndFocusTakeTheStripAlong() {
    inBothDirections { rightToLeft in
      var host = Host(rightToLeft: rightToLeft)
      host.act { $0.send(.linked(.index(2))) }
      host.strip.run(1)
      XCTAssertEqual(host.strip.selected, 2)
      XCTAssertEqual(host.indicator, 2, accuracy: 0.006)
      host.act { $0.send(.focusMoved(into: .index(0), top: 0, extent: 40, animated: true)) }
      host.strip.run(1)
      XCTAssertEqual(host.strip.selected, 0)
      XCTAssertEqual(host.indicator, 0, accuracy: 0.006, "before the page has arrived")
      host.act { $0.settle() }
      XCTAssertEqual(host.indicator, 0, accuracy: 0.006)
    }
  }
}
