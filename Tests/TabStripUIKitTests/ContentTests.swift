#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// Views of the app's in tabs, and the places that a strip is put into.
  @MainActor
  final class ContentTests: XCTestCase {
    private struct Weak {
      weak var view: UIView?
    }

    private func item(_ id: String, width: CGFloat, height: CGFloat) -> TabStripItem<String> {
      TabStripItem(id: id, title: id) { UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)) }
    }

    func testAViewOfTheAppsIsShownShrunkToTheRow() async {
      Stage.inBothDirections { traits in
        let stage = Stage([], traits: traits)
        stage.strip.setItems([item("Low", width: 50, height: 20), item("High", width: 60, height: 96)])
        stage.display.show()
        XCTAssertEqual(stage.rect("Low")?.width, 50 + 28)
        XCTAssertEqual(stage.rect("High")?.width, 30 + 28)
        let content = stage.view("High")?.subviews.last
        XCTAssertEqual(content?.frame, CGRect(x: 14, y: -8, width: 30, height: 48))
        stage.tap("High")
        XCTAssertEqual(stage.log, ["select High tap"])
        let element = stage.inside.accessibilityElement(at: 1) as? UIAccessibilityElement
        XCTAssertEqual(element?.accessibilityLabel, "High")
      }
    }

    func testOnlyTheViewsOfTabsNearbyAreMadeAndThoseThatWentAreDropped() async {
      let stage = Stage([])
      var made = 0
      stage.strip.setItems(
        (0..<500).map { index in
          TabStripItem(id: "\(index)", title: "\(index)") {
            made += 1
            return UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
          }
        })
      stage.display.show(frames: 2)
      XCTAssertLessThan(made, 12)
      let first = Weak(view: stage.view("0")?.subviews.last)
      XCTAssertNotNil(first.view)
      stage.strip.select("300", animated: false)
      stage.display.show(frames: 3)
      XCTAssertNil(first.view)
      XCTAssertLessThan(made, 40)
    }

    func testTheSafeAreaIsKeptClear() async {
      let stage = Stage()
      stage.strip.covered = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 30)
      stage.display.show()
      XCTAssertEqual(stage.inside.frame, CGRect(x: 44, y: 0, width: 246, height: 48))
      XCTAssertEqual(stage.view("Button 0")?.frame.minX, 12)
      stage.strip.insetsForSafeArea = false
      stage.display.show()
      XCTAssertEqual(stage.inside.frame, stage.strip.bounds)
    }

    func testARowOfATableIsUsedAgainForAnotherStripOfItems() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits)
        stage.drag(by: 300, flings: true)
        stage.display.show(frames: 3)
        // A table takes the row out while it flies, fills it anew and puts it somewhere else.
        stage.strip.removeFromSuperview()
        stage.strip.setItems((0..<8).map { TabStripItem(id: "Other \($0)", title: "Other \($0)") })
        stage.strip.select("Other 4")
        stage.strip.frame.origin.y = 200
        stage.display.window.addSubview(stage.strip)
        stage.display.window.layoutIfNeeded()
        XCTAssertEqual(stage.rect("Other 4")?.midX, 160, "in the first frame, without motion")
        XCTAssertEqual(stage.disagreement, 0)
        XCTAssertNil(stage.inside.shown.first { $0.tab.flatMap { stage.strip.model.items[$0] } == nil })
      }
    }

    func testRotationKeepsTheSelectedTabInTheMiddle() async {
      Stage.inBothDirections { traits in
        let stage = Stage(traits: traits, select: "Button 5")
        for width in [560.0, 240, 320] {
          stage.strip.frame.size.width = width
          stage.display.window.layoutIfNeeded()
          XCTAssertEqual(stage.rect("Button 5")?.midX ?? 0, width / 2, accuracy: 0.5)
          XCTAssertEqual(stage.disagreement, 0, accuracy: 0.25)
        }
      }
    }
  }
#endif
