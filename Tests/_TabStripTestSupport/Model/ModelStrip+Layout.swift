import TabStripCore

extension ModelStrip {
  /// A width between the smallest and the largest of the style. None is longer than 2³² − 1.
  func clamped(_ width: Int) -> Int {
    min(max(ModelLength.length(style.minimumTabWidth), min(width, ModelRow.maximum(style))), (1 << 32) - 1)
  }

  /// The width of a tab with such parts.
  func width(of parts: TabMeasurement) -> Int {
    let (title, icon, badge) = (
      ModelLength.length(parts.title), ModelLength.length(parts.icon), ModelLength.length(parts.badge)
    )
    var width = title + 2 * ModelLength.length(style.horizontalPadding)
    if icon > 0 { width += icon + (title > 0 ? ModelLength.length(style.iconGap) : 0) }
    if badge > 0 {
      let body = max(badge + 2 * ModelLength.length(style.badgePadding), ModelLength.length(style.badgeHeight))
      width += ModelLength.length(style.badgeGap) + body
    }
    return clamped(width)
  }

  private func measured(_ tab: ModelTab) -> ModelTab {
    var tab = tab
    if !tab.isMeasured { tab.width = width(of: tab.content) }
    tab.isMeasured = true
    return tab
  }

  /// Tabs have to be measured again: one, or all.
  mutating func forgetWidths(of number: Int? = nil) {
    tabs = tabs.map { tab in
      var tab = tab
      if number == nil || tab.number == number { tab.isMeasured = false }
      return tab
    }
  }

  /// What a host does before it draws: tabs are measured, and the row goes where it has to be then.
  mutating func layOut() {
    if width > 0, !tabs.isEmpty {
      if !hasAppeared, aim == nil, let selected {
        reveal(selected, configuration.reveal.program, isLasting: true, animated: false)
      }
      holding(seen()) { strip in
        if strip.tabs.allSatisfy(\.isMeasured) { return }
        strip.tabs = strip.tabs.map { strip.measured($0) }
      }
      keepInside()
      pursue(animated: movement.isDrive && animates)
      followTracked()
      if aim?.isLasting == false, !(movement.isDrive && animates) { aim = nil }
      hasAppeared = true
      isShown = true
    }
    mark.follow(markEnds, style.indicator.spring, at: clock)
  }

  mutating func resize(_ viewport: Viewport) {
    events.isConsumed = true
    scale = viewport.scale >= 1 / 16 && viewport.scale <= 64 ? viewport.scale : 1
    height = ModelLength.points(ModelLength.length(viewport.height))
    let old = width
    width = ModelLength.length(viewport.width)
    guard width == 0, old != 0 else { return }
    // Hidden: nobody sees what moves, so it is where it was going.
    press = nil
    held = nil
    hover = nil
    springLoad = nil
    isShown = false
    looks.finish()
    mark.jump(to: selectedEnds)
    if !movement.isRest { rest(at: target) }
  }

  mutating func setMotion(_ preference: MotionPreference) {
    events.isConsumed = true
    guard reducesMotion != (preference == .reduced) else { return }
    reducesMotion = preference == .reduced
    guard reducesMotion else { return }
    if movement.isDrive { rest(at: inside(target)) }
    mark.jump(to: markEnds)
    looks.finish()
  }
}
