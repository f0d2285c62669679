import _TabStripTestSupport

@testable import TabStripCore

extension StripTwins {
  /// What an update says against what happened.
  func wrongInUpdate(_ update: TabStripUpdate, _ step: StripStep, from before: TabStripEngine) -> String? {
    let (old, new) = (before.selectedTabs, strip.selectedTabs)
    if let change = update.selection {
      if change.old == change.new { return "a change of selection that is none: \(change)" }
      if change.cause.isFromUser {
        if let new = change.new, before.traits(of: new)?.contains(.disabled) != false {
          return "a user chose a disabled tab: \(change)"
        }
        if step.isVetoed { return "the veto was ignored: \(change)" }
      }
      if strip.configuration.selectionMode.most == 1, before.configuration.selectionMode.most == 1,
        change.old != old.first || change.new != new.first
      {
        return "selection went from \(old) to \(new), reported \(change)"
      }
      if let gone = change.old, new.contains(gone) { return "still selected: \(change)" }
      if let come = change.new, strip.configuration.selectionMode.most > 0, !new.contains(come) {
        return "not selected: \(change)"
      }
    } else if case .setConfiguration = step.action {
      // What a new mode does not allow is dropped.
    } else if !Set(old).isSubset(of: new) || new.count > Swift.max(old.count, strip.configuration.selectionMode.least) {
      // Silently only what a mode requires comes.
      return "selection went from \(old) to \(new) without a report"
    }
    if strip.focusedTab != before.focusedTab {
      if update.focus != FocusChange(old: before.focusedTab, new: strip.focusedTab) {
        return
          "focus went from \(before.focusedTab as Any) to \(strip.focusedTab as Any), reported \(update.focus as Any)"
      }
    } else if update.focus != nil {
      return "focus stayed at \(before.focusedTab as Any), reported \(update.focus as Any)"
    }
    if case .external = before.scroll.activity, strip.activityName == "external", strip.offset != before.offset {
      guard case .input(.externalScroll) = step.action else { return "the engine moved a row that is lent" }
    }
    if update.needsTick != strip.needsTick { return "update.needsTick is \(update.needsTick)" }
    return nil
  }

  /// What always holds, laid out or not.
  func wrongInState() -> String? {
    if let wrong = wrongInSelection() { return wrong }
    if strip.width > .zero, isAtRest, !strip.limits.contains(strip.offset) {
      return "at rest at \(strip.offset) of 0…\(strip.maximumOffset)"
    }
    for (name, a, b) in [
      ("offset", strip.offset, mirror.offset), ("target", strip.targetOffset, mirror.targetOffset),
      ("content", strip.contentWidth, mirror.contentWidth), ("maximum", strip.maximumOffset, mirror.maximumOffset),
    ] {
      if !a.isFinite { return "\(name) is \(a)" }
      if a != b { return "\(name) \(a) ≠ mirror's \(b)" }
    }
    if strip.selectedTabs != mirror.selectedTabs || strip.tabStop != mirror.tabStop
      || strip.focusedTab != mirror.focusedTab || strip.diagnostics != mirror.diagnostics
    {
      return "selection, focus or diagnostics differ from the mirror's"
    }
    for end in [StripEnd.leading, .trailing] {
      if strip.canScroll(toward: end) != mirror.canScroll(toward: end) { return "canScroll differs from the mirror's" }
      // Whoever may scroll there can: there is no dead button.
      if strip.canScroll(toward: end), strip.maximumOffset <= 0 { return "more toward \(end) in a row that is still" }
    }
    return nil
  }

  /// A host that draws only when it is told to shows what is.
  func wrongInStaleness(_ told: TabStripUpdate.Staleness, from shown: TabStripFrame) -> String? {
    if frame == shown { return nil }
    if told.isDisjoint(with: [.frame, .layout]), let difference = frame.difference(from: shown) {
      return "nobody was told that the picture changed: \(difference)"
    }
    func spoken(_ frame: TabStripFrame) -> [TabStripFrame.Tab] {
      frame.tabs.map { tab in
        var tab = tab
        (tab.x, tab.width, tab.selectionFraction, tab.isVisible) = (0, 0, 0, true)
        tab.states.formIntersection([.selected, .disabled])
        return tab
      }
    }
    if !told.contains(.accessibility) {
      let both = Set(frame.tabs.map(\.id)).intersection(shown.tabs.map(\.id))
      let now = spoken(frame).filter { both.contains($0.id) }
      let before = spoken(shown).filter { both.contains($0.id) }
      if now != before || frame.count != shown.count {
        return "no assistive technology was told that \(before) became \(now)"
      }
    }
    return nil
  }

