import Foundation
import TabStripCore

/// A long row as it is scrolled, measured and changed.
struct VirtualList {
  var strip: Strip
  let size: Double
  private var ranges: [[Int]] = []
  private var starts: [Double] = []
  private var totals: [Double] = []
  var measuredSizes: [Double] = []
  private var viewports: [Double] = []
  private var offsetBefore = 0.0
  var offsetAfterFirst = 0.0
  var adjustments = 0
  var isRelaidOut = false
  private var isSmooth = false
  private var totalBefore = 0.0
  private var queried: [JSONValue] = []
  private let threshold: Double?

  init(_ input: VectorInput, asked: [String: JSONValue]) throws(Refusal) {
    switch input.text("orientation") {
    case nil, "horizontal": break
    case let other?: throw Refusal("orientation \(other)")
    }
    // Directions of travel make no difference to what stays in place, and the length follows from the sizes.
    let isRightToLeft = input.text("direction") == "rtl"
    input.ignore("direction", "content", "source")
    let estimates = try input.numbers("estimateSequence") ?? []
    let estimate = try input.number("estimate")
    let itemSize = try input.number("itemSize")
    size = estimates.last ?? estimate ?? itemSize ?? 50
    let counts = try input.numbers("countSequence")?.map { Int($0) }
    let visible = try input.pair("visible")
    let said = try input.count("count")
    let count = counts?.first ?? said ?? 3
    var configuration = Strip.plainConfiguration
    configuration.estimatedTabWidth = size
    let buffers = try input.numbers("bufferSequence")
    let bufferPx = try input.number("bufferPx")
    let overscan = try input.number("overscan").map { $0 * 50 }
    if let buffer = buffers?.first ?? bufferPx ?? overscan {
      configuration.overscan = Self.overscan(buffer)
    } else if asked.keys.contains(where: { $0.hasPrefix("r") || $0 == "firstRendered" }) {
      configuration.overscan = 0
    }
    threshold = try input.number("threshold")
    if let threshold { configuration.overflow.tolerance = threshold }
    var titles = Array(repeating: size, count: count)
    if let rule = input.text("measuredRule") { titles = try Self.titles(by: rule, count: count) }
    var viewport = try input.number("viewport")
    // Without one a vector about sizes needs none.
    if !input.has("viewport") { viewport = 400 }
    if let visible { viewport = (visible[1] - visible[0]) * size + size / 2 }
    strip = Strip(titles: titles, viewport: viewport, isRightToLeft: isRightToLeft, configuration: configuration)
    totalBefore = strip.engine.contentWidth
    if let visible { strip.send(.scroll(to: visible[0] * size + size / 4, animated: false)) }
    input.scope.numbers["max"] = strip.engine.maximumOffset
    for offset in try Self.numbers(input, "offset") { strip.send(.scroll(to: offset, animated: false)) }
    note()
    try measure(input)
    try change(input, counts, buffers)
    try scroll(input)
    for index in try input.numbers("query") ?? [] {
      queried.append(strip.engine.id(at: Int(index)) == nil ? nil : .number(index))
    }
  }

  /// A number, or a sequence of them.
  private static func numbers(_ input: VectorInput, _ key: String) throws(Refusal) -> [Double] {
    if let numbers = try input.numbers(key + "Sequence") { return numbers }
    return try input.number(key).map { [$0] } ?? []
  }

  /// A tab that begins just where the room beyond the viewport ends is not in it.
  private static func overscan(_ points: Double) -> Double { Swift.max(0, points - 1.0 / 64) }

  /// «item i -> 100+i».
  private static func titles(by rule: String, count: Int) throws(Refusal) -> [Double] {
    guard let arrow = rule.range(of: "->") else { throw Refusal("the rule \(rule)") }
    let expression = String(rule[arrow.upperBound...])
    var titles: [Double] = []
    for index in 0..<count {
      guard let title = Scope(numbers: ["i": Double(index)]).value(of: expression) else {
        throw Refusal("the rule \(rule)")
      }
      titles.append(title)
    }
    return titles
  }

  mutating func note() {
    offsetBefore = strip.engine.offset
    let ready = rendered
    ranges.append(ready.isEmpty ? [] : [ready[0], (ready.last ?? 0) + 1])
    starts.append(ready.first.map { strip.span($0)[0] } ?? 0)
    totals.append(strip.engine.contentWidth)
  }

  /// The tabs that are kept ready: with no room beyond the viewport, those that show.
  private var rendered: [Int] {
    strip.frame.tabs.filter { $0.isVisible || strip.engine.configuration.overscan > 0 }.map(\.index)
  }

  mutating func setSize(_ size: Double, of index: Int) {
    guard strip.tabs.indices.contains(index) else { return }
    let before = strip.engine.offset
    strip.setTitle(size, of: strip.tabs[index])
    if strip.engine.offset != before { adjustments += 1 }
  }

