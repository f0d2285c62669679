import TabStripCore

/// How wide a layout vector wants its tabs, in the strip's own terms.
struct Sizing {
  private let input: VectorInput
  private let sizing: JSONValue

  init(_ input: VectorInput) {
    self.input = input
    sizing = input["sizing"] ?? .object(["mode": "natural"])
  }

  private func number(_ key: String) throws(Refusal) -> Double? {
    guard let value = sizing[key] else { return nil }
    return try input.number(value, "sizing.\(key)")
  }

  private var mode: String? { sizing["mode"]?.text }

  /// Widths given apart from the mode switch equal shares off.
  private var hasOwnWidths: Bool { input.has("explicitWidths") }

  /// The widths of the titles, without padding.
  func titles(padding: [Double]) throws(Refusal) -> [Double] {
    let both = padding[0] + padding[1]
    input.ignore("itemHeights", "contentLengthGiven", "count")
    if let widths = try input.numbers("labelWidths") { return widths }
    for key in ["explicitWidths", "frameWidths"] {
      if let widths = try input.numbers(key) { return widths.map { Swift.max(0, $0 - both) } }
    }
    if let text = input.text("labels") { return try Self.titles(described: text) }
    let count: Int
    if let heights = input["itemHeights"]?.elements {
      count = heights.count
    } else if let said = try input.count("count") {
      count = said
    } else if input["align"] != nil {
      count = 0
    } else {
      throw Refusal("no tabs are told of")
    }
    if let text = input.text("naturalWidths") {
      guard text.hasPrefix("below "), let bound = Double(text.dropFirst(6)) else { throw Refusal("widths «\(text)»") }
      return (0..<count).map { Swift.max(0, bound - both - 10 * Double($0 + 1)) }
    }
    if let widths = try input.numbers("naturalWidths") { return widths.map { Swift.max(0, $0 - both) } }
    let viewport = try input.number("viewport")
    var width = try number("width") ?? 60
    if mode == "percent", let percent = try number("percent") { width = (viewport ?? 0) * percent / 100 }
    if input.flag("itemsOverflow") == true { width = (viewport ?? 0) / 2 }
    return Array(repeating: width, count: count)
  }

  /// Titles of «40 labels, lengths 2..41 characters», each character 7 points wide.
  private static func titles(described text: String) throws(Refusal) -> [Double] {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 3, text.contains("lengths"), numbers[1] <= numbers[2] else {
      throw Refusal("labels «\(text)»")
    }
    let step = Double(numbers[2] - numbers[1]) / Double(Swift.max(1, numbers[0] - 1))
    return (0..<numbers[0]).map { ((Double(numbers[1]) + step * Double($0)).rounded()) * 7 }
  }

  func apply(to style: inout TabStripStyle) throws(Refusal) {
    style.minimumTabWidth = try number("minWidth") ?? 0
    style.maximumTabWidth = try number("maxWidth") ?? .infinity
  }

  func distribution(align: String?) throws(Refusal) -> Distribution {
    guard ["fixed", "natural", "equal-fill", "explicit", "percent", "auto"].contains(mode) else {
      throw Refusal("sizing \(sizing)")
    }
    if mode == "auto" { return .fillWhileFitting }
    if mode == "equal-fill", !hasOwnWidths { return .fillEqually }
    switch align {
    case nil, "start", "startOffset": return .leading
    case "center": return .center
    case "end": return .trailing
    case "fill": return .fillEqually
    case let other?: throw Refusal("align \(other)")
    }
  }

  /// A strip whose width does not matter is longer than its row.
  func viewport(titles: [Double]) throws(Refusal) -> Double {
    try input.number("viewport") ?? 400 + titles.reduce(0, +) * 2
  }

  /// Without a divider along the whole width, a bar that does not fill it is as wide as its tabs.
  func shrinksToContent(align: String?) throws(Refusal) -> Bool {
    let isScrollable = input.flag("scrollable") ?? true
    if try input.number("dividerHeight") == 0 { return align != "fill" }
    input.ignore("divider")
    return !isScrollable && align != "fill"
  }
}
