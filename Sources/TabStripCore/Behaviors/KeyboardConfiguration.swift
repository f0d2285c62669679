/// What the keys do.
public struct KeyboardConfiguration: Hashable, Sendable {
  /// Whether moving the focus also selects; otherwise the activation key does.
  public var selectsOnFocus: Bool
  /// Whether the arrow keys go from the last tab to the first and back.
  public var wraps: Bool
  /// Whether disabled tabs take the focus, so that a user can find out about them; choosing them is still refused.
  public var reachesDisabled: Bool

  /// Makes the settings.
  public init(selectsOnFocus: Bool = true, wraps: Bool = false, reachesDisabled: Bool = false) {
    self.selectsOnFocus = selectsOnFocus
    self.wraps = wraps
    self.reachesDisabled = reachesDisabled
  }
}
