import TabStripCore
import TabStripHosting

extension ModelStrip {
  mutating func act(_ action: RecordedStep.Action, at time: Double) {
    switch action {
    case .input(let input): changing(at: time) { if input.isAllNumbers { $0.take(input) } }
    case .select(nil, let cause, let animated): select(nil, cause, animated, at: time)
    case .select(let name?, let cause, let animated): with(name) { $0.select($1, cause, animated, at: time) }
    case .deselect(let name, let cause):
      with(name) { strip, tab in
        strip.changing(at: time) {
          $0.events.isConsumed = true
          $0.deselect(tab, cause, animated: true)
        }
      }
    case .reveal(let name, let policy, let animated):
      with(name) { strip, tab in
        strip.changing(at: time) {
          if case .nearest(let peek) = policy, !peek.isFinite { return }
          $0.events.isConsumed = true
          $0.reveal(tab, policy, isLasting: false, animated: animated)
        }
      }
    case .tap(let name, let kind): with(name) { $0.tap($1, kind, at: time) }
    case .insert(let tabs, let index): insert(tabs, at: index, time: time)
    case .remove(let name): with(name) { $0.remove($1, time: time) }
    case .removeAll: removeAll(time: time)
    case .move(let name, let index): with(name) { $0.move($1, to: index, time: time) }
    case .setTraits(let name, let traits):
      with(name) { $0.disable($1, traits.contains(.disabled), time: time) }
    case .setWidth(let name, let content): with(name) { $0.setContent(content, of: $1) }
    case .remeasure(let name, let content):
      with(name) { strip, tab in
        strip.setContent(content, of: tab)
        strip.changing(at: time) { $0.forgetWidths(of: tab) }
      }
    case .restyle(let recipe): restyle(recipe.made(from: style), time: time)
    case .reconfigure(let recipe): configure(Self.sound(recipe.made(from: configuration)), time: time)
    case .refuse(let refuses): self.refuses = refuses
    case .frame: if needsTick { changing(at: time) { $0.take(.tick) } }
    }
  }

  private mutating func select(_ tab: Int?, _ cause: SelectionCause, _ animated: Bool, at time: Double) {
    changing(at: time) {
      $0.events.isConsumed = true
      $0.choose(tab, cause, animated: animated)
    }
  }

  private mutating func tap(_ tab: Int, _ kind: Pointer.Kind, at time: Double) {
    layOut()
    guard let x = middle(of: tab) else { return events.wasInVain = true }
    let pointer = Pointer(x: x, y: height / 2, kind: kind)
    changing(at: time) { $0.pointerDown(pointer) }
    changing(at: time) { $0.pointerUp(pointer) }
  }

  /// Calls `body` with the number of the tab that the name means, if it is there.
  private mutating func with(_ name: TabName, _ body: (inout ModelStrip, Int) -> Void) {
    let number: Int? =
      switch name {
      case .index(let index): tabs.indices.contains(index) ? tabs[index].number : nil
      case .insertion(let number): tabs.contains { $0.number == number } ? number : nil
      }
    if let number { body(&self, number) } else { events.wasInVain = true }
  }

  private mutating func take(_ input: TabStripInput) {
    switch input {
    case .resized(let viewport): resize(viewport)
    case .directionChanged(let direction): turn(direction)
    case .motionPreferenceChanged(let preference): setMotion(preference)
    case .textChanged:
      events.isConsumed = true
      forgetWidths()
    case .pointerDown(let pointer): pointerDown(pointer)
    case .pointerMoved(let pointer): pointerMoved(pointer)
    case .pointerUp(let pointer): pointerUp(pointer)
    case .pointerCancelled: cancelPress()
    case .hover(let x, let y): hover = (x, y)
    case .hoverEnded: hover = nil
    case .wheel(let dx, let dy, let unit): wheel(dx, dy, unit)
    case .fling(let vx, let vy): fling(vx, vy)
    case .key(let key): press(key)
    case .focusGained(let visible): gainFocus(visible: visible)
    case .focusLost:
      events.isConsumed = true
      focus = ModelFocus()
    case .track(let position): track(.along(position))
    case .trackJump(let from, let to, let fraction): track(.jump(from: from, to: to, fraction: fraction))
    case .trackEnded: endTracking()
    case .dragOver(let x, let y):
      dragOver(x, y)
      springLoadIfDue()
    case .dragOverEnded: springLoad = nil
    case .scroll(let place, let animated): scroll(to: place, animated: animated)
    case .overflowPressed(let end):
      events.isConsumed = true
      pressButton(end)
    case .overflowReleased:
      events.isConsumed = true
      letButtonGo()
    case .externalScrollBegan, .externalScroll, .externalScrollEnded: scrollExternally(input)
    case .tick:
      repeatButton()
      springLoadIfDue()
    case .select, .deselect, .reveal: break
    }
  }

  private mutating func turn(_ direction: WritingDirection) {
    events.isConsumed = true
    guard isRightToLeft != (direction == .rightToLeft) else { return }
    cancelPress()
    isRightToLeft.toggle()
  }
}
