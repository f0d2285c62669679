#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// The view of one tab, filled anew for each tab that it comes to show.
  @MainActor
  final class TabView: UIView {
    /// The tab that it shows.
    private(set) var tab: TabID?
    private let title = UILabel()
    private let icon = UIImageView(image: nil)
    private let badge = UILabel()
    private let badgeBody = UIView()
    private let ring = UIView()
    private var content: UIView?
    private var titleWidth: CGFloat = 0
    private var badgeWidth: CGFloat = 0
    private var style = TabStripStyle()
    private var direction = WritingDirection.leftToRight
    /// What it was drawn for last; nil where something else than these has changed.
    private var drawn: (states: TabStates, fraction: Double)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    private func setUp() {
      // The row takes the touches and the strip speaks for its tabs.
      isUserInteractionEnabled = false
      accessibilityElementsHidden = true
      showsLargeContentViewer = true
      title.textAlignment = .center
      badge.textAlignment = .center
      icon.contentMode = .scaleAspectFit
      ring.isHidden = true
      for part in [icon, title, badgeBody, ring] { addSubview(part) }
      badgeBody.addSubview(badge)
    }

    /// Shows a tab.
    func show(_ content: TabContent, of tab: TabID, measurer: TitleMeasurer) {
      self.tab = tab
      title.text = content.title
      icon.image = content.image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
      icon.isHidden = content.image == nil
      badge.text = content.badge
      badgeBody.isHidden = content.badge == nil
      titleWidth = CGFloat(measurer.titleWidth(content.title))
      badgeWidth = content.badge.map { CGFloat(measurer.badgeWidth($0)) } ?? 0
      largeContentTitle = content.title
      largeContentImage = content.image
      setNeedsLayout()
    }

    /// Shows a view of the app's instead of the parts, or the parts again.
    func setContent(_ new: UIView?) {
      guard content !== new else { return }
      if content?.superview === self { content?.removeFromSuperview() }
      content = new
      if let new { addSubview(new) }
      setNeedsLayout()
    }

    /// By how much a view that is so high is shrunk for a row of a height.
    static func shrinking(of height: Double, to rowHeight: Double) -> Double {
      height > rowHeight && rowHeight > 0 ? rowHeight / height : 1
    }

    /// Has the tab drawn anew in the next frame, whatever it was drawn for.
    func forgetLook() { drawn = nil }

    /// Takes place and states of a tab of a frame; `rect` is in the row's coordinates.
    func place(_ tab: TabStripFrame.Tab, at rect: CGRect, direction: WritingDirection, look: StripLook) {
      if frame != rect {
        if frame.size != rect.size { setNeedsLayout() }
        frame = rect
      }
      if self.direction != direction {
        self.direction = direction
        setNeedsLayout()
      }
      isHidden = !tab.isVisible
      guard drawn?.states != tab.states || drawn?.fraction != tab.selectionFraction else { return }
      drawn = (tab.states, tab.selectionFraction)
      draw(
        look.tab(tab.states, selectionFraction: tab.selectionFraction), isFocused: tab.states.contains(.focused), look)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      let (height, padding) = (bounds.height, CGFloat(style.horizontalPadding))
      for part in [icon, title, badgeBody] { part.alpha = content == nil ? 1 : 0 }
      if let content { layOut(content) }
      let iconSize = icon.isHidden ? 0 : CGFloat(style.iconSize)
      let iconGap = icon.isHidden || titleWidth == 0 ? 0 : CGFloat(style.iconGap)
      let badgeHeight = min(CGFloat(style.badgeHeight), height)
      let badgeSize =
        badgeBody.isHidden ? 0 : max(badgeWidth + 2 * CGFloat(style.badgePadding), CGFloat(style.badgeHeight))
      let badgeGap = badgeBody.isHidden ? 0 : CGFloat(style.badgeGap)
      let others = iconSize + iconGap + badgeGap + badgeSize
      let titleSize = max(0, min(titleWidth, bounds.width - 2 * padding - others))
      var x = (bounds.width - titleSize - others) / 2
      func put(_ part: UIView, width: CGFloat, height partHeight: CGFloat, gap: CGFloat) {
        let left = direction == .leftToRight ? x : bounds.width - x - width
        part.frame = CGRect(x: left, y: (height - partHeight) / 2, width: width, height: partHeight)
        x += width + gap
      }
      put(icon, width: iconSize, height: iconSize, gap: iconGap)
      put(title, width: titleSize, height: height, gap: badgeGap)
      put(badgeBody, width: badgeSize, height: badgeHeight, gap: 0)
      badge.frame = badgeBody.bounds
      badgeBody.layer.cornerRadius = badgeHeight / 2
      layer.cornerRadius = CGFloat(style.bodyRadius(height: Double(height)))
      let reach = CGFloat(style.focusRingGap + style.focusRingWidth)
      ring.frame = CGRect(
        x: -reach, y: -reach, width: bounds.width + 2 * reach, height: bounds.height + 2 * reach)
      ring.layer.cornerRadius = layer.cornerRadius + (layer.cornerRadius > 0 ? reach : 0)
    }

    /// Puts the app's view in the middle, over the row's whole height if it wants that.
    private func layOut(_ content: UIView) {
      let (size, row) = (content.naturalSize.sound, superview?.bounds.height ?? bounds.height)
      let share = CGFloat(Self.shrinking(of: Double(size.height), to: Double(row)))
      let (width, height) = (min(size.width * share, bounds.width), size.height * share)
      content.frame = CGRect(
        x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    }

    private func draw(_ tab: TabLook, isFocused: Bool, _ look: StripLook) {
      if style != look.style {
        style = look.style
        setNeedsLayout()
      }
      alpha = CGFloat(tab.opacity)
      backgroundColor = tab.body
      layer.raise(tab.isRaised)
      layer.cornerRadius = CGFloat(style.bodyRadius(height: Double(bounds.height)))
      layer.borderWidth = style.borderWidth > 0 ? CGFloat(look.grid.line(style.borderWidth)) : 0
      layer.borderColor = tab.border.cgColor
      title.font = tab.font
      title.textColor = tab.title
      icon.tintColor = tab.title
      badge.font = look.fonts.font(style.badgeFont)
      badge.textColor = look.color(.onBadge)
      badgeBody.backgroundColor = look.color(.badge)
      ring.isHidden = !isFocused
      ring.layer.borderWidth = CGFloat(style.focusRingWidth)
      ring.layer.borderColor = look.color(.accent).cgColor
    }
  }
#endif
