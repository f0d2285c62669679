import TabStripCore

extension TabStripConfiguration {
  /// How many numbers a configuration has.
  static var numberCount: Int { 48 }

  /// Passes the settings on, in the order that Web/behavior.js knows them by.
  mutating func pass(_ row: inout NumberRow) {
    row.pass(&distribution)
    row.pass(&centersEnds)
    row.pass(&selectionMode)
    row.pass(&reselection)
    row.pass(&reveal.tap)
    row.pass(&reveal.keyboard)
    row.pass(&reveal.program)
    row.pass(&reveal.tracking)
    row.pass(&reveal.leadingMargin)
    row.pass(&reveal.trailingMargin)
    row.pass(&overflow.placement)
    row.pass(&overflow.showsAlways)
    row.pass(&overflow.paging)
    row.pass(&overflow.pagesOnRelease)
    row.pass(&overflow.tolerance)
    row.pass(&overflow.repeatDelay)
    row.pass(&overflow.repeatInterval)
    row.pass(&scrolling.dragsWithMouse)
    row.pass(&scrolling.bounces)
    row.pass(&scrolling.slop)
    row.pass(&scrolling.frictionRate)
    row.pass(&scrolling.minimumFlingSpeed)
    row.pass(&scrolling.wheelStep)
    row.pass(&scrolling.snap)
    row.pass(&scrolling.spring)
    row.pass(&keyboard.selectsOnFocus)
    row.pass(&keyboard.wraps)
    row.pass(&keyboard.reachesDisabled)
    row.pass(&selectsCentralTab)
    // Below 0: never.
    var delay = springLoadingDelay ?? -1
    row.pass(&delay)
    springLoadingDelay = delay < 0 ? nil : delay
    row.pass(&estimatedTabWidth)
    row.pass(&overscan)
    row.pass(&wholeMeasureLimit)
    row.pass(&succession)
    row.pass(&deselectsDisabled)
    row.pass(&reportsFirstSelection)
    row.pass(&choosesOnPress)
    row.pass(&overflow.pageFraction)
    row.pass(&overflow.restsAtEnds)
    row.pass(&reveal.centerShift)
    row.pass(&keyboard.activates)
  }
}

extension NumberRow {
  /// Passes a policy on as its form (0 none, 1 nearest, 2 center, 3 leading, 4 trailing) and its peek.
  @inline(never)
  mutating func pass(_ policy: inout RevealPolicy) {
    var form = 0
    var peek = 0.0
    switch policy {
    case .none: form = 0
    case .nearest(let old):
      form = 1
      peek = old
    case .center: form = 2
    case .leading: form = 3
    case .trailing: form = 4
    }
    pass(&form)
    pass(&peek)
    policy = InputDecoder.policy(Double(form), peek: peek) ?? policy
  }

  /// Passes a mode on as its form (0 required, 1 optional, 2 multiple, 3 momentary) and the bounds of `multiple`.
  mutating func pass(_ mode: inout SelectionMode) {
    var form = 0
    var (min, max) = (0, Int(Int32.max))
    switch mode {
    case .required: form = 0
    case .optional: form = 1
    case .multiple(let fewest, let most):
      form = 2
      (min, max) = (fewest, most)
    case .momentary: form = 3
    }
    pass(&form)
    pass(&min)
    pass(&max)
    switch form {
    case 0: mode = .required
    case 1: mode = .optional
    case 2: mode = .multiple(min: min, max: max)
    case 3: mode = .momentary
    default: break
    }
  }
}
