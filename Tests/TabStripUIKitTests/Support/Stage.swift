#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  @_spi(StandIn) import UIKit
  import XCTest

  @testable import TabStripUIKit

  /// A strip on a display, with a finger over it, and what its closures were told.
  @MainActor
  final class Stage {
    let display: Display
    let strip: TabStripView<String>
    let finger: Finger
    var log: [String] = []
    static let place = CGRect(x: 10, y: 20, width: 320, height: 48)

    var inside: StripView { strip.strip }
    var engine: TabStripEngine { inside.coordinator.engine }
    var frame: TabStripFrame { inside.coordinator.frame }
    var isRightToLeft: Bool { engine.isRightToLeft }

    init(
      _ titles: [String] = (0..<10).map { "Button \($0)" }, style: TabStripStyle = .pills,
      configuration: TabStripConfiguration = .pills, traits: UITraitCollection = UITraitCollection(),
      frame: CGRect = Stage.place, select: String? = nil
    ) {
      display = Display(width: 400, height: 600, traits: traits)
      strip = TabStripView(style: style, configuration: configuration)
      finger = Finger(on: display)
      display.onFrame = { DisplayLink.step(at: $0) }
      strip.setItems(titles.map { TabStripItem(id: $0, title: $0) })
      if let select { strip.select(select) }
      strip.onSelect = { [weak self] id, cause in self?.log.append("select \(id ?? "none") \(cause)") }
      strip.onReselect = { [weak self] id in self?.log.append("reselect \(id)") }
      strip.frame = frame
      display.window.addSubview(strip)
      display.window.layoutIfNeeded()
    }

    /// The same in both writing directions.
    static func inBothDirections(_ body: @MainActor (UITraitCollection) throws -> Void) rethrows {
      for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
        try body(UITraitCollection(direction: direction))
      }
    }

    func id(of title: String) -> TabID? { strip.model.map.tab(of: title) }

    /// The view that shows a tab, if it can be seen.
    func view(_ title: String) -> TabView? {
      inside.shown.first { !$0.isHidden && $0.tab == id(of: title) }
    }

    /// Where a tab is seen in the strip, as if it were left to right.
    func rect(_ title: String) -> CGRect? {
      guard let view = view(title) else { return nil }
      let rect = view.convert(view.bounds, to: strip)
      guard isRightToLeft else { return rect }
      return CGRect(
        x: strip.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// A point of the strip, as if it were left to right, in the window.
    func point(_ x: CGFloat, _ y: CGFloat = 24) -> CGPoint {
      let seen = isRightToLeft ? strip.bounds.width - x : x
      return strip.convert(CGPoint(x: seen, y: y), to: display.window)
    }

    func tap(_ title: String, file: StaticString = #filePath, line: UInt = #line) {
      guard let rect = rect(title) else { return XCTFail("\(title) is not in sight", file: file, line: line) }
      let (left, right) = (max(rect.minX, 45), min(rect.maxX, strip.bounds.width - 45))
      finger.tap(at: point((left + right) / 2))
    }

    /// Drags the row along by so many points towards its trailing end, and lets go at rest unless it is flung.
    func drag(by distance: CGFloat, flings: Bool = false) {
      finger.down(at: point(160))
      // The scroller takes the first step for itself.
      finger.move(to: point(160 - (distance > 0 ? 11 : -11)))
      finger.move(to: point(160 - distance - (distance > 0 ? 11 : -11)), steps: 8)
      if !flings { display.show(seconds: 0.2) }
      finger.up()
    }

    /// Lets everything come to rest.
    func settle() { display.show(seconds: 3) }

    /// How far the native scroller is from where the engine says.
    var disagreement: Double {
      abs(inside.scrollWindow.engine(Double(inside.scroller.contentOffset.x)) - frame.offset)
    }

    /// What can be seen of tabs, from the leading end.
    var titles: [String] {
      frame.tabs.filter(\.isVisible).compactMap { strip.model.items[$0.id]?.title }
    }
  }
#endif
