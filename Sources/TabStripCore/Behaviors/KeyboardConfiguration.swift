/// What the keys do.
public struct KeyboardConfiguration: Hashable, Sendable {
  /// Whether moving the focus also selects; otherwise the activation key does. Where choosing leaves no mark (``SelectionMode/momentary``) the focus only moves: an
  /// action is not to be set off in passing.
  public var selectsOnFocus: Bool
  /// Whether the arrow keys go from the last tab to the first and back.
  public var wraps: Bool
  /// Whether disabled tabs take the focus, so that a user can find out about them; choosing them is still refused.
  public var reachesDisabled: Bool

  /// Whether Space and Return are the strip's. Off: it leaves them alone, for hosts whose tabs are buttons of the toolkit's own, which take them.
  public var activates: Bool

  /// Makes the settings.
  public init(
    selectsOnFocus: Bool = true, wraps: Bool = false, reachesDisabled: Bool = false, activates: Bool = true
  ) {
    self.selectsOnFocus = selectsOnFocus
    self.wraps = wraps
    self.reachesDisabled = reachesDisabled
    self.activates = activates
  }
}