  /// The first tab in view that an edit does not touch, and how far from the edge of the view it begins; only where the user put the
  /// row there and nothing is meant to move it.
  func firstSeen(sparing action: StripAction) -> (tab: TabID, distance: Double)? {
    guard isLaidOut, isAtRest, action.keepsPlaces, strip.scroll.aim == nil, !strip.followsTracked, strip.hasAppeared,
      !strip.isUnsettled,
      strip.width > .zero, strip.offset > 0, strip.offset < strip.maximumOffset
    else { return nil }
    for index in 0..<strip.count {
      let (start, length) = strip.span(at: index)
      guard let tab = strip.id(at: index), (start + length).points > strip.offset, tab != action.edited else {
        continue
      }
      let distance = start.points - strip.offset
      return distance < strip.geometry.viewport.points ? (tab, distance) : nil
    }
    return nil
  }

  /// What was seen first is where it was, unless the row ends there.
  mutating func wrongInPlace(of seen: (tab: TabID, distance: Double)?) -> String? {
    guard let seen, let (start, _) = strip.span(of: seen.tab), isAtRest, strip.scroll.aim == nil, !strip.isUnsettled,
      strip.offset > 0, strip.offset < strip.maximumOffset
    else { return nil }
    tally.count("event kept in place")
    let distance = start.points - strip.offset
    return distance == seen.distance ? nil : "\(seen.tab) went from \(seen.distance) to \(distance) of the edge"
  }

  private func wrongInSelection() -> String? {
    let selected = strip.selectedTabs
    let mode = strip.configuration.selectionMode
    if Set(selected).count != selected.count { return "selected twice: \(selected)" }
    if let gone = selected.first(where: { !strip.contains($0) }) { return "\(gone) is selected and gone" }
    if selected.count > mode.most { return "\(selected) are selected in \(mode)" }
    var hasEnabled = false
    for index in 0..<strip.count {
      guard let id = strip.id(at: index), let traits = strip.traits(of: id) else { return "no tab at \(index)" }
      guard !traits.contains(.disabled) else { continue }
      hasEnabled = true
      if selected.count >= mode.least { break }
      if !selected.contains(id) { return "too few are selected in \(mode)" }
    }
    let canReach = strip.configuration.keyboard.reachesDisabled ? strip.count > 0 : hasEnabled
    if (strip.tabStop != nil) != canReach { return "tab stop \(strip.tabStop as Any)" }
    if let stop = strip.tabStop, !strip.contains(stop) { return "the tab stop is gone" }
    if let stop = strip.tabStop, !strip.configuration.keyboard.reachesDisabled,
      strip.traits(of: stop)?.contains(.disabled) == true
    {
      return "the tab stop is disabled"
    }
    return nil
  }

  /// What is wrong in the picture of the strip that has just been laid out.
  func wrongInFrame() -> String? {
    if let wrong = frame.unsoundness { return wrong }
    let drawn = frame.tabs.filter { $0.states.contains(.selected) }.map(\.id)
    if strip.configuration.selectionMode.most <= 1, drawn.count > 1 { return "drawn selected: \(drawn)" }
    if let one = drawn.first(where: { !strip.isSelected($0) }) { return "drawn selected: \(one)" }
    if frame.count != strip.count || frame.tabStop != strip.tabStop {
      return "count or tab stop differ from the frame's"
    }
    guard strip.width > .zero else { return frame.tabs.isEmpty ? nil : "a hidden strip shows tabs" }
    if let wrong = wrongTabs() ?? wrongTiling() ?? wrongButtons() { return wrong }
    if isAtRest, !strip.needsTick, strip.tracked == nil, let wrong = wrongIndicator() { return wrong }
    return nil
  }

  /// Where a tab's body begins by the engine's own numbers, as seen.
  private func flow(_ span: (start: LayoutUnit, length: LayoutUnit)) -> (x: Double, end: Double) {
    let start = strip.clipStart + span.start.points - strip.offset
    let end = start + span.length.points
    return strip.isRightToLeft ? (frame.width - end, frame.width - start) : (start, end)
  }

