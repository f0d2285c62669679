import TabStripCore

extension ModelStrip {
  /// Bad settings are the usual ones.
  static func sound(_ configuration: TabStripConfiguration) -> TabStripConfiguration {
    var sound = configuration
    let usual = TabStripConfiguration()
    func mend(_ number: inout Double, _ usual: Double, least: Double = 0) {
      if !(number >= least && number < .infinity) { number = usual }
    }
    mend(&sound.reveal.leadingMargin, 0)
    mend(&sound.reveal.trailingMargin, 0)
    if !sound.reveal.centerShift.isFinite { sound.reveal.centerShift = 0 }
    mend(&sound.overflow.pageFraction, 1, least: 0.01)
    sound.overflow.pageFraction = min(1, sound.overflow.pageFraction)
    mend(&sound.overflow.tolerance, usual.overflow.tolerance)
    mend(&sound.overflow.repeatDelay, usual.overflow.repeatDelay)
    mend(&sound.overflow.repeatInterval, usual.overflow.repeatInterval, least: 0.01)
    mend(&sound.scrolling.slop, usual.scrolling.slop)
    mend(&sound.scrolling.frictionRate, usual.scrolling.frictionRate, least: 0.01)
    mend(&sound.scrolling.minimumFlingSpeed, usual.scrolling.minimumFlingSpeed)
    mend(&sound.scrolling.wheelStep, usual.scrolling.wheelStep)
    mend(&sound.estimatedTabWidth, usual.estimatedTabWidth)
    mend(&sound.overscan, usual.overscan)
    if let delay = sound.springLoadingDelay, !(delay >= 0 && delay < .infinity) { sound.springLoadingDelay = nil }
    return sound
  }
}

extension TabStripInput {
  /// Whether all numbers of it are numbers; if not, it does nothing. A viewport's have rules of their own.
  var isAllNumbers: Bool {
    let numbers: [Double] =
      switch self {
      case .pointerDown(let pointer), .pointerMoved(let pointer), .pointerUp(let pointer): [pointer.x, pointer.y]
      case .hover(let x, let y), .dragOver(let x, let y): [x, y]
      case .wheel(let dx, let dy, _): [dx, dy]
      case .fling(let vx, let vy): [vx, vy]
      case .textChanged(let height): [height]
      case .track(let position): [position]
      case .trackJump(_, _, let fraction): [fraction]
      case .scroll(let place, _): [place]
      case .externalScroll(let place): [place]
      default: []
      }
    return numbers.allSatisfy(\.isFinite)
  }
}
