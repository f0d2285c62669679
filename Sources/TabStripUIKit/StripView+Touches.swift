#if canImport(UIKit)
  import TabStripCore
  import UIKit

  /// Touches as the engine's pointers.
  extension StripView {
    /// Takes a step of touches on any part of the strip.
    func take(_ touches: Set<UITouch>, _ step: TouchStep) {
      for touch in touches {
        let time = clock.time(at: touch.timestamp)
        switch step {
        case .began: send(.pointerDown(pointer(touch)), at: time)
        case .moved: send(.pointerMoved(pointer(touch)), at: time)
        case .ended: send(.pointerUp(pointer(touch)), at: time)
        case .cancelled: send(.pointerCancelled, at: time)
        }
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
