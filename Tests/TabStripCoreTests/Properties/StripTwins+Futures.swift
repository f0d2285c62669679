import _TabStripTestSupport

@testable import TabStripCore

/// What would be if something else were done now; each is tried on a copy.
extension StripTwins {
  /// Laying out again changes nothing.
  func wrongInSecondLayout() -> String? {
    var copy = strip
    var first = frame
    if copy.isUnsettled { return nil }
    var measured = 0
    copy.layout(into: &first) { id in
      measured += 1
      return parts[id] ?? TabMeasurement(title: 0)
    }
    if measured > 0 { return "measured \(measured) tabs again" }
    var second = TabStripFrame()
    lay(&copy, into: &second)
    if let difference = first.difference(from: second) { return "laid out twice: \(difference)" }
    return frame == first ? nil : "laid out again: \(frame.difference(from: first) ?? "")"
  }

  /// Where the row may come to rest it does.
  func wrongInSnapping() -> String? {
    for proposed in [-100, strip.offset, strip.offset + 37.3, strip.maximumOffset / 3, 1e300, .nan] {
      let target = strip.decelerationTarget(for: proposed)
      if target != mirror.decelerationTarget(for: proposed) { return "the mirror rests elsewhere" }
      if !strip.limits.contains(target) { return "would rest at \(target) of 0…\(strip.maximumOffset)" }
      let again = strip.decelerationTarget(for: target)
      if again != target { return "would rest at \(target), and from there at \(again)" }
    }
    return nil
  }

  /// An idle strip asks for no tick, and a tick is nothing to it.
  func wrongInIdleTick() -> String? {
    guard !strip.needsTick else { return nil }
    var copy = strip
    let update = copy.handle(.tick, at: clock + 1)
    if update != TabStripUpdate() { return "a tick of an idle strip gave \(update)" }
    var later = TabStripFrame()
    lay(&copy, into: &later)
    return frame.difference(from: later).map { "a tick moved an idle strip: \($0)" }
  }

  /// One tick to a time gives what many give.
  func wrongInTickCount(_ seconds: Double, parts: Int) -> String? {
    guard strip.needsTick, strip.heldButton == nil, strip.springLoad == nil, !strip.configuration.selectsCentralTab,
      strip.count <= strip.configuration.wholeMeasureLimit
    else {
      return nil
    }
    var one = strip
    _ = one.handle(.tick, at: clock + seconds)
    var many = strip
    var frame = TabStripFrame()
    for part in 1..<parts {
      _ = many.handle(.tick, at: clock + seconds * Double(part) / Double(parts))
      if part % 2 == 0 { lay(&many, into: &frame) }
    }
    _ = many.handle(.tick, at: clock + seconds)
    if one.offset != many.offset { return "one tick leads to \(one.offset), \(parts) to \(many.offset)" }
    if one.needsTick != many.needsTick { return "one tick and \(parts) disagree on whether it goes on" }
    var end = TabStripFrame()
    lay(&one, into: &end)
    lay(&many, into: &frame)
    return end.difference(from: frame).map { "one tick and \(parts): \($0)" }
  }

  /// Let go and left alone, everything comes to rest inside its limits.
  func wrongInTheEnd() -> String? {
    var copy = strip
    for input in [TabStripInput.pointerCancelled, .overflowReleased, .externalScrollEnded, .dragOverEnded] {
      _ = copy.handle(input, at: clock)
    }
    var frame = TabStripFrame()
    for second in [0.01, 2, 700, 701, 702] {
      _ = copy.handle(.tick, at: clock + second)
      var layouts = 0
      repeat {
        lay(&copy, into: &frame)
        layouts += 1
      } while copy.isUnsettled && layouts < 40
    }
    if copy.needsTick {
      return "never comes to rest: \(copy.activityName), indicator \(copy.indicator.isMoving), "
        + "transition \(copy.transition.isMoving), held \(copy.heldButton != nil), unsettled \(copy.isUnsettled)"
    }
    guard copy.width > .zero else { return nil }
    if !copy.limits.contains(copy.offset) { return "comes to rest at \(copy.offset) of 0…\(copy.maximumOffset)" }
    if let aim = copy.scroll.aim, let span = copy.span(of: aim.tab),
      let target = copy.reveal.target(
        aim.policy, start: span.start, length: span.length, from: LayoutUnit(copy.offset)),
      target.points != copy.offset
    {
      return "comes to rest at \(copy.offset), though \(aim.policy) of \(aim.tab) is \(target.points)"
    }
    if LayoutUnit(copy.offset).points != copy.offset { return "comes to rest between layout units, at \(copy.offset)" }
    let end = StripTwins(strip: copy, frame: frame, like: self)
    return end.wrongInFrame().map { "in the end: \($0)" }
  }