  private mutating func change(_ input: VectorInput, _ counts: [Int]?, _ buffers: [Double]?) throws(Refusal) {
    for (step, count) in (counts ?? []).enumerated().dropFirst() {
      while strip.tabs.count > count { strip.remove(strip.tabs[strip.tabs.count - 1]) }
      while strip.tabs.count < count { _ = strip.insert(title: size, at: strip.tabs.count) }
      if let buffers, buffers.indices.contains(step) { setOverscan(buffers[step]) }
      note()
    }
    if counts == nil {
      for buffer in (buffers ?? []).dropFirst() {
        setOverscan(buffer)
        note()
      }
    }
    for size in try input.numbers("itemSizeSequence")?.dropFirst() ?? [] {
      for tab in strip.tabs { strip.setTitle(size, of: tab) }
      note()
    }
    for width in try input.numbers("viewportSequence") ?? [] {
      strip.resize(to: width)
      viewports.append(strip.frame.width)
    }
  }

  private mutating func setOverscan(_ points: Double) {
    var configuration = strip.engine.configuration
    configuration.overscan = Self.overscan(points)
    strip.edit { $0.setConfiguration(configuration, at: $1) }
  }

  private mutating func scroll(_ input: VectorInput) throws(Refusal) {
    if let offset = try input.number("scrollTo") { strip.send(.scroll(to: offset, animated: false)) }
    for offset in try Self.numbers(input, "requested") { strip.send(.scroll(to: offset, animated: false)) }
    if let adjustment = try input.number("adjustment") { setSize(size + adjustment, of: 0) }
    if let reported = try input.number("reported") { strip.send(.externalScroll(offset: reported)) }
    if input.text("op") == "remove last", let last = strip.tabs.last {
      input.ignore("anchor")
      strip.remove(last)
    } else if let operation = input.text("op") {
      throw Refusal("the operation \(operation)")
    }
    if threshold != nil { input.ignore("anchor") }
    if let index = try input.count("index") {
      guard strip.tabs.indices.contains(index) else { throw Refusal("no tab \(index)") }
      let isAnimated = input.text("behaviour") == "smooth"
      strip.setAnimated(isAnimated)
      strip.send(.reveal(strip.tabs[index], .leading, animated: isAnimated))
      if isAnimated { retarget() }
    }
    ranges.append(rendered.isEmpty ? [] : [rendered[0], (rendered.last ?? 0) + 1])
  }

  /// A width before the target proves wrong while the row is on its way.
  private mutating func retarget() {
    strip.wait(0.05)
    let target = strip.engine.targetOffset
    setSize(strip.span(0)[1] + 30, of: 0)
    isSmooth = strip.engine.needsTick && strip.engine.targetOffset == target + 30
  }

  func answer(_ key: String, _ shape: JSONValue) -> Answer? {
    switch key {
    case "range": return .numbers(ranges.last ?? [])
    case "rangeSequence": return Answer(.array(ranges.dropLast().map { .numbers($0) }))
    case "rendered": return .numbers(rendered)
    case "renderedStart": return .number(rendered.first.map { strip.span($0)[0] })
    case "renderedLength":
      guard let first = rendered.first, let last = rendered.last else { return .number(0) }
      return .number(strip.span(last)[0] + strip.span(last)[1] - strip.span(first)[0])
    case "renderedStartSequence": return .numbers(starts)
    case "firstRendered": return .index(rendered.first)
    case "translate": return .number(strip.engine.isRightToLeft ? 0 - strip.engine.offset : strip.engine.offset)
    case "totalSize": return .number(strip.engine.contentWidth)
    case "totalSizeBefore": return .number(totalBefore)
    case "totalSizeSequence": return .numbers(totals)
    case "starts": return .numbers(strip.spans.map { $0[0] })
    case "sizeOf", "startOf":
      guard case .object(let members) = shape else { return nil }
      return Answer(
        .object(
          Dictionary(
            uniqueKeysWithValues: members.keys.compactMap { name in
              Int(name).map { index in (name, .optional(strip.span(index)[key == "startOf" ? 0 : 1])) }
            })))
    case "sizeOf1AfterEach": return .numbers(measuredSizes)
    default: return answerMotion(key)
    }
  }

  private func answerMotion(_ key: String) -> Answer? {
    let offset = strip.engine.offset
    switch key {
    case "relayoutAfterSecond", "relayout": return .flag(isRelaidOut)
    case "error": return Answer(nil)
    case "items": return Answer(.array(queried))
    case "offset": return .number(offset)
    case "offsetAfterFirst": return .number(offsetAfterFirst)
    case "adjusted": return .flag(offset != offsetBefore)
    case "adjustment": return .number(offset - offsetBefore)
    case "adjustments": return .index(adjustments)
    // The same frame in which the width became known has the new offset.
    case "notify": return .text(strip.frame.offset == offset && offset != offsetBefore ? "same frame" : "later")
    case "distanceFromEnd": return .number(strip.engine.maximumOffset - offset)
    case "atEnd": return .flag(!strip.engine.canScroll(toward: .trailing))
    case _ where key.hasPrefix("atEndWithThreshold"):
      guard let tolerance = Double(key.dropFirst("atEndWithThreshold".count)) else { return nil }
      var trial = strip
      var configuration = strip.engine.configuration
      configuration.overflow.tolerance = tolerance
      trial.edit { $0.setConfiguration(configuration, at: $1) }
      return .flag(!trial.engine.canScroll(toward: .trailing))
    case "settles": return .flag(!strip.engine.needsTick)
    case "direction": return strip.engine.needsTick ? nil : Answer(nil)
    case "retargetBehaviour": return .text(isSmooth ? "smooth" : "at once")
    case "viewportSequence": return .numbers(viewports)
    default: return nil
    }
  }
}
