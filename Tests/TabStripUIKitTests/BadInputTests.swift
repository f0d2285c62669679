#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import TabStripHosting
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// What an app may give by mistake. The guide to the rows has the table.
  @MainActor
  final class BadInputTests: XCTestCase {
    func testAnUnknownIdentityAndIndicesBeyondTheEnds() async {
      Stage.inBothDirections { traits in
        let stage = Stage(["A", "B", "C"], traits: traits)
        stage.strip.remove("none")
        stage.strip.move("none", to: 0)
        stage.strip.update(TabStripItem(id: "none", title: "none"))
        stage.strip.reveal("none")
        stage.strip.deselect("none")
        stage.strip.select("none")
        stage.strip.track(from: "none", by: 0.5)
        stage.strip.endTracking()
        XCTAssertEqual(stage.log, [])
        XCTAssertFalse(stage.strip.isSelected("none"))
        stage.strip.insert(TabStripItem(id: "first", title: "first"), at: -7)
        stage.strip.insert(TabStripItem(id: "last", title: "last"), at: .max)
        stage.strip.move("A", to: .min)
        stage.strip.move("B", to: .max)
        stage.display.show()
        XCTAssertEqual(stage.strip.items.map(\.id), ["A", "first", "C", "last", "B"])
        XCTAssertEqual(stage.strip.selection, "A")
        XCTAssertNil(Screen(of: stage.inside).fault)
      }
    }

    func testOneIdentityTwiceIsTwoTabsAndIsToldOnce() async {
      Stage.inBothDirections { traits in
        let stage = Stage(["A"], traits: traits)
        var told: [Diagnostics] = []
        stage.strip.onDiagnostics = { told.append($0) }
        stage.strip.setItems(["A", "B", "A", "A"].map { TabStripItem(id: $0, title: $0) })
        stage.strip.insert(TabStripItem(id: "B", title: "second B"), at: 0)
        stage.display.show()
        XCTAssertEqual(told, [.duplicateID])
        XCTAssertEqual(stage.strip.items.count, 5)
        XCTAssertEqual(stage.frame.tabs.count { $0.states.contains(.selected) }, 1)
        stage.strip.remove("A")
        stage.display.show()
        XCTAssertEqual(stage.strip.items.map(\.title), ["second B", "B", "A", "A"])
        XCTAssertNil(Screen(of: stage.inside).fault)
      }
    }

    func testSizesThatAreNoneAreReadAs0AndToldOnce() async {
      final class Wild: UIView {
        var size = CGSize.zero
        override func sizeThatFits(_ room: CGSize) -> CGSize { size }
        override var intrinsicContentSize: CGSize { size }
      }
      Stage.inBothDirections { traits in
        let stage = Stage([], traits: traits)
        var told: [Diagnostics] = []
        stage.strip.onDiagnostics = { told.append($0) }
        let sizes: [CGSize] = [
          CGSize(width: CGFloat.nan, height: 20), CGSize(width: 40, height: CGFloat.nan),
          CGSize(width: CGFloat.infinity, height: 20), CGSize(width: -40, height: 20), CGSize(width: 40, height: -20),
          CGSize(width: 40, height: CGFloat.infinity), .zero, CGSize(width: 50, height: 20),
        ]
        stage.strip.setItems(
          sizes.indices.map { index in
            TabStripItem(
              id: "\(index)", title: "\(index)",
              makeContent: {
                let view = Wild()
                view.size = sizes[index]
                return view
              })
          })
        stage.display.show(frames: 2)
        for view in stage.inside.shown {
          XCTAssertTrue(view.frame.minX.isFinite && view.frame.width.isFinite, "\(view.frame)")
          for part in view.subviews {
            XCTAssertTrue(part.frame.minX.isFinite && part.frame.height.isFinite, "\(part.frame)")
          }
        }
        stage.strip.reveal("7", animated: false)
        stage.display.show()
        XCTAssertEqual(stage.rect("7")?.width, 50 + 28)
        XCTAssertNil(Screen(of: stage.inside).fault)
        XCTAssertEqual(told.filter { $0.contains(.measurement) }.count, 1)
        stage.tap("7")
        XCTAssertEqual(stage.log, ["select 7 tap"])
      }
    }

    func testAFrameThatIsNoneHidesTheStrip() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        for width in [CGFloat.nan, -50, 0, .infinity] {
          stage.strip.frame = CGRect(x: 10, y: 20, width: width, height: 48)
          stage.display.show(frames: 2)
          stage.strip.select("Button 7", animated: true)
          stage.display.show(frames: 2)
          // UIKit turns a width below 0 round.
          if !(width < 0) { XCTAssertFalse(stage.engine.needsTick, "\(width): what has no room moves nothing") }
        }
        stage.strip.frame = Stage.place
        stage.settle()
        XCTAssertEqual(stage.rect("Button 7")?.midX, 160)
        XCTAssertNil(Screen(of: stage.inside).fault)
      }
    }

    func testADataSourceThatCountsBelowZeroOrLosesItemsUnsaid() async {
      Stage.inBothDirections { traits in
        let stage = ListStage(["ONE", nil, "SIX", nil], traits: traits)
        stage.display.show()
        XCTAssertEqual(stage.label(1)?.text ?? "", "", "neither a title nor a view")
        stage.count = -1
        stage.list.reloadData()
        stage.display.show()
        XCTAssertEqual(stage.list.strip.items.count, 0)
        stage.count = nil
        stage.list.reloadData()
        stage.count = 1
        stage.titles = ["ONE"]
        for index in [2, 3, 0] {
          stage.list.setSelectedButtonIndex(index, animated: true)
          stage.settle()
        }
        stage.tap(2)
        XCTAssertEqual(stage.log, ["select 2"], "as it was told of last")
        stage.list.selectedButtonIndex = .max
        XCTAssertEqual(stage.list.selectedButtonIndex, -1)
        stage.list.selectedButtonIndex = .min
        XCTAssertEqual(stage.list.selectedButtonIndex, -1)
        stage.list.dataSource = nil
        stage.settle()
        XCTAssertEqual(stage.list.strip.items.count, 0)
      }
    }

    func testTitlesWithLineBreaksAndNothingInThem() async {
      Stage.inBothDirections { traits in
        let stage = Stage([], traits: traits)
        stage.strip.setItems(
          ["", " ", "two\nlines", "\u{0}", "👨‍👩‍👧‍👦", "עברית"].map { TabStripItem(id: $0, title: $0, badge: $0) })
        stage.display.show()
        XCTAssertEqual(stage.rect("")?.width, 28, "padding alone; an empty badge is none")
        let label = stage.view("two\nlines")?.subviews.lazy.compactMap { $0 as? UILabel }.first
        XCTAssertEqual(label?.text, "two lines")
        XCTAssertNil(Screen(of: stage.inside).fault)
      }
    }

    func testChipsAndSectionsOfNothing() async {
      let control = ChipSegmentedControl(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      control.select(at: 0)
      control.titles = ["", "", ""]
      control.select(at: 2)
      control.select(at: 3)
      control.select(at: .min)
      XCTAssertEqual(control.selectedIndex, 2)
      let stage = PageStage([800, 800])
      stage.set([.nan, -.infinity])
      stage.tabs.scroll(to: "none")
      stage.tabs.scroll(to: "Section 1", animated: false)
      stage.scroller.contentSize.height = 0
      stage.settle()
      XCTAssertTrue(stage.scroller.contentOffset.y.isFinite)
      XCTAssertNotNil(stage.tabs.activeSection)
      stage.tabs.setSections([])
      stage.settle()
      XCTAssertNil(stage.tabs.activeSection)
    }
  }
#endif