  /// A press of an overflow button moves the row toward its end as long as there is more, skips nothing, and gets there.
  func wrongInPaging(toward end: StripEnd) -> String? {
    guard isAtRest, strip.width > .zero else { return nil }
    var copy = strip
    var frame = TabStripFrame()
    _ = copy.handle(.dragOverEnded, at: clock)
    lay(&copy, into: &frame)
    var time = clock
    for press in 0..<400 where copy.canScroll(toward: end) {
      let before = copy.offset
      let content = copy.contentWidth
      _ = copy.handle(.overflowPressed(end), at: time)
      _ = copy.handle(.overflowReleased, at: time)
      time += 700
      _ = copy.handle(.tick, at: time)
      lay(&copy, into: &frame)
      // Tabs measured on the way may make the row longer or shorter at either side.
      guard copy.contentWidth == content else { continue }
      let way = end == .trailing ? copy.offset - before : before - copy.offset
      if way <= 0 { return "press \(press) toward \(end) moved by \(way) from \(before) of \(copy.maximumOffset)" }
      // Whole tabs may begin beyond a gap or an inset, and what is cut by no more than the tolerance counts as whole.
      let insets = [copy.style.sound.leadingInset, copy.style.sound.trailingInset]
      let gap =
        copy.geometry.halfGap(count: copy.count).points * 2 + copy.configuration.overflow.tolerance + insets.max()!
      let isByWholeTabs = copy.configuration.overflow.paging == .wholeItems
      if way > copy.geometry.viewport.points + (isByWholeTabs ? gap : 0) {
        return "press \(press) toward \(end) skipped something: \(way)"
      }
    }
    // Two pages in a row move by a third of the strip at least.
    if copy.canScroll(toward: end), copy.contentWidth < 40 * copy.width.points {
      return "never comes to the \(end) end"
    }
    return nil
  }

  /// A tap on a tab that shows chooses it, unless it is disabled or chosen.
  func wrongInTap() -> String? {
    guard isAtRest, strip.width > .zero, strip.height > 1, !strip.needsTick else { return nil }
    for tab in frame.tabs.filter(\.isVisible).suffix(3) {
      let first = Swift.max(tab.x, frame.clip.x)
      let last = Swift.min(tab.x + tab.width, frame.clip.x + frame.clip.width)
      let x = (first + last) / 2
      let isCovered = [frame.leadingButton, frame.trailingButton].contains {
        $0.isVisible && x > $0.rect.x - 1 && x < $0.rect.x + $0.rect.width + 1
      }
      guard last - first > 4, !isCovered else { continue }
      var copy = strip
      let pointer = Pointer(id: 1, x: x, y: strip.height / 2)
      var update = copy.handle(.pointerDown(pointer), at: clock)
      update.merge(copy.handle(.pointerUp(pointer), at: clock))
      let wasSelected = strip.isSelected(tab.id)
      let mode = strip.configuration.selectionMode
      let isSelected =
        switch mode {
        case _ where tab.states.contains(.disabled): wasSelected
        case .required: true
        case .optional: !wasSelected
        case .momentary: false
        case .multiple: wasSelected ? strip.selectionCount <= mode.least : strip.selectionCount < mode.most
        }
      if copy.isSelected(tab.id) != isSelected { return "a tap on \(tab) left \(copy.selectedTabs)" }
      if wasSelected != isSelected, update.selection?.cause != .tap { return "a tap reported \(update)" }
    }
    return nil
  }

