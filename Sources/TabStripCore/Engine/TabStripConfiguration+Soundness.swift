extension TabStripConfiguration {
  /// The same with every bad number at its default, and whether there was none.
  func sound() -> (configuration: TabStripConfiguration, isSound: Bool) {
    let plain = TabStripConfiguration()
    var sound = self
    var isSound = true
    mend(&sound.reveal.leadingMargin, plain.reveal.leadingMargin, &isSound)
    mend(&sound.reveal.trailingMargin, plain.reveal.trailingMargin, &isSound)
    mend(&sound.reveal.centerShift, plain.reveal.centerShift, least: -.greatestFiniteMagnitude, &isSound)
    mend(&sound.overflow.tolerance, plain.overflow.tolerance, &isSound)
    // A page of nothing would never lead on.
    mend(&sound.overflow.pageFraction, plain.overflow.pageFraction, least: 0.01, &isSound)
    sound.overflow.pageFraction = Swift.min(1, sound.overflow.pageFraction)
    mend(&sound.overflow.repeatDelay, plain.overflow.repeatDelay, &isSound)
    // Less than a frame apart, repeats would only be as many as there are frames.
    mend(&sound.overflow.repeatInterval, plain.overflow.repeatInterval, least: 0.01, &isSound)
    mend(&sound.scrolling.slop, plain.scrolling.slop, &isSound)
    mend(&sound.scrolling.frictionRate, plain.scrolling.frictionRate, least: 0.01, &isSound)
    mend(&sound.scrolling.minimumFlingSpeed, plain.scrolling.minimumFlingSpeed, &isSound)
    mend(&sound.scrolling.wheelStep, plain.scrolling.wheelStep, &isSound)
    mend(&sound.estimatedTabWidth, plain.estimatedTabWidth, &isSound)
    mend(&sound.overscan, plain.overscan, &isSound)
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

// A dozen copies of it would be a fortieth of the web module.
@inline(never)
private func mend(_ value: inout Double, _ standard: Double, least: Double = 0, _ isSound: inout Bool) {
  if !(value >= least && value < .infinity) {
    value = standard
    isSound = false
  }
}
