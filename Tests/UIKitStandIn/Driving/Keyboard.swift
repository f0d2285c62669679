/// A hardware keyboard of a test. Not Apple's.
@_spi(StandIn)
@MainActor
public enum Keyboard {
  /// Presses and releases a key: the first responder of the window is asked first, then those it hands the press on to.
  public static func press(_ code: UIKeyboardHIDUsage, _ flags: UIKeyModifierFlags = [], in window: UIWindow) {
    let press = UIPress()
    press.timestamp = CACurrentMediaTime()
    press.key = UIKey(code, flags)
    let event = UIPressesEvent(timestamp: press.timestamp, presses: [press])
    let receiver = window.firstResponder ?? window
    receiver.pressesBegan([press], with: event)
    receiver.pressesEnded([press], with: event)
  }
}
