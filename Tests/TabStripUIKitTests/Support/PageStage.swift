#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// A page of sections in a scroll view, with a hero as high as the page is wide, under a strip that follows it.
  @MainActor
  final class PageStage: NSObject, UIScrollViewDelegate {
    let display: Display
    let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let tabs: SectionTabs<String>
    let finger: Finger
    let hero = 390.0
    private(set) var heights: [Double]
    var scrolls = 0
    var log: [String] = []

    init(
      _ heights: [Double] = [800, 800, 800], placement: SectionTabsPlacement = .inContent,
      traits: UITraitCollection = UITraitCollection(), tabs: SectionTabs<String> = SectionTabs()
    ) {
      self.heights = heights
      self.tabs = tabs
      display = Display(width: 390, height: 600, traits: traits)
      finger = Finger(on: display)
      super.init()
      display.onFrame = { DisplayLink.step(at: $0) }
      scroller.delegate = self
      display.window.addSubview(scroller)
      tabs.onChange = { [weak self] id, cause in self?.log.append("\(id ?? "none") \(cause)") }
      tabs.setSections(
        heights.indices.map { TabStripItem(id: "Section \($0)", title: ["One", "Two", "Six", "Ten"][$0]) })
      resize()
      tabs.attach(to: scroller, placement: placement) { [weak self] index in self?.frame(index) ?? .zero }
      display.window.layoutIfNeeded()
      log = []
    }

    func frame(_ index: Int) -> CGRect {
      guard heights.indices ~= index else { return .zero }
      let top = hero + 44 + heights.prefix(index).reduce(0, +)
      return CGRect(x: 0, y: top, width: 390, height: heights[index])
    }

    /// Gives the sections other heights, as an app's layout does.
    func set(_ heights: [Double]) {
      self.heights = heights
      resize()
    }

    private func resize() { scroller.contentSize = CGSize(width: 390, height: hero + 44 + heights.reduce(0, +)) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { tabs.sizesChanged() }

    var inside: StripView { tabs.strip.strip }

    var isRightToLeft: Bool { inside.coordinator.engine.isRightToLeft }

    /// How far the strip's top is below the top of what shows.
    var stripTop: Double { Double(tabs.strip.frame.minY - scroller.contentOffset.y) }

    func tap(_ index: Int) {
      let tab = inside.coordinator.engine.id(at: index)
      guard let view = inside.shown.first(where: { $0.tab == tab }) else { return XCTFail("no tab \(index)") }
      finger.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: display.window))
    }

    /// Drags the page so that it goes on by a distance, and lets go at rest.
    func drag(by distance: CGFloat) {
      let start = CGPoint(x: 150, y: distance > 0 ? 590 : 100)
      finger.down(at: start)
      finger.move(to: CGPoint(x: 150, y: start.y - (distance > 0 ? 11 : -11)))
      finger.move(to: CGPoint(x: 150, y: start.y - (distance > 0 ? 11 : -11) - distance), steps: 6)
      display.show(seconds: 0.2)
      finger.up()
      display.show(frames: 3)
    }

    func settle() { display.show(seconds: 3) }
  }
#endif
