import TabStripCore

/// Where tabs lie: distribution, spacing, insets and padding.
struct LayoutAdapter: VectorAdapter {
  private let input: VectorInput
  private var strip: Strip
  private var padding = [0.0, 0]
  private var titles: [Double] = []
  private var itemHeights: [Double] = []
  private var firstLabelLefts: [Double] = []

  init(_ input: VectorInput, asked: [String: JSONValue]) throws(Refusal) {
    self.input = input
    let sizing = Sizing(input)
    padding = try input.pair("itemPadding") ?? padding
    titles = try sizing.titles(padding: padding)
    var style = Strip.plainStyle
    style.spacing = try input.number("spacing") ?? 0
    let insets = try input.pair("insets") ?? [0, 0]
    let startOffset = try input.number("startOffset") ?? 0
    let align = input.text("align")
    style.leadingInset = insets[0] + (align == "startOffset" || align == nil ? startOffset : 0)
    style.trailingInset = insets[1]
    style.horizontalPadding = (padding[0] + padding[1]) / 2
    try sizing.apply(to: &style)
    var configuration = Strip.plainConfiguration
    configuration.distribution = try sizing.distribution(align: align)
    switch input.text("selectedScrollPosition") {
    case nil: break
    case "center-always": configuration.centersEnds = true
    case let other?: throw Refusal("selectedScrollPosition \(other)")
    }
    var lineHeight = 16.0
    if input.text("axis") == "cross" {
      itemHeights = try input.numbers("itemHeights") ?? []
      lineHeight = itemHeights.max() ?? 0
      style.verticalPadding = try input.number("labelPaddingVertical") ?? 0
      style.indicator.thickness = try input.number("indicatorThickness") ?? 0
      style.height = 0
    }
    let viewport = try sizing.viewport(titles: titles)
    let isRightToLeft = try input.isRightToLeft()
    strip = Strip(
      titles: titles, viewport: viewport, height: 1000, isRightToLeft: isRightToLeft,
      isVertical: try input.isVertical(), style: style, configuration: configuration, lineHeight: lineHeight)
    if try sizing.shrinksToContent(align: align) { strip.resize(to: strip.engine.naturalWidth) }
    try select()
    try realign(style, insets[0], startOffset)
  }

  private mutating func select() throws(Refusal) {
    if let wide = try input.number("widthSelected"), let narrow = try input.number("widthUnselected") {
      strip.titleBySelection = { narrow + (wide - narrow) * $0 }
    }
    if let selected = try input.count("selected") {
      var configuration = strip.engine.configuration
      configuration.reveal = RevealPolicies(.nearest(peek: 0))
      strip.edit { $0.setConfiguration(configuration, at: $1) }
      guard strip.tabs.indices.contains(selected) else { throw Refusal("selected \(selected) is no tab") }
      strip.send(.select(strip.tabs[selected], cause: .program, animated: false))
      if let next = try input.count("upcoming"), let progress = try input.number("progress") {
        strip.send(.track(position: Double(selected) + Double(next - selected) * progress))
      }
      strip.remeasureAll()
    }
    for operation in input["ops"]?.elements ?? [] {
      guard let parts = operation.elements, parts.count == 2, parts[0] == "animateTo", let index = parts[1].number,
        strip.tabs.indices.contains(Int(index))
      else { throw Refusal("the operation \(operation)") }
      strip.send(.select(strip.tabs[Int(index)], cause: .program, animated: true))
    }
  }

  /// Other alignments one after the other, in the strip that is there.
  private mutating func realign(_ style: TabStripStyle, _ inset: Double, _ startOffset: Double) throws(Refusal) {
    for value in input["alignSequence"]?.elements ?? [] {
      var style = style
      style.leadingInset = inset + (value == "startOffset" ? startOffset : 0)
      strip.edit { $0.setStyle(style, at: $1) }
      var configuration = strip.engine.configuration
      configuration.distribution = try Sizing(input).distribution(align: value.text)
      strip.edit { $0.setConfiguration(configuration, at: $1) }
      firstLabelLefts.append(label(0)?[0] ?? 0)
    }
  }

  /// A title's place: hosts draw it in the middle of the body.
  private func label(_ index: Int) -> [Double]? {
    guard strip.spans.indices.contains(index), titles.indices.contains(index) else { return nil }
    let span = strip.span(index)
    return [span[0] + (span[1] - titles[index]) / 2, titles[index]]
  }

  private func seenInContent(_ index: Int) -> [Double] {
    guard let seen = strip.seen(index) else { return [] }
    return [strip.inContent(seen[0]), seen[1]]
  }

  mutating func answer(_ key: String, _ shape: JSONValue) throws(Refusal) -> Answer? {
    let spans = strip.spans
    let widths = spans.map { $0[1] }
    let labels = spans.indices.compactMap(label)
    switch key {
    case "frames": return .spans(spans)
    case "framesPhysical": return .spans(spans.indices.map(seenInContent))
    case "framesPhysicalLeft": return .numbers(spans.indices.compactMap { strip.seen($0)?[0] })
    case "starts": return .numbers(spans.map { $0[0] })
    case "labelFrames", "labelFramesLogical": return .spans(labels)
    case "labelFramesPhysicalInContent":
      return .spans(
        spans.indices.map { index in
          let body = seenInContent(index)
          return [body[0] + (body[1] - titles[index]) / 2, titles[index]]
        })
    case "firstLabelLeft": return .number(labels.first?[0])
    case "lastLabelRight": return .number(labels.last.map { $0[0] + $0[1] })
    case "firstLabelLeftAfterEach": return .numbers(firstLabelLefts)
    case "contentLength": return .number(strip.engine.contentWidth)
    case "barWidth": return .number(strip.frame.width)
    case "barHeight": return .number(strip.engine.naturalHeight)
    case "verticalPadding": return .numbers(itemHeights.map { (strip.frame.bodyHeight - $0) / 2 })
    case "maxScrollOffset": return .number(strip.engine.maximumOffset)
    case "selectedIndex": return .index(strip.selectedIndex)
    case "error": return Answer(nil)
    case "everyWidthAtLeast": return .number(widths.min() ?? 0, is: >=)
    case "everyWidthWithin":
      return Answer(.numbers(widths)) { expected, _ in
        guard let bounds = expected.elements?.compactMap(\.number), bounds.count == 2 else { return false }
        // Titles of all lengths reach both bounds, or else they have not been tried.
        return widths.min() == bounds[0] && widths.max() == bounds[1]
      }
    case "sumOfWidthsGreaterThanViewport": return .flag(widths.reduce(0, +) > strip.frame.width)
    case "scrollOffsetGreaterThanViewport": return .flag(strip.engine.offset > strip.frame.width)
    case "leadingGap":
      let seen = strip.shownAlong
      return .numbers(seen.indices.map { seen[$0][0] - ($0 > 0 ? seen[$0 - 1][0] + seen[$0 - 1][1] : 0) })
    case "rangeLength":
      return Answer(Answer.spans(spans).shown) { expected, _ in
        guard let range = expected["range"]?.elements?.compactMap(\.number), range.count == 2, range[0] >= 0,
          range[0] < range[1], Int(range[1]) <= spans.count
        else { return false }
        let (first, last) = (spans[Int(range[0])], spans[Int(range[1]) - 1])
        return expected["length"] == .number(last[0] + last[1] - first[0])
      }
    default: return nil
    }
  }
}
