extension TabStripEngine {
  /// How many tabs there are. O(1).
  public var count: Int { items.count }

  /// Whether the handle's tab is in the strip. O(1).
  public func contains(_ id: TabID) -> Bool { items.contains(id) }

  /// The tab's position, from 0; nil for a tab that is gone. O(log n).
  public func index(of id: TabID) -> Int? { items.index(of: id) }

  /// The tab at a position; nil outside the row. O(log n).
  public func id(at index: Int) -> TabID? { items.id(at: index) }

  /// The tab's traits; nil for a tab that is gone. O(1).
  public func traits(of id: TabID) -> TabTraits? { items.traits(of: id) }

  /// The selected tab.
  public var selectedTab: TabID? { selected }

  /// The tab with the keyboard focus, while the strip has it.
  public var focusedTab: TabID? { focus.isInside ? tabStop : nil }

  /// The one tab that the keyboard reaches first: the focused one, else the selected one, else the first that it can reach. O(log n).
  public var tabStop: TabID? {
    if let tab = focus.tab { return tab }
    if let selected, isReachable(selected) { return selected }
    return (configuration.keyboard.reachesDisabled ? 0 : items.nextEnabled(from: 0)).flatMap { items.id(at: $0) }
  }

  /// Whether the keyboard stops at the tab.
  func isReachable(_ id: TabID) -> Bool {
    configuration.keyboard.reachesDisabled || items.traits(of: id)?.contains(.disabled) == false
  }

  /// Points from the leading end of the row; exact, not on pixels, and beyond the limits while the row is pulled there.
  public var offset: Double { scroll.offset }

  /// Where the present movement ends; the offset itself while nothing moves.
  public var targetOffset: Double { scroll.target }

  /// The largest offset at rest.
  public var maximumOffset: Double { currentGeometry.maximumOffset.points }

  /// Length of the row in points, insets included.
  public var contentWidth: Double { currentGeometry.contentWidth.points }

  /// Whether the tabs do not fit.
  public var overflows: Bool { currentGeometry.overflows }

  /// Whether there is more to see toward an end, beyond the tolerance.
  public func canScroll(toward end: StripEnd) -> Bool { canScroll(toward: end, from: scroll.offset) }

  func canScroll(toward end: StripEnd, from offset: Double) -> Bool {
    let geometry = currentGeometry
    guard geometry.overflows, geometry.viewport > .zero else { return false }
    let tolerance = configuration.overflow.slack
    return switch end {
    case .leading: offset > tolerance
    case .trailing: offset < geometry.maximumOffset.points - tolerance
    }
  }

  /// The tab at a place in the strip, in points from its left edge as seen; gaps belong to the nearer neighbour. nil outside the row and under
  /// an overflow button. O(log n).
  public func tab(atX x: Double) -> TabID? {
    guard x > -.infinity, x < .infinity, width > .zero else { return nil }
    let flow = flowX(x)
    guard buttonEnd(atFlowX: flow) == nil else { return nil }
    return tab(atFlowX: flow)
  }

  /// The tab's distance from the leading end of the row, and its width; exact. nil for a tab that is gone. O(log n).
  public func span(of id: TabID) -> (start: LayoutUnit, length: LayoutUnit)? {
    items.index(of: id).map { span(at: $0) }
  }

  func span(at index: Int) -> (start: LayoutUnit, length: LayoutUnit) {
    let geometry = currentGeometry
    return (geometry.start(of: index, in: items), geometry.length(of: index, in: items))
  }

  /// The height in points that the strip asks for: the style's, or more where the text needs it.
  public var naturalHeight: Double { anatomy.height(lineHeight: lineHeight) }

  /// The width in points at which every tab has its own width; estimated for tabs not measured.
  public var naturalWidth: Double {
    (anatomy.leadingInset + items.totalExtent + anatomy.spacing * Swift.max(0, items.count - 1)
      + anatomy.trailingInset).points
  }

  /// Whether the strip moves, so that ``TabStripInput/tick`` is due before each frame. An idle strip asks for none.
  public var needsTick: Bool {
    guard width > .zero else { return false }
    return scroll.activity.isMoving || indicator.isMoving || transition.isMoving || heldButton != nil || isUnsettled
      || springLoad?.isDone == false
  }

  /// Whether the first tab is at the right.
  public var isRightToLeft: Bool { direction == .rightToLeft }

  /// Every kind of bad data met so far.
  public var diagnostics: Diagnostics { found }

  /// The kinds of bad data met that were not handed out before: each is reported once.
  public mutating func takeDiagnostics() -> Diagnostics {
    let fresh = found.subtracting(reported)
    reported.formUnion(found)
    return fresh
  }

  /// Adds a kind of bad data that a host met on the strip's behalf.
  public mutating func report(_ kinds: Diagnostics) { found.formUnion(kinds) }

  /// The time in seconds to which inputs, edits and ticks have brought the strip; 0 at first.
  public var time: Double { clock }

  // MARK: Flow

  /// A place as seen, as a distance from the leading edge of the strip.
  func flowX(_ x: Double) -> Double { isRightToLeft ? width.points - x : x }

  /// The leading edge of the part in which the row shows.
  var clipStart: Double { currentGeometry.hasInlineButtons ? anatomy.buttonWidth.points : 0 }

  func tab(atFlowX flow: Double) -> TabID? {
    let geometry = currentGeometry
    let inside = flow - clipStart
    // Both edges belong to the strip, or else the last pixel of the screen would be lost in one of the writing directions.
    guard inside >= 0, inside <= geometry.viewport.points else { return nil }
    let position = LayoutUnit(inside + scroll.offset)
    guard let index = geometry.index(at: position, in: items) else { return nil }
    let (start, length) = span(at: index)
    // A gap is split between its neighbours, and both ends of the row have half a gap; what lies beyond belongs to nobody.
    let reach = geometry.halfGap(count: items.count)
    if index == 0, position < start - reach { return nil }
    if index == items.count - 1, position > start + length + reach { return nil }
    return items.id(at: index)
  }

  /// The button whose room holds the place, if that button shows.
  func buttonEnd(atFlowX flow: Double) -> StripEnd? {
    let room = anatomy.buttonWidth.points
    if flow >= 0, flow < room, showsButton(at: .leading) { return .leading }
    if flow >= width.points - room, flow <= width.points, showsButton(at: .trailing) { return .trailing }
    return nil
  }

  func showsButton(at end: StripEnd) -> Bool {
    let geometry = currentGeometry
    guard geometry.hasButtons else { return false }
    return geometry.hasInlineButtons || configuration.overflow.showsAlways || canScroll(toward: end)
  }
}
