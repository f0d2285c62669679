import TabStripCore

/// The strip that a vector about the mark tells of.
struct IndicatorRow {
  private(set) var strip: Strip
  /// The position in the row of each tab that the vector numbers.
  private(set) var positions: [Int: Int] = [:]

  init(_ input: VectorInput) throws(Refusal) {
    strip = Strip(titles: [], viewport: nil)
    let isRightToLeft = try input.isRightToLeft()
    guard ["tab", "label", "function", nil].contains(input.text("size")) else {
      throw Refusal("a mark of another size")
    }
    var style = Strip.plainStyle
    let height = try input.number("barHeight") ?? 48
    let indicatorHeight = try input.number("indicatorHeight")
    style.indicator.thickness = try input.number("thickness") ?? indicatorHeight ?? 2
    style.indicator.interpolation = try Self.interpolation(input)
    try Self.setInset(&style, input)
    let viewport = try input.number("viewport")
    if let frames = try Self.frames(input, isRightToLeft: isRightToLeft) {
      try layOut(frames, input, viewport: viewport, height: height, isRightToLeft: isRightToLeft, style: style)
      return
    }
    let label = try input.number("labelWidth")
    var titles = try input.numbers("labelWidths") ?? []
    let padding = try input.pair("itemPadding") ?? [0, 0]
    if titles.isEmpty {
      let said = try input.count("count")
      let count = try input.count("tabCount") ?? said ?? 3
      let tabWidth = try input.number("tabWidth")
      titles = Array(repeating: label ?? tabWidth.map { $0 - padding[0] - padding[1] } ?? 60, count: count)
    }
    if input.text("labels") == "third label wider" { titles = [60, 60, 140] }
    style.horizontalPadding = (padding[0] + padding[1]) / 2
    style.minimumTabWidth = try input.number("minWidth") ?? 0
    style.spacing = try input.number("gap") ?? 0
    let edge = try input.number("edgePadding")
    style.leadingInset = try input.number("padding") ?? edge ?? 0
    style.trailingInset = style.leadingInset
    // Borders and zoom are drawn by others.
    input.ignore("border", "scale", "contentLength", "mode")
    style.indicator.extent = input.text("size") == "label" ? .content : .tab
    var configuration = Self.configuration
    if input.text("sizing") == "equal-fill" { configuration.distribution = .fillEqually }
    strip = Strip(
      titles: titles, viewport: input.flag("hidden") == true ? 0 : viewport ?? 400, height: height,
      isRightToLeft: isRightToLeft, isVertical: try input.isVertical("axis"), style: style, configuration: configuration
    )
    for index in strip.tabs.indices { positions[index] = index }
  }

  private mutating func layOut(
    _ frames: [Int: [Double]], _ input: VectorInput, viewport: Double?, height: Double, isRightToLeft: Bool,
    style: TabStripStyle
  ) throws(Refusal) {
    var style = style
    let indices = frames.keys.sorted()
    let row = try Row(frames: indices.map { frames[$0] ?? [] }, content: try input.number("contentLength"))
    for (index, position) in zip(indices, row.indices) { positions[index] = position }
    input.ignore("count")
    if let label = try input.number("labelWidth"), input.text("size") == "label" {
      // The labels stand in the middle of tabs that share the strip.
      style.indicator.extent = .content
      style.horizontalPadding = 16
      var configuration = Self.configuration
      configuration.distribution = .fillEqually
      strip = Strip(
        titles: frames.map { _ in label }, viewport: viewport ?? 400, height: height, isRightToLeft: isRightToLeft,
        style: style, configuration: configuration)
      guard strip.spans == indices.map({ frames[$0] ?? [] }) else { throw Refusal("tabs that do not share the strip") }
      return
    }
    let length = frames.values.map { $0[0] + $0[1] }.max() ?? 400
    strip = row.strip(
      viewport: input.flag("hidden") == true ? 0 : viewport ?? length, height: height, isRightToLeft: isRightToLeft,
      isVertical: try input.isVertical("axis"), style: style, configuration: Self.configuration)
  }

