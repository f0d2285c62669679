/// A value for each state of a tab, where a state without its own value takes the normal one.
///
/// Where several states hold at once, the first that has a value decides, in the order disabled, pressed, selected, hovered,
/// focused. Selection list B4 asks for this fallback.
public struct StateValues<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value where no other applies.
  public var normal: Value
  /// The value of a selected tab.
  public var selected: Value?
  /// The value of a pressed tab.
  public var pressed: Value?
  /// The value under a mouse or pen.
  public var hovered: Value?
  /// The value of the tab with keyboard focus.
  public var focused: Value?
  /// The value of a disabled tab.
  public var disabled: Value?

  /// Makes the values.
  public init(
    _ normal: Value, selected: Value? = nil, pressed: Value? = nil, hovered: Value? = nil, focused: Value? = nil,
    disabled: Value? = nil
  ) {
    self.normal = normal
    self.selected = selected
    self.pressed = pressed
    self.hovered = hovered
    self.focused = focused
    self.disabled = disabled
  }

  /// The value for a tab in these states.
  public func value(for states: TabStates) -> Value {
    if states.contains(.disabled), let disabled { return disabled }
    if states.contains(.pressed), let pressed { return pressed }
    if states.contains(.selected), let selected { return selected }
    if states.contains(.hovered), let hovered { return hovered }
    if states.contains(.focused), let focused { return focused }
    return normal
  }
}
