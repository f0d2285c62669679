import TabStripCore

/// A row that the program or the hand brings to an offset.
struct AbsoluteScroll: RevealTrial {
  private var strip: Strip
  private let start: Double
  private let content: Double
  private let viewport: Double

  init(_ input: VectorInput) throws(Refusal) {
    input.ignore("policy", "nav", "moreButton")
    viewport = try input.number("viewport") ?? 400
    let count = try input.count("count")
    let width = try input.number("itemWidth")
    let tabs = width.flatMap { width in count.map { width * Double($0) } }
    // A row whose length is not told is longer than anything asked of it.
    content = try input.number("content") ?? tabs ?? 100_000
    var configuration = Strip.plainConfiguration
    configuration.scrolling.slop = 0
    strip = Strip(
      titles: [content], viewport: viewport, isRightToLeft: try input.isRightToLeft(), configuration: configuration)
    if let native = try input.number("nativeScrollLeft") {
      start = strip.engine.isRightToLeft ? strip.engine.maximumOffset - native : native
    } else {
      start = try input.number("offset") ?? 0
    }
    let rest = try input.number("animationTranslate") ?? 0
    strip.send(.scroll(to: start - rest, animated: false))
    if rest != 0 {
      // What is shown is so far from where the row is going.
      strip.setAnimated(true)
      strip.send(.scroll(to: start, animated: true))
    }
    if let requested = try input.number("requested") {
      strip.send(.scroll(to: requested, animated: rest != 0))
    } else if let increment = try input.number("increment") {
      strip.send(.scroll(to: start + increment, animated: rest != 0))
    } else if let gesture = input.text("gesture") {
      try drag(gesture)
    }
  }

  /// «drag by +100 from offset 0», «drag by -100 then +0.05, slow release»: distances of the finger as seen.
  private mutating func drag(_ gesture: String) throws(Refusal) {
    guard gesture.hasPrefix("drag by ") else { throw Refusal("the gesture «\(gesture)»") }
    var steps: [Double] = []
    let words = gesture.split { $0 == " " || $0 == "," }
    for word in words where word.hasPrefix("+") || word.hasPrefix("-") {
      guard let step = Double(word) else { throw Refusal("the gesture «\(gesture)»") }
      steps.append(step)
    }
    var x = viewport / 2
    strip.send(.pointerDown(Pointer(x: x, y: 10, kind: .touch)))
    // A drag begins where the finger has left its place, and counts from there.
    x += steps.first.map { $0 < 0 ? -1 : 1 } ?? 0
    strip.send(.pointerMoved(Pointer(x: x, y: 10, kind: .touch)))
    for step in steps {
      strip.wait(0.2)
      x += step
      strip.send(.pointerMoved(Pointer(x: x, y: 10, kind: .touch)))
    }
    // A slow release comes after a rest; so does every one that is not said to be quick.
    strip.wait(0.2)
    strip.send(.pointerUp(Pointer(x: x, y: 10, kind: .touch)))
    strip.wait(3)
  }

  mutating func answer(_ key: String) throws(Refusal) -> Answer? {
    let target = strip.engine.targetOffset
    let native = strip.engine.isRightToLeft ? strip.engine.maximumOffset - target : target
    switch key {
    case "target", "logicalTarget": return .number(target)
    case "nativeScrollLeft": return .number(native)
    case "frozenOffset", "visualOffset": return .number(strip.engine.offset)
    case "noScrollCommand": return .flag(target == start)
    case "animatedDelta": return .number(target - start)
    case "delta":
      return .number(strip.engine.isRightToLeft ? start - target : target - start)
    default: return nil
    }
  }
}
