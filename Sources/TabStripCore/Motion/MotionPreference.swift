/// Whether the user wants to see things move.
public enum MotionPreference: Hashable, Sendable {
  /// Motions take their time.
  case full

  /// Motions take no time. They are made and asked as always, so that no second path exists that could go untested.
  case reduced
}

extension Simulation {
  /// The motion as the user wants it: itself, or one that is at its end at once.
  ///
  /// Meant for motions that the program starts. Content that the user has flung may go on: it continues their own gesture.
  public func honoring(_ preference: MotionPreference) -> Simulation {
    switch preference {
    case .full: self
    case .reduced: .easing(Easing(from: target, to: target, duration: 0))
    }
  }
}
