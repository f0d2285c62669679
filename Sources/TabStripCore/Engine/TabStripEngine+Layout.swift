extension TabStripEngine {
  /// Rounds of measuring in one layout. Each round shows tabs that the one before uncovered; what is left waits for the next frame.
  private static let roundLimit = 32

  /// Fills the frame with what is to be shown now.
  ///
  /// Measures only tabs at or near the visible part that have not been measured since their content, the style or the fonts
  /// changed; all of them where the distribution needs it or the row is short
  /// (``TabStripConfiguration/wholeMeasureLimit``). A width before the visible part that proves different from its estimate
  /// moves the offset along, so that what is seen stays put.
  ///
  /// O(visible · log n), plus the measuring. In a frame that is used again it allocates nothing unless more tabs are visible than ever before.
  ///
  /// - Parameters:
  ///   - frame: The frame to fill; its storage is used again.
  ///   - measure: The widths of a tab's parts.
  public mutating func layout(into frame: inout TabStripFrame, measuring measure: (TabID) -> TabMeasurement) {
    refreshGeometry()
    isUnsettled = false
    if width > .zero, items.count > 0 {
      if !hasAppeared, scroll.aim == nil, let selected {
        reveal(selected, configuration.reveal.program, isLasting: true, animated: false)
      }
      // Chosen before anything is measured: what has just been measured has not been seen.
      let seen = anchor()?.tab
      measureWhatDistributionNeeds(measure, keeping: seen)
      var rounds = 0
      var isChanged = true
      while isChanged, rounds < Self.roundLimit {
        refreshGeometry()
        keepInsideLimits()
        pursueAim(animated: isDriven)
        followTracked()
        isChanged = measureNearby(measure, keeping: seen)
        rounds += 1
      }
      isUnsettled = isChanged
      refreshGeometry()
      keepInsideLimits()
      pursueAim(animated: isDriven)
      followTracked()
      if scroll.aim?.isLasting == false, !isDriven { scroll.aim = nil }
      hasAppeared = true
      isShown = true
    }
    indicator.follow(indicatorSpan, spring: style.indicator.spring, at: clock)
    fill(&frame)
  }

  private var isDriven: Bool {
    if case .driven = scroll.activity { animates } else { false }
  }

  /// Positions of the tabs that are kept ready: the visible ones and those in the overscan.
  var readyRange: Range<Int> {
    guard width > .zero, items.count > 0 else { return 0..<0 }
    let overscan = LayoutUnit(configuration.overscan)
    let offset = LayoutUnit(scroll.offset)
    // A row that moves is between two layout units, and what ends between them is still seen.
    let from = offset.points > scroll.offset ? offset - LayoutUnit(rawValue: 1) : offset
    guard let first = geometry.index(at: from - overscan, in: items),
      let last = geometry.index(at: offset + geometry.viewport + overscan, in: items)
    else { return 0..<0 }
    return first..<last + 1
  }

  private mutating func measureNearby(_ measure: (TabID) -> TabMeasurement, keeping seen: TabID?) -> Bool {
    let anchor = anchor(at: seen)
    var isChanged = false
    for index in readyRange { if self.measure(at: index, measure) { isChanged = true } }
    if let tab = scroll.aim?.tab, let index = items.index(of: tab) {
      if self.measure(at: index, measure) { isChanged = true }
    }
    if let place = trackedPlace {
      if self.measure(at: place.from, measure) { isChanged = true }
      if self.measure(at: place.to, measure) { isChanged = true }
    }
    if isChanged {
      isGeometryStale = true
      hold(anchor)
    }
    return isChanged
  }

  /// Measures what must be known before any place is.
  private mutating func measureWhatDistributionNeeds(_ measure: (TabID) -> TabMeasurement, keeping seen: TabID?) {
    var needed = 0..<0
    if items.count <= configuration.wholeMeasureLimit || configuration.distribution == .fillProportionally {
      needed = 0..<items.count
    }
    let anchor = anchor(at: seen)
    var isChanged = false
    for index in needed { if self.measure(at: index, measure) { isChanged = true } }
    if needed.isEmpty, configuration.distribution == .fillWhileFitting {
      // As soon as the tabs measured so far are wider than the strip, the others need not be.
      var length = LayoutUnit.zero
      var index = 0
      while index < items.count, length <= width {
        if self.measure(at: index, measure) { isChanged = true }
        length = length + (items.extent(at: index) ?? .zero) + anatomy.spacing
        index += 1
      }
    }
    if configuration.centersEnds {
      if self.measure(at: 0, measure) { isChanged = true }
      if self.measure(at: items.count - 1, measure) { isChanged = true }
    }
    if isChanged {
      isGeometryStale = true
      hold(anchor)
    }
  }

  /// Measures a tab if it has to be, and says whether its width changed.
  private mutating func measure(at index: Int, _ measure: (TabID) -> TabMeasurement) -> Bool {
    guard let id = items.id(at: index), !items.isMeasured(id) else { return false }
    let (width, isSound) = anatomy.width(of: measure(id))
    if !isSound { found.insert(.measurement) }
    let change = items.setExtent(width, of: id)
    return change != nil && change != .zero
  }
}