  private func wrongTabs() -> String? {
    let pixel = 1 / strip.grid.scale + 1e-6
    for tab in frame.tabs {
      guard let span = strip.span(of: tab.id), strip.index(of: tab.id) == tab.index else { return "no place: \(tab)" }
      let (x, end) = flow(span)
      if (tab.x - x).magnitude > pixel + x.magnitude * 1e-12
        || (tab.x + tab.width - end).magnitude > pixel + x.magnitude * 1e-12
      {
        return "drawn at \(tab.x)…\(tab.x + tab.width), is at \(x)…\(end)"
      }
      let first = Swift.max(x, frame.clip.x)
      let last = Swift.min(end, frame.clip.x + frame.clip.width)
      let middle = (first + last) / 2
      guard last - first >= 3 * pixel else { continue }
      if !tab.isVisible { return "in view but not visible: \(tab)" }
      let isCovered = [frame.leadingButton, frame.trailingButton].contains {
        $0.isVisible && middle > $0.rect.x - pixel && middle < $0.rect.x + $0.rect.width + pixel
      }
      if !isCovered, strip.tab(atX: middle) != tab.id {
        return "hit \(strip.tab(atX: middle) as Any) in the middle of \(tab)"
      }
    }
    return nil
  }

  private func wrongTiling() -> String? {
    let visible = frame.tabs.filter(\.isVisible)
    for (one, next) in zip(visible, visible.dropFirst()) {
      if next.index != one.index + 1 { return "tab \(one.index + 1) is missing" }
      let gap = strip.isRightToLeft ? one.x - next.x - next.width : next.x - one.x - one.width
      if gap < -1e-6 { return "tabs \(one.index) and \(next.index) overlap by \(-gap)" }
    }
    let (from, to) = (strip.offset, strip.offset + strip.geometry.viewport.points)
    guard strip.count > 0 else { return nil }
    guard let first = visible.first, let last = visible.last else {
      let seen = (0..<strip.count).first { index in
        let (start, length) = strip.span(at: index)
        return start.points < to && (start + length).points > from && length > .zero
      }
      return seen.map { "tab \($0) should be visible" }
    }
    if first.index > 0 {
      let (start, length) = strip.span(at: first.index - 1)
      if (start + length).points > from { return "tab \(first.index - 1) should be visible" }
    }
    if last.index + 1 < strip.count, strip.span(at: last.index + 1).start.points < to {
      return "tab \(last.index + 1) should be visible"
    }
    return nil
  }

  private func wrongButtons() -> String? {
    for (end, button) in [(StripEnd.leading, frame.leadingButton), (.trailing, frame.trailingButton)] {
      if button.isEnabled, !strip.canScroll(toward: end) { return "\(end) button leads nowhere" }
      if button.isPressed, !button.isEnabled { return "a disabled button is pressed" }
      guard button.isVisible else { continue }
      if button.rect.x < 0 || button.rect.x + button.rect.width > frame.width + 1e-6 { return "\(end) button outside" }
      let middle = button.rect.x + button.rect.width / 2
      if button.rect.width > 0, strip.tab(atX: middle) != nil { return "a tab is hit through the \(end) button" }
    }
    return nil
  }

  /// An indicator at rest is at its tab.
  private func wrongIndicator() -> String? {
    guard let selected = strip.selectedTab, strip.style.indicator.form != .none else {
      return frame.indicator == nil ? nil : "an indicator of nothing"
    }
    guard let indicator = frame.indicator, let (start, length) = strip.span(of: selected) else { return "no indicator" }
    let wanted = strip.style.indicator.inset.isFinite ? strip.style.indicator.inset : 0
    guard wanted.magnitude < 1000 else { return nil }
    let inset = Swift.min(wanted, length.points / 2)
    let (x, end) = flow((start + LayoutUnit(inset), length - LayoutUnit(2 * inset)))
    let pixel = 1 / strip.grid.scale + 0.1
    if strip.style.indicator.form == .dot {
      let miss = (indicator.x + indicator.width / 2 - (x + end) / 2).magnitude
      return miss > pixel ? "dot at \(indicator), the middle of its tab at \((x + end) / 2)" : nil
    }
    if (indicator.x - x).magnitude > pixel || (indicator.x + indicator.width - end).magnitude > pixel {
      return "indicator at \(indicator), its tab at \(x)…\(end)"
    }
    if let tab = frame.tabs.first(where: { $0.id == selected }), tab.selectionFraction != 1 { return "half selected" }
    return nil
  }
}
