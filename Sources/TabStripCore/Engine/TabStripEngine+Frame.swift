extension TabStripEngine {
  /// Writes the picture down: the one place where flow coordinates become those seen, and lengths become pixels.
  func fill(_ frame: inout TabStripFrame) {
    frame.width = width.points
    frame.height = height
    frame.direction = direction
    frame.count = items.count
    frame.tabStop = tabStop
    frame.offset = grid.snapped(scroll.offset)
    frame.contentWidth = geometry.contentWidth.points
    frame.maximumOffset = geometry.maximumOffset.points
    frame.clip = TabStripFrame.Rect(x: clipStart, y: 0, width: geometry.viewport.points, height: height)
    let bodyHeight = Swift.min(anatomy.bodyHeight(lineHeight: lineHeight), height)
    frame.bodyY = grid.snapped((height - bodyHeight) / 2)
    frame.bodyHeight = grid.snapped(bodyHeight)
    fillTabs(&frame)
    fillIndicator(&frame)
    let trim = Swift.min(grid.line(anatomy.trimThickness.points), height)
    frame.trim =
      trim > 0 && width > .zero
      ? TabStripFrame.Rect(x: 0, y: height - trim, width: width.points, height: trim) : nil
    frame.leadingButton = button(at: .leading)
    frame.trailingButton = button(at: .trailing)
    frame.leadingFade = fade(distance: scroll.offset)
    frame.trailingFade = fade(distance: geometry.maximumOffset.points - scroll.offset)
  }

  private func fillTabs(_ frame: inout TabStripFrame) {
    frame.tabs.removeAll(keepingCapacity: true)
    guard width > .zero else { return }
    let range = readyRange
    // A tab that a pointer or the keyboard holds keeps its view, however far away it is.
    let focused = focus.isInside ? focus.tab.flatMap { items.index(of: $0) } : nil
    var pressed: Int?
    if case .tab(let tab) = press?.hold { pressed = items.index(of: tab) }
    let hovered = hoveredTab
    for held in heldIndices(focused, pressed) where held < range.lowerBound {
      append(held, hovered: hovered, to: &frame)
    }
    for index in range { append(index, hovered: hovered, to: &frame) }
    for held in heldIndices(focused, pressed) where held >= range.upperBound {
      append(held, hovered: hovered, to: &frame)
    }
  }

  /// At most two positions, in order and without repetition.
  private func heldIndices(_ a: Int?, _ b: Int?) -> HeldIndices {
    guard let a, let b, a != b else { return HeldIndices(first: a ?? b, second: nil) }
    return HeldIndices(first: Swift.min(a, b), second: Swift.max(a, b))
  }

  private func append(_ index: Int, hovered: TabID?, to frame: inout TabStripFrame) {
    guard let id = items.id(at: index) else { return }
    let (start, length) = span(at: index)
    let (x, width) = seen(from: start.points, to: (start + length).points)
    let offset = scroll.offset
    let isVisible = (start + length).points > offset && start.points < offset + geometry.viewport.points
    frame.tabs.append(
      TabStripFrame.Tab(
        id: id, index: index, x: x, width: width, states: states(of: id, hovered: hovered),
        selectionFraction: selectionFraction(of: id, at: index), isVisible: isVisible))
  }

  /// A stretch of the row as seen, on pixels. Edges and offset are rounded apart, so that gaps do not wobble while the row moves.
  private func seen(from start: Double, to end: Double) -> (x: Double, width: Double) {
    let shift = grid.pixels(scroll.offset)
    let first = grid.pixels(start) - shift
    let last = grid.pixels(end) - shift
    let width = (last - first) / grid.scale
    let viewport = geometry.viewport.points
    return (clipStart + (isRightToLeft ? viewport - last / grid.scale : first / grid.scale), width)
  }

  private func states(of id: TabID, hovered: TabID?) -> TabStates {
    var states: TabStates = []
    if isSelected(id) { states.insert(.selected) }
    if items.traits(of: id)?.contains(.disabled) == true { states.insert(.disabled) }
    if id == hovered { states.insert(.hovered) }
    if focus.isInside, focus.isVisible, focus.tab == id { states.insert(.focused) }
    if let press, press.isArmed, press.hold == .tab(id) {
      // What cannot be deselected shows no press either.
      if !isSelected(id) || configuration.selectionMode != .required { states.insert(.pressed) }
    }
    return states
  }

  /// The tab under a mouse that holds nothing down.
  private var hoveredTab: TabID? {
    guard let hover, press == nil, hover.y >= 0, hover.y < height, let tab = tab(atX: hover.x),
      items.traits(of: tab)?.contains(.disabled) == false
    else { return nil }
    return tab
  }

  private func fillIndicator(_ frame: inout TabStripFrame) {
    guard style.indicator.form != .none, width > .zero, let span = indicator.span else {
      frame.indicator = nil
      return
    }
    // A spring that bounces can pull the ends past each other.
    let middle = (span.start + span.end) / 2
    let (x, width) = seen(from: Swift.min(span.start, middle), to: Swift.max(span.end, middle))
    let thickness = Swift.min(grid.line(anatomy.indicatorThickness.points), height)
    switch style.indicator.form {
    case .none: frame.indicator = nil
    case .bar:
      frame.indicator = TabStripFrame.Rect(x: x, y: height - thickness, width: width, height: thickness)
    case .topBar: frame.indicator = TabStripFrame.Rect(x: x, y: 0, width: width, height: thickness)
    case .dot:
      let dot = seen(from: middle - thickness / 2, to: middle + thickness / 2)
      frame.indicator = TabStripFrame.Rect(
        x: dot.x, y: Swift.max(0, grid.snapped(height - thickness * 1.5)), width: dot.width, height: thickness)
    case .border, .pill:
      frame.indicator = TabStripFrame.Rect(x: x, y: frame.bodyY, width: width, height: frame.bodyHeight)
    }
    guard anatomy.hasCrossInsets, var mark = frame.indicator else { return }
    // Insets higher than the mark leave nothing of it, and none brings it out of the strip.
    let top = grid.snapped(anatomy.indicatorTopInset.points)
    let bottom = grid.snapped(anatomy.indicatorBottomInset.points)
    switch style.indicator.form {
    case .border, .pill:
      let upper = Swift.max(0, Swift.min(mark.y + top, height))
      mark.height = Swift.max(0, Swift.min(mark.y + mark.height - bottom, height) - upper)
      mark.y = upper
    default: mark.y = Swift.max(0, Swift.min(mark.y + top - bottom, height - mark.height))
    }
    frame.indicator = mark
  }

  private func button(at end: StripEnd) -> TabStripFrame.Button {
    var button = TabStripFrame.Button()
    guard width > .zero, geometry.hasButtons else { return button }
    let room = anatomy.buttonWidth.points
    let isAtLeft = (end == .leading) != isRightToLeft
    button.rect = TabStripFrame.Rect(x: isAtLeft ? 0 : width.points - room, y: 0, width: room, height: height)
    button.isVisible = showsButton(at: end)
    button.isEnabled = canScroll(toward: end)
    if let press, press.hold == .button(end) { button.isPressed = press.isArmed && button.isEnabled }
    if heldButton?.end == end { button.isPressed = button.isEnabled }
    if let hover, press == nil, hover.y >= 0, hover.y < height {
      button.isHovered = button.isVisible && buttonEnd(atFlowX: flowX(hover.x)) == end
    }
    return button
  }

  /// The fade at an end from which the row is so many points away.
  private func fade(distance: Double) -> TabStripFrame.Fade {
    var fade = TabStripFrame.Fade()
    let ramp = anatomy.fadeRamp.points
    let solid = Swift.max(anatomy.fadeSolid.points, anatomy.fadeSolidFraction * geometry.viewport.points)
    // A fade that comes in at once must not do so for what counts as the end.
    guard width > .zero, geometry.overflows, solid > anatomy.fadeClear.points,
      distance > (ramp > 0 ? 0 : configuration.overflow.slack)
    else { return fade }
    // What is clear lies under the button; where none lies over the row, the fade begins at the end itself.
    let clear = anatomy.fadeClear.points
    let isCovered = geometry.hasButtons && configuration.overflow.placement == .overlaid
    fade.clearDistance = isCovered ? clear : 0
    fade.solidDistance = isCovered ? solid : solid - clear
    fade.strength = ramp > 0 ? Swift.min(1, distance / ramp) : 1
    return fade
  }
}

/// At most two positions, without an array to hold them.
private struct HeldIndices: Sequence, IteratorProtocol {
  var first: Int?
  var second: Int?

  mutating func next() -> Int? {
    defer {
      first = second
      second = nil
    }
    return first
  }
}
