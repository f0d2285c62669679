import TabStripCore

extension ByteWriter {
  mutating func step(_ step: RecordedStep) {
    number(step.time)
    action(step.action)
  }

  private mutating func code(_ code: ActionCode) { byte(code.rawValue) }

  private mutating func action(_ action: RecordedStep.Action) {
    switch action {
    case .input(let value): input(value)
    case .select(let tab, let cause, let animated):
      code(.select)
      optional(tab) { $0.name($1) }
      byte(cause.rawValue)
      flag(animated)
    case .deselect(let tab, let cause):
      code(.deselect)
      name(tab)
      byte(cause.rawValue)
    case .reveal(let tab, let policy, let animated):
      code(.reveal)
      name(tab)
      reveal(policy)
      flag(animated)
    case .tap(let tab, let kind):
      code(.tap)
      name(tab)
      byte(kind.rawValue)
    case .insert(let new, let index):
      code(.insert)
      count(index)
      tabs(new)
    case .remove(let tab):
      code(.remove)
      name(tab)
    case .removeAll: code(.removeAll)
    case .move(let tab, let index):
      code(.move)
      name(tab)
      count(index)
    case .setTraits(let tab, let traits):
      code(.setTraits)
      name(tab)
      flag(traits.contains(.disabled))
    case .setWidth(let tab, let measurement):
      code(.setWidth)
      name(tab)
      self.tab(RecordedTab(measurement))
    case .remeasure(let tab, let measurement):
      code(.remeasure)
      name(tab)
      self.tab(RecordedTab(measurement))
    case .restyle(let recipe):
      code(.restyle)
      self.recipe(recipe)
    case .reconfigure(let recipe):
      code(.reconfigure)
      self.recipe(recipe)
    case .refuse(let refuses):
      code(.refuse)
      flag(refuses)
    case .frame: code(.frame)
    }
  }

  private mutating func input(_ input: TabStripInput) {
    switch input {
    case .resized(let room):
      code(.resized)
      viewport(room)
    case .directionChanged(let direction):
      code(.directionChanged)
      byte(direction.rawValue)
    case .motionPreferenceChanged(let motion):
      code(.motionPreferenceChanged)
      flag(motion == .reduced)
    case .textChanged(let lineHeight):
      code(.textChanged)
      number(lineHeight)
    case .pointerDown(let value):
      code(.pointerDown)
      pointer(value)
    case .pointerMoved(let value):
      code(.pointerMoved)
      pointer(value)
    case .pointerUp(let value):
      code(.pointerUp)
      pointer(value)
    case .pointerCancelled: code(.pointerCancelled)
    case .hover(let x, let y):
      code(.hover)
      number(x)
      number(y)
    case .hoverEnded: code(.hoverEnded)
    case .wheel(let dx, let dy, let unit):
      code(.wheel)
      number(dx)
      number(dy)
      byte(unit.rawValue)
    case .fling(let vx, let vy):
      code(.fling)
      number(vx)
      number(vy)
    case .key(let key):
      code(.key)
      byte(key.rawValue)
    case .focusGained(let visible):
      code(.focusGained)
      flag(visible)
    case .focusLost: code(.focusLost)
    case .select, .deselect, .reveal:
      preconditionFailure("action: a recorded choice or reveal names its tab by a TabName")
    case .overflowPressed(let end):
      code(.overflowPressed)
      byte(end.rawValue)
    case .overflowReleased: code(.overflowReleased)
    case .externalScrollBegan: code(.externalScrollBegan)
    case .externalScroll(let offset):
      code(.externalScroll)
      number(offset)
    case .externalScrollEnded: code(.externalScrollEnded)
    case .scroll(let offset, let animated):
      code(.scroll)
      number(offset)
      flag(animated)
    case .tick: code(.tick)
    case .track(let position):
      code(.track)
      number(position)
    case .trackJump(let from, let to, let fraction):
      code(.trackJump)
      // An index beyond what a recording holds is beyond any row.
      count(Swift.min(from, Int(Int32.max)))
      count(Swift.min(to, Int(Int32.max)))
      number(fraction)
    case .trackEnded: code(.trackEnded)
    case .dragOver(let x, let y):
      code(.dragOver)
      number(x)
      number(y)
    case .dragOverEnded: code(.dragOverEnded)
    }
  }

  private mutating func pointer(_ pointer: Pointer) {
    byte(pointer.kind.rawValue)
    flag(pointer.isPrimary)
    fixed(pointer.id)
    number(pointer.x)
    number(pointer.y)
  }

  private mutating func reveal(_ policy: RevealPolicy) {
    switch policy {
    case .none: byte(0)
    case .nearest(let peek):
      byte(1)
      number(peek)
    case .center: byte(2)
    case .leading: byte(3)
    case .trailing: byte(4)
    }
  }

  private mutating func name(_ name: TabName) {
    switch name {
    case .index(let index):
      byte(0)
      count(index)
    case .insertion(let number):
      byte(1)
      count(number)
    }
  }
}
