/// A hardware keyboard of a test. Not Apple's.
@_spi(StandIn)
@MainActor
public enum Keyboard {
  /// Presses and releases a key: the focus system is asked first, then the first responder of the window, then those it hands the press on to. The
  /// Tab key of the focus system is ``tab(backward:in:)``.
  public static func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], in window: UIWindow) {
    // So tells the page of "wantsPriorityOverSystemBehavior", for iOS 15 and later.
    if movesFocus(code, in: window) { return }
    let press = UIPress()
    press.timestamp = CACurrentMediaTime()
    press.key = UIKey(code, flags)
    let event = UIPressesEvent(timestamp: press.timestamp, presses: [press])
    let receiver = window.firstResponder ?? window
    receiver.pressesBegan([press], with: event)
    receiver.pressesEnded([press], with: event)
  }
}
