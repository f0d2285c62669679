#if canImport(UIKit)
  import TabStripCore
  import TabStripUIKit
  import UIKit
  import XCTest

  /// The examples of the readme and the guides, as they stand there.
  @MainActor
  final class DocumentationTests: XCTestCase {
    /// The guide to migrating.
    private final class CarsViewController: UIViewController, SelectionListDataSource, SelectionListDelegate {
      private let makes = ["ALL CARS", "AUDI", "BITTER", "BMW", "BÜSSING", "GUMPERT", "MAN"]
      let list = SelectionList()

      override func viewDidLoad() {
        super.viewDidLoad()
        list.dataSource = self
        list.delegate = self
        view.addSubview(list)
      }

      func numberOfItems(in list: SelectionList) -> Int { makes.count }
      func selectionList(_ list: SelectionList, titleForItemAt index: Int) -> String? { makes[index] }
      func selectionList(_ list: SelectionList, didSelectItemAt index: Int) { title = makes[index] }
    }

    func testTheGuideToMigrating() async throws {
      let controller = CarsViewController(nibName: nil, bundle: nil)
      controller.loadViewIfNeeded()
      XCTAssertEqual(controller.list.selectedButtonIndex, 0)
      controller.list.frame = CGRect(x: 0, y: 0, width: 390, height: 36)
      controller.view.layoutIfNeeded()
      let bar = try XCTUnwrap(controller.list.strip.subviews.first)
      let third = try XCTUnwrap(bar.accessibilityElement(at: 3) as? UIAccessibilityElement)
      XCTAssertTrue(third.accessibilityActivate())
      XCTAssertEqual(controller.title, "BMW")
    }

    func testTheGuideToTheHost() async {
      let isSignedIn = false
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
      let strip = TabStripView<String>(style: .pills, configuration: .pills)
      strip.setItems([
        TabStripItem(id: "all", title: "All"),
        TabStripItem(id: "music", title: "Music", image: UIImage(systemName: "music.note"), badge: "3"),
        TabStripItem(id: "live", title: "Live", isEnabled: false),
      ])
      strip.onSelect = { id, cause in print(id ?? "none", cause) }
      strip.shouldSelect = { id, _ in id != "music" || isSignedIn }
      view.addSubview(strip)
      XCTAssertEqual(strip.selection, "all")
      strip.colors[.badge] = .systemRed
      strip.strings.position = { number, count in "\(number) von \(count)" }
      let control = ChipSegmentedControl()
      control.titles = ["All", "Financials", "News", "Maps", "Shopping", "Images", "Web", "Other"]
      XCTAssertEqual(control.selectedTitle, "All")
    }

    func testTheGuideToTheHostOfSections() async {
      let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      page.contentSize = CGSize(width: 390, height: 2400)
      let tabs = SectionTabs<String>()
      tabs.setSections(["First", "Second", "Third"].map { TabStripItem(id: $0, title: $0) })
      tabs.attach(to: page, placement: .outside(covering: 0)) { index in
        CGRect(x: 0, y: CGFloat(index) * 800, width: 390, height: 800)
      }
      var changes: [String] = []
      tabs.onChange = { id, cause in changes.append("\(id ?? "none") \(cause)") }
      XCTAssertEqual(tabs.activeSection, "First")
      tabs.scroll(to: "Second", animated: false)
      XCTAssertEqual(changes, ["Second program"])
    }
  }
#endif