  /// Rows that keep the mark's tab where it is, whatever is chosen.
  private static var configuration: TabStripConfiguration { Strip.plainConfiguration }

  private static func interpolation(_ input: VectorInput) throws(Refusal) -> IndicatorInterpolation {
    switch input.text("interpolation") {
    case nil, "linear": .linear
    case "elastic": .elastic
    case let other?: throw Refusal("interpolation \(other)")
    }
  }

  /// How far the mark stays inside its tab.
  private static func setInset(_ style: inout TabStripStyle, _ input: VectorInput) throws(Refusal) {
    if let spacing = input["spacingInsets"], let left = spacing["left"]?.number, spacing["right"]?.number == left {
      style.indicator.inset = left
    }
    // Paddings are as seen, insets go with the row.
    if let padding = try input.pair("indicatorPadding") {
      let isRightToLeft = try input.isRightToLeft()
      style.indicator.leadingInset = padding[isRightToLeft ? 1 : 0]
      style.indicator.trailingInset = padding[isRightToLeft ? 0 : 1]
    }
    if let delta = try input.number("delta"), input.text("size") == "function" { style.indicator.inset = -delta / 2 }
    if let padding = try input.numbers("indicatorPaddingLTRB") {
      guard padding.count == 4 else { throw Refusal("not four paddings") }
      let isRightToLeft = try input.isRightToLeft()
      style.indicator.form = .border
      style.indicator.leadingInset = padding[isRightToLeft ? 2 : 0]
      style.indicator.topInset = padding[1]
      style.indicator.trailingInset = padding[isRightToLeft ? 0 : 2]
      style.indicator.bottomInset = padding[3]
      style.height = try input.number("barHeight") ?? style.height
      style.bodyHeight = style.height
    }
    // Insets at the row's ends alone are none that the engine's mark has: see the rules.
    input.ignore("insets")
  }

  /// Places of tabs or of their labels, from the row's leading end, by the tab's index.
  private static func frames(_ input: VectorInput, isRightToLeft: Bool) throws(Refusal) -> [Int: [Double]]? {
    func numbered(_ spans: [[Double]]) -> [Int: [Double]] {
      Dictionary(uniqueKeysWithValues: spans.enumerated().map { ($0, $1) })
    }
    if let spans = try input.spans("tabFrames") { return numbered(spans) }
    if let spans = try input.spans("tabFramesPhysical") {
      let width = try input.number("viewport") ?? spans.map { $0[0] + $0[1] }.max() ?? 0
      return numbered(spans.map { isRightToLeft ? [width - $0[0] - $0[1], $0[1]] : $0 })
    }
    if let edges = try input.pair("tabPhysical"), let container = try input.pair("container") {
      let start = isRightToLeft ? container[1] - edges[1] : edges[0] - container[0]
      return [0: [start, edges[1] - edges[0]]]
    }
    if let tab = try input.pair("tab"), let container = try input.pair("container") {
      return [0: [tab[0] - container[0], tab[1]]]
    }
    if case .object(let labels)? = input["labelFrames"] {
      var frames: [Int: [Double]] = [:]
      for (name, value) in labels {
        let span = try input.numbers(value, "labelFrames")
        guard let index = Int(name), span.count == 2 else { throw Refusal("the label frame \(name)") }
        frames[index] = span
      }
      return frames
    }
    guard let from = input["from"], let to = input["to"], case .object = from else { return nil }
    return [0: try inset(from, input), 1: try inset(to, input)]
  }

  /// A frame less the insets that go with it.
  private static func inset(_ value: JSONValue, _ input: VectorInput) throws(Refusal) -> [Double] {
    let frame = try input.numbers(value["frame"] ?? nil, "frame")
    guard frame.count == 2 else { throw Refusal("the frame \(value)") }
    let left = value["insetLeft"]?.number ?? 0
    return [frame[0] + left, frame[1] - left - (value["insetRight"]?.number ?? 0)]
  }
}
