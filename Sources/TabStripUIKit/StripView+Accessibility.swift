#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// What VoiceOver is told of the strip, and what it does with it. The strip is a tab bar whose elements are all tabs, in sight or not.
  extension StripView {
    /// The element of the tab at a place.
    func element(at index: Int) -> TabElement? {
      guard let tab = coordinator.engine.id(at: index) else { return nil }
      if let element = elements[tab] { return element }
      let element = TabElement(of: tab, in: self)
      elements[tab] = element
      return element
    }

    /// Where an element stands.
    func place(of element: Any) -> Int {
      (element as? TabElement).flatMap { coordinator.engine.index(of: $0.tab) } ?? NSNotFound
    }

    /// What a tab is called.
    func name(of tab: TabID) -> String? { source.content(of: tab)?.name(in: strings) }

    /// Where a tab stands, in words.
    func position(of tab: TabID) -> String? {
      let engine = coordinator.engine
      guard let index = engine.index(of: tab) else { return nil }
      let text = strings.position(index + 1, engine.count)
      return text.isEmpty ? nil : text
    }

    /// What a tab is and which state it is in.
    func traits(of tab: TabID) -> UIAccessibilityTraits {
      let engine = coordinator.engine
      var traits = UIAccessibilityTraits.button
      if engine.isSelected(tab) { traits.insert(.selected) }
      if engine.traits(of: tab)?.contains(.disabled) == true { traits.insert(.notEnabled) }
      return traits
    }

    /// Where a tab is in the strip; beyond its ends if it is out of sight.
    func frame(of tab: TabID) -> CGRect {
      let (engine, frame) = (coordinator.engine, coordinator.frame)
      if let seen = frame.tabs.first(where: { $0.id == tab }) {
        return CGRect(x: seen.x, y: 0, width: seen.width, height: frame.height)
      }
      guard let span = engine.span(of: tab) else { return .zero }
      let start = span.start.points - engine.offset
      let x =
        engine.isRightToLeft ? frame.clip.x + frame.clip.width - start - span.length.points : frame.clip.x + start
      return CGRect(x: x, y: 0, width: span.length.points, height: frame.height)
    }

    /// A double tap, as by a user's hand.
    func activate(_ tab: TabID) -> Bool {
      send(.select(tab, cause: .tap, animated: true))
      return true
    }

    /// VoiceOver's cursor came to a tab.
    func bringIntoView(_ tab: TabID) { send(.reveal(tab, .nearest(peek: 0), animated: false)) }

    /// Scrolls by a page. A swipe with three fingers brings on what lies in the direction that they come from.
    func page(_ direction: UIAccessibilityScrollDirection) -> Bool {
      let isRightToLeft = coordinator.engine.isRightToLeft
      let end: StripEnd
      switch direction {
      case .left: end = isRightToLeft ? .leading : .trailing
      case .right: end = isRightToLeft ? .trailing : .leading
      case .next: end = .trailing
      case .previous: end = .leading
      case .up, .down: return false
      @unknown default: return false
      }
      guard coordinator.engine.canScroll(toward: end) else { return false }
      send(.overflowPressed(end))
      send(.overflowReleased)
      UIAccessibility.post(notification: .pageScrolled, argument: nil)
      return true
    }

    /// Tells VoiceOver that the tabs are others, or in another order, once the new ones are there.
    func tellNewRow() {
      guard hasNewRow else { return }
      hasNewRow = false
      let engine = coordinator.engine
      elements = elements.filter { engine.contains($0.key) }
      UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
  }
#endif
