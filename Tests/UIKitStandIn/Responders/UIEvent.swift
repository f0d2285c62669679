/// Follows Apple's "UIEvent".
@MainActor
open class UIEvent: NSObject {
  open private(set) var timestamp: TimeInterval
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }
  private let touches: Set<UITouch>

  init(timestamp: TimeInterval, touches: Set<UITouch> = []) {
    self.timestamp = timestamp
    self.touches = touches
    super.init()
  }
}

/// Follows Apple's "UIPressesEvent".
@MainActor
open class UIPressesEvent: UIEvent {
  open private(set) var allPresses: Set<UIPress>

  init(timestamp: TimeInterval, presses: Set<UIPress>) {
    allPresses = presses
    super.init(timestamp: timestamp)
  }
}
