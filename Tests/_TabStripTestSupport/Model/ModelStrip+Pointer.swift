import TabStripCore

extension ModelStrip {
  /// A place as seen, as a distance from the leading edge of the strip.
  func flow(_ x: Double) -> Double { isRightToLeft ? ModelLength.points(width) - x : x }

  func isInside(_ y: Double) -> Bool { y >= 0 && y < height }

  /// The tab at a distance from the leading edge, none under a button. Half a gap before and after the row belongs to its ends.
  func tab(atFlow x: Double) -> Int? {
    let row = row
    let inside = x - clipStart
    guard width > 0, button(atFlow: x) == nil, inside >= 0, inside <= viewport else { return nil }
    let place = ModelLength.units(inside + offset)
    guard let index = row.index(at: place) else { return nil }
    if index == 0, place < row.starts[index] - row.halfGap { return nil }
    if index == tabs.count - 1, place > row.end(index) + row.halfGap { return nil }
    return tabs[index].number
  }

  mutating func pointerDown(_ pointer: Pointer) {
    if pointer.isPrimary, press?.down.id == pointer.id { cancelPress() }
    var pointer = pointer
    pointer.x = flow(pointer.x)
    guard pointer.isPrimary, press == nil, width > 0, isInside(pointer.y), pointer.x >= 0,
      pointer.x <= ModelLength.points(width)
    else { return }
    events.isConsumed = true
    var new = ModelPress(down: pointer, last: pointer, hold: .row)
    if let end = button(atFlow: pointer.x) {
      new.hold = .button(end)
      press = new
      return pressButton(end)
    }
    if movement.isFlight {
      // Who stops a row did not aim at the tab that is there.
      new.stopsRow = true
      rest(at: offset)
    } else if let tab = tab(atFlow: pointer.x), let index = index(of: tab), !tabs[index].isDisabled {
      new.hold = .tab(tab)
    }
    new.sample(pointer.x, at: clock)
    press = new
    if case .tab(let tab) = new.hold, configuration.choosesOnPress, pointer.kind != .touch {
      press?.hold = .row
      choose(tab, .tap, animated: true)
    }
  }

  mutating func pointerMoved(_ pointer: Pointer) {
    guard var moved = press, moved.down.id == pointer.id else { return }
    let x = flow(pointer.x)
    moved.last = pointer
    moved.last.x = x
    moved.sample(x, at: clock)
    press = moved
    if moved.hold != .nothing { events.isConsumed = true }
    if case .held(let grip) = movement {
      offset = resisted(grip - x)
      return
    }
    let dx = abs(x - moved.down.x)
    let dy = abs(pointer.y - moved.down.y)
    let slop = configuration.scrolling.slop
    switch moved.hold {
    case .nothing: return
    case .button(let end):
      let wasArmed = moved.isArmed
      moved.isArmed = button(atFlow: x) == end && isInside(pointer.y)
      if !moved.isArmed { held = nil }
      if moved.isArmed, !wasArmed {
        let overflow = configuration.overflow
        hold(end, for: overflow.pagesOnRelease ? overflow.repeatDelay : overflow.repeatInterval)
      }
    case .row, .tab:
      let drags = moved.down.kind != .mouse || configuration.scrolling.dragsWithMouse
      if dx > slop, dx >= dy, drags, row.maximum > 0, !movement.isLent {
        movement = .held(grip: unresisted(offset) + x)
        takeRow()
        events.claimsPointer = true
        moved.hold = .row
      } else if moved.down.kind != .mouse, max(dx, dy) > slop {
        // The page may take it, and a tap it is no longer.
        moved.hold = .nothing
        settle(moved)
        moved.stopsRow = false
      } else if case .tab(let tab) = moved.hold {
        moved.isArmed = isInside(pointer.y) && self.tab(atFlow: x) == tab
      }
    }
    press = moved
  }

  mutating func pointerUp(_ pointer: Pointer) {
    guard pointer.isPrimary, let last = press, last.down.id == pointer.id else { return }
    let wasConsumed = events.isConsumed
    if flow(pointer.x) != last.last.x || pointer.y != last.last.y { pointerMoved(pointer) }
    guard var up = press else { return }
    press = nil
    letButtonGo()
    events.isConsumed = wasConsumed || up.hold != .nothing
    if movement.isHeld {
      up.sample(flow(pointer.x), at: clock)
      return release(at: -up.speed(at: clock))
    }
    settle(up)
    if case .tab(let tab) = up.hold, up.isArmed { choose(tab, .tap, animated: true) }
  }

  mutating func cancelPress() {
    guard let press else { return }
    self.press = nil
    held = nil
    events.isConsumed = true
    if movement.isHeld { release(at: 0) } else { settle(press) }
  }

  /// Nothing holds the row any more: it springs back from beyond its ends, and goes where it may rest if the press stopped it elsewhere.
  private mutating func settle(_ press: ModelPress) {
    guard movement.isRest else { return }
    if offset != inside(offset) {
      fly(at: 0)
    } else if press.stopsRow, configuration.scrolling.snap != .none {
      flyToSnap(at: 0)
    }
  }
}
