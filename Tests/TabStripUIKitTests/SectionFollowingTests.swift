#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest
  import _TabStripTestSupport

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// Tabs of sections that are edited at the strip: the sections follow, and the page with them.
  @MainActor
  final class SectionFollowingTests: XCTestCase {
    /// A page whose sections stand in the order of the strip's tabs, each as high as its name says.
    @MainActor
    private final class Page {
      let display: Display
      let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
      let tabs: SectionTabs<String>
      var log: [String] = []
      var answers = 0

      init(_ ids: [String], _ traits: UITraitCollection, tabs: SectionTabs<String> = SectionTabs()) {
        self.tabs = tabs
        display = Display(width: 390, height: 600, traits: traits)
        display.onFrame = { DisplayLink.step(at: $0) }
        display.window.addSubview(scroller)
        // As long as the longest page of a test, so that no edit shows in the content's size.
        scroller.contentSize = CGSize(width: 390, height: 20_000)
        tabs.onChange = { [weak self] id, cause in self?.log.append("\(id ?? "none") \(cause)") }
        if !ids.isEmpty { tabs.setSections(ids.map(item)) }
        tabs.attach(to: scroller) { [weak self] in self?.frame($0) ?? .zero }
        display.show()
      }

      func item(_ id: String) -> TabStripItem<String> { TabStripItem(id: id, title: id) }

      func frame(_ index: Int) -> CGRect {
        let ids = tabs.strip.items.map(\.id)
        guard ids.indices ~= index else { return .zero }
        return CGRect(x: 0, y: top(index, of: ids), width: 390, height: height(ids[index]))
      }

      func top(_ index: Int, of ids: [String]) -> CGFloat { ids.prefix(index).reduce(44) { $0 + height($1) } }

      func height(_ id: String) -> CGFloat { CGFloat(Double(id) ?? 0) * 100 }

      /// Answers a report with other sections, and goes to one of them: up to a thousand times.
      func answer() {
        guard answers < 1000 else { return }
        answers += 1
        tabs.setSections(["7", "\(8 + answers)"].map(item))
        tabs.scroll(to: "\(8 + answers)", animated: false)
      }

      /// Taps a tab and lets the page come to rest.
      func tap(_ id: String) {
        let tab = tabs.strip.model.map.tab(of: id)
        guard let view = tabs.strip.strip.shown.first(where: { $0.tab == tab }) else { return XCTFail("no \(id)") }
        Finger(on: display).tap(at: view.convert(CGPoint(x: 5, y: 5), to: display.window))
        display.show(seconds: 3)
      }

      /// What is wrong with strip and page together, if anything is.
      var fault: String? {
        let ids = tabs.strip.items.map(\.id)
        if tabs.sync.sections.count != ids.count { return "\(tabs.sync.sections.count) sections of \(ids.count) tabs" }
        if tabs.strip.selection != tabs.activeSection {
          return "\(tabs.strip.selection ?? "none") is selected, \(tabs.activeSection ?? "none") active"
        }
        guard let last = ids.indices.last, tabs.activeSection != nil else {
          return ids.isEmpty ? nil : "none is active"
        }
        for index in [0, last / 2, last] {
          tabs.scroll(to: ids[index], animated: false)
          if tabs.activeSection != ids[index] { return "\(ids[index]) is not active where it begins" }
          let offset = min(top(index, of: ids) - 44, 20_000 - 600)
          if scroller.contentOffset.y != offset {
            return "\(ids[index]) is at \(offset), not \(scroller.contentOffset.y)"
          }
        }
        return nil
      }
    }

    func testSectionsFollowTheTabsThatTheStripIsGiven() async {
      Stage.inBothDirections { traits in
        let page = Page(["8", "7", "9"], traits)
        let (tabs, strip) = (page.tabs, page.tabs.strip)
        tabs.scroll(to: "7", animated: false)
        strip.insert(page.item("5"), at: 0)
        XCTAssertEqual(tabs.activeSection, "7", "which still shows")
        XCTAssertNil(page.fault)
        strip.move("9", to: 0)
        XCTAssertNil(page.fault)
        strip.setItems(["9", "12", "8"].map(page.item))
        XCTAssertNil(page.fault)
        tabs.scroll(to: "12", animated: false)
        page.log = []
        strip.remove("12")
        XCTAssertEqual(page.log.count, 1)
        XCTAssertTrue(page.log[0].hasSuffix("removal"), page.log[0])
        XCTAssertNil(page.fault)
        tabs.setSections(["8", "6", "9", "7"].map(page.item))
        XCTAssertNil(page.fault, "and tabs follow the sections")
        strip.update(TabStripItem(id: "6", title: "Six", badge: "3"))
        XCTAssertEqual(strip.items.map(\.badge), [nil, "3", nil, nil])
        XCTAssertNil(page.fault)
      }
    }

    func testTabsThatAStripHasAlreadyAreSections() async {
      Stage.inBothDirections { traits in
        let strip = TabStripView<String>(style: .sticky, configuration: .sticky)
        strip.setItems(["9", "8"].map { TabStripItem(id: $0, title: $0) })
        strip.select("8", animated: false)
        let page = Page([], traits, tabs: SectionTabs(strip: strip))
        XCTAssertEqual(page.tabs.activeSection, "9", "the page is at its top")
        XCTAssertNil(page.fault)
      }
    }

    func testTabsThatComeInAVetoOrAReportAreSectionsAsSoonAsTheyAreThere() async {
      Stage.inBothDirections { traits in
        let page = Page(["8", "7", "9"], traits)
        let (tabs, strip) = (page.tabs, page.tabs.strip)
        strip.shouldSelect = { [weak page] _, _ in
          guard let page, page.tabs.strip.items.count == 3 else { return true }
          page.tabs.strip.insert(page.item("6"), at: 0)
          return true
        }
        page.tap("7")
        XCTAssertEqual(strip.items.map(\.id), ["6", "8", "7", "9"])
        XCTAssertEqual(tabs.activeSection, "7")
        XCTAssertEqual(page.scroller.contentOffset.y, 600 + 800, accuracy: 0.5)
        strip.onSelect = { [weak page] _, _ in
          guard let page, page.tabs.strip.items.count == 4 else { return }
          page.tabs.strip.insert(page.item("5"), at: 1)
          page.tabs.scroll(to: "5", animated: false)
        }
        page.tap("9")
        XCTAssertEqual(tabs.activeSection, "5")
        XCTAssertEqual(page.scroller.contentOffset.y, 600)
        XCTAssertNil(page.fault)
      }
    }

    func testAnAppThatAnswersEveryChangeWithOtherSectionsComesToAnEnd() async {
      Stage.inBothDirections { traits in
        let page = Page(["8", "7"], traits)
        let (tabs, strip) = (page.tabs, page.tabs.strip)
        tabs.onChange = { [weak page] _, _ in page?.answer() }
        tabs.scroll(to: "7", animated: false)
        XCTAssertGreaterThan(page.answers, 1)
        XCTAssertLessThan(page.answers, 1000, "the rest waits")
        tabs.onChange = nil
        XCTAssertNil(page.fault)
        page.answers = 0
        strip.onSelect = { [weak page] _, _ in page?.answer() }
        strip.remove(strip.selection ?? "")
        XCTAssertLessThan(page.answers, 1000)
        strip.onSelect = nil
        page.display.show()
        XCTAssertNil(page.fault)
      }
    }

    func testWhoeverEditsWhatStripAndPageKeepTogether() async {
      for seed in wantedSeeds(40) {
        var random = SeededRandom(seed: seed)
        let direction: UITraitEnvironmentLayoutDirection = seed % 2 == 0 ? .leftToRight : .rightToLeft
        let page = Page(["8", "7", "9"], UITraitCollection(direction: direction))
        let (tabs, strip) = (page.tabs, page.tabs.strip)
        for step in 0..<30 {
          let ids = strip.items.map(\.id)
          let id = "\(Int.random(in: 7...15, using: &random))"
          let place = Int.random(in: -1...ids.count, using: &random)
          switch Int.random(in: 0..<6, using: &random) {
          case 0: if !ids.contains(id) { strip.insert(page.item(id), at: place) }
          case 1: strip.remove(id)
          case 2: strip.move(id, to: max(place, 0))
          case 3: strip.setItems((ids.shuffled(using: &random).dropLast() + [id]).unique.map(page.item))
          case 4: tabs.setSections((ids.dropFirst() + [id]).unique.map(page.item))
          default: page.scroller.contentOffset.y = CGFloat(Int.random(in: 0...4000, using: &random))
          }
          page.display.show(frames: Int.random(in: 0...2, using: &random))
          if let fault = page.fault { return XCTFail("seed \(seed), step \(step): \(fault)") }
        }
      }
    }
  }

  extension Array where Element: Hashable {
    /// Each element where it comes first.
    fileprivate var unique: [Element] {
      var seen: Set<Element> = []
      return filter { seen.insert($0).inserted }
    }
  }
#endif
