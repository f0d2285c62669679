import TabStripCore

/// The mark of the selected tab, at rest and on its way.
struct IndicatorAdapter: VectorAdapter {
  private var row: IndicatorRow
  private var strip: Strip
  private var marks: [[Double]] = []
  private var positions: [Int] = []
  /// Widths and left edges at moments and places that have names.
  private var widths: [String: Double] = [:]
  private var lefts: [String: Double] = [:]
  private var isMoving = false
  private var isChanged = false

  init(_ input: VectorInput, asked: [String: JSONValue]) throws(Refusal) {
    row = try IndicatorRow(input)
    strip = row.strip
    if input.has("selected"), let selected = try? input.count("selected") { select(selected) }
    // A tab that there is not cannot be selected.
    if !input.has("selected"), !input.has("from") { select(0) }
    try follow(input)
    if let offset = try input.number("offset") { strip.send(.scroll(to: offset, animated: false)) }
    for index in try input.numbers("selectSequence") ?? [] {
      select(Int(index))
      if let position = markedTab { positions.append(position) }
    }
    for operation in input["ops"]?.elements ?? [] { try perform(operation) }
    switch input.text("event") {
    case nil: break
    case "direction ltr to rtl":
      let before = strip.frame.indicator
      strip.send(.directionChanged(.rightToLeft))
      isChanged = strip.frame.indicator != before
    case let other?: throw Refusal("the event \(other)")
    }
    if let delta = try input.number("delta"), let names = input["alignSequence"]?.elements {
      try align(names, by: -delta)
    }
    if let deltas = try input.numbers("deltaSequence") { changeInset(deltas) }
  }

  private mutating func select(_ index: Int) {
    guard let position = row.positions[index], strip.tabs.indices.contains(position) else { return }
    strip.send(.select(strip.tabs[position], cause: .program, animated: true))
  }

  /// The mark between two tabs: along the row where a pager passes all pages between and their places are known, straight otherwise.
  private mutating func follow(_ input: VectorInput) throws(Refusal) {
    input.ignore("from", "to", "hidden")
    if input.has("upcoming"), let selected = try input.count("selected"), let progress = try input.number("progress") {
      let next = try input.number("upcoming") ?? Double(selected + 1)
      strip.send(.track(position: Double(selected) + (next - Double(selected)) * progress))
      return
    }
    let isFramed = input.values["from"].map { if case .object = $0 { true } else { false } } ?? false
    guard let from = isFramed ? 0 : try input.count("from"), let to = isFramed ? 1 : try input.count("to") else {
      return
    }
    guard let first = row.positions[from], let last = row.positions[to] else { throw Refusal("no tab \(to)") }
    select(from)
    if let sample = try input.number("sampleMs") {
      widths["initial"] = strip.frame.indicator?.width
      strip.setAnimated(true)
      select(to)
      strip.wait(sample / 1000)
      widths["at\(Int(sample))ms"] = strip.frame.indicator?.width
      strip.wait(5)
      widths["final"] = strip.frame.indicator?.width
    } else if let progress = try input.number("progress") {
      let isKnown = (last - first).magnitude == (to - from).magnitude
      if strip.engine.style.indicator.interpolation == .linear, isKnown {
        strip.send(.track(position: Double(first) + Double(last - first) * progress))
      } else {
        strip.send(.trackJump(from: first, to: last, fraction: progress))
      }
    } else {
      strip.setAnimated(true)
      select(to)
      isMoving = strip.engine.needsTick
    }
  }

