#if canImport(UIKit) && !canImport(ObjectiveC)
  import TabStripCore
  @_spi(StandIn) import UIKit

  @testable import TabStripUIKit

  /// What is on the screen of a strip, looked at view by view, beside the engine's frame.
  @MainActor
  struct Screen {
    private let strip: StripView
    private let frame: TabStripFrame
    /// Views are laid out by middles and sizes, so that an edge may be the nearest number to the frame's.
    private static let tolerance = 1e-6

    /// How far the native scroller may rest from the frame's offset, in points.
    private let scrollerTolerance: Double

    /// Whether nobody can see the strip.
    private let isHidden: Bool

    init(of strip: StripView, scrollerMayBeOffBy tolerance: Double = 0.01, isHidden: Bool = false) {
      self.strip = strip
      self.isHidden = isHidden || strip.bounds.width <= 0 || strip.isOutOfSight || strip.window == nil
      scrollerTolerance = tolerance
      frame = strip.coordinator.frame
    }

    /// The first thing that is not as the frame says, in words; nil: everything is.
    var fault: String? {
      if let unsound = frame.unsoundness { return unsound }
      if frame.tabs.count != strip.shown.count { return "\(strip.shown.count) views for \(frame.tabs.count) tabs" }
      for (tab, view) in zip(frame.tabs, strip.shown) {
        if let fault = fault(of: view, showing: tab) { return "tab \(tab.index): \(fault)" }
      }
      return markFault ?? trimFault ?? fault(of: strip.leadingButton, frame.leadingButton, "leading")
        ?? fault(of: strip.trailingButton, frame.trailingButton, "trailing") ?? fadeFault ?? scrollerFault
        ?? accessibilityFault
    }

    private func seen(_ view: UIView) -> CGRect { view.convert(view.bounds, to: strip) }

    private func differs(_ seen: CGRect, from rect: TabStripFrame.Rect) -> Bool {
      let parts = [
        (seen.minX, rect.x), (seen.minY, rect.y), (seen.width, rect.width), (seen.height, rect.height),
      ]
      return parts.contains { abs(Double($0) - $1) > Self.tolerance }
    }

    private func fault(of view: TabView, showing tab: TabStripFrame.Tab) -> String? {
      if view.tab != tab.id { return "its view shows another" }
      if view.isHidden == tab.isVisible { return "it is \(tab.isVisible ? "not " : "")to be seen" }
      let rect = TabStripFrame.Rect(x: tab.x, y: frame.bodyY, width: tab.width, height: frame.bodyHeight)
      if differs(seen(view), from: rect) { return "it is at \(seen(view)) and not at \(rect)" }
      // A look that has changed since is there with the next frame.
      guard !strip.wantsFrame else { return nil }
      let look = strip.look.tab(tab.states, selectionFraction: tab.selectionFraction)
      if view.backgroundColor != look.body { return "its body has another colour" }
      if view.layer.borderColor != look.border.cgColor { return "its border has another colour" }
      if abs(Double(view.alpha) - look.opacity) > 1e-6 { return "it is drawn with \(view.alpha)" }
      let labels = view.subviews.compactMap { $0 as? UILabel }
      if labels.contains(where: { $0.textColor != look.title || $0.font != look.font }) {
        return "its title has another look"
      }
      let ring = view.subviews.first { $0.layer.borderWidth > 0 && !($0 is UILabel) && !$0.isHidden }
      if strip.look.style.focusRingWidth > 0, (ring != nil) != tab.states.contains(.focused) {
        return "its focus ring is\(ring == nil ? " not" : "") to be seen"
      }
      return nil
    }

    private var markFault: String? {
      guard let rect = frame.indicator, strip.look.style.indicator.form != .none else {
        return strip.indicator.isHidden || strip.wantsFrame ? nil : "a mark of nothing"
      }
      if strip.indicator.isHidden { return "no mark" }
      return differs(seen(strip.indicator), from: rect)
        ? "the mark is at \(seen(strip.indicator)) and not at \(rect)" : nil
    }

    private var trimFault: String? {
      guard let rect = frame.trim else { return strip.trim.isHidden ? nil : "a trim that there is not" }
      return strip.trim.isHidden || differs(strip.trim.frame, from: rect)
        ? "the trim is at \(strip.trim.frame) and not at \(rect)" : nil
    }

    private func fault(of view: UIView, _ button: TabStripFrame.Button, _ name: String) -> String? {
      if view.isHidden == button.isVisible { return "the \(name) button is seen or not, against the frame" }
      guard button.isVisible else { return nil }
      if differs(view.frame, from: button.rect) { return "the \(name) button is at \(view.frame), not \(button.rect)" }
      let style = strip.look.style.overflowButton
      var states: TabStates = []
      if button.isPressed { states.insert(.pressed) }
      if button.isHovered { states.insert(.hovered) }
      if !button.isEnabled { states.insert(.disabled) }
      let disc = view.subviews[0]
      guard !strip.wantsFrame else { return nil }
      let isRight = disc.backgroundColor == strip.look.color(style.bodyColor.value(for: states))
      return isRight && (disc.alpha == 1) == button.isEnabled ? nil : "the \(name) button has another look"
    }

    // MARK: Fades

    private var fadeFault: String? {
      let (mask, width) = (strip.scroller.row.layer.mask as? CAGradientLayer, frame.clip.width)
      let fades = [frame.leadingFade, frame.trailingFade]
      let fading = fades.contains { $0.strength > 0 && $0.solidDistance > $0.clearDistance }
      guard width > 0, fading else { return mask == nil ? nil : "a mask where nothing fades" }
      guard let mask else { return "nothing fades" }
      if mask.frame != strip.scroller.row.bounds { return "the mask is at \(mask.frame)" }
      let reach = fades.map { max($0.clearDistance, $0.solidDistance) }.max() ?? 0
      // Where fades would overlap they stop in the middle, which no frame says.
      let places =
        reach * 2 <= width ? fades.flatMap { [$0.clearDistance / 2, $0.clearDistance, $0.solidDistance] } : []
      for distance in [0, width / 2, width] + places + places.map({ width - $0 }) {
        let wanted = min(opacity(frame.leadingFade, distance), opacity(frame.trailingFade, width - distance))
        let place = frame.direction == .leftToRight ? distance : width - distance
        let seen = opacity(of: mask, at: place / width)
        if reach * 2 <= width || distance == 0 || distance == width, abs(seen - wanted) > 1e-6 {
          return "\(distance) points from the leading end the row shows with \(seen) and not \(wanted)"
        }
      }
      return nil
    }

    private func opacity(_ fade: TabStripFrame.Fade, _ distance: Double) -> Double {
      guard fade.strength > 0, fade.solidDistance > fade.clearDistance, distance < fade.solidDistance else { return 1 }
      let dim = 1 - min(fade.strength, 1)
      if distance <= fade.clearDistance { return dim }
      return dim + (1 - dim) * (distance - fade.clearDistance) / (fade.solidDistance - fade.clearDistance)
    }

    /// What a gradient shows at a part of its width.
    private func opacity(of mask: CAGradientLayer, at place: Double) -> Double {
      let places = (mask.locations ?? []).map(\.doubleValue)
      let colors = (mask.colors ?? []).compactMap { ($0 as? CGColor).map { Double($0.alpha) } }
      guard places.count == colors.count, let last = places.indices.last else { return .nan }
      guard let next = places.firstIndex(where: { $0 >= place - 1e-12 }) else { return colors[last] }
      guard next > 0, places[next] > place else { return colors[next] }
      let share = (place - places[next - 1]) / (places[next] - places[next - 1])
      return colors[next - 1] + (colors[next] - colors[next - 1]) * share
    }

    // MARK: Scroller and VoiceOver

    /// While a hand moves it the native scroller is where it is, and the frame goes after it.
    private var scrollerFault: String? {
      guard frame.width > 0 else { return nil }
      let scroller = strip.scroller
      if differs(scroller.frame, from: frame.clip) { return "the scroller is at \(scroller.frame), not \(frame.clip)" }
      let seen = TabStripFrame.Rect(
        x: Double(scroller.contentOffset.x), y: Double(scroller.contentOffset.y), width: frame.clip.width,
        height: frame.clip.height)
      if differs(scroller.row.frame, from: seen) {
        return "the row does not lie where the scroller is seen"
      }
      guard !strip.isLent, !strip.wantsFrame else { return nil }
      let offset = strip.scrollWindow.engine(Double(scroller.contentOffset.x))
      let way = Double(scroller.contentSize.width - scroller.bounds.width + scroller.contentInset.left)
      // The end of the row on a pixel may lie beyond it.
      let excess = way - min(frame.maximumOffset, ScrollWindow.longest)
      if excess < -0.01 || excess > 1 / strip.look.grid.scale {
        return "the scroller can go \(way) and not \(frame.maximumOffset)"
      }
      return abs(offset - frame.offset) > scrollerTolerance
        ? "the scroller is at \(offset) and not at \(frame.offset)" : nil
    }

    private var accessibilityFault: String? {
      let count = strip.accessibilityElementCount()
      if count != strip.coordinator.engine.count { return "\(count) elements for VoiceOver" }
      // What is hidden is not drawn, and heard as it is.
      guard !strip.wantsFrame, !isHidden else { return nil }
      for tab in frame.tabs {
        guard let element = strip.accessibilityElement(at: tab.index) as? TabElement else { return "no element" }
        let rect = TabStripFrame.Rect(x: tab.x, y: 0, width: tab.width, height: frame.height)
        if differs(element.accessibilityFrameInContainerSpace, from: rect) { return "an element is elsewhere" }
        if element.accessibilityTraits.contains(.selected) != tab.states.contains(.selected) {
          return "VoiceOver hears tab \(tab.index) otherwise selected than it is seen"
        }
        if element.accessibilityTraits.contains(.notEnabled) != tab.states.contains(.disabled) {
          return "VoiceOver hears tab \(tab.index) otherwise enabled than it is seen"
        }
      }
      return nil
    }
  }
#endif
