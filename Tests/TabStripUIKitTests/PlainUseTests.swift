#if canImport(UIKit)
  import TabStripCore
  import TabStripUIKit
  import UIKit
  import XCTest

  /// The host as an app uses it, with nothing that only the stand-in has: these run on a simulator too.
  @MainActor
  final class PlainUseTests: XCTestCase {
    private func stripInAWindow() -> (UIWindow, TabStripView<String>) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      let strip = TabStripView<String>(style: .pills, configuration: .pills)
      strip.setItems(["All", "Music", "Live", "News"].map { TabStripItem(id: $0, title: $0) })
      strip.frame = CGRect(x: 0, y: 40, width: 400, height: 48)
      window.addSubview(strip)
      window.layoutIfNeeded()
      return (window, strip)
    }

    func testTheExampleOfTheReadme() async {
      let (_, strip) = stripInAWindow()
      XCTAssertEqual(strip.items.map(\.title), ["All", "Music", "Live", "News"])
      XCTAssertEqual(strip.selection, "All")
      strip.select("Live", animated: false)
      XCTAssertEqual(strip.selection, "Live")
      strip.style = .chips
      XCTAssertEqual(strip.intrinsicContentSize.height, 44)
    }

    func testAStripOfAnyIdentitiesSelectsWhatItIsGiven() async {
      enum Channel { case news }
      let strip = TabStripView<AnyHashable>(style: .pills, configuration: .pills)
      strip.setItems([
        TabStripItem(id: "All", title: "All"), TabStripItem(id: 2, title: "Two"),
        TabStripItem(id: Channel.news, title: "News"),
      ])
      strip.select(2)
      XCTAssertEqual(strip.selection, 2)
      strip.select(Channel.news)
      XCTAssertEqual(strip.selection, AnyHashable(Channel.news))
      let id: String? = "All"
      strip.select(id)
      XCTAssertEqual(strip.selection, "All")
      strip.configuration.selectionMode = .optional
      strip.select(nil)
      XCTAssertNil(strip.selection)
      ["All"].forEach(strip.select)
      XCTAssertEqual(strip.selection, "All")
    }

    func testItHasTheHeightOfItsStyleAndTakesAnyWidth() async {
      let strip = TabStripView<Int>()
      XCTAssertEqual(strip.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 48))
      XCTAssertEqual(strip.sizeThatFits(CGSize(width: 100, height: 10)).height, 48)
      strip.setItems((0..<50).map { TabStripItem(id: $0, title: "Tab \($0)") })
      XCTAssertEqual(strip.sizeThatFits(CGSize(width: 100, height: 10)).width, 100)
    }

    func testItComesFromAnArchiveAsAnEmptyStripOfPills() async throws {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      archiver.finishEncoding()
      let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      coder.requiresSecureCoding = false
      let strip = try XCTUnwrap(TabStripView<String>(coder: coder))
      XCTAssertEqual(strip.items.count, 0)
      XCTAssertEqual(strip.style, .pills)
    }

    func testWhatInterfaceBuilderSets() async throws {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      archiver.finishEncoding()
      let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      coder.requiresSecureCoding = false
      let control = try XCTUnwrap(ChipSegmentedControl(coder: coder))
      let list = try XCTUnwrap(SelectionList(coder: coder))
      #if canImport(ObjectiveC)
        control.setValue("All, News\n,, , Maps ,", forKeyPath: "titleList")
        list.setValue(5, forKeyPath: "selectionIndicatorHeight")
        list.setValue(true, forKeyPath: "isBottomTrimHidden")
      #else
        control.titleList = "All, News\n,, , Maps ,"
        list.selectionIndicatorHeight = 5
        list.isBottomTrimHidden = true
      #endif
      XCTAssertEqual(control.titles, ["All", "News", "Maps"])
      XCTAssertEqual(control.titleList, "All, News, Maps")
      XCTAssertEqual(control.selectedTitle, "All")
      control.titleList = "Maps"
      XCTAssertEqual(control.selectedTitle, "Maps")
      XCTAssertEqual(list.strip.style.indicator.thickness, 5)
      XCTAssertEqual(list.strip.style.trim.thickness, 0)
    }

    func testVoiceOverFindsATabBarInIt() async throws {
      let (_, strip) = stripInAWindow()
      let bar = try XCTUnwrap(strip.subviews.first)
      XCTAssertTrue(bar.accessibilityTraits.contains(.tabBar))
      XCTAssertEqual(bar.accessibilityElementCount(), 4)
      let second = try XCTUnwrap(bar.accessibilityElement(at: 1) as? UIAccessibilityElement)
      XCTAssertEqual(second.accessibilityLabel, "Music")
      XCTAssertTrue(second.accessibilityActivate())
      XCTAssertEqual(strip.selection, "Music")
    }
  }
#endif
