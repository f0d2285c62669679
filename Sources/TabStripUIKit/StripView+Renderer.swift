#if canImport(UIKit)
  import TabStripCore
  import TabStripHosting
  import UIKit

  /// The engine's frames on views.
  extension StripView: @preconcurrency TabStripRenderer {
    /// Views differ in what they hold: parts of ours, or a view of the app's.
    private enum Kind {
      static let parts = 0
      static let content = 1
    }

    var measuringAsksEngine: Bool { source.hasOwnViews }

    func measure(_ id: TabID) -> TabMeasurement {
      guard let tab = source.content(of: id) else { return TabMeasurement(title: 0) }
      if let make = tab.makeContent { return TabMeasurement(title: measureContent(make(), of: id)) }
      return TabMeasurement(
        title: measurer.titleWidth(tab.title), icon: tab.image == nil ? 0 : look.style.iconSize,
        badge: tab.badge.map(measurer.badgeWidth) ?? 0)
    }

    func kind(of id: TabID) -> Int { source.content(of: id)?.makeContent == nil ? Kind.parts : Kind.content }

    func makeView(kind: Int) -> TabView {
      let view = TabView(frame: .zero)
      view.isHidden = true
      scroller.row.addSubview(view)
      return view
    }

    func configure(_ view: TabView, for id: TabID) {
      guard let tab = source.content(of: id) else { return }
      view.show(tab, of: id, measurer: measurer)
      view.setContent(tab.makeContent.map { make in measuredContent.removeValue(forKey: id) ?? make() })
      view.forgetLook()
    }

    func place(_ view: TabView, as tab: TabStripFrame.Tab, in frame: TabStripFrame) {
      placed.append(view)
      let rect = CGRect(
        x: tab.x - frame.clip.x, y: frame.bodyY - frame.clip.y, width: tab.width, height: frame.bodyHeight)
      view.place(tab, at: rect, direction: frame.direction, look: look)
    }

    func conceal(_ view: TabView) {
      view.isHidden = true
      view.setContent(nil)
    }

    func discard(_ view: TabView) { view.removeFromSuperview() }

    func finish(_ frame: TabStripFrame, needsNaturalSize: Bool) {
      swap(&shown, &placed)
      placed.removeAll(keepingCapacity: true)
      measuredContent.removeAll(keepingCapacity: true)
      placeScroller(frame)
      placeIndicator(frame)
      fade.show(frame, on: scroller.row)
      trim.isHidden = frame.trim == nil
      if let rect = frame.trim { trim.frame = CGRect(rect) }
      trim.backgroundColor = look.color(look.style.trim.color)
      let isLeftToRight = frame.direction == .leftToRight
      let style = look.style.overflowButton
      leadingButton.show(frame.leadingButton, style: style, look: look, pointsRight: !isLeftToRight)
      trailingButton.show(frame.trailingButton, style: style, look: look, pointsRight: isLeftToRight)
      if needsNaturalSize { invalidateIntrinsicContentSize() }
      tellNewRow()
    }

    func allows(_ change: SelectionChange) -> Bool { source.allows(change) }

    func report(_ update: TabStripUpdate) {
      if update.stale.isSuperset(of: [.accessibility, .layout]) { hasNewRow = true }
      if let change = update.selection, change.cause.isFromHand, givesHapticFeedback { feel() }
      source.report(update)
    }

    func requestFrame(continuous: Bool) {
      wantsFrame = true
      if window != nil, !isOutOfSight { clock.run() }
    }

    /// The width that the app's view will take. The view is kept for the tab's view, which may be configured right afterwards.
    private func measureContent(_ content: UIView, of id: TabID) -> Double {
      measuredContent[id] = content
      let size = content.naturalSize
      let height = look.style.rowHeight(lineHeight: measurer.lineHeight)
      return Double(size.width) * TabView.shrinking(of: Double(size.height), to: height)
    }

    private func placeIndicator(_ frame: TabStripFrame) {
      let style = look.style.indicator
      let rect = frame.indicator.map { CGRect($0).offsetBy(dx: -CGFloat(frame.clip.x), dy: -CGFloat(frame.clip.y)) }
      indicator.show(style, color: look.color(style.color), at: rect, grid: look.grid)
      let row = scroller.row
      if style.form.liesBehindTabs {
        if row.subviews.first !== indicator { row.insertSubview(indicator, at: 0) }
      } else if row.subviews.last !== indicator {
        row.bringSubviewToFront(indicator)
      }
    }
  }
#endif
