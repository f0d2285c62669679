/// What the keys do.
public struct KeyboardConfiguration: Hashable, Sendable {
  /// Whether moving the focus also selects; otherwise the activation key does.
  public var selectsOnFocus: Bool
  /// Whether the arrow keys go from the last tab to the first and back.
  public var wraps: Bool

  /// Makes the settings.
  public init(selectsOnFocus: Bool = true, wraps: Bool = false) {
    self.selectsOnFocus = selectsOnFocus
    self.wraps = wraps
  }
}
