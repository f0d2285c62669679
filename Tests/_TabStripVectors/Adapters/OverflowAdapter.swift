import TabStripCore

/// Rows that do not fit: buttons, pages, wheel and the ends.
struct OverflowAdapter: VectorAdapter {
  private var strip: Strip
  private let input: VectorInput
  private var samples: [Int: Double] = [:]
  private var offsetAtLeave: Double?
  private var offsetAfterLeave: Double?
  private var indices: [Int] = []
  private var previous: [Int] = []
  private var shownSequence: [Bool] = []
  private var isChanged = false

  init(_ input: VectorInput, asked: [String: JSONValue]) throws(Refusal) {
    self.input = input
    strip = try OverflowRow(input, asked: asked).strip
    if let stops = input["stops"], stops.number != nil {
      try step()
      return
    }
    if let selected = try input.count("selected"), strip.tabs.indices.contains(selected) {
      strip.send(.select(strip.tabs[selected], cause: .program, animated: false))
    }
    input.scope.numbers["max"] = strip.engine.maximumOffset
    if let offset = try input.number("offset") { try place(at: offset, asked) }
    if let press = input.text("press") { try self.press(press) }
    if let button = input.text("hold") { try hold(button) }
    for turn in input["wheel"]?.elements ?? [] {
      let turn = try input.numbers(turn, "wheel")
      guard turn.count == 2 else { throw Refusal("a turn of the wheel") }
      strip.send(.wheel(dx: turn[0], dy: turn[1], unit: .points))
    }
    for key in input["keys"]?.elements ?? [] { _ = try strip.press(key.text ?? "") }
    try change()
  }

  /// The row stands where a native scroller brought it, be it beyond its ends.
  private mutating func place(at offset: Double, _ asked: [String: JSONValue]) throws(Refusal) {
    strip.send(.externalScrollBegan)
    strip.send(.externalScroll(offset: offset))
    if asked["settles"] != nil {
      isChanged = strip.engine.offset != Swift.max(0, Swift.min(offset, strip.engine.maximumOffset))
    }
    strip.send(.externalScrollEnded)
  }

  /// «next», «previous», «next x2».
  private mutating func press(_ text: String) throws(Refusal) {
    let words = text.split(separator: " ")
    guard let first = words.first, first == "next" || first == "previous" else { throw Refusal("the press «\(text)»") }
    let times = words.count > 1 ? Int(words[1].dropFirst()) ?? 1 : 1
    for _ in 0..<times {
      let before = index
      strip.send(.overflowPressed(first == "next" ? .trailing : .leading))
      strip.send(.overflowReleased)
      indices.append(index)
      previous.append(before)
    }
  }

  /// The stop at which the row is, where each is as wide as the strip.
  private var index: Int { Int((strip.engine.targetOffset / strip.frame.width).rounded()) }

  /// Stops that are numbered, without places.
  private mutating func step() throws(Refusal) {
    if input.flag("loop") == true { throw Refusal("rows do not loop") }
    let width = strip.frame.width
    strip.send(.scroll(to: width * Double(try input.count("index") ?? 0), animated: false))
    if let goal = try input.number("goTo") {
      previous.append(index)
      strip.send(.scroll(to: width * goal, animated: false))
    } else if let press = input.text("press") {
      try self.press(press)
    }
  }

  private mutating func hold(_ button: String) throws(Refusal) {
    let isPrimary = input.text("button") != "secondary"
    let rect = button == "next" ? strip.frame.trailingButton.rect : strip.frame.leadingButton.rect
    guard rect.width > 0 else { throw Refusal("no button") }
    let pointer = Pointer(x: rect.x + rect.width / 2, y: rect.height / 2, isPrimary: isPrimary)
    strip.send(.pointerDown(pointer))
    let leave = try input.number("leaveAtMs")
    let release = try input.number("releaseByLeavingAtMs") ?? leave
    let last = try input.number("sampleMs")
    let wanted = (try input.numbers("samplesMs") ?? []) + (last.map { [$0] } ?? []) + [300]
    for moment in Set(wanted + (release.map { [$0] } ?? [])).sorted() {
      strip.wait(moment / 1000 - strip.now)
      samples[Int(moment)] = strip.engine.targetOffset
      guard moment == release else { continue }
      strip.send(.pointerMoved(Pointer(x: strip.frame.width / 2, y: rect.height + 200, isPrimary: isPrimary)))
      offsetAtLeave = strip.engine.targetOffset
    }
    offsetAfterLeave = strip.engine.targetOffset
  }

