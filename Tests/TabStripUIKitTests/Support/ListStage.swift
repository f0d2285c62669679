#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  import XCTest

  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// A selection list on a display, with its data source and delegate.
  @MainActor
  final class ListStage: SelectionListDataSource, SelectionListDelegate {
    let display: Display
    let list = SelectionList(frame: CGRect(x: 0, y: 10, width: 320, height: 36))
    let finger: Finger
    var titles: [String?]
    var badges: [Int: String] = [:]
    var views: [Int: UIView] = [:]
    var count: Int?
    var log: [String] = []
    var onSelect: ((Int) -> Void)?

    init(_ titles: [String?], traits: UITraitCollection = UITraitCollection()) {
      self.titles = titles
      display = Display(width: 400, height: 300, traits: traits)
      finger = Finger(on: display)
      display.onFrame = { DisplayLink.step(at: $0) }
      list.dataSource = self
      list.delegate = self
      display.window.addSubview(list)
      display.window.layoutIfNeeded()
    }

    func numberOfItems(in list: SelectionList) -> Int { count ?? titles.count }
    func selectionList(_ list: SelectionList, titleForItemAt index: Int) -> String? {
      titles.indices ~= index ? titles[index] : nil
    }
    func selectionList(_ list: SelectionList, viewForItemAt index: Int) -> UIView? { views[index] }
    func selectionList(_ list: SelectionList, badgeForItemAt index: Int) -> String? { badges[index] }
    func selectionList(_ list: SelectionList, didSelectItemAt index: Int) {
      log.append("select \(index)")
      onSelect?(index)
    }
    func selectionList(_ list: SelectionList, didReselectItemAt index: Int) { log.append("reselect \(index)") }

    var inside: StripView { list.strip.strip }
    var isRightToLeft: Bool { inside.coordinator.engine.isRightToLeft }

    func view(_ index: Int) -> TabView? {
      let tab = list.strip.model.map.tab(of: index)
      return inside.shown.first { $0.tab == tab && !$0.isHidden }
    }

    /// Where something of the row is, as if it were left to right.
    func flow(_ rect: CGRect) -> CGRect {
      isRightToLeft
        ? CGRect(x: list.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height) : rect
    }

    func rect(_ index: Int) -> CGRect? { view(index).map { flow($0.convert($0.bounds, to: list)) } }

    var mark: CGRect { flow(inside.indicator.convert(inside.indicator.bounds, to: list)) }

    func label(_ index: Int) -> UILabel? { view(index)?.subviews.lazy.compactMap { $0 as? UILabel }.first }

    func point(_ x: CGFloat) -> CGPoint {
      list.convert(CGPoint(x: isRightToLeft ? list.bounds.width - x : x, y: 18), to: display.window)
    }

    func tap(_ index: Int) {
      guard let rect = rect(index) else { return XCTFail("item \(index) is not in sight") }
      finger.tap(at: point((max(rect.minX, 1) + min(rect.maxX, list.bounds.width - 1)) / 2))
    }

    func settle() { display.show(seconds: 3) }
  }
#endif
