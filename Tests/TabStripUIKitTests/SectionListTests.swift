#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// Tabs over a table and over a collection, which say themselves where their sections lie.
  @MainActor
  final class SectionListTests: XCTestCase {
    private final class Owner: NSObject, UIScrollViewDelegate {}

    private func show(_ page: UIScrollView, _ traits: UITraitCollection) -> Display {
      let display = Display(width: 390, height: 600, traits: traits)
      display.onFrame = { DisplayLink.step(at: $0) }
      display.window.addSubview(page)
      display.show()
      return display
    }

    private func tabs(_ count: Int) -> SectionTabs<Int> {
      let tabs = SectionTabs<Int>()
      tabs.setSections((0..<count).map { TabStripItem(id: $0, title: "\($0)") })
      return tabs
    }

    func testATableTellsWhereItsSectionsLie() async {
      Stage.inBothDirections { traits in
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
        let owner = Owner()
        table.delegate = owner
        let display = show(table, traits)
        let tabs = tabs(4)
        tabs.attach(to: table)
        XCTAssertEqual(tabs.activeSection, 0, "a table without sections is asked for none")
        let tops = [144.0, 500, 1500, 1800, 2600]
        table.sections = zip(tops, tops.dropFirst()).map { CGRect(x: 0, y: $0, width: 390, height: $1 - $0) }
        display.show()
        for (section, top) in tops.dropLast().enumerated() {
          table.contentOffset.y = CGFloat(top) - 44
          display.show(frames: 2)
          XCTAssertEqual(tabs.activeSection, section)
        }
        tabs.scroll(to: 1, animated: false)
        XCTAssertEqual(table.contentOffset.y, 500 - 44, "right under the strip")
        XCTAssertTrue(table.delegate === owner)
        XCTAssertTrue(tabs.strip.isDescendant(of: table))
        table.sections = Array(table.sections.prefix(2))
        display.show(frames: 2)
        XCTAssertNotNil(tabs.activeSection, "and is not asked for those that have gone")
      }
    }

    func testACollectionTellsWhereItsSectionsLie() async {
      Stage.inBothDirections { traits in
        let collection = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: UICollectionViewLayout())
        func rect(_ y: CGFloat, _ height: CGFloat, x: CGFloat = 0) -> CGRect {
          CGRect(x: x, y: y, width: 100, height: height)
        }
        collection.sections = [
          // With header and footer.
          .init(
            header: rect(144, 40), items: [rect(184, 100), rect(184, 100, x: 120), rect(300, 500)],
            footer: rect(800, 20)),
          // With nothing at all.
          .init(),
          // With items only.
          .init(items: [rect(840, 700), rect(1540, 60)]),
          // Its header is pinned over its items.
          .init(header: rect(2000, 30), items: [rect(1640, 900)]),
        ]
        collection.contentSize = CGSize(width: 390, height: 2540)
        let owner = Owner()
        collection.delegate = owner
        let display = show(collection, traits)
        let tabs = tabs(5)
        tabs.attach(to: collection)
        for (section, top) in [(0, 144.0), (2, 840), (3, 1610)] {
          tabs.scroll(to: section, animated: false)
          XCTAssertEqual(Double(collection.contentOffset.y), top - 44, "section \(section)")
          display.show(frames: 2)
          XCTAssertEqual(tabs.activeSection, section)
        }
        XCTAssertTrue(collection.delegate === owner)
      }
    }

    func testTheStripIsOverRowsThatComeLaterAndUnderScrollBars() async {
      Stage.inBothDirections { traits in
        let stage = PageStage(traits: traits)
        stage.scroller.contentOffset.y = 500
        stage.display.show(frames: 2)
        let bar = UIView(frame: CGRect(x: stage.isRightToLeft ? 2 : 380, y: 490, width: 8, height: 60))
        stage.scroller.addSubview(bar)
        for y in [510, 520, 530] {
          stage.scroller.contentOffset.y = CGFloat(y)
          stage.display.show()
        }
        XCTAssertTrue(stage.scroller.subviews.last === bar)
        let row = UIView(frame: CGRect(x: 0, y: 540, width: 390, height: 80))
        stage.scroller.addSubview(row)
        stage.scroller.contentOffset.y = 550
        stage.display.show()
        XCTAssertTrue(stage.scroller.subviews.last === stage.tabs.strip)
      }
    }
  }
#endif
