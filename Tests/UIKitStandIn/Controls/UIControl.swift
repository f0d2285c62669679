// What each declaration does stands in Apple's documentation; Guides/UIKitStandIn.md names the page.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Follows Apple's "UIControl".
@MainActor
open class UIControl: UIView {
  /// Follows Apple's "UIControl.State".
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = UIControl.State([])
    public static let highlighted = UIControl.State(rawValue: 1 << 0)
    public static let disabled = UIControl.State(rawValue: 1 << 1)
    public static let selected = UIControl.State(rawValue: 1 << 2)
    public static let focused = UIControl.State(rawValue: 1 << 3)
  }

  /// Follows Apple's "UIControl.Event".
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchUpInside = UIControl.Event(rawValue: 1 << 6)
    public static let valueChanged = UIControl.Event(rawValue: 1 << 12)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var isHighlighted = false
  open internal(set) var isTracking = false
  private var actions: [(action: UIAction, events: UIControl.Event)] = []

  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((action, controlEvents))
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.handler(action) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = true
    isHighlighted = true
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    isHighlighted = touches.contains { bounds.contains($0.location(in: self)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = false
    guard isHighlighted else { return }
    isHighlighted = false
    sendActions(for: .touchUpInside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTracking = false
    isHighlighted = false
  }

  open override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }
}
