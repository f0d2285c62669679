import TabStripHosting

extension Recording {
  /// The same with a frame after each step, or after the last one only, so that it can be saved as a scenario: those note what they see in frames.
  public func framed(afterEachStep isEach: Bool) -> Recording {
    var framed = self
    framed.steps = steps.enumerated().flatMap { place, step in
      let isSeen = step.action != .frame && (isEach || place == steps.count - 1)
      return isSeen ? [step, RecordedStep(at: step.time, .frame)] : [step]
    }
    return framed
  }
}
