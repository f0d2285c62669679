#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// Touches as the engine's pointers.
  extension StripView {
    /// Takes a step of touches on any part of the strip.
    func take(_ touches: Set<UITouch>, _ step: TouchStep) {
      for touch in touches where !isStopping(touch, step) {
        let time = clock.time(at: touch.timestamp)
        switch step {
        case .began: send(.pointerDown(pointer(touch)), at: time)
        case .moved: send(.pointerMoved(pointer(touch)), at: time)
        case .ended: send(.pointerUp(pointer(touch)), at: time)
        case .cancelled: send(.pointerCancelled, at: time)
        }
      }
    }

    /// Whether a touch landed on a row that was moving natively, and so stopped it: whoever does that did not aim at the tab that happened to be
    /// there.
    private func isStopping(_ touch: UITouch, _ step: TouchStep) -> Bool {
      let id = ObjectIdentifier(touch)
      switch step {
      case .began:
        if isLent { stoppingTouches.insert(id) }
        return isLent
      case .moved: return stoppingTouches.contains(id)
      case .ended, .cancelled: return stoppingTouches.remove(id) != nil
      }
    }

    /// To the engine every touch is a press without a drag, as a mouse's can be: the scroller cancels those that become one.
    private func pointer(_ touch: UITouch) -> Pointer {
      let place = touch.location(in: self)
      let id = UInt32(truncatingIfNeeded: ObjectIdentifier(touch).hashValue)
      return Pointer(id: id, x: Double(place.x), y: Double(place.y), kind: .mouse)
    }
  }
#endif