  /// «lay out with tab 0 selected», «tap 1, duration 0, one frame».
  private mutating func perform(_ operation: JSONValue) throws(Refusal) {
    let words = operation.text?.split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init) ?? []
    if words.first == "lay", words.count == 6, words[3] == "tab", let index = Int(words[4]) {
      select(index)
    } else if words.first == "tap", words.count > 3, let index = Int(words[1]), words[2...3] == ["duration", "0"],
      strip.tabs.indices.contains(index)
    {
      strip.click(strip.tabs[index])
      strip.wait(1.0 / 60)
    } else {
      throw Refusal("the operation \(operation)")
    }
    marks.append(strip.mark ?? [])
  }

  /// Other insets one after the other, on whole pixels.
  private mutating func changeInset(_ deltas: [Double]) {
    strip.resize(to: strip.frame.width, scale: 1)
    var seen: Set<Double> = []
    for delta in deltas {
      var style = strip.engine.style
      style.indicator.inset = -delta / 2
      strip.edit { $0.setStyle(style, at: $1) }
      seen.insert(strip.frame.indicator?.width ?? -1)
    }
    isChanged = seen.count > 1
  }

  /// A mark that is shorter than its tab, at one end of it after the other.
  private mutating func align(_ names: [JSONValue], by rest: Double) throws(Refusal) {
    for name in names {
      var style = strip.engine.style
      switch name {
      case "start": style.indicator.leadingInset = 0
      case "center": style.indicator.leadingInset = rest / 2
      case "end": style.indicator.leadingInset = rest
      default: throw Refusal("a mark at \(name)")
      }
      style.indicator.trailingInset = rest - style.indicator.leadingInset
      strip.edit { $0.setStyle(style, at: $1) }
      lefts[name.text ?? ""] = strip.frame.indicator?.x
    }
  }

  /// The tab that the mark lies at, end to end.
  private var markedTab: Int? {
    guard let mark = strip.frame.indicator else { return nil }
    return strip.frame.tabs.first { $0.x == mark.x && $0.width == mark.width }?.index
  }

  mutating func answer(_ key: String, _ shape: JSONValue) throws(Refusal) -> Answer? {
    let mark = strip.frame.indicator
    let span = strip.mark
    switch key {
    case "frame":
      guard let mark, let span else { return Answer(nil) }
      return .numbers(shape.elements?.count == 4 ? [span[0], mark.y, span[1], mark.height] : span)
    case "frameInContent": return .numbers(span ?? [])
    case "framePhysical": return .numbers(mark.map { [strip.inContent($0.x), $0.width] } ?? [])
    case "edges": return .numbers(span.map { [$0[0], $0[0] + $0[1]] } ?? [])
    case "edgesPhysical": return .numbers(mark.map { [$0.x, $0.x + $0.width] } ?? [])
    case "edgesPhysicalInContent":
      return .numbers(mark.map { [strip.inContent($0.x), strip.inContent($0.x) + $0.width] } ?? [])
    case "rightAtMost": return .number(span.map { $0[0] + $0[1] } ?? .infinity, is: <=)
    case "y": return .numbers(mark.map { [$0.y, $0.y + $0.height] } ?? [])
    case "ltrb": return .numbers(mark.map { [$0.x, $0.y, $0.x + $0.width, $0.y + $0.height] } ?? [])
    case "start": return .number(strip.axis.isVertical ? strip.shownMark?.y : span?[0])
    case "left": return lefts.isEmpty ? .number(mark?.x) : order(of: lefts)
    case "width": return widths.isEmpty ? .number(mark?.width ?? 0) : order(of: widths)
    case "height": return .number(strip.shownMark?.height)
    case "position": return mark == nil ? .index(nil) : .index(markedTab)
    case "size": return .number(mark?.width)
    case "shown": return .flag(mark != nil)
    case "framesAfterEach": return .spans(marks)
    case "positions", "indicatorShownOnlyOn": return .numbers(positions)
    case "indicatorEqualsTabFrame": return .index(markedTab)
    case "animated": return .flag(isMoving)
    case "selected": return .index(strip.selectedIndex)
    case "recomputed": return .flag(isChanged)
    case "widthUnchanged": return .flag(!isChanged)
    default: return nil
    }
  }

  /// Names with `<` or `<=` between them, in the order of their numbers.
  private func order(of numbers: [String: Double]) -> Answer {
    Answer(.object(numbers.mapValues { .number($0) })) { expected, _ in
      let words = expected.text?.split(separator: " ").map(String.init) ?? []
      let names = words.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
      let found = names.compactMap { numbers[$0] }
      guard names.count > 1, found.count == names.count, words.count == names.count * 2 - 1 else { return false }
      return found.indices.dropLast().allSatisfy { index in
        switch words[index * 2 + 1] {
        case "<": found[index] < found[index + 1]
        case "<=": found[index] <= found[index + 1]
        default: false
        }
      }
    }
  }
}
