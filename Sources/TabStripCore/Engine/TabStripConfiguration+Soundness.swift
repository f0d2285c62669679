extension TabStripConfiguration {
  /// The same with every bad number at its default, and whether there was none.
  func sound() -> (configuration: TabStripConfiguration, isSound: Bool) {
    let plain = TabStripConfiguration()
    var sound = self
    var isSound = true
    func mend(_ value: inout Double, _ standard: Double, least: Double = 0) {
      if !(value >= least && value < .infinity) {
        value = standard
        isSound = false
      }
    }
    mend(&sound.reveal.leadingMargin, plain.reveal.leadingMargin)
    mend(&sound.reveal.trailingMargin, plain.reveal.trailingMargin)
    if !sound.reveal.centerShift.isFinite {
      sound.reveal.centerShift = 0
      isSound = false
    }
    mend(&sound.overflow.tolerance, plain.overflow.tolerance)
    // A page of nothing would never lead on.
    mend(&sound.overflow.pageFraction, plain.overflow.pageFraction, least: 0.01)
    sound.overflow.pageFraction = Swift.min(1, sound.overflow.pageFraction)
    mend(&sound.overflow.repeatDelay, plain.overflow.repeatDelay)
    // Less than a frame apart, repeats would only be as many as there are frames.
    mend(&sound.overflow.repeatInterval, plain.overflow.repeatInterval, least: 0.01)
    mend(&sound.scrolling.slop, plain.scrolling.slop)
    mend(&sound.scrolling.frictionRate, plain.scrolling.frictionRate, least: 0.01)
    mend(&sound.scrolling.minimumFlingSpeed, plain.scrolling.minimumFlingSpeed)
    mend(&sound.scrolling.wheelStep, plain.scrolling.wheelStep)
    mend(&sound.estimatedTabWidth, plain.estimatedTabWidth)
    mend(&sound.overscan, plain.overscan)
    if let delay = sound.springLoadingDelay, !(delay >= 0 && delay < .infinity) {
      sound.springLoadingDelay = plain.springLoadingDelay
      isSound = false
    }
    if sound.wholeMeasureLimit < 0 {
      sound.wholeMeasureLimit = plain.wholeMeasureLimit
      isSound = false
    }
    return (sound, isSound)
  }
}