  /// A strip made anew with the same tabs, look and room is the same: nothing depends on how it came to be.
  func wrongInHistory() -> String? {
    guard strip.width > .zero, strip.count <= strip.configuration.wholeMeasureLimit, !strip.needsTick,
      strip.activityName != "external", strip.tracked == nil
    else { return nil }
    var configuration = strip.configuration
    // Being scrolled would select.
    configuration.selectsCentralTab = false
    var fresh = TabStripEngine(style: strip.style, configuration: configuration)
    _ = fresh.handle(.directionChanged(strip.direction), at: 0)
    var ids: [TabID] = []
    var same: [TabID: TabMeasurement] = [:]
    for index in 0..<strip.count {
      guard let its = strip.id(at: index), let traits = strip.traits(of: its) else { return "no tab at \(index)" }
      ids.append(fresh.insert(at: index, traits: traits, time: 0).id)
      same[ids[index]] = parts[its]
    }
    _ = fresh.handle(.textChanged(lineHeight: strip.lineHeight), at: 0)
    _ = fresh.handle(
      .resized(Viewport(width: strip.width.points, height: strip.height, scale: strip.grid.scale)), at: 0)
    for own in fresh.selectedTabs { _ = fresh.handle(.deselect(own, cause: .program), at: 0) }
    for selected in strip.selectedTabs.reversed() {
      guard let index = strip.index(of: selected) else { return "a selected tab that is gone" }
      _ = fresh.handle(.select(ids[index], cause: .program, animated: false), at: 0)
    }
    // Where a mode requires some, others may be selected that cannot be taken out again.
    guard fresh.selectedTabs.map({ fresh.index(of: $0) }) == strip.selectedTabs.map({ strip.index(of: $0) }) else {
      return nil
    }
    var itsFrame = TabStripFrame()
    fresh.layout(into: &itsFrame) { same[$0] ?? TabMeasurement(title: 0) }
    if configuration.overflow.restsAtEnds {
      // A hand would leave it at an end.
      _ = fresh.handle(.scroll(to: strip.offset, animated: false), at: 0)
    } else {
      _ = fresh.handle(.externalScrollBegan, at: 0)
      _ = fresh.handle(.externalScroll(offset: strip.offset), at: 0)
      _ = fresh.handle(.externalScrollEnded, at: 0)
    }
    fresh.layout(into: &itsFrame) { same[$0] ?? TabMeasurement(title: 0) }
    guard isAtRest else { return nil }
    if strip.overflows != fresh.overflows { return "overflows: \(strip.overflows), made anew: \(fresh.overflows)" }
    if strip.contentWidth != fresh.contentWidth || strip.maximumOffset != fresh.maximumOffset {
      return "content \(strip.contentWidth), made anew: \(fresh.contentWidth)"
    }
    for index in 0..<strip.count where strip.span(at: index) != fresh.span(at: index) {
      return "tab \(index) at \(strip.span(at: index)), made anew: \(fresh.span(at: index))"
    }
    // What hand and focus do to the picture is not its history.
    var mine = frame
    for index in mine.tabs.indices {
      mine.tabs[index].id = TabID(slot: 0, generation: 0)
      mine.tabs[index].states.formIntersection([.selected, .disabled])
    }
    mine.tabs.removeAll { !$0.isVisible }
    for index in itsFrame.tabs.indices { itsFrame.tabs[index].id = TabID(slot: 0, generation: 0) }
    itsFrame.tabs.removeAll { !$0.isVisible }
    mine.tabStop = nil
    itsFrame.tabStop = nil
    mine.leadingButton.isHovered = false
    mine.trailingButton.isHovered = false
    return mine.difference(from: itsFrame).map { "made anew: \($0)" }
  }

  /// The same tabs around another strip, for asking about its frame.
  private init(strip: TabStripEngine, frame: TabStripFrame, like other: StripTwins) {
    self = other
    self.strip = strip
    self.frame = frame
  }
}
