#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// What the device and the app set for everything: colours, fonts, text size, writing direction, the wish for motion.
  extension StripView {
    /// Style, colours, text size, tint or screen may be different.
    func lookChanged() {
      look = StripLook(look.style, colors, titleFonts: titleFonts, on: self)
      if measurer.setFonts(of: look) {
        for view in shown { if let tab = view.tab { contentChanged(tab) } }
        send(.textChanged(lineHeight: measurer.lineHeight))
        invalidateIntrinsicContentSize()
      }
      for view in shown { view.forgetLook() }
      showBackground()
      wantFrame()
    }

    /// Paints the surface behind the strip, to the edges of the view that the strip is the inside of. A style without one leaves that view's
    /// own alone.
    func showBackground() {
      let isWanted = look.style.background != .clear
      guard let surface = superview, isWanted || showsBackground else { return }
      showsBackground = isWanted
      surface.backgroundColor = isWanted ? look.color(look.style.background) : nil
      surface.layer.cornerRadius = isWanted ? CGFloat(look.style.backgroundCornerRadius) : 0
    }

    /// The writing direction may be different.
    func directionMayHaveChanged() {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      send(.directionChanged(isRightToLeft ? .rightToLeft : .leftToRight))
    }

    /// The user's wish for motion, or the app's own, may be different.
    func sendMotionPreference() {
      let preference: MotionPreference = UIAccessibility.isReduceMotionEnabled ? .reduced : .full
      send(.motionPreferenceChanged(motionPreference ?? preference))
    }

    private func contentChanged(_ tab: TabID) { coordinator.contentChanged(tab, at: clock.now, renderer: self) }

    private func wantFrame() {
      wantsFrame = true
      setNeedsLayout()
    }
  }
#endif
