import TabStripCore

extension ByteReader {
  mutating func step() throws(RecordingFault) -> RecordedStep {
    let time = try number()
    return RecordedStep(at: time, try action())
  }

  private mutating func action() throws(RecordingFault) -> RecordedStep.Action {
    switch try code(ActionCode.self) {
    case .resized: return .input(.resized(try viewport()))
    case .directionChanged: return .input(.directionChanged(try code(WritingDirection.self)))
    case .motionPreferenceChanged: return .input(.motionPreferenceChanged(try flag() ? .reduced : .full))
    case .textChanged: return .input(.textChanged(lineHeight: try number()))
    case .pointerDown: return .input(.pointerDown(try pointer()))
    case .pointerMoved: return .input(.pointerMoved(try pointer()))
    case .pointerUp: return .input(.pointerUp(try pointer()))
    case .pointerCancelled: return .input(.pointerCancelled)
    case .hover:
      let x = try number()
      return .input(.hover(x: x, y: try number()))
    case .hoverEnded: return .input(.hoverEnded)
    case .wheel:
      let dx = try number()
      let dy = try number()
      return .input(.wheel(dx: dx, dy: dy, unit: try code(WheelUnit.self)))
    case .fling:
      let vx = try number()
      return .input(.fling(vx: vx, vy: try number()))
    case .key: return .input(.key(try code(TabStripKey.self)))
    case .focusGained: return .input(.focusGained(visible: try flag()))
    case .focusLost: return .input(.focusLost)
    case .select:
      let tab: TabName? = try flag() ? try name() : nil
      let cause = try code(SelectionCause.self)
      return .select(tab, cause: cause, animated: try flag())
    case .reveal:
      let tab = try name()
      let policy = try reveal()
      return .reveal(tab, policy, animated: try flag())
    case .overflowPressed: return .input(.overflowPressed(try code(StripEnd.self)))
    case .overflowReleased: return .input(.overflowReleased)
    case .externalScrollBegan: return .input(.externalScrollBegan)
    case .externalScroll: return .input(.externalScroll(offset: try number()))
    case .externalScrollEnded: return .input(.externalScrollEnded)
    case .scroll:
      let offset = try number()
      return .input(.scroll(to: offset, animated: try flag()))
    case .tick: return .input(.tick)
    case .track: return .input(.track(position: try number()))
    case .trackJump:
      let from = try count()
      let to = try count()
      return .input(.trackJump(from: from, to: to, fraction: try number()))
    case .trackEnded: return .input(.trackEnded)
    case .dragOver:
      let x = try number()
      return .input(.dragOver(x: x, y: try number()))
    case .dragOverEnded: return .input(.dragOverEnded)
    case .deselect:
      let tab = try name()
      return .deselect(tab, cause: try code(SelectionCause.self))
    case .tap:
      let tab = try name()
      return .tap(tab, try code(Pointer.Kind.self))
    case .insert:
      let index = try count()
      return .insert(try tabs(), at: index)
    case .remove: return .remove(try name())
    case .removeAll: return .removeAll
    case .move:
      let tab = try name()
      return .move(tab, to: try count())
    case .setTraits:
      let tab = try name()
      return .setTraits(tab, try flag() ? .disabled : [])
    case .setWidth:
      let name = try name()
      return .setWidth(name, try tab().measurement)
    case .remeasure:
      let name = try name()
      return .remeasure(name, try tab().measurement)
    case .restyle: return .restyle(try recipe())
    case .reconfigure: return .reconfigure(try recipe())
    case .refuse: return .refuse(try flag())
    case .frame: return .frame
    }
  }

  private mutating func pointer() throws(RecordingFault) -> Pointer {
    let kind = try code(Pointer.Kind.self)
    let isPrimary = try flag()
    let id = try fixed()
    let x = try number()
    return Pointer(id: id, x: x, y: try number(), kind: kind, isPrimary: isPrimary)
  }

  private mutating func reveal() throws(RecordingFault) -> RevealPolicy {
    let fault = fault(.unknownCode)
    switch try byte() {
    case 0: return .none
    case 1: return .nearest(peek: try number())
    case 2: return .center
    case 3: return .leading
    case 4: return .trailing
    default: throw fault
    }
  }

  private mutating func name() throws(RecordingFault) -> TabName {
    try flag() ? .insertion(try count()) : .index(try count())
  }
}