  private mutating func change() throws(Refusal) {
    for count in try input.numbers("countSequence") ?? [] {
      while strip.tabs.count > Int(count) { strip.remove(strip.tabs[strip.tabs.count - 1]) }
      while strip.tabs.count < Int(count) { _ = strip.insert(title: strip.ordinaryTitle, at: strip.tabs.count) }
      shownSequence.append(strip.engine.overflows)
    }
    for width in try input.numbers("viewports") ?? [] {
      strip.resize(to: width)
      shownSequence.append(strip.frame.leadingButton.isVisible && strip.frame.trailingButton.isVisible)
    }
    if let change = try input.number("itemWidthChange"), let tab = strip.tabs.first {
      let before = strip.frame
      strip.setTitle(strip.span(0)[1] + change, of: tab)
      isChanged = strip.frame != before
    }
    if let event = input.text("event") {
      guard event == "viewport resize" else { throw Refusal("the event \(event)") }
      let before = strip.frame
      strip.resize(to: strip.engine.naturalWidth + 10)
      isChanged = strip.frame.trailingButton != before.trailingButton
    }
  }

  mutating func answer(_ key: String, _ shape: JSONValue) throws(Refusal) -> Answer? {
    let engine = strip.engine
    switch key {
    case "prevEnabled", "atStart": return .flag(engine.canScroll(toward: .leading) != (key == "atStart"))
    case "nextEnabled", "atEnd": return .flag(engine.canScroll(toward: .trailing) != (key == "atEnd"))
    case "prevShown": return .flag(strip.frame.leadingButton.isVisible)
    case "nextShown": return .flag(strip.frame.trailingButton.isVisible)
    case "controlsShown": return .flag(strip.frame.leadingButton.isVisible || strip.frame.trailingButton.isVisible)
    case "shown", "moreShownSequence": return Answer(.flags(shownSequence))
    case "scrollable", "moreShown", "collapsedToPicker": return .flag(engine.overflows)
    case "prevFocused": return .flag(engine.focusedTab == nil)
    case "target":
      let frame = strip.frame
      return Answer(.number(engine.targetOffset)) { expected, scope in
        guard let words = expected.text, words.hasPrefix("about ") else {
          return expected.matches(.number(engine.targetOffset), within: 1.0 / 64, in: scope)
        }
        // Within a hundredth of what is seen.
        return scope.value(of: String(words.dropFirst(6))).map {
          (engine.targetOffset - $0).magnitude <= frame.width / 100
        } ?? false
      }
    case "offset", "normalisedOffset": return .number(engine.targetOffset)
    case "targetGreaterThan": return .number(engine.targetOffset, is: >)
    case "targetAtMost": return .number(engine.targetOffset, is: <=)
    case "settles": return .flag(!isChanged)
    case "recomputed", "relayout": return .flag(isChanged)
    case "index": return .index(index)
    case "indices": return .numbers(indices)
    case "previous":
      if case .array = shape { return .numbers(previous) }
      return .index(previous.last)
    case "itemVisible":
      guard case .object(let members) = shape else { return nil }
      return Answer(
        .object(Dictionary(uniqueKeysWithValues: members.keys.map { ($0, .bool(strip.isWhollySeen(Int($0) ?? -1))) })))
    case "progress", "stops", "itemsByStop", "pages", "pageOffsets": return try stops.answer(key)
    default: return answerHold(key)
    }
  }

  private var stops: OverflowStops {
    get throws(Refusal) { try OverflowStops(strip, input) }
  }

  private func answerHold(_ key: String) -> Answer? {
    switch key {
    case "offsetUnchangedAfterLeave": return .flag(offsetAtLeave == offsetAfterLeave)
    case "offsetAtLeave": return relation(offsetAtLeave)
    case _ where key.hasPrefix("offsetAt"): return relation(Int(key.dropFirst(8)).flatMap { samples[$0] })
    default: return nil
    }
  }

  /// A number, or a relation to another moment's: «> offsetAt900», «< max».
  private func relation(_ offset: Double?) -> Answer? {
    guard let offset else { return nil }
    let samples = samples
    return Answer(.number(offset)) { expected, scope in
      guard let text = expected.text, let sign = text.first, sign == "<" || sign == ">" else {
        return expected.matches(.number(offset), within: 1.0 / 64, in: scope)
      }
      let name = text.dropFirst().filter { $0 != " " }
      let isMoment = name.hasPrefix("offsetAt")
      let other = isMoment ? Int(name.dropFirst(8)).flatMap { samples[$0] } : scope.value(of: String(name))
      return other.map { sign == "<" ? offset < $0 : offset > $0 } ?? false
    }
  }
}
