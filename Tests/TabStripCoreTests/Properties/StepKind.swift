import TabStripCore

/// The inputs by name, so that each can be counted. A new input does not compile before it has one here.
enum InputKind: String, CaseIterable {
  case resized, directionChanged, motionPreferenceChanged, textChanged
  case pointerDown, pointerMoved, pointerUp, pointerCancelled, hover, hoverEnded
  case wheel, fling, key, focusGained, focusLost
  case select, deselect, track, trackJump, trackEnded, dragOver, dragOverEnded, reveal
  case scroll, overflowPressed, overflowReleased
  case externalScrollBegan, externalScroll, externalScrollEnded
  case tick

  init(_ input: TabStripInput) {
    self =
      switch input {
      case .resized: .resized
      case .directionChanged: .directionChanged
      case .motionPreferenceChanged: .motionPreferenceChanged
      case .textChanged: .textChanged
      case .pointerDown: .pointerDown
      case .pointerMoved: .pointerMoved
      case .pointerUp: .pointerUp
      case .pointerCancelled: .pointerCancelled
      case .hover: .hover
      case .hoverEnded: .hoverEnded
      case .wheel: .wheel
      case .fling: .fling
      case .key: .key
      case .focusGained: .focusGained
      case .focusLost: .focusLost
      case .select: .select
      case .deselect: .deselect
      case .track: .track
      case .trackJump: .trackJump
      case .trackEnded: .trackEnded
      case .dragOver: .dragOver
      case .dragOverEnded: .dragOverEnded
      case .reveal: .reveal
      case .scroll: .scroll
      case .overflowPressed: .overflowPressed
      case .overflowReleased: .overflowReleased
      case .externalScrollBegan: .externalScrollBegan
      case .externalScroll: .externalScroll
      case .externalScrollEnded: .externalScrollEnded
      case .tick: .tick
      }
  }
}

/// The edits and settings by name.
enum EditKind: String, CaseIterable {
  case insert, insertMany, remove, removeAll, move, setItems, disable, enable, remeasure, remeasureAll
  case setStyle, setConfiguration

  /// nil for an input.
  init?(_ action: StripAction) {
    switch action {
    case .input: return nil
    case .insert: self = .insert
    case .insertMany: self = .insertMany
    case .remove: self = .remove
    case .removeAll: self = .removeAll
    case .move: self = .move
    case .setItems: self = .setItems
    case .setTraits(let traits, _): self = traits.isEmpty ? .enable : .disable
    case .remeasure: self = .remeasure
    case .remeasureAll: self = .remeasureAll
    case .setStyle: self = .setStyle
    case .setConfiguration: self = .setConfiguration
    }
  }
}
